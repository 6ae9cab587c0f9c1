/** The example project in a browser, built with the package from its packed file: by keys and by fingers. */
import type { Page } from '@playwright/test';
import { buildExample, builtExample } from '../../web/scripts/make/example.mjs';
import { serve } from '../../web/scripts/serve.mjs';
import { expect, test as base } from './support/app';

// A server of its own, from a folder: it works from any base path.
const test = base.extend({
  baseURL: async ({ locale: _ }, use) => {
    await buildExample(() => undefined);
    const { url, close } = await serve({ folder: builtExample, port: 0, base: '/lamps/' });
    await use(url);
    await close();
  },
});
test.use({ drawn: false, hasTouch: true, isMobile: true });

type Game = {
  game: {
    character: { centre: Float64Array; grounded: boolean; place(x: number, y: number, z: number): void };
    view: { yaw: number };
  };
};
const where = (page: Page) =>
  page.evaluate(() => {
    const { centre, grounded } = (globalThis as unknown as Game).game.character;
    return { x: centre[0], feet: centre[1] - 0.8, z: centre[2], grounded };
  });
const put = (page: Page, x: number, y: number, z: number) =>
  page.evaluate(
    ([x, y, z]) => {
      const { character, view } = (globalThis as unknown as Game).game;
      character.place(x, y, z);
      view.yaw = 0;
    },
    [x, y, z] as const,
  );

test('the example climbs stairs, is stopped by a wall, jumps onto a crate, finds a lamp and begins again', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByRole('status')).toHaveText('0 of 5 found');

  await put(page, -6.5, 0, 1);
  await page.keyboard.down('KeyW');
  await expect.poll(async () => (await where(page)).z).toBeLessThan(-4);
  expect((await where(page)).feet).toBeCloseTo(2, 2);
  await page.keyboard.up('KeyW');

  await put(page, 2, 0, -1);
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await where(page)).x).toBeGreaterThan(3);
  // It goes on pressing against it, and the view comes round.
  await page.waitForTimeout(300);
  expect((await where(page)).x).toBeLessThan(3.4 - 0.35);
  await page.keyboard.up('ArrowRight');

  // By fingers: ahead and up.
  await put(page, 6.9, 0, 2.6);
  const stick = page.locator('#stick');
  const { x, y, width } = (await stick.boundingBox())!;
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y);
  await expect.poll(async () => (await where(page)).z).toBeLessThan(2.1);
  expect((await where(page)).feet).toBeLessThan(0.1);
  await page.locator('#jump').dispatchEvent('pointerdown');
  // Looked for in every picture: it walks on, and off the other side.
  await page.waitForFunction(() => {
    const { centre, grounded } = (globalThis as unknown as Game).game.character;
    return grounded && Math.abs(centre[1] - 0.8 - 0.9) < 0.005;
  });
  await page.mouse.up();

  await put(page, 0, 0, 18);
  await page.keyboard.down('KeyS');
  await expect(page.getByRole('status')).toHaveText('1 of 5 found');
  // Off the jetty: wet, and back at the start with the lamp that was found.
  await expect.poll(async () => (await where(page)).z).toBeLessThan(15);
  await page.keyboard.up('KeyS');
  await expect(page.getByRole('status')).toHaveText('1 of 5 found');
});
