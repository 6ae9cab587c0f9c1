// Heat on the surface: as many events as there are, on the side they are on, on no other storey, and as the shader finds them.
import { describe, expect, it } from 'vitest';
import {
  type HeatReach,
  heatScale,
  stepsOf,
  leastHeat,
  shareAt,
  stepOf,
} from '../../../../../web/audit/report/picture/heat';
import type { AuditEvent } from '../../../../../web/audit/run/types';
import { brickSide, brickSize, HeatField, mostBricks, type Spread } from '../../../../../web/audit/heat/field';
import { hashOf } from '../../../../../web/page/audit/view/heat/hash';
import { keyOf } from '../../../../../web/audit/heat/places';
import { heatFragment, heatVertex } from '../../../../../web/page/audit/view/heat/shader';
import { brickTable, mostSteps } from '../../../../../web/page/audit/view/heat/table';
import { facesFragment, facesVertex } from '../../../../../web/page/scene/surface/facesShaders';

const far: HeatReach = { reach: 1.05, core: 0.55, upright: 0.9 };
const origin = [10, 0, -20] as const;
const up = [0, 1, 0] as const;

const event = (x: number, y: number, z: number): AuditEvent => ({
  kind: 'hops',
  body: 0,
  frame: 0,
  place: [x + origin[0], y + origin[1], z + origin[2]],
  size: 1,
});
/** Bodies on a floor at height 0, so many at each of the places a row. */
const standing = (counts: readonly number[], apart = 4) =>
  counts.flatMap((count, k) => Array.from({ length: count }, () => event(k * apart, 0.9, 0)));

describe('the steps', () => {
  const ascending = (count: number, of: (share: number) => number) =>
    Float32Array.from({ length: count }, (_, k) => of(k / (count - 1)));
  const areas = (sums: ArrayLike<number>) => {
    const { limits } = heatScale(sums);
    const steps = Array.from(sums, (sum) => stepOf(sum, limits));
    return [0, 1, 2, 3, 4].map((step) => steps.filter((each) => each === step).length / sums.length);
  };

  it('all have their part where much happens everywhere, the strongest the least', () => {
    // Equal steps of a logarithm from the least heat had nine tenths of this in the last two.
    const parts = areas(ascending(1000, (share) => 10 + 43 * share));
    expect(Math.min(...parts)).toBeGreaterThan(0.04);
    expect(parts[4]).toBeLessThan(0.08);
  });

  it('are few where places are alike: a little everywhere is not shown as the worst', () => {
    const parts = areas(ascending(1000, () => 0.8));
    expect(parts[3]! + parts[4]!).toBe(0);
  });

  it('rise, and begin at what the legend says', () => {
    for (const sums of [[], [0.1], [5], [1, 1, 1, 400], ascending(50, (share) => 1e5 * share)]) {
      const { limits, most } = heatScale(sums);
      expect([...limits].sort((a, b) => a - b)).toEqual(limits);
      expect(new Set(limits).size).toBe(5);
      expect(limits[0]).toBe(leastHeat);
      // What is shown of them rises up to the most there is, and has what is said to be the strongest.
      const shown = stepsOf({ limits, most });
      expect(shown.length).toBeGreaterThan(0);
      expect([...shown, most].sort((a, b) => a - b)).toEqual([...shown, most]);
      for (const limit of [...limits, most]) expect(Number(limit.toPrecision(2))).toBe(limit);
    }
  });
});

describe('heat', () => {
  it('is the sum of what is within reach, as far as the grid can tell', () => {
    const events = [event(0.11, 0.9, 0.03), event(0.5, 0.93, -0.31), event(-0.42, 1.2, 0.2), event(6, 0.9, 0)];
    const field = HeatField.of(events, far, origin);
    for (const [x, z] of [
      [0, 0],
      [0.4, -0.2],
      [-0.6, 0.5],
      [1.2, 0],
    ] as const) {
      const exact = events.reduce(
        (sum, { place }) => sum + shareAt(far, x - place[0] + 10, -place[1], z - place[2] - 20),
        0,
      );
      expect(Math.abs(field.at([x, 0, z], up) - exact)).toBeLessThan(0.1);
    }
    expect(field.at([3, 0, 0], up)).toBe(0);
  });

  it('has a higher step where there are more events', () => {
    const counts = [1, 2, 4, 8, 16, 32];
    // On places that the field tells apart.
    const apart = 30 * (far.reach / 8);
    const foot = 7 * (far.reach / 8) - far.upright;
    const events = standing(counts, apart);
    const field = HeatField.of(events, far, origin);
    const { limits, most } = field.scale();
    const steps = counts.map((_, k) => stepOf(field.at([apart * k, foot, 0], up), limits));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps[0]).toBe(1);
    expect(steps.at(-1)).toBe(4);
    expect(new Set(steps).size).toBe(4);
    expect(most / (32 * shareAt(far, 0, -0.9, 0))).toBeCloseTo(1, 1);
    expect(limits[0]).toBe(leastHeat);
    // Between the places nothing happened.
    expect(stepOf(field.at([apart / 2, foot, 0], up), limits)).toBe(-1);
  });

  it('is on the floor and the walls of its storey, and on no other', () => {
    const field = HeatField.of(standing([40]), far, origin);
    expect(field.at([0, 0, 0], up)).toBeGreaterThan(20);
    expect(field.at([0.5, 1, 0], [-1, 0, 0])).toBeGreaterThan(20);
    // The ceiling below this floor, however thin it is, the floor above, and the other side of the wall.
    expect(field.at([0, -0.1, 0], [0, -1, 0])).toBeLessThan(leastHeat);
    expect(field.at([0, 2.1, 0], up)).toBeLessThan(leastHeat);
    expect(field.at([0.5, 1, 0], [1, 0, 0])).toBeLessThan(leastHeat);
    expect(field.at([0, -3, 0], up)).toBe(0);
  });

  it('is the same whether events come at once or after each other', () => {
    const events = standing([3, 5, 1, 9], 1.3);
    const whole = HeatField.of(events, far, origin);
    const grown = HeatField.of(events.slice(0, 7), far, origin);
    expect(grown.take(events.slice(7), origin)).toBe(true);
    for (let x = -1; x < 5; x += 0.23) expect(grown.at([x, 0, 0.1], up)).toBeCloseTo(whole.at([x, 0, 0.1], up), 4);
  });

  it('is coarser, and says so, where events are too far apart for so many bricks', () => {
    const events = standing(new Array(40).fill(1), 300);
    const field = HeatField.of(events, far, origin, 200);
    expect(field.count).toBeLessThanOrEqual(200);
    expect(field.far.reach).toBeGreaterThan(far.reach);
    expect(field.at([300, 0, 0], up)).toBeGreaterThan(0);
  });

  it('leaves out who was lost without a place', () => {
    expect(HeatField.of([event(NaN, 0, 0)], far, origin).count).toBe(0);
  });

  it('is the same when it is made a little at a time, however often somebody has had enough', () => {
    const events = standing([3, 5, 1, 9, 2], 1.3);
    const whole = HeatField.of(events, far, origin);
    const slow = new HeatField(far);
    slow.gather(Float64Array.from(events.flatMap(({ place }) => place)), origin);
    const said: Spread[] = [];
    while (said.at(-1) !== 'done') said.push(slow.spread(mostBricks, () => true));
    // Places, not events, are what takes time.
    expect(said).toEqual(['more', 'more', 'more', 'more', 'done']);
    for (let x = -1; x < 6; x += 0.23) expect(slow.at([x, 0, 0.1], up)).toBeCloseTo(whole.at([x, 0, 0.1], up), 4);
    expect(slow.scale()).toEqual(whole.scale());
  });

  it('knows the most after every few events', () => {
    const events = standing([1, 7, 2], 2);
    const field = HeatField.of(events.slice(0, 1), far, origin);
    const before = field.scale().most;
    field.take(events.slice(1), origin);
    expect(field.scale().most).toBeGreaterThan(before);
    expect(field.scale()).toEqual(HeatField.of(events, far, origin).scale());
  });

  it('has places of a world of any size', () => {
    const keys = [
      keyOf(0, 0, 0),
      keyOf(0, 0, 1),
      keyOf(0, 1, 0),
      keyOf(-1, 0, 0),
      keyOf(2 ** 20, 0, 0),
      keyOf(0, 2 ** 20, 0),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    const far0 = [1e5, 0, -1e5] as const;
    const field = HeatField.of([{ ...event(0, 0, 0), place: [1e5, 0.9, 1e5] }], far, [0, 0, 0]);
    expect(field.at([1e5, 0, 1e5], up)).toBeGreaterThan(0.5);
    expect(field.at([far0[0], 0, far0[2]], up)).toBe(0);
  });
});

describe('the table of bricks', () => {
  it('has every brick within few steps of where it is looked for', () => {
    const places = Array.from({ length: 9000 }, (_, at) =>
      at % 3 === 1 ? (at % 5) - 2 : (Math.floor(at / 3) % 97) - 40 + Math.floor(at / 300),
    );
    const table = brickTable(places);
    const size = table.length / 4;
    expect(size & (size - 1)).toBe(0);
    for (let brick = 0; brick < places.length / 3; brick++) {
      const [i, j, k] = places.slice(3 * brick, 3 * brick + 3) as [number, number, number];
      let slot = hashOf(i, j, k) & (size - 1);
      let steps = 0;
      while (table[4 * slot] !== i || table[4 * slot + 1] !== j || table[4 * slot + 2] !== k) {
        expect(++steps).toBeLessThan(mostSteps);
        slot = (slot + 1) & (size - 1);
      }
      expect(table[4 * slot + 3]).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the shader', () => {
  it('is made of that of the workbench', () => {
    expect(heatVertex(facesVertex)).toContain('outward = facing.xyz;');
    expect(heatFragment(facesFragment)).toContain('plain = heated(');
    expect(brickSize).toBe(4 * brickSide ** 3);
  });
});
