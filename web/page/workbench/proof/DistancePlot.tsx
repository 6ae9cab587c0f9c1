/** f(t) with R, the minimum, the claimed time and the clock. Dragging moves the clock; so do the arrow keys. */
import '../../texts/later';
import type { Proved } from '../../core/stepping/proofs';
import { shownTime } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { TimePlot, TimeTicks } from '../../core/controls/TimePlot';
import { stands } from './verdict';

const height = 190;
const top = 10;
const bottom = 162;
const left = 30;
/** half the height of the tolerance's band; drawn so that it can be seen, which the panel says */
const band = 4;
/** distances beyond so many radii are cut off: near R is where it is decided */
const most = 5;

interface Props {
  readonly shown: Proved;
  readonly width: number;
}

export function DistancePlot({ shown, width }: Props) {
  const { claim, proof } = shown;
  const right = width - 8;
  const high = Math.min(most, Math.max(2, Math.max(...proof.distances) * 1.05));
  const x = (time: number) => left + time * (right - left);
  const y = (distance: number) => bottom - (distance / high) * (bottom - top);
  const now = shownTime.value;
  return (
    <TimePlot
      class="proof-svg"
      width={width}
      height={height}
      label={describe(shown)}
      text={t('proof.now', { time: formatNumber(now), distance: formatNumber(distanceAt(shown, now)) })}
      timeAt={(at) => (at - left) / (right - left)}
    >
      <clipPath id="proof-frame">
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <rect class="inside" x={left} y={y(1)} width={right - left} height={bottom - y(1)} />
      <TimeTicks x={x} top={top} bottom={bottom} y={bottom + 15} first="t = 0" endsAt1 />
      <rect class="band" x={left} y={y(1) - band} width={right - left} height={2 * band} />
      <path class="radius" d={`M${left} ${y(1)}H${right}`} />
      <text class="tx on" x={left - 6} y={y(1) + 4} text-anchor="end">
        R
      </text>
      <text class="tx" x={left - 6} y={bottom + 2} text-anchor="end">
        0
      </text>
      <g clip-path="url(#proof-frame)">
        <path class="distance" d={line(shown, x, y)} />
      </g>
      <path class="now" d={`M${x(now)} ${top}V${bottom}`} />
      <g class="least">
        <circle cx={x(proof.leastTime)} cy={Math.max(top, y(proof.leastDistance))} r="4" />
      </g>
      {claim.time <= 1 && (
        <g class={stands(shown) ? 'claim proved' : 'claim refuted'}>
          <path d={`M${x(claim.time)} ${top}V${bottom}`} />
          <path d={mark(x(claim.time), Math.max(top, y(1 + proof.residual)))} />
        </g>
      )}
      <circle class="clock" cx={x(now)} cy={Math.max(top, y(distanceAt(shown, now)))} r="4.5" />
      <Legend shown={shown} right={right} />
    </TimePlot>
  );
}

/** Words under the axis, so that they never lie on the curve. */
function Legend({ shown: { claim, proof }, right }: { shown: Proved; right: number }) {
  const least = t('proof.mark.least', { value: formatNumber(proof.leastDistance) });
  const hit = claim.time <= 1 ? t('proof.mark.claim', { time: formatNumber(claim.time) }) : null;
  return (
    <>
      <text class="tx al" x={left} y={height - 1}>
        {hit}
      </text>
      <text class="tx al" x={right} y={height - 1} text-anchor="end">
        {least}
      </text>
    </>
  );
}

function line({ proof: { times, distances } }: Proved, x: (t: number) => number, y: (d: number) => number): string {
  return Array.from(times, (time, k) => `${k ? 'L' : 'M'}${x(time).toFixed(1)} ${y(distances[k]!).toFixed(1)}`).join(
    '',
  );
}

function mark(x: number, y: number): string {
  return `M${x} ${y - 6}l6 6-6 6-6-6z`;
}

/** Read off the drawn line, between two points of the curve. */
function distanceAt({ proof: { distances } }: Proved, time: number): number {
  const at = time * (distances.length - 1);
  const low = Math.min(Math.floor(at), distances.length - 2);
  return distances[low]! + (at - low) * (distances[low + 1]! - distances[low]!);
}

function describe({ proof }: Proved): string {
  return t('proof.describe', {
    start: formatNumber(proof.distances[0]!),
    least: formatNumber(proof.leastDistance),
    leastTime: formatNumber(proof.leastTime),
    end: formatNumber(proof.distances.at(-1)!),
    first: Number.isFinite(proof.firstContact) ? formatNumber(proof.firstContact) : 'none',
  });
}
