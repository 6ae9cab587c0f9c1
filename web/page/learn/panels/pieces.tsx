/** The pieces of a tour's text as elements. What leads somewhere is the reader's: on paper it is a word. */
import type { ComponentChildren } from 'preact';
import { Tex } from '../../workbench/inspector/Tex';
import type { Inline } from '../tour/markdown';

type Leading = Extract<Inline, { readonly to: string }>;

export interface Reader {
  /** what leads to a word of the glossary, a chapter, a step */
  lead(piece: Leading, words: ComponentChildren, key: number): ComponentChildren;
  /** attributes of a symbol */
  symbol?(name: string): { readonly 'data-sym'?: string };
}

/** What a line must not begin with, and what it must not end with, beside a formula. */
const closing = /^[.,;:?!…)\]”’。，；：？！）、]+/;
const opening = /[([“‘（]$/;
/** Characters of a formula that may stand in one line with it; of a longer one the parts are broken. */
const longestKept = 40;

/** @returns draws the pieces of a text; a sign stays in the line of the formula it belongs to */
export function drawnFor(reader: Reader): (pieces: readonly Inline[]) => ComponentChildren[] {
  const draw = drawPiece(reader);
  return (pieces) => {
    /** how many letters of the next text stand with the formula already */
    let taken = 0;
    return pieces.map((piece, at) => {
      const [before, next] = [pieces[at - 1], pieces[at + 1]];
      if (piece.kind === 'text') {
        const text = piece.text.slice(taken);
        taken = 0;
        return next && isSign(next) ? text.replace(opening, '') : text;
      }
      if (!isSign(piece)) return draw(piece, at);
      const ahead = (before?.kind === 'text' && opening.exec(before.text)?.[0]) || '';
      const after = (next?.kind === 'text' && closing.exec(next.text)?.[0]) || '';
      taken = after.length;
      if (!ahead && !after) return draw(piece, at);
      return (
        <span key={at} class="l-kept">
          {ahead}
          {draw(piece, at)}
          {after}
        </span>
      );
    });
  };
}

const isSign = (piece: Inline): boolean => piece.kind === 'formula' && piece.tex.length <= longestKept;

function drawPiece(reader: Reader): (piece: Inline, at: number) => ComponentChildren {
  return (piece, at) => {
    const all = drawnFor(reader);
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'strong':
        return <b key={at}>{all(piece.children)}</b>;
      case 'stress':
        return <em key={at}>{all(piece.children)}</em>;
      case 'quantity':
        return (
          <var key={at} class="sym">
            {all(piece.children)}
          </var>
        );
      case 'formula':
        return <Tex key={at} source={piece.tex} />;
      case 'symbol':
        return (
          <var key={at} class={`sym of-${piece.name}`} {...reader.symbol?.(piece.name)}>
            {/* t0 is t with an index */}
            {piece.name.replace(/\d$/, '')}
            {/\d$/.test(piece.name) && <sub>{piece.name.at(-1)}</sub>}
          </var>
        );
      case 'term':
      case 'chapter':
      case 'step':
        return reader.lead(piece, all(piece.children), at);
    }
  };
}
