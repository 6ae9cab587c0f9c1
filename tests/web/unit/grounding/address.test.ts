/** `#grounding` in the address: opens the list, is not written over, and leads back to where it was opened. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchorFragment, readAnchor } from '../../../../web/page/core/address/anchors';
import * as store from '../../../../web/page/core/store';
import { closePages, openedPage, testPage, type TestPage, until } from '../../../support/pageState';

describe('the fragment', () => {
  it.each([
    ['#grounding', null],
    ['#grounding=', null],
    ['#grounding=slides-point-in-aabb', 'slides-point-in-aabb'],
    ['#grounding=%00<b>', '%00<b>'],
  ])('%s is read', (fragment, at) => expect(readAnchor(fragment)).toEqual({ part: 'grounding', at }));

  it.each([
    '',
    '#',
    '#top',
    '#groundings',
    '#Grounding',
    '#grounding-x',
    '#v1=grounding',
    '#v1=#grounding',
    'grounding',
  ])('“%s” is none', (fragment) => expect(readAnchor(fragment)).toBeNull());

  it.each([null, 'slides-point-in-aabb'])('is written as it is read: %s', (at) =>
    expect(readAnchor(anchorFragment('grounding', at))).toEqual({ part: 'grounding', at }),
  );
});

const settled = () => new Promise((done) => setTimeout(done, 350));
const isOpen = () => store.dialog.value === 'grounding';
const kinds = ({ history }: TestPage) => history.entries.map((each) => (each.startsWith('#v1=') ? 'moment' : each));

describe('the list in the history', () => {
  beforeEach(() => {
    store.dialog.value = null;
    store.statement.value = null;
  });
  afterEach(closePages);

  it('opens on top of the moment and closes back to it', async () => {
    const page = await openedPage();
    await settled();
    page.actions.openGrounding();
    expect([isOpen(), page.history.read()]).toEqual([true, '#grounding']);
    expect(kinds(page)).toEqual(['moment', '#grounding']);
    page.actions.closeGrounding();
    expect([isOpen(), page.history.at]).toEqual([false, 0]);
  });

  it('Back closes it, Forward opens it again', async () => {
    const page = await openedPage();
    page.actions.openGrounding();
    page.history.go(-1);
    expect(isOpen()).toBe(false);
    page.history.go(1);
    expect(isOpen()).toBe(true);
  });

  it('is not written over while it is open, and what changed meanwhile is written when it closes', async () => {
    const page = await openedPage();
    await settled();
    const before = page.history.read();
    page.actions.openGrounding();
    await page.actions.goTo('f2');
    page.actions.setLevel('frame');
    await settled();
    expect(kinds(page)).toEqual(['moment', '#grounding']);
    page.actions.closeGrounding();
    await settled();
    expect(page.history.entries[0]).not.toBe(before);
    expect(store.cursor.value).toBe('f2');
  });

  it('typed: opens at the statement, and closes back to the moment however often another one was typed', async () => {
    const page = await openedPage();
    await settled();
    page.history.type('#grounding');
    expect([isOpen(), store.statement.value]).toEqual([true, null]);
    page.history.type('#grounding=one');
    expect([isOpen(), store.statement.value]).toEqual([true, 'one']);
    page.actions.closeGrounding();
    expect([isOpen(), page.history.at]).toEqual([false, 0]);
  });

  it('in a link: the first preset is behind it, and closing writes its moment in place', async () => {
    const page = testPage();
    page.history.entries = ['#grounding=one'];
    const stop = await page.actions.start();
    await settled();
    expect([isOpen(), store.statement.value, store.presetId.value]).toEqual([true, 'one', 'one']);
    expect(kinds(page)).toEqual(['#grounding=one']);
    page.actions.closeGrounding();
    expect([isOpen(), ...kinds(page)]).toEqual([false, 'moment']);
    stop();
  });

  it('shows a moment, and Back returns to the statement', async () => {
    const page = await openedPage();
    await settled();
    page.actions.openGrounding();
    await page.actions.showStatement('some-statement', { preset: 'two', address: 'f2' });
    expect([isOpen(), store.presetId.value, store.cursor.value]).toEqual([false, 'two', 'f2']);
    expect(kinds(page)).toEqual(['moment', '#grounding=some-statement', 'moment']);
    page.history.go(-1);
    expect([isOpen(), store.statement.value]).toEqual([true, 'some-statement']);
    page.actions.closeGrounding();
    await until(() => store.presetId.value === 'one');
    expect(page.history.at).toBe(0);
  });

  it('in a link: shows a moment on top, and closing after Back stays with that moment', async () => {
    const page = testPage();
    page.history.entries = ['#grounding'];
    const stop = await page.actions.start();
    await page.actions.showStatement('some-statement', { preset: 'two', address: null });
    expect(kinds(page)).toEqual(['#grounding=some-statement', 'moment']);
    page.history.go(-1);
    page.actions.closeGrounding();
    expect([isOpen(), ...kinds(page)]).toEqual([false, 'moment', 'moment']);
    stop();
  });

  it('the moment that is there already is pushed as well', async () => {
    const page = await openedPage();
    await settled();
    page.actions.openGrounding();
    await page.actions.showStatement('some-statement', { preset: 'one', address: null });
    expect(kinds(page)).toEqual(['moment', '#grounding=some-statement', 'moment']);
  });

  it('a moment that cannot be had leaves the page as it was, with a message, and the statement behind it', async () => {
    const page = await openedPage();
    await settled();
    page.actions.openGrounding();
    await page.actions.showStatement('some-statement', { preset: 'gone', address: null });
    expect(store.failure.value?.text).toEqual({ key: 'preset.unknown', values: { id: 'gone' } });
    expect([isOpen(), store.presetId.value]).toEqual([false, 'one']);
    expect(kinds(page)).toEqual(['moment', '#grounding=some-statement', 'moment']);
    page.history.go(-1);
    expect(isOpen()).toBe(true);
  });

  it('other anchors open nothing and close it', async () => {
    const page = await openedPage();
    page.history.type('#top');
    expect(isOpen()).toBe(false);
    page.history.type('#grounding');
    expect(isOpen()).toBe(true);
    page.history.type('#top');
    expect(isOpen()).toBe(false);
  });
});
