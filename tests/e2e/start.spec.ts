import { App, expect, firstAddress, test } from './support/app';
import { coloursOf, stillPicture } from './support/pixels';
import { text } from './support/text';
import { firstScreenKiB, weightOf } from './support/weight';

const body = '#56B4E9';
const edge = '#E69F00';

test('the first screen is the leap onto the stairs, paused where an edge takes the lead', async ({ app, page }) => {
  expect(await app.address()).toBe(firstAddress);
  await app.expectSentence(/^Edge e₂ of triangle 30 is reached at t = 0\.3765; this beats 0\.4065\.$/);
  await expect(page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(text('preset.stairs.title'));
  await expect(page.getByRole('heading', { name: text('preset.stairs.title') })).toBeVisible();
  await expect(page.getByText(text('preset.stairs.question'))).toBeVisible();
  await expect(app.button('step.play')).toBeVisible();
  await expect(app.option('level.label', 'level.check')).toBeChecked();
  expect(await app.frameCount()).toBe(28);
  await expect(page.getByRole('status').filter({ hasText: 'Edge e₂ of triangle 30' })).toBeAttached();
  await page.waitForTimeout(600);
  expect(await app.address(), 'nothing moves by itself').toBe(firstAddress);
});

test('both figures are drawn, each with its own body and the edge under test', async ({ app, page }) => {
  await app.figures();
  for (const view of ['world', 'ellipsoid'] as const) {
    const pane = app.pane(view);
    await stillPicture(pane, page);
    const { different, near } = await coloursOf(pane, [body, edge]);
    expect(different, `${view} is no blank`).toBeGreaterThan(40);
    expect(near[0], `${view} has the body`).toBeGreaterThan(150);
    expect(near[1], `${view} has the edge`).toBeGreaterThan(60);
  }
});

test('nothing comes from elsewhere, and the policy holds in the header and in the page', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const response = await page.goto('./');
  await expect(page.getByText('0.3765').first()).toBeVisible();
  await expect.poll(() => asked.some((url) => url.endsWith('.wasm'))).toBe(true);
  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(baseURL!));
  expect(elsewhere).toEqual([]);

  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  for (const policy of [await response!.headerValue('content-security-policy'), meta]) {
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/(?<!wasm-)unsafe-eval|unsafe-inline|\*/);
  }
});

test('no more than the budget come before the first step and its figures', async ({ page }) => {
  const app = new App(page);
  const go = async () => {
    await app.open();
    await app.figures();
  };
  // Formulas are set when the step is there already.
  const { sum, names } = await weightOf(page, go);
  for (const part of [
    /\/index-.*js$/,
    /\/workbench-.*js$/,
    /\/worker-.*js$/,
    /\.wasm$/,
    /\/scene-.*js$/,
    /\/index-.*css$/,
  ]) {
    expect(names.filter((name) => part.test(name)).length, String(part)).toBeGreaterThan(0);
  }
  expect(sum, names.join(' ')).toBeLessThan(firstScreenKiB);
});

test.describe(() => {
  // The test sets a trap for the policy; Chromium says so in the console.
  test.use({ allowed: [/Executing inline script violates/] });

  test('the policy is in force: an inline script does not run', async ({ app, page }) => {
    await app.ready();
    const stopped = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = 1';
      const heard = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        }),
      );
      document.head.append(script);
      return Promise.race([heard, new Promise<string>((resolve) => setTimeout(resolve, 2000, 'nothing stopped it'))]);
    });
    expect(stopped).toBe('script-src-elem');
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});

test('layers, morph and view tabs change what is drawn', async ({ app, page }) => {
  await app.figures();
  const world = app.pane('world');
  let before = await stillPicture(world, page);
  for (const layer of ['mesh', 'velocities', 'slidePlane', 'contact'] as const) {
    const box = page.getByRole('checkbox', { name: text(`layer.${layer}`), exact: true });
    await box.click({ force: true });
    await expect(box).not.toBeChecked();
    const after = await stillPicture(world, page);
    expect(after === before, `${layer} is gone`).toBe(false);
    before = after;
  }
  const morph = page.getByRole('slider', { name: text('view.morph') });
  await morph.focus();
  await morph.press('End');
  await expect(morph).toHaveAttribute('aria-valuenow', '100');
  expect((await stillPicture(world, page)) === before, 'morphed').toBe(false);
});
