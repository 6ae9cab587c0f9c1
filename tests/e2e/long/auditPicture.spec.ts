// The picture of a level audit: heat and pins, a spot is chosen in it and seen, why it is there, its worst frame in the workbench and the way back.
import { methods } from '../../../web/page/model/methods';
import { soundMethod } from '../../../web/package/methods';
import { expect, test } from '../support/app';
import { text } from '../support/text';

const nameOf = (id: string) => text(methods.find((each) => each.id === id)!.name);
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

  await page.locator('.a-foot .pri').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#v1=/);
  await unopened.ready();
  await page.goBack();
  await expect(picture).toBeVisible();
  // Who came by keys goes on where they left.
  await expect(page.locator('.a-foot .pri')).toBeFocused();
  await expect(picture.locator('button.a-pin.is-chosen')).toHaveText(`#${name.match(/\d+/)![0]}`);
});

test('shows either of two methods: heat, pins, list and counts, and opens frames of the one that is shown', async ({
  unopened,
  page,
}) => {
  await unopened.open('#free-walk');
  await unopened.page.goto('./#audit');
  const picture = page.locator('section.a-picture');
  const field = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
  for (const [key, value] of [
    ['audit.bodies', '80'],
    ['audit.frames', '300'],
  ] as const) {
    await field(key).fill(value);
    await field(key).press('Enter');
  }
  // The sound method walks, the flawed one beside it.
  const group = (key: string) => page.getByRole('radiogroup', { name: text(key), exact: true });
  await group('solver.method')
    .getByRole('radio', { name: nameOf(soundMethod) })
    .click();
  await expect(group('audit.shown')).toHaveCount(0);
  await group('audit.beside')
    .getByRole('radio', { name: nameOf(flawed.id) })
    .click();
  await page.getByRole('button', { name: text('audit.start'), exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${text('audit.state.done')}`) })).toBeVisible();
  const rows = page.getByRole('grid', { name: text('audit.spots') }).locator('tr[data-spot]');
  const hops = page.locator('.a-kind', { hasText: text('audit.kind.hops') }).locator('.num');
  const [sound, soundHops] = [await rows.count(), await hops.textContent()];
  await group('audit.shown')
    .getByRole('radio', { name: nameOf(flawed.id) })
    .click();
  await expect.poll(() => rows.count()).toBeGreaterThan(sound);
  await expect(hops).not.toHaveText(soundHops!);
  await expect(picture.locator('.a-legend')).toBeVisible();
  await expect(page.locator('.a-methods th[aria-current="true"]')).toHaveText(nameOf(flawed.id));
  const list = page.locator('.a-right .a-scroll');
  await list.evaluate((element) => (element.scrollTop = 215));
  await page.locator('.a-foot .pri').click();
  await expect(page).toHaveURL(/#v1=/);
  await unopened.ready();
  await expect(group('solver.method').getByRole('radio', { name: nameOf(flawed.id) })).toBeChecked();
  // The workbench says what it shows, and leads back.
  const lesson = page.locator('.lesson');
  await expect(lesson.getByRole('heading', { level: 3 })).toHaveText(text('audit.kind.fallsThrough'));
  await expect(lesson).toContainText(/Body \d+ of the level audit, in frame \d+ of its walk/);
  await lesson.getByRole('button', { name: text('audit.back') }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(215);
  await expect(group('audit.shown').getByRole('radio', { name: nameOf(flawed.id) })).toBeChecked();
});
