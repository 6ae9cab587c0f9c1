/** Prove it: the panel says what the package says of the same sweep, and refutes the answers of the flaws. */
import type { Locator, Page } from '@playwright/test';
import { formatNumber } from '../../../web/page/base/i18n/numbers';
import { claimOf } from '../../../web/page/core/stepping/claims';
import type { Experiment } from '../../../web/page/model';
import { encodeMoment } from '../../../web/page/core/address/permalink';
import { expect, test, type App } from '../support/app';
import { axeFindings } from '../support/axe';
import { play, sceneOf } from '../support/package';
import { text } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: text('panel.proof'), exact: true });
const prove = (page: Page): Locator => page.getByRole('button', { name: text('proof.button'), exact: true });
const verdict = (page: Page): Locator => panelOf(page).getByRole('status');
const curve = (page: Page): Locator => panelOf(page).getByRole('slider');

function linkTo(preset: string, address: string, changes: Partial<Experiment>): string {
  const moment = {
    preset,
    mesh: null,
    changes,
    compare: null,
    keptInputs: null,
    address,
    level: 'check',
    view: {},
  } as const;
  return `#${encodeMoment(moment).replace(/^#/, '')}`;
}

/** Opens a step, its proof, and makes the same proof in the test's own process. */
async function proof(app: App, page: Page, preset: string, address: string, changes: Partial<Experiment> = {}) {
  await app.open(linkTo(preset, address, changes));
  await app.expectAddress(address);
  const scene = await sceneOf(preset);
  const played = await play(scene.mesh, { ...scene.experiment, ...changes });
  const step = played.tree(Number(/^f(\d+)/.exec(address)![1])).byAddress.get(address)!;
  const claim = claimOf(step)!;
  const { time, until, wholeSweep } = claim;
  await prove(page).click();
  await expect(verdict(page)).toBeVisible();
  return { claim, expected: played.prove(Float64Array.from(claim.query), claim.triangle, { time, until, wholeSweep }) };
}

async function numbers(page: Page): Promise<string[]> {
  return panelOf(page).locator('dd').allTextContents();
}

const robust = { method: 'robust', sides: 'both' } as const;

for (const [preset, address, changes, expected] of [
  ['face-hit', 'f0.p0.s0.nearest', {}, 'hit'],
  ['edge-hit', 'f0.p0.s0.nearest', {}, 'hit'],
  ['vertex-hit', 'f0.p0.s0.t0', {}, 'hit'],
  ['parallel-out', 'f0.p0.s0.t0', {}, 'miss'],
  ['stairs', 'f8.p0.s0.nearest', robust, 'hit'],
  ['exit-root', 'f0.p0.s0.t0.e0', {}, 'refuted'],
  ['exit-root', 'f0.p0.s0.nearest', robust, 'hit'],
  ['one-sided-wall', 'f0.p0.s0.nearest', {}, 'refuted'],
  ['one-sided-wall', 'f0.p0.s0.nearest', robust, 'hit'],
] as const) {
  test(`${preset} ${address} ${'method' in changes ? 'robust' : ''}: ${expected}`, async ({ unopened: app, page }) => {
    const { expected: answer } = await proof(app, page, preset, address, changes);
    expect(answer.verdict).toBe(expected);
    await expect(verdict(page)).toHaveAttribute('data-verdict', answer.verdict);
    await expect(verdict(page)).toHaveClass(answer.verdict === 'refuted' ? /refuted/ : /proved/);
    await expect(verdict(page)).toContainText(
      text(answer.verdict === 'refuted' ? 'proof.word.refuted' : 'proof.word.proved'),
    );
    const [residual, slope, tolerance, least, first] = await numbers(page);
    expect([residual, slope, tolerance]).toEqual([
      formatNumber(answer.residual, 7),
      formatNumber(answer.slope, 7),
      formatNumber(answer.tolerance, 4),
    ]);
    expect(least).toContain(formatNumber(answer.leastDistance, 7));
    expect(first).toBe(
      Number.isFinite(answer.firstContact) ? formatNumber(answer.firstContact, 7) : text('proof.never'),
    );
  });
}

test('the curve follows the clock, and the clock the curve', async ({ unopened: app, page }) => {
  await proof(app, page, 'face-hit', 'f0.p0.s0.nearest');
  await curve(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => app.time()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => app.time()).toBe(0.01);
  await expect(curve(page)).toHaveAttribute('aria-valuetext', /^t = 0\.0100, f = /);
  const box = (await curve(page).boundingBox())!;
  await page.mouse.click(box.x + 30 + (box.width - 38) * 0.5, box.y + 60);
  await expect.poll(() => app.time()).toBeCloseTo(0.5, 1);
});

test('stepping on proves the next step; a frame has nothing to prove', async ({ unopened: app, page }) => {
  await proof(app, page, 'exit-root', 'f0.p0.s0.t0.e0');
  await app.goTo('f0.p0.s0.t1');
  await expect(panelOf(page).locator('.proof-claim')).toContainText('triangle 1');
  await app.goTo('f0');
  await expect(panelOf(page)).toContainText(text('proof.empty'));
  await expect(prove(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`no findings of axe at ${width} × ${height}`, async ({ unopened: app, page }) => {
    await page.setViewportSize({ width, height });
    await proof(app, page, 'exit-root', 'f0.p0.s0.t0.e0');
    expect(await axeFindings(page)).toEqual([]);
    await expect(verdict(page)).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
