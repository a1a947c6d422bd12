// A shelf packer: the tallest first, one row after the other.
const PAD = 2;
const MOST = 2048;

function shelves(items, width) {
  let x = PAD;
  let y = PAD;
  let row = 0;
  const places = new Map();
  for (const { name, w, h } of items) {
    if (x + w + PAD > width) {
      x = PAD;
      y += row + PAD;
      row = 0;
    }
    places.set(name, { x, y });
    x += w + PAD;
    row = Math.max(row, h);
  }
  return { width, height: y + row + PAD, places };
}

/** items: { name, w, h }. Takes the width that wastes least. */
export function pack(items) {
  const sorted = [...items].sort((a, b) => b.h - a.h || b.w - a.w || (a.name < b.name ? -1 : 1));
  const widest = Math.max(...items.map((i) => i.w)) + 2 * PAD;
  let best = null;
  for (let width = Math.ceil(widest / 4) * 4; width <= MOST; width += 4) {
    const sheet = shelves(sorted, width);
    const fits = sheet.height <= MOST && Math.max(width, sheet.height) <= 2 * Math.min(width, sheet.height);
    if (fits && (!best || width * sheet.height < best.width * best.height)) best = sheet;
  }
  if (!best) throw new Error(`frames do not fit into ${MOST} pixels`);
  return best;
}
