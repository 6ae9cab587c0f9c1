// The picture of a level audit: heat and pins, a spot is chosen in it and seen, why it is there, its worst frame in the workbench and the way back.
import { methods, soundMethod } from '../../web/src/methods';
import { expect, test } from './support/app';
import { text } from './support/text';

const flawed = methods.find(({ id }) => id !== soundMethod)!;

test('leads from the heat to a spot, to why, to the frame and back', async ({ unopened, page }) => {
  await unopened.open('#free-walk');
  await unopened.page.goto('./#audit');
  const picture = page.locator('section.a-picture');
  await expect(picture).toBeVisible();
  const field = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
  for (const [key, value] of [
    ['audit.bodies', '80'],
    ['audit.frames', '300'],
  ] as const) {
    await field(key).fill(value);
    await field(key).press('Enter');
  }
  const method = page.getByRole('radiogroup', { name: text('solver.method') });
  await method.getByRole('radio', { name: text(flawed.name) }).click();
  await page.getByRole('button', { name: text('audit.start'), exact: true }).click();

  const pins = picture.locator('button.a-pin:not(.is-out)');
  await expect(pins.first()).toBeVisible();
  await expect(picture).toContainText(/\d+ events? of 80 bodies/);
  await expect(picture.locator('.a-legend')).toContainText(/events within .+ m/);

  // By keys: a pin is a button that says what it is.
  const pin = pins.first();
  const name = (await pin.getAttribute('aria-label'))!;
  expect(name).toMatch(/^Spot \d+: .+, \d+ bod(y|ies)$/);
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('img', { name: new RegExp(`^${name.split(':')[0]}: .+\\. The body`) }).first(),
  ).toBeVisible();
  await expect(page.locator('.a-why')).toBeVisible();

  // The camera turns by arrows while the picture has the focus, and Home shows all of it again.
  const camera = picture.getByRole('application');
  const before = await pin.boundingBox();
  await camera.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await pins.nth(1).boundingBox())?.x).not.toBe(before?.x);
  await page.keyboard.press('Home');
  await expect.poll(() => pins.count()).toBeGreaterThan(1);

  await page.getByRole('button', { name: /f\d+\.p[01]\.s0/ }).click();
  await expect(page).toHaveURL(/#v1=/);
  await unopened.ready();
  await page.goBack();
  await expect(picture).toBeVisible();
  await expect(picture.locator('button.a-pin.is-chosen')).toHaveText(name.match(/\d+/)![0]);
});
