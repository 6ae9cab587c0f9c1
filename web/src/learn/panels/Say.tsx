/** The text of a tour, drawn: its small part of Markdown, with the numbers of the stop in it. */
import type { ComponentChildren } from 'preact';
import { actions } from '../../state/actions';
import { isSymbol } from '../../state/highlight';
import { Tex } from '../../panels/inspector/Tex';
import { formatShort } from '../numbers';
import { goTo } from '../player';
import { numbers } from '../state';
import { filled, inline, type Inline, paragraphs } from '../tour/markdown';
import type { Numbers } from '../tour/values';
import { Term } from './Term';

interface Props {
  readonly text: string;
  /** besides those of the stop */
  readonly more?: Numbers;
}

/** A number that is not there yet leaves its place. */
const write = (text: string, more: Numbers | undefined): string =>
  filled(text, { ...numbers.value, ...more }, formatShort).replace(/\{\w+(?::\d)?\}/g, '…');

export function Say({ text, more }: Props) {
  return (
    <>
      {paragraphs(write(text, more)).map((part, at) => (
        <p key={at} class="l-para">
          {part.map(draw)}
        </p>
      ))}
    </>
  );
}

export function SayInline({ text, more }: Props) {
  return <>{inline(write(text, more)).map(draw)}</>;
}

function draw(piece: Inline, at: number): ComponentChildren {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <b key={at}>{piece.children.map(draw)}</b>;
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
        <var key={at} class="sym" {...(isSymbol(piece.name) && { 'data-sym': piece.name })}>
          {/* t0 is t with an index */}
          {piece.name.replace(/\d$/, '')}
          {/\d$/.test(piece.name) && <sub>{piece.name.at(-1)}</sub>}
        </var>
      );
    case 'term':
      return (
        <Term key={at} name={piece.to}>
          {piece.children.map(draw)}
        </Term>
      );
    case 'chapter':
      return (
        <button key={at} type="button" class="lnk" onClick={() => goTo(Number(piece.to), 0)}>
          {piece.children.map(draw)}
        </button>
      );
    case 'step':
      return (
        <button key={at} type="button" class="lnk" onClick={() => void actions.goTo(piece.to, { history: 'none' })}>
          {piece.children.map(draw)}
        </button>
      );
  }
}
