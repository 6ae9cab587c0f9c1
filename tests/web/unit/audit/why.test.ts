// Why a body went wrong where it did: what is made wrong near it is named, what is far away or not wrong is not.
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { room } from '../../../../meshes/shapes/room';
import { fromTriangles, join, type Point, quad, type Shape, type Triangle } from '../../../../meshes/shapes/shape';
import { usualSettings } from '../../../../web/audit/run/settings';
import { whyHere } from '../../../../web/audit/why/whyHere';
import type { CauseName } from '../../../../web/audit/why/cause';
import type { Vec3 } from '../../../../web/page/model';

const settings = { ...usualSettings, slopeLimit: (50 * Math.PI) / 180, stepHeight: 0.3 };
const hall = room([-6, 0, -6], [6, 4, 6]);
/** A body that stands on the floor at the middle. */
const middle: Vec3 = [0, 0.9, 0];
/** At the floor's level, beyond it: no level has a wall there. */
const farAway: Vec3 = [4.5, 0.9, 4.5];

const named = (shape: Shape, place = middle) => whyHere(shape, place, settings).map(({ name }) => name);
const causeOf = (shape: Shape, name: CauseName, place = middle) =>
  whyHere(shape, place, settings).find((cause) => cause.name === name);

/** A floor of squares of a length, −2 … 2 each way, as it is or changed: closed at its border by the hall's walls, so far off. */
function floor(change: (triangles: Triangle[]) => Triangle[] = (triangles) => triangles): Shape {
  const triangles: Triangle[] = [];
  for (let x = -6; x < 6; x++)
    for (let z = -6; z < 6; z++) triangles.push(...quad([x, 0, z], [x, 0, z + 1], [x + 1, 0, z + 1], [x + 1, 0, z]));
  return fromTriangles(change(triangles));
}
const has = (triangle: Triangle, x: number, z: number) => {
  const middleOf = (axis: 0 | 2) => triangle.reduce((sum, corner) => sum + corner[axis], 0) / 3;
  return Math.floor(middleOf(0)) === x && Math.floor(middleOf(2)) === z;
};

describe('a clean level', () => {
  it('names nothing, wherever the body is', () => {
    for (const place of [middle, [5.65, 0.9, 0], [5.65, 0.9, 5.65], [0, 3.1, 0], farAway] as const)
      expect(named(hall, place)).toEqual([]);
    expect(named(floor())).toEqual([]);
    // A low box within reach of the step, and one that is a wall.
    expect(named(join(hall, box([0.4, -0.5, -1], [2, 0.2, 1])))).toEqual([]);
    expect(named(join(hall, box([0.4, -0.5, -1], [2, 2.5, 1])))).toEqual([]);
  });
});

describe('what is wrong with the mesh', () => {
  const flaws: readonly (readonly [CauseName, Shape, number])[] = [
    ['openEdges', floor((triangles) => triangles.filter((each) => !has(each, 0, 0))), 2],
    [
      'tJunctions',
      floor((triangles) =>
        triangles.flatMap((each): Triangle[] => {
          if (!has(each, 0, 0)) return [each];
          // One side of the square has a corner in its middle that the next square has not.
          const cut = each.findIndex((corner, k) => corner[0] === 0 && each[(k + 1) % 3]![0] === 0);
          if (cut < 0) return [each];
          const [a, b, c] = [0, 1, 2].map((k) => each[(cut + k) % 3]!) as [Point, Point, Point];
          const half: Point = [0, 0, 0.25];
          return [[a, half, c], [half, b, c]]; // prettier-ignore
        }),
      ),
      1,
    ],
    ['slivers', join(floor(), fromTriangles([[[-0.4, 0.001, 0], [0.4, 0.001, 0], [0.4, 0.001, -1e-4]]])), 1], // prettier-ignore
    ['duplicates', join(floor(), fromTriangles([quad([0, 0, 0], [0, 0, 1], [1, 0, 1], [1, 0, 0])[0]])), 1],
    ['crowdedEdges', join(floor(), fromTriangles([[[0, 0, 0], [0, 0, 1], [0, 0.2, 0.5]]])), 1], // prettier-ignore
    ['winding', floor((triangles) => triangles.map(([a, b, c]) => (has([a, b, c], 0, 0) ? [a, c, b] : [a, b, c]))), 2],
  ];

  it.each(flaws)('is named near the body: %s', (name, shape, count) => {
    const cause = causeOf(shape, name)!;
    expect(cause, name).toBeDefined();
    // Of the sides of a square those that are near: the others are a metre off.
    expect(cause.count).toBe(count);
    expect(cause.distance).toBeGreaterThanOrEqual(0);
    expect(cause.distance).toBeLessThan(0.36);
    expect(cause.triangles.length).toBeGreaterThan(0);
    expect([...cause.triangles]).toEqual([...new Set(cause.triangles)].sort((a, b) => a - b));
    expect(cause.triangles.every((triangle) => triangle < shape.indices.length / 3)).toBe(true);
  });

  it.each(flaws)('is not named far from it: %s', (_, shape) => expect(named(shape, farAway)).toEqual([]));

  it('is not named where only a triangle that it is on comes near', () => {
    // One triangle under the body, whose open edges are metres away.
    const large = fromTriangles(quad([-9, 0, -9], [-9, 0, 9], [9, 0, 9], [9, 0, -9]));
    expect(named(large)).toEqual([]);
    expect(named(large, [8.8, 0.9, 0])).toEqual(['openEdges']);
  });

  it('comes with how far it is from the body', () => {
    const edge = fromTriangles(quad([-9, 0, -9], [-9, 0, 9], [0.5, 0, 9], [0.5, 0, -9]));
    // A ball of radius 1 above the edge of a floor.
    const [cause] = whyHere(edge, [0, 1, 0], { ...settings, radii: [1, 1, 1] });
    expect(cause!.distance).toBeCloseTo(Math.sqrt(1.25) - 1, 6);
  });
});

describe('what the body does not fit', () => {
  const gap = (width: number) =>
    join(join(hall, box([-2, -0.5, 0.3], [-width / 2, 3, 2])), box([width / 2, -0.5, 0.3], [2, 3, 2]));

  it('is a gap narrower than the body, with its width', () => {
    const cause = causeOf(gap(0.5), 'narrowGap')!;
    expect(cause.size).toBeCloseTo(0.5, 6);
    expect(cause.count).toBeGreaterThan(0);
    // From one wall to the other, to be pointed out.
    const [from, to] = cause.across!;
    expect([from[0], to[0]].sort((a, b) => a - b)).toEqual([-0.25, 0.25].map((x) => expect.closeTo(x, 6)));
    expect(Math.hypot(...from.map((value, axis) => to[axis]! - value))).toBeCloseTo(cause.size!, 9);
    expect(named(gap(0.8))).not.toContain('narrowGap');
    expect(named(gap(0.5), farAway)).not.toContain('narrowGap');
  });

  it('is a gap lower than the body', () => {
    const low = join(hall, box([0.2, 1.4, -1], [2, 3, 1]));
    expect(causeOf(low, 'narrowGap')!.size).toBeCloseTo(1.4, 6);
    expect(named(join(hall, box([0.2, 2, -1], [2, 3, 1])))).toEqual([]);
  });

  it('is a step that is higher than it takes, and a face that is steeper', () => {
    const step = join(hall, box([0.35, -0.5, -1], [2, 0.7, 1]));
    expect(causeOf(step, 'highStep')!.size).toBeCloseTo(0.7, 6);
    expect(causeOf(step, 'highStep', [-1, 0.9, 0])).toBeUndefined();
    const steep = fromTriangles(quad([-9, 0, -9], [-9, 0, 9], [9, 36, 9], [9, 36, -9]));
    const angle = Math.atan(2);
    // Where it touches the slope.
    const up = Math.hypot(0.35 * Math.sin(angle), 0.9 * Math.cos(angle)) / Math.cos(angle);
    expect(causeOf(steep, 'steepFace', [0, 18 + up, 0])!.size).toBeCloseTo(angle, 6);
    expect(causeOf(steep, 'steepFace', [0, 19.5 + up, 0])).toBeUndefined();
  });
});
