/** A saved picture, unpacked by the browser that made it: are the names where they stand on the page? */
import type { Page } from '@playwright/test';

/** Pixels of a picture near a colour, in a rectangle of the page. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Where names stand on the page, from the upper left corner of the figures, and in which colour. */
export function namesOf(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    const spots = [...document.querySelectorAll<HTMLElement>('.lb:not(.is-out) > div, .vh b')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color } = getComputedStyle(element);
      return { name: element.textContent ?? '', x: x - stage.x, y: y - stage.y, width, height, color };
    });
    return spots.filter(({ width }) => width > 0);
  });
}

/** Decodes a PNG in the page: size, how many colours it has, and how many pixels of each name's colour are where it stands. */
export function decode(page: Page, png: Buffer, spots: readonly Spot[], ratio: number) {
  return page.evaluate(
    async ({ base64, spots, ratio }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const colors = new Set<number>();
      for (let at = 0; at < data.length; at += 4) colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
      const near = spots.map(({ x, y, width, height, color }) => {
        const [r = 0, g = 0, b = 0] = color.match(/\d+/g)!.map(Number);
        let count = 0;
        for (let row = Math.round(y * ratio); row < (y + height) * ratio; row++) {
          for (let column = Math.round(x * ratio); column < (x + width) * ratio; column++) {
            const at = 4 * (row * bitmap.width + column);
            const off = Math.abs(data[at]! - r) + Math.abs(data[at + 1]! - g) + Math.abs(data[at + 2]! - b);
            if (off < 140) count++;
          }
        }
        return count;
      });
      return { width: bitmap.width, height: bitmap.height, colors: colors.size, near };
    },
    { base64: png.toString('base64'), spots, ratio },
  );
}
