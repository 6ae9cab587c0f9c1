import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Breakpoint, clauseOf, usualBreakpoints } from '../../../../web/page/model/breakpoints/condition';
import { presetById } from '../../../../web/page/presets';
import {
  breakpointHits,
  breakpoints,
  continuing,
  finding,
  hitsByFrame,
  pausedAt,
} from '../../../../web/page/core/breakpoints/breakpointState';
import * as store from '../../../../web/page/core/store';
import { everyHit } from '../../../support/everyHit';
import { closePages, openedPage, until } from '../../../support/pageState';

const stairs = () => presetById('stairs')!;

function on(...list: Breakpoint['clauses'][]): void {
  breakpoints.value = list.map((clauses, id) => ({ id, on: true, clauses }));
}

beforeEach(() => {
  breakpoints.value = usualBreakpoints;
  breakpointHits.value = new Map();
  store.openPanel.value = null;
});
afterEach(closePages);

describe('breakpoints on the page', () => {
  it('are found for the run that is there, and for the next one', async () => {
    const { actions } = await openedPage([stairs()]);
    on([clauseOf('edge')], [clauseOf('embedded')]);
    await until(() => finding.value === null && breakpointHits.value.size === 2);
    const { mesh, experiment } = await stairs().load();
    const check = async (changed = experiment) => {
      expect(breakpointHits.value.get(0)).toEqual(await everyHit(mesh, changed, clauseOf('edge')));
      expect(breakpointHits.value.get(1)).toEqual(await everyHit(mesh, changed, clauseOf('embedded')));
    };
    await until(() => (breakpointHits.value.get(1)?.length ?? 0) > 0 && finding.value === null);
    await check();
    const before = breakpointHits.value;
    await actions.setExperiment({ radii: [0.3, 0.5, 0.3] });
    await until(() => breakpointHits.value !== before && finding.value === null);
    await until(() => breakpointHits.value.get(1)!.length > 0);
    await check({ ...experiment, radii: [0.3, 0.5, 0.3] });
    expect(breakpoints.value).toHaveLength(2);
  });

  it('stop where they are hit, first of all or last, and say so', async () => {
    const { actions } = await openedPage([stairs()]);
    on([clauseOf('tested', 30)], [clauseOf('sweeps', 3)]);
    await actions.goTo('f0');
    await actions.continueForward();
    const first = store.cursor.value;
    expect(first).toMatch(/\.t\d+$/);
    await until(() => pausedAt.value.length === 1);
    expect(pausedAt.value[0]).toMatchObject({ place: first, breakpoint: { id: 0 } });
    expect([...hitsByFrame.value.keys()]).toContain(12);
    await actions.goTo('f27.p1');
    await actions.continueBack();
    expect(store.cursor.value).toBe('f17.p0');
    expect(continuing.value).toBe(false);
  });

  it('are a jump: Back undoes it', async () => {
    const { actions, history } = await openedPage([stairs()]);
    await actions.goTo('f8', { history: 'push' });
    const entries = history.entries.length;
    await actions.continueForward();
    expect(store.cursor.value).toBe('f8.p0.s0');
    expect(history.entries).toHaveLength(entries + 1);
    history.go(-1);
    await until(() => store.cursor.value === 'f8');
  });

  it('say when there is none, ahead or at all', async () => {
    const { actions } = await openedPage([stairs()]);
    on([clauseOf('hit', 999)]);
    const at = store.cursor.value;
    await actions.continueForward();
    expect([store.notice.value?.key, store.cursor.value]).toEqual(['breakpoints.noneAhead', at]);
    await actions.continueBack();
    expect(store.notice.value?.key).toBe('breakpoints.noneBehind');
    actions.changeBreakpoint(0, { on: false });
    await actions.continueForward();
    expect([store.notice.value?.key, store.openPanel.value]).toEqual(['breakpoints.noneSet', 'breakpoints']);
  });

  it('let go when somebody steps meanwhile', async () => {
    const { actions, solver } = await openedPage([stairs()]);
    on([clauseOf('tested', 30)]);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    solver.delay = (method) => (method === 'scan' ? held : undefined);
    await actions.goTo('f0');
    const going = actions.continueForward();
    await until(() => solver.calls.includes('scan'));
    await actions.goTo('f3');
    release();
    await going;
    expect(store.cursor.value).toBe('f3');
    expect(continuing.value).toBe(false);
  });

  it('come and go in the list', async () => {
    const { actions } = await openedPage([stairs()]);
    actions.addBreakpoint([clauseOf('tested', 5)]);
    const { id } = breakpoints.value.at(-1)!;
    expect(usualBreakpoints.map((each) => each.id)).not.toContain(id);
    actions.changeBreakpoint(id, { clauses: [clauseOf('tested', 6), clauseOf('edge')] });
    expect(breakpoints.value.at(-1)).toEqual({ id, on: true, clauses: [clauseOf('tested', 6), clauseOf('edge')] });
    actions.removeBreakpoint(id);
    expect(breakpoints.value).toEqual(usualBreakpoints);
    for (let count = 0; count < 40; count++) actions.addBreakpoint([clauseOf('edge')]);
    expect(breakpoints.value).toHaveLength(24);
    expect(new Set(breakpoints.value.map((each) => each.id)).size).toBe(24);
  });
});
