import { describe, expect, it } from 'vitest';
import { GrowableUint32 } from '../../../../web/mesh/import/growable';
import { PolygonCutter } from '../../../../web/mesh/import/polygon';

type Point = [x: number, y: number];

/** mulberry32, 0..1 */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The outline of columns one wide and one to three high, a corner at every unit of its floor and roof, turned by an angle. */
function skyline(columns: number, random: () => number): Point[] {
  const angle = random() * 7;
  const outline: Point[] = [];
  for (let x = 0; x <= columns; x++) outline.push([x, 0]);
  for (let x = columns; x > 0; x--) {
    const height = 1 + Math.floor(random() * 3);
    outline.push([x, height], [x - 1, height]);
  }
  const distinct = outline.filter(([x, y], i) => i === 0 || x !== outline[i - 1][0] || y !== outline[i - 1][1]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return distinct.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

const area = (ring: Point[]) =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0) / 2;

function cut(ring: Point[]): { tidy: boolean; triangles: number[][] } {
  const corners = new GrowableUint32();
  ring.forEach((_, i) => corners.push(i));
  const out = new GrowableUint32();
  const positions = Float64Array.from(ring.flatMap(([x, y]) => [x, y, 0]));
  const tidy = new PolygonCutter(positions).cut(corners, 0, ring.length, out);
  const flat = [...out.toArray()];
  return { tidy, triangles: flat.flatMap((_, i) => (i % 3 === 0 ? [flat.slice(i, i + 3)] : [])) };
}

describe('polygons with corners on almost straight edges', () => {
  it('keep their area, and every corner and edge unless they are reported', () => {
    const random = generator(1);
    let untidy = 0;
    for (let round = 0; round < 5000; round++) {
      const ring = skyline(3 + Math.floor(random() * 60), random);
      const { tidy, triangles } = cut(ring);
      const sum = triangles.reduce((total, corners) => total + Math.abs(area(corners.map((c) => ring[c]))), 0);
      expect(sum).toBeCloseTo(area(ring), 6);
      if (!tidy) {
        untidy++;
        continue;
      }
      expect(triangles.length).toBe(ring.length - 2);
      const edges = new Set(triangles.flatMap(([a, b, c]) => [a * 1000 + b, b * 1000 + c, c * 1000 + a]));
      expect(ring.every((_, i) => edges.has(i * 1000 + ((i + 1) % ring.length)))).toBe(true);
    }
    // Rounding makes some outlines touch themselves; a projection gone wrong would spoil nearly all.
    expect(untidy).toBeLessThan(50);
  }, 30_000);
});

describe('polygons of very many corners', () => {
  const circle = (corners: number): Point[] =>
    Array.from({ length: corners }, (_, k) => [
      Math.cos((2 * Math.PI * k) / corners),
      Math.sin((2 * Math.PI * k) / corners),
    ]);

  // Cut like any other, this one takes ten seconds.
  it('that go round and round the same few places are fans, and are reported', () => {
    const five = circle(5);
    const ring = Array.from({ length: 3500 }, (_, k) => five[k % 5]!);
    const { tidy, triangles } = cut(ring);
    expect(tidy).toBe(false);
    expect(triangles.length).toBe(ring.length - 2);
    expect(triangles.every(([a]) => a === 0)).toBe(true);
  });

  it('that are simple are cut, also where places come twice because a hole was joined', () => {
    const outer = circle(900);
    expect(cut(outer).tidy).toBe(true);
    expect(cut(outer).triangles.length).toBe(898);
    const hole = circle(900).map(([x, y]): Point => [x / 2, y / 2]);
    hole.reverse();
    const joined = [...outer, outer[0]!, ...hole.slice(-1), ...hole];
    const { triangles } = cut(joined);
    const sum = triangles.reduce((total, corners) => total + Math.abs(area(corners.map((c) => joined[c]!))), 0);
    expect(sum).toBeCloseTo(area(outer) + area(hole), 6);
  });
});
