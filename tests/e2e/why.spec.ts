/** The first sight of one's own mesh: a sentence, a figure, four whys; the numbers are those of the bench. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { App } from './support/app';
import { axeFindings } from './support/axe';
import { expectLaidOut } from './support/sound';
import { text } from './support/text';
import { test } from '../support/page';

test.use({ newcomer: true });

/** Two floors that meet in an edge: what a dropped file looks like, with something to hit. */
const ridge = Buffer.from(
  ['v -2 0 -2', 'v 2 0 -2', 'v 0 1 0', 'v -2 0 2', 'v 2 0 2', 'f 1 3 2', 'f 4 5 3', 'f 1 4 3', 'f 2 3 5'].join('\n'),
);

const shownControls = 'button, a[href], input, select, summary, [role=slider], [role=tab]';

test('a dropped mesh is answered first: few controls, few numbers, four whys that unfold', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('./');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    (async () => {
      await page.locator('.l-own summary').click();
      await page.getByRole('button', { name: text('learn.own.file') }).click();
    })(),
  ]);
  await chooser.setFiles({ name: 'ridge.obj', mimeType: 'model/obj', buffer: ridge });
  const app = new App(page);
  await app.useImport();
  const title = page.locator('.y-stage h1');
  await expect(title).toContainText(/was in the way, \d+ % along the path/);

  const seen = await page.evaluate((controls) => {
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && visible(parent) && !parent.closest('.sr, script, style'))
        words.push(walker.currentNode.textContent ?? '');
    }
    return {
      controls: [...document.querySelectorAll(controls)].filter(visible).length,
      decimals: (words.join(' ').match(/\d[.,]\d/g) ?? []).length,
    };
  }, shownControls);
  expect(seen.controls).toBeLessThan(25);
  expect(seen.decimals).toBeLessThan(10);

  const whys = page.locator('.y-why summary');
  await expect(whys).toHaveCount(4);
  for (const at of [0, 1, 2, 3]) {
    await whys.nth(at).click();
    await expect(page.locator('.y-why [open]')).toHaveCount(1);
    await expect(page.locator('.y-open').nth(at).locator('svg, ol').first()).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await expectLaidOut(page, 'why');

  // The sentence, the table of candidates and the bench are about the same touch.
  const said = await title.innerText();
  const time = /t = ([\d.]+)/.exec(await whys.nth(2).innerText())![1]!;
  await page.getByRole('button', { name: text('why.bench') }).click();
  await app.ready();
  await app.expectSentence(new RegExp(`triangle ${/triangle (\d+)/.exec(said)![1]!}.*${time.replace('.', '\\.')}`));

  // The bench is remembered, and so is the way back.
  await page.getByRole('button', { name: text('why.title') }).click();
  await expect(title).toHaveText(said);

  // A reload leads back to where one was.
  await page.reload();
  await expect(title).toHaveText(said);
  await page.getByRole('button', { name: text('why.bench') }).click();
  await app.ready();
  await page.reload();
  await app.ready();
  await expect(title).toHaveCount(0);

  // A dropped mesh is the same one after a chapter has shown its own.
  await page.getByRole('button', { name: text('why.title') }).click();
  await expect(title).toHaveText(said);
  await page
    .getByRole('button', { name: text('why.learn', { chapter: 8 }) })
    .first()
    .click();
  await expect(page.locator('.l-opening')).toHaveCount(0);
  await page.goBack();
  await expect(title).toHaveText(said);
});

test('who wants the bench first gets it with the next mesh', async ({ page }) => {
  await page.goto('./');
  await page.locator('.l-own summary').click();
  await page.getByRole('button', { name: text('learn.own.bunny') }).click();
  await expect(page.locator('.y-stage h1')).toContainText(/triangle \d+/);
  await page.getByRole('button', { name: text('why.bench') }).click();
  const app = new App(page);
  await app.ready();
  await app.choose([{ name: 'ridge.obj', mimeType: 'model/obj', buffer: ridge }]);
  await app.useImport();
  await app.expectSentence(/t = 0\./);
  await expect(page.locator('.y-stage')).toHaveCount(0);
});

/** The bunny of the course, and what is answered of it. */
async function bunnyStopped(page: Page) {
  await page.goto('./');
  await page.locator('.l-own summary').click();
  await page.getByRole('button', { name: text('learn.own.bunny') }).click();
  const title = page.locator('.y-stage h1');
  await expect(title).toContainText(/triangle \d+/);
  const said = await title.innerText();
  return { title, said };
}

test('a why leads to its chapter, and back to the sentence', async ({ page }) => {
  const { title, said } = await bunnyStopped(page);
  await page
    .getByRole('button', { name: text('why.learn', { chapter: 8 }) })
    .first()
    .click();
  await expect(page.locator('.l-head h1')).toBeVisible();
  expect(page.url()).toContain('#learn=8');
  await page.goBack();
  await expect(title).toHaveText(said);
});

test('Back from the bench returns to the sentence, Forward to the bench, and Back from the sentence to the course', async ({
  page,
}) => {
  const { title, said } = await bunnyStopped(page);
  await page.getByRole('button', { name: text('why.bench') }).click();
  const app = new App(page);
  await app.ready();
  await page.keyboard.press('ArrowLeft');
  const left = await app.address();
  await app.expectLinked(left);
  await page.goBack();
  await expect(title).toHaveText(said);
  await page.goForward();
  await app.ready();
  await app.expectAddress(left);
  await expect(title).toHaveCount(0);
  await page.goBack();
  await expect(title).toHaveText(said);
  await page.goBack();
  await expect(page.locator('.l-head h1')).toBeVisible();
});
