/** The ground of a study in a scene without a mesh, as a separate mesh: only for display. */
import { boundsOf } from '../../mesh/placement';
import type { SceneMesh } from '../model';

/**
 * @param corners nine coordinates a triangle
 * @param before the ground of the previous run: the same ground is the same mesh, which is not uploaded again
 * @returns null if there is none
 */
export function groundMesh(name: string, corners: Float64Array, before: SceneMesh | null): SceneMesh | null {
  if (corners.length === 0) return null;
  const same =
    before?.positions.length === corners.length && corners.every((each, at) => each === before.positions[at]);
  if (same) return before;
  const indices = Uint32Array.from({ length: corners.length / 3 }, (_, at) => at);
  return { name, positions: corners, indices, parts: 1, bounds: boundsOf(corners), source: 'preset' };
}
