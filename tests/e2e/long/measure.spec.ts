/** The measure tool, with a pointer and without. */
import { expect, test } from '../support/app';
import { stillPicture } from '../support/pixels';
import { text } from '../support/text';

test('two clicks measure a distance; it stays until Escape', async ({ app, page }) => {
  await app.figures();
  const pane = app.pane('world');
  await stillPicture(pane, page);
  const link = page.url();
  await page.keyboard.press('l');
  const bar = page.getByRole('group', { name: text('measure.label') });
  await expect(bar.getByRole('combobox', { name: text('measure.from') })).toBeFocused();
  const box = (await pane.boundingBox())!;
  const click = (x: number, y: number) => page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await click(0.62, 0.83);
  await expect(bar).toContainText(text('measure.second'));
  await click(0.1, 0.8);
  const said = bar.locator('output');
  await expect(said).toContainText('Δx');
  await expect(said).toContainText(/\d.* m.*radii/);
  // What is clicked is measured, and neither selected nor gone to.
  await app.expectAddress('f8.p0.s0.t14.e1');
  await page.mouse.click(box.x + box.width * 0.5, box.y + 12);
  await expect(said).toContainText('Δx');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(page.url()).toBe(link);
});

test('without a pointer: from the start of the body to where it was asked to go, the length of v', async ({
  app,
  page,
}) => {
  await app.goTo('f0.p0.s0');
  await page.keyboard.press('l');
  const bar = page.getByRole('group', { name: text('measure.label') });
  await bar.getByRole('combobox', { name: text('measure.from') }).selectOption('start');
  await bar.getByRole('combobox', { name: text('measure.to') }).selectOption('end');
  const length = Math.hypot(...(await app.vector('motion')));
  await expect(bar.locator('output')).toContainText(`${length.toFixed(4)} m`);
  await bar.getByRole('button', { name: text('measure.close') }).press('Enter');
  await expect(bar).toHaveCount(0);
});
