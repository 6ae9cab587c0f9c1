/** What the surface of a mesh is drawn from: its edges, the outline of a set of triangles, normals of smooth meshes. */
import { describe, expect, it } from 'vitest';
import type { SceneMesh } from '../../../../web/page/model';
import { EdgeFinder, hasEdges, mostTriangles } from '../../../../web/page/scene/surface/edges';
import { outlinesOf } from '../../../../web/page/scene/surface/outline';
import { outlineBits } from '../../../../web/page/scene/surface/facesMaterial';
import { isSmooth, VertexNormals } from '../../../../web/page/scene/surface/normals';

const meshOf = (positions: number[], indices: number[]) =>
  ({ positions: new Float64Array(positions), indices: new Uint32Array(indices) }) as unknown as SceneMesh;

/** A roof: two squares of two triangles each that meet at an angle; every triangle has corners of its own, as many files have them. */
function roof(rise: number): SceneMesh {
  const [a, b, c, d, e, f] = [
    [-1, 0, 0],
    [0, rise, 0],
    [1, 0, 0],
    [-1, 0, 1],
    [0, rise, 1],
    [1, 0, 1],
  ] as [number[], number[], number[], number[], number[], number[]];
  const corners = [a, d, e, a, e, b, b, e, f, b, f, c].flat();
  return meshOf(corners, [...Array(12).keys()]);
}

function edgesOf(mesh: SceneMesh) {
  const finder = new EdgeFinder(mesh);
  while (!finder.complete) finder.take(1);
  return finder.list([0, 0, 0]);
}

/** How many of them are drawn from every side. */
const creases = ({ count, sides }: ReturnType<typeof edgesOf>) =>
  Array.from({ length: count }, (_, k) => sides[8 * k + 3]!).reduce((sum, one) => sum + one, 0);

describe('edges', () => {
  it('are the borders and the ridge, not the diagonals of flat squares', () => {
    const edges = edgesOf(roof(1));
    expect(edges.count).toBe(7);
    expect(creases(edges)).toBe(7);
  });

  it('that bend little are drawn only where they are silhouettes', () => {
    const edges = edgesOf(roof(0.2));
    expect(edges.count).toBe(7);
    expect(creases(edges)).toBe(6);
  });

  it('keep the normals of both faces and lie about the origin', () => {
    const finder = new EdgeFinder(roof(1));
    finder.take(100);
    const { count, ends, sides } = finder.list([10, 0, 0]);
    const ridge = Array.from({ length: count }, (_, k) => k).find(
      (k) => ends[6 * k] === -10 && ends[6 * k + 3] === -10,
    )!;
    const across = [sides[8 * ridge]!, sides[8 * ridge + 4]!].sort((p, q) => p - q);
    expect(across).toEqual([-90, 90]);
  });

  it('are left out of very large meshes', () => {
    const size = (triangles: number) => ({
      positions: new Float64Array(9),
      indices: { length: 3 * triangles } as Uint32Array,
    });
    expect(hasEdges(size(mostTriangles))).toBe(true);
    expect(hasEdges(size(mostTriangles + 1))).toBe(false);
  });
});

describe('the outline of a set', () => {
  it('has the edges that only one of its triangles has', () => {
    const all = outlinesOf(roof(1), [0, 1, 2, 3]);
    const edges = [...all].map((bits) => outlineBits.filter((bit) => bits & bit).length);
    // Each has two borders of the roof, or one where it has the ridge.
    expect(edges).toEqual([2, 1, 1, 2]);
    expect([...outlinesOf(roof(1), [2])]).toEqual([8 + 16 + 32]);
  });
});

describe('normals of a smooth mesh', () => {
  const shared = meshOf(
    [-1, 0, 0, 0, 0.2, 0, 1, 0, 0, -1, 0, 1, 0, 0.2, 1, 1, 0, 1],
    [0, 3, 4, 0, 4, 1, 1, 4, 5, 1, 5, 2],
  );

  it('go over from face to face where the surface is smooth', () => {
    const normals = new VertexNormals(shared);
    normals.take(2);
    expect(normals.complete).toBe(false);
    normals.take(100);
    expect(normals.complete).toBe(true);
    const facing = Int8Array.of(-25, 125, 0, 0);
    normals.soften(1, facing, 0);
    expect(facing[0]).toBeGreaterThan(-20);
    expect(facing[3]).toBe(0);
  });

  it('stay those of the face where it is sharp', () => {
    const normals = new VertexNormals(shared);
    normals.take(100);
    const facing = Int8Array.of(127, 0, 0, 0);
    normals.soften(0, facing, 0);
    expect([...facing]).toEqual([127, 0, 0, 0]);
  });

  it('are for meshes of many triangles', () => {
    expect(isSmooth({ indices: { length: 3 * 19_999 } as Uint32Array })).toBe(false);
    expect(isSmooth({ indices: { length: 3 * 20_000 } as Uint32Array })).toBe(true);
  });
});
