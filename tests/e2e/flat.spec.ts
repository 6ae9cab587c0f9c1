/** Without WebGL 2: the course is drawn flat, and can be read, stepped and answered; other rooms say what they need. */
import type { Page } from '@playwright/test';
import { App, expect, test } from './support/app';
import { layoutFindings } from './support/layout';
import { text } from './support/text';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
});

const paths = (page: Page) => page.locator('.fig-flat path');
const track = (page: Page) => page.getByRole('slider', { name: text('learn.time') });

async function open(page: Page, place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#learn=${place}`);
  await expect(page.locator('.l-opening')).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => paths(page).count()).toBeGreaterThan(2);
}

/** Where the outline of the body is: the box around all paths in its colour that are wider than a mark. */
const largest = (page: Page) =>
  paths(page).evaluateAll((all) => {
    const boxes = (all as SVGPathElement[]).map((path) => path.getBBox());
    const body = boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
    return { width: body.width, height: body.height };
  });

test('a guess by dragging and by keys, and its answer', async ({ page }) => {
  await open(page, '4.predict');
  await expect(page.getByRole('note')).toContainText('WebGL 2');
  const size = await largest(page);
  expect(Math.min(size.width, size.height)).toBeGreaterThan(40);
  const shapes = () => paths(page).evaluateAll((all) => all.map((path) => path.getAttribute('d')).join());
  const before = await shapes();
  const grip = (await page.locator('.l-grip').boundingBox())!;
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + 160, grip.y + 90, { steps: 6 });
  await page.mouse.up();
  const dragged = Number(await track(page).getAttribute('aria-valuenow'));
  expect(dragged).toBeGreaterThan(0.2);
  await expect.poll(shapes).not.toBe(before);
  await track(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.l-verdict')).toBeVisible();
});

test('every chapter has its figure, and says how much of a large mesh is in it', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  for (let chapter = 1; chapter <= 14; chapter++) {
    await open(page, String(chapter));
    const broken = await paths(page).evaluateAll(
      (all) => all.filter((path) => !/^M[-\dMLZ. ]+$/.test(path.getAttribute('d') ?? '')).length,
    );
    expect(broken, `chapter ${chapter}`).toBe(0);
    const said = await page.getByRole('note').textContent();
    expect(said!.includes('nearest to the body'), `chapter ${chapter}`).toBe(chapter === 13);
    expect((await layoutFindings(page)).clipped).toEqual([]);
  }
});

test('a worksheet has its pictures', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '4');
  await page.getByRole('button', { name: text('learn.print') }).click();
  await expect
    .poll(() => page.locator('canvas.pr-figure, .pr-figure canvas').count(), { timeout: 60_000 })
    .toBeGreaterThan(0);
});

test('the workbench says what it needs, and steps', async ({ page }) => {
  const app = new App(page);
  await app.open('#face-hit');
  await expect(page.locator('.fig-message').first()).toContainText('hardware acceleration');
  const before = await app.address();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => app.address()).not.toBe(before);
  await expect(paths(page)).toHaveCount(0);
});
