/** Keys that scroll a page. */
const SCROLLING = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
];

/**
 * Keeps the keys that nothing here has used from scrolling the page that holds the game's frame. What takes them by
 * itself keeps them: fields, a button its space bar, and anything that can be scrolled.
 */
export function keepKeys(): void {
  window.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || !SCROLLING.includes(key) || !(target instanceof Element)) return;
    if (target.closest('input, select, textarea') || (key === ' ' && target.closest('button'))) return;
    if (!canScroll(target)) event.preventDefault();
  });
}

/** Whether an element or one around it has more to show than fits. */
function canScroll(element: Element | null): boolean {
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}
