/** Which language the page has: public/language.js, as the page runs it, before anything else. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isMissingPart } from '../../../../web/page/core/session/failure';
import { languages } from '../../../../web/page/base/i18n/language';

const script = readFileSync(new URL('../../../../web/page/public/language.js', import.meta.url), 'utf8');

interface Visit {
  readonly search?: string;
  readonly hash?: string;
  readonly kept?: Readonly<Record<string, string>> | null;
  readonly wishes?: readonly string[];
  readonly dataset?: Readonly<Record<string, string>>;
  readonly saveData?: boolean;
  /** names of the texts that the server does not have */
  readonly missing?: Set<string>;
}

interface Texts {
  load(names: string): Promise<unknown>;
  of(name: string, file: string): unknown;
}

/** What the script makes of a visit: the language, the addresses it asks for by their kind, and the texts it gives out. */
function visited({ search = '', hash = '', kept = {}, wishes = ['en-GB'], dataset = {}, saveData, missing }: Visit) {
  const asked: Record<string, string[]> = {};
  const note = (kind: string, address: string) => void (asked[kind] ??= []).push(address);
  const root = { lang: 'en' };
  const storage = {
    getItem(key: string) {
      if (!kept) throw new Error('nothing is kept here');
      return kept[key] ?? null;
    },
  };
  const page: { sweepscopeTexts?: Texts } = {};
  const app = { textContent: '' };
  runInNewContext(script, {
    URLSearchParams,
    location: { search, hash },
    localStorage: storage,
    navigator: { languages: wishes, connection: saveData === undefined ? undefined : { saveData } },
    addEventListener: (_: string, call: () => void) => call(),
    globalThis: page,
    async fetch(address: string) {
      note('texts', address);
      const name = /assets\/(.*)\.\w\w\.json$/.exec(address)![1]!;
      return { ok: !missing?.has(name), status: 404, json: async () => ({ file: address }) };
    },
    document: {
      documentElement: root,
      currentScript: { dataset },
      createElement: () => ({}),
      getElementById: () => app,
      head: { append: ({ rel, href, src }: Record<string, string>) => note(rel ?? 'script', href ?? src!) },
    },
  });
  return { language: root.lang, asked, app, texts: page.sweepscopeTexts! };
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

const turn = () => new Promise((done) => setTimeout(done));

describe('the built page', () => {
  const dataset = {
    entry: 'index-1',
    texts: 'index-a',
    learn: 'course-3',
    learnTexts: 'course-c index-a',
    workbench: 'workbench-4',
    workbenchTexts: 'index-a',
    rest: 'later-5 course-3 workbench-4',
    restTexts: 'later-e course-c',
  };
  const here = { 'sweepscope.visited': '' };

  it('starts with its texts in its language, and fetches the rest when it is quiet', async () => {
    const { asked } = visited({ dataset, wishes: ['pl'], kept: here });
    expect(asked).toEqual({
      texts: ['./assets/index-a.pl.json'],
      modulepreload: ['./assets/index-1.js', './assets/workbench-4.js'],
      prefetch: [
        './assets/later-5.js',
        './assets/course-3.js',
        './assets/later-e.pl.json',
        './assets/course-c.pl.json',
      ],
    });
    await turn();
    expect(asked['script']).toEqual(['./assets/index-1.js']);
  });

  it('newcomers and links to the course come for the course', () => {
    for (const visit of [{}, { hash: '#learn=4.predict', kept: here }]) {
      const { asked } = visited({ dataset, ...visit });
      expect(asked['modulepreload']).toContain('./assets/course-3.js');
      expect(asked['texts']).toContain('./assets/course-c.en.json');
    }
    const { asked } = visited({ dataset, hash: '#v1=abc' });
    expect(asked['modulepreload']).toContain('./assets/workbench-4.js');
    expect(asked['texts']).toEqual(['./assets/index-a.en.json']);
  });

  it('fetches ahead unless the browser saves data', () => {
    const visit = { dataset, kept: here };
    expect(visited({ ...visit, saveData: false }).asked['prefetch']).toHaveLength(4);
    expect(visited({ ...visit, saveData: true }).asked).toEqual({ ...visited(visit).asked, prefetch: undefined });
  });

  it('gives out texts that are loaded, each loaded once', async () => {
    const { texts, asked } = visited({ dataset, wishes: ['zh'], kept: here });
    await Promise.all([texts.load('later-e index-a'), texts.load('later-e')]);
    expect(texts.of('later-e', 'file')).toBe('./assets/later-e.zh.json');
    expect(asked['texts']).toEqual(['./assets/index-a.zh.json', './assets/later-e.zh.json']);
  });

  it('says which texts did not come, and asks again when they are wanted again', async () => {
    const missing = new Set(['later-e']);
    const { texts } = visited({ dataset, missing });
    const failed = await texts.load('later-e').catch((error: Error) => error);
    expect(failed).toMatchObject({ message: 'texts not loaded: later-e (404)' });
    // Of another realm, as the script ran in one.
    expect(isMissingPart(new Error((failed as Error).message))).toBe(true);
    missing.clear();
    await texts.load('later-e');
    expect(texts.of('later-e', 'file')).toBe('./assets/later-e.en.json');
  });

  it('says so in its language when its own texts do not come', async () => {
    const { asked, app } = visited({ dataset, missing: new Set(['index-a']), wishes: ['pl'], kept: here });
    await turn();
    expect(app.textContent).toContain('Wczytaj stronę ponownie');
    expect(asked['script']).toBeUndefined();
  });

  it('has its scripts in the page itself while it is developed', () => expect(visited({}).asked).toEqual({}));
});
