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
  const [found, off] = by.simplify(cornersOf(mesh), unitPositions(mesh.positions, size), 3, 3 * wanted, error / size, [
    'ErrorAbsolute',
  ]);
  if (found.length >= mesh.indices.length) return { indices: mesh.indices, before, after: before, error: 0 };
  const indices = withoutFolds(found);
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

function unitPositions(positions: Float64Array, size: number): Float32Array {
  const [x, y, z] = positions;
  const origin = [x!, y!, z!];
  return Float32Array.from(positions, (value, at) => (value - origin[at % 3]!) / size);
}
