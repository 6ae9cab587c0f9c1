/** The twin of strip C as a real table. Long lists are drawn in the part that is in sight. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../state/actions';
import { shownSlide, currentStep } from '../../state/store';
import type { Candidate } from '../../trace/candidates';
import { t } from '../../i18n/messages';
import { formatNumber } from '../../i18n/numbers';
import { Glyph } from '../controls/Glyph';
import { Icon } from '../controls/Icon';
import { useSize } from '../shell/useSize';
import { allRows, folds$, rowState, shownRows, toggleFold, type RowState } from './candidateRows';
import { outcomeText } from './CandidateRow';

const rowHeight = 28;
const columns = ['test', 'triangle', 'interval', 'feature', 't', 'best'] as const;

export function CandidateTable() {
  const [box, { height }] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const slide = shownSlide.value;
  const rows = shownRows.value;
  const step = currentStep.value;
  const nowAt = rows.findIndex((row) => rowState(row, step) === 'now');
  const followed = useRef(-1);
  useEffect(() => {
    const element = box.current;
    if (!element || nowAt < 0 || followed.current === nowAt || height === 0) return;
    followed.current = nowAt;
    const top = nowAt * rowHeight;
    if (top < element.scrollTop || top + 2 * rowHeight > element.scrollTop + height)
      element.scrollTop = top - height / 3;
  }, [box, nowAt, height]);
  if (!slide) return <p class="strip-none">{t('strip.c.noSlide')}</p>;
  const from = Math.max(0, Math.floor(scroll / rowHeight) - 4);
  const to = Math.min(rows.length, Math.ceil((scroll + Math.max(height, 400)) / rowHeight) + 4);
  return (
    <section class="ctable">
      <h2>{t('table.title', { slide: slide.address })}</h2>
      <div
        ref={box}
        class="ctable-scroll"
        tabIndex={0}
        aria-label={t('table.title', { slide: slide.address })}
        onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
      >
        <table aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <th key={column} scope="col" class={['triangle', 'interval', 't'].includes(column) ? 'r' : ''}>
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer rows={from} />
            {rows.slice(from, to).map((row, k) => (
              <TableRow key={row.test} row={row} state={rowState(row, step)} index={from + k + 2} />
            ))}
            <Spacer rows={rows.length - to} />
          </tbody>
        </table>
      </div>
      <TableFolds />
    </section>
  );
}

function Spacer({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns.length} class="gap" style={{ height: `${rows * rowHeight}px` }} />
    </tr>
  );
}

function TableRow({ row, state, index }: { row: Candidate; state: RowState; index: number }) {
  const { address } = row.step;
  const go = () => {
    actions.selectTriangle(row.triangle);
    void actions.goTo(address, { history: 'push' });
  };
  const best = state === 'todo' ? 'toCome' : row.improved ? 'lower' : row.time === null ? 'none' : 'no';
  const interval =
    row.enter === null || row.leave === null ? '–' : `${formatNumber(row.enter)} – ${formatNumber(row.leave)}`;
  return (
    <tr
      class={state === 'now' ? 'cur' : state}
      aria-rowindex={index}
      aria-current={state === 'now' ? 'step' : undefined}
      onClick={go}
      onPointerEnter={() => actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      <td>
        <button type="button" class="cell-link" title={t('address.goTo', { address })} onClick={go}>
          {row.step.name}
        </button>
      </td>
      <td class="r">{row.triangle}</td>
      <td class="r">{interval}</td>
      <td>
        {row.time !== null && row.feature !== 'none' && <Glyph name={row.feature} />}
        {outcomeText(row)}
      </td>
      <td class={state === 'now' && row.improved ? 'r ch1' : 'r'}>
        {row.time === null ? '–' : formatNumber(row.time)}
      </td>
      <td class={best === 'lower' ? '' : 'dimt'}>{t(`table.best.${best}`)}</td>
    </tr>
  );
}

/** What is folded away, to be had back. */
function TableFolds() {
  const list = folds$.value;
  if (list.length === 0 || allRows.value.length === 0) return null;
  return (
    <div class="folds">
      <div class="folds-list">
        {list.map(({ verdict, count, open }) => (
          <button key={verdict} type="button" class="fold num" aria-expanded={open} onClick={() => toggleFold(verdict)}>
            <Icon name={open ? 'chevronDown' : 'chevronRight'} />
            {t('table.fold', { count, verdict: t(`verdict.${verdict}`) })}
          </button>
        ))}
      </div>
    </div>
  );
}
