/** Seeing into the mesh: cut open, or as glass. The picture changes, and nothing else. */
import { expect, test, type App } from '../support/app';
import { stillPicture } from '../support/pixels';
import { text } from '../support/text';

async function openSettings(app: App): Promise<void> {
  await app.button('layer.more').click();
  await expect(app.page.getByRole('switch', { name: text('see.xray') })).toBeVisible();
}

test('a cut opens the mesh in both views, is moved, flipped and taken back; collisions stay', async ({ app, page }) => {
  await app.figures();
  const whole = [await stillPicture(app.pane('world'), page), await stillPicture(app.pane('ellipsoid'), page)];
  const link = page.url();
  const sentence = await app.sentence();
  await openSettings(app);
  await app.option('see.cut.axis', 'see.cut.view').click();
  await expect(page.getByText(text('see.picture'))).toBeVisible();
  const place = page.getByRole('slider', { name: text('see.cut.at') });
  const seen = new Set<string>(whole);
  const differs = async () => {
    const now = [await stillPicture(app.pane('world'), page), await stillPicture(app.pane('ellipsoid'), page)];
    for (const picture of now) expect(seen.has(picture)).toBe(false);
    for (const picture of now) seen.add(picture);
  };
  await place.focus();
  await page.keyboard.press('Home');
  for (let k = 0; k < 4; k++) await page.keyboard.press('PageUp');
  await differs();
  await page.keyboard.press('PageUp');
  await differs();
  await app.button('see.cut.flip').click();
  await differs();
  await app.option('see.cut.axis', 'see.cut.off').click();
  await expect(place).toHaveCount(0);
  expect(await stillPicture(app.pane('world'), page)).toBe(whole[0]);
  expect(await stillPicture(app.pane('ellipsoid'), page)).toBe(whole[1]);
  expect(await app.sentence()).toBe(sentence);
  expect(page.url()).toBe(link);
});

test('x-ray by its key shows the mesh as glass, and gives the picture back', async ({ app, page }) => {
  await app.figures();
  const whole = await stillPicture(app.pane('world'), page);
  await page.keyboard.press('i');
  await expect.poll(() => stillPicture(app.pane('world'), page)).not.toBe(whole);
  const glass = await stillPicture(app.pane('world'), page);
  await page.keyboard.press('o');
  await openSettings(app);
  await expect(page.getByRole('switch', { name: text('see.xray') })).toBeChecked();
  await expect(page.getByRole('slider', { name: text('see.cut.at') })).toBeVisible();
  await page.keyboard.press('o');
  expect(await stillPicture(app.pane('world'), page)).toBe(glass);
  await page.keyboard.press('i');
  await expect.poll(() => stillPicture(app.pane('world'), page)).toBe(whole);
});
