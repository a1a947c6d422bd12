import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type PageProps = { readonly class: string; readonly children: ComponentChildren };

/** A whole screen. It takes the focus when it comes, so that keys and screen readers begin at its top. */
export function Page({ class: own, children }: PageProps): JSX.Element {
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  return (
    <main class={`page ${own}`} tabIndex={-1} ref={page}>
      {children}
    </main>
  );
}
