import { afterEach, describe, expect, it } from 'vitest';
import * as store from '../../../../web/page/core/store';
import { closePages, expectWhole, openedPage } from '../../../support/pageState';

afterEach(closePages);

describe('stepping', () => {
  it.each(['frame', 'slide', 'triangle', 'check'] as const)(
    'goes all the way and back at the level of a %s',
    async (level) => {
      const { actions } = await openedPage();
      actions.setLevel(level);
      await actions.first();
      const there = [store.cursor.value];
      for (let guard = 0; guard < 5000; guard++) {
        await actions.stepForward();
        if (store.cursor.value === there.at(-1)) break;
        there.push(store.cursor.value);
      }
      expect(new Set(there).size).toBe(there.length);
      expect(there.at(-1)!.startsWith('f3')).toBe(true);
      const end = there.at(-1);
      const back = [end];
      for (let guard = 0; guard < 5000; guard++) {
        await actions.stepBack();
        if (store.cursor.value === back.at(-1)) break;
        back.push(store.cursor.value);
      }
      expect(back.reverse()).toEqual(there);
      await actions.last();
      expect(store.cursor.value).toBe(end);
    },
  );

  it('is done when the call returns, if the frame is at hand', async () => {
    const { actions } = await openedPage();
    await actions.goTo('f0');
    void actions.stepInto();
    void actions.stepInto();
    expect(store.cursor.value).toBe('f0.p0.s0');
    void actions.stepOut();
    expect(store.cursor.value).toBe('f0.p0');
  });

  it('scrubbing shows the last place asked for, whatever comes back first', async () => {
    const page = await openedPage();
    let hold = 60;
    page.solver.delay = (method) =>
      method === 'trace' ? new Promise((done) => setTimeout(done, (hold -= 20))) : undefined;
    await Promise.all([page.actions.goTo('f1'), page.actions.goTo('f2'), page.actions.goTo('f3')]);
    await new Promise((done) => setTimeout(done, 80));
    expect(store.cursor.value).toBe('f3');
    expectWhole();
  });

  it('going back needs no solver', async () => {
    const { actions, solver } = await openedPage();
    for (let frame = 0; frame < 3; frame++) await actions.nextFrame();
    const traces = solver.calls.filter((name) => name === 'trace').length;
    for (let frame = 0; frame < 3; frame++) await actions.previousFrame();
    expect(solver.calls.filter((name) => name === 'trace')).toHaveLength(traces);
    expect(store.cursor.value).toBe('f0');
  });

  it('keeps the steps of a held key in order', async () => {
    const page = await openedPage();
    page.solver.delay = () => new Promise((done) => setTimeout(done, 5));
    page.actions.setLevel('frame');
    await Promise.all([1, 2, 3].map(() => page.actions.stepForward()));
    expect(store.cursor.value).toBe('f3');
  });

  it('goes to the next test that lowers the time, over frames', async () => {
    const { actions } = await openedPage();
    await actions.goTo('f0');
    const seen: string[] = [];
    for (let guard = 0; guard < 50; guard++) {
      await actions.nextImprovement();
      if (store.cursor.value === (seen.at(-1) ?? 'f0')) break;
      seen.push(store.cursor.value);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen.map((address) => address.split('.')[0])).size).toBeGreaterThan(1);
  });

  it('refuses what is no address, and frames that are not there', async () => {
    const { actions } = await openedPage();
    await actions.goTo('hello');
    expect(store.failure.value?.text.key).toBe('goto.bad');
    await actions.goTo('f99');
    expect(store.failure.value?.text).toEqual({ key: 'goto.noFrame', values: { frame: 99, count: 4 } });
    expect(store.cursor.value).toBe('f0');
  });

  it('a crash costs one step; the next one works again', async () => {
    const page = await openedPage();
    page.solver.delay = () => new Promise((done) => setTimeout(done, 20));
    const step = page.actions.goTo('f2');
    setTimeout(page.solver.crash, 5);
    await step;
    expect(store.failure.value?.text.key).toBe('solver.error.crash');
    expect(store.cursor.value).toBe('f0');
    await page.actions.goTo('f2');
    expect(store.cursor.value).toBe('f2');
  });
});
