/** The list of presets with its pictures, and presets that became yours. */
import { presets } from '../../../web/page/presets';
import { expect, firstAddress, test, type App } from '../support/app';
import { axeFindings } from '../support/axe';
import { text } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false });

async function openList(app: App) {
  await app.page.locator('button.preset[aria-haspopup="dialog"]').first().click();
  return app.dialog(text('preset.choose'));
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every preset has its picture; words find it, arrows reach it', async ({ app, page }) => {
      test.setTimeout(60_000);
      const list = await openList(app);
      const pictures = list.locator('.preset-picture');
      await expect(pictures).toHaveCount(presets.length);
      await expect(pictures.first()).toHaveAttribute('style', /blob:/);
      const places = await pictures.evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).style.backgroundPosition),
      );
      expect(new Set(places).size, 'each its own').toBe(presets.length);
      await expect(list.locator('[aria-current=true]')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(list.locator('[aria-current=true]')).not.toBeFocused();
      await page.keyboard.type('wedge');
      await expect(list.getByRole('searchbox')).toHaveValue('wedge');
      await expect(list.getByText(text('preset.acuteWedge.title'), { exact: true })).toBeVisible();
      expect(await pictures.count()).toBeLessThan(presets.length / 3);
      expect(await axeFindings(page, 'dialog')).toEqual([]);
      await list.getByRole('searchbox').fill('no such words');
      await expect(list.getByText(text('picker.nothing'))).toBeVisible();
    });
  });
}

test('editing makes it yours, and nothing that is opened then loses it', async ({ app, page }) => {
  test.setTimeout(120_000);
  const title = text('preset.stairs.title');
  const mine = text('yours.name', { title, number: 1 });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await app.type(app.axisField('radii', 'x'), '0.25');
  await expect(heading(mine)).toBeVisible();
  await app.openPreset('faceHit');
  await expect(heading(text('preset.faceHit.title'))).toBeVisible();

  let list = await openList(app);
  await list.getByRole('button').filter({ hasText: mine }).first().click();
  await expect(heading(mine)).toBeVisible();
  await expect.poll(() => app.vector('radii')).toEqual([0.25, 0.6, 0.3]);

  await page.reload();
  await app.ready();
  await expect(heading(mine)).toBeVisible();

  list = await openList(app);
  await list.getByRole('button', { name: text('yours.rename', { name: mine }) }).click();
  await list.getByRole('textbox', { name: text('yours.newName') }).fill('Slim');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button').filter({ hasText: 'Slim' }).first()).toBeVisible();
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await list.getByRole('button', { name: text('yours.delete', { name: 'Slim' }) }).click();
  await expect(list.getByText(text('yours.deleted', { name: 'Slim' }))).toBeVisible();
  await list.getByRole('button', { name: text('yours.putBack') }).click();
  await expect(list.getByRole('button').filter({ hasText: 'Slim' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await app.button('solver.reset').click();
  await expect(heading(title)).toBeVisible();
  await expect.poll(() => app.vector('radii')).toEqual([0.3, 0.6, 0.3]);
  await app.expectAddress(new RegExp(`^${firstAddress.split('.')[0]}`));
});

test('ten thousand of yours open with the list, fifty at a time, and all are found by name', async ({ app, page }) => {
  await page.evaluate(() => {
    const moment = location.hash;
    const list = Array.from({ length: 10_000 }, (_, at) => {
      return { id: `x-${at}`, preset: 'stairs', number: at + 1, name: `version ${at}`, saved: at, moment };
    });
    localStorage.setItem('sweepscope.yours', JSON.stringify(list));
  });
  await page.reload();
  await app.ready();
  const begun = Date.now();
  const list = await openList(app);
  const group = list.getByRole('region', { name: text('yours.group') });
  await expect(group.getByRole('listitem')).toHaveCount(50);
  expect(Date.now() - begun).toBeLessThan(5000);
  await group.getByRole('button', { name: text('yours.more', { count: 9950 }) }).click();
  await expect(group.getByRole('listitem')).toHaveCount(100);
  await list.getByRole('searchbox').fill('version 1234');
  await expect(group.getByRole('button', { name: /^version 1234\b/ })).toBeVisible();
});
