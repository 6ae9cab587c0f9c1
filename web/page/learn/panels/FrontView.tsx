/** The triangle from the front, with the point in which the ball touches its plane, and the share of each corner at the edge opposite. */
import './plotMessages';
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
type Corners = readonly [Vec3, Vec3, Vec3];

/** The shares of the corners in a point of their plane: 1 at the corner, 0 on the edge opposite it. */
export function sharesOf([p1, p2, p3]: Corners, q: Vec3) {
  const [u2, u3, w] = [sub(p2, p1), sub(p3, p1), sub(q, p1)];
  const [a, b, c, d, e] = [dot(u2, u2), dot(u2, u3), dot(u3, u3), dot(w, u2), dot(w, u3)];
  const area = a * c - b * b;
  const second = (d * c - e * b) / area;
  const third = (e * a - d * b) / area;
  return [
    { corner: 1, value: 1 - second - third, side: [1, 2] },
    { corner: 2, value: second, side: [2, 0] },
    { corner: 3, value: third, side: [0, 1] },
  ] as const;
}

/** The triangle of the step, with corners where they were dragged to. */
export function FrontView() {
  const step = currentTriangle.value;
  const motion = moment.value;
  const begin = step?.opening;
  const face = step?.children.find(({ event }) => event.kind === 'FaceTest')?.event;
  if (begin?.kind !== 'TriangleBegin' || !motion) return null;
  const { radii } = motion;
  const own = [begin.p0, begin.p1, begin.p2] as const;
  const world = own.map((p) => mul(p, radii)) as unknown as Corners;
  const corners = movedCorners(world, motion).map((p) => div(p, radii)) as unknown as Corners;
  return (
    <TriangleFront
      corners={corners}
      own={own}
      q={face?.kind === 'FaceTest' ? face.point : null}
      known={!stop.value.ask || judged.value !== null}
    />
  );
}

interface TriangleFrontProps {
  /** ellipsoid space */
  readonly corners: Corners;
  /** before anything was dragged, so that nothing turns under the finger */
  readonly own?: Corners;
  /** where the plane is touched; null: not known */
  readonly q: Vec3 | null;
  /** another point, marked as the contact */
  readonly contact?: Vec3;
  /** false: no share of a corner is shown */
  readonly known?: boolean;
}

export function TriangleFront({ corners, own = corners, q, contact, known = true }: TriangleFrontProps) {
  const across = normalize(sub(own[1], own[0]));
  const up = cross(normalize(cross(sub(own[1], own[0]), sub(own[2], own[0]))), across);
  const flat = (p: Vec3): Point => [dot(sub(p, own[0]), across), dot(sub(p, own[0]), up)];
  const points = corners.map(flat);
  const at = fitted([...points, ...own.map(flat), ...(q ? [flat(q)] : [])]);
  const drawn = points.map(at);
  const centre: Point = [0, 1].map((axis) => drawn.reduce((sum, p) => sum + p[axis]!, 0) / 3) as unknown as Point;
  const shares = q && known ? sharesOf(corners, q) : [];
  const spot = q && at(flat(q));
  const touch = contact && at(flat(contact));
  return (
    <svg
      class="l-front"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={[
        t('learn.front'),
        ...shares.map(({ corner, value }) => `β${corner} = ${formatShort(value, 2)}`),
      ].join('; ')}
    >
      <polygon class="tri" points={drawn.map((p) => p.join(',')).join(' ')} />
      {shares.map((share) => (
        <Side key={share.corner} share={share} drawn={drawn} centre={centre} />
      ))}
      {drawn.map((p, k) => (
        <CornerName key={k} at={p} centre={centre} number={k + 1} />
      ))}
      {touch && <path class="touch" d={`M${touch[0]} ${touch[1] - 7}l7 7-7 7-7-7z`} />}
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

/** Away from the middle of the triangle. */
function CornerName({ at: [x, y], centre, number }: { at: Point; centre: Point; number: number }) {
  const [dx, dy] = [x - centre[0], y - centre[1]];
  const far = Math.hypot(dx, dy) || 1;
  return (
    <text class="nm" x={x + (14 * dx) / far} y={y + (14 * dy) / far + 4} text-anchor="middle">
      <tspan class="it">p</tspan>
      <tspan class="sb" dy="3">
        {number}
      </tspan>
    </text>
  );
}

interface SideProps {
  readonly share: ReturnType<typeof sharesOf>[number];
  readonly drawn: readonly Point[];
  readonly centre: Point;
}

/** An edge, with the share of the corner opposite it. */
function Side({ share: { corner, value, side }, drawn, centre }: SideProps) {
  const [a, b] = [drawn[side[0]]!, drawn[side[1]]!];
  const [x, y] = sideName(a, b, centre);
  const anchor = x < centre[0] - 12 ? 'end' : x > centre[0] + 12 ? 'start' : 'middle';
  return (
    <g class={value >= 0 ? 'in' : 'out'}>
      <line class="side" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
      <text class="sg" x={x} y={y + 4} text-anchor={anchor}>
        <tspan class="it">β</tspan>
        <tspan class="sb" dy="3">
          {corner}
        </tspan>
        <tspan dy="-3"> = {formatShort(value, 2)}</tspan>
      </text>
    </g>
  );
}

/** Offset from the middle of a side, outside the triangle. */
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
