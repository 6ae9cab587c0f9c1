/** Fingers: two zoom and move a view and never the page, one turns it, a tap chooses, a swipe along a strip scrubs. */
import type { CDPSession, Page } from '@playwright/test';
import { type App, expect, firstAddress, test } from './support/app';
import { apart, places } from './support/cameras';

// The text is read, not the picture.
test.use({ drawn: false });

test.use({
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ timeout: 90_000 });

interface Finger {
  readonly x: number;
  readonly y: number;
}

class Hand {
  constructor(private readonly session: CDPSession) {}

  /** Fingers go down one after the other, move together in a few steps, and are lifted one after the other. */
  async move(from: readonly Finger[], to: readonly Finger[], steps = 6): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
      this.session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
      });
    for (let down = 1; down <= from.length; down++) await send('touchStart', from.slice(0, down));
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const along = from.map(({ x, y }, k) => ({ x: x + (to[k]!.x - x) * part, y: y + (to[k]!.y - y) * part }));
      await send('touchMove', along);
    }
    for (let left = from.length - 1; left >= 0; left--) await send('touchEnd', to.slice(0, left));
  }
}

async function handOf(page: Page): Promise<Hand> {
  return new Hand(await page.context().newCDPSession(page));
}

/** An empty place of the world view. */
async function corner(app: App): Promise<Finger> {
  const box = (await app.pane('world').boundingBox())!;
  return { x: box.x + box.width * 0.35, y: box.y + box.height * 0.72 };
}

const zoomOf = (page: Page) => page.evaluate(() => visualViewport!.scale);
const pair = ({ x, y }: Finger, half: number): Finger[] => [
  { x: x - half, y },
  { x: x + half, y },
];

test('two fingers zoom and move the view alone, one turns it, and none of it steps or changes the scene', async ({
  app,
  page,
}) => {
  await app.figures();
  const hand = await handOf(page);
  await app.expectLinked(firstAddress);
  const scene = app.moment()?.changes;
  const at = await corner(app);
  const spread = (at: Awaited<ReturnType<typeof places>>) => Math.abs(at.world[0]!.x - at.world[2]!.x);

  const before = await places(page);
  await hand.move(pair(at, 30), pair(at, 66));
  const near = await places(page);
  expect(spread(near) / spread(before), 'pinched open').toBeGreaterThan(1.5);
  await hand.move(pair(at, 66), pair(at, 40));
  expect(spread(await places(page)) / spread(near), 'pinched shut').toBeLessThan(0.85);
  expect(await zoomOf(page), 'the page stays').toBe(1);

  const here = await places(page);
  const there = { x: at.x + 60, y: at.y - 30 };
  await hand.move(pair(at, 40), pair(there, 40));
  const moved = await places(page);
  expect(spread(moved) / spread(here)).toBeCloseTo(1, 1);
  expect(moved.world[0]!.x - here.world[0]!.x).toBeGreaterThan(30);
  expect(moved.world[0]!.y - here.world[0]!.y).toBeLessThan(-12);

  await hand.move([at], [{ x: at.x + 70, y: at.y + 20 }]);
  expect(apart((await places(page)).world, moved.world), 'turned').toBeGreaterThan(8);

  // Also when the first finger happens to lie on a handle.
  const grip = (await app.pane('world').getByText('B', { exact: true }).first().boundingBox())!;
  const onB = { x: grip.x + grip.width + 10, y: grip.y + grip.height / 2 };
  const turned = await places(page);
  await hand.move(
    [onB, { x: onB.x + 60, y: onB.y }],
    [
      { x: onB.x - 30, y: onB.y },
      { x: onB.x + 90, y: onB.y },
    ],
  );
  expect(spread(await places(page)) / spread(turned)).toBeGreaterThan(1.4);

  expect(await app.address()).toBe(firstAddress);
  await app.expectSentence(/0\.3765/);
  await expect.poll(() => app.moment()?.view.cameras, 'the link is up to date').toBeDefined();
  expect(app.moment()?.changes).toEqual(scene);
  expect(await zoomOf(page)).toBe(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-lit');
});

test('a tap chooses a glyph, a row, a mark; a swipe along the strips scrubs and commits nothing', async ({
  app,
  page,
}) => {
  await app.figures();
  const lit = page.locator('html');
  const hand = await handOf(page);
  const name = (await app.pane('world').locator('.lb[data-sym=v]').boundingBox())!;
  await page.touchscreen.tap(name.x + name.width / 2, name.y + name.height / 2);
  await expect(lit).toHaveAttribute('data-lit', 'v');
  await page.touchscreen.tap(name.x + name.width / 2, name.y + name.height / 2);
  await expect(lit).not.toHaveAttribute('data-lit');

  // Sideways along the candidates: t follows, the step stays.
  const chart = (await page.locator('.chart-scroll').boundingBox())!;
  const y = chart.y + 20;
  const time = await app.time();
  await hand.move([{ x: chart.x + chart.width * 0.5, y }], [{ x: chart.x + chart.width * 0.75, y: y + 4 }]);
  await expect.poll(() => app.time()).toBeGreaterThan(time + 0.1);
  expect(await app.address()).toBe(firstAddress);
  // Along a slide's bar too, over the sweep of that slide.
  const bar = (await page.locator('.slide-bar').first().boundingBox())!;
  await hand.move([{ x: bar.x + 10, y: bar.y + 12 }], [{ x: bar.x + 50, y: bar.y + 14 }]);
  await expect.poll(() => app.time()).toBeLessThan(time);
  expect(await app.address()).toBe(firstAddress);
  await expect(lit).not.toHaveAttribute('data-lit');

  // A tap on the sign of a touch goes there and holds it.
  const sign = (await page.locator('.stripC.body .row.marks.done .g').first().boundingBox())!;
  await page.touchscreen.tap(sign.x + sign.width / 2, sign.y + sign.height / 2);
  await app.expectAddress(/^f8\.p0\.s0\.t\d+$/);
  expect(await app.address()).not.toBe('f8.p0.s0.t14');
  await expect(lit).toHaveAttribute('data-lit', 't c');
});
