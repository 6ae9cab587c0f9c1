/** Between the page that says why the body stopped and the bench there is a history entry; each entry keeps which of the two it is. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Preset } from '../../../../web/page/presets/types';
import * as store from '../../../../web/page/core/store';
import {
  closePages,
  openedPage,
  presetOf,
  resetStore,
  testPage,
  type TestPage,
  until,
} from '../../../support/pageState';

beforeEach(() => (store.whyOf.value = null));
afterEach(closePages);

const settled = () => new Promise((done) => setTimeout(done, 350));
const shown = () => (store.whyShown.value ? 'why' : 'bench');

/** The same mesh would be the same subject. */
const other = (): Preset => {
  const { load, ...two } = presetOf('two');
  return {
    ...two,
    load: async () => {
      const made = await load();
      return { ...made, mesh: { ...made.mesh, name: 'another' } };
    },
  };
};

async function twice(): Promise<TestPage> {
  const page = await openedPage([presetOf('one'), other()]);
  await settled();
  page.actions.explainStop(true);
  page.actions.explainStop(false);
  await settled();
  return page;
}

it('Back from the bench is the page one came from, Forward the bench again', async () => {
  const page = await twice();
  expect(page.history.entries).toHaveLength(3);
  expect(shown()).toBe('bench');
  for (const [by, expected] of [
    [-1, 'why'],
    [-1, 'bench'],
    [1, 'why'],
    [1, 'bench'],
    [-2, 'bench'],
    [1, 'why'],
  ] as const) {
    page.history.go(by);
    expect(shown()).toBe(expected);
  }
});

it('also after steps at the bench, and from another scene', async () => {
  const page = await twice();
  await page.actions.goTo('f2');
  await settled();
  page.history.go(-1);
  await until(() => store.cursor.value === 'f0' && store.whyShown.value);
  page.history.go(1);
  await until(() => store.cursor.value === 'f2' && !store.whyShown.value);
  page.history.go(-1);
  await until(() => store.cursor.value === 'f0' && store.whyShown.value);
  await page.actions.openPreset('two');
  expect(shown()).toBe('bench');
  page.history.go(-1);
  await until(() => store.presetId.value === 'one' && store.whyShown.value);
  page.history.go(1);
  await until(() => store.presetId.value === 'two');
  expect(shown()).toBe('bench');
});

it('a change that replaces the entry leaves it what it was', async () => {
  const page = await openedPage();
  await settled();
  page.actions.explainStop(true);
  await page.actions.goTo('f3');
  await settled();
  await page.actions.goTo('f2', { history: 'push' });
  await settled();
  page.history.go(-1);
  await until(() => store.cursor.value === 'f3');
  expect(shown()).toBe('why');
});

it('a reload leads to the same, a link to the bench', async () => {
  const page = await openedPage();
  await settled();
  page.actions.explainStop(true);
  await settled();
  const { entries, marks, at } = page.history;
  closePages();
  resetStore();
  store.whyOf.value = null;
  const again = testPage([presetOf('one'), presetOf('two')]);
  Object.assign(again.history, { entries, marks, at });
  const stop = await again.actions.start();
  expect(shown()).toBe('why');
  again.history.type(entries[at]!);
  await settled();
  expect(shown()).toBe('bench');
  stop();
});

it('pressed twice it is one entry', async () => {
  const page = await openedPage();
  await settled();
  page.actions.explainStop(true);
  page.actions.explainStop(true);
  expect(page.history.entries).toHaveLength(2);
});
