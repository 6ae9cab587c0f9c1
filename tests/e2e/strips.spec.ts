/** The strips of the timeline in depth: previews, zoom, filters, ten thousand candidates, sizes. */
import type { Page } from '@playwright/test';
import { formatNumber } from '../../web/page/base/i18n/numbers';
import { encodeMoment } from '../../web/page/core/address/permalink';
import type { Experiment } from '../../web/page/model';
import { candidates, type Candidate } from '../../web/package/trace/candidates';
import { enclosingSlide } from './support/slides';
import { expect, firstAddress, test } from './support/app';
import { axeFindings } from './support/axe';
import { play, sceneOf } from './support/package';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

async function expectNoAxe(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindings(page), state).toEqual([]);
}

const tip = (page: Page) => page.locator('.hover-tip');

test('frames: hovering tells what the package says and commits nothing', async ({ app, page }) => {
  const { mesh, experiment } = await sceneOf('stairs');
  const { frames } = await play(mesh, experiment);
  const box = (await app.frames.boundingBox())!;
  const pitch = box.width / frames.length;
  for (const at of [3, 12, 16]) {
    await page.mouse.move(box.x + (at + 0.5) * pitch, box.y + 50);
    const { result } = frames[at]!;
    await expect(tip(page)).toContainText(text('check.f', { number: at }));
    const [movement, gravity] = result.passSweeps;
    await expect(tip(page)).toContainText(text('frame.tip.sweeps', { movement: movement!, gravity: gravity! }));
    const moved = Math.hypot(...[0, 1, 2].map((axis) => result.position[axis]! - frames[at]!.start[axis]!));
    await expect(tip(page)).toContainText(formatNumber(moved));
  }
  expect(await app.address()).toBe(firstAddress);
  await page.mouse.move(600, 300);
  await expect(tip(page)).toHaveCount(0);
});

test('a long run: an overview of all of it, zoom by wheel and keys, every frame within reach', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000);
  await app.type(app.field('solver.frames'), '10000');
  await expect(app.frames).toHaveAttribute('aria-valuemax', '9999', { timeout: 60_000 });
  const drawn = () => page.locator('.stripA .col').count();
  expect(await drawn(), 'only columns in sight are drawn').toBeLessThan(80);
  await app.frames.focus();
  await page.keyboard.press('0');
  await expect(page.locator('.stripA .frame-now')).toHaveCount(1);
  await expect.poll(drawn).toBe(0);
  const box = (await app.frames.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + 50);
  await app.expectAddress(/^f(49[89]\d|50[01]\d)\b/);
  const frame = Number((await app.address()).slice(1).split('.')[0]);
  // Zooming by keys keeps the current frame where it is.
  await app.frames.focus();
  for (let k = 0; k < 14; k++) await page.keyboard.press('+');
  await expect.poll(drawn).toBeGreaterThan(5);
  await expect(page.locator('.stripA .tx.on')).toHaveText(String(frame));
  const before = await drawn();
  await page.mouse.move(box.x + box.width / 2, box.y + 50);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 240);
  await page.keyboard.up('Control');
  await expect.poll(drawn).toBeGreaterThan(before);
  await app.frames.focus();
  await page.keyboard.press('End');
  await app.expectAddress('f9999');
  await app.button('strip.a.zoomOut').click();
});

test('slides: hovering tells t and the triangle, dragging scrubs t over that slide', async ({ app, page }) => {
  const slides = page.getByRole('group', { name: text('strip.b', { frame: '8' }) }).getByRole('button');
  const first = (await slides.first().boundingBox())!;
  await page.mouse.move(first.x + 20, first.y + 12);
  await expect(tip(page)).toContainText(text('check.s', { number: 0 }));
  await expect(tip(page)).toContainText('t 0.3765, triangle 30');
  expect(await app.address()).toBe(firstAddress);
  const second = (await slides.nth(1).boundingBox())!;
  await page.mouse.move(second.x + 15, second.y + 12);
  await page.mouse.down();
  await page.mouse.move(second.x + second.width * 0.3, second.y + 12, { steps: 3 });
  await app.expectAddress('f8.p0.s1');
  await page.mouse.move(second.x + second.width * 0.5, second.y + 12, { steps: 3 });
  await expect.poll(() => app.time()).toBeGreaterThan(0.4);
  await expect.poll(() => app.time()).toBeLessThan(0.6);
  await page.mouse.up();
  await app.expectAddress('f8.p0.s1');
});

/** A row of the table as it should read. */
function rowText(row: Candidate): string[] {
  const interval = row.enter === null ? '–' : `${formatNumber(row.enter)} – ${formatNumber(row.leave!)}`;
  const feature = text('feature.numbered', { feature: row.feature ?? 'face', element: row.element ?? 0 });
  const outcome = row.time === null ? text(`verdict.${row.outcome}`) : feature;
  return [`#${row.test}`, String(row.triangle), interval, outcome, row.time === null ? '–' : formatNumber(row.time)];
}

test('the table has the numbers of the package, in every order and through every filter', async ({ app, page }) => {
  test.setTimeout(90_000);
  const { mesh, experiment } = await sceneOf('stairs');
  const rows = candidates(enclosingSlide((await play(mesh, experiment)).tree(8), 'f8.p0.s0'));
  await app.button('panel.table').click();
  const table = page.getByRole('table');
  const shown = async () =>
    (await table.locator('tbody tr[aria-rowindex]').all()).reduce<Promise<string[][]>>(
      async (list, row) => [
        ...(await list),
        (await row.locator('td').allInnerTexts()).slice(0, 5).map((s) => s.trim()),
      ],
      Promise.resolve([]),
    );
  const inSight = rows.filter(({ enter, time }) => enter !== null || time !== null);
  await expect(table).toHaveAttribute('aria-rowcount', String(inSight.length + 1));
  expect(await shown()).toEqual(inSight.map(rowText));

  const head = (column: string) => table.getByRole('columnheader', { name: text(`table.${column}`), exact: true });
  await head('t').getByRole('button').click();
  await expect(head('t')).toHaveAttribute('aria-sort', 'ascending');
  const byTime = inSight.toSorted((a, b) => a.time! - b.time!);
  expect(await shown()).toEqual(byTime.map(rowText));
  await head('t').getByRole('button').click();
  await expect(head('t')).toHaveAttribute('aria-sort', 'descending');
  expect(await shown()).toEqual(byTime.toReversed().map(rowText));
  await head('test').getByRole('button').click();

  const filter = page.getByRole('search', { name: text('filter.label') }).last();
  await filter.getByRole('button', { name: text('feature.vertex') }).click();
  const vertices = rows.filter(({ feature }) => feature === 'vertex');
  expect(vertices.length).toBeGreaterThan(1);
  await expect(table).toHaveAttribute('aria-rowcount', String(vertices.length + 1));
  expect(await shown()).toEqual(vertices.map(rowText));
  await filter.getByRole('button', { name: text('filter.clear') }).click();
  // Looking for a folded triangle finds it.
  const folded = rows.find(({ enter, time }) => enter === null && time === null)!;
  await filter.getByRole('searchbox').fill(String(folded.triangle));
  await expect(table).toHaveAttribute('aria-rowcount', '2');
  expect(await shown()).toEqual([rowText(folded)]);
  await expectNoAxe(page, 'a filtered table');
  await filter.getByRole('searchbox').fill('');

  // Keys: one stop for Tab, arrows from row to row, Enter goes there.
  await table.getByRole('button', { name: `#${inSight[0]!.test}`, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('button', { name: `#${inSight[1]!.test}`, exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(table.getByRole('button', { name: `#${inSight.at(-1)!.test}`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await app.expectAddress(`f8.p0.s0.t${inSight.at(-1)!.test}`);
});

test('lines between the regions: keys and mouse move them, a reload keeps them', async ({ app, page }) => {
  test.setTimeout(60_000);
  const line = page.getByRole('separator', { name: text('split.timeline') });
  const height = async () => (await page.locator('.time').boundingBox())!.height;
  const before = await height();
  await line.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(height).toBeCloseTo(before + 32, 0);
  const strips = page.getByRole('separator', { name: text('split.strips') });
  const box = (await strips.boundingBox())!;
  await page.mouse.move(box.x + 6, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 66, box.y + 100, { steps: 3 });
  await page.mouse.up();
  const wide = async () => (await page.locator('.ab').boundingBox())!.width;
  const width = await wide();
  await page.reload();
  await app.ready();
  await expect.poll(height).toBeCloseTo(before + 32, 0);
  expect(await wide()).toBeCloseTo(width, 0);
  await line.focus();
  await page.keyboard.press('Enter');
  await expect.poll(height).toBeCloseTo(before, 0);
  await expectNoAxe(page, 'lines');
});

/** A body of 15 m that sweeps over a good part of a terrain. */
const crowd: Partial<Experiment> = {
  method: 'paper',
  sides: 'both',
  radii: [15, 15, 15],
  start: [0, 12, 0],
  inputs: [{ displacement: [30, -1, 0], gravity: [0, 0, 0] }],
};

test('ten thousand candidates: few are drawn, scrolling and scrubbing stay quick', async ({ app, page }) => {
  test.setTimeout(180_000);
  const scene = await sceneOf('terrain-100k');
  const rows = candidates(
    enclosingSlide((await play(scene.mesh, { ...scene.experiment, ...crowd })).tree(0), 'f0.p0.s0'),
  );
  expect(rows.length).toBeGreaterThanOrEqual(10_000);
  await app.open(
    encodeMoment({
      ...{ preset: 'terrain-100k', mesh: null, changes: crowd, keptInputs: null, compare: null },
      ...{ address: 'f0.p0.s0', level: 'triangle', view: {} },
    }),
  );
  const inSight = rows.filter(({ enter, time }) => enter !== null || time !== null);
  const counts = text('strip.c.counts', { shown: inSight.length, total: rows.length });
  await expect(page.getByText(counts)).toBeVisible({ timeout: 60_000 });
  await app.expectAddress('f0.p0.s0');
  expect(await page.locator('.stripC.body .row.marks, .stripC.body .rbg').count()).toBeLessThan(60);

  const cpu = await cpuMeter(page);
  const scroll = await cpu(() => repeat(page, 'scroll'));
  const scrub = await cpu(() => repeat(page, 'scrub'));
  console.log('10,000 candidates, ms:', JSON.stringify({ scroll, scrub }));
  // Time of the main thread itself: what other programs do at the same time does not count.
  expect(scroll.cpu).toBeLessThan(16.7 / 2);
  expect(scrub.wall.median).toBeLessThan(16.7);

  // The last row is reached, drawn, and has the package's numbers.
  await app.button('panel.table').click();
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', String(inSight.length + 1));
  await table.locator('tbody [data-row]').first().focus();
  await page.keyboard.press('End');
  const last = table.locator('tbody tr').filter({ has: page.locator(`[data-row="${inSight.length - 1}"]`) });
  await expect(last.getByRole('button')).toBeFocused();
  expect((await last.locator('td').allInnerTexts()).slice(0, 5).map((s) => s.trim())).toEqual(rowText(inSight.at(-1)!));
  expect(await table.locator('tbody tr').count()).toBeLessThan(60);
});

const steps = 60;

interface Wall {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds from an input to the finished layout, step by step. */
function repeat(page: Page, what: 'scroll' | 'scrub'): Promise<Wall> {
  return page.evaluate(
    async ([what, steps]) => {
      const scroller = document.querySelector<HTMLElement>('.chart-scroll')!;
      const clock = document.querySelector<SVGElement>('.stripC.head')!;
      const took: number[] = [];
      for (let at = 0; at < steps; at++) {
        await new Promise((resolve) => setTimeout(resolve));
        const begun = performance.now();
        if (what === 'scroll') {
          scroller.scrollTop = at * 340;
          scroller.dispatchEvent(new Event('scroll'));
        } else
          clock.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
        for (let k = 0; k < 4; k++) await Promise.resolve();
        document.querySelector('.stripC.body')!.getBoundingClientRect();
        took.push(performance.now() - begun);
      }
      took.sort((a, b) => a - b);
      return { median: took[Math.floor(steps / 2)]!, p95: took[Math.floor(steps * 0.95)]! };
    },
    [what, steps] as const,
  );
}

/** CPU time of the page's scripts, styles and layout for one step, ms. */
async function cpuMeter(page: Page): Promise<(work: () => Promise<Wall>) => Promise<{ cpu: number; wall: Wall }>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.filter(({ name }) => counted.includes(name)).reduce((sum, { value }) => sum + value, 0);
  };
  return async (work) => {
    const before = await spent();
    const wall = await work();
    return { cpu: ((await spent()) - before) * (1000 / steps), wall };
  };
}
