/** The level audit: walks the level that is open, counts as the engine does elsewhere, can be paused and ended, and has an address of its own. */
import type { Locator, Page } from '@playwright/test';
import { loadSolver } from 'sweepscope';
import { runAudit, worldOf } from '../../../web/audit/run/audit';
import { usualSettings } from '../../../web/audit/run/settings';
import { severity } from '../../../web/audit/detectors/types';
import { methodOf, methods } from '../../../web/page/model/methods';
import { soundMethod } from '../../../web/package/methods';
import { presets } from '../../../web/page/presets';
import { expect, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { expectLaidOut } from '../support/sound';
import { text } from '../support/text';

// What is read and counted here is not in the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const preset = 'free-walk';
const flawed = methods.find(({ id }) => id !== soundMethod)!;
const bodies = 300;
const frames = 120;

const button = (page: Page, key: string): Locator => page.getByRole('button', { name: text(key), exact: true });
const field = (page: Page, key: string): Locator => page.getByRole('textbox', { name: text(key), exact: true });
const spots = (page: Page): Locator => page.getByRole('grid', { name: text('audit.spots') });
const rows = (page: Page): Locator => spots(page).locator('tr[data-spot]');
const state = (page: Page, key: string): Locator => page.getByRole('heading', { name: new RegExp(`^${text(key)}`) });

async function type(page: Page, key: string, value: number): Promise<void> {
  await field(page, key).fill(String(value));
  await field(page, key).press('Enter');
}

async function enter(page: Page): Promise<void> {
  await page.goto(`./#${preset}`);
  await expect(page).toHaveURL(/#v1=/);
  await page.getByRole('link', { name: text('rooms.audit') }).click();
  await expect(button(page, 'audit.start')).toBeEnabled();
}

async function setUp(page: Page, crowd: number): Promise<void> {
  const choice = page.getByRole('radiogroup', { name: text('solver.method') });
  await choice.getByRole('radio', { name: text(flawed.name) }).click();
  await type(page, 'audit.bodies', crowd);
  await type(page, 'audit.frames', frames);
}

/** Events of each kind as the list of kinds has them. */
async function counts(page: Page): Promise<number[]> {
  const texts = await page.locator('.a-kind > .num').allTextContents();
  return texts.map((each) => Number(each.replaceAll(',', '')));
}

/** The engine in this process, over the same level. */
async function countsElsewhere(): Promise<number[]> {
  const { mesh } = await presets.find(({ id }) => id === preset)!.load();
  const settings = {
    ...usualSettings,
    bodies,
    frames,
    method: flawed.id,
    sides: methodOf({ method: flawed.id }).sides,
  };
  const merged = runAudit(worldOf(await loadSolver(), mesh, settings), settings);
  return severity.map((kind) => merged.spots.count(kind).events);
}

test('walks the level, counts what the engine counts, shows and hides kinds, and its list goes by keys', async ({
  page,
}) => {
  await enter(page);
  await setUp(page, bodies);
  await button(page, 'audit.start').click();
  await expect(state(page, 'audit.state.done')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const counted = await counts(page);
  expect(counted).toEqual(await countsElsewhere());
  expect(counted.reduce((a, b) => a + b)).toBeGreaterThan(100);

  const all = await rows(page).count();
  const worst = severity[counted.findIndex((count) => count > 0)]!;
  const box = page.getByRole('checkbox', { name: new RegExp(text(`audit.kind.${worst}`)) });
  await box.uncheck();
  expect(await rows(page).count()).toBeLessThan(all);
  const tabled = page.locator('.a-methods tbody th', { hasText: text(`audit.kind.${worst}`) });
  await expect(tabled).toHaveCount(0);
  await expect(page.locator('.a-left-out')).toContainText(text(`audit.kind.${worst}`));
  await box.check();
  await expect(rows(page)).toHaveCount(all);
  await expect(tabled).toHaveCount(1);
  // A row has the number of its pin.
  const first = await rows(page).first().getAttribute('data-spot');
  await expect(rows(page).first().locator('.a-no')).toHaveText(`#${first}`);
  await expect(page.locator('.a-pin', { hasText: new RegExp(`^#${first}$`) })).toHaveCount(1);

  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(spots(page).locator('[tabindex="0"]')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('audit.csv') }).click();
  expect((await download).suggestedFilename()).toBe('small-level-audit.csv');
  expect(await axeFindings(page)).toEqual([]);
});

test('pauses, goes on, is cancelled with its results, and they stay over a look at the workbench', async ({ page }) => {
  await enter(page);
  await setUp(page, 20_000);
  await button(page, 'audit.start').click();
  await expect.poll(async () => (await counts(page)).reduce((a, b) => a + b)).toBeGreaterThan(0);
  await button(page, 'audit.pause').click();
  await expect(state(page, 'audit.state.paused')).toBeVisible();
  const then = await counts(page);
  await button(page, 'audit.goOn').click();
  await expect
    .poll(async () => (await counts(page)).reduce((a, b) => a + b))
    .toBeGreaterThan(then.reduce((a, b) => a + b));
  await button(page, 'audit.cancel').click();
  await expect(state(page, 'audit.state.ended')).toBeVisible();
  const kept = await counts(page);
  await expect(button(page, 'audit.again')).toBeEnabled();
  // A run that was cancelled goes on no more; its report is about fewer bodies all the same.
  await button(page, 'audit.report').click();
  await expect(page.getByRole('dialog')).toContainText(/Only [\d,]+ of 20,000 bodies have walked/);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(page).toHaveURL(/#v1=/);
  await expect(page.locator('.app')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/#audit(\?|$)/);
  expect(await counts(page)).toEqual(kept);
});

test('is still there after a reload, with its level and its settings, and refuses what is no good', async ({
  page,
}) => {
  await enter(page);
  await type(page, 'audit.bodies', 123);
  await expect(page).toHaveURL(/#audit\?.*bodies=123/);
  await page.reload();
  await expect(page).toHaveURL(/#audit\?.*bodies=123/);
  await expect(button(page, 'audit.start')).toBeEnabled();
  await expect(page.getByText(text('mesh.called.small-level')).first()).toBeVisible();
  await expect(field(page, 'audit.bodies')).toHaveValue('123');
  await type(page, 'audit.bodies', 0);
  await expect(page.getByRole('alert')).toContainText(text('field.tooSmall', { bound: '1', kept: '123' }));

  // What is counted is no measurement: 4 times, not 4.00.
  await button(page, 'audit.walk.more').click();
  await expect(field(page, 'audit.rate')).toHaveValue('60');
  await page.getByRole('button', { name: text('audit.more', { seed: 1 }) }).click();
  const headings = `${text('audit.kind.trapped')}: ${text('audit.threshold.trapped.headings')}`;
  const times = page.getByRole('textbox', { name: headings, exact: true });
  await expect(times).toHaveValue('4');
  await times.press('ArrowUp');
  await expect(times).toHaveValue('5');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#audit');
    await expect(button(page, 'audit.start')).toBeEnabled();
    await setUp(page, 100);
    await button(page, 'audit.start').click();
    await expect(state(page, 'audit.state.done')).toBeVisible({ timeout: 20_000 });
    await expectLaidOut(page, 'audit');
    // The way above stands beside the counts, however long they are.
    const middle = async (part: string) => {
      const { y, height } = (await page.locator(`.a-title ${part}`).boundingBox())!;
      return y + height / 2;
    };
    await page.locator('.a-title .a-dim').evaluate((counts) => (counts.textContent = '11,961 events of 3,000 bodies'));
    expect(Math.abs((await middle('.a-above')) - (await middle('.a-method')))).toBeLessThan(4);
    if (width > 700) return;
    for (const tab of ['spots', 'counts']) {
      await page.getByRole('radio', { name: text(`audit.tab.${tab}`) }).click();
      await expectLaidOut(page, 'audit');
    }
  });
}

test('begins with a level on which something happens; presets and files are opened in the room', async ({ page }) => {
  await page.goto('./#audit');
  await expect(page.getByText(text('mesh.called.small-level')).first()).toBeVisible();
  await type(page, 'audit.bodies', 100);
  await button(page, 'audit.start').click();
  await expect(state(page, 'audit.state.done')).toBeVisible({ timeout: 20_000 });
  expect(await rows(page).count()).toBeGreaterThan(5);

  // Why stands below the row; of the lowest that is seen it is brought to view when it comes.
  const last = await rows(page).evaluateAll((all) => {
    const bottom = all[0]!.closest('.a-scroll')!.getBoundingClientRect().bottom;
    return all.filter((row) => row.getBoundingClientRect().bottom < bottom).length - 1;
  });
  await rows(page).nth(last).click();
  await expect(page.locator('.a-why')).toBeInViewport({ ratio: 0.9 });

  await button(page, 'audit.level.presets').click();
  await page.locator('.preset-item', { hasText: text('preset.teapot.title') }).click();
  await expect(page.locator('.a-left .mesh b')).toHaveText(text('mesh.called.teapot'));
  await expect(page).toHaveURL(/#audit(\?|$)/);

  const chooser = page.waitForEvent('filechooser');
  await button(page, 'audit.level.own').click();
  const corners = [
    [-9, 0, -9],
    [9, 0, -9],
    [9, 0, 9],
    [-9, 0, 9],
  ];
  const obj = `${corners.map((corner) => `v ${corner.join(' ')}`).join('\n')}\nf 1 3 2\nf 1 4 3\n`;
  await (await chooser).setFiles({ name: 'my-yard.obj', mimeType: 'text/plain', buffer: Buffer.from(obj) });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('import.use') })
    .click();
  await expect(page.locator('.a-left .mesh b')).toHaveText('my-yard.obj');
  await expect(page).toHaveURL(/#audit(\?|$)/);
  await expect(page.getByText(text('audit.ofLevel', { name: text('mesh.called.small-level') }))).toBeVisible();
});

test('saves its report, and the focus stays on the way that was taken', async ({ page }) => {
  await page.goto('./#audit');
  await type(page, 'audit.bodies', 40);
  await button(page, 'audit.start').click();
  await expect(state(page, 'audit.state.done')).toBeVisible({ timeout: 20_000 });
  await button(page, 'audit.report').click();
  const way = page.getByRole('dialog').getByRole('button', { name: text('audit.report.html') });
  await way.focus();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.html$/);
  await expect(way).toBeFocused();
});

test('shows the whole of a level that is much larger than the one before', async ({ unopened, page }) => {
  await unopened.open('#free-walk');
  await page.goto('./#audit');
  await expect(page.locator('.a-scale')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'audit.level.own').click();
  const obj = 'v -400 0 -400\nv 400 0 -400\nv 400 0 400\nv -400 0 400\nf 1 3 2\nf 1 4 3\n';
  await (await chooser).setFiles({ name: 'valley.obj', mimeType: 'text/plain', buffer: Buffer.from(obj) });
  const size = page.getByRole('dialog');
  await size.getByRole('radio', { name: 'metres', exact: true }).click();
  await size.getByRole('button', { name: text('import.use') }).click();
  // The bar is as long as the level where all of it is in the picture.
  await expect(page.locator('.a-scale')).toHaveText(/^800 /);
});

test('says of a level without ground that nobody walked, and not that nothing happened to them', async ({ page }) => {
  await page.goto('./#audit');
  await expect(page.locator('.a-when')).toContainText(text('audit.when.none'));
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'audit.level.own').click();
  const obj = 'v 0 0 0\nv 0 5 0\nv 0 0 5\nf 1 2 3\n';
  await (await chooser).setFiles({ name: 'wall.obj', mimeType: 'text/plain', buffer: Buffer.from(obj) });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('import.use') })
    .click();
  await expect(page.locator('.a-left .mesh b')).toHaveText('wall.obj');
  await type(page, 'audit.bodies', 10);
  await button(page, 'audit.start').click();
  await expect(state(page, 'audit.state.done')).toBeVisible();
  await expect(page.locator('.a-right .a-none')).toHaveText(text('audit.nobody'));
});

test('has level and settings in its address, and names what a link has wrong', async ({ page }) => {
  await page.goto('./#audit?preset=teapot&bodies=77&frames=0&colour=red');
  await expect(page.locator('.a-left .mesh b')).toHaveText(text('mesh.called.teapot'));
  await expect(field(page, 'audit.bodies')).toHaveValue('77');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('frames = 0');
  await expect(alert).toContainText('colour = red');
  await expect(page).toHaveURL(/#audit\?preset=teapot&bodies=77$/);
  await type(page, 'audit.frames', 90);
  await expect(page).toHaveURL(/#audit\?preset=teapot&bodies=77&frames=90$/);
  await page.evaluate(() => (location.hash = '#audit?preset=free-walk&seed=5'));
  await expect(page.locator('.a-left .mesh b')).toHaveText(text('mesh.called.small-level'));
  await expect(field(page, 'audit.bodies')).toHaveValue('2000');
});
