/** What is shown is taken for a stop that is there: its question stays with its method, and what is handed out can be read. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/page/app/actions';
import { actions } from '../../../../../web/page/core/actions';
import { addStop, change, draft, finished, retake, startNew } from '../../../../../web/page/learn/making/draft';
import { readTour, tourJson } from '../../../../../web/page/learn/tour/file';
import type { Moment } from '../../../../../web/page/core/address/permalink';
import { momentOf } from './tours';

const sweep = (address: string) => momentOf({ address });
const study = (): Moment => ({
  ...momentOf({ address: 'f0' }),
  preset: null,
  study: { id: 'boxes', settings: {}, meshOf: null, beside: null, toggled: [], breaks: [] },
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  startNew();
});

describe('what is shown', () => {
  const take = (moment: Moment) => vi.spyOn(actions, 'momentNow').mockReturnValue(moment);

  it('at another step, the question stays; of another method it goes', () => {
    // No figure is on a page.
    vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null });
    take(sweep('f8.p0.s0.nearest'));
    addStop();
    const { id } = draft.value.stops[0]!;
    change(id, { ask: { kind: 'time', of: 'f8.p0.s0.nearest' } });
    take(sweep('f8.p0.s0.t14.e1'));
    retake(id);
    expect(draft.value.stops[0]!.ask).toMatchObject({ kind: 'time' });
    expect(() => readTour(tourJson(finished()))).not.toThrow();
    take(study());
    retake(id);
    expect([draft.value.stops[0]!.moment.study?.id, draft.value.stops[0]!.ask]).toEqual(['boxes', null]);
  });
});
