/** Unit and axis of one's own mesh, changed after the import. */
import { expect, test } from './support/app';
import { text } from './support/text';

test.use({ drawn: false });

const box =
  'v 0 0 0\nv 4000 0 0\nv 4000 0 4000\nv 0 0 4000\nv 2000 0 0\nv 2000 1000 0\nv 2000 1000 4000\nv 2000 0 4000\nf 1 3 2\nf 1 4 3\nf 5 8 6\nf 6 8 7\n';

test('a mesh in millimetres becomes one in metres; the run is the same, Back undoes it', async ({ app, page }) => {
  await app.choose([{ name: 'hall.obj', mimeType: 'model/obj', buffer: Buffer.from(box) }]);
  await app
    .importDialog('hall.obj')
    .getByRole('radio', { name: text('import.in.1'), exact: true })
    .click();
  await app.useImport();
  const radius = (await app.vector('radii'))[1];
  const address = await app.address();
  await expect(app.page.getByText(text('mesh.size', { x: '4000', y: '1000', z: '4000', unit: 'm' }))).toBeVisible();
  await app.button('mesh.stand').click();
  const dialog = app.dialog(text('stand.title', { name: 'hall.obj' }));
  await expect(dialog.getByRole('button', { name: text('stand.apply') })).toBeDisabled();
  await dialog.getByRole('radio', { name: text('stand.times', { scale: '0.001' }) }).click();
  await expect(dialog.getByText(text('mesh.size', { x: '4.00', y: '1.00', z: '4.00', unit: 'm' }))).toBeVisible();
  await dialog.getByRole('button', { name: text('stand.apply') }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await app.vector('radii'))[1]).toBeCloseTo(radius / 1000, 12);
  await app.expectAddress(address);
  await page.goBack();
  await expect.poll(async () => (await app.vector('radii'))[1]).toBe(radius);
  // Its other axis is up.
  await app.button('mesh.stand').click();
  await dialog.getByRole('radio', { name: 'x', exact: true }).click();
  await dialog.getByRole('radio', { name: text('stand.body.numbers') }).click();
  await dialog.getByRole('button', { name: text('stand.apply') }).click();
  await expect(app.page.getByText(text('mesh.size', { x: '1000', y: '4000', z: '4000', unit: 'm' }))).toBeVisible();
  expect((await app.vector('radii'))[1]).toBe(radius);
});
