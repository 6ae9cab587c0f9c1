import type { Page } from '@playwright/test';
import { App, expect, test } from '../support/app';
import { apart, chooser, link, places, turn } from '../support/cameras';
import { coloursOf } from '../support/pixels';
import { atRest } from '../support/scene';
import { text } from '../support/text';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
// Every picture is waited for, and software draws them.
test.describe.configure({ timeout: 90_000 });

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
  // The figures come last, as over a slow line: the link is read by then.
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await other.page.route('**/scene-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await other.open(hash);
  await expect.poll(() => other.moment()?.view.cameras?.world).toBeDefined();
  letGo();
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
  expect(await app.pane('ellipsoid').locator('.lb').allInnerTexts()).toContain('n = naive');
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
  await expect.poll(names).toMatch(/n = naive/);
  expect(await names()).not.toMatch(/·/);
  // The head says that it is no picture in metres any more.
  await expect(page.getByText(text('view.world.morphed'))).toBeVisible();
});
