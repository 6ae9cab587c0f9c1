// The benchmark's referee decides who is right; it has to be right itself.
import { describe, expect, it } from 'vitest';
import { interleave, summaryOf } from '../../bench/measure/interleave.mjs';
import { randomFrom } from '../../bench/random.mjs';
import { pointTriangle, uprightTriangle } from '../../bench/reference/closest.mjs';
import { capsuleDepth, ellipsoidDepth } from '../../bench/reference/depth.mjs';
import { gridOfTriangles } from '../../bench/reference/grid.mjs';
import { sweepBall } from '../../bench/reference/sweep.mjs';
import { terrain } from '../../bench/worlds/terrain.mjs';

const floor = new Float64Array([-5, 0, -5, -5, 0, 5, 5, 0, 5, -5, 0, -5, 5, 0, 5, 5, 0, -5]);
const randomTriangle = (random) => Float64Array.from({ length: 9 }, () => random.between(-1, 1));

/** The smallest squared distance to points spread over the triangle. */
function sampledDistance(place, t, steps = 60) {
  let best = Infinity;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const [u, v] = [i / steps, j / steps];
      const squared = [0, 1, 2].reduce((sum, axis) => {
        const on = t[axis] + u * (t[3 + axis] - t[axis]) + v * (t[6 + axis] - t[axis]);
        return sum + (place[axis] - on) ** 2;
      }, 0);
      best = Math.min(best, squared);
    }
  }
  return Math.sqrt(best);
}

describe('distances', () => {
  it('are those of the nearest of many points', () => {
    const random = randomFrom(1);
    for (let round = 0; round < 200; round++) {
      const t = randomTriangle(random);
      const place = [0, 1, 2].map(() => random.between(-2, 2));
      const exact = Math.sqrt(pointTriangle(...place, t, 0));
      const sampled = sampledDistance(place, t);
      expect(exact).toBeLessThanOrEqual(sampled + 1e-12);
      expect(exact).toBeGreaterThan(sampled - 0.06);
    }
  });

  it('of upright segments are those of their nearest point', () => {
    const random = randomFrom(2);
    for (let round = 0; round < 500; round++) {
      const t = randomTriangle(random);
      const [x, z, low] = [0, 1, 2].map(() => random.between(-1.5, 1.5));
      const high = low + random.between(0.1, 2);
      const sampled = Math.min(
        ...Array.from({ length: 401 }, (_, k) => pointTriangle(x, low + ((high - low) * k) / 400, z, t, 0)),
      );
      const exact = uprightTriangle(x, low, high, z, t, 0);
      expect(exact).toBeLessThanOrEqual(sampled + 1e-12);
      expect(Math.sqrt(exact)).toBeGreaterThan(Math.sqrt(sampled) - 0.003);
    }
  });
});

describe('sweeps', () => {
  const grid = gridOfTriangles(floor);
  it.each([
    ['onto a face', [0.3, 2, 0.2, 0, -4, 0], 1.5 / 4],
    ['onto a corner', [5.18, 2, 5.24, 0, -4, 0], 1.6 / 4],
    ['past an edge', [5.6, 2, 0, 0, -4, 0], Infinity],
    ['onto an edge', [5.3, 2, 0, 0, -4, 0], 1.6 / 4],
    ['away from it', [0, 2, 0, 0, 4, 0], Infinity],
    ['too short', [0, 2, 0, 0, -1.4, 0], Infinity],
  ])('%s', (_, sweep, time) => {
    expect(sweepBall(grid, sweep, 0, 0.5)).toBeCloseTo(time, 12);
  });

  it('touch at the time found, and not before', () => {
    const random = randomFrom(3);
    let hits = 0;
    for (let round = 0; round < 500; round++) {
      const t = randomTriangle(random);
      const start = random.direction().map((part) => part * 3);
      const sweep = [...start, ...start.map((part) => -part * 2 + random.between(-1, 1))];
      const time = sweepBall(gridOfTriangles(t), sweep, 0, 0.3);
      const distance = (at) =>
        Math.sqrt(pointTriangle(...[0, 1, 2].map((axis) => sweep[axis] + at * sweep[3 + axis]), t, 0));
      hits += Number(time <= 1);
      if (time <= 1) expect(distance(time)).toBeCloseTo(0.3, 10);
      for (let k = 0; k < 100; k++) expect(distance((Math.min(time, 1) * k) / 100)).toBeGreaterThan(0.3);
    }
    expect(hits).toBeGreaterThan(50);
  });
});

describe('depths', () => {
  const grid = gridOfTriangles(floor);
  it('of a capsule', () => {
    const depth = capsuleDepth(grid, 0.4, 0.9);
    expect(depth(0, 0.9, 0)).toBeCloseTo(0, 12);
    expect(depth(0, 0.7, 0)).toBeCloseTo(0.2, 12);
    expect(depth(0, 0, 0)).toBeCloseTo(0.4, 12);
    expect(depth(0, 3, 0)).toBe(0);
  });
  it('of an ellipsoid', () => {
    const depth = ellipsoidDepth(grid, 0.4, 0.9);
    expect(depth(0, 0.9, 0)).toBeCloseTo(0, 12);
    expect(depth(0, 0.7, 0)).toBeCloseTo(0.2, 12);
    expect(depth(0, 3, 0)).toBe(0);
  });
});

describe('the terrain', () => {
  it('is the same every time', () => {
    expect(terrain(2_000).positions).toEqual(terrain(2_000).positions);
  });
  it('knows what is below it', () => {
    const { positions, passed } = terrain(2_000);
    for (let at = 300; at < 3000; at += 33) {
      const [x, y, z] = positions.subarray(at - (at % 3), at - (at % 3) + 3);
      if (Math.max(Math.abs(x), Math.abs(z)) > 49) continue;
      expect(passed(x, y + 0.001, z)).toBe(false);
      expect(passed(x, y - 0.001, z)).toBe(true);
    }
  });
});

describe('repetitions', () => {
  it('take turns, and each round begins with another', async () => {
    const order = [];
    const tasks = ['a', 'b', 'c'].map((name) => ({ name, run: () => order.push(name) }));
    await interleave(tasks, { repetitions: 3, budgetMs: 1000 });
    expect(order.join('')).toBe('abcbcacab');
  });
  it('are summed up by median and range', () => {
    expect(summaryOf([5, 1, 3])).toEqual({ median: 3, low: 1, high: 5, count: 3 });
    expect(summaryOf([1, 2, 3, 10]).median).toBe(2.5);
  });
});
