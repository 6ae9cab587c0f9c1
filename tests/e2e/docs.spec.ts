/** The documentation of the package: its examples run where they stand, in both themes and on all sizes. */
import { readdirSync, readFileSync } from 'node:fs';
import { buildDocs } from '../../web/scripts/make/docs.mjs';
import { test as quiet } from '../support/page';
import { expect } from './support/app';
import { axeFindings } from './support/axe';

const test = quiet;
test.beforeAll(() => buildDocs());

const names = readdirSync('web/docs/examples')
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.slice(0, -3));

test('every example runs at the press of a key and prints what stood below it', async ({ page }) => {
  await page.goto('./docs/examples.html');
  expect(await page.locator('.example').count()).toBe(names.length);
  for (const name of names) {
    const example = page.locator(`#${name}`);
    const expected = readFileSync(`web/docs/examples/${name}.txt`, 'utf8').trimEnd();
    await expect(example.locator('samp')).toHaveText(expected);
    await example.getByRole('button', { name: 'Run' }).press('Enter');
    await expect(example.getByRole('status')).toContainText(/^ran in \d+ ms/);
    expect(await example.locator('samp').textContent()).toBe(expected);
  }
});

test('the pages are read by keys, in both themes and on small screens, and lead back', async ({ page }) => {
  for (const [file, scheme, width] of [
    ['index.html', 'light', 390],
    ['examples.html', 'light', 1024],
    ['reference.html', 'dark', 390],
    ['traces.html', 'dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`./docs/${file}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), file).toBeLessThanOrEqual(0);
    // Of the traces, which are made as the reference is and three times as long, one part.
    expect(await axeFindings(page, file === 'traces.html' ? '#Trace' : undefined), file).toEqual([]);
  }
  await page.goto('./docs/index.html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the text' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Reference' }).click();
  await page.locator('#Mesh').getByRole('link', { name: 'KeptMoveResults' }).first().click();
  await expect(page).toHaveURL(/reference\.html#KeptMoveResults$/);
  await expect(page.locator('#KeptMoveResults h2')).toBeInViewport();
  // All that is asked for to be kept is there.
  const files = await page.locator('script[data-files]').getAttribute('data-files');
  for (const file of files!.split(' ')) expect((await page.request.head(`./docs/${file}`)).status(), file).toBe(200);
  // Nobody has it ahead who does not read it.
  const listed = await (await page.request.get('./sw.js')).text();
  expect(listed).toContain('"url":"index.html"');
  expect(listed).not.toContain('"url":"docs/');
  await page.getByRole('link', { name: 'Sweepscope', exact: true }).click();
  await expect(page).toHaveURL(/\/index\.html/);
});

test('the search finds names and words of all pages, by keys alone, and says when there is nothing', async ({
  page,
}) => {
  await page.goto('./docs/index.html');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await page.keyboard.type('step height');
  const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await expect(options.first()).toContainText('MoveOptions.stepHeight');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page, 'header')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reference\.html#MoveOptions\.stepHeight$/);
  await expect(page.locator('[id="MoveOptions.stepHeight"]')).toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('garbage qqq');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has all of these words.' })).toBeVisible();
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});
