import fc from 'fast-check';
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { terrain } from '../../../../meshes/shapes/terrain';
import { bunny } from '../../../../web/page/presets/scanMeshes';
import { type Recipe, repair, type Triangles } from '../../../../web/mesh/repair';
import { areaOf, ballOfThree, clean, countsOf, mesh, tornApart, turned, volumeOf, without } from './broken';

/** Every repair, for meshes about 1 in size. */
const everything: Recipe = {
  weld: 1e-4,
  degenerate: true,
  duplicates: true,
  tJunctions: true,
  winding: 'outward',
  holes: 1,
};

const some = (most: number) => fc.uniqueArray(fc.nat(319), { maxLength: most });

/** Numbers of a linear congruential generator, from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** The ball with some triangles cut in two at the middle of a side, on this side only. */
function halved(ball: Triangles, which: readonly number[]): Triangles {
  const positions = [...ball.positions];
  const indices = [...ball.indices];
  for (const t of which) {
    const [a, b, c] = indices.slice(3 * t, 3 * t + 3) as [number, number, number];
    const middle = positions.length / 3;
    for (let axis = 0; axis < 3; axis++) positions.push((positions[3 * a + axis]! + positions[3 * b + axis]!) / 2);
    indices.splice(3 * t, 3, a, middle, c);
    indices.push(middle, b, c);
  }
  return mesh(positions, indices);
}

describe('any ball that is torn, doubled, cut, turned and has holes', () => {
  const ball = repair(ballOfThree(), { weld: 0 }, null);
  const volume = volumeOf(ball);

  it('is closed again, and the report finds nothing: its volume is that of the ball but for the holes', () => {
    fc.assert(
      fc.property(fc.nat(), some(12), some(20), some(320), some(6), (seed, cut, again, wrong, gone) => {
        const whole = halved(ball, cut);
        const doubled = {
          ...whole,
          indices: Uint32Array.of(
            ...whole.indices,
            ...again.flatMap((t) => [...whole.indices.slice(3 * t, 3 * t + 3)]),
          ),
        };
        // Doubles of what is gone would be in its place.
        const holes = gone.filter((t) => !again.includes(t) && !cut.includes(t));
        const torn = tornApart(without(turned(doubled, wrong), holes), 0, numbers(seed));
        const mended = repair(torn, everything, null);
        const { left } = mended.done.holes!;
        expect(left).toEqual({ wide: 0, border: 0, tangled: 0, untidy: 0 });
        expect(countsOf(mended)).toEqual(clean);
        expect(Math.abs(volumeOf(mended) - volume)).toBeLessThan(0.002 * volume * holes.length + 1e-9);
        expect(repair(mended, everything, null).indices).toBe(mended.indices);
        expect(repair(torn, everything, null)).toEqual(mended);
      }),
      { numRuns: 150 },
    );
  });

  it('is welded whatever moved its corners within the tolerance', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        // Corners of one place are at most 2 · √3 · 2e-5 apart.
        const torn = tornApart(ball, 2e-5, numbers(seed));
        const mended = repair(torn, { weld: 1e-4 }, null);
        expect(countsOf(mended)).toEqual(clean);
        expect(mended.positions).toHaveLength(ball.positions.length);
        expect(mended.done.weld!.farthest).toBeLessThanOrEqual(1e-4);
        expect(areaOf(mended)).toBeCloseTo(areaOf(ball), 3);
      }),
      { numRuns: 50 },
    );
  });

  it('has fewer open edges after each repair, or as many', () => {
    fc.assert(
      fc.property(fc.nat(), some(20), some(20), (seed, cut, gone) => {
        let now: Triangles = tornApart(without(halved(ball, cut), gone), 0, numbers(seed));
        for (const step of [
          { weld: 0 },
          { tJunctions: true },
          { winding: 'outward' },
          { holes: 1 },
        ] satisfies Recipe[]) {
          const next = repair(now, step, null);
          expect(countsOf(next).openEdges).toBeLessThanOrEqual(countsOf(now).openEdges!);
          expect(areaOf(next)).toBeGreaterThanOrEqual(areaOf(now) * (1 - 1e-12));
          now = next;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('any soup of a coarse grid', () => {
  it('is mended without an accident: sound indices, no flat triangle, no duplicate, the same bits again', () => {
    const coordinate = fc.integer({ min: -2, max: 2 });
    const soup = fc.array(fc.array(coordinate, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(soup, (triangles) => {
        // One triangle that stays, whatever becomes of the others.
        const p = [...triangles.flat(), 10, 0, 0, 11, 0, 0, 10, 1, 0];
        const torn = mesh(
          p,
          Array.from({ length: p.length / 3 }, (_, at) => at),
        );
        const mended = repair(torn, { ...everything, weld: 0, holes: 10 }, null);
        expect(Math.max(...mended.indices)).toBe(mended.positions.length / 3 - 1);
        expect(countsOf(mended)).toMatchObject({ duplicates: 0 });
        expect(repair(mended, { degenerate: true }, null).indices).toBe(mended.indices);
        expect(repair(torn, { ...everything, weld: 0, holes: 10 }, null)).toEqual(mended);
        for (const list of Object.values(mended.touched))
          expect(Math.max(...list)).toBeLessThan(torn.indices.length / 3);
      }),
      { numRuns: 400 },
    );
  });
});

describe('simplifying', () => {
  beforeAll(() => MeshoptSimplifier.ready);
  const simplified = (whole: Triangles, keep: number, error: number) =>
    repair(whole, { simplify: { keep, error } }, MeshoptSimplifier);

  it('comes down to the part asked for, and its error is a distance in the model’s own units', async () => {
    const hills = terrain({ cells: 60, extent: 100, relief: 8, seed: 5 });
    const { done, ...fewer } = simplified(hills, 0.25, 10);
    expect(done.simplify!.before).toBe(7200);
    expect(done.simplify!.after).toBeLessThanOrEqual(1800);
    expect(done.simplify!.error).toBeGreaterThan(0.01);
    // A thousand times the size, a thousand times the error.
    const larger = { ...hills, positions: hills.positions.map((value) => value * 1000) };
    expect(simplified(larger, 0.25, 10_000).done.simplify!.error / done.simplify!.error).toBeCloseTo(1000, 3);
    // Three's own rays find the surface about as far off as the library says; it gives a mean over patches, not a bound.
    expect(farthestBelow(hills, fewer)).toBeLessThan(8 * done.simplify!.error);
  });

  it('stops at the error that was allowed, and leaves alone what need not be less', async () => {
    const hills = terrain({ cells: 60, extent: 100, relief: 8, seed: 5 });
    const held = simplified(hills, 0.01, 0.05).done.simplify!;
    expect(held.error).toBeLessThanOrEqual(0.05);
    expect(held.after).toBeGreaterThan(72);
    expect(simplified(hills, 1, 10).indices).toBe(hills.indices);
  });
  it('of corners that every triangle has for itself leaves as few as where they are shared', () => {
    const hills = terrain({ cells: 60, extent: 100, relief: 8, seed: 5 });
    const { after, error } = simplified(hills, 0.25, 10).done.simplify!;
    const positions = new Float64Array(3 * hills.indices.length);
    hills.indices.forEach((vertex, at) => positions.set(hills.positions.subarray(3 * vertex, 3 * vertex + 3), 3 * at));
    const apart = { positions, indices: Uint32Array.from(hills.indices.keys()) };
    const said = simplified(apart, 0.25, 10).done.simplify!;
    expect([said.before, said.after]).toEqual([7200, after]);
    expect(said.error).toBeLessThan(2 * error);
  });

  it('of a scan leaves corners where they were, and the report finds no worse', async () => {
    const { positions, indices } = await bunny(1);
    const fewer = simplified({ positions, indices }, 0.3, 1);
    const places = new Set(
      Array.from({ length: positions.length / 3 }, (_, v) => positions.slice(3 * v, 3 * v + 3).join()),
    );
    for (let v = 0; 3 * v < fewer.positions.length; v++)
      expect(places.has(fewer.positions.slice(3 * v, 3 * v + 3).join())).toBe(true);
    expect(countsOf(fewer)).toMatchObject({ tJunctions: 0, crowdedEdges: 0, duplicates: 0, winding: 0 });
  });
});

/** How far the one surface is from the other straight up or down, over corners of the first. */
function farthestBelow(whole: Triangles, fewer: Triangles): number {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(fewer.positions), 3));
  geometry.setIndex(new BufferAttribute(fewer.indices, 1));
  const surface = new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide }));
  let farthest = 0;
  for (let v = 0; 3 * v < whole.positions.length; v += 7) {
    const [x, y, z] = whole.positions.slice(3 * v, 3 * v + 3) as unknown as [number, number, number];
    const [hit] = new Raycaster(new Vector3(x, 100, z), new Vector3(0, -1, 0)).intersectObject(surface);
    if (hit) farthest = Math.max(farthest, Math.abs(hit.point.y - y));
  }
  return farthest;
}
