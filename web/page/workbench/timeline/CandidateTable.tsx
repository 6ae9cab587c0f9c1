/** The twin of strip C as a real table. Long lists are drawn in the part that is in sight. */
import '../../texts/later';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { symbolsAt } from '../../base/highlight';
import { shownSlide, currentStep } from '../../core/store';
import type { Candidate } from '../../../package/trace/candidates';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { Glyph } from '../../base/controls/Glyph';
import { Icon } from '../../base/controls/Icon';
import { symbolHover } from '../../core/controls/symbolHover';
import { useSize } from '../../base/window/useSize';
import type { Order } from './candidateFilter';
import {
  allRows,
  descending,
  folds$,
  nowAt,
  order,
  outcomeText,
  rowState,
  shownRows,
  sortBy,
  type RowState,
  whyNoSlide,
} from './candidateRows';
import { FilterBar } from './FilterBar';
import { Fold } from './Fold';
import { isLit } from './litRows';
import { RowStops } from './MarkStops';
import { markedRow } from './rowMarks';
import { stepName } from '../../explain/stepName';
import { slideOf } from './slideMarks';
import { useFollowLit } from './useFollowLit';
import { useTableKeys } from './useTableKeys';

const rowHeight = 28;
const columns = ['test', 'triangle', 'interval', 'feature', 't', 'best'] as const;
type Column = (typeof columns)[number];
const sorts: Partial<Readonly<Record<Column, Order>>> = {
  test: 'test',
  triangle: 'triangle',
  interval: 'enter',
  t: 'time',
};
/** The symbols of the formulas in a column. */
const columnSymbols: Partial<Readonly<Record<Column, string>>> = {
  triangle: 'tri',
  interval: 't0 t1',
  feature: 'c',
  t: 't',
  best: 'best',
};
const numeric: ReadonlySet<Column> = new Set(['triangle', 'interval', 't']);

export function CandidateTable() {
  const slide = shownSlide.value;
  if (!slide) return <p class="strip-none">{t(whyNoSlide.value)}</p>;
  return (
    <section class="ctable">
      <h2>{t('strip.c', slideOf(slide))}</h2>
      <FilterBar />
      <RowStops />
      <Rows label={t('strip.c', slideOf(slide))} />
      <TableFolds />
    </section>
  );
}

function Rows({ label }: { label: string }) {
  const [box, { height }] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const rows = shownRows.value;
  const step = currentStep.value;
  useFollowLit(box, rowHeight, rowHeight);
  useFollow(box, nowAt.value, height);
  const keys = useTableKeys(box, rows, rowHeight, Math.max(0, nowAt.value));
  const from = Math.max(0, Math.floor(scroll / rowHeight) - 4);
  const to = Math.min(rows.length, Math.ceil((scroll + Math.max(height, 400)) / rowHeight) + 4);
  return (
    <div ref={box} class="ctable-scroll" onScroll={(event) => setScroll(event.currentTarget.scrollTop)}>
      <table aria-label={label} aria-rowcount={rows.length + 1} onKeyDown={keys.onKeyDown} {...symbolHover}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Head key={column} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={from} />
          {rows.slice(from, to).map((row, k) => (
            <TableRow
              key={row.test}
              row={row}
              state={rowState(row, step)}
              index={from + k + 2}
              stop={from + k === keys.stop}
            />
          ))}
          <Spacer rows={rows.length - to} />
        </tbody>
      </table>
    </div>
  );
}

/** Keeps the row under test in sight when it changes. */
function useFollow(box: RefObject<HTMLDivElement | null>, at: number, height: number): void {
  const followed = useRef(-1);
  useEffect(() => {
    const element = box.current;
    if (!element || at < 0 || followed.current === at || height === 0) return;
    followed.current = at;
    const top = at * rowHeight;
    if (top < element.scrollTop || top + 2 * rowHeight > element.scrollTop + height)
      element.scrollTop = top - height / 3;
  }, [box, at, height]);
}

function Head({ column }: { column: Column }) {
  const by = sorts[column];
  const active = by === order.value;
  const name = t(`table.${column}`);
  const direction = active ? (descending.value ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" class={numeric.has(column) ? 'r' : ''} aria-sort={by && direction}>
      {by ? (
        <button
          type="button"
          class={`th-sort ${direction}`}
          data-sym={columnSymbols[column]}
          title={t('table.sort', { column: name })}
          onClick={() => sortBy(by)}
        >
          {name}
          <Icon name="chevronDown" />
        </button>
      ) : (
        <span data-sym={columnSymbols[column]}>{name}</span>
      )}
    </th>
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

interface RowProps {
  readonly row: Candidate;
  readonly state: RowState;
  readonly index: number;
  /** Tab stops here; arrows lead to the others */
  readonly stop: boolean;
}

function TableRow({ row, state, index, stop }: RowProps) {
  const { address } = row.step;
  const go = () => {
    actions.selectTriangle(row.triangle);
    void actions.goTo(address, { history: 'push' });
  };
  const best = state === 'todo' ? 'toCome' : row.improved ? 'lower' : row.time === null ? 'none' : 'no';
  const marked = markedRow.value === row;
  const symbolsOf = (column: Column) => (marked ? columnSymbols[column] : undefined);
  return (
    <tr
      class={`${state === 'now' ? 'cur' : state} ${isLit(row) ? 'lit' : ''}`}
      aria-rowindex={index}
      aria-current={state === 'now' ? 'step' : undefined}
      onClick={({ target }) => {
        const symbols = symbolsAt(target);
        if (symbols.length > 0) actions.selectSymbols(symbols);
        go();
      }}
      onPointerEnter={() => actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      <td>
        <button
          type="button"
          class="cell-link"
          title={t('address.goTo', { address })}
          tabIndex={stop ? 0 : -1}
          data-row={index - 2}
          onFocus={() => actions.hover(address)}
          onBlur={() => actions.hover(null)}
        >
          {stepName(row.step)}
        </button>
      </td>
      <td class="r">
        <span data-sym={symbolsOf('triangle')}>{row.triangle}</span>
      </td>
      <td class="r">
        <Interval row={row} marked={marked} />
      </td>
      <td>
        <span data-sym={row.time === null ? undefined : symbolsOf('feature')}>
          {row.time !== null && row.feature !== 'none' && <Glyph name={row.feature} />}
          {outcomeText(row)}
        </span>
      </td>
      <td class={state === 'now' && row.improved ? 'r ch1' : 'r'}>
        {row.time === null ? '–' : <span data-sym={symbolsOf('t')}>{formatNumber(row.time)}</span>}
      </td>
      <td class={best === 'lower' ? '' : 'dimt'}>
        <span data-sym={symbolsOf('best')}>{t(`table.best.${best}`)}</span>
      </td>
    </tr>
  );
}

function Interval({ row: { enter, leave }, marked }: { row: Candidate; marked: boolean }) {
  if (enter === null || leave === null) return <>–</>;
  return (
    <>
      <span data-sym={marked ? 't0' : undefined}>{formatNumber(enter)}</span>
      {' – '}
      <span data-sym={marked ? 't1' : undefined}>{formatNumber(leave)}</span>
    </>
  );
}

/** Folded rows, to be unfolded. */
function TableFolds() {
  const list = folds$.value;
  if (list.length === 0 || allRows.value.length === 0) return null;
  return (
    <div class="folds">
      <div class="folds-list">
        {list.map((fold) => (
          <Fold key={fold.verdict} fold={fold}>
            {t('table.fold', { count: fold.count, verdict: t(`verdict.${fold.verdict}`) })}
          </Fold>
        ))}
      </div>
    </div>
  );
}
