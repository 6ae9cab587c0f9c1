/** The text of a tour where nothing can be pressed: words of the glossary and links are words. Numbers are those of the time it was taken. */
import type { ComponentChildren } from 'preact';
import { Tex } from '../../panels/inspector/Tex';
import { formatShort } from '../numbers';
import { filled, inline, type Inline, paragraphs } from '../tour/markdown';
import type { Numbers } from '../tour/values';

interface Props {
  readonly text: string;
  readonly numbers: Numbers;
}

const write = ({ text, numbers }: Props): string => filled(text, numbers, formatShort).replace(/\{\w+(?::\d)?\}/g, '…');

export function Text(props: Props) {
  return (
    <>
      {paragraphs(write(props)).map((part, at) => (
        <p key={at}>{part.map(draw)}</p>
      ))}
    </>
  );
}

export function TextInline(props: Props) {
  return <>{inline(write(props)).map(draw)}</>;
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
        <var key={at} class="sym">
          {piece.name.replace(/\d$/, '')}
          {/\d$/.test(piece.name) && <sub>{piece.name.at(-1)}</sub>}
        </var>
      );
    case 'term':
    case 'chapter':
    case 'step':
      return <span key={at}>{piece.children.map(draw)}</span>;
  }
}
