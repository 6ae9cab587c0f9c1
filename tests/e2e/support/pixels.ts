/** What is really on the screen: colours counted in a screenshot. The browser that drew it unpacks it. */
import type { Locator, Page } from '@playwright/test';

export interface Colours {
  /** different colours, each channel in 16 steps */
  readonly different: number;
  /** how many pixels are near each of the wanted colours */
  readonly near: readonly number[];
}

export async function coloursOf(target: Locator, wanted: readonly string[]): Promise<Colours> {
  const png = (await target.screenshot()).toString('base64');
  return target.page().evaluate(
    async ([png, wanted]) => {
      const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const colours = wanted.map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
      const near = colours.map(() => 0);
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        seen.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
        colours.forEach((colour, k) => {
          if (colour.every((channel, c) => Math.abs(channel - data[at + c]!) < 28)) near[k]!++;
        });
      }
      return { different: seen.size, near };
    },
    [png, wanted] as const,
  );
}

/** Waits until two pictures in a row are the same, and gives that one. */
export async function stillPicture(target: Locator, page: Page): Promise<string> {
  let before = '';
  for (let tries = 0; tries < 40; tries++) {
    const now = (await target.screenshot()).toString('base64');
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(120);
  }
  throw new Error('the picture never came to rest');
}

/** How many pixels of two PNGs (base64) differ by more than noise. */
export async function differentPixels(page: Page, a: string, b: string): Promise<number> {
  return page.evaluate(
    async ([a, b]) => {
      const [p, q] = await Promise.all(
        [a, b].map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      let count = 0;
      for (let at = 0; at < p.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(p[at + channel]! - q[at + channel]!) > 10)) count++;
      }
      return count;
    },
    [a, b] as const,
  );
}
