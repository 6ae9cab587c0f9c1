/** Polygons with holes, at random: what is cut is the outline without the holes, to the last edge. */
import { describe, expect, it } from 'vitest';
import { FaceList } from '../../../../web/mesh/import/faces';
import { WarningList } from '../../../../web/mesh/import/warnings';

const seed = Number(process.env.SWEEPSCOPE_SEED ?? 4242);

/** mulberry32, 0..1 */
function generator(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Point = [number, number];

const areaOf = (ring: Point[]) =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - y * ring[(i + 1) % ring.length]![0], 0) /
  2;

/** Star-shaped about its middle, counter-clockwise. */
function star(x: number, y: number, least: number, most: number, corners: number, random: () => number): Point[] {
  const turn = random() * 7;
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + ((i + 0.8 * random()) * 2 * Math.PI) / corners;
    const radius = least + (most - least) * random();
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Corners in the middle of some edges: exact, as all numbers of boxes are small binary fractions. */
const dotted = (ring: Point[], random: () => number): Point[] =>
  ring.flatMap(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return random() < 0.3 ? [[x, y] as Point, [(x + u) / 2, (y + v) / 2] as Point] : [[x, y] as Point];
  });

/** A wall with windows in rows: as buildings have them, many on one line. */
function facade(random: () => number): Point[][] {
  const [columns, rows] = [1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6)];
  const windows = Array.from({ length: columns * rows }, (_, i) =>
    box((i % columns) * 4 + 1, Math.floor(i / columns) * 4 + 1, 2, 2),
  );
  return [box(0, 0, columns * 4, rows * 4), ...windows.filter(() => random() < 0.8)].map((ring) =>
    dotted(ring, random),
  );
}

/** Stars in the cells of a grid within a larger star. */
function cheese(random: () => number): Point[][] {
  const outer = star(0, 0, 20, 30, 5 + Math.floor(random() * 30), random);
  const holes: Point[][] = [];
  for (let x = -2; x <= 2; x++)
    for (let y = -2; y <= 2; y++)
      if (random() < 0.5) holes.push(star(x * 3, y * 3, 0.3, 1.4, 3 + Math.floor(random() * 8), random));
  return [outer, ...holes];
}

/** A grid's points within the outer star of any corners are 10 from its edge, but edges of few corners come nearer. */
const isApart = ([outer]: Point[][]) => outer!.length >= 9;

function check(rings: Point[][], random: () => number): void {
  const [outer, ...holes] = rings as [Point[], ...Point[][]];
  const given = [
    random() < 0.5 ? outer : outer.slice().reverse(),
    ...holes.map((ring) => (random() < 0.5 ? ring : ring.slice().reverse())),
  ];
  // Lies in a plane along two axes, in any order, perhaps tilted: the area seen is scaled by √(1 + tilt²).
  const axes = [0, 1, 2].sort(() => random() - 0.5);
  const tilt = random() < 0.5 ? 0 : 0.5;
  const points = given.flat();
  const positions = Float64Array.from(
    points.flatMap(([x, y]) => {
      const point = [0, 0, 0];
      point[axes[0]!] = x;
      point[axes[1]!] = y;
      point[axes[2]!] = tilt * x;
      return point;
    }),
  );
  const faces = new FaceList();
  let corner = 0;
  given.forEach((ring, i) => {
    if (i > 0) faces.beginHole();
    ring.forEach(() => faces.addCorner(corner++));
  });
  faces.endFace();
  const warnings = new WarningList();
  const steps = faces.triangulate(positions, warnings);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { indices } = step.value;
  expect(warnings.list()).toEqual([]);
  expect(indices.length / 3).toBe(points.length - 2 + 2 * holes.length);
  const flat = (index: number) => points[index]!;
  let sum = 0;
  const edges = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3) {
    const triangle = [...indices.slice(i, i + 3)];
    const area = areaOf(triangle.map(flat)) * (given[0] === outer ? 1 : -1);
    expect(area).toBeGreaterThan(-1e-9);
    sum += area;
    triangle.forEach((a, k) => {
      const edge = `${a} ${triangle[(k + 1) % 3]}`;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    });
  }
  expect(sum).toBeCloseTo(areaOf(outer) - holes.reduce((all, ring) => all + areaOf(ring), 0), 6);
  // Each edge once; inner ones once each way, those of a ring one way only.
  const border = new Set<string>();
  let first = 0;
  for (const ring of given) {
    ring.forEach((_, i) => {
      const [a, b] = [first + i, first + ((i + 1) % ring.length)];
      border.add(a < b ? `${a} ${b}` : `${b} ${a}`);
    });
    first += ring.length;
  }
  for (const [edge, times] of edges) {
    const [a, b] = edge.split(' ').map(Number) as [number, number];
    expect(times).toBe(1);
    expect(edges.has(`${b} ${a}`), `edge ${edge}`).toBe(!border.has(a < b ? edge : `${b} ${a}`));
  }
  expect([...border].every((edge) => edges.has(edge) || edges.has(edge.split(' ').reverse().join(' ')))).toBe(true);
}

describe(`polygons with holes (seed ${seed})`, () => {
  it('as walls with windows', () => {
    const random = generator(seed);
    for (let round = 0; round < 120; round++) check(facade(random), random);
  }, 60_000);
  it('as stars with stars in them', () => {
    const random = generator(seed + 1);
    for (let round = 0; round < 200; round++) {
      const rings = cheese(random);
      if (isApart(rings)) check(rings, random);
    }
  }, 60_000);
});
