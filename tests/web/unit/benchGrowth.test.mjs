// What the benchmark's figures of growth rest on: the requests, the tables, the picture.
import { describe, expect, it } from 'vitest';
import { clearSweeps, deepSweeps } from '../../bench/growth/requests.mjs';
import { clearance } from '../../bench/reference/depth.mjs';
import { gridOf } from '../../bench/reference/grid.mjs';
import { growthPicture } from '../../bench/report/picture.mjs';
import { costs } from '../../bench/report/tables/costs.mjs';
import { terrain } from '../../bench/worlds/terrain.mjs';

const world = terrain(2_000);
const grid = gridOf(world);

describe('requests', () => {
  it.each([0.2, 2, 10])('of radius %s are clear of the mesh, or half in it', (radius) => {
    const wanted = { count: 12, radius, length: 2.5, seed: 5 };
    const starts = ({ values }) => Array.from({ length: 12 }, (_, k) => values.subarray(k * 6, k * 6 + 3));
    for (const start of starts(clearSweeps(world, grid, wanted))) {
      expect(clearance(grid, start, radius, 0.1)).toBeGreaterThan(0);
    }
    for (const start of starts(deepSweeps(world, grid, wanted))) {
      expect(clearance(grid, start, radius, 0.1)).toBeLessThan(-0.1 * radius);
    }
  });
});

describe('figures', () => {
  const time = (median) => ({ median, low: median / 2, high: median * 2, count: 3 });
  const growth = {
    plan: { repetitions: { repetitions: 3 } },
    date: '2026-01-01',
    triangles: 2_048,
    axes: [
      {
        id: 'length',
        title: 'Sweeps, by length',
        unit: 'µs',
        along: 'metres',
        values: [1, 10],
        rows: [
          { name: 'a', title: 'Ours', ours: true, times: [time(1), time(10)] },
          { name: 'b', title: 'Other', ours: false, times: [time(3), null] },
        ],
      },
    ],
  };

  it('stand in a table, with what a library cannot do as a dash', () => {
    const [table] = costs({ growth });
    expect(table.head).toEqual(['metres', '1', '10']);
    expect(table.rows).toEqual([
      ['Ours', '1.00 (0.500)', '10.0 (5.00)'],
      ['Other', '3.00 (1.50)', '–'],
    ]);
    expect(costs({})).toEqual([]);
  });

  it('rise in the picture where they rise, and nothing is drawn that was not measured', () => {
    const circles = [...growthPicture(growth).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      +x,
      +y,
    ]);
    expect(circles).toHaveLength(3);
    const [first, second, other] = circles;
    expect(second[0]).toBeGreaterThan(first[0]);
    expect(second[1]).toBeLessThan(first[1]);
    expect(other[0]).toBe(first[0]);
    expect(other[1]).toBeLessThan(first[1]);
  });
});
