/** The service worker. What it does is in siteCache.ts; here are the browser's events. It never takes the place of another by itself: the page asks. */
import { type Listed, SiteCache } from './siteCache';
import type { ToWorker } from './words';

/** What is used of the worker's surroundings: their types would clash with those of a page. */
interface Surroundings {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  readonly __WB_MANIFEST: readonly Listed[];
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LifeEvent & MessageEvent) => void): void;
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const self: Surroundings;

const site = new SiteCache({
  caches,
  fetch: (request, init) => fetch(request, init),
  scope: self.registration.scope,
  listed: self.__WB_MANIFEST,
});

self.addEventListener('install', (event) => event.waitUntil(site.install()));
self.addEventListener('activate', (event) =>
  // The page that brought the first one is looked after at once; pages of an earlier version change over by themselves.
  event.waitUntil(site.activate().then((first) => (first ? self.clients.claim() : undefined))),
);
self.addEventListener('fetch', (event) => {
  const answer = site.answer(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  const said = event.data as ToWorker;
  const tell = (answer: boolean) => event.ports[0]?.postMessage(answer);
  const work = async (): Promise<boolean> => {
    if (said.what === 'taken over?') return site.isTaken();
    if (said.what === 'speak') await site.speak(said.language);
    else await site.activate();
    return true;
  };
  // The old worker goes on until its pages are closed, and hands out the new version from now on. Were it exchanged (skipWaiting) while a page is loaded,
  // Chromium would lose requests of that page: its workers never started, or the page itself never came.
  event.waitUntil(work().then(tell, () => tell(false)));
});
