import type { JSX } from 'preact';

/** A page's great title in gold letters. */
export function Gilded({
  words,
  class: own,
}: {
  readonly words: string;
  readonly class: string;
}): JSX.Element {
  return (
    <h1 class={`gilded ${own}`}>
      <span class="gilded-line" aria-hidden="true">
        {words}
      </span>
      <span class="gilded-words">{words}</span>
    </h1>
  );
}
