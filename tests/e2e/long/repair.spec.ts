import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { expect, test, type App } from '../support/app';
import { axeFindings } from '../support/axe';
import { expectLaidOut } from '../support/sound';
import { text } from '../support/text';

test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

/** A square in pieces that meet in the middle of a side, a triangle twice, and one without area. */
const torn =
  'v 0 0 0\nv 4 0 0\nv 4 0 4\nv 0 0 4\nv 2 0 4\nv 2 0 6\nf 1 3 2\nf 1 4 3\nf 4 6 5\nf 5 6 3\nf 1 3 2\nf 1 1 2\n';

const drawer = (app: App) => app.page.getByRole('complementary', { name: text('panel.report') });
const tick = (app: App, name: string) =>
  drawer(app).getByRole('checkbox', { name: text(`repair.${name}`), exact: true });
const press = (app: App, key: string) =>
  drawer(app)
    .getByRole('button', { name: text(key) })
    .click();
const numbers = (app: App, key: string) =>
  drawer(app)
    .getByRole('row', { name: new RegExp(`^${text(key)}`) })
    .getByRole('cell')
    .allTextContents();

async function openRepair(app: App): Promise<void> {
  await app.choose([{ name: 'torn.obj', mimeType: 'text/plain', buffer: Buffer.from(torn) }]);
  await app.useImport();
  await app.page.locator('button.rep').click();
  await press(app, 'repair.open');
}

test('a torn file is previewed, mended, taken along in the link, taken back and saved', async ({ app, page }) => {
  await openRepair(app);
  for (const name of ['degenerate', 'duplicates', 'tJunctions']) await expect(tick(app, name)).toBeChecked();
  await expect.poll(() => numbers(app, 'report.tJunctions')).toEqual(['1', '0']);
  expect(await numbers(app, 'repair.triangles')).toEqual(['6', '5']);
  expect(await numbers(app, 'report.duplicates')).toEqual(['1', '0']);
  expect(await numbers(app, 'report.zeroArea')).toEqual(['1', '0']);
  expect(await axeFindings(page, '.drawer')).toEqual([]);

  await press(app, 'repair.apply');
  const card = app.page.getByRole('complementary', { name: text('left.label') });
  await expect(card.getByText(text('mesh.counts', { triangles: 5, parts: 1 }))).toBeVisible();
  await expect(drawer(app).getByText(text('repair.applied'))).toBeVisible();

  const saving = page.waitForEvent('download');
  await press(app, 'repair.save');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('torn-mended.glb');
  const glb = readFileSync(await file.path());
  expect(glb.subarray(0, 4).toString()).toBe('glTF');
  await expect(drawer(app).getByText(text('repair.saved.exact', { name: 'torn-mended.glb' }))).toBeVisible();

  await page.reload();
  await app.ready();
  await expect(card.getByText(text('mesh.counts', { triangles: 5, parts: 1 }))).toBeVisible();
  await page.locator('button.rep').click();
  await press(app, 'repair.undo');
  await expect(card.getByText(text('mesh.counts', { triangles: 6, parts: 1 }))).toBeVisible();
  await page.goBack();
  await expect(card.getByText(text('mesh.counts', { triangles: 5, parts: 1 }))).toBeVisible();

  await app.choose([{ name: 'torn-mended.glb', mimeType: 'model/gltf-binary', buffer: glb }]);
  await app.useImport();
  await expect(card.getByText(text('mesh.counts', { triangles: 5, parts: 1 }))).toBeVisible();
});

test('simplifying comes in a worker that the policy lets run, and says its error', async ({ app }) => {
  await openRepair(app);
  await tick(app, 'simplify').check();
  await expect(drawer(app).locator('.repair-did').last()).toContainText('5');
  await tick(app, 'weld').check();
  const tolerance = drawer(app).getByRole('textbox', { name: text('repair.weld.tolerance') });
  await tolerance.fill('2');
  await tolerance.press('Enter');
  await expect(drawer(app).getByRole('alert')).toBeVisible();
  await expect(tolerance).toHaveAttribute('aria-invalid', 'true');
});

test('a line of the report is walked through, and leads to what it does', async ({ app, page }) => {
  await page.locator('button.rep').click();
  await drawer(app)
    .getByRole('button', { name: text('report.tJunctions') })
    .click();
  const walk = drawer(app).getByRole('group', { name: text('report.walk', { name: text('report.tJunctions') }) });
  await expect(walk).toContainText(text('report.walk.all', { count: 8 }));
  await walk.getByRole('button', { name: text('report.next') }).click();
  await expect(walk).toContainText(text('report.walk.at', { at: 1, count: 8, triangle: 5 }));
  await walk.getByRole('button', { name: text('report.previous') }).click();
  await expect(walk).toContainText(text('report.walk.at', { at: 8, count: 8, triangle: 29 }).split(':')[0]!);
  expect(await axeFindings(page, '.drawer')).toEqual([]);
  const title = text('preset.tessellatedFloor.title');
  await drawer(app)
    .getByRole('button', { name: text('report.seeIt', { title }) })
    .click();
  await expect(page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(title);
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test('the repairs fit', async ({ app, page }) => {
      if (width < 600) await app.button('menu.label').click();
      await page.getByRole('button', { name: text('panel.mesh'), exact: true }).click();
      await page.locator('button.rep').click();
      await press(app, 'repair.open');
      await expect(tick(app, 'tJunctions')).toBeChecked();
      await expect.poll(() => numbers(app, 'report.tJunctions')).toEqual(['8', '0']);
      await expectLaidOut(page, 'repair');
    });
  });
}
