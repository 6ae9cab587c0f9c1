/** The cut through the figure in which a point is put: a grid of lines 1 apart, the plane of the triangle as the line in which it is cut, and N. */
import { t } from '../../base/i18n/messages';
import { add, addScaled, dot, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { symbolLine } from '../../scene/layers/words';
import type { Figure } from '../../scene/layers/layer';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import type { Spot, Stop } from '../tour/types';
import { type MeshAndMoment, type TrianglePlane, trianglePlane } from './plane';

type Where = Exclude<Spot['where'], 'time'>;
type Flat = readonly [number, number];

/** The line of the plane within a box of the cut. */
export interface Section {
  /** whole numbers of the cut's own axes */
  readonly low: Flat;
  readonly high: Flat;
  /** ends of the line, the second one higher up; null where the plane is not cut in this box */
  readonly line: readonly [Flat, Flat] | null;
  /** N in the cut */
  readonly normal: Flat;
}

/** Beyond the motion and the way to the plane, in radii. */
const margin = 1.4;

export function sectionOf(
  { origin, axes }: Where,
  { corners, normal }: Pick<TrianglePlane, 'corners' | 'normal'>,
  { start, displacement, radii }: { readonly start: Vec3; readonly displacement: Vec3; readonly radii: Vec3 },
): Section {
  const [a, b] = axes as readonly [Vec3, Vec3];
  const flat = (p: Vec3): Flat => [dot(sub(p, origin), a), dot(sub(p, origin), b)];
  const far = dot(sub(start, corners[0]), normal);
  const seen = [start, add(start, displacement), addScaled(start, normal, -far)].map(flat);
  const reach = margin * Math.max(...radii);
  const [low, high] = [Math.min, Math.max].map((most, side) =>
    [0, 1].map((k) => (side === 0 ? Math.floor : Math.ceil)(most(...seen.map((p) => p[k]!)) + (2 * side - 1) * reach)),
  ) as unknown as readonly [Flat, Flat];
  const n: Flat = [dot(normal, a), dot(normal, b)];
  const offset = dot(sub(origin, corners[0]), normal);
  return { low, high, line: clipped(n, offset, low, high), normal: n };
}

/** The points of n·p + offset = 0 in a box. */
function clipped([nx, ny]: Flat, offset: number, low: Flat, high: Flat): readonly [Flat, Flat] | null {
  const size = nx * nx + ny * ny;
  if (size === 0) return null;
  const base: Flat = [(-offset * nx) / size, (-offset * ny) / size];
  const along: Flat = nx < 0 || (nx === 0 && ny > 0) ? [ny, -nx] : [-ny, nx];
  let [from, to] = [-Infinity, Infinity];
  for (const k of [0, 1] as const) {
    if (along[k] === 0) {
      if (base[k] < low[k] || base[k] > high[k]) return null;
      continue;
    }
    const ends = [(low[k] - base[k]) / along[k], (high[k] - base[k]) / along[k]];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  if (from >= to) return null;
  const ends = [from, to].map((way): Flat => [base[0] + way * along[0], base[1] + way * along[1]]);
  return (ends[0]![1] <= ends[1]![1] ? ends : ends.reverse()) as unknown as readonly [Flat, Flat];
}

/** What is put into a plane, and into which. */
export interface Put {
  readonly spot: Spot;
  readonly where: Where;
}

/** What is put into a plane first; null where nothing is, or along a line. */
export function putIn({ ask, tryout }: Stop): Put | null {
  const spot = ask?.kind === 'place' ? ask : tryout?.places?.[0];
  return spot && spot.where !== 'time' && spot.where.axes.length === 2 ? { spot, where: spot.where } : null;
}

/** In which a point is put. */
export const whereOf = (stop: Stop): Where | null => putIn(stop)?.where ?? null;

const onto = ({ origin, axes: [a, b] }: Where, [x, y]: Flat): Vec3 => addScaled(addScaled(origin, a!, x), b!, y);

/** What has to be in the picture of it. */
export function sectionPoints(stop: Stop, around: MeshAndMoment): readonly Vec3[] {
  const where = whereOf(stop);
  const plane = trianglePlane(around);
  if (!where || !plane) return [];
  const { low, high } = sectionOf(where, plane, around.moment);
  return [onto(where, low), onto(where, high)];
}

export function drawSection(pen: Pen, figure: Figure): void {
  const where = whereOf(state.stop.peek());
  const plane = trianglePlane(figure);
  if (!where || !plane) return;
  const { low, high, line, normal } = sectionOf(where, plane, figure.moment);
  const { palette } = pen.styles;
  const at = (p: Flat): Vec3 => figure.space.point(onto(where, p));
  const grid = { color: withAlpha(palette.ink3, 0.3), width: 0.8 };
  for (let x = low[0]; x <= high[0]; x++) pen.line([at([x, low[1]]), at([x, high[1]])], grid);
  for (let y = low[1]; y <= high[1]; y++) pen.line([at([low[0], y]), at([high[0], y])], grid);
  if (!line) return;
  const [bottom, top] = line;
  pen.symbol('tri');
  pen.line([at(bottom), at(top)], { color: palette.ink2, width: 3, avoid: true });
  pen.label({
    id: 'plane',
    at: at(bottom),
    lines: [{ text: t('learn.figure.plane.edge'), tone: 'ink2' }],
    prefer: 'right',
    priority: 74,
    gap: 14,
  });
  const from: Flat = [bottom[0] + 0.8 * (top[0] - bottom[0]), bottom[1] + 0.8 * (top[1] - bottom[1])];
  const tip = at([from[0] + normal[0], from[1] + normal[1]]);
  pen.symbol('N');
  pen.arrow(at(from), tip, pen.styles.normal, { size: 11, fill: palette.ink });
  pen.label({ id: 'N', at: tip, lines: [symbolLine('N', 'ink')], prefer: 'aboveLeft', priority: 73 });
}
