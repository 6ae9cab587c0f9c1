/** Points that have to be in the picture of a stop besides the body and its way. World coordinates. */
import type { Vec3 } from '../../model';
import { addScaled } from '../../scene/geometry/vec';
import { meshState } from '../../state/store';
import { moment } from './moment';
import { trianglePlane } from './plane';
import type { Stop } from '../tour/types';

/** A mesh of more triangles is looked at where the body is. */
const fewTriangles = 30;

/** Once the moment of the stop is there. */
export function outlookPoints({ show: { marks = [], close = false }, steps = [], ask }: Stop): readonly Vec3[] {
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
  if (ask?.kind === 'place' && ask.where !== 'time') points.push(ask.where.origin);
  return points;
}
