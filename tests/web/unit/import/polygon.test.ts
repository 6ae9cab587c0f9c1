import { describe, expect, it } from 'vitest';
import { GrowableUint32 } from '../../../../web/src/import/growable';
import { PolygonCutter } from '../../../../web/src/import/polygon';

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
