/** Workers that hang, die or take long to come, in a real browser: who waits is told, and can go on. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { text } from '../support/text';

test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

/** What a worker does when it is asked for its second run. */
async function atSecondRun(page: Page, what: string): Promise<void> {
  const trap = `let runs = 0; addEventListener('message', ({ data }) => { if (data?.path?.[0] === 'run' && ++runs === 2) { ${what} } });`;
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${trap}\n${await response.text()}` });
  });
}

test('an endless loop: told of, its input saved, ended; the scene stays, and a new worker takes over', async ({
  unopened: app,
  page,
}) => {
  await page.clock.install();
  await atSecondRun(page, 'for (;;);');
  await app.open();
  const before = await app.sentence();
  await app.type(app.axisField('radii', 'x'), '0.31');
  await page.clock.runFor(26_000);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text('silence.job.run', { named: 'yes', name: 'stairs' }));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('silence.save') }).click();
  const saved = await (await download).path();
  const { format, request } = JSON.parse(await readFile(saved, 'utf8')) as {
    format: string;
    request: { radii: number[] };
  };
  expect(format).toBe('sweepscope-frame');
  expect(request.radii[0]).toBe(0.31);
  await dialog.getByRole('button', { name: text('silence.end') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text('silence.replaced'))).toBeVisible();
  expect(await app.sentence()).toBe(before);
  await app.type(app.axisField('radii', 'x'), '0.32');
  await expect.poll(() => app.sentence()).not.toBe(before);
});

test('a worker that dies: told of at once, with its input, and without waiting', async ({ unopened: app, page }) => {
  await atSecondRun(page, `setTimeout(() => { throw new Error('out of luck'); }); throw new Error('out of luck');`);
  await app.open();
  const before = await app.sentence();
  await app.type(app.axisField('radii', 'x'), '0.31');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('out of luck');
  await expect(dialog.getByRole('button', { name: text('silence.wait') })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('silence.save') }).click();
  expect((await download).suggestedFilename()).toMatch(/-run\.json$/);
  await dialog.getByRole('button', { name: text('failure.close') }).click();
  expect(await app.sentence()).toBe(before);
  await app.type(app.axisField('radii', 'x'), '0.32');
  await expect.poll(() => app.sentence()).not.toBe(before);
});

test('a solver that takes long to come is said to be loading, and nothing else is', async ({ page, unopened: app }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/*.wasm', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('./');
  const card = page.getByRole('status').filter({ hasText: text('progress.solver') });
  await expect(card).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  come();
  await app.ready();
  await expect(card).toHaveCount(0);
});

test('what tells of a slow network has come by the time the network is lost, and not before it is slow', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  const coming = new Set<string>();
  page.on('request', (request) => {
    asked.push(request.url());
    if (!request.url().endsWith('.wasm')) coming.add(request.url());
  });
  page.on('requestfinished', (request) => void coming.delete(request.url()));
  const dialogAsked = () => asked.some((url) => /SilenceDialog-/.test(url));
  // It is on its way for ever.
  await page.route('**/*.wasm', () => {});
  await page.goto('./');
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: text('progress.solver') })).toBeVisible();
  expect(dialogAsked()).toBe(false);
  await page.clock.runFor(5000);
  await expect.poll(dialogAsked).toBe(true);
  await expect.poll(() => [...coming]).toEqual([]);
  await page.context().setOffline(true);
  await page.clock.runFor(26_000);
  await expect(page.getByRole('alertdialog')).toContainText(text('silence.module.title'));
});
