/** The triangle from the front, with the point in which the ball touches its plane, and the sign that belongs to each side. */
import { t } from '../../base/i18n/messages';
import { cross, div, dot, mul, normalize, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { currentTriangle } from '../../core/store';
import { movedCorners } from '../figure/corners';
import { moment } from '../figure/moment';
import { formatShort } from '../numbers';
import { judged, stop } from '../state';

const size = { width: 348, height: 236 };
const margin = { x: 62, y: 34 };
type Point = readonly [number, number];

/** The three signs of a point, each with the side that it belongs to. Corners count from 0. */
export function signsOf([p1, p2, p3]: readonly [Vec3, Vec3, Vec3], q: Vec3) {
  const [e10, e20, w] = [sub(p2, p1), sub(p3, p1), sub(q, p1)];
  const [a, b, c, d, e] = [dot(e10, e10), dot(e10, e20), dot(e20, e20), dot(w, e10), dot(w, e20)];
  const x = d * c - e * b;
  const y = e * a - d * b;
  const z = x + y - (a * c - b * b);
  return [
    { name: 'x', value: x, inside: x >= 0, side: [0, 2] },
    { name: 'y', value: y, inside: y >= 0, side: [0, 1] },
    { name: 'z', value: z, inside: z < 0, side: [1, 2] },
  ] as const;
}

export function FrontView() {
  const step = currentTriangle.value;
  const motion = moment.value;
  const begin = step?.opening;
  const face = step?.children.find(({ event }) => event.kind === 'FaceTest')?.event;
  if (begin?.kind !== 'TriangleBegin' || !motion) return null;
  const { radii } = motion;
  const own = [begin.p0, begin.p1, begin.p2] as const;
  const world = own.map((p) => mul(p, radii)) as unknown as readonly [Vec3, Vec3, Vec3];
  const corners = movedCorners(world, motion).map((p) => div(p, radii)) as unknown as readonly [Vec3, Vec3, Vec3];
  // Turned as the triangle was before anything was dragged, so that nothing turns under the finger.
  const across = normalize(sub(own[1], own[0]));
  const up = cross(normalize(cross(sub(own[1], own[0]), sub(own[2], own[0]))), across);
  const flat = (p: Vec3): Point => [dot(sub(p, own[0]), across), dot(sub(p, own[0]), up)];
  const points = corners.map(flat);
  const q = face?.kind === 'FaceTest' ? flat(face.point) : null;
  const all = [...points, ...own.map(flat), ...(q ? [q] : [])];
  const at = fitted(all);
  const drawn = points.map(at);
  const centre: Point = [
    (drawn[0]![0] + drawn[1]![0] + drawn[2]![0]) / 3,
    (drawn[0]![1] + drawn[1]![1] + drawn[2]![1]) / 3,
  ];
  /** beside a place, away from the middle of the triangle */
  const beside = ([x, y]: Point, by: number): Point => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const far = Math.hypot(dx, dy) || 1;
    return [x + (dx / far) * by, y + (dy / far) * by];
  };
  const known = !stop.value.ask || judged.value !== null;
  const signs = q && known && face?.kind === 'FaceTest' ? signsOf(corners, face.point) : [];
  const spot = q && at(q);
  return (
    <svg
      class="l-front"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={[t('learn.front'), ...signs.map(({ name, value }) => `${name} = ${formatShort(value, 2)}`)].join(
        '; ',
      )}
    >
      <polygon class="tri" points={drawn.map((p) => p.join(',')).join(' ')} />
      {signs.map(({ name, value, inside, side: [from, to] }) => {
        const [a, b] = [drawn[from]!, drawn[to]!];
        const [x, y] = sideName(a, b, centre);
        const anchor = x < centre[0] - 12 ? 'end' : x > centre[0] + 12 ? 'start' : 'middle';
        return (
          <g key={name} class={inside ? 'in' : 'out'}>
            <line class="side" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
            <text class="sg" x={x} y={y + 4} text-anchor={anchor}>
              <tspan class="it">{name}</tspan> = {formatShort(value, 1)}
            </text>
          </g>
        );
      })}
      {drawn.map((p, k) => {
        const [x, y] = beside(p, 14);
        return (
          <text key={k} class="nm" x={x} y={y + 4} text-anchor="middle">
            <tspan class="it">p</tspan>
            <tspan class="sb" dy="3">
              {k + 1}
            </tspan>
          </text>
        );
      })}
      {spot && (
        <>
          <circle class="q" cx={spot[0]} cy={spot[1]} r="5" />
          <text class="nm b" x={spot[0] + 9} y={spot[1] + 4}>
            <tspan class="it">q</tspan>
          </text>
        </>
      )}
    </svg>
  );
}

/** Beside the middle of a side, outside the triangle. */
function sideName(a: Point, b: Point, centre: Point): Point {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const along = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const normal: Point = [(b[1] - a[1]) / along, (a[0] - b[0]) / along];
  const outward = normal[0] * (middle[0] - centre[0]) + normal[1] * (middle[1] - centre[1]) < 0 ? -1 : 1;
  return [middle[0] + outward * normal[0] * 14, middle[1] + outward * normal[1] * 14];
}

/** Into the picture, as large as it gets. */
function fitted(all: readonly Point[]): (p: Point) => Point {
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [low, high] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const grow = Math.min(
    (size.width - 2 * margin.x) / Math.max(right - left, 1e-9),
    (size.height - 2 * margin.y) / Math.max(high - low, 1e-9),
  );
  const middle: Point = [(left + right) / 2, (low + high) / 2];
  return ([x, y]) => [size.width / 2 + (x - middle[0]) * grow, size.height / 2 - (y - middle[1]) * grow];
}
