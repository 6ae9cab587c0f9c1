/** Which language the page has: public/language.js, as the page runs it, before anything else. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../../web/page/base/i18n/language';

const script = readFileSync(new URL('../../../../web/page/public/language.js', import.meta.url), 'utf8');

interface Visit {
  readonly search?: string;
  readonly hash?: string;
  readonly kept?: Readonly<Record<string, string>> | null;
  readonly wishes?: readonly string[];
  readonly dataset?: Readonly<Record<string, string>>;
  readonly saveData?: boolean;
}

/** What the script makes of a visit: the language, and the addresses it asks for by their kind. */
function visited({ search = '', hash = '', kept = {}, wishes = ['en-GB'], dataset = {}, saveData }: Visit) {
  const asked: Record<string, string[]> = {};
  const root = { lang: 'en' };
  const storage = {
    getItem(key: string) {
      if (!kept) throw new Error('nothing is kept here');
      return kept[key] ?? null;
    },
  };
  runInNewContext(script, {
    URLSearchParams,
    location: { search, hash },
    localStorage: storage,
    navigator: { languages: wishes, connection: saveData === undefined ? undefined : { saveData } },
    addEventListener: (_: string, call: () => void) => call(),
    document: {
      documentElement: root,
      currentScript: { dataset },
      createElement: () => ({}),
      head: {
        append: ({ rel, href, src }: Record<string, string>) => (asked[rel ?? 'script'] ??= []).push(href ?? src!),
      },
    },
  });
  return { language: root.lang, asked };
}

describe('the language of the page', () => {
  it.each<[string, Visit, string]>([
    ['is English where nothing else is wished for', { wishes: ['fr', 'de-AT'] }, 'en'],
    ['is the first of the browser’s that there is', { wishes: ['de', 'pl-PL', 'en'] }, 'pl'],
    ['is Chinese in all its kinds', { wishes: ['zh-Hans-CN'] }, 'zh'],
    ['is what the person chose here', { wishes: ['pl'], kept: { 'sweepscope.language': 'zh' } }, 'zh'],
    ['is what the link says', { search: '?lang=pl', kept: { 'sweepscope.language': 'zh' } }, 'pl'],
    ['is not what nobody speaks', { search: '?lang=../x', kept: { 'sweepscope.language': 'tlh' } }, 'en'],
    ['is found without storage', { kept: null, wishes: ['pl'] }, 'pl'],
  ])('%s', (_, visit, language) => expect(visited(visit).language).toBe(language));

  it('knows the languages that the page knows', () => {
    for (const language of languages) expect(visited({ wishes: [language] }).language).toBe(language);
  });
});

describe('the scripts of the built page', () => {
  const dataset = {
    entry: 'index-1',
    first: 'index-2',
    learn: 'course-3',
    workbench: 'workbench-4',
    rest: 'later-5 course-3 workbench-4',
  };
  const here = { 'sweepscope.visited': '' };

  it('are those of the language, and of the room that is opened', () => {
    const { asked } = visited({ dataset, wishes: ['pl'], kept: here });
    expect(asked).toEqual({
      modulepreload: ['./assets/index-1.pl.js', './assets/index-2.pl.js', './assets/workbench-4.pl.js'],
      prefetch: ['./assets/later-5.pl.js', './assets/course-3.pl.js'],
      script: ['./assets/index-1.pl.js'],
    });
  });

  it('have no ending in English; newcomers and links to the course come for the course', () => {
    for (const visit of [{}, { hash: '#learn=4.predict', kept: here }])
      expect(visited({ dataset, ...visit }).asked['modulepreload']).toContain('./assets/course-3.js');
    expect(visited({ dataset, hash: '#v1=abc' }).asked['modulepreload']).toContain('./assets/workbench-4.js');
  });

  it('are fetched ahead unless somebody saves data', () => {
    const visit = { dataset, kept: here };
    expect(visited({ ...visit, saveData: false }).asked['prefetch']).toHaveLength(2);
    expect(visited({ ...visit, saveData: true }).asked).toEqual({ ...visited(visit).asked, prefetch: undefined });
  });

  it('stand in the page itself while it is developed', () => expect(visited({}).asked).toEqual({}));
});
