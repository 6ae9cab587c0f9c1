import { expect, firstAddress, test } from './support/app';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

test('after a click on a switch, a choice in a list or Escape in a field, keys step and play', async ({
  app,
  page,
}) => {
  await page.getByRole('checkbox', { name: text('layer.ghosts') }).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => app.address()).not.toBe(firstAddress);
  await page.keyboard.press('ArrowLeft');
  await app.expectAddress(firstAddress);

  const field = page.getByRole('textbox', { name: text('field.axis', { name: text('solver.radii.name'), axis: 'x' }) });
  const before = await field.inputValue();
  await field.fill('7');
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue(before);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => app.address()).not.toBe(firstAddress);

  await page.locator('button.preset[aria-haspopup="dialog"]').click();
  await app.dialog(text('preset.choose')).locator('.preset-item[aria-current=true]').click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(app.button('step.pause')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
