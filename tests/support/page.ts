import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

interface Options {
  /** Complaints a test expects, matched against the texts below. Empty: none is accepted. */
  allowed: RegExp[];
  /** Nobody has been here before, so the course opens. Otherwise it is somebody who has, and left nothing open. */
  newcomer: boolean;
  /** The page may be kept for use without a network. Otherwise the browser has no service workers: nothing is fetched that the test did not ask for. */
  kept: boolean;
  /** What may be wanted later is fetched when the page is quiet: a hundred files a visit. Otherwise the browser saves data. */
  ahead: boolean;
  /**
   * The figures are drawn. Without a GPU that is nearly half of what a test costs, so files that read the page and never its pictures turn it off: all is as
   * usual, scenes, labels, picking and shaders, except that the context's draw calls do nothing.
   */
  drawn: boolean;
}

/**
 * Playwright's `test`, with a page that must stay quiet: a console error or warning, an uncaught error (in a worker
 * too), a request that fails or is answered with 400 or more, and any request that leaves the page's own origin fails
 * the test. A test that provokes one names it: `test.use({ allowed: [/MeshError/] })`.
 */
export const test = base.extend<Options>({
  allowed: [[], { option: true }],
  newcomer: [false, { option: true }],
  kept: [false, { option: true }],
  ahead: [false, { option: true }],
  drawn: [true, { option: true }],

  context: async ({ context, allowed, newcomer, kept, ahead, drawn, baseURL }, use) => {
    if (!kept && !ahead) await context.addInitScript(saveData);
    if (!drawn) await context.addInitScript(drawNothing);
    if (!kept) await context.addInitScript(haveNoWorkers);
    if (!newcomer) await context.addInitScript(beHereBefore);
    const complaints = listen(context, baseURL && new URL(baseURL).origin);
    await use(context);
    const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

/** Runs in the page, before it. */
function beHereBefore(): void {
  try {
    if (localStorage.getItem('sweepscope.visited') === null) localStorage.setItem('sweepscope.visited', '');
    // Who has been here before has opened the bench, and gets it again.
    if (localStorage.getItem('sweepscope.sight') === null) localStorage.setItem('sweepscope.sight', 'bench');
  } catch {
    // A blank page keeps nothing.
  }
}

/** Runs in the page, before it. */
function haveNoWorkers(): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
}

/** Runs in the page, before it. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Runs in the page, before it. */
function drawNothing(): void {
  const calls = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear'] as const;
  for (const call of calls) WebGL2RenderingContext.prototype[call] = () => undefined;
}

/**
 * The browser's own: without a GPU the page is put together in memory, for which each figure is read back once it is drawn
 * (`chromiumArgs`). Nothing in the page waits for it.
 */
const readBack = /GL Driver Message .* GPU stall due to ReadPixels/;

/**
 * Collects what goes wrong in any page of a context, from now on.
 * @param origin the only one that may be asked for anything
 */
export function listen(context: BrowserContext, origin?: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !readBack.test(message.text())) {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
    if (origin && !inside) complaints.push(`request to another host: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Leaving a page, closing it and starting a download all abort requests; that is no failure.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} (${reason})`);
  });
  return complaints;
}
