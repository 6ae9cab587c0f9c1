/** The triangle from the front, with the point in which the ball touches its plane: one sign for each side. */
import { t } from '../../i18n/messages';
import { cross, dot, normalize, sub, type Vec3 } from '../../scene/geometry/vec';
import { currentTriangle } from '../../state/store';

const size = 220;

export function FrontView() {
  const step = currentTriangle.value;
  const begin = step?.opening;
  const face = step?.children.find(({ event }) => event.kind === 'FaceTest')?.event;
  if (begin?.kind !== 'TriangleBegin') return null;
  const corners = [begin.p0, begin.p1, begin.p2] as const;
  const across = normalize(sub(corners[1], corners[0]));
  const normal = normalize(cross(sub(corners[1], corners[0]), sub(corners[2], corners[0])));
  const up = cross(normal, across);
  const flat = (p: Vec3) => [dot(sub(p, corners[0]), across), dot(sub(p, corners[0]), up)] as const;
  const points = corners.map(flat);
  const q = face?.kind === 'FaceTest' ? flat(face.point) : null;
  const all = q ? [...points, q] : points;
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [low, high] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const grow = (size - 60) / Math.max(right - left, high - low, 1e-12);
  const at = ([x, y]: readonly [number, number]) => [30 + (x - left) * grow, size - 30 - (y - low) * grow] as const;
  return (
    <svg class="l-front" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('learn.front')}>
      <polygon class="tri" points={points.map((p) => at(p).join(',')).join(' ')} />
      {points.map((p, k) => (
        <text key={k} class="nm" x={at(p)[0]} y={at(p)[1] - 8} text-anchor="middle">
          <tspan class="it">p</tspan>
          <tspan class="sb" dy="3">
            {k + 1}
          </tspan>
        </text>
      ))}
      {q && (
        <>
          <circle class="q" cx={at(q)[0]} cy={at(q)[1]} r="5" />
          <text class="nm b" x={at(q)[0] + 9} y={at(q)[1] + 4}>
            <tspan class="it">q</tspan>
          </text>
        </>
      )}
    </svg>
  );
}
