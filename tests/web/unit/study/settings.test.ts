import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadStudy } from '../../../../web/page/model/study/modules';
import { studyIds } from '../../../../web/page/model/study/registry.gen';
import type { StudySchema } from '../../../../web/page/model/study/schema';
import {
  changedSettings,
  encodeSettings,
  initialSettings,
  readRow,
  rowWidth,
  settingsProblem,
  type SettingValues,
} from '../../../../web/page/model/study/settings';
import { runNothing, schema } from '../../../methods/null_study/nothing';
import { someSettings } from '../../../support/someSettings';
import { decodeSettings } from '../../../support/studyTrace';

const initial = initialSettings(schema);
const problemOf = (changes: Record<string, unknown>) => {
  const found = settingsProblem(schema, { ...initial, ...changes } as SettingValues);
  return found && [found.setting.name, found.kind, found.bound];
};

const schemas: readonly (readonly [string, StudySchema])[] = [
  ['nothing', schema],
  ...(await Promise.all(studyIds.map(async (id) => [id, (await loadStudy[id]()).study.schema] as const))),
];

describe.each(schemas)('settings of %s', (_, schema) => {
  it('begin with values it takes', () => {
    expect(settingsProblem(schema, initialSettings(schema))).toBeNull();
  });

  it('come back from their numbers', () => {
    fc.assert(
      fc.property(someSettings(schema), (settings) => {
        expect(settingsProblem(schema, settings)).toBeNull();
        expect(decodeSettings(schema, encodeSettings(schema, settings))).toEqual(settings);
      }),
    );
  });

  it('have bounds wherever they are numbers', () => {
    for (const { name, type, list, low, high } of schema.settings as StudySchema['settings'])
      if (list || !schema.enums[type]) expect([name, low! <= high!]).toEqual([name, true]);
  });
});

describe('what is wrong with a setting', () => {
  it.each<[string, Record<string, unknown>, string, number]>([
    ['weight', { weight: '1' }, 'type', 0],
    ['weight', { weight: null }, 'type', 0],
    ['weight', { weight: [1] }, 'type', 0],
    ['weight', { weight: NaN }, 'finite', 0],
    ['weight', { weight: -Infinity }, 'finite', 0],
    ['weight', { weight: -10.5 }, 'low', -10],
    ['weight', { weight: 10.5 }, 'high', 10],
    ['frames', { frames: 0 }, 'low', 1],
    ['frames', { frames: 51 }, 'high', 50],
    ['frames', { frames: 2.5 }, 'whole', 0],
    ['left', { left: -2 }, 'low', -1],
    ['left', { left: 0.1 }, 'whole', 0],
    ['origin', { origin: [0, 0] }, 'type', 0],
    ['origin', { origin: [0, 0, 0, 0] }, 'type', 0],
    ['origin', { origin: 7 }, 'type', 0],
    ['origin', { origin: [0, '0', 0] }, 'type', 0],
    ['origin', { origin: [0, 0, NaN] }, 'finite', 0],
    ['origin', { origin: [0, -1001, 0] }, 'low', -1000],
    ['origin', { origin: [0, 0, 1001] }, 'high', 1000],
    ['backward', { backward: 1 }, 'type', 0],
    ['backward', { backward: 'true' }, 'type', 0],
    ['sum', { sum: 'Added' }, 'type', 0],
    ['sum', { sum: 0 }, 'type', 0],
    ['sum', { sum: 'constructor' }, 'type', 0],
    ['values', { values: 3 }, 'type', 0],
    ['values', { values: { length: 1, 0: 1 } }, 'type', 0],
    ['values', { values: new Array(21).fill(1) }, 'many', 20],
    ['values', { values: [1, Infinity] }, 'finite', 0],
    ['values', { values: [1, -1e31] }, 'low', -1e30],
    ['values', { values: [1e31] }, 'high', 1e30],
    ['values', { values: [1, null] }, 'type', 0],
    ['pairs', { pairs: [1, 2, 3] }, 'type', 0],
    ['points', { points: [1, 2] }, 'type', 0],
    ['points', { points: [] }, 'few', 1],
    ['other', { other: 1 }, 'unknown', 0],
    ['weight', { weight: undefined }, 'type', 0],
  ])('%s: %o is refused', (name, changes, kind, bound) => {
    expect(problemOf(changes)).toEqual([name, kind, bound]);
  });

  it('is nothing at the bounds themselves', () => {
    for (const changes of [
      ...[{ weight: -10 }, { weight: 10 }, { frames: 1 }, { frames: 50 }, { left: -1 }, { left: -0 }],
      ...[{ origin: [-1000, 1000, 0] }, { values: [] }, { values: new Array(20).fill(1e30) }, { points: [1, 2, 3] }],
    ])
      expect(problemOf(changes)).toBeNull();
  });

  it('is told of the first in their order, and of names that there are not before all', () => {
    expect(problemOf({ points: [], frames: 0, weight: 99 })![0]).toBe('weight');
    expect(problemOf({ weight: 99, toString: 1 })).toEqual(['toString', 'unknown', 0]);
    expect(settingsProblem(schema, {})).toMatchObject({ setting: { name: 'weight' }, kind: 'type' });
  });
});

describe('settings that were changed', () => {
  it('are those that differ, and make the others of the ones they are from', () => {
    fc.assert(
      fc.property(someSettings(schema), someSettings(schema), (from, to) => {
        const changes = changedSettings(from, to);
        expect({ ...from, ...changes }).toEqual(to);
        for (const [name, value] of Object.entries(changes)) expect(value).not.toEqual(from[name]);
      }),
    );
    expect(changedSettings(initial, { ...initial, values: [...(initial['values'] as number[])] })).toEqual({});
  });
});

describe('rows', () => {
  it('are read by name, each in its type', () => {
    const { rows } = runNothing({ ...initial, weight: -1, frames: 3, sum: 'largest-only' });
    expect(rowWidth(schema)).toBe(8);
    expect(rows).toHaveLength(24);
    const common = { counted: 6, largest: 0, reach: [3, 0, 4], positive: false, sum: 'largest-only' };
    for (const frame of [0, 1, 2]) expect(readRow(schema, rows, frame)).toMatchObject(common);
    // The last point is where the origin is: its value is the largest of all, −0.
    expect(readRow(schema, rows, 2)['total']).toBeCloseTo(0);
  });
});
