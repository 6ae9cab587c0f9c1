/** The text of a tour, drawn: its small part of Markdown, with the numbers of the stop in it. */
import { actions } from '../../core/actions';
import { isSymbol } from '../../base/highlight';
import { formatShort } from '../numbers';
import { goTo } from '../player';
import { numbers } from '../state';
import { filled, inline, paragraphs } from '../tour/markdown';
import type { Numbers } from '../tour/values';
import { drawnFor } from './pieces';
import { Term } from './Term';

interface Props {
  readonly text: string;
  /** besides those of the stop */
  readonly more?: Numbers;
}

const draw = drawnFor({
  symbol: (name) => (isSymbol(name) ? { 'data-sym': name } : {}),
  lead({ kind, to }, words, key) {
    if (kind === 'term')
      return (
        <Term key={key} name={to}>
          {words}
        </Term>
      );
    const go = () => (kind === 'chapter' ? goTo(Number(to), 0) : void actions.goTo(to, { history: 'none' }));
    return (
      <button key={key} type="button" class="lnk" onClick={go}>
        {words}
      </button>
    );
  },
});

/** A number that is not there yet leaves its place. */
const write = (text: string, more: Numbers | undefined): string =>
  filled(text, { ...numbers.value, ...more }, formatShort).replace(/\{\w+(?::\d)?\}/g, '…');

export function Say({ text, more }: Props) {
  return (
    <>
      {paragraphs(write(text, more)).map((part, at) => (
        <p key={at} class="l-para">
          {draw(part)}
        </p>
      ))}
    </>
  );
}

export function SayInline({ text, more }: Props) {
  return <>{draw(inline(write(text, more)))}</>;
}
