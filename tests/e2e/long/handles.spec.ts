import { expect, test } from '../support/app';
import { drag, findHandle } from '../support/handles';
import { stillPicture } from '../support/pixels';
import { text } from '../support/text';

test('the start of the body is dragged; its fields and the run follow', async ({ app, page }) => {
  await app.openPreset('faceHit');
  const before = await app.vector('start');
  const motion = await app.vector('motion');
  await app.figures();
  await drag(page, await findHandle(app.pane('world'), 'B'), 0, -30);
  await expect.poll(() => app.vector('start')).not.toEqual(before);
  const after = await app.vector('start');
  expect(after[1], 'up in the picture is up in the world').toBeGreaterThan(before[1] + 0.05);
  expect(await app.vector('motion')).toEqual(motion);
  await app.expectAddress(/^f0/);
  // The page's own numbers again: t = (h − r)/d, as long as the triangle is still met.
  await app.goTo('f0.p0.s0.t0.plane');
  const t = (after[1] - 1) / 4;
  if (t < 1) await app.expectSentence(new RegExp(t.toFixed(4)));
  await page.keyboard.press('Home');
  await app.button('solver.reset').click();
  await expect.poll(() => app.vector('start')).toEqual(before);
});

test('the body is placed by a click, dropped and freed', async ({ app, page }) => {
  await app.openPreset('wallAndFloor');
  const before = await app.vector('start');
  await app.figures();
  await stillPicture(app.pane('world'), page);
  await page.keyboard.press('p');
  const bar = page.getByRole('group', { name: text('place.label') });
  await expect(bar.getByRole('button', { name: text('place.drop') })).toBeFocused();
  const box = (await app.pane('world').boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.75);
  await expect.poll(() => app.vector('start')).not.toEqual(before);
  await app.expectAddress(/^f0/);

  // Up in the air, and down again without the pointer.
  const placed = await app.vector('start');
  await app.type(app.axisField('start', 'y'), String(placed[1] + 1.5));
  await bar.getByRole('button', { name: text('place.drop') }).press('Enter');
  await expect.poll(async () => (await app.vector('start'))[1]).toBeLessThan(placed[1] + 1);
  await bar.getByRole('button', { name: text('place.free') }).press('Enter');
  await expect(page.getByText(text('place.isFree')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await app.button('solver.reset').click();
  await expect.poll(() => app.vector('start')).toEqual(before);
});

test('the tip of the motion is dragged; its fields and the run follow', async ({ app, page }) => {
  await app.openPreset('faceHit');
  const start = await app.vector('start');
  const before = await app.vector('motion');
  await app.figures();
  await drag(page, await findHandle(app.pane('world'), 'v'), 25, -10);
  await expect.poll(() => app.vector('motion')).not.toEqual(before);
  expect(await app.vector('start')).toEqual(start);
  await app.goTo('f0.p0.s0.t0.plane');
  const t = 2 / -(await app.vector('motion'))[1];
  if (t < 1) await app.expectSentence(new RegExp(t.toFixed(4)));
});

test('dragging elsewhere turns the picture and changes no number; a click selects a triangle', async ({
  app,
  page,
}) => {
  await app.figures();
  const pane = app.pane('world');
  const before = await stillPicture(pane, page);
  const box = (await pane.boundingBox())!;
  await drag(page, { x: box.x + 40, y: box.y + box.height - 60 }, 60, 20);
  await expect.poll(async () => (await stillPicture(pane, page)) === before).toBe(false);
  await app.expectAddress('f8.p0.s0.t14.e1');
  expect(app.moment()?.changes ?? {}).toEqual({});
  await app.button('view.frameEvent').click();
});
