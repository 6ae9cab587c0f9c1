/** The inspector: numbers to the last bit, where they come from, linked highlighting, watching over the run, the step tree. */
import type { Page } from '@playwright/test';
import { parseHex } from '../../web/page/base/i18n/hex';
import type { TraceEvent } from '../../web/package/trace/events.gen';
import { expect, firstAddress, test } from './support/app';
import { axeFindings } from './support/axe';
import { play, sceneOf } from './support/package';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

test.setTimeout(240_000);

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

const plain = (shown: string) => shown.replaceAll('−', '-').replace('∞', 'Infinity');

/** Results of the formula as the page shows them, by field. */
async function results(page: Page): Promise<[field: string, numbers: string[]][]> {
  const found = await page
    .locator('.mth .res [data-field]')
    .evaluateAll((all) =>
      all.map((each) => [(each as HTMLElement).dataset['field']!, each.textContent ?? ''] as const),
    );
  return found.map(([field, shown]) => [
    field,
    plain(shown)
      .replace(/^\(|\)$/g, '')
      .split(', '),
  ]);
}

function numbersOf(event: TraceEvent, field: string): number[] {
  const value = (event as unknown as Record<string, number | number[]>)[field];
  return Array.isArray(value) ? value : [value!];
}

for (const method of ['paper', 'robust'] as const) {
  test(`${method}: every result is the package’s, at 17 digits and in hexadecimal`, async ({ app, page }) => {
    const { mesh, experiment } = await sceneOf('stairs');
    const tree = (await play(mesh, { ...experiment, method })).tree(8);
    if (method === 'robust') {
      await app.option('solver.method', 'solver.method.robust').click();
      await expect(app.option('solver.method', 'solver.method.robust')).toBeChecked();
    }
    const checks = tree.steps.filter(({ kind }) => ['edge', 'vertex', 'face', 'nearest'].includes(kind));
    // A few of each kind, with those that found something.
    const wanted = ['edge', 'vertex', 'face', 'nearest'].map((kind) => checks.findLast((step) => step.kind === kind)!);
    for (const step of wanted) {
      await app.goTo(step.address);
      await app.expectAddress(step.address);
      for (const [label, read] of [
        ['17', Number],
        [text('digits.hex'), (shown: string) => (shown.includes('0x') ? parseHex(shown) : Number(shown))],
      ] as const) {
        await page
          .getByRole('radiogroup', { name: text('digits.label') })
          .getByRole('radio', { name: label })
          .click();
        const shown = (await results(page)).filter(([field]) => !field.includes('.'));
        // A sweep that meets nothing ends somewhere, in both spaces; it has no time, contact or distance.
        const free = step.event.kind === 'Nearest' && !step.event.found;
        expect(shown.length, step.address).toBeGreaterThan(free ? 1 : 2);
        for (const [field, numbers] of shown) {
          // 17 digits do not show the sign of a zero; hexadecimal does.
          const expected = numbersOf(step.event, field).map((value) => (label === '17' && value === 0 ? 0 : value));
          const read0 = numbers.map(read).map((value) => (label === '17' && value === 0 ? 0 : value));
          expect(read0, `${step.address} ${field} ${label}`).toEqual(expected);
        }
      }
    }
  });
}

test('a number leads to the step that made it, Back returns; one made here shows what it is made of', async ({
  app,
  page,
}) => {
  await app.expectLinked(firstAddress);
  await expect(page.locator('.mth math').first()).toBeAttached();
  const bound = page.locator('.sent .nt').last();
  expect(await bound.textContent()).toBe('0.4065');
  await bound.click();
  await app.expectAddress('f8.p0.s0.t14.e0');
  await app.expectSentence(/0\.4065/);
  await page.goBack();
  await app.expectAddress(firstAddress);
  await page.locator('.mth [data-field=vv]').first().click();
  await app.expectAddress('f8.p0.s0');
  await page.goBack();
  await app.expectAddress(firstAddress);
  await page.locator('.mth [data-field=a2]').click();
  const from = page.locator('.from[role=status]');
  await expect(from).toContainText('77.4678');
  await expect(from.locator('.nt')).toHaveText(['4.0000', '19.4781', '−0.6667']);
  await from.getByRole('button', { name: text('from.close') }).click();
  await expect(from).toHaveCount(0);
});

test('a symbol is lit in formula, sentence and figures, from either side, and stays selected', async ({
  app,
  page,
}) => {
  await app.figures();
  const lit = page.locator('html');
  const token = page.locator('.mth .tex [data-sym=b]').first();
  await token.hover();
  await expect(lit).toHaveAttribute('data-lit', 'b');
  await expect(page.getByRole('tooltip')).toContainText('(2.3333, −0.7050, 0.7000)');
  await expect(page.getByRole('tooltip')).toContainText(text('symbol.b', { to: 'edge', element: 1 }));
  const label = app.pane('ellipsoid').locator('.lb[data-sym=b]');
  await expect(label).toHaveCSS('box-shadow', /1px/);
  await page.mouse.move(720, 10);
  await expect(lit).not.toHaveAttribute('data-lit');
  // From the figure: its name, and the glyph beside it.
  const box = (await app.pane('world').locator('.lb[data-sym=v]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(lit).toHaveAttribute('data-lit', 'v');
  await expect(page.locator('.mth .tex [data-sym=v]').first()).toHaveCSS('box-shadow', /1px/);
  // Selected it stays, over stepping, scrubbing and another run.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(720, 10);
  await expect(lit).toHaveAttribute('data-lit', 'v');
  await page.keyboard.press('ArrowRight');
  await app.expectAddress('f8.p0.s0.t14.e2');
  await app.type(app.axisField('motion', 'x'), '1.3');
  await expect.poll(() => app.vector('motion')).toEqual([1.3, 0.05, 0.1]);
  await expect(lit).toHaveAttribute('data-lit', 'v');
  await app.axisField('motion', 'x').blur();
  await page.keyboard.press('Escape');
  await expect(lit).not.toHaveAttribute('data-lit');
});

test('a symbol stands where it stays, however late its font comes', async ({ unopened, page }) => {
  await page.route(/KaTeX_[^/]*\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await unopened.open();
  const token = page.locator('.mth .tex [data-sym=b]').first();
  await token.waitFor();
  const [x, width] = await token.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [box.x, box.width];
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const later = (await token.boundingBox())!;
  // Pointed at in its middle it is still under the pointer.
  expect(Math.abs(later.x + later.width / 2 - (x! + width! / 2))).toBeLessThan(width! / 4);
});

test('by keyboard alone: into the formula, from symbol to number, pin, tree', async ({ app, page }) => {
  await page.locator('.mth math').first().waitFor();
  await page.locator('.mth button[data-sym]').first().focus();
  await expect(page.locator('html')).toHaveAttribute('data-lit', 'e');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-lit', /v/);
  await page.keyboard.press('End');
  await expect(page.locator('.mth [data-field=f]:focus')).toHaveCount(1);
  await page.keyboard.press('p');
  // The word about it floats over the page and is part of a live region.
  const notice = page.getByRole('status').filter({ hasText: text('watch.pinned', { count: 1 }) });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await app.button('panel.watch').click();
  await expect(page.locator('.watch-pin')).toHaveCount(1);
  await app.button('panel.tree').click();
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('e₂');
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await app.expectAddress('f8.p0.s0.t14.e2');
  await page.keyboard.press('ArrowLeft');
  await app.expectAddress('f8.p0.s0.t14');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem', { name: /^#14/ })).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
});

test('a pinned number over the run is the package’s, frame by frame; it is in the link', async ({ app, page }) => {
  const { mesh, experiment } = await sceneOf('stairs');
  const run = await play(mesh, experiment);
  await app.goTo('f8.p0.s0.nearest');
  await app.expectAddress('f8.p0.s0.nearest');
  await app.button('panel.watch').click();
  await page.locator('.watch').getByRole('button', { name: 'time', exact: true }).click();
  const plot = page.getByRole('slider', { name: text('watch.plot', { name: 'time p0.s0.nearest' }) });
  await expect(plot).toHaveAttribute('aria-valuemax', '27');
  await plot.focus();
  await plot.press('Home');
  for (let frame = 0; frame < run.frames.length; frame++) {
    const event = run.tree(frame).byAddress.get(`f${frame}.p0.s0.nearest`)?.event;
    const time = event?.kind === 'Nearest' ? event.time : null;
    const value = time === null ? text('watch.none') : time === Infinity ? '∞' : time.toFixed(4);
    await expect(plot).toHaveAttribute('aria-valuetext', text('watch.at', { frame, value }));
    await plot.press('ArrowRight');
  }
  await expect.poll(() => app.moment()?.pins).toEqual(['p0.s0.nearest time']);
  await expectAccessible(page);
  await page.reload();
  await app.ready();
  await app.button('panel.watch').click();
  await expect(page.locator('.watch-pin')).toHaveCount(1);
});

test('an address is offered and completed while it is typed, careless typing included', async ({ app, page }) => {
  await page.keyboard.press('/');
  const field = app.field('goto.field');
  await field.fill('8 0 0 14');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('f8.p0.s0.t14.plane');
  await field.press('ArrowDown');
  await field.press('Tab');
  await expect(field).toHaveValue('f8.p0.s0.t14.plane');
  await field.fill('8 0 0 14 e1');
  await field.press('Enter');
  await app.expectAddress(firstAddress);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on a symbol of the formula selects it, another one lets it go', async ({ app, page }) => {
    const lit = page.locator('html');
    const tip = page.getByRole('tooltip');
    const card = page.locator('.mth');
    await card.locator('math').first().waitFor();
    for (const symbol of ['b', 'e', 'v'] as const) {
      const token = card.locator(`.tex [data-sym=${symbol}]`).first();
      await token.tap();
      await expect(lit).toHaveAttribute('data-lit', symbol);
      await expect(tip).toContainText(text(`symbol.${symbol}`, { to: 'edge', element: 1 }).slice(0, 8));
    }
    await card.locator('.tex [data-sym=v]').first().tap();
    await expect(lit).not.toHaveAttribute('data-lit');
    await expect(tip).toHaveCount(0);
    // Beside a symbol is as good as on it; a tap on a number is still the number's.
    const box = (await card.locator('.tex [data-sym=e]').first().boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 5);
    await expect(lit).toHaveAttribute('data-lit', 'e');
    await app.expectAddress(firstAddress);
    await card.locator('[data-field=a2]').tap();
    await expect(page.locator('.from[role=status]')).toContainText('77.4678');
  });
});
