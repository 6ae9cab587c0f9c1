/**
 * The site in the service worker's caches: all of it in the used languages. One cache for each version, so that a page always gets the files it was
 * built with. The previous version stays until the next one: a page that was open all the while still finds its parts.
 */
import { StateHash } from '../../mesh/hash';

export interface Listed {
  /** relative to where the site lies */
  readonly url: string;
  /** null: the name says what is in it */
  readonly revision: string | null;
}

export interface Site {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** address of the folder of the site, with a slash at its end */
  readonly scope: string;
  readonly listed: readonly Listed[];
}

type During = (work: Promise<unknown>) => void;

const pageName = 'index.html';
/** files fetched at the same time: nothing waits for them */
const atOnce = 4;
const ways: CacheQueryOptions = { ignoreVary: true };

/** Texts are there once for each language: `x.en.json`, `x.pl.json`. @returns null: it is the same in all of them */
export function languageOf(url: string): string | null {
  return /\.([a-z]{2})\.json$/.exec(url)?.[1] ?? null;
}

export class SiteCache {
  private readonly family: string;
  private readonly current: string;
  private readonly memory: string;
  private readonly urls: ReadonlySet<string>;

  constructor(private readonly site: Site) {
    const version = new StateHash().add(new TextEncoder().encode(JSON.stringify(site.listed))).hex();
    this.family = `sweepscope ${site.scope} `;
    this.current = `${this.family}${version}`;
    this.memory = `${this.family}memory`;
    this.urls = new Set(site.listed.map(({ url }) => url));
  }

  /** Fetches what every language needs, and the texts in those that were spoken here. @throws when something cannot be had */
  async install(): Promise<void> {
    await this.fill(await this.languages());
  }

  /** Serves this version from now on. @returns whether there was none before */
  async activate(): Promise<boolean> {
    const before = await this.remembered('active');
    if (before === this.current) return false;
    await this.remember('active', this.current);
    for (const name of await this.site.caches.keys()) {
      const wanted = name === this.current || name === this.memory || name === before;
      if (name.startsWith(this.family) && !wanted) await this.site.caches.delete(name);
    }
    return before === null;
  }

  /** Whether this version is the served one. */
  async isTaken(): Promise<boolean> {
    return (await this.remembered('active')) === this.current;
  }

  /** Keeps the texts in a language too, in every later version; also fetches files that the browser dropped. */
  async speak(language: string): Promise<void> {
    const languages = await this.languages();
    if (!languages.includes(language)) {
      await this.remember('languages', JSON.stringify([...languages, language]));
    }
    await this.fill([language]);
  }

  /**
   * @param during keeps the worker alive until something is done that the answer does not wait for
   * @returns null: it is not for us to answer
   */
  answer(request: Request, during: During = () => {}): Promise<Response> | null {
    if (request.method !== 'GET' || !request.url.startsWith(this.site.scope)) return null;
    const name = request.url.slice(this.site.scope.length).split(/[?#]/, 1)[0]!;
    if (request.mode === 'navigate' && (name === '' || name === pageName)) return this.page(request);
    if (name.startsWith('assets/')) return this.asset(name, request, during);
    if (name.startsWith('docs/')) return this.opened(name.replace(/\/$/, '/index.html'), request, during);
    return this.urls.has(name) ? this.own(name, request) : null;
  }

  /** It was fetched standalone, and its headers say so; embedded, it appears in pages of others. */
  private async page(request: Request): Promise<Response> {
    const page = await this.own(pageName, request);
    const embeds = new URL(request.url).searchParams.get('embed') === '1';
    return embeds && page.ok ? inAnyFrame(page) : page;
  }

  /** A file whose name is the same in every version. */
  private async own(name: string, request: Request): Promise<Response> {
    // A store that is blocked or broken is as good as an empty one.
    const kept = await this.keptOwn(name).catch(() => undefined);
    return kept ?? this.site.fetch(request);
  }

  private async keptOwn(name: string): Promise<Response | undefined> {
    // Browsers let an old worker go on for a while; it hands out what was taken up last.
    const cacheName = (await this.remembered('active')) ?? this.current;
    return this.site.caches.match(this.address(name), { ...ways, cacheName });
  }

  /** A file whose name says what is in it: it does not matter which version it was fetched for. Languages not spoken here are kept when they are used. */
  private async asset(name: string, request: Request, during: During): Promise<Response> {
    const kept = await this.site.caches.match(this.address(name), ways).catch(() => undefined);
    if (kept) return request.destination === 'worker' ? isolated(kept) : kept;
    const response = await this.site.fetch(request);
    if (response.ok && response.type === 'basic' && this.urls.has(name)) {
      during(this.keep(name, response.clone()));
    }
    return response;
  }

  /** The documentation is not part of the page, so it is not fetched ahead: from the network while there is one, and from opened pages when there is none. */
  private async opened(name: string, request: Request, during: During): Promise<Response> {
    try {
      const response = await this.site.fetch(request);
      if (response.ok && response.type === 'basic') {
        during(this.keep(name, response.clone()));
      }
      return response;
    } catch (error) {
      const kept = await this.site.caches.match(this.address(name), ways).catch(() => undefined);
      if (kept) return kept;
      throw error;
    }
  }

  /** A full or broken store keeps nothing, and nothing waits for it. */
  private async keep(name: string, response: Response): Promise<void> {
    await this.open()
      .then((cache) => cache.put(this.address(name), response))
      .catch(() => undefined);
  }

  private async fill(languages: readonly string[]): Promise<void> {
    const cache = await this.open();
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const ahead = this.site.listed.filter(({ url }) => {
      const language = languageOf(url);
      return (language === null || languages.includes(language)) && !there.has(this.address(url));
    });
    const worker = async () => {
      for (let next = ahead.pop(); next; next = ahead.pop()) await this.fetchInto(cache, next);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  private async fetchInto(cache: Cache, { url, revision }: Listed): Promise<void> {
    const address = this.address(url);
    const known = revision === null ? await this.site.caches.match(address, ways) : undefined;
    if (known) return cache.put(address, known);
    // Some hosts lead from index.html to the folder, and a browser takes no answer to a navigation that was led elsewhere.
    const asked = url === pageName ? this.site.scope : address;
    const response = await this.site.fetch(asked, { cache: revision === null ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(address, response.redirected ? await undirected(response) : response);
  }

  private async languages(): Promise<readonly string[]> {
    return JSON.parse((await this.remembered('languages')) ?? '[]') as string[];
  }

  private async remembered(what: string): Promise<string | null> {
    const kept = await this.site.caches.match(this.address(what), { cacheName: this.memory });
    return kept ? kept.text() : null;
  }

  private async remember(what: string, text: string): Promise<void> {
    await (await this.site.caches.open(this.memory)).put(this.address(what), new Response(text));
  }

  private open(): Promise<Cache> {
    return this.site.caches.open(this.current);
  }

  private address(name: string): string {
    return this.site.scope + name;
  }
}

/** A page that is isolated starts no worker that is not, and this one may have been kept for a version that was not yet. */
function isolated(response: Response): Response {
  const policy = 'cross-origin-embedder-policy';
  if (response.headers.has(policy)) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(policy, 'require-corp');
  return new Response(body, { headers, status, statusText });
}

function inAnyFrame({ body, headers: before, status, statusText }: Response): Response {
  const headers = new Headers(before);
  headers.set('cross-origin-resource-policy', 'cross-origin');
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy.replace(/;\s*frame-ancestors[^;]*/, ''));
  return new Response(body, { headers, status, statusText });
}

async function undirected(response: Response): Promise<Response> {
  const { headers, status, statusText } = response;
  return new Response(await response.blob(), { headers, status, statusText });
}
