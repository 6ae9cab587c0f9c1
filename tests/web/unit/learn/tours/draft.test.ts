/** The tour that is being made: what is added to it takes nothing away, and the notes of whoever makes it stay with him. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/page/app/actions';
import { actions } from '../../../../../web/page/core/actions';
import { t } from '../../../../../web/page/base/i18n/messages';
import {
  addMade,
  addStop,
  change,
  draft,
  finished,
  forOthers,
  hasNotes,
  setHead,
  startNew,
  takeTour,
  told,
  undo,
} from '../../../../../web/page/learn/making/draft';
import { makeTen } from '../../../../../web/page/learn/making/makeTen';
import { openGuest } from '../../../../../web/page/learn/guest/tour';
import { tourLink } from '../../../../../web/page/learn/present/tourLink';
import { encodeTour } from '../../../../../web/page/learn/tour/fileLink';
import { mostStops } from '../../../../../web/page/learn/tour/fileLimits';
import { momentOf, stopOf, tourOf } from './tours';

vi.mock('../../../../../web/page/learn/making/ten', () => ({
  wanted: 10,
  tenQuestions: () => Promise.resolve(Array.from({ length: 10 }, (_, at) => stopOf({ title: `Made ${at}` }))),
}));

const titles = () => draft.value.stops.map(({ title }) => title);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  startNew();
});

describe('ten questions', () => {
  const ask = () => {
    vi.spyOn(actions, 'sceneNow').mockReturnValue({
      moment: momentOf(),
      loaded: { mesh: { name: 'level.obj' } },
    } as unknown as ReturnType<typeof actions.sceneNow>);
    return makeTen();
  };

  it('come behind the stops that are there, and the title stays; one Undo takes them away again', async () => {
    vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null });
    vi.spyOn(actions, 'momentNow').mockReturnValue(momentOf());
    for (const title of ['One', 'Two']) {
      addStop();
      change(draft.value.stops.at(-1)!.id, { title });
    }
    setHead({ title: 'My lesson', by: 'Ms K.' });
    await ask();
    expect(titles().slice(0, 3)).toEqual(['One', 'Two', 'Made 0']);
    expect([titles().length, draft.value.title, draft.value.by]).toEqual([12, 'My lesson', 'Ms K.']);
    expect(told.value).toBe(t('tour.make.ten.added', { name: 'level.obj', first: 3, last: 12 }));
    undo();
    expect([titles(), draft.value.title]).toEqual([['One', 'Two'], 'My lesson']);
  });

  it('name a tour that has neither stops nor a name, and no other', async () => {
    await ask();
    expect([draft.value.title, titles().length]).toEqual([t('tour.make.ten.name', { name: 'level.obj' }), 10]);
    startNew();
    setHead({ title: 'Mine' });
    await ask();
    expect([draft.value.title, titles().length]).toEqual(['Mine', 10]);
  });

  it('are refused where there is no room for all of them', () => {
    const many = Array.from({ length: mostStops - 5 }, () => stopOf());
    takeTour({ ...tourOf(...many), title: 'Long' });
    expect(
      addMade(
        'Ten',
        Array.from({ length: 10 }, () => stopOf()),
      ),
    ).toBe(false);
    expect([draft.value.title, titles().length]).toEqual(['Long', mostStops - 5]);
    expect(
      addMade(
        'Ten',
        Array.from({ length: 5 }, () => stopOf()),
      ),
    ).toBe(true);
  });
});

describe('notes for whoever presents', () => {
  it('stay with whoever makes the tour, unless he says that they go along', () => {
    takeTour(tourOf(stopOf({ notes: 'Wait for hands.' }), stopOf()));
    expect(hasNotes()).toBe(true);
    expect(finished().stops[0]!.notes).toBe('Wait for hands.');
    const out = forOthers(finished());
    expect(JSON.stringify(out)).not.toContain('hands');
    expect(out.stops.map(({ title, say }) => [title, say])).toEqual(
      finished().stops.map(({ title, say }) => [title, say]),
    );
    setHead({ notes: true });
    expect(forOthers(finished())).toEqual(finished());
  });

  it('are never in the link on a worksheet or in another page', () => {
    vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/' });
    const noted = tourOf(stopOf({ notes: 'Wait for hands.' }));
    openGuest('@test', noted);
    expect(tourLink()).toBe(`https://example.org/#tour=${encodeTour(tourOf(stopOf()))}`);
    expect(tourLink()).not.toContain(encodeTour(noted));
  });

  it('are none where none were written', () => {
    takeTour(tourOf(stopOf(), stopOf({ notes: '' })));
    expect(hasNotes()).toBe(false);
  });
});
