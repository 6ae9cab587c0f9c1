/** The pieces of a tour's text as elements. What leads somewhere is the reader's: on paper it is a word. */
import type { ComponentChildren } from 'preact';
import { Tex } from '../../panels/inspector/Tex';
import type { Inline } from '../tour/markdown';

type Leading = Extract<Inline, { readonly to: string }>;

export interface Reader {
  /** what leads to a word of the glossary, a chapter, a step */
  lead(piece: Leading, words: ComponentChildren, key: number): ComponentChildren;
  /** attributes of a symbol */
  symbol?(name: string): { readonly 'data-sym'?: string };
}

/** @returns draws a piece, by its place among its neighbours */
export function drawnFor(reader: Reader): (piece: Inline, at: number) => ComponentChildren {
  const draw = (piece: Inline, at: number): ComponentChildren => {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'strong':
        return <b key={at}>{piece.children.map(draw)}</b>;
      case 'stress':
        return <em key={at}>{piece.children.map(draw)}</em>;
      case 'quantity':
        return (
          <var key={at} class="sym">
            {piece.children.map(draw)}
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
        return reader.lead(piece, piece.children.map(draw), at);
    }
  };
  return draw;
}
