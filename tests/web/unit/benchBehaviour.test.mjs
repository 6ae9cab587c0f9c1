// What the benchmark's table of behaviour rests on, beside the engines themselves.
import { describe, expect, it } from 'vitest';
import { city } from '../../bench/behaviour/scenes/city.mjs';
import { strip, turned, turnedBack } from '../../bench/behaviour/strip.mjs';
import { gridOf, gridOfTriangles } from '../../bench/reference/grid.mjs';
import { underfootOf } from '../../bench/reference/underfoot.mjs';
import { behaviour } from '../../bench/report/tables/behaviour.mjs';

const limit = (50 * Math.PI) / 180;

describe('meshes', () => {
  it('of a side view look up and to the left of a step', () => {
    const { positions, indices } = strip(
      [
        [-1, 0],
        [0, 0],
        [0, 1],
      ],
      1,
      0,
    );
    const normals = [];
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => positions.subarray(indices[at + k] * 3, indices[at + k] * 3 + 3));
      const [u, v] = [b, c].map((corner) => [0, 1, 2].map((axis) => corner[axis] - a[axis]));
      normals.push([0, 1, 2].map((k) => u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3]));
    }
    for (const [, y] of normals.slice(0, 2)) expect(y).toBeGreaterThan(0);
    for (const [x] of normals.slice(2)) expect(x).toBeLessThan(0);
  });

  it('are turned there and back', () => {
    const place = turnedBack(0.7)(...turned(0.7)(1, 2, 3));
    [1, 2, 3].forEach((value, axis) => expect(place[axis]).toBeCloseTo(value, 12));
  });
});

describe('what is underfoot', () => {
  const ramp = (degrees) => {
    const rise = 10 * Math.tan((degrees * Math.PI) / 180);
    return gridOfTriangles(new Float64Array([-5, 0, -5, -5, 0, 5, 5, rise, 5, -5, 0, -5, 5, rise, 5, 5, rise, -5]));
  };

  it('is found within reach, and not beyond or above', () => {
    const underfoot = underfootOf(ramp(0), limit);
    expect(underfoot(1, 1, 2, 1.1)).toBe(true);
    expect(underfoot(1, 1.2, 2, 1.1)).toBe(false);
    expect(underfoot(1, -0.1, 2, 1.1)).toBe(false);
    expect(underfoot(6, 1, 2, 1.1)).toBe(false);
  });

  it('can be stood on up to the slope limit', () => {
    const above = 5 * Math.tan((49 * Math.PI) / 180) + 1;
    expect(underfootOf(ramp(49), limit)(0, above, 0, 1.5)).toBe(true);
    expect(underfootOf(ramp(51), limit)(0, above, 0, 2)).toBe(false);
  });

  it('is the floor of the city', () => {
    const world = city();
    const underfoot = underfootOf(gridOf(world), limit);
    expect(underfoot(19.3, 3, 19.3, 4)).toBe(true);
    expect(underfoot(19.3, 0.9, -19.3, 1.2)).toBe(true);
  });
});

describe('the table', () => {
  const tableOf = (row, ...values) =>
    behaviour({
      behaviour: {
        plan: {},
        rows: [{ id: 'figure', title: 'figure', digits: 1, ...row }],
        engines: values.map((value, k) => ({ title: `${k}`, ours: k === 0, values: { figure: value } })),
      },
    }).rows[0].slice(1);

  it('marks the best and says how ours is', () => {
    expect(tableOf({}, 1, 2, 3)).toEqual(['1.0 *', '2.0', '3.0', 'better']);
    expect(tableOf({}, 3, 2, 3)).toEqual(['3.0', '2.0 *', '3.0', 'worse']);
    expect(tableOf({ better: 'higher' }, 3, 2, 3)).toEqual(['3.0 *', '2.0', '3.0 *', 'as good']);
  });

  it('compares what is shown, up to the most that is asked', () => {
    expect(tableOf({}, -1e-9, 0.02, 1)).toEqual(['0.0 *', '0.0 *', '1.0', 'as good']);
    expect(tableOf({ better: 'higher', most: 1 }, 1, 1.2, 0.5)).toEqual(['1.0 *', '1.2 *', '0.5', 'as good']);
  });

  it('has no row where nothing was measured', () => {
    expect(behaviour({}).rows).toEqual([]);
  });
});
