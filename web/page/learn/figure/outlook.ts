/** Points that have to be in the picture of a stop besides the body and its way. World coordinates. */
import type { Vec3 } from '../../model';
import { add, addScaled, normalize } from '../../../mesh/geometry/vec';
import type { Moment } from '../../scene/moment/moment';
import { cursor, knownRun, meshState } from '../../core/store';
import { frameOf } from '../../../package/trace/address';
import { moment } from './moment';
import { trianglePlane } from './plane';
import { lateMark } from './lateMarks';
import type { ChoiceAsk, Stop } from '../tour/types';

/** A mesh of more triangles is looked at where the body is. */
const fewTriangles = 30;

/** Once the moment of the stop is there. */
export function outlookPoints(stop: Stop): readonly Vec3[] {
  const { show, steps = [], ask } = stop;
  const { marks = [], close = false } = show;
  const points: Vec3[] = [];
  const mesh = meshState.peek()?.mesh ?? null;
  const now = moment.peek();
  const all = new Set([...marks, ...steps.flatMap(({ show }) => show?.marks ?? [])]);
  if (!close && mesh && mesh.indices.length <= 3 * fewTriangles)
    for (let at = 0; at + 2 < mesh.positions.length; at += 3)
      points.push([mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]);
  const plane = now && all.has('plane') ? trianglePlane({ mesh, moment: now }) : null;
  if (plane && now) {
    points.push(...plane.piece);
    const radius = Math.max(...now.radii);
    if (all.has('normal')) points.push(addScaled(plane.piece[3], plane.normal, radius));
    if (all.has('offsets'))
      points.push(
        ...[radius, -radius].flatMap((far) => plane.piece.map((corner) => addScaled(corner, plane.normal, far))),
      );
  }
  if (now) for (const name of all) points.push(...(lateMark(name)?.points?.(stop, { mesh, moment: now }) ?? []));
  if (now && all.has('end')) points.push(...extremes(add(now.start, now.displacement), now.radii));
  const stopped = all.has('stop') ? knownRun.peek()?.frames[frameOf(cursor.peek())]?.end : null;
  if (now && stopped) points.push(...extremes(stopped, now.radii));
  if (now && ask?.kind === 'choice') points.push(...arrowTips(ask, now));
  if (ask?.kind === 'place' && ask.where !== 'time') points.push(ask.where.origin);
  return points;
}

/** The six ends of the axes of a body. */
function extremes([x, y, z]: Vec3, [rx, ry, rz]: Vec3): readonly Vec3[] {
  return [-1, 1].flatMap((side): Vec3[] => [
    [x + side * rx, y, z],
    [x, y + side * ry, z],
    [x, y, z + side * rz],
  ]);
}

/** How far the arrows of a direction reach, in mean radii. */
export const arrowReach = 2.6;

/** From the touch, or from the body; where there is anything to choose between by its direction. */
export function arrowTips(
  { options }: ChoiceAsk,
  { nearest, start, radii }: Pick<Moment, 'nearest' | 'start' | 'radii'>,
): readonly Vec3[] {
  const from: Vec3 = nearest
    ? [nearest.point[0] * radii[0], nearest.point[1] * radii[1], nearest.point[2] * radii[2]]
    : start;
  const reach = arrowReach * Math.cbrt(radii[0] * radii[1] * radii[2]);
  return options.flatMap(({ arrow }) => (arrow ? [addScaled(from, normalize(arrow), reach)] : []));
}
