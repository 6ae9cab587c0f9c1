/** Fewer triangles for nearly the same surface, by meshoptimizer. It keeps corners where they are and leaves some out. */
import { findDuplicates } from '../report/duplicates';
import { cornersOf, keeping, sizeOf } from './shared';
import type { Triangles } from './types';

/** What is used of the library. */
export interface Simplifier {
  simplify(
    indices: Uint32Array,
    positions: Float32Array,
    stride: number,
    count: number,
    error: number,
    flags: ['ErrorAbsolute'],
  ): [Uint32Array, number];
}

export async function loadSimplifier(): Promise<Simplifier> {
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier');
  await MeshoptSimplifier.ready;
  return MeshoptSimplifier;
}

/** @param limits part of the triangles to come down to, and how far the surface may be off, in units of the model */
export function simplify(
  by: Simplifier,
  mesh: Triangles,
  { keep, error }: { readonly keep: number; readonly error: number },
) {
  const before = mesh.indices.length / 3;
  const wanted = Math.ceil(keep * before);
  if (wanted >= before) return { indices: mesh.indices, before, after: before, error: 0 };
  const size = sizeOf(mesh.positions);
  // It reckons in single precision: around 0 and at most 1 in size most of it is left.
  const { numbers, vertices } = inUse(cornersOf(mesh), mesh.positions.length / 3);
  const positions = unitPositions(mesh.positions, vertices, size);
  const [found, off] = by.simplify(numbers, positions, 3, 3 * wanted, error / size, ['ErrorAbsolute']);
  if (found.length >= mesh.indices.length) return { indices: mesh.indices, before, after: before, error: 0 };
  const indices = withoutFolds(found.map((number) => vertices[number]!));
  return { indices, before, after: indices.length / 3, error: off * size };
}

/** Thin parts collapse to two triangles back to back; both go, and their neighbours close over them. */
function withoutFolds(indices: Uint32Array): Uint32Array {
  const gone = new Uint8Array(indices.length / 3);
  const back = new Map<number, number>();
  let dropped = 0;
  findDuplicates(indices, (triangle, first) => {
    const other = back.get(first) ?? first;
    if (gone[other] === 1 || goesLike(indices, triangle, other)) return;
    gone[triangle] = gone[other] = 1;
    dropped += 2;
    back.set(first, triangle);
  });
  return keeping(indices, gone, dropped);
}

/** Whether two triangles over the same corners have their fronts on the same side. */
function goesLike(indices: Uint32Array, one: number, other: number): boolean {
  const at = [0, 1, 2].find((k) => indices[3 * other + k] === indices[3 * one])!;
  return indices[3 * other + ((at + 1) % 3)] === indices[3 * one + 1];
}

/**
 * The corners numbered without gaps, in their order, and the vertex of each number. Where every triangle has corners of its own, those that stand where
 * another one does are six times as many as are used, and the library looks at all it is given.
 */
function inUse(corners: Uint32Array, count: number): { numbers: Uint32Array; vertices: Uint32Array } {
  const used = new Uint8Array(count);
  for (let at = 0; at < corners.length; at++) used[corners[at]!] = 1;
  const number = new Uint32Array(count);
  let next = 0;
  for (let vertex = 0; vertex < count; vertex++) if (used[vertex] === 1) number[vertex] = next++;
  const vertices = new Uint32Array(next);
  for (let vertex = 0; vertex < count; vertex++) if (used[vertex] === 1) vertices[number[vertex]!] = vertex;
  return { numbers: corners.map((vertex) => number[vertex]!), vertices };
}

function unitPositions(positions: Float64Array, vertices: Uint32Array, size: number): Float32Array {
  const unit = new Float32Array(3 * vertices.length);
  for (let at = 0; at < vertices.length; at++)
    for (let axis = 0; axis < 3; axis++)
      unit[3 * at + axis] = (positions[3 * vertices[at]! + axis]! - positions[axis]!) / size;
  return unit;
}
