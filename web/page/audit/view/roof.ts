/** The height from which on a level is not shown from above: what is over everybody's head would only hide where they walk. */
import type { SceneMesh } from '../../model';
import { roofOf } from '../../../audit/report/picture/views';
import { draft } from '../room/settings';
import { seen, shownKinds } from '../room/state';
import { groundOf } from '../../../audit/run/ground';

/** Above the bodies that something happened to; where nothing has, above the highest ground that bodies start on. */
export function roofAbove(mesh: SceneMesh): number {
  const now = seen.peek();
  const { radii, slopeLimit } = now?.settings ?? draft.peek().settings;
  const highest = now?.merged.events.highest(shownKinds.peek()) ?? -Infinity;
  return roofOf(highest > -Infinity ? highest : groundTop(mesh, slopeLimit) + radii[1], radii[1]);
}

let last: { readonly mesh: WeakRef<SceneMesh>; readonly slopeLimit: number; readonly top: number } | null = null;

/** Infinity: nobody can stand anywhere. */
function groundTop(mesh: SceneMesh, slopeLimit: number): number {
  if (last?.mesh.deref() === mesh && last.slopeLimit === slopeLimit) return last.top;
  const { positions, indices } = mesh;
  const { triangles } = groundOf(mesh, slopeLimit);
  let top = triangles.length > 0 ? -Infinity : Infinity;
  for (const triangle of triangles)
    for (let k = 0; k < 3; k++) top = Math.max(top, positions[3 * indices[3 * triangle + k]! + 1]!);
  last = { mesh: new WeakRef(mesh), slopeLimit, top };
  return top;
}
