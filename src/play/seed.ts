/** Digits and letters that are not mistaken for each other. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** A new seed of 100 random bits, to be read out and typed: `K7Q2-9FXM-43TD-8WRA-PN5C`. */
export function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP));
  const symbols = [...bytes].map((byte) => SYMBOLS[byte % SYMBOLS.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    symbols.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-');
}
