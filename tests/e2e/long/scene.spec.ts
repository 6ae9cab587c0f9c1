import type { NodeVerdict } from '../../../web/package/trace/events.gen';
import { App, expect, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { expectLaidOut } from '../support/sound';
import { play, sceneOf } from '../support/package';
import { coloursOf, differentPixels } from '../support/pixels';
import { atRest, linkTo, stageReport } from '../support/scene';
import { text } from '../support/text';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

// Every picture is waited for, and software draws them.
test.describe.configure({ timeout: 90_000 });

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

test('names in a figure are all different, and neither a name nor a hairline lies on another name', async ({
  unopened: app,
  page,
}) => {
  for (const preset of ['stairs', 'edge-hit']) {
    await app.open(`#${preset}`);
    await app.figures();
    for (const compared of [false, true]) {
      if (compared) {
        await page.keyboard.press('x');
        await expect.poll(() => app.pane('world').innerText()).toContain(text('compare.scene.end'));
      }
      await atRest(page);
      for (const view of ['world', 'ellipsoid'] as const) {
        const state = `${preset}, ${view}${compared ? ', compared' : ''}`;
        const { names, onNames } = await app.pane(view).evaluate(namesOf);
        expect.soft(names.length, state).toBeGreaterThan(5);
        expect.soft(new Set(names).size, `${state}: ${names}`).toBe(names.length);
        expect.soft(onNames, state).toEqual([]);
      }
    }
  }
});

/** Runs in the page. */
function namesOf(pane: Element): { names: string[]; onNames: string[] } {
  const labels = [...pane.querySelectorAll<HTMLElement>('.lb:not(.is-out)')];
  const boxes = labels.map((label) => label.getBoundingClientRect());
  const names = labels.map((label) => label.innerText.replace(/\s+/g, ' '));
  const path = pane.querySelector('.fig-leader')!;
  const { left, top } = path.closest('svg')!.getBoundingClientRect();
  const leaders = [...(path.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)L(\S+) (\S+)/g)].map((found) => {
    const [x1, y1, x2, y2] = found.slice(1).map(Number) as [number, number, number, number];
    return Array.from({ length: 40 }, (_, k) => ({
      x: left + x1 + ((x2 - x1) * k) / 40,
      y: top + y1 + ((y2 - y1) * k) / 40,
    }));
  });
  const onNames = names.flatMap((name, k) => {
    const box = boxes[k]!;
    const other = names.find(
      (_, j) =>
        j < k &&
        box.left < boxes[j]!.right &&
        boxes[j]!.left < box.right &&
        box.top < boxes[j]!.bottom &&
        boxes[j]!.top < box.bottom,
    );
    const crossed = leaders.some((points) =>
      points.some(({ x, y }) => x > box.left + 3 && x < box.right - 3 && y > box.top + 3 && y < box.bottom - 3),
    );
    return [...(other ? [`${other} and ${name}`] : []), ...(crossed ? [`a hairline on ${name}`] : [])];
  });
  return { names, onNames };
}

test('nothing is drawn while nothing changes; hovering a control does not count', async ({ app, page }) => {
  await app.figures();
  // What comes late (fonts, whose names are then placed again) is a change.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
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
    expect(await axeFindings(page)).toEqual([]);
    await expectLaidOut(page, 'figures');
  });
}
