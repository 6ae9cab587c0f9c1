/** The gizmo of the body and of its motion, and what it is drawn to. */
import { expect, test, type App } from '../support/app';
import { stageReport } from '../support/scene';
import { stillPicture } from '../support/pixels';
import { text } from '../support/text';

type Vec3 = [number, number, number];

/** A place on an arm: where it is on the screen, and which way it goes. */
async function armAt(app: App, at: Vec3, axis: 0 | 1 | 2) {
  const pane = app.pane('world');
  await stillPicture(pane, app.page);
  const further = at.map((x, k) => (k === axis ? x + 0.01 : x)) as Vec3;
  const [from, to] = (await stageReport(app.page, [at, further])).places.world;
  const size = Math.hypot(to!.x - from!.x, to!.y - from!.y);
  const way = { x: (to!.x - from!.x) / size, y: (to!.y - from!.y) / size };
  const box = (await pane.boundingBox())!;
  return { x: box.x + from!.x + 38 * way.x, y: box.y + from!.y + 38 * way.y, way };
}

async function dragAlong(app: App, at: Vec3, axis: 0 | 1 | 2, pixels: number): Promise<void> {
  const { x, y, way } = await armAt(app, at, axis);
  const { mouse } = app.page;
  await mouse.move(x, y);
  await expect.poll(() => app.page.locator('.fig-surface.is-over').count()).toBe(1);
  await mouse.down();
  await mouse.move(x + pixels * way.x, y + pixels * way.y, { steps: 5 });
  await mouse.up();
}

test('an arm moves the body along its axis alone, and the grid draws it to steps', async ({ app, page }) => {
  await app.openPreset('faceHit');
  await page.keyboard.press('p');
  const bar = page.getByRole('group', { name: text('place.label') });
  const before = await app.vector('start');
  await dragAlong(app, before, 0, 45);
  await expect.poll(() => app.vector('start')).not.toEqual(before);
  const moved = await app.vector('start');
  expect(moved[0]).toBeGreaterThan(before[0]);
  expect(moved.slice(1)).toEqual(before.slice(1));
  await bar.getByRole('radio', { name: text('place.snap.grid'), exact: true }).click();
  const step = bar.getByRole('textbox', { name: text('place.step') });
  await app.type(step, '0.25');
  await dragAlong(app, moved, 1, 45);
  await expect.poll(async () => (await app.vector('start'))[1]).not.toBe(moved[1]);
  const [x, y, z] = await app.vector('start');
  expect([x, z]).toEqual([moved[0], moved[2]]);
  expect(y * 4).toBe(Math.round(y * 4));
});

test('the end of the motion has its own gizmo; angles keep the length', async ({ app, page }) => {
  await app.openPreset('faceHit');
  await page.keyboard.press('p');
  const bar = page.getByRole('group', { name: text('place.label') });
  await bar.getByRole('radio', { name: text('place.snap.angle'), exact: true }).click();
  const start = await app.vector('start');
  const motion = await app.vector('motion');
  const tip = start.map((value, k) => value + motion[k]!) as Vec3;
  await dragAlong(app, tip, 0, 60);
  await expect.poll(() => app.vector('motion')).not.toEqual(motion);
  const turned = await app.vector('motion');
  expect(Math.hypot(...turned)).toBeCloseTo(Math.hypot(...motion), 4);
  const angle = (Math.asin(turned[1] / Math.hypot(...turned)) * 12) / Math.PI;
  expect(angle).toBeCloseTo(Math.round(angle), 2);
  expect(await app.vector('start')).toEqual(start);
});
