/** Several bodies in one scene: another one put beside by a click, shown in turn, come back to by a link. */
import { expect, test } from './support/app';
import { axeFindings } from './support/axe';
import { stageReport } from './support/scene';
import { text } from './support/text';

test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

test('a second body is put beside by a click, either can be shown, and the link has both', async ({ app, page }) => {
  await app.openPreset('faceHit');
  const first = await app.vector('start');
  await page.keyboard.press('p');
  const bar = page.getByRole('group', { name: text('place.label') });
  await bar.getByRole('button', { name: text('bodies.add'), exact: true }).click();
  await expect(bar).toContainText(text('bodies.how'));
  await bar.getByRole('button', { name: text('bodies.beside'), exact: true }).click();
  const body = (number: number, count: number) =>
    bar.getByRole('radio', { name: text('bodies.name', { number, count }), exact: true });
  await expect(body(2, 2)).toBeChecked();
  const second = await app.vector('start');
  expect(second).not.toEqual(first);
  expect(await axeFindings(page)).toEqual([]);

  // A click on the other one shows it, while the place of the body is chosen and else.
  await page.keyboard.press('Escape');
  const pane = app.pane('world');
  const box = (await pane.boundingBox())!;
  const [at] = (await stageReport(page, [first])).places.world;
  await page.mouse.click(box.x + at!.x, box.y + at!.y);
  await expect.poll(() => app.vector('start')).toEqual(first);
  const list = page.getByRole('radiogroup', { name: text('bodies.label'), exact: true });
  await expect(list.getByRole('radio').first()).toBeChecked();

  // By keys, at the frame one is at.
  const frame = (await app.frameCount()) > 1 ? 'f1' : 'f0';
  await app.goTo(frame);
  await list.getByRole('radio').first().press('ArrowRight');
  await expect.poll(() => app.vector('start')).toEqual(second);
  await app.expectAddress(new RegExp(`^${frame}`));
  await expect.poll(() => app.moment()?.bodies).toEqual({ others: [first], shown: 1 });

  await page.reload();
  await app.ready();
  await expect(list.getByRole('radio')).toHaveCount(2);
  await expect.poll(() => app.vector('start')).toEqual(second);
  await page.goBack();
  await expect.poll(() => app.vector('start')).toEqual(first);
  await page
    .getByRole('button', { name: text('bodies.remove.name', { name: text('bodies.name', { number: 1, count: 2 }) }) })
    .click();
  await expect(list).toHaveCount(0);
  expect(await app.vector('start')).toEqual(second);
});
