/** The plot of one pinned number over the run. A click goes to the frame; arrow keys go from frame to frame. */
import '../../texts/later';
import { useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { pinWidth } from '../../solver/watch';
import type { Pin, Series } from '../../model/pins';
import { digits } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatNumber, formatVector } from '../../base/i18n/numbers';
import { keepFocus } from '../../base/controls/Toolbar';
import { useSize } from '../../base/window/useSize';
import { partsOf, pathOf, rangeOf } from './plot';

const height = 72;
const top = 8;
const bottom = 58;
const edge = 6;

interface Props {
  readonly pin: Pin;
  readonly name: string;
  readonly series: Series;
  /** frame the cursor is in */
  readonly frame: number;
}

export function WatchPlot(props: Props) {
  const [box, { width }] = useSize<HTMLDivElement>();
  return (
    <div ref={box} class="watch-plot">
      {width > 0 && <Plot {...props} width={width} />}
    </div>
  );
}

/** What the series says of a frame; null where the frame has no such step or was not traced yet. */
export function textAt({ values, counts, done }: Series, frame: number): string | null {
  if (frame >= done || counts[frame] === 0) return null;
  const shown = digits.value === 4 ? 4 : 7;
  const [a = NaN, b = NaN, c = NaN] = values.subarray(frame * pinWidth, (frame + 1) * pinWidth);
  return counts[frame] === 3 ? formatVector([a, b, c], shown) : formatNumber(a, shown);
}

function Plot({ pin, name, series, frame, width }: Props & { width: number }) {
  const [hover, setHover] = useState<number | null>(null);
  const frames = series.counts.length;
  const last = Math.max(1, frames - 1);
  const x = (at: number) => edge + (at / last) * (width - 2 * edge);
  const range = rangeOf(series) ?? { low: 0, high: 0 };
  const room = range.high - range.low || 1;
  const middle = range.high === range.low;
  const y = (value: number) => (middle ? (top + bottom) / 2 : bottom - ((value - range.low) / room) * (bottom - top));
  const frameAt = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    return Math.min(frames - 1, Math.max(0, Math.round(((at - edge) / (width - 2 * edge)) * last)));
  };
  const go = (to: number, history: 'push' | 'replace') =>
    void actions.goTo(`f${to}${pin.place && `.${pin.place}`}`, { history });
  const looked = hover ?? frame;
  const said = t('watch.at', { frame: looked, value: textAt(series, looked) ?? t('watch.none') });
  return (
    <>
      <svg
        class="watch-svg"
        width={width}
        height={height}
        role="slider"
        tabindex={0}
        aria-label={t('watch.plot', { name })}
        aria-valuemin={0}
        aria-valuemax={frames - 1}
        aria-valuenow={frame}
        aria-valuetext={t('watch.at', { frame, value: textAt(series, frame) ?? t('watch.none') })}
        onMouseDown={keepFocus}
        onPointerMove={(event) => setHover(frameAt(event))}
        onPointerLeave={() => setHover(null)}
        onClick={(event) => go(frameAt(event as never), 'push')}
        onKeyDown={(event) => {
          const to = nextFrame(event.key, frame, frames);
          if (to === null) return;
          event.preventDefault();
          event.stopPropagation();
          go(to, 'replace');
        }}
      >
        <path class="gl" d={`M${edge} ${top}H${width - edge}M${edge} ${bottom}H${width - edge}`} />
        <path class="now" d={`M${x(frame)} ${top - 4}V${bottom + 4}`} />
        {hover !== null && <path class="over" d={`M${x(hover)} ${top - 4}V${bottom + 4}`} />}
        {Array.from({ length: partsOf(series) }, (_, part) => (
          <path key={part} class={`line part${part}`} d={pathOf(series, part, { x, y })} />
        ))}
        {Array.from({ length: frame < series.done ? series.counts[frame]! : 0 }, (_, part) => {
          const value = series.values[frame * pinWidth + part]!;
          return Number.isFinite(value) && <circle key={part} class="here" cx={x(frame)} cy={y(value)} r={3} />;
        })}
        <text class="tx" x={edge} y={height - 2}>
          f0
        </text>
        <text class="tx" x={width - edge} y={height - 2} text-anchor="end">
          f{frames - 1}
        </text>
      </svg>
      <p class="watch-said num dimt">
        <span class="cut" title={said}>
          {said}
        </span>
        <i class="grow" />
        {series.done < frames
          ? t('watch.progress', { done: series.done, frames })
          : rangeOf(series) && t('watch.range', { low: formatNumber(range.low), high: formatNumber(range.high) })}
      </p>
    </>
  );
}

function nextFrame(key: string, frame: number, frames: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
  const pages: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };
  if (key === 'Home') return 0;
  if (key === 'End') return frames - 1;
  const by = steps[key] ?? pages[key];
  return by === undefined ? null : Math.min(frames - 1, Math.max(0, frame + by));
}
