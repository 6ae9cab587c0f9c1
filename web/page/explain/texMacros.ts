/**
 * Symbols in the formulas' TeX. `\sy{name}{tex}` stands for a thing in the figure; those with a colour and dash of their own have
 * short names.
 */
import type { SymbolName } from '../base/highlight';

interface Short {
  readonly symbol: SymbolName;
  readonly tex: string;
  /** class of its colour and dash */
  readonly look?: string;
}

export const shorts: Readonly<Record<string, Short>> = {
  E: { symbol: 'e', tex: 'e', look: 'sy-e' },
  U: { symbol: 'e', tex: 'u', look: 'sy-e' },
  V: { symbol: 'v', tex: 'v', look: 'sy-v' },
  R: { symbol: 'rest', tex: "v'", look: 'sy-v' },
  B: { symbol: 'b', tex: 'b', look: 'sy-b' },
  X: { symbol: 't', tex: 't', look: 'sy-x' },
  T: { symbol: 't', tex: 't' },
  C: { symbol: 'B', tex: 'B' },
  N: { symbol: 'N', tex: 'N' },
};

const letters = Object.keys(shorts).join('');
export const shortName = new RegExp(`\\\\([${letters}])(?![a-zA-Z])`, 'g');

/** For KaTeX: the symbol's name goes to the page as `data-sym`. */
export function katexMacros(): Record<string, string> {
  const made: Record<string, string> = { '\\sy': '\\htmlData{sym=#1}{#2}' };
  for (const [name, { symbol, tex, look }] of Object.entries(shorts)) {
    made[`\\${name}`] = `\\sy{${symbol}}{${look === undefined ? tex : `\\htmlClass{${look}}{${tex}}`}}`;
  }
  return made;
}

/** The same without marks, for any TeX. */
export function plainTex(source: string): string {
  let tex = '';
  let from = 0;
  for (let at = source.indexOf('\\sy{'); at >= 0; at = source.indexOf('\\sy{', from)) {
    const open = source.indexOf('}', at) + 1;
    const close = closing(source, open);
    tex += joined(source.slice(from, at), source.slice(open + 1, close));
    from = close + 1;
  }
  tex += source.slice(from);
  // A letter must not become part of the command before it: `\cdot\V` is no `\cdotv`.
  return tex.replace(new RegExp(`([A-Za-z]?)${shortName.source}`, 'g'), (_, before: string, name: string) =>
    joined(before, shorts[name]!.tex),
  );
}

function joined(before: string, tex: string): string {
  return before + (/[a-zA-Z]$/.test(before) && /^[a-zA-Z]/.test(tex) ? ' ' : '') + tex;
}

/** Where the brace that opens at `open` is closed. */
function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return at;
  }
  return source.length;
}
