/**
 * The text of a tour: a small part of Markdown, read into plain data. `**strong**`, `*x*` for a quantity (words are only stressed), `$t_0 = (1-d)/s$` for a formula,
 * `[t0]` for a symbol of the figure, `[words](term:plane)` for the glossary, `[words](f0.p0.s0)` for a step,
 * `[words](chapter:6)` for a chapter; blank lines part
 * paragraphs. `{name}` or `{name:2}` is a number, with that many decimals at most. Nothing in it is ever HTML.
 */
import type { Numbers } from './values';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'quantity' | 'stress'; readonly children: readonly Inline[] }
  | { readonly kind: 'formula'; readonly tex: string }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'term' | 'chapter' | 'step'; readonly to: string; readonly children: readonly Inline[] };

export type Paragraph = readonly Inline[];

const piece =
  /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|\$([^$]+)\$|\[([^\]]+)\]\((?:term:([\w-]+)|chapter:(\d{1,2})|([a-z]\w*(?:\.[a-z]\w*)*))\)|\[([A-Za-z]\w*)\]/;

/** Letters that follow each other, or a sign that is a word alone: no symbol of a formula. */
const isWord = /\p{L}\p{L}|\p{Script=Han}/u;

export function paragraphs(text: string): readonly Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => inline(part.trim().replace(/\s+/g, ' ')))
    .filter((part) => part.length > 0);
}

export function inline(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let rest = text;
  while (rest !== '') {
    const match = piece.exec(rest);
    const before = match ? rest.slice(0, match.index) : rest;
    if (before !== '') found.push({ kind: 'text', text: before });
    if (!match) break;
    found.push(pieceOf(match));
    rest = rest.slice(match.index + match[0].length);
  }
  return found;
}

function pieceOf([, strong, quantity, tex, words, term, chapter, step, symbol]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: 'strong', children: inline(strong) };
  if (quantity !== undefined)
    return { kind: isWord.test(quantity) ? 'stress' : 'quantity', children: [{ kind: 'text', text: quantity }] };
  if (tex !== undefined) return { kind: 'formula', tex };
  if (symbol !== undefined) return { kind: 'symbol', name: symbol };
  if (chapter !== undefined) return { kind: 'chapter', to: chapter, children: inline(words!) };
  return term !== undefined
    ? { kind: 'term', to: term, children: inline(words!) }
    : { kind: 'step', to: step!, children: inline(words!) };
}

/** @param format writes a number with so many decimals at most; null: as many as it needs */
export function filled(
  text: string,
  numbers: Numbers,
  format: (value: number, decimals: number | null) => string,
): string {
  return text.replace(/\{([A-Za-z_]\w*)(?::(\d))?\}/g, (whole, name: string, decimals: string | undefined) =>
    Object.hasOwn(numbers, name) ? format(numbers[name]!, decimals === undefined ? null : Number(decimals)) : whole,
  );
}
