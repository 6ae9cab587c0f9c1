/** When it happens: events over the frames, a row for each kind that happened, each to its own scale. */
import { useSize } from '../../base/window/useSize';
import { textWidth } from '../../base/textWidth';
import { t } from '../../base/i18n/messages';
import { methodOf } from '../../model/methods';
import { severity, type EventKind } from '../../../audit/detectors/types';
import { seen, shownKinds } from '../room/state';
import { barFrames } from '../../../audit/run/merge';

/** Pixels of a row, and of its bars. */
const rowHeight = 24;
const barHeight = 18;
const axisHeight = 20;
/** Pixels between two numbers of the axis, at least. */
const apart = 90;

export function WhenStrip() {
  const [box, { width }] = useSize<HTMLDivElement>();
  const of = seen.value;
  const kinds = of
    ? severity.filter((kind) => shownKinds.value.has(kind) && of.merged.spots.count(kind).events > 0)
    : [];
  const frames = of?.settings.frames ?? 0;
  const widest = (texts: readonly string[]) => 24 + Math.max(0, ...texts.map(textWidth));
  const left = widest(kinds.map((kind) => t(`audit.kind.${kind}`)));
  const right = widest(kinds.map((kind) => t('audit.when.most', { count: mostOf(of!.merged.when(kind)) })));
  const scale = { from: left, to: Math.max(left + 40, width - right) };
  const height = kinds.length * rowHeight + axisHeight;
  const x = (frame: number) =>
    scale.from + ((scale.to - scale.from) * frame) / (Math.ceil(frames / barFrames) * barFrames);
  return (
    <div class="a-when">
      <h2>
        <i>B</i>
        {t('audit.when')}
        {of?.other && `: ${t(methodOf(of.settings).name)}`}{' '}
        <span class="dimt">{t('audit.when.about', { frames: barFrames })}</span>
      </h2>
      <div class="a-scroll" ref={box} tabIndex={0} role="group" aria-label={t('audit.when')}>
        {kinds.length === 0 && <p class="a-none">{t('audit.when.none')}</p>}
        {of && width > 0 && kinds.length > 0 && (
          <svg width={width} height={height}>
            {kinds.map((kind, row) => (
              <Row key={kind} kind={kind} when={of.merged.when(kind)} y={(row + 1) * rowHeight} x={x} />
            ))}
            {ticks(frames, scale.to - scale.from).map((frame) => (
              <text key={frame} class="a-tick" x={x(frame)} y={height - 4} text-anchor="middle">
                {frame}
              </text>
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  readonly kind: EventKind;
  readonly when: Uint32Array;
  /** of the line that bars stand on */
  readonly y: number;
  readonly x: (frame: number) => number;
}

const mostOf = (when: Uint32Array): number => when.reduce((a, b) => Math.max(a, b), 1);

function Row({ kind, when, y, x }: RowProps) {
  const name = t(`audit.kind.${kind}`);
  const most = mostOf(when);
  const events = when.reduce((a, b) => a + b, 0);
  const from = when.findIndex((count) => count > 0) * barFrames;
  return (
    <g role="img" aria-label={t('audit.when.row', { kind: name, events, most, frames: barFrames, from })}>
      <text class="a-name" x={12} y={y - 4}>
        {name}
      </text>
      <path class="a-line" d={`M${x(0)} ${y + 0.5}H${x(when.length * barFrames)}`} />
      <path class="a-bars" d={barsOf(when, most, x, y)} />
      <text class="a-tick" x={x(when.length * barFrames) + 12} y={y - 4}>
        {t('audit.when.most', { count: most })}
      </text>
    </g>
  );
}

/** One path for all bars of a row; the least is high enough to be seen. */
function barsOf(when: Uint32Array, most: number, x: (frame: number) => number, y: number): string {
  let path = '';
  for (let bar = 0; bar < when.length; bar++) {
    if (when[bar] === 0) continue;
    const [left, right] = [x(bar * barFrames), x((bar + 1) * barFrames)];
    const wide = Math.max(0.5, right - left > 4 ? right - left - 2 : right - left);
    const high = Math.max(2, (barHeight * when[bar]!) / most);
    path += `M${left.toFixed(1)} ${y}v${(-high).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}z`;
  }
  return path;
}

/** Round numbers of frames along the axis. */
function ticks(frames: number, width: number): number[] {
  const wanted = (frames * apart) / Math.max(1, width);
  const size = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const step = [1, 2, 5, 10].map((times) => times * size).find((each) => each >= wanted) ?? 10 * size;
  return Array.from({ length: Math.floor(frames / step) + 1 }, (_, k) => k * step);
}
