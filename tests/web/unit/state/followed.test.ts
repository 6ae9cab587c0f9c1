/** A link that is followed takes the place of what was asked for before, also while the page still opens what it was opened at. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeMoment } from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import { presetOf, testPage, until } from '../../../support/pageState';

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
