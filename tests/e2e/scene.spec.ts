import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { presets } from '../../web/src/presets';
import { layerNames, type Vec3 } from '../../web/src/state/model';
import type { NodeVerdict } from '../../web/src/trace/events.gen';
import { App, expect, test } from './support/app';
import { layoutFindings } from './support/layout';
import { play, sceneOf } from './support/package';
import { coloursOf, differentPixels } from './support/pixels';
import { atRest, linkTo, stageReport } from './support/scene';
import { text } from './support/text';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

// Every picture is waited for, and software draws them.
test.describe.configure({ timeout: 90_000 });

/** Points about the stairs, none two of them on one line of sight. */
const points: readonly Vec3[] = [
  [-1.32, 0.67, -0.33],
  [0, 0.67, -0.23],
  [0.5, 0.25, 0.1],
  [-0.4, 1.1, 0.4],
  [0.9, 0.1, -0.6],
];

interface Places {
  readonly world: readonly { x: number; y: number }[];
  readonly ellipsoid: readonly { x: number; y: number }[];
}

async function places(page: Page): Promise<Places> {
  await atRest(page);
  return (await stageReport(page, points)).places;
}

/** The largest distance between where two pictures have the same points, CSS pixels. */
function apart(a: Places['world'], b: Places['world']): number {
  expect(a.length).toBe(points.length);
  return Math.max(...a.map(({ x, y }, k) => Math.hypot(x - b[k]!.x, y - b[k]!.y)));
}

const chooser = (page: Page, key: string) => page.getByRole('combobox', { name: text(key), exact: true });

async function link(page: Page, how: 'free' | 'angles' | 'basis'): Promise<void> {
  await chooser(page, 'view.link').selectOption({ label: text(`view.link.${how}`) });
}

async function turn(app: App, view: 'world' | 'ellipsoid'): Promise<void> {
  const box = (await app.pane(view).boundingBox())!;
  const { mouse } = app.page;
  await mouse.move(box.x + 60, box.y + box.height - 90);
  await mouse.down();
  await mouse.move(box.x + 130, box.y + box.height - 120, { steps: 5 });
  await mouse.up();
}

test('through the change of basis both pictures line up, whichever is turned; free cameras leave each other alone', async ({
  app,
  page,
}) => {
  await app.figures();
  const start = await places(page);
  expect(apart(start.world, start.ellipsoid), 'same angles are not the same picture').toBeGreaterThan(20);

  await link(page, 'basis');
  const joined = await places(page);
  expect(apart(joined.world, joined.ellipsoid)).toBeLessThan(0.05);
  expect(apart(joined.world, start.world), 'the world is where it was').toBeLessThan(0.05);

  for (const view of ['ellipsoid', 'world'] as const) {
    const before = await places(page);
    await turn(app, view);
    const after = await places(page);
    expect(apart(after.world, before.world), `turned in the ${view} view`).toBeGreaterThan(8);
    expect(apart(after.world, after.ellipsoid), `turned in the ${view} view`).toBeLessThan(0.05);
  }

  // What is drawn is what was measured: the body's own blue outline covers the same pixels.
  const blue = async (view: 'world' | 'ellipsoid') => (await coloursOf(app.pane(view), ['#56b4e9'])).near[0]!;
  const [left, right] = [await blue('world'), await blue('ellipsoid')];
  expect(Math.abs(left - right) / left).toBeLessThan(0.35);

  await link(page, 'free');
  const free = await places(page);
  await turn(app, 'ellipsoid');
  const alone = await places(page);
  expect(apart(alone.world, free.world)).toBeLessThan(0.01);
  expect(apart(alone.ellipsoid, free.ellipsoid)).toBeGreaterThan(8);

  await link(page, 'angles');
  const linked = await places(page);
  expect(apart(linked.world, alone.world), 'the world view leads').toBeLessThan(0.05);
  expect(apart(linked.ellipsoid, alone.ellipsoid)).toBeGreaterThan(8);
});

test('the camera stays, follows or frames, as it is told', async ({ app, page }) => {
  await app.figures();
  const follow = (how: string) => chooser(page, 'view.follow').selectOption({ label: text(`view.follow.${how}`) });
  const goTo = async (address: string) => {
    await app.goTo(address);
    await app.expectAddress(address);
    return places(page);
  };
  await follow('off');
  const here = await places(page);
  expect(apart((await goTo('f24.p0.s0')).world, here.world), 'off').toBeLessThan(0.01);
  await goTo('f8.p0.s0');
  await follow('follow');
  const away = await goTo('f24.p0.s0');
  expect(apart(away.world, here.world), 'out of sight').toBeGreaterThan(20);
  expect(apart((await goTo('f24.p0.s0.nearest')).world, away.world), 'the same event').toBeLessThan(0.01);
  await follow('frame');
  const framed = await goTo('f8.p0.s0');
  const again = await goTo('f9.p0.s0');
  expect(apart(again.world, framed.world), 'every event').toBeGreaterThan(2);
});

/** The address is written a moment after the last change. */
async function settledLink(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        await atRest(page);
        const { hash } = new URL(page.url());
        const same = hash === before;
        before = hash;
        return same;
      },
      { intervals: [600] },
    )
    .toBe(true);
  return before;
}

test('the cameras travel in the link, and links of before can be read', async ({ app, page, context }) => {
  await app.figures();
  expect(app.moment()?.view.cameras, 'nobody has touched them').toBeUndefined();
  await turn(app, 'world');
  await app.pane('world').hover();
  await page.mouse.wheel(0, -300);
  const here = await places(page);
  await expect.poll(() => app.moment()?.view.cameras?.world?.distance).toBeGreaterThan(0);
  await atRest(page);
  const hash = await settledLink(page);
  expect(hash.length).toBeLessThan(300);

  const other = new App(await context.newPage());
  await other.open(hash);
  const there = await places(other.page);
  expect(apart(there.world, here.world)).toBeLessThan(1.5);
  expect(apart(there.ellipsoid, here.ellipsoid)).toBeLessThan(1.5);
  await other.page.close();

  // Running again keeps them, another scene does not.
  await app.type(app.axisField('motion', 'x'), '1.3');
  await expect.poll(() => app.moment()?.changes.inputs?.[0]?.displacement[0]).toBe(1.3);
  expect(apart((await places(page)).world, here.world)).toBeLessThan(0.01);
  await app.openPreset('edgeHit');
  await expect.poll(() => app.moment()?.view.cameras).toBeUndefined();
});

test('the keyboard turns, moves and zooms a view that has the focus, and only then', async ({ app, page }) => {
  await app.figures();
  const address = await app.address();
  const view = page.getByRole('application', { name: text('scene.keys.world') });
  await view.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  expect(await view.evaluate((element) => getComputedStyle(element).outlineWidth), 'a ring').toBe('2px');
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', '+', '-']) {
    const before = await places(page);
    await page.keyboard.press(key);
    await expect.poll(async () => apart((await places(page)).world, before.world), key).toBeGreaterThan(2);
  }
  expect(await app.address(), 'no step was taken').toBe(address);
  // After a click into the view the arrows step, as everywhere.
  await view.click({ position: { x: 20, y: 560 } });
  await page.keyboard.press('ArrowRight');
  await app.expectAddress('f8.p0.s0.t14.e2');
});

test('the morph takes the world view to ellipsoid space; the two normals meet there', async ({ app, page }) => {
  await app.figures();
  const world = app.pane('world');
  const names = async () => (await world.locator('.lb:not(.is-out)').allInnerTexts()).join(' | ');
  await expect.poll(names).toMatch(/n = ne \/ r/);
  expect(await names()).toMatch(/naive n = ne · r/);
  expect(await app.pane('ellipsoid').locator('.lb').allInnerTexts()).toContain('n = naive n');
  const morph = page.getByRole('slider', { name: text('view.morph') });
  await morph.focus();
  await link(page, 'basis');
  await morph.focus();
  let last = await places(page);
  let moved = 0;
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press('PageUp');
    const now = await places(page);
    const way = apart(now.world, last.world);
    expect(way, `a tenth of the way, ${step}`).toBeLessThan(60);
    // One camera: whatever the space of the first view, the second shows the same.
    expect(apart(now.world, now.ellipsoid)).toBeLessThan(0.05);
    moved += way;
    last = now;
  }
  expect(moved).toBeGreaterThan(20);
  await expect.poll(names).toMatch(/n = naive n/);
  expect(await names()).not.toMatch(/·/);
});

test('glyphs have the size that was chosen, and the link says so', async ({ app, page }) => {
  await app.figures();
  await page.getByRole('button', { name: text('layer.more'), exact: true }).click();
  const blue: number[] = [];
  const heights: number[] = [];
  for (const size of ['small', 'normal', 'large']) {
    await app.option('layer.glyphs', `layer.glyphs.${size}`).click();
    await atRest(page);
    blue.push((await coloursOf(app.pane('world'), ['#56b4e9'])).near[0]!);
    heights.push((await app.pane('world').locator('.lb:not(.is-out)').first().boundingBox())!.height);
  }
  expect(blue[1]! / blue[0]!).toBeGreaterThan(1.1);
  expect(blue[2]! / blue[1]!).toBeGreaterThan(1.2);
  expect(heights[2]!).toBeGreaterThan(heights[0]!);
  await expect.poll(() => app.moment()?.view.glyphs).toBe('large');
});

test('boxes go as deep as asked; the legend counts what the solver visited', async ({ app, page }) => {
  await app.goTo('f8.p0.s0.broad');
  await page.getByRole('checkbox', { name: text('layer.boxes') }).check();
  const { mesh, experiment } = await sceneOf('stairs');
  const tree = (await play(mesh, experiment)).tree(8);
  const visits = tree.byAddress.get('f8.p0.s0.broad')!.visits!;
  const deepest = Math.max(...visits.map(({ depth }) => depth));
  const slider = page.getByRole('slider', { name: text('layer.boxDepth.label') });
  const expectLegend = async (limit: number) => {
    await expect(slider).toHaveAttribute('aria-valuetext', text('layer.boxDepth.of', { depth: limit, deepest }));
    for (const verdict of ['descended', 'leaf', 'outside-box', 'later-than-best'] satisfies NodeVerdict[]) {
      const count = visits.filter((visit) => visit.verdict === verdict && visit.depth <= limit).length;
      await expect(page.getByRole('listitem').filter({ hasText: text(`layer.box.${verdict}`) })).toContainText(
        new RegExp(`\\s${count}$`),
      );
    }
  };
  const shot = async () => {
    await atRest(page);
    return (await app.pane('world').screenshot()).toString('base64');
  };
  await expectLegend(deepest);
  const all = await shot();
  await slider.focus();
  for (let depth = deepest - 1; depth >= 0; depth--) {
    await page.keyboard.press('ArrowLeft');
    await expectLegend(depth);
  }
  await expect.poll(() => app.moment()?.view.boxDepth).toBe(0);
  expect(await differentPixels(page, all, await shot())).toBeGreaterThan(300);
  await page.keyboard.press('End');
  await expectLegend(deepest);
  expect(await differentPixels(page, all, await shot())).toBeLessThan(20);
});

test('always on top: marks that the mesh would hide are seen', async ({ app, page }) => {
  await app.figures();
  const top = page.getByRole('button', { name: text('layer.onTop'), exact: true });
  await atRest(page);
  const over = await coloursOf(app.pane('world'), ['#56b4e9', '#f0e442']);
  await top.click();
  await expect(top).toHaveAttribute('aria-pressed', 'false');
  await atRest(page);
  const under = await coloursOf(app.pane('world'), ['#56b4e9', '#f0e442']);
  expect(under.near[0]! + under.near[1]!).toBeLessThan(over.near[0]! + over.near[1]! - 60);
});

test('nothing is drawn while nothing changes; hovering a control does not count', async ({ app, page }) => {
  await app.figures();
  await atRest(page);
  await page.waitForTimeout(500);
  const before = (await stageReport(page)).pictures;
  await page
    .getByRole('button', { name: text('step.forward') })
    .first()
    .hover();
  await page.waitForTimeout(1500);
  expect((await stageReport(page)).pictures).toBe(before);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await stageReport(page)).pictures).toBeGreaterThan(before);
});

test('no picture takes more than 60 draw calls: every preset, all layers on', async ({ page }) => {
  test.setTimeout(240_000);
  const app = new App(page);
  const calls: Record<string, number> = {};
  for (const preset of presets) {
    const { address } = preset.id.startsWith('terrain') ? { address: 'f0' } : await preset.load();
    await app.open(linkTo(preset.id, address, { toggled: ['boxes'] }));
    await expect(page.getByRole('heading', { name: text(preset.titleKey), exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await atRest(page);
    // A large mesh comes in portions, each a call in either view, beside what every picture has.
    const portions = { 'terrain-100k': 2, 'terrain-1m': 11 }[preset.id] ?? 1;
    const least = 2 * portions + 6;
    await expect.poll(async () => (await stageReport(page)).drawCalls, { timeout: 60_000 }).toBeGreaterThan(least);
    calls[preset.id] = (await stageReport(page)).drawCalls;
  }
  test.info().annotations.push({ type: 'draw calls', description: JSON.stringify(calls) });
  expect(layerNames.length).toBeGreaterThan(20);
  expect(Math.max(...Object.values(calls)), JSON.stringify(calls)).toBeLessThanOrEqual(60);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`layers and cameras are sound at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const app = new App(page);
    await app.open(linkTo('stairs', 'f8.p0.s0.t14.e1', { toggled: ['boxes'], link: 'basis' }));
    await app.figures();
    if (width === 1024) {
      const rail = page.getByRole('navigation', { name: text('rail.label') });
      await rail.getByRole('button', { name: text('panel.layers'), exact: true }).click();
    }
    if (width === 390) {
      await app.button('menu.label').click();
      await app
        .dialog(text('menu.label'))
        .getByRole('button', { name: text('panel.layers') })
        .click();
    }
    await page.getByRole('button', { name: text('layer.more'), exact: true }).click();
    await expect(page.getByRole('checkbox', { name: text('layer.wire') })).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html.slice(0, 120)).join(' ')}`),
    ).toEqual([]);
    const nothing = { outside: [], clipped: [], nameless: [], small: [] };
    expect(await layoutFindings(page)).toEqual(nothing);
  });
}
