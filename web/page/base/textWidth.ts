/** Generous: which font there is differs from machine to machine. @returns px, of text of 13 px */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += sign > '\u2e7f' ? 13 : 7.7;
  return width;
}
