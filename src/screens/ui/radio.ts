const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys in a radio group of `count` radios: chooses the one beside `chosen`, round the ends, and moves the
 * focus to it. To be called on the group's `keydown`; other keys are left alone.
 */
export function stepRadio(
  event: KeyboardEvent,
  count: number,
  chosen: number,
  choose: (next: number) => void,
): void {
  const by = STEPS[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const next = (Math.max(chosen, 0) + by + count) % count;
  choose(next);
  event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
}
