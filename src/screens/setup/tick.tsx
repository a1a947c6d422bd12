import type { JSX } from 'preact';

/** Whether a card is the chosen one: a tick on green, or an empty ring. */
export function Tick({ on }: { readonly on: boolean }): JSX.Element {
  return (
    <svg class="card-tick" viewBox="0 0 28 28" fill="none" aria-hidden="true">
      {on ? (
        <>
          <circle cx="14" cy="14" r="12.6" fill="#1f6b47" stroke="#241a17" stroke-width="1.6" />
          <path
            d="M8.4 14.4L12.4 18.4L20 9.8"
            stroke="#fff6e0"
            stroke-width="3"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </>
      ) : (
        <circle cx="14" cy="14" r="12" stroke="var(--brass-dark)" stroke-width="2" />
      )}
    </svg>
  );
}
