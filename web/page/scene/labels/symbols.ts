/**
 * Symbols inside label texts. A message is translated, its symbols are not, so a symbol travels through the catalogue as a
 * marked value and is set in the mathematical face when the label is drawn.
 */
const marks = { symbol: ['⟦', '⟧'], sub: ['⦃', '⦄'] } as const;

export interface TextRun {
  readonly text: string;
  readonly face: 'plain' | 'symbol' | 'sub';
}

export const symbol = (name: string): string => marks.symbol[0] + name + marks.symbol[1];
export const sub = (name: string): string => marks.sub[0] + name + marks.sub[1];

export function textRuns(text: string): TextRun[] {
  return text
    .split(/(?=[⟦⦃])|(?<=[⟧⦄])/)
    .filter((part) => part.length > 0)
    .map((part) => {
      if (part.startsWith(marks.symbol[0])) return { text: part.slice(1, -1), face: 'symbol' };
      if (part.startsWith(marks.sub[0])) return { text: part.slice(1, -1), face: 'sub' };
      return { text: part, face: 'plain' };
    });
}
