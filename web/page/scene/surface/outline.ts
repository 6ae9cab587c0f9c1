import type { SceneMesh } from '../../model';
import { outlineBits } from './facesMaterial';

/**
 * For each triangle of a set, which of its edges only it has: they are the outline of the set. Corners at one place are one.
 *
 * @returns bits of `outlineBits`
 */
export function outlinesOf(
  mesh: Pick<SceneMesh, 'positions' | 'indices'>,
  triangles: readonly number[],
): Uint8Array<ArrayBuffer> {
  const places = new Map<string, number>();
  const placeOf = (vertex: number): number => {
    const at = mesh.positions.subarray(3 * vertex, 3 * vertex + 3).join();
    if (!places.has(at)) places.set(at, places.size);
    return places.get(at)!;
  };
  const met = new Map<number, number>();
  const keys = triangles.map((triangle) => {
    const [a, b, c] = [0, 1, 2].map((k) => placeOf(mesh.indices[3 * triangle + k]!)) as [number, number, number];
    // Edge k lies opposite corner k.
    return [keyOf(b, c), keyOf(c, a), keyOf(a, b)];
  });
  for (const key of keys.flat()) met.set(key, (met.get(key) ?? 0) + 1);
  return Uint8Array.from(keys, (edges) =>
    edges.reduce((bits, key, k) => bits + (met.get(key) === 1 ? outlineBits[k]! : 0), 0),
  );
}

const keyOf = (a: number, b: number): number => Math.min(a, b) * 2 ** 26 + Math.max(a, b);
