/** The site as the service worker keeps it, with caches that are maps. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Listed, SiteCache } from '../../../../web/page/offline/siteCache';

const scope = 'https://example.org/sub/';

class FakeCache {
  readonly kept = new Map<string, Response>();
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
  put = async (url: string, response: Response) => void this.kept.set(url, response);
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  async open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  }
  async match(url: string, { cacheName }: CacheQueryOptions & { cacheName?: string } = {}) {
    for (const [name, { kept }] of this.all) {
      const found = kept.get(url);
      if (found && (cacheName ?? name) === name) return found.clone();
    }
    return undefined;
  }
}

let caches: FakeCaches;
let online: boolean;
let fetched: string[];
let served: (url: string) => Response;

beforeEach(() => {
  caches = new FakeCaches();
  online = true;
  fetched = [];
  served = (url) => new Response(`of ${url}`);
});

async function fakeFetch(request: Request | string): Promise<Response> {
  const url = typeof request === 'string' ? request : request.url;
  if (!online) throw new TypeError('Failed to fetch');
  fetched.push(url.slice(scope.length));
  return served(url);
}

const first: readonly Listed[] = [
  { url: 'index.html', revision: '1' },
  { url: 'language.js', revision: '1' },
  { url: 'assets/page-A.js', revision: null },
  { url: 'assets/texts-A.en.json', revision: null },
  { url: 'assets/texts-A.pl.json', revision: null },
  { url: 'assets/texts-A.zh.json', revision: null },
  { url: 'assets/solver-B.wasm', revision: null },
];
const second: readonly Listed[] = first.map(({ url, revision }) => ({
  url: url.replace('-A', '-C'),
  revision: revision && '2',
}));

const siteOf = (listed: readonly Listed[]) =>
  new SiteCache({ caches: caches as unknown as CacheStorage, fetch: fakeFetch, scope, listed });

/** What a page asks for. */
const ask = (name: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  ({ url: name.startsWith('https:') ? name : scope + name, mode, method }) as Request;

async function begun(listed: readonly Listed[], language = 'pl'): Promise<SiteCache> {
  const site = siteOf(listed);
  await site.install();
  await site.activate();
  await site.speak(language);
  return site;
}

describe('what is kept', () => {
  it('what every language needs, then the texts of the one that is spoken, and no other', async () => {
    const site = siteOf(first);
    await site.install();
    expect(fetched.toSorted()).toEqual(['', 'assets/page-A.js', 'assets/solver-B.wasm', 'language.js']);
    await site.activate();
    await site.speak('pl');
    expect(fetched.slice(4)).toEqual(['assets/texts-A.pl.json']);
    await site.speak('en');
    expect(fetched.slice(5)).toEqual(['assets/texts-A.en.json']);
  });

  it('a newer version fetches what is new, in the languages that were spoken', async () => {
    await begun(first);
    fetched = [];
    await siteOf(second).install();
    expect(fetched.toSorted()).toEqual(['', 'assets/page-C.js', 'assets/texts-C.pl.json', 'language.js']);
  });

  it('what cannot be had ends the installation', async () => {
    served = (url) => new Response('', { status: url.endsWith('.wasm') ? 404 : 200 });
    await expect(siteOf(first).install()).rejects.toThrow('assets/solver-B.wasm: 404');
  });
});

describe('without a network', () => {
  it('the page opens by the folder and by its name, whatever is asked of it', async () => {
    const site = await begun(first);
    online = false;
    for (const address of ['', 'index.html', '?lang=pl', '?embed=1'])
      expect(await (await site.answer(ask(address, 'navigate')))!.text()).toBe(`of ${scope}`);
    expect(await (await site.answer(ask('language.js?12ab')))!.text()).toBe(`of ${scope}language.js`);
    expect((await site.answer(ask('assets/texts-A.pl.json')))!.ok).toBe(true);
    await expect(site.answer(ask('assets/texts-A.zh.json'))).rejects.toThrow('Failed to fetch');
  });

  it('the page as it was kept may stand in pages of others only where it is embedded', async () => {
    const alone = "default-src 'self'; frame-ancestors 'self'";
    served = () => new Response('page', { headers: { 'content-security-policy': alone } });
    const site = await begun(first);
    const policyOf = async (address: string) =>
      (await site.answer(ask(address, 'navigate')))!.headers.get('content-security-policy');
    expect(await policyOf('')).toBe(alone);
    expect(await policyOf('?embed=0')).toBe(alone);
    expect(await policyOf('?embed=1')).toBe("default-src 'self'");
  });

  const policies = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const headersOf = async (site: SiteCache, request: Request) =>
    Object.fromEntries((await site.answer(request))!.headers);

  it('the page and its parts are as isolated as they were with one, and embedded it may stand in isolated pages', async () => {
    served = () => new Response('page', { headers: policies });
    const site = await begun(first, 'en');
    online = false;
    expect(await headersOf(site, ask('', 'navigate'))).toMatchObject(policies);
    expect(await headersOf(site, ask('assets/page-A.js'))).toMatchObject(policies);
    const held = 'cross-origin-resource-policy';
    expect(await headersOf(site, ask('?embed=1', 'navigate'))).toMatchObject({ ...policies, [held]: 'cross-origin' });
    expect(await headersOf(site, ask('', 'navigate'))).not.toHaveProperty(held);
  });

  it('a worker that was kept before its host sent the policy starts in a page that has it', async () => {
    const site = await begun(first, 'en');
    const worker = { ...ask('assets/page-A.js'), destination: 'worker' } as Request;
    expect(await headersOf(site, worker)).toHaveProperty('cross-origin-embedder-policy', 'require-corp');
    expect(await (await site.answer(worker))!.text()).toBe(`of ${scope}assets/page-A.js`);
    for (const request of [ask('assets/page-A.js'), ask('', 'navigate')])
      expect(await headersOf(site, request)).not.toHaveProperty('cross-origin-embedder-policy');
  });

  it('keeps of the documentation what was opened, and has it where there is no network', async () => {
    const site = await begun(first);
    served = (url) => Object.defineProperty(new Response(`of ${url}`), 'type', { value: 'basic' });
    expect(fetched.filter((name) => name.startsWith('docs/'))).toEqual([]);
    expect(await (await site.answer(ask('docs/', 'navigate')))!.text()).toBe(`of ${scope}docs/`);
    await site.answer(ask('docs/docs.css'));
    await new Promise((done) => setTimeout(done));
    // Newer ones come while there is a network.
    served = (url) => Object.defineProperty(new Response(`new ${url}`), 'type', { value: 'basic' });
    expect(await (await site.answer(ask('docs/docs.css')))!.text()).toBe(`new ${scope}docs/docs.css`);
    await new Promise((done) => setTimeout(done));
    online = false;
    expect(await (await site.answer(ask('docs/index.html', 'navigate')))!.text()).toBe(`of ${scope}docs/`);
    expect(await (await site.answer(ask('docs/docs.css?1')))!.text()).toBe(`new ${scope}docs/docs.css`);
    await expect(site.answer(ask('docs/traces.html', 'navigate'))).rejects.toThrow('fetch');
  });

  it('the worker is kept alive until what was opened is kept', async () => {
    const site = await begun(first);
    served = (url) => Object.defineProperty(new Response(`of ${url}`), 'type', { value: 'basic' });
    const works: Promise<unknown>[] = [];
    await site.answer(ask('docs/docs.css'), (work) => works.push(work));
    expect(works).toHaveLength(1);
    await works[0];
    online = false;
    expect(await (await site.answer(ask('docs/docs.css')))!.text()).toBe(`of ${scope}docs/docs.css`);
  });

  it('a text of the site can be read on its own', async () => {
    const site = await begun([...first, { url: 'third-party.txt', revision: '1' }]);
    online = false;
    expect(await (await site.answer(ask('third-party.txt', 'navigate')))!.text()).toBe(`of ${scope}third-party.txt`);
  });

  it('what is not the page is left alone', async () => {
    const site = await begun(first);
    expect(site.answer(ask('example/', 'navigate'))).toBeNull();
    expect(site.answer(ask('example/page.js'))).toBeNull();
    expect(site.answer(ask('index.html', 'navigate', 'POST'))).toBeNull();
    expect(site.answer(ask('https://example.org/other/'))).toBeNull();
  });
});

it('texts of another language are kept when they are used', async () => {
  const site = await begun(first);
  served = (url) => Object.defineProperty(new Response(url), 'type', { value: 'basic' });
  await site.answer(ask('assets/texts-A.zh.json'));
  await new Promise((resolve) => setTimeout(resolve));
  online = false;
  expect((await site.answer(ask('assets/texts-A.zh.json')))!.ok).toBe(true);
});

it('a page that stays open finds its parts after the next version, not after the one after that', async () => {
  const oldest = await begun(first);
  const site = await begun(second);
  online = false;
  expect((await site.answer(ask('assets/texts-A.pl.json')))!.ok).toBe(true);
  expect(await (await oldest.answer(ask('assets/texts-A.pl.json')))!.text()).toContain('texts-A');
  online = true;
  const third = await begun(second.map(({ url, revision }) => ({ url: url.replace('-C', '-D'), revision })));
  online = false;
  await expect(third.answer(ask('assets/texts-A.pl.json'))).rejects.toThrow('Failed to fetch');
  expect((await third.answer(ask('assets/texts-C.pl.json')))!.ok).toBe(true);
  expect((await caches.keys()).length, 'two versions and what is remembered').toBe(3);
});

it('a newer version is handed out by the old worker too, once it was taken up, and not before', async () => {
  const before = await begun(first);
  served = () => new Response('newer');
  const after = siteOf(second);
  await after.install();
  const page = async () => (await before.answer(ask('', 'navigate')))!.text();
  expect([await page(), await after.isTaken()]).toEqual([`of ${scope}`, false]);
  await after.activate();
  expect([await page(), await after.isTaken()]).toEqual(['newer', true]);

  // And the one after that, with the very first worker still going on.
  served = () => new Response('newest');
  const last = siteOf(second.map(({ url, revision }) => ({ url, revision: revision && '3' })));
  await last.install();
  expect([await page(), await last.isTaken()]).toEqual(['newer', false]);
  await last.activate();
  expect([await page(), await last.isTaken(), await after.isTaken()]).toEqual(['newest', true, false]);
});
