/** How much a first screen waits for: scripts, texts, styles and modules that were asked for before its figure had a name in it. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export interface Weight {
  /** KiB, as it travels */
  readonly sum: number;
  readonly names: readonly string[];
}

/**
 * Most that comes before the first step, KiB. It was 300 until the solver learnt which way is out of a mesh, that steep faces are walls in the air and
 * what a foot over a gap stands on: 6 KiB of its module.
 */
export const firstScreenKiB = 310;

/**
 * @param go opens the page and ends when its figure is there; what the page fetches from then on, in peace, is waited for by nobody
 * @param later what comes in the same moment, and is not waited for
 */
export async function weightOf(
  page: Page,
  go: () => Promise<void>,
  later = /katexChunk|elsewhere-|once-/,
): Promise<Weight> {
  const requests: Request[] = [];
  page.context().on('request', (request) => void requests.push(request));
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (![...document.querySelectorAll('.lb')].some((name) => name.textContent)) return;
      seen.disconnect();
      document.documentElement.dataset['figureSince'] = String(performance.timeOrigin + performance.now());
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await go();
  const since = Number(await page.locator('html').getAttribute('data-figure-since'));
  const asked = requests.filter((request) => {
    const name = new URL(request.url()).pathname;
    const ahead = 'sec-purpose' in request.headers() || later.test(name);
    // Of what is not answered yet nobody knows when it was asked for; and the figure did not wait for it.
    const { startTime } = request.timing();
    return /\.(js|json|css|wasm)$/.test(name) && !ahead && startTime > 0 && startTime <= since;
  });
  const names = [...new Set(asked.map((request) => new URL(request.url()).pathname))];
  const size = (name: string) => brotliCompressSync(readFileSync(`dist/site${name}`)).length / 1024;
  return { sum: names.reduce((sum, name) => sum + size(name), 0), names };
}
