import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, firstAddress, test, type App } from './support/app';
import {
  bin,
  bumpyObj,
  file,
  gltf,
  json,
  obj,
  off,
  plyAscii,
  samples,
  slabTriangles,
  stlAscii,
} from './support/meshes';
import { text, written } from './support/text';
import { dracoCube, meshoptCube } from '../web/unit/import/packed';
import { glb as glbOf } from '../web/unit/import/samples';
import { cubeDae, cubeFbxBinary, threeMf } from '../web/unit/import/scenes';

// The text is read, not the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const hit = /is reached at t = 0\.\d+|touched from the start/;

/** A size as the page writes it: three significant digits. */
function size(...metres: number[]): string {
  const [x, y, z] = metres.map((value) => value.toFixed(Math.max(0, 2 - Math.floor(Math.log10(value)))));
  return text('mesh.size', { x: x!, y: y!, z: z!, unit: text('unit.metre') });
}

async function expectOwnScene(app: App, name: string, triangles: number): Promise<void> {
  await expect(app.page.getByRole('heading', { name: text('lesson.own.title') })).toBeVisible();
  await expect(app.page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(text('preset.none'));
  const card = app.page.getByRole('complementary', { name: text('left.label') });
  await expect(card.getByText(name, { exact: true })).toBeVisible();
  await expect(card.getByText(text('mesh.counts', { triangles, parts: 1 }))).toBeVisible();
  await app.expectSentence(hit);
}

test('every format opens, shows its card, is used and is hit at once', { tag: '@long' }, async ({ app, page }) => {
  test.setTimeout(90_000);
  for (const { label, files, name } of samples()) {
    await test.step(label, async () => {
      await app.choose(files);
      const card = app.importDialog(name);
      await expect(card).toBeVisible();
      await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
      const facts = text('import.facts', { triangles: slabTriangles, parts: 1, bytes: 'X' }).replace('X', '');
      await expect(card).toContainText(facts);
      await app.option('import.up', 'import.up.y').click();
      await expect(card.getByText(size(4, 1, 2))).toBeVisible();
      await app.useImport();
      await expectOwnScene(app, name, slabTriangles);
      const before = await app.address();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => app.address()).not.toBe(before);
      await page.keyboard.press('ArrowLeft');
      await app.expectAddress(before);
    });
  }
});

test('scale and up axis on the card are what the mesh is used with', async ({ app, page }) => {
  await app.choose([file('slab.obj', obj())]);
  const card = app.importDialog('slab.obj');
  const option = (name: string) => card.getByRole('radio', { name, exact: true });
  await app.option('import.up', 'import.up.y').click();
  await expect(card.getByText(size(4, 1, 2))).toBeVisible();
  await app.option('import.up', 'import.up.z').click();
  await expect(card.getByText(size(4, 2, 1))).toBeVisible();
  // The units by name, a hint with the factor, and no factor for a name.
  const units = card.getByRole('radiogroup', { name: text('import.unit') }).getByRole('radio');
  await expect(units).toHaveText(['millimetres', 'centimetres', 'inches', 'feet', 'metres']);
  for (const [name, metres] of Object.entries({
    inches: 0.0254,
    feet: 0.3048,
    millimetres: 0.001,
    centimetres: 0.01,
  })) {
    await option(name).click();
    await expect(option(name)).toHaveAttribute('title', `1 in the file is ${metres} m`);
    await expect(card.getByRole('textbox', { name: text('import.scale.own') })).toHaveValue(String(metres));
  }
  await expect(card.getByText(size(0.04, 0.02, 0.01))).toBeVisible();

  const own = card.getByRole('textbox', { name: text('import.scale.own') });
  await own.fill('none');
  await own.press('Enter');
  await expect(card.getByRole('alert')).toHaveText(text('import.scale.bad'));
  await expect(app.button('import.use')).toBeDisabled();
  await own.fill('2,5');
  await own.press('Enter');
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(card.getByText(size(10, 5, 2.5))).toBeVisible();
  for (const unit of await units.all()) await expect(unit).not.toBeChecked();
  const flip = card.getByRole('switch', { name: text('import.flip') });
  await flip.click();
  await expect(flip).toBeChecked();

  await app.useImport();
  await expectOwnScene(app, 'slab.obj', slabTriangles);
  await expect(page.getByText(size(10, 5, 2.5))).toBeVisible();
});

test('Cancel and Escape leave everything as it was', async ({ app, page }) => {
  for (const leave of [() => app.button('import.cancel').click(), () => page.keyboard.press('Escape')]) {
    await app.choose([file('slab.obj', obj())]);
    await expect(app.importDialog('slab.obj')).toBeVisible();
    await leave();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await app.address()).toBe(firstAddress);
    await app.expectSentence(/0\.3765/);
  }
});

test('a file dropped anywhere opens', async ({ app, page }) => {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.obj'));
    return data;
  }, obj());
  const target = app.inspector;
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText(text('drop.title'))).toBeVisible();
  await expect(page.getByText(text('drop.private'))).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText(text('drop.title'))).toHaveCount(0);
  await expect(app.importDialog('dropped.obj')).toBeVisible();
  await app.useImport();
  await expectOwnScene(app, 'dropped.obj', slabTriangles);
});

test('a larger mesh: the run is fitted to it, every frame of it can be stepped', async ({ app, page }) => {
  await app.choose([file('bumps.obj', bumpyObj(40))]);
  await expect(app.importDialog('bumps.obj')).toContainText(text('mesh.counts', { triangles: 3200, parts: 1 }));
  await app.useImport();
  await expectOwnScene(app, 'bumps.obj', 3200);
  const last = (await app.frameCount()) - 1;
  expect(last).toBeGreaterThan(0);
  await app.level('frame');
  await page.keyboard.press('End');
  await app.expectAddress(`f${last}`);
  await expect(page.getByText(written('-∞'))).toHaveCount(0);
  await expect(page.getByText(/NaN/)).toHaveCount(0);
});

test('a big file: progress is shown, the old mesh can be stepped meanwhile, Cancel keeps it', async ({
  app,
  page,
}, testInfo) => {
  test.setTimeout(60_000);
  const path = testInfo.outputPath('big.obj');
  writeFileSync(path, bumpyObj(700));
  await app.choose([path]);
  const progress = page.getByRole('region', { name: text('progress.title', { name: 'big.obj' }) });
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await app.expectAddress('f8.p0.s0.t14.e2');
  // The card comes in with a movement; a person does not wait for it to end.
  await progress.getByRole('button', { name: text('import.cancel') }).click({ force: true, timeout: 10_000 });
  await expect(progress).toHaveCount(0);
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.failure).toHaveCount(0);
  await app.expectAddress('f8.p0.s0.t14.e2');
});

test('more triangles than slow devices like: the card says so, and they are used', async ({ app }) => {
  test.setTimeout(60_000);
  await app.choose([file('big.obj', bumpyObj(360))]);
  await expect(app.importDialog('big.obj')).toBeVisible({ timeout: 30_000 });
  await expect(app.importDialog('big.obj')).toContainText(text('import.many', { triangles: 2 * 360 * 360 }));
  await app.useImport();
  await expectOwnScene(app, 'big.obj', 2 * 360 * 360);
});

test('pasted text opens by its content; what is pasted into a field stays there', async ({ app, page }) => {
  const paste = (content: string) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, content);
  for (const content of [obj(), off(), stlAscii(), plyAscii(), json()]) {
    await paste(content);
    const card = app.importDialog(text('import.pasted'));
    await expect(card).toContainText(text('mesh.counts', { triangles: slabTriangles, parts: 1 }));
    await card.getByRole('textbox').first().focus();
    await paste('2.5');
    await expect(app.failure).toHaveCount(0);
    await app.button('import.cancel').click();
  }
  await paste('dear diary');
  await expect(app.failure).toContainText('.obj');
});

test('a dropped folder: its .gltf finds its .bin, other meshes are named', async ({ app, page }, testInfo) => {
  const folder = testInfo.outputPath('level');
  mkdirSync(`${folder}/data`, { recursive: true });
  writeFileSync(`${folder}/slab.gltf`, gltf('data/slab.bin'));
  writeFileSync(`${folder}/data/slab.bin`, bin());
  writeFileSync(`${folder}/slab.obj`, obj());
  writeFileSync(`${folder}/wood.png`, 'x');
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
  const card = app.importDialog('slab.gltf');
  await expect(card).toContainText(text('mesh.counts', { triangles: slabTriangles, parts: 1 }));
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card.getByRole('listitem')).toContainText('slab.obj');
});

test('?mesh= opens a file of this site, and of no other', async ({ unopened: app, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/levels/slab.obj', (route) => route.fulfill({ body: obj() }));
  await app.open('?mesh=levels/slab.obj');
  await expect(app.importDialog('slab.obj')).toBeVisible();
  await app.useImport();
  await expectOwnScene(app, 'slab.obj', slabTriangles);
  await app.open('?mesh=https://elsewhere.example/slab.obj');
  await expect(app.failure).toContainText('elsewhere.example');
  expect(asked.filter((url) => url.includes('elsewhere.example') && !url.includes('?mesh='))).toEqual([]);
});

test('packed glTF, 3MF and COLLADA open, with decoders of this site; the card says what is read of each', async ({
  app,
}) => {
  for (const [name, cube] of [
    ['draco.glb', glbOf(dracoCube())],
    ['meshopt.glb', glbOf(meshoptCube(true))],
    ['avatar.vrm', glbOf(dracoCube('sequential'))],
    ['cube.3mf', threeMf()],
    ['cube.dae', cubeDae()],
    ['cube.fbx', cubeFbxBinary(7400, true)],
  ] as const) {
    await app.choose([file(name, cube)]);
    await expect(app.importDialog(name)).toContainText(text('mesh.counts', { triangles: 12, parts: 1 }));
    await app.importDialog(name).getByText(text('import.formats.title')).click();
    await expect(app.importDialog(name).getByRole('row')).toHaveCount(11);
    await app.button('import.cancel').click();
  }
});
