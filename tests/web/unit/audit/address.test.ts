/** `#audit` in the address: a room of its own in the history, and the mesh that is opened there is the workbench's. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchorFragment, readAnchor } from '../../../../web/page/core/address/anchors';
import * as store from '../../../../web/page/core/store';
import { closePages, openedPage, testPage, type TestPage, until } from '../../../support/pageState';

const settled = () => new Promise((done) => setTimeout(done, 350));
const kinds = ({ history }: TestPage) => history.entries.map((each) => (each.startsWith('#v1=') ? 'moment' : each));

describe('the level audit in the history', () => {
  beforeEach(() => {
    store.room.value = 'workbench';
  });
  afterEach(() => {
    closePages();
    store.room.value = 'workbench';
  });

  it('is read as it is written', () => {
    expect(readAnchor('#audit')).toEqual({ part: 'audit', at: null });
    expect(anchorFragment('audit', null)).toBe('#audit');
    expect(readAnchor('#audits')).toBeNull();
  });

  it('opens on top of the moment, and Back and Forward go between them', async () => {
    const page = await openedPage();
    await settled();
    page.actions.audit();
    expect([store.room.value, ...kinds(page)]).toEqual(['audit', 'moment', '#audit']);
    page.history.go(-1);
    expect(store.room.value).toBe('workbench');
    page.history.go(1);
    expect(store.room.value).toBe('audit');
  });

  it('is not written over by what changes meanwhile', async () => {
    const page = await openedPage();
    await settled();
    page.actions.audit();
    await page.actions.goTo('f2');
    await settled();
    expect(kinds(page)).toEqual(['moment', '#audit']);
  });

  it('in a link: opens what the workbench would, once it is asked for a level, and stays', async () => {
    const page = testPage();
    store.meshState.value = null;
    page.history.entries = ['#audit'];
    const stop = await page.actions.start();
    expect([store.room.value, store.meshState.value]).toEqual(['audit', null]);
    await Promise.all([page.actions.openLevel('one'), page.actions.openLevel('one')]);
    await settled();
    expect([store.room.value, store.presetId.value, ...kinds(page)]).toEqual(['audit', 'one', '#audit']);
    await page.actions.toWorkbench();
    await until(() => store.room.value === 'workbench');
    expect(kinds(page)).toEqual(['#audit', 'moment']);
    stop();
  });

  it('begins with a level of its own for who has opened none, also after a lesson', async () => {
    const page = testPage();
    page.history.entries = ['#audit'];
    const stop = await page.actions.start();
    await page.actions.openLevel('two');
    expect(store.presetId.value).toBe('two');
    // What was looked at in the workbench is a level; what a lesson shows is none.
    await page.actions.openPreset('one');
    store.room.value = 'workbench';
    page.actions.audit();
    await page.actions.openLevel('two');
    expect(store.presetId.value).toBe('one');
    store.room.value = 'learn';
    page.actions.audit();
    await page.actions.openLevel('two');
    expect(store.presetId.value).toBe('two');
    stop();
  });

  it('takes a preset as its level and stays, where the workbench makes a moment of it', async () => {
    const page = await openedPage();
    await settled();
    page.actions.audit();
    await page.actions.openPreset('two');
    expect([store.room.value, store.presetId.value, ...kinds(page)]).toEqual(['audit', 'two', 'moment', '#audit']);
    page.history.go(-1);
    await settled();
    await page.actions.openPreset('one');
    expect(kinds(page)).toEqual(['moment', 'moment']);
  });

  it('a moment that is shown from there leaves it, and Back returns', async () => {
    const page = await openedPage();
    await settled();
    const moment = page.actions.momentNow()!;
    page.actions.audit();
    await page.actions.showMoment({ ...moment, address: 'f2' });
    expect([store.room.value, ...kinds(page)]).toEqual(['workbench', 'moment', '#audit', 'moment']);
    page.history.go(-1);
    expect(store.room.value).toBe('audit');
  });
});
