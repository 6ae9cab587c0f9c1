import { describe, expect, it } from 'vitest';
import { GrowableUint32 } from '../../../../web/mesh/import/growable';
import { cutMonotone } from '../../../../web/mesh/import/monotone';
import { PolygonCutter } from '../../../../web/mesh/import/polygon';
import { load, triangles, warningCounts } from './helpers';

type Point = [x: number, y: number];
const seed = Number(process.env['SWEEPSCOPE_SEED'] ?? 20030714);

const around = (corners: number, radius: (k: number) => number): Point[] =>
  Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners;
    return [radius(k) * Math.cos(angle), radius(k) * Math.sin(angle)];
  });

/** Outlines whose areas are known without cutting them: by the shoelace formula. */
const outlines: Record<string, (corners: number) => Point[]> = {
  circle: (n) => around(n, () => 1),
  star: (n) => around(n, (k) => (k % 2 ? 1 : 0.2)),
  comb: (n) => [
    [0, 0],
    [1, 0],
    ...Array.from({ length: n - 2 }, (_, k): Point => [1 - k / n, k % 2 ? 1 : 0.1 + 1e-3 * Math.sin(k)]),
  ],
  // Every corner of a step lies on the line of others.
  steps: (n) => [
    ...Array.from({ length: n - 1 }, (_, k): Point => [Math.floor(k / 2), Math.floor((k + 1) / 2)]),
    [n / 2, -1],
  ],
  spiral: (n) => {
    const half = n >> 1;
    const arm = (k: number, wide: number): Point => {
      const angle = (k / half) * Math.min(200, half / 4);
      return [(0.1 + angle + wide) * Math.cos(angle), (0.1 + angle + wide) * Math.sin(angle)];
    };
    return [
      ...Array.from({ length: half }, (_, k) => arm(k, 2)),
      ...Array.from({ length: half }, (_, k) => arm(half - 1 - k, 0)),
    ];
  },
};

const shoelace = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0) / 2;
const counterClockwise = (ring: Point[]) => (shoelace(ring) < 0 ? ring.reverse() : ring);

/** n - 2 triangles (and two for each hole), none turned round, together as large as the polygon, and every side of it a side of one of them. */
function expectCovered(rings: Point[][], cut: number[] | undefined): void {
  const corners = rings.flat();
  expect(cut?.length).toBe(3 * (corners.length - 2 + 2 * (rings.length - 1)));
  let sum = 0;
  const sides = new Set<number>();
  for (let i = 0; i < cut!.length; i += 3) {
    const three = cut!.slice(i, i + 3);
    const size = shoelace(three.map((corner) => corners[corner]));
    expect(size).toBeGreaterThan(-1e-9);
    sum += size;
    three.forEach((corner, k) => sides.add(corner * corners.length + three[(k + 1) % 3]));
  }
  const area = rings.reduce((total, ring) => total + shoelace(ring), 0);
  expect(Math.abs(sum - area)).toBeLessThan(1e-9 * area);
  let first = 0;
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k++)
      expect(sides.has((first + k) * corners.length + first + ((k + 1) % ring.length))).toBe(true);
    first += ring.length;
  }
}

describe('a polygon cut into pieces that go down', () => {
  it.each(Object.keys(outlines))('%s: is covered, with 5 to 3,000 corners and turned', (name) => {
    for (const corners of [5, 6, 7, 8, 13, 50, 301, 3000])
      for (const turn of [0, 0.3, 1.6, 2.9, 4.4]) {
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const ring = outlines[name](corners).map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
        expectCovered([counterClockwise(ring)], cutMonotone(ring.flat(), []));
      }
  });

  it.each(Object.keys(outlines))('%s: takes moments with 100,000 corners', (name) => {
    const ring = counterClockwise(outlines[name](100_000));
    const begin = performance.now();
    expect(cutMonotone(ring.flat(), [])?.length).toBe(3 * (ring.length - 2));
    // It takes some 0.3 s; earcut takes 55 s for the circle.
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('goes round holes', () => {
    for (const [corners, holes] of [
      [40, 1],
      [400, 7],
      [3000, 40],
    ]) {
      const outer = around(corners, () => 100);
      const inner = Array.from({ length: holes }, (_, k) =>
        around(5 + k, () => 0.9).map(([x, y]): Point => [
          x + 80 * Math.cos(k) * (k / holes),
          y + 80 * Math.sin(k) * (k / holes),
        ]),
      );
      const rings = [outer, ...inner.map((ring) => ring.reverse())];
      const starts = rings.slice(0, -1).map((_, k) => rings.slice(0, k + 1).flat().length);
      expectCovered(rings, cutMonotone(rings.flat(2), starts));
    }
  });

  it(`refuses what crosses itself (seed ${seed})`, () => {
    let state = seed;
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    let refused = 0;
    for (let round = 0; round < 300; round++) {
      const ring = counterClockwise(Array.from({ length: 4 + (round % 60) }, (): Point => [random(), random()]));
      const cut = cutMonotone(ring.flat(), []);
      // A few of the small ones are simple.
      if (cut) expectCovered([ring], cut);
      else refused++;
    }
    expect(refused).toBeGreaterThan(200);
  });
});

describe('very many corners in one file', () => {
  it('are cut to the last, and none of the polygons is left out', async () => {
    const n = 60_000;
    const ring = outlines['star'](n);
    const text = `${ring.map(([x, y]) => `v ${x} ${y} 0`).join('\n')}\nf ${ring.map((_, k) => k + 1).join(' ')}\nf 1 2 3\n`;
    const mesh = await load('star.obj', text);
    expect([triangles(mesh), mesh.warnings]).toEqual([n - 2 + 1, []]);
  });

  it('that cross themselves take a bounded time together, and those after them are cut rightly', () => {
    let state = seed;
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const count = 9_999;
    const crossing = Array.from({ length: count }, (): Point => [random(), random()]);
    const star = outlines['star'](2000);
    const positions = Float64Array.from([...crossing, ...star].flatMap(([x, y]) => [x, y, 0]));
    const corners = new GrowableUint32();
    for (let k = 0; k < count + star.length; k++) corners.push(k);
    const cutter = new PolygonCutter(positions);
    const begin = performance.now();
    for (let k = 0; k < 300; k++) expect(cutter.cut(corners, 0, count, new GrowableUint32())).toBe(false);
    // Some five seconds; each left to earcut, 90.
    expect(performance.now() - begin).toBeLessThan(40_000);
    const out = new GrowableUint32();
    expect(cutter.cut(corners, count, count + star.length, out)).toBe(true);
    expect(out.length).toBe(3 * (star.length - 2));
  }, 60_000);

  it('are said to be untidy where they cross', async () => {
    const bow = 'v 0 0 0\nv 2 2 0\nv 2 0 0\nv 0 2 0\nf 1 2 3 4\n';
    expect(warningCounts(await load('bow.obj', bow))).toEqual({ 'polygons-untidy': 1 });
  });
});
