/** Distance of the centre from the plane against t: a straight line, and the band in which the sphere cuts the plane. */
import { t } from '../../base/i18n/messages';
import { formatShort } from '../numbers';
import { moverTime, numbers } from '../state';

const size = { width: 340, height: 190 };
const box = { left: 34, right: 14, top: 20, bottom: 26 };

export function DistanceGraph() {
  const { d, s, t0, t1 } = numbers.value;
  if (d === undefined || s === undefined) return null;
  const values = [d, d + s, 1, -1, 0];
  const [low, high] = [Math.min(...values) - 0.2, Math.max(...values) + 0.2];
  const x = (time: number) => box.left + time * (size.width - box.left - box.right);
  const y = (value: number) => box.top + ((high - value) / (high - low)) * (size.height - box.top - box.bottom);
  const between = (value: number) => Math.min(1, Math.max(0, value));
  const now = moverTime.value;
  const enter = t0 !== undefined && Number.isFinite(t0) ? between(t0) : null;
  const leave = t1 !== undefined && Number.isFinite(t1) ? between(t1) : null;
  return (
    <svg class="l-graph" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t('learn.graph')}>
      {enter !== null && leave !== null && leave > enter && (
        <rect class="band" x={x(enter)} width={x(leave) - x(enter)} y={y(1)} height={y(-1) - y(1)} />
      )}
      {[1, 0, -1].map((value) => (
        <g key={value}>
          <line
            class={value === 0 ? 'zero' : value === 1 ? 'front' : 'back'}
            x1={x(0)}
            x2={x(1)}
            y1={y(value)}
            y2={y(value)}
          />
          <text class="ax" x={x(0) - 8} y={y(value) + 4} text-anchor="end">
            {formatShort(value, 0)}
          </text>
        </g>
      ))}
      <text class="ax it" x={x(0) - 8} y={12} text-anchor="end">
        d
      </text>
      <text class="ax it" x={size.width - 2} y={size.height - 8} text-anchor="end">
        t
      </text>
      <text class="nm" x={x(1)} y={y(1) - 5} text-anchor="end">
        {t('learn.graph.front')}
      </text>
      <text class="nm" x={x(0) + 4} y={y(-1) + 13}>
        {t('learn.graph.back')}
      </text>
      <line class="d" x1={x(0)} y1={y(d)} x2={x(1)} y2={y(d + s)} />
      <text class="dl" x={x(0) + 6} y={y(d) + (s > 0 ? 14 : -4)}>
        <tspan class="it">d</tspan> = {formatShort(d, 2)}
      </text>
      {[enter, leave].map(
        (time, at) =>
          time !== null &&
          time > 0 &&
          time < 1 && (
            <g key={at}>
              <line class="drop" x1={x(time)} x2={x(time)} y1={y(d + s * time)} y2={size.height - box.bottom + 4} />
              <circle class="pt" cx={x(time)} cy={y(d + s * time)} r="4" />
              <text class="ax b" x={x(time)} y={size.height - 8} text-anchor="middle">
                {formatShort(time, 3)}
              </text>
            </g>
          ),
      )}
      <line class="now" x1={x(now)} x2={x(now)} y1={box.top} y2={size.height - box.bottom} />
    </svg>
  );
}
