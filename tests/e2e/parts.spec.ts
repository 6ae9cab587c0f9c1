import { expect, test } from './support/app';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const name = 'godot-columns.gltf';
const file = `meshes/quirky/${name}`;

test('parts are proposed, left out and hidden, and are the same after a reload', async ({ app, page }) => {
  await app.ready();
  await app.choose([file]);
  const card = app.importDialog(name);
  await card.getByRole('button', { name: text('parts.propose.collide') }).click();
  await expect(
    card.getByRole('switch', { name: text('parts.collide', { name: 'Column' }), exact: true }),
  ).toHaveAttribute('aria-checked', 'false');
  await app.useImport();
  await page.getByRole('button', { name: text('parts.line.leftOut', { count: 6, out: 4 }) }).click();
  const panel = page.getByRole('complementary', { name: text('panel.parts') });
  await expect(panel.getByText(text('parts.leftOut', { count: 24 }))).toBeVisible();
  const fern = panel.getByRole('switch', { name: text('parts.collide', { name: 'Fern-noimp' }), exact: true });
  await fern.click();
  await expect(fern).toHaveAttribute('aria-checked', 'true');
  await expect(panel.getByText(text('parts.leftOut', { count: 36 }))).toBeVisible();
  await expect(panel.getByText(text('parts.hidden'))).toBeVisible();
  // The card of the mesh says it once the run is made anew; the panel as soon as it is asked.
  const line = page.getByRole('button', { name: text('parts.line.leftOut', { count: 6, out: 3 }) });
  await expect(line).toBeVisible();
  const before = page.url();
  await panel.getByRole('switch', { name: text('parts.coloured') }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.waitForTimeout(500);
  await page.reload();
  await line.click();
  await expect(panel.getByRole('switch', { name: text('parts.coloured') })).toHaveAttribute('aria-checked', 'true');
  await expect(fern).toHaveAttribute('aria-checked', 'true');
});

test('with every part left out, the mesh cannot be used, and the card says why', async ({ app }) => {
  await app.ready();
  await app.choose([file]);
  const card = app.importDialog(name);
  await card.getByRole('button', { name: text('parts.propose.collide') }).click();
  for (const part of ['Column-colonly.001', 'Ramp'])
    await card.getByRole('switch', { name: text('parts.collide', { name: part }), exact: true }).click();
  await expect(card.getByText(text('parts.none'))).toBeVisible();
  await expect(card.getByRole('button', { name: text('import.use') })).toBeDisabled();
});
