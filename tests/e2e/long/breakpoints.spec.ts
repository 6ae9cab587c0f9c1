import type { Page } from '@playwright/test';
import { clauseOf } from '../../../web/page/model/breakpoints/condition';
import { everyHit } from '../../support/everyHit';
import { type App, expect, firstAddress, test } from '../support/app';
import { sceneOf } from '../support/package';
import { expectSound } from '../support/sound';
import { text } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false });

const edge = text('breakpoints.clause.edge', { at: 'first' });
const nonFinite = text('breakpoints.clause.nonfinite', { at: 'first' });

async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await expect(page.getByRole('switch', { name: edge, exact: true })).toBeVisible();
}

function breakpoint(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('switch', { name, exact: true }) });
}

/** Presses a key until it leads nowhere, and lists where it led. */
async function press(app: App, key: string, times: number): Promise<string[]> {
  const places: string[] = [];
  for (let count = 0, at = await app.address(); count < times; count++) {
    await app.page.keyboard.press(key);
    places.push((at = await app.addressOtherThan(at)));
  }
  return places;
}

async function edgeHits(): Promise<string[]> {
  const { mesh, experiment } = await sceneOf('stairs');
  return everyHit(mesh, experiment, clauseOf('edge'));
}

test('continues to every edge hit and back again, where a scan of every event finds them', async ({ app, page }) => {
  test.setTimeout(90_000);
  const hits = await edgeHits();
  const here = hits.indexOf('f8.p0.s0');
  expect(here).toBe(0);
  const ahead = hits.slice(1);
  expect(await press(app, 'c', ahead.length)).toEqual(ahead);
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: text('breakpoints.noneAhead') })).toBeVisible();
  await app.expectAddress(ahead.at(-1)!);
  expect(await press(app, 'Shift+C', 3)).toEqual(hits.toReversed().slice(1, 4));
  await page.goBack();
  await expect.poll(() => app.address()).not.toBe(hits.at(-4));
});

test('ticks stand over the frames that are hit; the one it paused at is filled', async ({ app, page }) => {
  const frames = new Set((await edgeHits()).map((place) => place.split('.')[0]));
  const ticks = page.locator('.stripA .bpt');
  await expect(ticks).toHaveCount(frames.size);
  await expect(page.locator('.stripA .bpt.hit')).toHaveCount(1);
  const strip = (await app.frames.boundingBox())!;
  const tick = (await page.locator('.stripA .bpt.hit').boundingBox())!;
  expect(Math.floor((tick.x + tick.width / 2 - strip.x) / (strip.width / 28))).toBe(8);
  await page.keyboard.press('Home');
  await expect(page.locator('.stripA .bpt.hit')).toHaveCount(0);
  await openPanel(page);
  await page.getByRole('switch', { name: edge, exact: true }).click();
  await expect(ticks).toHaveCount(0);
});

test('two conditions at once: only where both hold', async ({ app, page }) => {
  const { mesh, experiment } = await sceneOf('stairs');
  const early = await everyHit(mesh, experiment, clauseOf('time', 0.05));
  const both = (await edgeHits()).filter((place) => early.includes(place));
  expect(both.length).toBeGreaterThan(1);
  await openPanel(page);
  await page.getByRole('button', { name: text('breakpoints.edit', { what: edge }) }).click();
  await app.button('breakpoints.addClause').click();
  await app.type(app.field('breakpoints.value.time'), '0.05');
  const what = text('breakpoints.and', { first: edge, second: text('breakpoints.clause.time', { value: '0.05' }) });
  await expect(page.getByRole('switch', { name: what })).toBeVisible();
  const frames = [...new Set(both.map((place) => place.split('.')[0]!))];
  await expect(breakpoint(page, what).locator('.bp-hit').first()).toHaveText(frames[0]!);
  await breakpoint(page, what).locator('.bp-hit').first().click();
  await app.expectAddress(both[0]!);
  await app.button('breakpoints.continue').click();
  await app.expectAddress(both[1]!);
  await expect(page.locator('.bp-status')).toContainText(both[1]!);
});

test('too little of the way for some frames: both numbers are set, and travel in the link', async ({ app, page }) => {
  const { mesh, experiment } = await sceneOf('stairs');
  const hits = await everyHit(mesh, experiment, clauseOf('slow', 0.5, 2));
  expect(hits.length).toBeGreaterThan(0);
  await openPanel(page);
  const slow = (value: string, frames: number) => text('breakpoints.clause.slow', { at: 'first', value, frames });
  await page.getByRole('button', { name: text('breakpoints.edit', { what: slow('0.1', 10) }) }).click();
  await app.type(app.field('breakpoints.value.slow'), '0.5');
  await app.type(app.field('breakpoints.frames'), '2');
  const row = breakpoint(page, slow('0.5', 2));
  await row.getByRole('switch').click();
  await expect(row.locator('.bp-hit').first()).toHaveText(hits[0]!);
  await row.locator('.bp-hit').first().click();
  await app.expectAddress(hits[0]!);
  await expect.poll(() => app.moment()?.breakpoints ?? '').toContain('+slow:0.5:2');
});

test('breakpoints travel in the link', async ({ app, page, context }) => {
  await openPanel(page);
  await page.getByRole('switch', { name: edge, exact: true }).click();
  await app.button('breakpoints.add').click();
  const tested = text('breakpoints.clause.tested', { at: 'first', value: '30' });
  await expect(page.getByRole('switch', { name: tested })).toBeChecked();
  const { mesh, experiment } = await sceneOf('stairs');
  const [first] = await everyHit(mesh, experiment, clauseOf('tested', 30));
  await expect.poll(() => app.moment()?.breakpoints ?? '').toContain('+tested:30');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.stripA .bpt').first()).toBeAttached();
  await openPanel(other);
  await expect(other.getByRole('switch', { name: edge, exact: true })).not.toBeChecked();
  await expect(breakpoint(other, tested).locator('.bp-hit').first()).toHaveText(first!.split('.')[0]!);
  await other.close();
});

test('with nothing set, continue says so and opens the list', async ({ app, page }) => {
  await openPanel(page);
  for (const name of [edge, nonFinite]) await page.getByRole('switch', { name, exact: true }).click();
  await page.keyboard.press('b');
  await expect(page.getByRole('switch', { name: edge, exact: true })).toHaveCount(0);
  await app.button('breakpoints.continueLong').click();
  await expect(page.getByRole('status').filter({ hasText: text('breakpoints.noneSet') })).toBeVisible();
  await expect(page.getByRole('switch', { name: edge, exact: true })).not.toBeChecked();
  await app.expectAddress(firstAddress);
});

test('playing pauses at a number that is not finite, and says which', async ({ app, page }) => {
  test.setTimeout(90_000);
  const { mesh, experiment } = await sceneOf('slivers');
  const paper = { ...experiment, method: 'paper' } as const;
  const hits = await everyHit(mesh, paper, clauseOf('nonfinite'));
  expect(hits.length).toBeGreaterThan(0);
  await app.openPreset('sliverRow');
  await app.option('solver.method', 'solver.method.paper').click();
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await app.level('frame');
  await page.keyboard.press('Home');
  await app.expectAddress('f0');
  await page.keyboard.press('Space');
  await app.expectAddress(hits[0]!);
  await expect(page.getByRole('alert').filter({ hasText: text('nonFinite.title') })).toBeVisible();
  await expect(app.button('step.play').first()).toBeVisible();
  await expectSound(page, 'not finite');
  await page.keyboard.press('Space');
  await app.expectAddress(hits[1]!);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('V goes through the candidates that are shown', async ({ app, page }) => {
  await app.expectAddress(firstAddress);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await app.expectAddress('f8.p0.s0');
  const names = page.locator('.sc .row .id');
  await expect(names.nth(3)).toBeVisible();
  const rows = await names.allTextContents();
  const next = await press(app, 'v', 3);
  expect(next).toEqual(rows.slice(0, 3).map((name) => `f8.p0.s0.${name.replace('#', 't')}`));
});

for (const [label, width, height] of [
  ['desktop', 1440, 900],
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const) {
  test.describe(label, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone' });

    test('the panel is sound and continues', async ({ app, page }) => {
      test.setTimeout(90_000);
      const [, second] = await edgeHits();
      if (label === 'phone') {
        await app.button('menu.label').click();
        await page
          .getByRole('dialog', { name: text('menu.label') })
          .getByRole('button', { name: text('panel.breakpoints') })
          .click();
      } else if (label === 'tablet') {
        const rail = page.getByRole('navigation', { name: text('rail.label') });
        await rail.getByRole('button', { name: text('panel.breakpoints'), exact: true }).click();
      } else await app.button('panel.breakpoints').click();
      await expect(breakpoint(page, edge).locator('.bp-hit').first()).toHaveText('f8');
      await expectSound(page, 'list');
      await page.getByRole('button', { name: text('breakpoints.edit', { what: edge }) }).click();
      await expectSound(page, 'editor');
      await app.button('breakpoints.continue').click();
      await expect(page.locator('.bp-status')).toContainText(second!);
      await page.keyboard.press('Escape');
      await app.expectAddress(second!);
    });
  });
}
