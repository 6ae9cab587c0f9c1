/** Finding a triangle by its number, and places that have a name. */
import { expect, test } from './support/app';
import { stageReport } from './support/scene';
import { text } from './support/text';

// What moves is looked at in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a triangle is found by its number, shown and selected; beyond the last one says which there are', async ({
  app,
  page,
}) => {
  await app.figures();
  const before = (await stageReport(page)).cameras;
  await app.goTo('triangle 99999');
  const dialog = app.dialog(text('goto.title'));
  const last = Number(
    /0 to ([\d,]+)/.exec((await dialog.getByRole('alert').textContent()) ?? '')?.[1]?.replace(',', ''),
  );
  expect(last).toBeGreaterThan(10);
  const field = app.field('goto.field');
  await field.fill(`#${last}`);
  await expect(dialog.getByRole('option')).toHaveText([new RegExp(`${text('goto.triangle', { triangle: last })}`)]);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await stageReport(page)).cameras).not.toEqual(before);
  await expect.poll(() => app.moment()?.view.cameras ?? null).not.toBeNull();
  // A mere number is a frame first; as a triangle it is offered.
  await app.button('goto.title').click();
  await field.fill('3');
  await expect(dialog.getByRole('option').first()).toHaveText(new RegExp(text('goto.triangle', { triangle: 3 })));
  await field.press('Enter');
  await app.expectAddress('f3');
});

test(
  'a place is kept, gone to, renamed, removed and put back; it is there after a reload',
  { tag: '@long' },
  async ({ app, page }) => {
    await app.figures();
    await app.goTo('f3');
    const dialog = app.dialog(text('goto.title'));
    await app.button('goto.title').click();
    await dialog.getByRole('textbox', { name: text('places.name') }).fill('Third frame');
    await dialog.getByRole('button', { name: text('places.keep'), exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Third frame' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await app.expectAddress(/^f0/);
    await page.reload();
    await app.ready();
    await app.button('goto.title').click();
    await dialog.getByRole('button', { name: text('places.rename', { name: 'Third frame' }) }).click();
    const name = dialog.getByRole('textbox', { name: text('places.rename', { name: 'Third frame' }) });
    await name.fill('Step up');
    await name.press('Enter');
    await dialog.getByRole('button', { name: text('places.remove', { name: 'Step up' }) }).click();
    await expect(dialog.getByRole('status').last()).toContainText(text('places.removed', { name: 'Step up' }));
    await dialog.getByRole('button', { name: text('places.putBack') }).click();
    await dialog.locator('.places-go').click();
    await expect(dialog).toHaveCount(0);
    await app.expectAddress('f3');
    await expect.poll(() => app.moment()?.view.cameras ?? null).not.toBeNull();
  },
);
