/** Lists of pieces: their order means nothing. */
const UNORDERED = ['guards', 'pawns', 'hand'];

/**
 * Where `actual` is not as `expected` says, in words; `null` when every field that is named has its value. Fields that
 * are not named do not count, at any depth.
 */
export function difference(actual: unknown, expected: unknown, path = ''): string | null {
  if (Array.isArray(expected)) return differentList(actual, expected, path);
  if (!isFields(expected)) return actual === expected ? null : told(actual, expected, path);
  if (!isFields(actual)) return told(actual, expected, path);
  for (const [key, value] of Object.entries(expected)) {
    const found = difference(actual[key], value, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function differentList(actual: unknown, expected: readonly unknown[], path: string): string | null {
  if (!Array.isArray(actual) || actual.length !== expected.length) return told(actual, expected, path);
  const name = path.slice(path.lastIndexOf('.') + 1);
  const [left, right] = UNORDERED.includes(name) ? [sorted(actual), sorted(expected)] : [actual, expected];
  const isSame = right.every((value, index) => difference(left[index], value) === null);
  return isSame ? null : told(actual, expected, path);
}

/** The expected event that does not occur, in this order, among the actual ones; `null` when all do. */
export function missingEvent(actual: readonly unknown[], expected: readonly unknown[]): string | null {
  let found = 0;
  for (const event of actual) {
    if (found < expected.length && difference(event, expected[found]) === null) found += 1;
  }
  if (found === expected.length) return null;
  return `expected event ${JSON.stringify(expected[found])} got ${JSON.stringify(actual)}`;
}

const told = (actual: unknown, expected: unknown, path: string): string =>
  `expected ${path === '' ? '' : `${path} `}${JSON.stringify(expected)} got ${JSON.stringify(actual) ?? 'nothing'}`;

const sorted = (list: readonly unknown[]): readonly unknown[] =>
  list.map((item) => JSON.stringify(item)).sort();

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
