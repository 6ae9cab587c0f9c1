/** Where the names of the roots begin, in a row above their plot that the curve never reaches: near their roots, and clear of each other. */

/** CSS pixels; of the small print of the plots, in a wide font */
const letter = { usual: 7, bold: 7.8, wide: 13 };
/** between two names, and of a name beyond its root */
const between = 8;
const beyond = 18;

export interface RootName {
  readonly text: string;
  readonly bold: boolean;
  /** of the root */
  readonly x: number;
}

/** Roughly: nothing is measured before it is drawn. */
export const widthOf = ({ text, bold }: Pick<RootName, 'text' | 'bold'>): number =>
  [...text].reduce(
    (sum, sign) => sum + (sign.codePointAt(0)! >= 0x2e80 ? letter.wide : bold ? letter.bold : letter.usual),
    0,
  );

/** The first ends at its root, the second begins there, as far as both have room. @returns where each begins */
export function rowOfNames(names: readonly RootName[], left: number, right: number): readonly number[] {
  const [first, second] = names;
  if (!first) return [];
  const widths = names.map(widthOf);
  const fit = (x: number, width: number, most: number) => Math.max(left, Math.min(x, most - width));
  if (!second) return [fit(first.x + beyond - widths[0]!, widths[0]!, right)];
  const end = Math.max(fit(second.x - beyond, widths[1]!, right), left + widths[0]! + between);
  return [fit(first.x + beyond - widths[0]!, widths[0]!, end - between), end];
}
