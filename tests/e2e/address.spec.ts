import { expect, firstAddress, test } from './support/app';
import { bumpyObj, file, obj } from './support/meshes';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

test('reload returns to the step, its level and the view', async ({ app, page }) => {
  await app.openPreset('wallAndFloor');
  await app.goTo('f0.p0.s1.t1.face');
  await app.level('triangle');
  const morph = page.getByRole('slider', { name: text('view.morph') });
  await morph.focus();
  await morph.press('PageUp');
  await page.getByRole('checkbox', { name: text('layer.ghosts') }).click({ force: true });
  const [address, sentence] = [await app.address(), await app.sentence()];
  await app.expectLinked(address);
  await expect.poll(() => app.moment()?.view.toggled).toEqual(['ghosts']);
  await page.reload();
  await app.ready();
  await app.expectAddress(address);
  expect(await app.sentence()).toBe(sentence);
  await expect(app.option('level.label', 'level.triangle')).toBeChecked();
  await expect(morph).toHaveAttribute('aria-valuenow', '10');
  await expect(page.getByRole('checkbox', { name: text('layer.ghosts') })).not.toBeChecked();
});

test('reload right after a step returns to that step', async ({ app, page }) => {
  await page.waitForTimeout(500);
  await page.keyboard.press('ArrowRight');
  await app.expectAddress('f8.p0.s0.t14.e2');
  await page.reload();
  await app.ready();
  await app.expectAddress('f8.p0.s0.t14.e2');
});

test('reload returns to an edited experiment', async ({ app, page }) => {
  await app.type(app.axisField('radii', 'y'), '0.55');
  await app.type(app.axisField('motion', 'x'), '0.7');
  await app.option('solver.method', 'solver.method.robust').click();
  await app.goTo('f1.p0.s0');
  await app.expectAddress('f1.p0.s0');
  await app.expectLinked('f1.p0.s0');
  const [motion, sentence] = [await app.vector('motion'), await app.sentence()];
  expect(motion[0]).toBe(0.7);
  await page.reload();
  await app.ready();
  await app.expectAddress('f1.p0.s0');
  expect(await app.vector('radii')).toEqual([0.3, 0.55, 0.3]);
  expect(await app.vector('motion')).toEqual(motion);
  expect(await app.sentence()).toBe(sentence);
  await expect(app.option('solver.method', 'solver.method.robust')).toBeChecked();
  await app.button('solver.reset').click();
  await expect.poll(() => app.vector('radii')).toEqual([0.3, 0.6, 0.3]);
});

for (const [label, name, content] of [
  ['a small mesh, carried in the link', 'slab.obj', obj()],
  ['a larger mesh, kept in this browser', 'bumps.obj', bumpyObj(12)],
] as const) {
  test(`reload returns to an uploaded mesh: ${label}`, async ({ app, page }) => {
    await app.choose([file(name, content)]);
    await app.useImport();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('.');
    await app.expectAddress('f1');
    await app.expectLinked('f1');
    const [start, sentence] = [await app.vector('start'), await app.sentence()];
    expect(new URL(page.url()).hash.length).toBeLessThanOrEqual(1900);
    await page.reload();
    await app.ready();
    await app.expectAddress('f1');
    await expect(page.getByText(name, { exact: true }).last()).toBeVisible();
    expect(await app.vector('start')).toEqual(start);
    expect(await app.sentence()).toBe(sentence);
  });
}

test('Back undoes a jump and a change of scene, Forward does it again', async ({ app, page }) => {
  await app.expectLinked(firstAddress);
  await app.goTo('f12.p0.s1');
  await app.expectAddress('f12.p0.s1');
  await app.openPreset('edgeHit');
  await app.expectAddress('f0.p0.s0.t0.e0');
  await page.goBack();
  await app.expectAddress('f12.p0.s1');
  await expect(page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(text('preset.stairs.title'));
  await page.goBack();
  await app.expectAddress(firstAddress);
  await page.goForward();
  await app.expectAddress('f12.p0.s1');
  await page.goForward();
  await app.expectAddress('f0.p0.s0.t0.e0');
  await expect(page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(text('preset.edgeHit.title'));
});

test('Back leads from an uploaded mesh to the preset before, Forward to the mesh again', async ({ app, page }) => {
  await app.expectLinked(firstAddress);
  await app.choose([file('bumps.obj', bumpyObj(12))]);
  await app.useImport();
  await expect(page.getByRole('heading', { name: text('lesson.own.title') })).toBeVisible();
  const address = await app.address();
  await app.expectLinked(address);
  await page.goBack();
  await app.expectAddress(firstAddress);
  await expect(page.getByRole('heading', { name: text('preset.stairs.title') })).toBeVisible();
  await page.goForward();
  await app.expectAddress(address);
  await expect(page.getByRole('heading', { name: text('lesson.own.title') })).toBeVisible();
});

test('a link that cannot be followed says so, on a page that works', async ({ unopened: app, page }) => {
  // Four pages, each loaded from nothing.
  test.setTimeout(60_000);
  for (const [fragment, message] of [
    ['#v1=garbage', 'link.damaged'],
    ['#v1=', 'link.damaged'],
    ['#v7=AAAA', 'link.newer'],
  ] as const) {
    await page.goto('about:blank');
    await app.open(fragment);
    await expect(app.failure).toContainText(text('failure.link.title'));
    await expect(app.failure).toContainText(text(message));
    await app.failure.getByRole('button', { name: text('failure.close') }).click();
    await app.expectAddress(firstAddress);
    await page.keyboard.press('ArrowRight');
    await app.expectAddress('f8.p0.s0.t14.e2');
  }
  // Other anchors are nobody's business, and a link pasted into the open page is followed.
  await page.goto('about:blank');
  await app.open('#top');
  await app.expectAddress(firstAddress);
  await expect(app.failure).toHaveCount(0);
  await app.goTo('f5');
  await app.expectLinked('f5');
  const { hash } = new URL(page.url());
  await app.goTo('f6');
  await app.expectLinked('f6');
  await page.evaluate((fragment) => (location.hash = fragment), hash);
  await app.expectAddress('f5');
  await page.evaluate(() => (location.hash = '#v1=cut'));
  await expect(app.failure).toContainText(text('link.damaged'));
  await page.keyboard.press('Escape');
  await app.expectAddress('f5');
});

test('Share copies the link of this moment', async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('ArrowRight');
  await app.button('share.label').click();
  await expect(page.getByRole('status').filter({ hasText: /Copied, \d+ characters/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.goto('about:blank');
  await page.goto(copied);
  await app.ready();
  await app.expectAddress('f8.p0.s0.t14.e2');
});
