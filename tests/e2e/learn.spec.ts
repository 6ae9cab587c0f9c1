/** The course as somebody meets it: from the first visit to a prediction, its answer, and the same moment in the workbench. */
import { chapterNumbers } from '../../web/page/learn/course/count';
import type { Page } from '@playwright/test';
import { App, expect, test } from './support/app';
import { expectSound } from './support/sound';
import { text } from './support/text';
import { firstScreenKiB, weightOf } from './support/weight';

test.use({ drawn: false });

const question = (page: Page) => page.locator('.l-ask h2');
const verdict = (page: Page) => page.locator('.l-verdict');
const track = (page: Page) => page.getByRole('slider', { name: text('learn.time') });

/** Opens a place of the course and waits until its moment is in the figure. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(`./#learn=${place}`);
  await shown(page);
}

async function shown(page: Page): Promise<void> {
  await expect(page.locator('.l-opening')).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => page.locator('.l-figure .lb').count()).toBeGreaterThan(0);
}

test.describe('a newcomer', () => {
  test.use({ newcomer: true });

  test('lands in chapter 1, and later where the workbench was left', async ({ page }) => {
    await page.goto('./');
    await shown(page);
    expect(page.url()).toContain('#learn');
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
    await expect(page.locator('.l-chapters [aria-current=page]')).toContainText('1');
    await page.getByRole('link', { name: text('rooms.workbench') }).click();
    const app = new App(page);
    await app.ready();
    await page.keyboard.press('.');
    await expect.poll(() => app.address()).toBe('f9');
    // Nothing of what the lesson hid stays hidden.
    await expect.poll(() => app.moment()?.preset).toBe('stairs');
    expect(app.moment()!.view.toggled ?? []).toEqual([]);
    await page.goto('about:blank');
    await page.goto('./');
    await app.expectAddress('f9');
  });

  test('waits for no more than the budget', async ({ page }) => {
    const go = async () => {
      await page.goto('./');
      await shown(page);
    };
    const { sum, names } = await weightOf(page, go, /katexChunk|workbench-|elsewhere-|once-/);
    for (const part of [/\/index-.*js$/, /\/course-.*js$/, /\/scene-.*js$/, /\.wasm$/])
      expect(names.filter((name) => part.test(name)).length, String(part)).toBeGreaterThan(0);
    expect(sum, names.join(' ')).toBeLessThan(firstScreenKiB);
  });

  test('symbols in the first figure get the face of formulas once the page is quiet', async ({ page }) => {
    await page.goto('./');
    await shown(page);
    const isThere = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, style, status }) => /KaTeX_Main/.test(family) && style === 'italic' && status === 'loaded',
        ),
      );
    await expect.poll(isThere).toBe(true);
    await expect(page.locator('.katex')).toHaveCount(0);
  });

  test('who types the name of a preset gets it', async ({ page }) => {
    await page.goto('./#face-hit');
    const app = new App(page);
    await app.ready();
    await app.expectAddress('f0.p0.s0.t0.face');
  });
});

test('a guess by keys, its answer, another try, and the link to it', async ({ page }) => {
  await open(page, '4.predict');
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('button', { name: text('learn.check') })).toBeEnabled();
  await expect(page.locator('.l-text'), 'nothing says the answer').not.toContainText('0.4');
  await track(page).focus();
  for (let k = 0; k < 2; k++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(track(page)).toHaveAttribute('aria-valuenow', '0.31');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Too early by 0.09');
  expect(page.url()).toContain('#learn=4.predict~0.31');
  await page.reload();
  await expect(verdict(page)).toContainText('Too early by 0.09');
  await page.getByRole('button', { name: text('learn.tryAgain') }).click();
  await expect(verdict(page)).toHaveCount(0);
  await page.getByRole('textbox').fill('0,41');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Right');
});

test('a number that the motion has not is refused and stays, and letters typed at one are keys', async ({ page }) => {
  await open(page, '4.predict-2');
  const field = page.getByRole('textbox');
  const checks = page.getByRole('button', { name: text('learn.check') });
  await field.fill('1.3');
  await expect(page.getByRole('alert')).toHaveText(text('learn.outside', { least: '0', most: '1' }));
  await expect(field).toHaveValue('1.3');
  await expect(checks).toBeDisabled();
  await field.fill('0.8');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(checks).toBeEnabled();
  await field.press('h');
  await expect(field).toHaveValue('0.8');
  await expect(page.locator('.l-hint[role=status]')).toBeVisible();
});

test('the body is dragged along its way, and stays on it', async ({ page }) => {
  await open(page, '4.predict');
  const grip = page.locator('.l-grip');
  const box = (await grip.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 6 });
  await page.mouse.up();
  const value = Number(await track(page).getAttribute('aria-valuenow'));
  expect(value).toBeGreaterThan(0.2);
  expect(value).toBeLessThan(0.9);
  const after = (await grip.boundingBox())!;
  expect(Math.abs(after.x - box.x)).toBeGreaterThan(60);
  // The pointer went down by 90, its place on the way did not.
  expect(Math.abs(after.y - box.y)).toBeLessThan(60);
});

test('every chapter asks its first question, with its numbers, and says nothing before', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '1.predict');
  for (const chapter of chapterNumbers) {
    await page.goto(`./#learn=${chapter}.predict`);
    await expect(page.locator('.l-chapters [aria-current=page]')).toContainText(String(chapter));
    await expect(page.locator('.l-beats [aria-current=step]')).toHaveText(text('learn.beat.predict'));
    // Not every figure has names in it.
    await expect(page.locator('.l-opening')).toBeHidden({ timeout: 30_000 });
    await expect(question(page)).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
    await expect(page.locator('.l-text')).not.toContainText(/…|NaN|undefined|\{/);
  }
});

test('what a word means can be read whole, wherever the word stands', async ({ page }) => {
  await open(page, '1');
  for (const chapter of [1, 2, 3, 4, 5, 8]) {
    await page.goto(`./#learn=${chapter}`);
    await expect(page.locator('.l-chapters [aria-current=page]')).toContainText(String(chapter));
    const words = page.locator('.l-text .l-term');
    const column = (await page.locator('.l-text').boundingBox())!;
    await expect(words.first()).toBeVisible();
    for (const word of await words.all()) {
      await word.focus();
      const tip = (await page.locator('.l-tip').boundingBox())!;
      expect(tip.x, await word.innerText()).toBeGreaterThanOrEqual(column.x);
      expect(tip.x + tip.width, await word.innerText()).toBeLessThanOrEqual(column.x + column.width);
      expect(tip.y + tip.height, await word.innerText()).toBeLessThanOrEqual(column.y + column.height);
    }
  }
});

test('what a step of a why brings below the text is in the picture with it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '6.why');
  await page.locator('.l-more').click();
  const plot = page.locator('.l-cards').last();
  await expect(plot).toBeVisible();
  const column = (await page.locator('.l-text').boundingBox())!;
  await expect
    .poll(async () => {
      const box = (await plot.boundingBox())!;
      return box.y + box.height;
    })
    .toBeLessThanOrEqual(column.y + column.height);
  expect((await page.locator('.l-why .now').boundingBox())!.y).toBeGreaterThanOrEqual(column.y);
});

test('the same moment in the workbench, and back to the same beat', async ({ page }) => {
  await open(page, '4.why');
  await page.keyboard.press('w');
  const app = new App(page);
  await app.ready();
  await app.expectAddress('f0.p0.s0.t0.plane');
  await page.goBack();
  await shown(page);
  expect(page.url()).toContain('#learn=4.why');
  await expect(page.locator('.l-beats [aria-current=step]')).toHaveText(text('learn.beat.why'));
});

for (const [name, width, height] of [
  ['desktop', 1440, 900],
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const) {
  test(`a question, its answer and its why are sound on a ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await open(page, '4.predict');
    await expectSound(page, 'question');
    await page.getByRole('button', { name: text('learn.check') }).click();
    await expect(verdict(page)).toBeVisible();
    await expectSound(page, 'answer');
    await open(page, '4.why');
    await page.keyboard.press('Space');
    await expectSound(page, 'why');
  });
}
