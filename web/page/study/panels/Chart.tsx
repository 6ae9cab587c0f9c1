/** Strip A: lines over the frames. Clicking, dragging and arrow keys go to a frame. */
import { actions } from '../../core/actions';
import { cursor, study } from '../../core/store';
import { frameOf } from '../../../package/trace/address';
import { t } from '../../base/i18n/messages';
import { formatNumber, formatPlain } from '../../base/i18n/numbers';
import { keepFocus } from '../../base/controls/Toolbar';
import { useSize } from '../../base/window/useSize';
import type { StudyRun } from '../../model/study/open';
import { readRow, type ResultValues } from '../../model/study/settings';
import { breaks } from '../state';
import { hitsOf } from '../stops';
import type { StudyModule, StudySeries } from '../../model/study/types';
import { fitted, type Label, placeLabel } from './chartLabels';
import { niceTicks, tickText } from './ticks';

const margin = { left: 44, right: 12, top: 14, bottom: 20 };
/** More points than pixels cannot be seen. */
const mostPoints = 1200;

export function Chart() {
  const { module, run, beside } = study.value!;
  const [box, size] = useSize<HTMLDivElement>();
  const current = Math.max(0, frameOf(cursor.value));
  const go = (frame: number, history: 'push' | 'replace' = 'push') =>
    void actions.goTo(`f${Math.min(run.frames - 1, Math.max(0, frame))}`, { history });
  const plot = plotOf(module, run, beside?.run ?? null, size.width, size.height);
  const frameAt = (event: PointerEvent | MouseEvent) => {
    const x = event.clientX - box.current!.getBoundingClientRect().left;
    return Math.round(plot.frameAt(x));
  };
  const row = readRow(module.schema, run.rows, Math.min(current, run.frames - 1));
  return (
    <div class="strip sa study-chart">
      <h2>
        <i aria-hidden="true">A</i>
        <span class="cut" title={t(module.chart.title)}>
          {t(module.chart.title)}
        </span>
        <span class="dimt num">{t('study.chart.frames', { count: run.frames })}</span>
        <i class="grow" />
        {module.chart.series.map((series) => (
          <span key={series.result} class="key">
            <i class={`ln tone-${series.tone}`} />
            {t(series.label)}
          </span>
        ))}
        {beside && (
          <span class="key beside">
            <i class="ln dashed" />
            {t('study.chart.beside')}
          </span>
        )}
      </h2>
      <div
        ref={box}
        class="chart"
        role="slider"
        tabIndex={0}
        aria-label={t(module.chart.title)}
        aria-description={t('study.chart.help')}
        aria-valuemin={0}
        aria-valuemax={run.frames - 1}
        aria-valuenow={current}
        aria-valuetext={t('study.chart.at', { frame: current, value: valueText(leading(module, run), row) })}
        onMouseDown={keepFocus}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity }[
            event.key
          ];
          if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          go(step === -Infinity ? 0 : step === Infinity ? run.frames - 1 : current + step);
        }}
        onPointerMove={(event) => {
          if ((event.buttons & 1) !== 0 && frameAt(event) !== current) go(frameAt(event), 'replace');
        }}
        onClick={(event) => go(frameAt(event))}
      >
        {size.width > 0 && <Picture plot={plot} module={module} run={run} current={current} row={row} />}
      </div>
      <p class="study-note">{t(module.chart.note)}</p>
    </div>
  );
}

/** The strip's quantity under the present settings. */
function leading({ chart }: StudyModule, { settings }: StudyRun): StudySeries {
  const result = chart.leads?.(settings);
  return chart.series.find((each) => each.result === result) ?? chart.series[0]!;
}

function numberOf(value: unknown): number {
  return typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : NaN;
}

const valueText = ({ result }: StudySeries, row: ResultValues): string => {
  const value = row[result];
  if (typeof value === 'boolean') return t(value ? 'study.yes' : 'study.no');
  // Counts have no decimals.
  return Number.isInteger(value) ? formatPlain(Number(value)) : formatNumber(numberOf(value), 4);
};

interface Plot {
  readonly width: number;
  readonly height: number;
  readonly x: (frame: number) => number;
  readonly y: (value: number) => number;
  readonly frameAt: (x: number) => number;
  readonly lines: readonly { readonly tone: string; readonly path: string; readonly beside: boolean }[];
  readonly ticks: readonly number[];
  readonly low: number;
  readonly high: number;
}

function plotOf(module: StudyModule, run: StudyRun, beside: StudyRun | null, width: number, height: number): Plot {
  const last = Math.max(1, run.frames - 1);
  const every = Math.max(1, Math.ceil(run.frames / mostPoints));
  const rowsOf = (of: StudyRun) =>
    Array.from(
      { length: Math.ceil(of.frames / every) },
      (_, k) => [k * every, readRow(module.schema, of.rows, k * every)] as const,
    );
  const own = rowsOf(run);
  const other = beside ? rowsOf(beside) : [];
  const values = module.chart.series
    .flatMap(({ result }) => [...own, ...other].map(([, row]) => numberOf(row[result])))
    .filter(Number.isFinite);
  const range = spread(values);
  const inner = {
    width: Math.max(1, width - margin.left - margin.right),
    height: Math.max(1, height - margin.top - margin.bottom),
  };
  const x = (frame: number) => margin.left + (frame / last) * inner.width;
  const y = (value: number) => margin.top + (1 - (value - range.low) / (range.high - range.low)) * inner.height;
  const path = (rows: typeof own, { result }: StudySeries) => {
    let line = '';
    let pen = false;
    let before: unknown;
    for (const [frame, row] of rows) {
      const value = numberOf(row[result]);
      const breaksHere = module.chart.breaks !== undefined && pen && row[module.chart.breaks] !== before;
      before = module.chart.breaks === undefined ? undefined : row[module.chart.breaks];
      if (!Number.isFinite(value)) {
        pen = false;
        continue;
      }
      line += `${pen && !breaksHere ? 'L' : 'M'}${x(frame).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = true;
    }
    return line;
  };
  // The strip's quantity is on top.
  const lead = leading(module, run);
  const lines = [...module.chart.series.filter((each) => each !== lead).reverse(), lead].flatMap((series) => [
    ...(beside ? [{ tone: series.tone, path: path(other, series), beside: true }] : []),
    { tone: series.tone, path: path(own, series), beside: false },
  ]);
  const frameAt = (at: number) => ((at - margin.left) / inner.width) * last;
  return { width, height, x, y, frameAt, lines, ticks: niceTicks(range.low, range.high, 4), ...range };
}

/** Low and high with a little room; never the same. */
function spread(values: readonly number[]): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!(low <= high)) return { low: 0, high: 1 };
  // Values that differ by rounding only are a level line.
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low < 1e-9 * size) return { low: low - 0.1 * size, high: high + 0.1 * size };
  const room = (high - low) * 0.08 || 1;
  return { low: low - room, high: high + room };
}

/** Frames that follow each other are one mark; of ten thousand single ones every so many is enough to see. */
function spansOf(frames: readonly number[]): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const frame of frames) {
    const last = spans.at(-1);
    if (last && last[1] === frame - 1) last[1] = frame;
    else spans.push([frame, frame]);
  }
  const every = Math.ceil(spans.length / mostPoints);
  return every > 1 ? spans.filter((_, at) => at % every === 0) : spans;
}

interface PictureProps {
  readonly plot: Plot;
  readonly module: StudyModule;
  readonly run: StudyRun;
  readonly current: number;
  readonly row: ResultValues;
}

function Picture({ plot, module, run, current, row }: PictureProps) {
  const { width, height, x, y, lines, ticks } = plot;
  const first = leading(module, run);
  const value = numberOf(row[first.result]);
  const marks = module.chart.marks({
    frames: run.frames,
    resultOf: (frame) => readRow(module.schema, run.rows, frame),
  });
  const stops = spansOf(hitsOf(module.schema, run, breaks.value));
  const bottom = height - margin.bottom;
  const within = { left: margin.left, right: width - 4, top: margin.top + 8, bottom: bottom - 4 };
  const names: (Label & { readonly name: string; readonly text: string })[] = [];
  for (const { frame, label } of marks.filter(({ frame }) => frame !== current)) {
    const name = t(label.key, label.values);
    const text = fitted(name, within.right - within.left);
    names.push({ name, text, ...placeLabel(text, { x: x(frame), y: within.top }, within, names) });
  }
  const said = t('study.chart.at', { frame: current, value: valueText(first, row) });
  const here = placeLabel(said, { x: x(current) + 2, y: y(value) - 8 }, within, names);
  return (
    <svg width={width} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            class={tick === 0 ? 'axis' : 'grid'}
            d={`M${margin.left} ${y(tick).toFixed(1)}H${width - margin.right}`}
          />
          <text class="tick num" x={margin.left - 6} y={y(tick) + 4} text-anchor="end">
            {tickText(tick, ticks)}
          </text>
        </g>
      ))}
      {niceTicks(0, Math.max(1, run.frames - 1), 4)
        .filter(Number.isInteger)
        .map((frame) => (
          <text key={frame} class="tick num" x={x(frame)} y={height - 5} text-anchor="middle">
            {frame}
          </text>
        ))}
      {stops.map(([from, to]) => (
        <path
          key={from}
          class="stop"
          d={
            from === to
              ? `M${x(from).toFixed(1)} ${bottom}v-6`
              : `M${x(from).toFixed(1)} ${bottom - 3}H${x(to).toFixed(1)}`
          }
        />
      ))}
      {lines.map(({ tone, path, beside }, at) => (
        <path key={at} class={`line tone-${tone} ${beside ? 'beside' : ''}`} d={path} />
      ))}
      {marks.map(({ frame }) => (
        <path key={frame} class="mark" d={`M${x(frame).toFixed(1)} ${margin.top}V${bottom}`} />
      ))}
      <path class="now" d={`M${x(current).toFixed(1)} ${margin.top}V${bottom}`} />
      {names.map(({ name, text, x, y }) => (
        <text key={name} class="tick num name" x={x} y={y}>
          {text !== name && <title>{name}</title>}
          {text}
        </text>
      ))}
      {Number.isFinite(value) && (
        <>
          <circle class="dot" cx={x(current)} cy={y(value)} r="4.5" />
          <text class="here num" x={here.x} y={here.y}>
            {said}
          </text>
        </>
      )}
    </svg>
  );
}
