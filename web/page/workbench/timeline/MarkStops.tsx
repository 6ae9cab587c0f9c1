/** The marks of a strip for keys and screen readers: one stop for Tab, arrows among them. The picture itself is for pointers. */
import { actions } from '../../core/actions';
import { noSymbols, selectedSymbols } from '../../base/highlight';
import { Toolbar } from '../../base/controls/Toolbar';
import { markText } from './MarkTip';
import { t } from '../../base/i18n/messages';
import type { Mark } from './marks';
import { markedRow, marksOf } from './rowMarks';

export function MarkStops({ marks, label }: { marks: readonly Mark[]; label: string }) {
  if (marks.length === 0) return null;
  return (
    <Toolbar key={marks.map(({ symbols }) => symbols[0]).join(' ')} label={label}>
      {marks.map((mark) => {
        const { title, words } = markText(mark);
        return (
          <button
            key={mark.symbols[0]}
            type="button"
            class="sr"
            aria-pressed={mark.symbols.every((name) => selectedSymbols.value.includes(name))}
            onFocus={() => actions.hoverSymbols(mark.symbols)}
            onBlur={() => actions.hoverSymbols(noSymbols)}
            onClick={() => actions.selectSymbols(mark.symbols)}
          >
            {`${title}. ${words}`}
          </button>
        );
      })}
    </Toolbar>
  );
}

/** Of the row that formulas and figures are about. */
export function RowStops() {
  const row = markedRow.value;
  return (
    <MarkStops marks={row ? marksOf(row) : []} label={t('strip.c.marks', { test: row?.step.name.slice(1) ?? '' })} />
  );
}
