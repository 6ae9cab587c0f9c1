/** A mark of a strip in words: its symbol, its number, what it is. */
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { Mark } from './marks';

export function markText({ symbols: [name], value }: Mark): { title: string; words: string } {
  const letter = t(`symbol.letter.${name!}`);
  const words = t(`symbol.${name!}`, { element: 0, to: 'point' });
  return { title: value === null ? letter : `${letter} = ${formatNumber(value)}`, words };
}

export function MarkTip({ mark }: { mark: Mark }) {
  const { title, words } = markText(mark);
  return (
    <>
      <p>
        <b class="num">{title}</b>
      </p>
      <p>{words}</p>
    </>
  );
}
