import { expect, firstAddress, test } from './support/app';
import { play, sceneOf } from './support/package';
import { stillPicture } from './support/pixels';
import { text } from './support/text';

test.use({ drawn: false });

test('frames: click, drag along and arrow keys', async ({ app, page }) => {
  const box = (await app.frames.boundingBox())!;
  const pitch = box.width / 28;
  await page.mouse.click(box.x + 3.5 * pitch, box.y + 40);
  await app.expectAddress('f3');
  await page.mouse.click(box.x + 20.5 * pitch, box.y + 40);
  await app.expectAddress('f20');
  await app.frames.focus();
  await page.keyboard.press('ArrowLeft');
  await app.expectAddress('f19');
  await page.keyboard.press('End');
  await app.expectAddress('f27');
  await page.keyboard.press('Home');
  await app.expectAddress('f0');
});

test('dragging along the frames scrubs through the run', async ({ app, page }) => {
  const box = (await app.frames.boundingBox())!;
  const pitch = box.width / 28;
  await page.mouse.move(box.x + 8.5 * pitch, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 10.5 * pitch, box.y + 40, { steps: 4 });
  await page.mouse.move(box.x + 14.5 * pitch, box.y + 40, { steps: 8 });
  await app.expectAddress(/^f14\b/);
  await page.mouse.up();
  await app.expectAddress(/^f14\b/);
});

test('slides: each bar leads to its slide, with the mouse and with the keyboard', async ({ app, page }) => {
  const slides = page.getByRole('group', { name: text('strip.b', { frame: '8' }) }).getByRole('button');
  await expect(slides).toHaveCount(3);
  await slides.nth(1).click();
  await app.expectAddress('f8.p0.s1');
  await slides.nth(2).focus();
  await page.keyboard.press('Enter');
  await app.expectAddress('f8.p1.s0');
});

test.describe(() => {
  test.use({ drawn: true });

  test('candidates: click commits, drag scrubs the clock, hover only previews', async ({ app, page }) => {
    const chart = page.getByRole('img', { name: /candidates, their interval/ });
    const box = (await chart.boundingBox())!;
    await app.figures();
    // The last part that is fetched: from here on nothing moves by itself.
    await expect(app.inspector.locator('.katex').first()).toBeVisible();
    const world = app.pane('world');
    await page.mouse.move(5, 5);
    const before = await stillPicture(world, page);
    await page.mouse.move(box.x + box.width / 2, box.y + 8 + 17 * 2);
    await expect.poll(async () => (await stillPicture(world, page)) === before, 'hover is seen').toBe(false);
    expect(await app.address()).toBe(firstAddress);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await stillPicture(world, page)) === before, 'and gone again').toBe(true);

    const time = await app.time();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + 32, { steps: 5 });
    await page.mouse.move(box.x + box.width * 0.7, box.y + 32, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => app.time()).toBeGreaterThan(time + 0.05);
    expect(await app.address(), 'scrubbing is not stepping').toBe(firstAddress);

    await page.mouse.click(box.x + box.width / 2, box.y + 8);
    await app.expectAddress(/^f8\.p0\.s0\.t\d+$/);
    expect(await app.address()).not.toBe('f8.p0.s0.t14');
  });
});

test('the clock: a slider with keys', async ({ app, page }) => {
  await app.clock.focus();
  await page.keyboard.press('End');
  await expect.poll(() => app.time()).toBe(1);
  await page.keyboard.press('Home');
  await expect.poll(() => app.time()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => app.time()).toBe(0.01);
  await page.keyboard.press('PageUp');
  await expect.poll(() => app.time()).toBe(0.11);
  expect(await app.address()).toBe(firstAddress);
});

test('choosing in the candidate table chooses everywhere; folds open', async ({ app, page }) => {
  await app.button('panel.table').click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).not.toHaveCount(0);
  await page
    .getByRole('button', { name: /^9 back-facing$/ })
    .last()
    .click();
  await expect(table.locator('tbody').getByRole('button')).toHaveCount(18);
  const row = table.getByRole('row').filter({ has: page.getByRole('button', { name: '#9', exact: true }) });
  const triangle = await row.getByRole('cell').nth(1).innerText();
  await row.hover();
  expect(await app.address()).toBe(firstAddress);
  await row.getByRole('button').click();
  await app.expectAddress('f8.p0.s0.t9');
  await expect(row).toHaveAttribute('aria-current', 'step');
  await app.expectSentence(new RegExp(`triangle ${triangle}\\b`, 'i'));
  await expect(page.getByRole('list', { name: text('check.label', { triangle }) })).toBeVisible();
  await expect(app.pane('world').locator('p').first()).toContainText('f8.p0.s0.t9');
  await expect(app.addressNav.getByRole('button', { name: 't9' })).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => app.moment()?.address).toBe('f8.p0.s0.t9');
  await page.goBack();
  await app.expectAddress(firstAddress);
  await app.button('drawer.close').click();
  await expect(table).toHaveCount(0);
});

test.describe('where the origins stand open beside the formula', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('hovering checks, origins and table rows moves nothing', async ({ app, page }) => {
    const places = [
      page
        .getByRole('list', { name: text('check.label', { triangle: 30 }) })
        .getByRole('button')
        .first(),
      app.inspector.getByRole('button', { name: /from e₁/ }),
    ];
    for (const place of places) {
      await place.hover();
      await page.waitForTimeout(100);
      expect(await app.address()).toBe(firstAddress);
    }
    await places[1]!.click();
    await app.expectAddress('f8.p0.s0.t14.e0');
    await page.goBack();
    await app.expectAddress(firstAddress);
    await page
      .getByRole('list', { name: text('check.label', { triangle: 30 }) })
      .getByRole('button')
      .nth(1)
      .click();
    await app.expectAddress('f8.p0.s0.t14.face');
  });
});

test('a triangle lights its rows: pointed at in a figure, or selected there', async ({ app, page }) => {
  test.slow();
  const { mesh, experiment } = await sceneOf('stairs');
  const tests = (await play(mesh, experiment))
    .tree(8)
    .steps.filter(({ kind, address }) => kind === 'triangle' && address.startsWith('f8.p0.s0.'));
  await app.figures();
  const lit = page.locator('.stripC.body .lit');
  await expect(lit).toHaveCount(0);
  // Over the figure until the pointer is on a triangle that is a candidate and not the one under test.
  const box = (await app.pane('world').boundingBox())!;
  let at: readonly [number, number] | null = null;
  for (const [x, y] of spots) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
    await page.waitForTimeout(60);
    const name = await lit.locator('.id').allTextContents();
    if (name.length === 1 && name[0] !== '#14') at = [box.x + x * box.width, box.y + y * box.height];
    if (at) break;
  }
  expect(at, 'a row is lit').not.toBeNull();
  const [name, triangle] = await lit.locator('text').allTextContents();
  const step = tests.find((each) => each.name === name!.replace('#', 't'))!;
  expect(step.opening.kind === 'TriangleBegin' && String(step.opening.triangle)).toBe(triangle);
  expect(await app.address()).toBe(firstAddress);
  await page.mouse.click(...at!);
  await app.expectAddress(step.address);
  await page.mouse.move(2, 2);
  // Selected it stays lit, wherever one steps to; the table shows the same.
  await page.goBack();
  await app.expectAddress(firstAddress);
  await expect(lit.locator('.id')).toHaveText([name!]);
  // Scrubbing and another run of it leave the triangle selected.
  await app.clock.press('End');
  await expect(lit.locator('.id')).toHaveText([name!]);
  await app.option('solver.precision', 'solver.precision.single').click();
  await expect.poll(() => app.moment()?.changes.precision).toBe('single');
  await expect(lit.locator('.tri')).toHaveText([triangle!]);
  await app.button('panel.table').click();
  const rows = page.getByRole('table').locator('tr.lit');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button')).toHaveText(name!);
  await expect(rows.getByRole('cell').nth(1)).toHaveText(triangle!);
  // One row more under the pointer, in both lists: #14 begins like #1, which stays dark.
  await page.getByRole('table').getByRole('button', { name: '#14', exact: true }).hover();
  await expect
    .poll(async () => (await rows.getByRole('button').allTextContents()).sort())
    .toEqual([name!, '#14'].sort());
  await expect.poll(async () => (await lit.locator('.id').allTextContents()).sort()).toEqual([name!, '#14'].sort());
  await app.button('drawer.close').click();
  await page.keyboard.press('Escape');
  await expect(lit).toHaveCount(0);
});

/** Shares of the figure's width and height: a grid over its middle. */
const spots = [0.35, 0.45, 0.55, 0.65].flatMap((y) => [0.35, 0.5, 0.65, 0.75, 0.85].map((x) => [x, y] as const));
