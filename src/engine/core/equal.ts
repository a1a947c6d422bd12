import type { Json } from './json.ts';

/** Whether two JSON values are the same, whatever the order of their keys. A key that is `undefined` counts as absent. */
export function isDeepEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) if (!isDeepEqual(a[index], b[index])) return false;
    return true;
  }
  const left = a as { readonly [key: string]: Json | undefined };
  const right = b as { readonly [key: string]: Json | undefined };
  for (const key in left) if (!isDeepEqual(left[key], right[key])) return false;
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false;
  return true;
}
