import type { Page } from '@playwright/test';
import { expect, firstAddress, test, type App } from './support/app';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

/** Gathers every time the clock shows while something is done. */
async function timesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate((label) => {
    const seen = window as unknown as { times: number[]; watch?: MutationObserver };
    seen.times = [];
    seen.watch?.disconnect();
    seen.watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if ((target as Element).getAttribute('aria-label') !== label) continue;
        seen.times.push(Number((target as Element).getAttribute('aria-valuenow')));
      }
    });
    seen.watch.observe(document.body, { subtree: true, attributeFilter: ['aria-valuenow'] });
  }, text('time.label'));
  await work();
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

test('play and pause with Space and with the button; from a check its slide is played', async ({ app, page }) => {
  await page.keyboard.press('Space');
  await expect(app.button('step.pause')).toBeVisible();
  await expect.poll(() => app.address()).toBe(firstAddress.replace(/\.t\d+.*/, ''));
  await page.keyboard.press('Space');
  await expect(app.button('step.play')).toBeVisible();
  const at = await app.address();
  await page.waitForTimeout(500);
  expect(await app.address()).toBe(at);
  await app.button('step.play').click();
  await expect.poll(() => app.address(), { timeout: 10_000 }).not.toBe(at);
  await app.button('step.pause').click();
  await expect(app.button('step.play')).toBeVisible();
  await app.expectLinked(await app.address());
});

test('at the level of frames the body moves along its sweeps, at the speed asked for, to the end', async ({
  app,
  page,
}) => {
  test.setTimeout(60_000);
  await app.openPreset('wallAndFloor');
  await app.level('frame');
  await page.keyboard.press('Home');
  const speed = page.getByRole('combobox', { name: text('speed.label') });
  await speed.selectOption({ label: text('speed.times', { speed: '1/4' }) });
  const times = await timesDuring(page, async () => {
    await app.button('step.play').click();
    await expect(app.button('step.play')).toBeVisible({ timeout: 20_000 });
  });
  expect(times.length, 'the clock ran').toBeGreaterThan(4);
  await app.expectAddress(/^f0\.p1/);
  await speed.selectOption({ label: text('speed.times', { speed: '4' }) });
  await expect(speed).toHaveValue(/.*/);
  // From the end, play starts over.
  await app.button('step.play').click();
  await expect(app.button('step.play')).toBeVisible({ timeout: 20_000 });
});

test('every speed can be chosen', async ({ app, page }) => {
  await app.figures();
  const speed = page.getByRole('combobox', { name: text('speed.label') });
  for (const value of ['1/32', '1/16', '1/8', '1/4', '1/2', '1', '2', '4']) {
    await speed.selectOption({ label: text('speed.times', { speed: value }) });
    await expect(speed.locator('option:checked')).toHaveText(text('speed.times', { speed: value }));
  }
});

/** To another time of the same sweep and back, a few times: the most times the clock showed on one way. */
async function longestGlide(app: App): Promise<number> {
  let most = 0;
  for (const [step, time] of [
    ['t1', 0.6349],
    ['t14', 0.3765],
    ['t1', 0.6349],
    ['t14', 0.3765],
  ] as const) {
    const times = await timesDuring(app.page, async () => {
      await app.goTo(`f8.p0.s0.${step}`);
      await expect.poll(() => app.time()).toBeCloseTo(time, 4);
    });
    most = Math.max(most, times.length);
  }
  return most;
}

test('stepping glides, but not for those who asked for less motion', async ({ app, page }) => {
  await app.figures();
  // A slow machine may draw no picture on one way; it will on another.
  expect(await longestGlide(app), 'a glide').toBeGreaterThan(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await app.ready();
  await app.figures();
  expect(await longestGlide(app), 'one change a step').toBe(1);
  await app.button('panel.table').click();
  await page.keyboard.press('?');
  await expect(app.dialog(text('keys.title'))).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().duration) > 20)
        .length,
  );
  expect(moving, 'running animations').toBe(0);
});
