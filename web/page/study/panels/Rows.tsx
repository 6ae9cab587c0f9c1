/** Strip C: a row for each thing that is asked, with its intervals on a named axis. Only rows in sight are in the document. */
import { useEffect, useState } from 'preact/hooks';
import { computed } from '@preact/signals';
import { actions } from '../../core/actions';
import { cursor, study } from '../../core/store';
import { t, type MessageKey } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Tex } from '../../workbench/inspector/Tex';
import { useSize } from '../../base/window/useSize';
import { toldMoment } from '../state';
import type { StudyRow, StudyRows } from '../../model/study/types';
import { niceTicks, tickText } from './ticks';

const rowHeight = 16;
const beyondSight = 6;
const verdictWidth = 128;
const inset = 12;
/** Between the columns and the axis, whose first number is centred on its end; as in the style sheet. */
const beforeAxis = 10;

const shown = computed<StudyRows | null>(() => {
  const [open, at] = [study.value, toldMoment.value];
  return open && at ? open.module.rows(at) : null;
});

export function Rows() {
  const rows = shown.value;
  return (
    <div class="strip sc study-rows">
      <h2>
        <i aria-hidden="true">C</i>
        <span class="cut" title={rows ? t(rows.title.key, rows.title.values) : undefined}>
          {rows ? t(rows.title.key, rows.title.values) : ''}
        </span>
        <span class="dimt num">{rows ? t(rows.count.key, rows.count.values) : ''}</span>
        <i class="grow" />
        {rows?.keys.map(({ tone, label }) => (
          <span key={tone} class="key">
            <i class={`bar tone-${tone}`} />
            {t(label)}
          </span>
        ))}
        {rows?.mark && <MarkKey rows={rows.rows} label={rows.mark} />}
      </h2>
      {rows && rows.rows.length > 0 ? <Grid rows={rows} /> : <p class="strip-none">{t('study.rows.none')}</p>}
    </div>
  );
}

/** What a mark stands at, next to the marks that rows have; nothing where none has one. */
function MarkKey({ rows, label }: { rows: readonly StudyRow[]; label: MessageKey }) {
  const tones = [...new Set(rows.flatMap(({ mark }) => (mark ? [mark.tone] : [])))].sort();
  if (tones.length === 0) return null;
  return (
    <span class="key">
      {tones.map((tone) => (
        <i key={tone} class={`row-mark tone-${tone}`} />
      ))}
      {t(label)}
    </span>
  );
}

function Grid({ rows }: { rows: StudyRows }) {
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const here = cursor.value;
  const at = rows.rows.findIndex(
    ({ address }) => address !== null && (here === address || here.startsWith(`${address}.`)),
  );
  useEffect(() => {
    const list = box.current;
    if (!list || at < 0) return;
    const top = at * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
  }, [box, at, height]);
  const from = Math.max(0, Math.floor(scroll / rowHeight) - beyondSight);
  const to = Math.min(rows.rows.length, Math.ceil((scroll + Math.max(height, 200)) / rowHeight) + beyondSight);
  const left = rows.columns.reduce((sum, column) => sum + column.width, inset + beforeAxis);
  const plot = { left, width: Math.max(0, width - left - verdictWidth - inset) };
  const axis = rows.axis && plot.width > 60 ? rows.axis : null;
  const x = (value: number) => (axis ? ((value - axis.from) / (axis.to - axis.from)) * plot.width : 0);
  const ticks = axis ? niceTicks(axis.from, axis.to, Math.max(2, Math.floor(plot.width / 90))) : [];
  return (
    <>
      <div class="rows-head num" aria-hidden="true">
        {rows.columns.map(({ label, width: columnWidth }) => (
          <span key={label} style={{ width: `${columnWidth}px` }}>
            {t(label)}
          </span>
        ))}
        <span class="rows-axis">
          {ticks.map((tick) => (
            <i key={tick} style={{ left: `${x(tick)}px` }}>
              {tickText(tick, ticks)}
            </i>
          ))}
        </span>
        <span class="rows-verdict" style={{ width: `${verdictWidth}px` }}>
          {t(rows.verdict)}
        </span>
      </div>
      <div
        ref={box}
        class="rows-list"
        role="listbox"
        tabIndex={0}
        aria-label={t(rows.title.key, rows.title.values)}
        onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          for (let k = at + step; k >= 0 && k < rows.rows.length; k += step) {
            const { address } = rows.rows[k]!;
            if (address !== null) return void actions.goTo(address, { history: 'replace' });
          }
        }}
      >
        <div class="rows-all" style={{ height: `${rows.rows.length * rowHeight}px` }}>
          {ticks.map((tick) => (
            <i key={tick} class={tick === 0 ? 'grid zero' : 'grid'} style={{ left: `${left + x(tick)}px` }} />
          ))}
          {rows.rows.slice(from, to).map((row, k) => (
            <Row key={row.key} row={row} top={(from + k) * rowHeight} now={from + k === at} rows={rows} x={x} />
          ))}
        </div>
        {rows.note && <p class="study-note">{rich(rows.note.key, rows.note.values)}</p>}
      </div>
    </>
  );
}

interface RowProps {
  readonly row: StudyRow;
  readonly top: number;
  readonly now: boolean;
  readonly rows: StudyRows;
  readonly x: (value: number) => number;
}

function Row({ row, top, now, rows, x }: RowProps) {
  const { address, cells, bars, mark, verdict, state } = row;
  return (
    <div
      class={`rw ${state} ${now ? 'now' : ''} ${address === null ? 'still' : ''}`}
      role="option"
      aria-selected={now}
      style={{ top: `${top}px` }}
      onClick={() => address !== null && void actions.goTo(address, { history: 'push' })}
      onPointerEnter={() => address !== null && actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      {cells.map((cell, at) => (
        <span key={at} class="cell cut num" style={{ width: `${rows.columns[at]?.width ?? 60}px` }}>
          {typeof cell === 'string' ? cell : <Tex source={cell.tex} />}
        </span>
      ))}
      <span class="rows-axis">
        {rows.axis &&
          bars
            .filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to))
            .map(({ from, to, tone, lane }, at) => (
              <i
                key={at}
                class={`bar tone-${tone} lane-${lane ?? 'both'}`}
                style={{ left: `${x(Math.min(from, to))}px`, width: `${Math.max(1.5, Math.abs(x(to) - x(from)))}px` }}
              />
            ))}
        {rows.axis && mark && Number.isFinite(mark.at) && (
          <i class={`row-mark tone-${mark.tone}`} style={{ left: `${x(mark.at)}px` }} />
        )}
      </span>
      <span class="rows-verdict cut num" title={verdict} style={{ width: `${verdictWidth}px` }}>
        {verdict}
      </span>
    </div>
  );
}
