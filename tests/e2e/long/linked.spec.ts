/** One thing, lit wherever it is shown: formulas, sentence, both figures, strips and the candidate table; and drawn so. */
import type { Locator, Page } from '@playwright/test';
import { type App, expect, firstAddress, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { differentPixels } from '../support/pixels';
import { atRest } from '../support/scene';
import { text } from '../support/text';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

const lit = (page: Page) => page.locator('html');

/** The middle of something that is drawn; the pictures of the strips take the pointer as a whole. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function point(page: Page, selector: string): Promise<void> {
  const { x, y } = await middle(page, selector);
  await page.mouse.move(x, y);
}

async function settled(app: App): Promise<void> {
  await app.figures();
  await expect(app.inspector.locator('.katex').first()).toBeVisible();
  await atRest(app.page);
}

test('a symbol that is lit is drawn otherwise in both figures, and as before when it is let go', async ({
  app,
  page,
}) => {
  await settled(app);
  await page.mouse.move(720, 10);
  const views = [app.pane('world'), app.pane('ellipsoid')] as const;
  // Names are elements of the page and bear a ring of their own; what counts here is what WebGL draws.
  await page.locator('.fig-overlay').evaluateAll((all) => {
    for (const each of all) (each as HTMLElement).style.visibility = 'hidden';
  });
  const pictureOf = async (view: Locator) => (await view.screenshot()).toString('base64');
  await atRest(page);
  const before = [await pictureOf(views[0]), await pictureOf(views[1])];
  await page.locator('.mth .tex [data-sym=e]').first().hover();
  await expect(lit(page)).toHaveAttribute('data-lit', 'e');
  await atRest(page);
  for (const [k, view] of views.entries()) {
    expect(await differentPixels(page, before[k]!, await pictureOf(view)), String(k)).toBeGreaterThan(150);
  }
  await page.mouse.move(720, 10);
  await expect(lit(page)).not.toHaveAttribute('data-lit');
  await atRest(page);
  for (const [k, view] of views.entries()) {
    expect(await differentPixels(page, before[k]!, await pictureOf(view)), String(k)).toBe(0);
  }
});

test('strips and formulas light each other; a click in the current row holds it', async ({ app, page }) => {
  await settled(app);
  const row = '.stripC.body .row.cur';
  // From the strip: ends of the bar, the sign of the touch, the stair; each tells its number.
  await point(page, `${row} [data-sym=t0]`);
  await expect(lit(page)).toHaveAttribute('data-lit', 't0');
  await expect(page.locator('.hover-tip')).toContainText('t₀ = 0.3030');
  await expect(app.pane('ellipsoid').locator('.lb[data-sym=t0]')).toHaveCSS('box-shadow', /1px/);
  await point(page, `${row} [data-sym=t1]`);
  await expect(lit(page)).toHaveAttribute('data-lit', 't1');
  await point(page, `${row}.marks [data-sym~=c]`);
  await expect(lit(page)).toHaveAttribute('data-lit', 't c');
  await expect(page.locator('.mth .tex [data-sym=t]').first()).toHaveCSS('box-shadow', /1px/);
  await expect(app.pane('world').locator('.lb[data-sym=c]')).toHaveCSS('box-shadow', /1px/);
  // Another row's marks are other numbers: told, but not taken for the symbols of this formula.
  await point(page, '.stripC.body .row.done:not(.marks) .bar');
  await expect(lit(page)).not.toHaveAttribute('data-lit');
  await point(page, '.slide-bar [data-sym~=c]');
  await expect(lit(page)).toHaveAttribute('data-lit', 't c');
  // From formula and sentence to the strips.
  await page.locator('.mth .tex [data-sym=t]').first().hover();
  const mark = page.locator(`${row}.marks [data-sym~=t]`);
  await expect(mark).toHaveCSS('stroke', 'rgb(237, 241, 245)');
  await expect(page.locator('.slide-bar [data-sym~=c]')).toHaveCSS('stroke', 'rgb(237, 241, 245)');
  await page.locator('.keys-c [data-sym=best]').hover();
  await expect(page.locator('.stair[data-sym=best]')).toHaveCSS('stroke', 'rgb(237, 241, 245)');
  await expect(mark).not.toHaveCSS('stroke', 'rgb(237, 241, 245)');

  const { x, y } = await middle(page, `${row}.marks [data-sym~=c]`);
  await page.mouse.click(x, y);
  await page.mouse.move(720, 10);
  await expect(lit(page)).toHaveAttribute('data-lit', 't c');
  await app.expectAddress('f8.p0.s0.t14');
});

test('the candidate table lights what its columns and cells show; keys reach the marks of the strips', async ({
  app,
  page,
}) => {
  await settled(app);
  await app.button('panel.table').click();
  const table = page.getByRole('table');
  const cell = (symbol: string) => table.locator(`tr.cur [data-sym~=${symbol}]`);
  await table.locator('thead [data-sym=t]').hover();
  await expect(lit(page)).toHaveAttribute('data-lit', 't');
  await expect(cell('t')).toHaveCSS('box-shadow', /1px/);
  await cell('t1').hover();
  await expect(lit(page)).toHaveAttribute('data-lit', 't1');
  await expect(table.locator('thead [data-sym~=t1]')).toHaveCSS('box-shadow', /1px/);
  await cell('tri').click();
  await page.mouse.move(720, 10);
  await expect(lit(page)).toHaveAttribute('data-lit', 'tri');
  await app.button('drawer.close').click();
  await page.keyboard.press('Escape');
  await expect(lit(page)).not.toHaveAttribute('data-lit');

  // One stop for Tab behind the heading's buttons, arrows from mark to mark.
  await app.goTo(firstAddress);
  await app.expectAddress(firstAddress);
  const marks = page.getByRole('toolbar', { name: text('strip.c.marks', { test: '14' }) });
  await app.button('panel.table').focus();
  await page.keyboard.press('Tab');
  await expect(marks.getByRole('button').first()).toBeFocused();
  await expect(lit(page)).toHaveAttribute('data-lit', 't c');
  await page.keyboard.press('ArrowRight');
  await expect(lit(page)).toHaveAttribute('data-lit', 't0');
  await expect(page.locator('.stripC.body .row.cur [data-sym=t0]')).toHaveCSS('stroke', 'rgb(237, 241, 245)');
  await page.keyboard.press('Enter');
  await expect(marks.getByRole('button', { pressed: true })).toHaveText(/^t₀ = 0\.3030/);
  await app.expectAddress(firstAddress);
  expect(await axeFindings(page, '.time')).toEqual([]);
});
