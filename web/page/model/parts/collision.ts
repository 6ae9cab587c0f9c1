/** The mesh that bodies meet: what a file has without the parts that were left out. */
import type { SceneMesh } from '..';
import { boundsOf } from '../../../mesh/placement';
import { countOf, isUsual, marksOf, type PartChoice } from '../../../mesh/parts/spans';

/**
 * Triangles and vertices are numbered anew without gaps, in the order of the file; `fileNumber` leads back.
 *
 * @param whole nothing is left out of it
 * @returns the mesh itself where nothing is chosen; null where nothing would be left to collide with
 */
export function collisionMesh(whole: SceneMesh, choice: PartChoice): SceneMesh | null {
  if (isUsual(choice)) return whole;
  const { leftOut } = choice;
  if (leftOut.length === 0) return { ...whole, choice };
  const { positions, indices, bounds } = whole;
  const triangles = indices.length / 3;
  const left = triangles - countOf(leftOut);
  if (left <= 0) return null;
  const marks = marksOf(leftOut, triangles);
  const kept = new Uint32Array(3 * left);
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const used: number[] = [];
  let to = 0;
  for (let corner = 0; corner < indices.length; corner++) {
    if (marks[Math.floor(corner / 3)] === 1) continue;
    const vertex = indices[corner]!;
    if (numbers[vertex]! < 0) numbers[vertex] = used.push(vertex) - 1;
    kept[to++] = numbers[vertex]!;
  }
  const fewer = new Float64Array(3 * used.length);
  used.forEach((vertex, at) => fewer.set(positions.subarray(3 * vertex, 3 * vertex + 3), 3 * at));
  const arrays = { positions: fewer, indices: kept, bounds: boundsOf(fewer) };
  return { ...whole, ...arrays, whole: { positions, indices, bounds, leftOut }, choice };
}

/** The mesh as its file has it, with nothing chosen. */
export function wholeMesh({ whole, choice: _, look: __, ...mesh }: SceneMesh): SceneMesh {
  return whole ? { ...mesh, positions: whole.positions, indices: whole.indices, bounds: whole.bounds } : mesh;
}
