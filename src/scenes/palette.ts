/** A seat's house colours, as in the pictures of its pieces. */
export type SeatColours = { readonly base: number; readonly light: number; readonly dark: number };

/** By seat: Lily, Sun, Moon, Acorn. */
export const SEAT_COLOURS: readonly SeatColours[] = [
  { base: 0xc7343d, light: 0xf07e72, dark: 0x8e1c2a },
  { base: 0xefb733, light: 0xffe38c, dark: 0xb87c15 },
  { base: 0x1f4190, light: 0x5f88dc, dark: 0x142a62 },
  { base: 0x47aa80, light: 0x8fdcb8, dark: 0x236b4d },
];

export const INK = '#241A17';
export const IVORY = '#FFF6E0';
export const GAIN = '#1F6B47';
export const LOSS = '#A8232F';

/** A colour as CSS writes it; `alpha` 0 to 1. */
export function css(colour: number, alpha = 1): string {
  return `rgb(${colour >> 16} ${(colour >> 8) & 255} ${colour & 255} / ${alpha})`;
}

/** The colour `share` of the way from `a` to `b`. */
export function mix(a: number, b: number, share: number): number {
  const part = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}
