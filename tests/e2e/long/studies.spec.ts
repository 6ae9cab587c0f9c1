/** Every study on the real page: chosen from the list, each preset opened and stepped, its picture drawn, its link followed; axe finds nothing. */
import type { Page } from '@playwright/test';
import { studyIds } from '../../../web/page/model/study/registry.gen';
import { type App, expect, test } from '../support/app';
import { file, obj } from '../support/meshes';
import { expectSound } from '../support/sound';
import { keysOf, text } from '../support/text';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Titles of a study's presets, in the order of its catalogue. */
const titlesOf = (id: string): string[] =>
  keysOf(`study.${id}.preset.`)
    .filter((key) => !/\.(question|answer)$/.test(key))
    .map((key) => text(key));

/** Opens a study the way people do: the switch in the bar, its name in the list. */
async function choose(page: Page, title: string): Promise<void> {
  await page.locator('button.method[aria-haspopup="dialog"]').click();
  const list = page.getByRole('dialog');
  await list.getByRole('searchbox').fill(title);
  await list.getByRole('button').filter({ hasText: title }).first().click();
  await expect(page.locator('button.method[aria-haspopup="dialog"]')).toContainText(title);
}

async function openPreset(app: App, title: string): Promise<void> {
  const { page } = app;
  await page.locator('button.preset[aria-haspopup="dialog"]').click();
  const picker = app.dialog(text('preset.choose'));
  await picker.getByRole('searchbox').fill(title);
  // Another study's preset may begin with the same words.
  const named = picker.getByRole('button').filter({ has: page.getByText(title, { exact: true }) });
  await named.first().click();
  await expect(picker).toHaveCount(0);
  await expect(page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(title);
}

/** The names that stand in the figure are there when it has been drawn. */
async function expectDrawn(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.fig-overlay .lb:not(.is-out)').count()).toBeGreaterThan(0);
}

for (const id of studyIds) {
  const title = text(`study.${id}.title`);
  test.describe(title, () => {
    test.describe('every preset', { tag: '@long' }, () => {
      // Names and sentences are read; pictures of the method are drawn below.
      test.use({ drawn: false });

      test('each preset opens, goes on and back, and its link leads there', async ({ app, page }) => {
        test.setTimeout(120_000);
        await choose(page, title);
        for (const preset of titlesOf(id)) {
          // The first one is there: what it is opened for again would come at a time nobody can wait for.
          if (preset !== titlesOf(id)[0]) await openPreset(app, preset);
          await expectDrawn(page);
          await expect(page.locator('.left .lesson h3 + p'), preset).toBeInViewport({ ratio: 1 });
          const here = await app.address();
          await page.keyboard.press('ArrowRight');
          const next = await app.addressOtherThan(here);
          expect(next, preset).not.toBe(here);
          await page.keyboard.press('ArrowLeft');
          await app.expectLinked(await app.addressOtherThan(next));
          expect(app.moment()?.study?.id, preset).toBe(id);
        }
        // The same step from nothing but the link.
        const [link, here, sentence] = [page.url(), await app.address(), await app.sentence()];
        await page.goto('about:blank');
        await page.goto(link);
        await app.ready();
        await app.expectAddress(here);
        await expect.poll(() => app.sentence()).toBe(sentence);
      });
    });

    test('axe and layout find nothing', async ({ app, page }) => {
      test.setTimeout(120_000);
      await choose(page, title);
      await expectDrawn(page);
      await expectSound(page, id);
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(page.locator('.views-top .question')).toBeInViewport({ ratio: 1 });
      await expectSound(page, `${id}, 1024`);
      await page.setViewportSize({ width: 390, height: 844 });
      await app.ready();
      await expectSound(page, `${id}, phone`);
    });
  });
}

for (const id of ['boxes', 'height_field', 'transforms', 'plane_figures'] as const)
  test(`${id}: a mesh that is brought gives its numbers, and the study stays; Back undoes it`, async ({
    app,
    page,
  }) => {
    await choose(page, text(`study.${id}.title`));
    await expectDrawn(page);
    const before = { settings: app.moment()?.study?.settings, url: page.url() };
    await app.choose([file('slab.obj', obj())]);
    await app.useImport();
    await expect(page.getByText(text(`study.${id}.taken`, { name: 'slab.obj' }))).toBeVisible();
    await expect.poll(() => app.moment()?.study?.settings).not.toEqual(before.settings);
    expect(app.moment()?.study?.id).toBe(id);
    await expectDrawn(page);
    await page.goBack();
    await expect.poll(() => app.moment()?.study?.settings).toEqual(before.settings);
  });

test('a number that is typed is run at once, a bad one is refused and nothing is lost', async ({ app, page }) => {
  await choose(page, text('study.boxes.title'));
  const field = page.getByRole('textbox', { name: `${text('study.boxes.set.frames')}`, exact: true });
  await app.type(field, '12');
  await expect(page.getByRole('slider', { name: text('study.boxes.chart'), exact: true })).toHaveAttribute(
    'aria-valuemax',
    '11',
  );
  await field.fill('0');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('slider', { name: text('study.boxes.chart'), exact: true })).toHaveAttribute(
    'aria-valuemax',
    '11',
  );
});

test('plays from frame to frame, and says nothing of the sweep', async ({ app, page }) => {
  await choose(page, text('study.boxes.title'));
  await app.goTo('f0');
  // Space is the button's that has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  await app.expectAddress('f2');
  await page.keyboard.press(' ');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // B brings the stops of this method.
  await page.keyboard.press('b');
  await expect(page.locator('.study-stops h2 button')).toBeFocused();
});

test('an address of the method is typed; one of the sweep is refused with an example', async ({ app, page }) => {
  await choose(page, text('study.boxes.title'));
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: text('goto.field') });
  await field.fill('3 pair0 x2');
  await field.press('Enter');
  await app.expectAddress('f3.pair0.x2');
  await page.keyboard.press('/');
  await field.fill('f3.p0.s0.t1!');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('f3.pair0.x2');
});

test('back to the bodies that are swept, where they were left', async ({ app, page }) => {
  await app.goTo('f3.p0');
  await app.expectAddress('f3.p0');
  await choose(page, text('study.boxes.title'));
  await page.locator('button.method[aria-haspopup="dialog"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: text('method.sweep.title') })
    .click();
  await app.expectAddress('f3.p0');
  expect(app.moment()?.study ?? null).toBeNull();
});

test('two variants side by side: where they part, and back to one', async ({ app, page }) => {
  await choose(page, text('study.boxes.title'));
  await openPreset(app, text('study.boxes.preset.bars'));
  await expect(page.locator('.study-diff')).toBeVisible();
  await page.getByRole('button', { name: text('study.compare.go') }).click();
  await app.expectAddress('f9');
  await page.keyboard.press('x');
  await expect(page.locator('.study-diff')).toHaveCount(0);
});

test('a stop is set and C goes to the frame', async ({ app, page }) => {
  await choose(page, text('study.boxes.title'));
  const stops = page.locator('.study-stops');
  await stops
    .getByRole('button', { name: text('study.breaks.add') })
    .first()
    .click();
  await stops
    .getByRole('combobox')
    .first()
    .selectOption({ label: text('study.boxes.result.overlap') });
  await stops
    .locator('form')
    .getByRole('button', { name: text('study.breaks.add') })
    .click();
  await page.keyboard.press('c');
  await app.expectAddress('f11');
});
