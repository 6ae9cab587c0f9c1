/** The polygon's plane: its axes, the second view that looks at it from above, and how much of a large polygon is drawn. */
import { cutsOf } from '../../study/scene/cuts';
import type { Placement, StudyMoment } from '../../model/study/types';
import { add, addScaled, cross, dot, scale, spanCorners, sub, type Vec3 } from '../../study/scene/draw';
import { lookOf, type Look } from './look';

const unitOf = (v: Vec3): Vec3 => scale(v, 1 / Math.hypot(...v));

export interface Plane {
  /** a point of it: the one under the centre */
  readonly foot: Vec3;
  /** false: the polygon has no plane, and a level one stands in for it */
  readonly there: boolean;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly n: Vec3;
  /** height of the centre above it */
  readonly height: number;
}

/** Seen from above with the world's x to the right, where that is possible. */
export function planeOf({ lies, centre, corners }: Look): Plane {
  const there = lies !== null && Math.hypot(...lies.n) > 0.5;
  const n: Vec3 = there ? lies.n : [0, 1, 0];
  const height = there ? lies.distance : corners[0] ? centre[1] - corners[0][1] : 0;
  const lean: Vec3 = Math.abs(n[2]) > 0.9 ? [0, 1, 0] : [0, 0, -1];
  const up = unitOf(addScaled(lean, n, -dot(lean, n)));
  return { foot: addScaled(centre, n, -height), there, right: cross(up, n), up, n, height };
}

/** A point dropped on the plane. */
export const dropped = ({ foot, n }: Plane, p: Vec3): Vec3 => addScaled(p, n, -dot(n, sub(p, foot)));

/** A point of the plane by its coordinates about the foot. */
export const planePoint = ({ foot, right, up }: Plane, [x, y]: Flat): Vec3 =>
  add(foot, add(scale(right, x), scale(up, y)));

export type Flat = readonly [number, number];
export const flatOf = ({ foot, right, up }: Plane, p: Vec3): Flat => {
  const way = sub(p, foot);
  return [dot(way, right), dot(way, up)];
};

export function placement(moment: StudyMoment): Placement {
  const look = lookOf(moment);
  const { foot, right, up, n, there } = planeOf(look);
  const middle = look.corners.length > 0 && Number.isFinite(reachOf(look)) ? foot : middleOf(look);
  const origin = there || look.corners.length > 0 ? dropped({ foot, right, up, n, there, height: 0 }, middle) : foot;
  return { origin, right, up, back: n };
}

function middleOf({ corners, centre }: Look): Vec3 {
  const points = [...corners, centre];
  return scale(
    points.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
    1 / points.length,
  );
}

/** A polygon much larger than the sphere is drawn only so far about the foot; infinity: all of it. */
export function reachOf({ corners, radius, away }: Look): number {
  const first = corners[0];
  if (!first) return Infinity;
  const size = Math.max(...corners.map((corner) => Math.hypot(...sub(corner, first))));
  if (size <= 40 * radius) return Infinity;
  return Math.max(5 * radius, Math.min(Number.isFinite(away) ? 1.5 * away : 0, 40 * radius));
}

/** What of a segment lies within the square about the foot; null: nothing. */
export function within(plane: Plane, reach: number, a: Vec3, b: Vec3): [Vec3, Vec3] | null {
  if (!Number.isFinite(reach)) return [a, b];
  const [p, q] = [flatOf(plane, a), flatOf(plane, b)];
  let [from, to] = [0, 1];
  for (const k of [0, 1] as const) {
    const way = q[k] - p[k];
    if (way === 0) {
      if (Math.abs(p[k]) > reach) return null;
      continue;
    }
    const [one, two] = [(-reach - p[k]) / way, (reach - p[k]) / way];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  }
  if (from >= to) return null;
  // Built from the square's own numbers: a share of a side of 1e8 has lost the places that are drawn.
  const at = (share: number, end: Vec3): Vec3 =>
    share === 0 || share === 1 ? end : planePoint(plane, [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]);
  return [at(from, a), at(to, b)];
}

/** The face in convex pieces, for filling; concave polygons too. */
export function pieces(look: Look): readonly (readonly Vec3[])[] {
  const { corners } = look;
  const plane = planeOf(look);
  if (corners.length < 3 || !plane.there) return [];
  const reach = reachOf(look);
  if (corners.length === 3 && !Number.isFinite(reach)) return [corners];
  const flat = corners.map((corner) => flatOf(plane, corner));
  const cuts = cutsOf(flat);
  return cuts
    .map((cut) =>
      clipped(
        cut.map((k) => flat[k]!),
        reach,
      ),
    )
    .filter((piece) => piece.length > 2)
    .map((piece) => piece.map((p) => planePoint(plane, p)));
}

/** A convex piece within the square, cut by its four sides in turn. */
function clipped(piece: readonly Flat[], reach: number): readonly Flat[] {
  if (!Number.isFinite(reach)) return piece;
  let left: readonly Flat[] = piece;
  for (const axis of [0, 1] as const)
    for (const sign of [1, -1]) {
      const room = (p: Flat) => reach - sign * p[axis];
      left = left.flatMap((p, k) => {
        const before = left[(k + left.length - 1) % left.length]!;
        const [was, is] = [room(before), room(p)];
        const kept = is >= 0 ? [p] : [];
        if (was >= 0 === is >= 0) return kept;
        const share = was / (was - is);
        const cut: Flat = [before[0] + (p[0] - before[0]) * share, before[1] + (p[1] - before[1]) * share];
        return [cut, ...kept];
      });
    }
  return left;
}

const areaOf = (piece: readonly Vec3[]): number =>
  piece.reduce((sum, p, k) => {
    if (k < 2) return sum;
    return sum + Math.hypot(...cross(sub(piece[k - 1]!, piece[0]!), sub(p, piece[0]!)));
  }, 0);

/** A place inside the face for its name: the middle of its largest piece that is not under the sphere. */
export function insideOf(look: Look): Vec3 | null {
  const { foot } = planeOf(look);
  const away = (p: Vec3): number => Math.hypot(...sub(p, foot));
  let best: { readonly middle: Vec3; readonly area: number } | null = null;
  for (const piece of pieces(look)) {
    const middle = scale(
      piece.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
      1 / piece.length,
    );
    // Under the sphere: toward the corner that is farthest from it.
    const free = away(middle) > 1.3 * look.radius;
    const far = piece.reduce((one, p) => (away(p) > away(one) ? p : one));
    const area = areaOf(piece) * (free ? 1 : 0.1);
    if (!best || area > best.area) best = { middle: free ? middle : addScaled(middle, sub(far, middle), 0.5), area };
  }
  return best?.middle ?? null;
}

/** Is a point of the plane on the part of the face that is drawn? */
export function isOver(look: Look, p: Vec3): boolean {
  const { n } = planeOf(look);
  return pieces(look).some((piece) => {
    const turns = piece.map((from, k) => dot(n, cross(sub(piece[(k + 1) % piece.length]!, from), sub(p, from))));
    return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  });
}

/** The world has other things to show than the plane. */
export const worldRoom = 0.03;

/** The part of the plane that is drawn as region b: about polygon and sphere, with room around. */
export function windowOf(look: Look, share = 0.12): readonly [Flat, Flat] {
  const plane = planeOf(look);
  const reach = reachOf(look);
  const { radius } = look;
  const points: Flat[] = Number.isFinite(reach) ? [] : look.corners.map((corner) => flatOf(plane, corner));
  points.push([-radius, -radius], [radius, radius]);
  if (Number.isFinite(reach)) points.push([-reach, -reach], [reach, reach]);
  const low = [0, 1].map((k) => Math.min(...points.map((p) => p[k]!)));
  const high = [0, 1].map((k) => Math.max(...points.map((p) => p[k]!)));
  const room = Number.isFinite(reach) ? 0 : share * Math.max(high[0]! - low[0]!, high[1]! - low[1]!);
  return [
    [low[0]! - room, low[1]! - room],
    [high[0]! + room, high[1]! + room],
  ];
}

export function windowCorners(look: Look, share?: number): Vec3[] {
  const plane = planeOf(look);
  const [[x0, y0], [x1, y1]] = windowOf(look, share);
  return (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map((p) => planePoint(plane, p));
}

/** The six farthest points of a ball along the axes of the world. */
const around = (centre: Vec3, radius: number): Vec3[] =>
  [0, 1, 2].flatMap((axis) =>
    [-radius, radius].map((way) => centre.map((each, k) => (k === axis ? each + way : each)) as unknown as Vec3),
  );

/** What is farther from the sphere than this is not brought into sight. */
export function farOf(look: Look): number {
  const { corners, centre, radius } = look;
  if (Number.isFinite(reachOf(look))) return 12 * radius;
  return Math.max(12 * radius, ...corners.map((corner) => Math.hypot(...sub(corner, centre))));
}

/** What the world view is to show. A start that is far away is not brought in: the sphere would be a dot. */
export function worldSubject(moment: StudyMoment): readonly Vec3[] {
  const look = lookOf(moment);
  const { frame, corners, centre, radius } = look;
  const points = around(centre, radius);
  if (corners.length > 0)
    points.push(...windowCorners(look, worldRoom), ...(Number.isFinite(reachOf(look)) ? [] : corners));
  if (corners.length === 0 && moment.mesh) points.push(...spanCorners(moment.mesh.bounds.min, moment.mesh.bounds.max));
  if (Math.hypot(...sub(frame.start, centre)) <= farOf(look)) points.push(...around(frame.start, radius));
  const pushed = look.response?.pushed;
  if (pushed) points.push(...around(pushed, radius));
  return points;
}

export const planSubject = (moment: StudyMoment): readonly Vec3[] => windowCorners(lookOf(moment));
