// Two methods from the same starts: either can be looked at, with its own list, counts and frames.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { room } from '../../../../meshes/shapes/room';
import { join } from '../../../../meshes/shapes/shape';
import { choose, showBeside } from '../../../../web/page/audit/room/actions';
import { csvOf } from '../../../../web/audit/report/csv';
import { reportNow } from '../../../../web/page/audit/room/files';
import { sameElsewhere } from '../../../../web/page/audit/room/sameElsewhere';
import { besideShown, chosen, found, seen, spots, type Found } from '../../../../web/page/audit/room/state';
import { runAudit, spotReach } from '../../../../web/audit/run/audit';
import { methodOf, methods } from '../../../../web/page/model/methods';
import { soundMethod } from '../../../../web/package/methods';
import type { MeshState } from '../../../../web/page/model';
import { settingsFor, world } from './scene';

const shape = join(room([-6, 0, -6], [6, 4, 6]), box([1, -0.5, 1], [3, 0.15, 3]));
const flawed = methods.find(({ id }) => id !== soundMethod)!.id;
const settingsOf = (method: typeof flawed) =>
  settingsFor({ method, sides: methodOf({ method }).sides, stepHeight: 0, bodies: 60, frames: 150 });

let both: Found;
beforeAll(async () => {
  const [settings, besideSettings] = [settingsOf(flawed), settingsOf(soundMethod)];
  const there = await world(shape, settings);
  const mesh = { name: 'level', bounds: there.mesh.report.bounds };
  both = {
    settings,
    besideSettings,
    level: { mesh, report: there.mesh.report } as unknown as MeshState,
    merged: runAudit(there, settings),
    beside: runAudit(await world(shape, besideSettings), besideSettings),
  };
});
afterEach(() => {
  found.value = chosen.value = null;
  besideShown.value = false;
});

describe('the method beside', () => {
  it('is looked at with its own spots, settings and files, and back', () => {
    found.value = both;
    expect([seen.value!.settings, seen.value!.other!.settings]).toEqual([both.settings, both.besideSettings]);
    const first = spots.value;
    const table = csvOf(reportNow(seen.value!));
    showBeside(true);
    expect([seen.value!.merged, seen.value!.settings]).toEqual([both.beside, both.besideSettings]);
    expect(spots.value).toEqual(both.beside!.ranked().filter(({ kind }) => kind !== 'leavesLevel'));
    expect(spots.value).not.toEqual(first);
    expect(csvOf(reportNow(seen.value!))).not.toBe(table);
    expect(reportNow(seen.value!).settings.method).toBe(soundMethod);
    showBeside(false);
    expect(spots.value).toEqual(first);
    expect(csvOf(reportNow(seen.value!))).toBe(table);
  });

  it('keeps the chosen spot where it happens with both, and chooses none where it does not', () => {
    found.value = { ...both, beside: both.merged };
    const shared = spots.value.at(-1)!;
    choose(shared.number);
    showBeside(true);
    expect(chosen.value).toBe(shared.number);
    showBeside(false);
    found.value = both;
    const alone = spots.value.find((spot) => !sameElsewhere(spot, both.beside!.ranked(), both.settings))!;
    choose(alone.number);
    showBeside(true);
    expect(chosen.value).toBeNull();
  });

  it('that did not walk cannot be looked at', () => {
    found.value = { ...both, besideSettings: null, beside: null };
    showBeside(true);
    expect(seen.value!.settings).toBe(both.settings);
    expect(seen.value!.other).toBeNull();
  });

  it('has the nearest spot of the kind as its own, within reach', () => {
    const [one] = both.merged.ranked();
    const at = (number: number, x: number, kind = one!.kind) => ({
      ...one!,
      ...{ number, kind, place: [one!.place[0] + x, one!.place[1], one!.place[2]] as const },
    });
    const reach = spotReach(both.settings);
    const others = [at(1, 0.9 * reach), at(2, -0.5 * reach), at(3, 0, 'lost'), at(4, 1.1 * reach)];
    expect(sameElsewhere(one!, others, both.settings)?.number).toBe(2);
    expect(sameElsewhere(one!, others.slice(2), both.settings)).toBeUndefined();
  });
});
