import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { flipped, fromTriangles, join, moved, quad } from '../../../../meshes/shapes/shape';
import { stairs } from '../../../../meshes/shapes/stairs';
import { terrain } from '../../../../meshes/shapes/terrain';
import { type Recipe, repair, RepairError, type Triangles } from '../../../../web/mesh/repair';
import { areaOf, ballOfThree, clean, countsOf, mesh, ringOfThree, turned, volumeOf, without } from './broken';

const mend = (broken: Triangles, recipe: Recipe) => repair(broken, recipe, null);
const cube = () => box([0, 0, 0], [1, 1, 1]);
const everything: Recipe = {
  weld: 1e-9,
  degenerate: true,
  duplicates: true,
  tJunctions: true,
  winding: 'outward',
  holes: 100,
};

describe('a sound mesh', () => {
  const hills = terrain({ cells: 20, extent: 10, relief: 2, seed: 3 });
  const hollow = join(cube(), flipped(moved(box([0, 0, 0], [0.5, 0.5, 0.5]), [0.25, 0.25, 0.25])));
  it.each([
    ['a box', cube()],
    ['hills with a border of their own', hills],
    ['a box far from home', moved(cube(), [1e6, -1e6, 3e5])],
    ['a box with a hollow, whose fronts are inside', hollow],
    ['two boxes that touch nowhere', join(cube(), moved(cube(), [3, 0, 0]))],
  ])('is given back as it is, not one bit changed: %s', (_, sound) => {
    const before = { positions: sound.positions.slice(), indices: sound.indices.slice() };
    const { positions, indices, touched } = mend(sound, everything);
    expect(positions).toBe(sound.positions);
    expect(indices).toBe(sound.indices);
    expect({ positions, indices }).toEqual(before);
    expect(touched).toEqual({});
  });
});

describe('welding', () => {
  it('joins the corners of another’s ball, at exactly the same places', () => {
    const ball = ballOfThree();
    const { positions, indices, done } = mend(ball, { weld: 0 });
    expect(positions.length / 3).toBe(162);
    expect(done.weld).toEqual({ merged: 960 - 162, farthest: 0 });
    expect(countsOf({ positions, indices })).toEqual(clean);
  });

  it('joins what lies within the tolerance, and leaves what lies beyond it', () => {
    const gap = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0.001, 1, 1, 0, 0, 1, -0.001], [0, 1, 2, 3, 4, 5]);
    expect(countsOf(gap).openEdges).toBe(6);
    const welded = mend(gap, { weld: 0.001 });
    expect(welded.done.weld).toEqual({ merged: 2, farthest: 0.001 });
    expect(countsOf(welded).openEdges).toBe(4);
    expect([...welded.touched.weld!]).toEqual([1]);
    expect(mend(gap, { weld: 0.0009 }).indices).toBe(gap.indices);
  });

  it('moves no corner farther than the tolerance, however long the row', () => {
    const row = Array.from({ length: 30 }, (_, at) => [0.6 * at, 0, 0]).flat();
    const indices = Array.from({ length: 28 }, (_, at) => [at, at + 1, at + 2]).flat();
    const { done, ...once } = mend(mesh(row, indices), { weld: 1 });
    expect(done.weld!.merged).toBe(15);
    expect(done.weld!.farthest).toBeLessThanOrEqual(1);
    expect(mend(once, { weld: 1 }).indices).toBe(once.indices);
  });

  it('refuses a tolerance that would pull the model together', () => {
    expect(() => mend(cube(), { weld: 0.11 })).toThrow(new RepairError('tolerance', { tolerance: 0.11, most: 0.1 }));
    expect(mend(cube(), { weld: 0.1 }).done.weld!.merged).toBe(0);
  });
});

describe('triangles without area', () => {
  it('are dropped: two corners at one place, three on a line, one in the middle of a side', () => {
    const p = [0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1e-7, 0, 1, 1e-5, 0];
    const flat = mesh(p, [0, 1, 3, 0, 0, 1, 0, 1, 2, 0, 1, 4, 0, 1, 5]);
    const { indices, done, touched } = mend(flat, { degenerate: true });
    expect(done.degenerate).toEqual({ dropped: 3 });
    expect([...touched.degenerate!]).toEqual([1, 2, 3]);
    // A sliver a hundred-thousandth as high as long is a triangle.
    expect(indices).toHaveLength(6);
  });

  it('are told apart at any size', () => {
    for (const scale of [1e-100, 1e-90, 1, 1e90, 1e200]) {
      const p = [0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 1, 0].map((value) => value * scale);
      expect(mend(mesh(p, [0, 1, 2, 0, 1, 3]), { degenerate: true }).done.degenerate).toEqual({ dropped: 1 });
    }
  });

  it('leave no gap where the cut triangles meet in the middle of a side', () => {
    // A square in three pieces, closed by a triangle without area between its halves.
    const flat = mesh([0, 0, 0, 2, 0, 0, 1, 0, 0, 1, 1, 0, 1, -1, 0], [0, 1, 3, 0, 2, 1, 0, 4, 2, 2, 4, 1]);
    expect(countsOf(flat)).toMatchObject({ openEdges: 4, tJunctions: 0 });
    const mended = mend(flat, { degenerate: true, tJunctions: true });
    expect(countsOf(mended)).toMatchObject({ openEdges: 4, tJunctions: 0 });
    expect(mended.indices).toHaveLength(12);
    expect(areaOf(mended)).toBeCloseTo(2, 12);
  });

  it('may not be all there is', () => {
    expect(() => mend(mesh([0, 0, 0, 1, 0, 0], [0, 1, 1]), { degenerate: true })).toThrow(
      new RepairError('nothing-left'),
    );
  });
});

describe('duplicates', () => {
  it('go, whichever way round; the first one stays', () => {
    const twice = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], [0, 1, 2, 2, 1, 0, 1, 3, 2, 1, 2, 0]);
    const { indices, done, touched } = mend(twice, { duplicates: true });
    expect([...indices]).toEqual([0, 1, 2, 1, 3, 2]);
    expect(done.duplicates).toEqual({ dropped: 2 });
    expect([...touched.duplicates!]).toEqual([1, 3]);
  });
});

describe('T-junctions', () => {
  it('of the drawn stairs are cut: none left, no area won or lost, fewer open edges', () => {
    const drawn = stairs();
    const mended = mend(drawn, { tJunctions: true });
    expect(countsOf(drawn)).toMatchObject({ tJunctions: 8, openEdges: 38 });
    expect(countsOf(mended).tJunctions).toBe(0);
    expect(countsOf(mended).openEdges).toBeLessThan(38);
    expect(areaOf(mended)).toBeCloseTo(areaOf(drawn), 12);
    expect(mended.done.tJunctions!.added).toBe((mended.indices.length - drawn.indices.length) / 3);
    expect(mended.touched.tJunctions!.length).toBe(mended.done.tJunctions!.split);
  });

  it('on all three sides of one triangle, several on a side', () => {
    const corners = [0, 0, 0, 6, 0, 0, 0, 6, 0];
    const around = [2, 0, 0, 4, 0, 0, 3, 3, 0, 0, 3, 0, 2, -1, 0, 4, -1, 0, 5, 5, 0, -1, 3, 0];
    const teeth = [3, 7, 8, 3, 8, 4, 0, 7, 3, 4, 8, 1, 1, 9, 5, 5, 9, 2, 2, 10, 6, 6, 10, 0];
    const toothed = mesh([...corners, ...around], [0, 1, 2, ...teeth]);
    expect(countsOf(toothed).tJunctions).toBe(4);
    const mended = mend(toothed, { tJunctions: true });
    expect(mended.done.tJunctions).toEqual({ split: 1, added: 4 });
    expect(countsOf(mended)).toMatchObject({ tJunctions: 0, crowdedEdges: 0, winding: 0, duplicates: 0 });
    expect(areaOf(mended)).toBeCloseTo(areaOf(toothed), 12);
    expect([...mended.touched.tJunctions!]).toEqual([0]);
  });
});

describe('winding', () => {
  it('is made one again, and the fewest triangles are turned', () => {
    const mended = mend(turned(cube(), [3, 8]), { winding: 'consistent' });
    expect(mended.indices).toEqual(cube().indices);
    expect(mended.done.winding).toMatchObject({ flipped: 2, twisted: 0 });
    expect([...mended.touched.winding!]).toEqual([3, 8]);
  });

  it('has the fronts of closed parts outside, and those of a hollow inside', () => {
    const inner = box([0.25, 0.25, 0.25], [0.5, 0.5, 0.5]);
    const insideOut = join(flipped(cube()), inner, moved(cube(), [5, 0, 0]));
    const mended = mend(insideOut, { winding: 'outward' });
    expect(mended.done.winding).toEqual({ flipped: 24, twisted: 0, open: 0, unsure: 0 });
    expect(volumeOf(mended)).toBeCloseTo(2 - 1 / 64, 12);
    // A room is seen from inside: consistent alone turns nothing.
    const room = flipped(cube());
    expect(mend(room, { winding: 'consistent' }).indices).toBe(room.indices);
  });

  it('goes with most of the triangles of an open part, and says that it is open', () => {
    const lidless = flipped(without(cube(), [8, 9]));
    const mended = mend(turned(lidless, [0]), { winding: 'outward' });
    expect(mended.indices).toEqual(lidless.indices);
    expect(mended.done.winding).toMatchObject({ flipped: 1, open: 1 });
  });

  it('leaves a Möbius strip alone, and says so', () => {
    const rungs = 8;
    const positions = Array.from({ length: 2 * rungs }, (_, at) => {
      const angle = (2 * Math.PI * Math.floor(at / 2)) / rungs;
      const off = at % 2 === 0 ? 0.3 : -0.3;
      const r = 1 + off * Math.cos(angle / 2);
      return [r * Math.cos(angle), r * Math.sin(angle), off * Math.sin(angle / 2)];
    });
    const indices = Array.from({ length: rungs }, (_, at) => {
      const [a, b] = [2 * at, 2 * at + 1];
      const [c, d] = at + 1 < rungs ? [a + 2, b + 2] : [1, 0];
      return [a, b, c, b, d, c];
    });
    const strip = mesh(positions.flat(), indices.flat());
    const mended = mend(strip, { winding: 'outward' });
    expect(mended.indices).toBe(strip.indices);
    expect(mended.done.winding).toMatchObject({ flipped: 0, twisted: 1 });
  });
});

describe('holes', () => {
  it('are closed with the winding around them', () => {
    for (const gone of [[4], [0, 1], [0, 1, 4, 5]]) {
      const mended = mend(without(cube(), gone), { holes: 2 });
      expect(countsOf(mended)).toEqual(clean);
      expect(mended.done.holes).toMatchObject({
        added: gone.length,
        left: { wide: 0, border: 0, tangled: 0, untidy: 0 },
      });
      if (gone.length < 4) expect(volumeOf(mended)).toBeCloseTo(1, 12);
    }
  });

  it('that meet in a corner are two', () => {
    const mended = mend(without(cube(), [0, 8]), { holes: 2 });
    expect(mended.done.holes!.closed).toBeGreaterThan(0);
    expect(countsOf(mended)).toEqual(clean);
    expect(volumeOf(mended)).toBeCloseTo(1, 12);
  });

  it('wider than was asked for stay, and so do borders, however wide that was', () => {
    const lidless = without(cube(), [8, 9]);
    expect(mend(lidless, { holes: 0.9 }).done.holes).toEqual({
      closed: 0,
      added: 0,
      left: { wide: 1, border: 0, tangled: 0, untidy: 0 },
    });
    const sheet = fromTriangles(quad([0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]));
    const kept = mend(sheet, { holes: 100 });
    expect(kept.indices).toBe(sheet.indices);
    expect(kept.done.holes!.left).toEqual({ wide: 0, border: 1, tangled: 0, untidy: 0 });
  });

  it('with borders wound both ways are left until the winding is one', () => {
    const torn = turned(without(cube(), [8]), [8]);
    expect(mend(torn, { holes: 2 }).done.holes).toMatchObject({ closed: 0 });
    const mended = mend(torn, { winding: 'outward', holes: 2 });
    expect(countsOf(mended)).toEqual(clean);
    expect(volumeOf(mended)).toBeCloseTo(1, 12);
  });
});

describe('everything together', () => {
  it('makes a closed ring of another’s with a seam, turned inside out and with holes', () => {
    const ring = ringOfThree();
    const whole = mend(ring, { weld: 1e-5 });
    expect(countsOf(whole)).toEqual(clean);
    const wrong = without(turned(flipped(ring), [5, 77, 130]), [20, 200, 201]);
    const mended = mend(wrong, { ...everything, weld: 1e-5, holes: 1 });
    expect(countsOf(mended)).toEqual(clean);
    expect(volumeOf(mended)).toBeCloseTo(volumeOf(whole), 2);
    expect(volumeOf(mended)).toBeGreaterThan(0);
  });
});
