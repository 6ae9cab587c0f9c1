/** The text of a tour where nothing can be pressed: words of the glossary and links are words. Numbers are those of the time it was taken. */
import { formatShort } from '../numbers';
import { drawnFor } from '../panels/pieces';
import { filled, inline, paragraphs } from '../tour/markdown';
import type { Numbers } from '../tour/values';

interface Props {
  readonly text: string;
  readonly numbers: Numbers;
}

const draw = drawnFor({ lead: (_, words, key) => <span key={key}>{words}</span> });

const write = ({ text, numbers }: Props): string => filled(text, numbers, formatShort).replace(/\{\w+(?::\d)?\}/g, '…');

export function Text(props: Props) {
  return (
    <>
      {paragraphs(write(props)).map((part, at) => (
        <p key={at}>{draw(part)}</p>
      ))}
    </>
  );
}

export function TextInline(props: Props) {
  return <>{draw(inline(write(props)))}</>;
}
