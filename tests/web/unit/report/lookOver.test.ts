import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { join, type Shape } from '../../../../meshes/shapes/shape';
import { stairs } from '../../../../meshes/shapes/stairs';
import { terrain } from '../../../../meshes/shapes/terrain';
import { lookOver } from '../../../../web/mesh/report';
import { bunny, teapot } from '../../../../web/page/presets/scanMeshes';

const counts = (shape: Shape) => {
  const { findings } = lookOver(shape.positions, shape.indices);
  return Object.fromEntries(Object.entries(findings).map(([name, { count }]) => [name, count]));
};
const none = { tJunctions: 0, openEdges: 0, slivers: 0, duplicates: 0, crowdedEdges: 0, winding: 0 };

function shapeOf(positions: number[], indices: number[]): Shape {
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A square of two triangles, and beside it one triangle whose side is half of the square's. */
const tee = shapeOf([0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0, 2, 0, 0, 3, 1, 0, 2, 1, 0], [0, 1, 2, 0, 2, 3, 4, 5, 6]);

describe('looking a mesh over', () => {
  it('finds nothing wrong with a closed box', () => {
    expect(counts(box([0, 0, 0], [1, 2, 3]))).toEqual(none);
  });

  it('finds the numbers of the drawn stairs', () => {
    expect(counts(stairs())).toMatchObject({ tJunctions: 8, openEdges: 38, duplicates: 0, winding: 0 });
  });

  it('finds a corner in the middle of an edge, and the triangle whose edge it is', () => {
    const { findings } = lookOver(tee.positions, tee.indices);
    expect(findings.tJunctions.count).toBe(1);
    expect([...findings.tJunctions.triangles]).toEqual([0]);
    expect(findings.openEdges.count).toBe(7);
  });

  it('takes corners at one place for one, 0 and -0 too', () => {
    const soup = shapeOf([-0, 0, 0, 1, 0, 0, 0, 1, 0, 0, -0, 0, 0, 1, 0, -1, 0, 0], [0, 1, 2, 3, 4, 5]);
    expect(counts(soup)).toEqual({ ...none, openEdges: 4 });
  });

  it('finds triangles hardly higher than a thousandth of their length, and neither those without area nor wider ones', () => {
    const of = (height: number, scale: number) =>
      shapeOf([0, 0, 0, scale, 0, 0, 0.4 * scale, height * scale, 0], [0, 1, 2]);
    for (const scale of [1e-6, 1, 1e6]) {
      expect([0, 0.00099, 0.00101, 0.5].map((height) => counts(of(height, scale)).slivers)).toEqual([0, 1, 0, 0]);
    }
    expect([...lookOver(of(0.0005, 1).positions, of(0.0005, 1).indices).findings.slivers.triangles]).toEqual([0]);
  });

  it('finds triangles that are there twice, and edges with too many of them', () => {
    const twice = shapeOf([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2, 2, 1, 0, 1, 2, 0]);
    expect(counts(twice)).toEqual({ ...none, duplicates: 2, crowdedEdges: 3 });
    expect([...lookOver(twice.positions, twice.indices).findings.duplicates.triangles]).toEqual([0, 1, 2]);
  });

  it('finds a triangle that is wound the other way', () => {
    const whole = box([0, 0, 0], [1, 1, 1]);
    const turned = { ...whole, indices: whole.indices.slice() };
    [turned.indices[3], turned.indices[4]] = [turned.indices[4]!, turned.indices[3]!];
    expect(counts(turned)).toEqual({ ...none, winding: 3 });
  });

  it('gives the shortest edge with length, and the farthest coordinate with the step of doubles there', () => {
    const facts = lookOver(
      Float64Array.of(0, 0, 0, 3, 0, 0, 0, -4, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0),
      Uint32Array.of(0, 1, 2, 3, 4, 5),
    );
    expect(facts.shortestEdge).toEqual({ length: 0.5, triangle: 1 });
    expect(facts).toMatchObject({ largestCoordinate: 4, spacing: 2 ** -50 });
    expect(lookOver(Float64Array.of(1, 1, 1), Uint32Array.of(0, 0, 0)).shortestEdge).toBeNull();
    expect(lookOver(new Float64Array(), new Uint32Array()).largestCoordinate).toBe(0);
  });

  it('agrees with looking at everything, on any soup of a coarse grid', () => {
    const coordinate = fc.integer({ min: -2, max: 2 });
    const soup = fc.array(fc.array(coordinate, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(soup, fc.constantFrom(1, 1e-7, 1e9), (triangles, scale) => {
        const positions = Float64Array.from(triangles.flat(), (value) => value * scale);
        const indices = Uint32Array.from({ length: 3 * triangles.length }, (_, at) => at);
        expect(counts({ positions, indices })).toEqual(plainly(triangles));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['terrain', () => terrain({ cells: 300, extent: 60, relief: 4, seed: 3 }), { tJunctions: 0, openEdges: 1200 }],
    ['bunny', () => bunny(1), { tJunctions: 0 }],
    ['teapot', () => teapot(1), {}],
    ['two boxes', () => join(box([0, 0, 0], [1, 1, 1]), box([5, 0, 0], [6, 1, 1])), none],
  ])('goes through %s', async (_name, make, expected) => {
    expect(counts(await make())).toMatchObject(expected);
  });
});

/** The same questions asked of every pair, in whole numbers. */
function plainly(triangles: readonly (readonly number[])[]) {
  const cornersOf = triangles.map((t) => [0, 1, 2].map((k) => t.slice(3 * k, 3 * k + 3).map((value) => value + 0)));
  const name = (corner: readonly number[]) => corner.join();
  const ways = new Map<string, { up: number; down: number; ends: number[][] }>();
  for (const corners of cornersOf) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[k]!, corners[(k + 1) % 3]!];
      if (name(a) === name(b)) continue;
      const key = [name(a), name(b)].sort().join(' ');
      const way = ways.get(key) ?? { up: 0, down: 0, ends: [a, b] };
      if (key.startsWith(`${name(a)} `)) way.up++;
      else way.down++;
      ways.set(key, way);
    }
  }
  const open = [...ways.values()].filter(({ up, down }) => up + down === 1);
  const openCorners = new Map(open.flatMap(({ ends }) => ends.map((end) => [name(end), end] as const)));
  const inside = (p: number[], [a, b]: number[][]) => {
    const ab = b!.map((value, axis) => value - a![axis]!);
    const ap = p.map((value, axis) => value - a![axis]!);
    const along = ab.reduce((sum, value, axis) => sum + value * ap[axis]!, 0);
    const length = ab.reduce((sum, value) => sum + value * value, 0);
    return along > 0 && along < length && ap.every((value, axis) => value * length === along * ab[axis]!);
  };
  const tees = [...openCorners.values()].filter((corner) => open.some(({ ends }) => inside(corner, ends)));
  const seen = new Set<string>();
  let duplicates = 0;
  for (const corners of cornersOf) {
    const key = corners.map(name).sort().join(' ');
    if (seen.has(key)) duplicates++;
    seen.add(key);
  }
  const all = [...ways.values()];
  return {
    tJunctions: tees.length,
    openEdges: open.length,
    // On this grid the narrowest triangle that has an area is a fiftieth as high as long.
    slivers: 0,
    duplicates,
    crowdedEdges: all.filter(({ up, down }) => up + down > 2).length,
    winding: all.filter(({ up, down }) => up + down === 2 && up !== 1).length,
  };
}
