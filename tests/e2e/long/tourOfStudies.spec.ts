/** Tours of sweeps and of other methods in one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { atRest } from '../support/scene';
import { text } from '../support/text';
import { addStop, ask, fresh, rows, shown, told, verdict } from '../support/tours';

// What moves is looked at in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The text is read, not the picture.
test.use({ drawn: false });

test.describe.configure({ timeout: 120_000 });

/** Whose figure stands there: only that of a study calls its other view the second one. */
async function expectFigureOf(page: Page, figure: string, kind: 'sweep' | 'study'): Promise<void> {
  const named = (key: 'scene.keys.second' | 'scene.keys.ellipsoid') =>
    page.locator(figure).locator(`[role="application"][aria-label="${text(key)}"]`);
  await expect(named('scene.keys.second')).toHaveCount(kind === 'study' ? 1 : 0);
  await expect(named('scene.keys.ellipsoid')).toHaveCount(kind === 'sweep' ? 1 : 0);
}

test('a sweep and a study in one tour: made on the page, gone through by its link, asked, stepped and presented', async ({
  app,
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('t');
  await addStop(page, 'A sweep', 'First a sweep.');
  const title = text('study.boxes.title');
  await page.locator('button.method[aria-haspopup="dialog"]').click();
  const list = page.getByRole('dialog');
  await list.getByRole('searchbox').fill(title);
  await list.getByRole('button').filter({ hasText: title }).first().click();
  await expect.poll(() => app.moment()?.study?.id).toBe('boxes');
  // Whichever method is chosen or shown, the tour stays open.
  await expect(page.locator('.drawer-tour')).toBeVisible();
  // Its own layers are at hand, and are those of the stop.
  await page.locator('.tm-layers summary').click();
  await expect(page.locator('.tm-layers').getByRole('checkbox', { name: text('layer.candidates') })).toHaveCount(0);
  const plane = page.locator('.tm-layers').getByRole('checkbox', { name: text('study.boxes.layer.plane') });
  await plane.click();
  await expect.poll(() => app.moment()?.study?.toggled).toEqual(['plane']);
  await addStop(page, 'Two boxes', 'There are {gap:2} between them.');
  await plane.click();
  await expect.poll(() => app.moment()?.study?.toggled).toEqual([]);
  await expect(page.locator('.tm-preview')).toContainText('0.42');
  await addStop(page, 'Which?', 'One axis of fifteen.');
  await ask(page, 'verdict');
  await expect(page.locator('.tm-answer')).toContainText(text('study.boxes.value.gap'));
  // The way back to the sweep, and from there to the study.
  await rows(page).nth(0).locator('.tm-name').click();
  await expect.poll(() => app.moment()?.study ?? null).toBeNull();
  await expect(page.locator('.drawer-tour')).toBeVisible();
  await rows(page).nth(1).locator('.tm-name').click();
  await expect.poll(() => app.moment()?.study?.id).toBe('boxes');
  await expect.poll(() => app.moment()?.study?.toggled).toEqual(['plane']);
  await expect(page.locator('.drawer-tour')).toBeVisible();
  await page.getByRole('button', { name: text('tour.make.link') }).click();
  await expect(told(page)).toContainText(/Link copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await fresh(browser, link);
  await shown(other);
  await expect(other.locator('.l-rail .l-chapters li')).toHaveText([/A sweep/, /Two boxes/, /Which/]);
  await expectFigureOf(other, '.l-figure', 'sweep');
  await other.keyboard.press('n');
  await expect(other.getByRole('heading', { level: 1 }).last()).toHaveText('Two boxes');
  await expectFigureOf(other, '.l-figure', 'study');
  const sentence = other.locator('.study-steps .sent');
  await expect(sentence).toContainText('0.4208');
  await expect(other.locator('.l-text')).toContainText('There are 0.42');
  // Steps go on beside the text, whose numbers stay, and there is a way back.
  const home = other.getByRole('button', { name: text('study.steps.home') });
  await other
    .locator('.study-steps')
    .getByRole('button', { name: text('step.forward') })
    .click();
  await expect(sentence).not.toContainText('0.4208');
  await expect(other.locator('.l-text')).toContainText('There are 0.42');
  await home.click();
  await expect(sentence).toContainText('0.4208');
  expect(await axeFindings(other)).toEqual([]);

  // While it is asked, neither sentence nor figure tells.
  await other.keyboard.press('n');
  await expect(other.getByRole('radio')).toHaveCount(7);
  await atRest(other);
  await expect(other.locator('.study-steps')).toHaveCount(0);
  await expectFigureOf(other, '.l-figure', 'study');
  await expect(other.locator('.l-figure')).not.toContainText('0.4208');
  await other.getByRole('radio', { name: text('study.boxes.value.overlap') }).check();
  await other.keyboard.press('Enter');
  await expect(verdict(other)).toContainText(text('learn.notYet'));
  await other.getByRole('radio', { name: text('study.boxes.value.gap') }).check();
  await other.keyboard.press('Enter');
  await expect(verdict(other)).toContainText(text('tour.said.right'));
  await expect(sentence).toContainText('0.4208');

  // Before a class the question is open again; from its answer back to the sweep.
  await other.getByRole('button', { name: text('learn.present') }).click();
  await expect(other.locator('.pz-options li')).toHaveCount(7);
  await expect(other.locator('.pz-step')).toHaveCount(0);
  await other.keyboard.press(' ');
  await expect(other.locator('.pz-step')).toContainText('0.4208');
  await other.keyboard.press('ArrowLeft');
  await expect(other.locator('.pz-options li')).toHaveCount(7);
  await expect(other.locator('.pz-step')).toHaveCount(0);
  await other.keyboard.press('ArrowLeft');
  await expect(other.locator('.pz-sentence')).toContainText('There are 0.42');
  await expect(other.locator('.pz-step')).toContainText('0.4208');
  await expectFigureOf(other, '.pz-figure', 'study');
  await other.keyboard.press('ArrowLeft');
  await expect(other.locator('.pz-sentence')).toContainText('First a sweep.');
  await expectFigureOf(other, '.pz-figure', 'sweep');
  await other.keyboard.press('Escape');

  // On paper, with the figures of both.
  await other.getByRole('button', { name: text('learn.print') }).click();
  await expect(other.locator('.pr-question')).toHaveCount(1, { timeout: 60_000 });
  await expect(other.locator('.pr-part canvas')).toHaveCount(3);
  await other.context().close();
});
