/** Drops triangles over the three corners of an earlier one, whichever way round. */
import { findDuplicates } from '../report/duplicates';
import { cornersOf, keeping } from './shared';
import type { Triangles } from './types';

export function dropDuplicates(mesh: Triangles) {
  const { indices } = mesh;
  const gone = new Uint8Array(indices.length / 3);
  let dropped = 0;
  findDuplicates(cornersOf(mesh), (triangle) => {
    gone[triangle] = 1;
    dropped++;
  });
  return { indices: keeping(indices, gone, dropped), dropped, gone };
}
