/** The picture of strip C: axis, rows in sight, stair, playhead. Hover previews, click goes there, drag scrubs the clock. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { noSymbols } from '../../base/highlight';
import { currentStep, selection, shownTime } from '../../core/store';
import type { Candidate } from '../../../package/trace/candidates';
import { t } from '../../base/i18n/messages';
import { formatNumber, formatPlain } from '../../base/i18n/numbers';
import { sliderKey } from '../../base/controls/Slider';
import { symbolHover } from '../../core/controls/symbolHover';
import { keepFocus } from '../../base/controls/Toolbar';
import { useSize } from '../../base/window/useSize';
import { allRows, filtering, highest, nowAt, rowState, searching, shownRows, testing } from './candidateRows';
import { CandidateMarks, CandidateRow } from './CandidateRow';
import { chartLayout, timeToX, xToTime, type ChartLayout } from './chartLayout';
import { showTip } from './HoverTip';
import { markAt, pressMark, reachOf } from './marks';
import { RowStops } from './MarkStops';
import { MarkTip } from './MarkTip';
import { markedRow, placedMarks } from './rowMarks';
import { Stair } from './Stair';
import { useFollowLit } from './useFollowLit';

const rowHeight = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 32 : 17;
const headHeight = 19;
/** a pointer that moved less than this has clicked */
const slack = 4;

function emptyText() {
  if (filtering.value) return 'filter.nothing';
  return searching.value ? 'strip.c.notYet' : 'strip.c.empty';
}

export function CandidateChart() {
  const [box, { width, height }] = useSize<HTMLDivElement>();
  return (
    <div ref={box} class="chart">
      {width > 200 && height > headHeight && <Chart width={width} height={height} />}
    </div>
  );
}

function Chart({ width, height }: { width: number; height: number }) {
  const layout = chartLayout(width, highest.value);
  return (
    <>
      <RowStops />
      <ChartHead layout={layout} />
      <ChartBody layout={layout} height={wholeRows(height - headHeight)} />
    </>
  );
}

/** More rows than fit: none is cut at the lower edge. */
function wholeRows(height: number): number {
  const fit = Math.max(1, Math.floor(height / rowHeight));
  return shownRows.value.length > fit ? fit * rowHeight : height;
}

function ChartHead({ layout }: { layout: ChartLayout }) {
  const time = shownTime.value;
  const now = timeToX(layout, time);
  const step = layout.right - layout.left > 560 ? 0.2 : 0.5;
  const ticks = Array.from({ length: Math.round(1 / step) + 1 }, (_, k) => Number((k * step).toFixed(1)));
  return (
    <svg
      class="stripC head"
      width={layout.width}
      height={headHeight}
      role="slider"
      tabindex={0}
      aria-label={t('time.label')}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={time}
      aria-valuetext={t('time.value', { time: formatNumber(time) })}
      onKeyDown={(event) => {
        const next = sliderKey(event, time);
        if (next !== null) actions.scrub(next);
      }}
      onMouseDown={keepFocus}
      {...symbolHover}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        actions.scrub(xToTime(layout, event.offsetX));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) actions.scrub(xToTime(layout, event.offsetX));
      }}
    >
      {(
        [
          ['test', layout.test, undefined],
          ['triangle', layout.triangle, 'tri'],
          ['feature', layout.feature, 'c'],
        ] as const
      ).map(([name, x, symbol]) => (
        <text key={name} class="tx hd" x={x} y={11} data-sym={symbol}>
          {t(`strip.c.column.${name}`)}
        </text>
      ))}
      {ticks.map((tick) => {
        const x = timeToX(layout, tick);
        return Math.abs(x - now) < 46 ? null : (
          <text key={tick} class="tx" x={x} y={11} text-anchor="middle">
            {formatPlain(tick)}
          </text>
        );
      })}
      {layout.value - now > 110 && (
        <text class="tx hd" x={layout.value} y={11} text-anchor="end" data-sym="t">
          {t('strip.c.column.time')}
        </text>
      )}
      <g class="phl">
        <rect x={now - 30} y={0} width={60} height={15} rx={3} />
        <path d={`M${now - 4} 15h8l-4 4z`} />
        <text class="tx" x={now} y={11} text-anchor="middle">
          {formatNumber(time)}
        </text>
      </g>
    </svg>
  );
}

function ChartBody({ layout, height }: { layout: ChartLayout; height: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState(0);
  const rows = shownRows.value;
  const step = currentStep.value;
  useFollowLit(scroller, rowHeight);
  useFollow(scroller, nowAt.value, height);
  const handlers = usePointer(layout, rows, scroller);
  const from = Math.max(0, Math.floor(scroll / rowHeight));
  const to = Math.min(rows.length, Math.ceil((scroll + height) / rowHeight) + 1);
  const { best } = testing.value;
  // A row that scrolls out gives its elements to the one that scrolls in.
  const slots = Math.ceil(height / rowHeight) + 2;
  const placed = rows.slice(from, to).map((row, k) => ({
    slot: (from + k) % slots,
    row,
    state: rowState(row, step),
    y: (from + k) * rowHeight - scroll,
    height: rowHeight,
    layout,
  }));
  return (
    <div
      ref={scroller}
      class="chart-scroll"
      style={{ height: `${height}px` }}
      tabIndex={0}
      role="group"
      aria-label={t('strip.c.rows')}
      onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
      onMouseDown={keepFocus}
      onKeyDown={(event) => rowKey(event, rows, scroller.current)}
      {...handlers}
    >
      <div style={{ height: `${Math.max(rows.length * rowHeight, height)}px` }}>
        <svg
          class="stripC body"
          width={layout.width}
          height={height}
          role="img"
          aria-label={t('strip.c.describe', { count: rows.length })}
        >
          <Grid layout={layout} height={height} />
          {rows.length === 0 && (
            <text class="tx" x={layout.left + 12} y={24}>
              {t(emptyText(), { count: allRows.value.length })}
            </text>
          )}
          {placed.map(({ slot, ...props }) => (
            <CandidateRow key={slot} {...props} />
          ))}
          <Playhead layout={layout} height={height} />
          <Stair layout={layout} rowHeight={rowHeight} scroll={scroll} height={height} />
          {placed.map(({ slot, ...props }) => (
            <CandidateMarks key={slot} best={props.row === best} {...props} />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** By itself: scrubbing moves the line and draws no row again. */
function Playhead({ layout, height }: { layout: ChartLayout; height: number }) {
  return <path class="ph" d={`M${timeToX(layout, shownTime.value)} 0V${height}`} />;
}

function Grid({ layout, height }: { layout: ChartLayout; height: number }) {
  return (
    <>
      <defs>
        <linearGradient id="beyond" x1="0" x2="1">
          <stop offset="0" class="fade-bar" stop-opacity=".45" />
          <stop offset="1" class="fade-bar" stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect class="frame" x={layout.left} y={0} width={layout.right - layout.left} height={height} />
      {Array.from({ length: 11 }, (_, k) => (
        <path key={k} class={k % 5 === 0 ? 'gl maj' : 'gl'} d={`M${timeToX(layout, k / 10).toFixed(1)} 0V${height}`} />
      ))}
    </>
  );
}

/** Up and down preview the rows, Enter goes there: what hovering and clicking do. */
function rowKey(event: KeyboardEvent, rows: readonly Candidate[], scroller: HTMLElement | null) {
  const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if ((!move && event.key !== 'Enter') || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const { hover } = selection.value;
  const at = rows.findIndex((row) => row.step.address === hover);
  const row = rows[Math.min(rows.length - 1, Math.max(0, at + move))];
  if (!row) return;
  if (!move) return goToRow(row);
  actions.hover(row.step.address);
  const top = rows.indexOf(row) * rowHeight;
  if (scroller && top < scroller.scrollTop) scroller.scrollTop = top;
  else if (scroller && top + rowHeight > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = top + rowHeight - scroller.clientHeight;
  }
}

function goToRow(row: Candidate) {
  actions.selectTriangle(row.triangle);
  void actions.goTo(row.step.address, { history: 'push' });
}

/** Keeps the row under test in sight. */
function useFollow(scroller: { readonly current: HTMLDivElement | null }, at: number, height: number) {
  useEffect(() => {
    const element = scroller.current;
    if (!element || at < 0) return;
    const top = at * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + 2 * rowHeight - height;
  }, [scroller, at, height]);
}

function usePointer(
  layout: ChartLayout,
  rows: readonly Candidate[],
  scroller: { readonly current: HTMLDivElement | null },
) {
  const down = useRef<{ x: number; y: number; dragging: boolean } | null>(null);
  const place = (event: PointerEvent) => {
    const box = scroller.current?.getBoundingClientRect();
    return {
      x: event.clientX - (box?.left ?? 0),
      y: event.clientY - (box?.top ?? 0) + (scroller.current?.scrollTop ?? 0),
    };
  };
  const rowAt = (event: PointerEvent) => rows[Math.floor(place(event).y / rowHeight)];
  const markOf = (event: PointerEvent, row: Candidate | undefined) =>
    row ? markAt(placedMarks(row, layout), place(event).x, reachOf(event.pointerType)) : null;
  const hover = (event: PointerEvent) => {
    const row = rowAt(event);
    const mark = markOf(event, row);
    actions.hover(row?.step.address ?? null);
    // Formulas and figures show the marks of one row; another row's are other numbers, which the tip tells.
    actions.hoverSymbols(mark && row === markedRow.peek() ? mark.symbols : noSymbols);
    const top = event.clientY - (place(event).y % rowHeight);
    const x = event.clientX - place(event).x + (mark ? (mark.x1 + mark.x2) / 2 : 0);
    showTip(mark && mark.value !== null ? { x, y: top, children: <MarkTip mark={mark} /> } : null);
  };
  const leave = () => {
    actions.hover(null);
    actions.hoverSymbols(noSymbols);
    showTip(null);
  };
  // A chart that goes takes its tip along.
  useEffect(() => () => showTip(null), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) down.current = { x: event.clientX, y: event.clientY, dragging: false };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLDivElement }) => {
      const start = down.current;
      if (!start) return hover(event);
      // A finger that moves down scrolls; only a sideways drag takes hold of the clock.
      if (!start.dragging && Math.abs(event.clientX - start.x) > slack) {
        start.dragging = true;
        leave();
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (start.dragging) actions.scrub(xToTime(layout, place(event).x));
    },
    onPointerUp: (event: PointerEvent) => {
      const start = down.current;
      down.current = null;
      if (!start || start.dragging || Math.abs(event.clientY - start.y) > slack) return;
      const row = rowAt(event);
      if (!row) return;
      pressMark(markOf(event, row), event.pointerType, row === markedRow.peek());
      goToRow(row);
    },
    onPointerCancel: () => (down.current = null),
    onPointerLeave: leave,
  };
}
