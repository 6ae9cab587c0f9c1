/** Whether a stop belongs to the scene that is open: by what it says, not by how that is written. */
import { describe, expect, it } from 'vitest';
import { isSceneOf } from '../../../../../web/page/learn/making/scene';
import { readTour, tourJson } from '../../../../../web/page/learn/tour/file';
import type { Moment } from '../../../../../web/page/core/address/permalink';
import { experimentOf } from '../../../../support/pageState';
import { momentOf, stopOf, tourOf } from './tours';

const experiment = experimentOf();
const mesh = { name: 'a.obj', hash: 'a'.repeat(64), parts: 1, inline: null };
const own: Moment = momentOf({ preset: null, mesh, changes: experiment });
const again = (moment: Moment): Moment =>
  readTour(JSON.parse(JSON.stringify(tourJson(tourOf(stopOf({ moment })))))).stops[0]!.moment;
const reversed = <T extends object>(given: T): T => Object.fromEntries(Object.entries(given).reverse()) as T;

describe('a stop belongs to the scene that is open', () => {
  it('after it was written and read, and with its numbers in any order', () => {
    for (const moment of [own, momentOf({ changes: { start: [1, 2, 3], radii: [1, 1, 1], maxSweeps: 3 } })]) {
      const now = { moment, experiment: { ...experiment, ...moment.changes } };
      expect(isSceneOf(moment, now)).toBe(true);
      expect(isSceneOf(again(moment), now)).toBe(true);
      expect(isSceneOf({ ...moment, changes: reversed(moment.changes) }, now)).toBe(true);
    }
    const compare = { method: 'paper', sides: 'front' } as const;
    expect(isSceneOf({ ...own, compare: reversed(compare) }, { moment: { ...own, compare }, experiment })).toBe(true);
  });

  it('and to no other', () => {
    const now = { moment: own, experiment };
    expect(isSceneOf(momentOf(), now)).toBe(false);
    expect(isSceneOf({ ...own, mesh: { ...mesh, hash: 'b'.repeat(64) } }, now)).toBe(false);
    expect(isSceneOf({ ...own, changes: { ...experiment, start: [9, 9, 9] } }, now)).toBe(false);
    expect(isSceneOf({ ...own, compare: { method: 'paper' } }, now)).toBe(false);
    const preset = momentOf();
    const changed = { ...preset, changes: { start: [9, 9, 9] as const } };
    const moved = { ...experiment, ...changed.changes };
    expect(isSceneOf(preset, { moment: changed, experiment: moved })).toBe(false);
    expect(isSceneOf(changed, { moment: preset, experiment })).toBe(false);
  });
});
