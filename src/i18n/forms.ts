/**
 * A Portuguese text that counts. Its third form is for whole millions, which no table counts to: it repeats `other`.
 */
export function forms<Name extends string>(
  by: Name,
  one: string,
  other: string,
): { readonly by: Name; readonly one: string; readonly many: string; readonly other: string } {
  return { by, one, many: other, other };
}
