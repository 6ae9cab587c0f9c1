/** Tours: made of one's own mesh, put in order, saved, handed out as a file and as a link, answered right and wrong. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { longestTourLink } from '../../../web/page/learn/tour/fileLimits';
import { expect, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { file, obj } from '../support/meshes';
import { atRest, stageReport } from '../support/scene';
import { text } from '../support/text';
import { addButton, addStop, ask, fresh, rows, shown, told, verdict } from '../support/tours';

// What moves is looked at in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The text is read, not the picture.
test.use({ drawn: false });

test.describe.configure({ timeout: 120_000 });

test('three stops on an own mesh: ordered by keys, kept, saved, dropped elsewhere, answered wrong and right', async ({
  app,
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // With a wall across it, or the body that stands on it would meet nothing but the ground at once.
  const wall = 'v 2 1 0\nv 2 1 2\nv 2 2 2\nv 2 2 0\nf 9 10 11\nf 9 11 12\n';
  await app.choose([file('slab.obj', obj() + wall)]);
  await app.useImport();
  const address = (await app.address()).replace(/\.t\d.*|\.nearest.*|\.response.*/, '.nearest');
  await app.goTo(address);
  await app.expectAddress(address);
  await page.keyboard.press('t');
  await expect(page.locator('.drawer-tour')).toBeFocused();
  await addStop(page, 'Look', 'The **slab** is hit at {time:2}. Watch [t].');
  await expect(page.locator('.tm-preview b')).toHaveText('slab');
  await expect(page.locator('.tm-preview')).toContainText(/hit at 0\.\d/);
  await addStop(page, 'When?', 'Look at the path.');
  await ask(page, 'time');
  await addStop(page, 'Which part?', 'One of seven.');
  await ask(page, 'feature');
  expect(await axeFindings(page, '.drawer-tour')).toEqual([]);

  // The third before the second, and back; both ways are said.
  const third = rows(page).nth(2).locator('.tm-name');
  await third.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).nth(1)).toContainText('Which part?');
  await expect(told(page)).toHaveText(text('tour.make.moved', { from: 3, to: 2 }));
  await expect(rows(page).nth(1).locator('.tm-name')).toBeFocused();
  await page.getByRole('button', { name: text('tour.make.undo'), exact: true }).click();
  await expect(rows(page).nth(1)).toContainText('When?');

  // With the pointer.
  const grip = (await rows(page).nth(0).locator('.tm-grip').boundingBox())!;
  const target = (await rows(page).nth(1).locator('.tm-row').boundingBox())!;
  await page.mouse.move(grip.x + 8, grip.y + 12);
  await page.mouse.down();
  await page.mouse.move(target.x + 12, target.y + target.height - 6, { steps: 5 });
  await page.mouse.up();
  await expect(rows(page).nth(0)).toContainText('When?');
  // What was dragged keeps the focus.
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).nth(0)).toContainText('Look');

  // Deleted, and had back.
  await rows(page).nth(1).locator('.tm-name').click();
  await page.getByRole('button', { name: text('tour.make.delete', { number: 2 }) }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: text('tour.make.undo'), exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('textbox', { name: text('tour.make.name') }).fill('My slab');

  await page.reload();
  await app.ready();
  await page.keyboard.press('t');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: text('tour.make.name') })).toHaveValue('My slab');

  // What was read again is known as the scene it was made on; another frame is another, and there is a way back.
  await rows(page).nth(0).locator('.tm-name').click();
  await expect(page.locator('.tm-offers')).toBeVisible();
  await app.goTo('f1');
  await expect(page.locator('.tm-ask')).toContainText(text('tour.make.ask.elsewhere'));
  await page
    .locator('.tm-ask')
    .getByRole('button', { name: text('tour.make.show') })
    .click();
  await expect(page.locator('.tm-offers')).toBeVisible();

  await page.getByRole('button', { name: text('tour.make.link') }).click();
  await expect(told(page)).toContainText(/Link copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash.length).toBeLessThanOrEqual(longestTourLink);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: text('tour.make.save.mesh'), exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('my-slab.sweeptour');
  const bytes = [...readFileSync(await saved.path())];

  // As a file, in the course of somebody else.
  const other = await fresh(browser, new URL('#learn=1', page.url()).href);
  await shown(other);
  const transfer = await other.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(bytes)], 'my-slab.sweeptour'));
    return data;
  }, bytes);
  await other.locator('body').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(other.locator('.l-rail .l-chapters li')).toHaveText([/Look/, /When/, /Which part/]);
  await expect(other.getByRole('heading', { level: 1 }).last()).toHaveText('Look');
  await expect(other.locator('.l-text')).toContainText(/hit at 0\.\d/);
  await other.keyboard.press('n');
  await shown(other);
  await other.getByRole('textbox').fill('0.01');
  await other.keyboard.press('Enter');
  await expect(verdict(other)).toContainText(/Too early|Close/);
  // Not told yet, for there is another try; whoever wants to know can.
  await expect(verdict(other)).toContainText(text('learn.notYet'));
  // A hint that nobody wrote, without the answer.
  await expect(other.locator('.l-because')).toHaveCount(1);
  await expect(other.locator('.l-because')).not.toContainText(/0\.\d/);
  await other.getByRole('button', { name: text('learn.giveUp') }).click();
  const truth = /= (0\.\d+)/.exec(await other.locator('.l-because').first().innerText())![1]!;
  // Its maker gave no reason: the trace does.
  await expect(other.locator('.l-because')).toContainText([/It is/, /triangle \d+ is the/]);
  await other.getByRole('button', { name: text('learn.tryAgain') }).click();
  await other.getByRole('textbox').fill(truth);
  await other.keyboard.press('Enter');
  await expect(verdict(other)).toContainText(/Right/);
  // A reload finds the tour, the stop and the answer.
  await other.reload();
  await expect(verdict(other)).toContainText(/Right/);
  expect(await axeFindings(other)).toEqual([]);
  // On a pupil's paper there are no answers.
  await other.getByRole('button', { name: text('learn.print') }).click();
  await expect(other.locator('.pr-question')).toHaveCount(2, { timeout: 30_000 });
  await expect(other.locator('.pr-answers')).toHaveCount(0);
  await expect(other.locator('.pr-title')).toHaveText(['Look', 'When?', 'Which part?']);
  await expect(other.locator('.pr-sheet footer')).toContainText('My slab');
  await expect(other.locator('.pr-sheet footer a')).toHaveAttribute('href', /#tour=[\w-]{200,}/);
  await other.context().close();

  // As a link.
  const third2 = await fresh(browser, link);
  await expect(third2.locator('.l-rail .l-chapters li')).toHaveText([/Look/, /When/, /Which part/]);
  await shown(third2);
  await third2.locator('.l-rail .l-chapters a').nth(2).click();
  await expect(third2.getByRole('radio')).toHaveCount(7);
  await third2.getByRole('radio').first().check();
  await third2.keyboard.press('Enter');
  await expect(verdict(third2)).toBeVisible();
  const telling = third2.getByRole('button', { name: text('learn.giveUp') });
  if (await telling.isVisible()) await telling.click();
  expect(third2.url()).toContain('.3~0');
  // The row that is right is marked, and the end says how it went and where to look again.
  await expect(third2.locator('.l-options .right .l-mark')).toHaveCount(1);
  await third2
    .getByRole('button', { name: text('tour.over.next') })
    .first()
    .click();
  const over = third2.getByRole('main', { name: text('tour.over') });
  await expect(over.locator('.tr-score')).toContainText(/ of 2 questions/);
  await expect(over.getByRole('img', { name: text('tour.standing.new') })).toHaveCount(1);
  expect(await axeFindings(third2)).toEqual([]);
  await over.getByRole('link', { name: /When/ }).click();
  await shown(third2);
  await expect(third2.locator('.l-ask h2')).toBeVisible();
  await third2.context().close();
});

test('the panel stands beside the figures, its button is there in every window, and a stop keeps the camera that is shown', async ({
  app,
  page,
}) => {
  const box = async (locator: Locator) => (await locator.boundingBox())!;
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: text('panel.tour'), exact: true }).click();
    // Its style comes with it.
    await expect(page.locator('.drawer-tour .tm')).toBeVisible();
    const overlap = async () => {
      const [panel, world] = [await box(page.locator('.drawer-tour')), await box(app.pane('world'))];
      return panel.x + panel.width - world.x;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(1);
    // Layers are part of a stop: they are at hand while it is made.
    await page.locator('.tm-layers summary').click();
    const candidates = page.getByRole('checkbox', { name: text('layer.candidates') });
    const were = await candidates.isChecked();
    await candidates.click();
    await expect(candidates).toBeChecked({ checked: !were });
    await candidates.click();
    await page.getByRole('button', { name: text('panel.tour'), exact: true }).click();
    await expect(page.locator('.drawer-tour')).toHaveCount(0);
  }
  // Nobody has turned it: the page frames what happens, and follows.
  await page.keyboard.press('t');
  await atRest(page);
  const before = (await stageReport(page)).cameras;
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await app.goTo('f2.p0.s0');
  await app.button('view.frameEvent').first().click();
  await atRest(page);
  expect((await stageReport(page)).cameras).not.toEqual(before);
  await page
    .locator('.tm-at')
    .getByRole('button', { name: text('tour.make.show') })
    .click();
  await atRest(page);
  expect((await stageReport(page)).cameras).toEqual(before);
  // As a tour, in a figure of another size, from the same side.
  await page.getByRole('button', { name: text('tour.make.try') }).click();
  await shown(page);
  await atRest(page);
  expect((await stageReport(page)).cameras.world).toEqual(before.world);
});

test('ten questions, one tried, and back to the tour', async ({ app, page }) => {
  await page.keyboard.press('t');
  await page.getByRole('button', { name: text('tour.make.ten'), exact: true }).click();
  await expect(rows(page)).toHaveCount(10, { timeout: 30_000 });
  await page.getByRole('button', { name: text('tour.make.try') }).click();
  await shown(page);
  await expect(page.locator('.l-ask h2')).toBeVisible();
  expect(page.url()).toContain('#tour=@draft.1');
  await page.getByRole('button', { name: text('tour.make.back') }).click();
  await app.ready();
  await expect(rows(page)).toHaveCount(10);
  // The sixth is open and tried; one goes on to the second meanwhile, and leaves with its question open.
  await rows(page).nth(5).locator('.tm-name').click();
  await page.getByRole('button', { name: text('tour.make.try') }).click();
  await shown(page);
  expect(page.url()).toContain('#tour=@draft.6');
  await page.locator('.l-rail .l-chapters a').nth(1).click();
  await shown(page);
  await expect(page.locator('.l-ask h2')).toBeVisible();
  await page.getByRole('button', { name: text('tour.make.back') }).click();
  await app.ready();
  // What the editor has open is what the workbench shows, and nothing of it is hidden.
  await expect(rows(page).nth(1).locator('.tm-stop')).toBeVisible();
  await expect(page.locator('.tm-offers, .tm-answer').first()).toBeVisible();
  await expect.poll(() => app.moment()?.address).toBe(await page.locator('.tm-at code').innerText());
  expect(app.moment()?.view.stepByStep).toBeUndefined();
});

test('a question of one’s own: written, warned of what it lacks, handed out as a link, answered, with notes for whoever presents', async ({
  app,
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('t');
  await addStop(page, 'Mine', 'Look at [v] and at [this](f99.p0.s0).');
  await expect(page.locator('.tm-stop')).toContainText(text('tour.make.unlit.steps', { list: 'f99.p0.s0' }));
  await page.locator('.tm-put').selectOption('[B]');
  await expect(page.locator('.tm-stop textarea').first()).toHaveValue(/\[B\]/);
  await page.getByRole('button', { name: text('tour.make.own.choice'), exact: true }).click();
  const status = page.locator('.tm-choices [role=status]');
  await expect(status).toHaveText(text('tour.make.own.empty'));
  const field = (key: string, number: number) =>
    page.getByRole('textbox', { name: text(key, { number }), exact: true });
  await field('tour.place.choice', 1).fill('Up');
  await field('tour.place.choice.say', 1).fill('Gravity points down.');
  await field('tour.place.choice', 2).fill('Down');
  await expect(status).toHaveText(text('tour.make.own.unmarked'));
  await page.getByRole('radio', { name: text('tour.make.own.right', { number: 2 }) }).check();
  await expect(status).toHaveText('');
  await page.getByRole('textbox', { name: text('tour.make.notes.own') }).fill('Wait for hands.');
  expect(await axeFindings(page, '.drawer-tour')).toEqual([]);
  // Esc leaves the field, then the panel; what is half done is there again, also after a reload.
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer-tour')).toBeFocused();
  await page.reload();
  await app.ready();
  await page.keyboard.press('t');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: text('tour.make.link') }).click();
  await expect(told(page)).toContainText(/Link copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await fresh(browser, link);
  await shown(other);
  await other.getByRole('radio', { name: 'Up' }).check();
  await other.keyboard.press('Enter');
  await expect(verdict(other)).toContainText('Gravity points down.');
  await other.getByRole('radio', { name: 'Down' }).check();
  await other.keyboard.press('Enter');
  await expect(verdict(other)).toContainText(text('tour.said.right'));
  await expect(other.locator('.l-because')).toHaveCount(0);
  await expect(other.locator('body')).not.toContainText('Wait for hands.');
  await other.context().close();

  // From the panel before a class: the notes have the answer, and what was written for oneself.
  await page
    .locator('.tm-out')
    .getByRole('button', { name: text('learn.present') })
    .click();
  await expect(page.locator('.pz-options li')).toHaveText(['Up', 'Down'], { timeout: 30_000 });
  const opening = context.waitForEvent('page');
  await page.locator('.pz footer button').first().click();
  const notes = await opening;
  await expect(notes.locator('.prompter-answer')).toContainText('Down');
  await expect(notes.locator('.prompter-own')).toContainText('Wait for hands.');
  await expect(page.locator('.pz')).not.toContainText('Wait for hands.');
});

test.describe('what is wrong', () => {
  test.use({ allowed: [/TourError/] });

  test('is said: a link that was cut, a file that is none, a text that nobody may be handed', async ({
    page,
    unopened: app,
  }) => {
    await page.goto('./#tour=aGarbage');
    await expect(app.failure).toContainText(text('tour.error.cut-off'));
    await page.keyboard.press('Escape');
    await expect(page.locator('.l-rail .l-chapters a').first()).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: text('learn.openTour') }).click();
    await (await choosing).setFiles([file('none.sweeptour', 'nothing')]);
    await expect(app.failure).toContainText('none.sweeptour');
    await page.keyboard.press('Escape');
    await page.goto('./#face-hit');
    await app.ready();
    await page.keyboard.press('t');
    await addStop(page, 'One', 'Look: <b>here</b>');
    await page.getByRole('button', { name: text('tour.make.save'), exact: true }).click();
    await expect(told(page)).toContainText('<b>');
  });
});
