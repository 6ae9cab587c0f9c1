/** What a study stands on where the scene has no mesh, as a mesh of its own: only to be looked at. */
import { boundsOf } from '../../mesh/placement';
import type { SceneMesh } from '../model';

/**
 * @param corners nine coordinates a triangle
 * @param before what the run before stood on: the same ground is the same mesh, which is not handed to the graphics again
 * @returns null where there is nothing
 */
export function groundMesh(name: string, corners: Float64Array, before: SceneMesh | null): SceneMesh | null {
  if (corners.length === 0) return null;
  const same =
    before?.positions.length === corners.length && corners.every((each, at) => each === before.positions[at]);
  if (same) return before;
  const indices = Uint32Array.from({ length: corners.length / 3 }, (_, at) => at);
  return { name, positions: corners, indices, parts: 1, bounds: boundsOf(corners), source: 'preset' };
}
