// The heat beside the page: the worker's bricks are those of the field, whatever the slices, the size of the level and the order of words.
import { beforeEach, describe, expect, it } from 'vitest';
import { eventKinds } from '../../../../../web/audit/detectors/types';
import { brickSize, HeatField } from '../../../../../web/audit/heat/field';
import { type HeatReach, heatReach } from '../../../../../web/audit/report/picture/heat';
import { found, progress, shownKinds, type Found } from '../../../../../web/page/audit/room/state';
import { spotReach } from '../../../../../web/audit/run/audit';
import { Merged } from '../../../../../web/audit/run/merge';
import type { ChunkResult } from '../../../../../web/audit/run/types';
import { Bricks } from '../../../../../web/page/audit/view/heat/bricks';
import { followHeat, type ShownHeat } from '../../../../../web/page/audit/view/heat/follow';
import { halfOf } from '../../../../../web/page/audit/view/heat/half';
import type { HeatHand } from '../../../../../web/page/audit/view/heat/hand';
import type { HeatAsk, HeatSays } from '../../../../../web/page/audit/view/heat/protocol';
import { serveHeat } from '../../../../../web/page/audit/view/heat/serve';
import { layersFor, slotOf } from '../../../../../web/page/audit/view/heat/textures';
import { settingsFor } from '../scene';

const origin = [10, 0, -20] as const;
const settings = settingsFor();
const far: HeatReach = heatReach(settings, spotReach(settings));

/** Whose clock goes on a millisecond with every look, so that every slice ends soon. */
function worker(mostBricks?: number) {
  const said: HeatSays[] = [];
  const work: { readonly go: () => void; readonly milliseconds: number }[] = [];
  let clock = 0;
  const hear = serveHeat({
    say: (each) => said.push(each),
    later: (go, milliseconds) => void work.push({ go, milliseconds }),
    now: () => (clock += 20),
    ...(mostBricks !== undefined && { mostBricks }),
  });
  const rests: number[] = [];
  const finish = () => {
    for (let next = work.shift(); next; next = work.shift()) {
      rests.push(next.milliseconds);
      next.go();
    }
  };
  return { said, hear, finish, rests };
}

const row = (count: number, apart: number): Float32Array =>
  Float32Array.from({ length: 3 * count }, (_, at) =>
    at % 3 === 0 ? origin[0] + (apart * (at - (at % 3))) / 3 : at % 3 === 1 ? 0.9 : origin[2],
  );
const events = (places: Float32Array) =>
  Array.from({ length: places.length / 3 }, (_, at) => ({ place: [...places.subarray(3 * at, 3 * at + 3)] }));

function expectSame(bricks: Bricks, field: HeatField): void {
  expect(bricks.places).toEqual(field.places);
  expect(bricks.cell).toBe(field.cell);
  for (let brick = 0; brick < field.count; brick++) {
    const exact = [...field.numbers.subarray(brick * brickSize, (brick + 1) * brickSize)].map(halfOf);
    // Sums in another order, in half precision.
    expect([...bricks.of(brick)].every((value, at) => Math.abs(value - exact[at]!) <= 1)).toBe(true);
  }
}

describe('the worker', () => {
  const begin = (field: number, cell?: number): HeatAsk => ({
    ...{ kind: 'begin', field, far, origin },
    ...(cell !== undefined && { cell }),
  });
  const more = (field: number, places: Float32Array, walking = false): HeatAsk => ({
    ...{ kind: 'more', field, places, walking },
  });

  it('says bricks that together are those of the field, in portions and for more events as well', () => {
    const { said, hear, finish, rests } = worker();
    const places = row(40, 0.7);
    hear(begin(1));
    hear(more(1, places.slice(0, 60)));
    finish();
    hear(more(1, places.slice(60)));
    finish();
    const bricks = new Bricks();
    for (const each of said) if (each.kind === 'heat') bricks.take(each);
    expectSame(bricks, HeatField.of(events(places), far, origin));
    expect(bricks.fresh.size).toBe(bricks.count);
    expect(rests.length).toBeGreaterThan(8);
    expect(Math.max(...rests)).toBe(0);
  });

  it('says nothing of a first slice: a part of the level would be shown as if it were all', () => {
    const { said, hear, finish, rests } = worker();
    for (const field of [1, 2]) {
      hear(begin(field));
      hear(more(field, row(12, 0.7)));
      finish();
    }
    expect(rests.length).toBeGreaterThan(3);
    expect(said.map(({ field }) => field)).toEqual([1, 2]);
  });

  it('leaves the machine to those who walk meanwhile', () => {
    const { hear, finish, rests } = worker();
    hear(begin(1));
    hear(more(1, row(40, 0.7), true));
    finish();
    expect(rests.slice(1).every((rest) => rest > 0)).toBe(true);
    expect(rests.length).toBeGreaterThan(2);
  });

  it('asks for everything again where samples are too near each other for so large a level, and takes nothing twice', () => {
    const { said, hear, finish } = worker(200);
    const places = row(40, 300);
    hear(begin(1));
    hear(more(1, places));
    finish();
    expect(said.at(-1)).toMatchObject({ kind: 'again', field: 1 });
    // What was under way to the old field counts no more.
    const before = said.length;
    hear(more(1, places));
    finish();
    expect(said.length).toBe(before);
    let asked = 1;
    for (let last = said.at(-1)!; last.kind === 'again'; last = said.at(-1)!) {
      hear(begin(++asked, last.cell));
      hear(more(asked, places));
      finish();
    }
    const bricks = new Bricks();
    for (const each of said) if (each.kind === 'heat' && each.field === asked) bricks.take(each);
    expectSame(bricks, HeatField.of(events(places), far, origin, 200));
    expect(bricks.reach).toBeGreaterThan(far.reach);
  });

  it('says so where nothing happened', () => {
    const { said, hear, finish } = worker();
    hear(begin(1));
    hear(more(1, new Float32Array()));
    finish();
    expect(said).toMatchObject([{ kind: 'heat', count: 0 }]);
  });
});

describe('the page', () => {
  beforeEach(() => {
    found.value = null;
    progress.value = null;
  });

  const chunk = (from: number, places: Float32Array, kind: (typeof eventKinds)[number]): ChunkResult => {
    const count = places.length / 3;
    const all = (value: number) => new Uint32Array(count).fill(value);
    const columns = { kind: Uint8Array.from(all(eventKinds.indexOf(kind))), body: all(from), frame: all(5) };
    return {
      ...{ from, to: from + 1, moves: 1, ways: null, starts: { walked: 1, cramped: 0, without: 0 } },
      events: { count, ...columns, place: places, size: new Float32Array(count).fill(1) },
    };
  };
  const results = (merged: Merged): Found =>
    ({ settings, besideSettings: null, level: null, merged, beside: null }) as unknown as Found;
  const settled = () => new Promise((resolve) => setTimeout(resolve, 320));

  it('gives the worker what is shown, as it comes, and begins anew with another choice of kinds', async () => {
    const { said, hear, finish } = worker();
    const asks: HeatAsk[] = [];
    const shown: (ShownHeat | null)[] = [];
    let ended = 0;
    const spawn = (heard: (each: HeatSays) => void): HeatHand => ({
      post: (ask) => {
        asks.push(ask);
        hear(ask);
        finish();
        for (const each of said.splice(0)) heard(each);
      },
      end: () => ended++,
    });
    const stop = followHeat(() => origin, (heat) => shown.push(heat), spawn); // prettier-ignore
    await settled();
    expect(shown.at(-1)).toBeNull();

    const merged = new Merged(10, 1);
    merged.add(chunk(0, row(3, 2), 'hops'));
    found.value = results(merged);
    await settled();
    expectSame(shown.at(-1)!.bricks, HeatField.of(events(row(3, 2)), far, origin));
    merged.add(chunk(1, row(5, 2), 'sticks'));
    found.value = results(merged);
    await settled();
    expect(asks.filter(({ kind }) => kind === 'begin').length).toBe(1);
    expect(shown.at(-1)!.scale).toEqual(
      HeatField.of([...events(row(3, 2)), ...events(row(5, 2))], far, origin).scale(),
    );

    shownKinds.value = new Set(['sticks']);
    await settled();
    expect(asks.filter(({ kind }) => kind === 'begin').length).toBe(2);
    expectSame(shown.at(-1)!.bricks, HeatField.of(events(row(5, 2)), far, origin));
    shownKinds.value = new Set(eventKinds);
    stop();
    expect(ended).toBe(1);
  });
});

describe('the texture', () => {
  it('has a place of its own for every brick, and seldom grows', () => {
    const slots = new Set(Array.from({ length: 8192 }, (_, brick) => slotOf(brick).join()));
    expect(slots.size).toBe(8192);
    expect([0, 1, 256, 257, 512, 513, 8192].map(layersFor)).toEqual([1, 1, 1, 2, 2, 4, 32]);
    for (const bricks of [1, 300, 5000]) expect(slotOf(bricks - 1)[2]).toBeLessThan(layersFor(bricks));
  });
});
