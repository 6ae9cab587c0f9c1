/** An address either leads where it says, without a word, or the page says what of it names nothing. */
import '../../../../web/page/texts/later';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entrance } from '../../../../web/page/core/address/entering';
import { failureOf, MessageError } from '../../../../web/page/core/session/failure';
import { noVisits } from '../../../../web/page/core/kept/visits';
import * as store from '../../../../web/page/core/store';
import { chapterOf, chapters } from '../../../../web/page/learn/course';
import { loadChapters } from '../../../../web/page/learn/course/loadChapters';
import { placeText, readPlace } from '../../../../web/page/learn/place';
import { keepPlace, startOver } from '../../../../web/page/learn/progress';
import { nearestPlace } from '../../../../web/page/learn/unknownPlace';
import { loadStudy } from '../../../../web/page/model/study/modules';
import { studyIds } from '../../../../web/page/model/study/registry.gen';
import { presets } from '../../../../web/page/presets';
import { t } from '../../../../web/page/base/i18n/messages';
import { closePages, openedPage, resetStore, testPage, until } from '../../../support/pageState';

const said = () => {
  const { failure, notice } = store;
  // A browser that keeps nothing says so.
  const message = failure.value?.text ?? (notice.value?.key.startsWith('address.') ? notice.value : null);
  return message && t(message.key, message.values);
};

/** Every other letter of a name is changed, one is added, one is missing. */
const mutationsOf = (name: string): string[] => [
  ...[...name].flatMap((_, at) => (at % 2 ? [] : [`${name.slice(0, at)}ż${name.slice(at + 1)}`])),
  `${name}-2`,
  name.slice(0, -1),
  ` ${name}`,
];

describe('a name in the address', () => {
  /** What the real opener does with a name. */
  const begin = async (fragment: string, known: ReadonlySet<string>): Promise<string | null> => {
    store.failure.value = store.notice.value = null;
    let opened: string | null = null;
    const session = { loaded: null, asking: { latest: new AbortController().signal }, attempt: async () => false };
    const openPresetAt = async (id: string) => {
      if (known.has(id)) opened = id;
      else
        store.failure.value = failureOf(new MessageError({ key: 'preset.unknown', values: { id } }), {
          key: 'failure.preset.title',
        });
      return known.has(id);
    };
    const parts = { session, opener: { openPresetAt }, firstPreset: 'stairs' } as never;
    await entrance(parts, presets, noVisits).begin(fragment);
    return opened;
  };

  it('of a preset opens it without a word; any other is quoted', async () => {
    const modules = await Promise.all(studyIds.map(async (id) => (await loadStudy[id]()).study));
    const known = new Set([...presets, ...modules.flatMap((module) => module.presets)].map(({ id }) => id));
    expect(known.size).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const id of known) {
      if ((await begin(`#${id}`, known)) !== id || said()) wrong.push(`${id}: ${said()}`);
      for (const other of mutationsOf(id)) {
        if (known.has(other)) continue;
        await begin(`#${other}`, known);
        if (!said()?.includes(other)) wrong.push(`${other}: ${said()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a fragment that names nothing', () => {
  afterEach(closePages);

  it.each(['#nonsense', '#learn4', '#Grounding', '#tour=', '#a%20b', '#100%', '#audits?preset=one'])(
    '%s opens the first preset, quoted',
    async (fragment) => {
      const page = testPage();
      page.history.entries = [fragment];
      await page.actions.start();
      await until(() => store.failure.value !== null);
      expect(store.presetId.value).toBe('one');
      expect(store.failure.value!.title.key).toBe('address.title');
      expect(said()).toContain(fragment === '#a%20b' ? '“a b”' : `“${fragment.slice(1)}”`);
    },
  );

  it('is said in an open page too, which stays as it is', async () => {
    const page = await openedPage();
    await page.actions.goTo('f2');
    page.history.type('#nonsense');
    await until(() => store.failure.value !== null);
    expect(said()).toContain('“nonsense”');
    expect([store.presetId.value, store.cursor.value]).toEqual(['one', 'f2']);
  });

  it('a long one is quoted in part', async () => {
    const page = await openedPage();
    page.history.type(`#${'x'.repeat(5000)}`);
    await until(() => store.failure.value !== null);
    expect(said()!.length).toBeLessThan(300);
  });

  it.each(['', '#', '#top', '#two', '#grounding', '#learn', '#audit'])('“%s” is none of them', async (fragment) => {
    const page = testPage();
    page.history.entries = [fragment];
    await page.actions.start();
    await new Promise((done) => setTimeout(done, 20));
    expect(said()).toBeNull();
  });
});

describe('a place in the course', () => {
  beforeEach(async () => {
    await loadChapters();
    resetStore();
    startOver();
  });
  const stopsOf = (chapter: number) => chapterOf(chapter)?.tour.stops ?? null;
  const places = () =>
    chapters.flatMap(({ id }) =>
      stopsOf(id)!.map((_, stop) => placeText({ chapter: id, stop, guess: null }, stopsOf(id)!)),
    );

  it('that a chapter has is read; any other leads to the nearest, quoted', () => {
    const all = places();
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((place) => !readPlace(place, stopsOf))).toEqual([]);
    const others = all.flatMap((place) => [...mutationsOf(place), `${place}~x`, `9${place}`, `${place}.look`]);
    const wrong = others.filter((other) => {
      if (readPlace(other, stopsOf)) return false;
      const { at, message } = nearestPlace(other, stopsOf);
      const [, number] = /^(\d+)/.exec(other) ?? [];
      const chapter = chapters.some(({ id }) => id === Number(number)) ? Number(number) : 1;
      const name = other.endsWith('~x') ? '“x”' : `“${other}”`;
      return readPlace(at, stopsOf)?.chapter !== chapter || !t(message.key, message.values).includes(name);
    });
    expect(wrong).toEqual([]);
  });

  it('without a chapter that there is leads to where one was', () => {
    keepPlace('4.predict');
    const { at, message } = nearestPlace('99', stopsOf);
    expect([at, t(message.key, message.values)]).toEqual(['4.predict', expect.stringContaining('where you left it')]);
  });

  it('kept by another version leads to the nearest, and not to itself', () => {
    keepPlace('5.look-9');
    expect(nearestPlace('5.look-9', stopsOf).at).toBe('5');
    const past = `${Math.max(...chapters.map(({ id }) => id)) + 1}.look`;
    keepPlace(past);
    expect(nearestPlace(past, stopsOf).at).toBe('1');
  });
});
