/** A link that is followed takes the place of what was asked for before, also while the page still opens what it was opened at. */
import { loadSolver } from 'sweepscope';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeMoment } from '../../../../web/page/core/address/permalink';
import { record } from '../../../../web/package/record';
import { noVisits } from '../../../../web/page/core/kept/visits';
import * as store from '../../../../web/page/core/store';
import { shownTape } from '../../../../web/page/workbench/tape/shown';
import { presetOf, type TestPage, testPage, until } from '../../../support/pageState';
import { recordedWalk } from '../../../support/recordedWalk.mjs';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  store.room.value = 'workbench';
});

const settled = () => new Promise((done) => setTimeout(done, 350));

describe('a link that is followed', () => {
  it.each([
    ['#learn=4.predict', true],
    ['#audit?preset=two', true],
    ['#two', true],
    // A sheet over what is there.
    ['#grounding', false],
    ['#boxes', true],
    // It names nothing, and is told so.
    ['#elsewhere', false],
  ])('%s takes the place of what was asked for: %s', async (fragment, takes) => {
    const page = testPage();
    stops.push(await page.actions.start());
    await settled();
    const by = page.actions.ask();
    page.history.type(fragment);
    expect(by.aborted).toBe(takes);
  });

  it('while the page still opens what it was opened at is what is shown, and its entry stays', async () => {
    const page = testPage();
    page.solver.delay = () => new Promise((done) => setTimeout(done, 20));
    const by = page.actions.ask();
    const starting = page.actions.start();
    page.history.type('#two');
    stops.push(await starting);
    expect(by.aborted).toBe(true);
    await until(() => store.presetId.value === 'two');
    await settled();
    expect(page.history.entries.map((entry) => entry && decodeMoment(entry).preset)).toEqual(['', 'two']);
  });

  it('to another room, while the page still opens what it was opened at, leads there', async () => {
    const page = testPage();
    page.solver.delay = () => new Promise((done) => setTimeout(done, 20));
    const by = page.actions.ask();
    const starting = page.actions.start();
    page.history.type('#learn=4.predict');
    stops.push(await starting);
    expect([by.aborted, store.room.value, page.history.read()]).toEqual([true, 'learn', '#learn=4.predict']);
  });
});

it('a level that the audit was about to open does not replace what a link led to meanwhile', async () => {
  const page = testPage();
  page.history.entries = ['#audit?preset=two'];
  stops.push(await page.actions.start());
  const opened = page.actions.openLevel('two', 'two');
  page.history.type('#one');
  await opened;
  await until(() => store.presetId.value !== null);
  expect([store.room.value, store.presetId.value]).toEqual(['workbench', 'one']);
});

it('a level that the audit wanted first opens nothing once it wants another one', async () => {
  const [one, two] = [presetOf('one'), presetOf('two')];
  const asked = vi.spyOn(one, 'load');
  const page = testPage([one, two]);
  page.history.entries = ['#audit?preset=two'];
  stops.push(await page.actions.start());
  const first = page.actions.openLevel('two', 'one');
  await page.actions.openLevel('two', 'two');
  await first;
  expect([store.presetId.value, asked.mock.calls.length]).toEqual(['two', 0]);
  await page.actions.openLevel('two', 'one');
  expect([store.presetId.value, asked.mock.calls.length]).toEqual(['one', 1]);
});

describe('a level that the audit is about to open does not replace what is asked for meanwhile', () => {
  const left = async () => {
    const page = testPage();
    stops.push(await page.actions.start());
    await settled();
    return page.history.read();
  };
  const frame = JSON.stringify({
    ...{ format: 'sweepscope-frame', version: 1, address: 'f0' },
    mesh: { name: 'two', preset: 'two', hash: '0'.repeat(64), parts: 1, positions: null, indices: null },
    request: { radii: [0.5, 0.5, 0.5] },
    options: { method: 'paper', sides: 'both' },
    run: { start: [-2, 1.5, 0], inputs: [{ frames: 1, displacement: [1, 0, 0.25], gravity: [0, -0.25, 0] }] },
  });
  const tape = async () => (await recordedWalk({ loadSolver, record })).recorder.bytes().slice();
  const dropped = (name: string, body: BlobPart) => (page: TestPage) =>
    page.actions.openFiles([new File([body], name)]);
  const ways = async (): Promise<Record<string, readonly [(page: TestPage) => Promise<void>, () => boolean]>> => ({
    tape: [dropped('evening.sweeptape', await tape()), () => shownTape.value !== null],
    'a saved frame': [dropped('saved.json', frame), () => store.presetId.peek() === 'two'],
    'a preset': [(page) => page.actions.openPreset('two'), () => store.presetId.peek() === 'two'],
  });

  it.each(['tape', 'a saved frame', 'a preset'])('%s', async (name) => {
    const last = await left();
    // The workbench was there before, and not; the request comes after the audit's wish, and before it.
    for (const visited of [true, false])
      // A file may come before the room is there; what is picked in the room comes after its wish.
      for (const first of name === 'a preset' ? [false] : [true, false])
        for (const turns of [0, 1, 3, 10, 30]) {
          const [ask, isShown] = (await ways())[name]!;
          shownTape.value = null;
          const page = testPage(undefined, undefined, { ...noVisits, last: () => (visited ? last : null) });
          page.history.entries = ['#audit?preset=one'];
          stops.push(await page.actions.start());
          let [asked, opened] = [Promise.resolve(), Promise.resolve()];
          if (first) asked = ask(page);
          else opened = page.actions.openLevel('one', 'one');
          for (let turn = 0; turn < turns; turn++) await Promise.resolve();
          if (first) opened = page.actions.openLevel('one', 'one');
          else asked = ask(page);
          await Promise.all([asked, opened]);
          await until(() => store.run.value !== null);
          expect([visited, first, turns, isShown()]).toEqual([visited, first, turns, true]);
        }
  });

  it('and opens where what was asked for could not be had', async () => {
    const page = testPage();
    page.history.entries = ['#audit?preset=one'];
    stops.push(await page.actions.start());
    await Promise.all([dropped('evening.sweeptape', 'no tape')(page), page.actions.openLevel('one', 'one')]);
    expect([store.room.value, store.presetId.value, store.failure.value?.title.key]).toEqual([
      'audit',
      'one',
      'tape.refused',
    ]);
  });
});
