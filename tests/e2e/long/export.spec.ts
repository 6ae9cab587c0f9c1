import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { loadSolver } from '../../../web/package';
import { candidates, decodeTrace } from '../../../web/package/trace';
import type { EventOf } from '../../../web/package/trace/events.gen';
import { expect, firstAddress, test, type App } from '../support/app';
import { expectSound } from '../support/sound';
import { play, sceneOf } from '../support/package';
import { decode, namesOf, type Spot } from '../support/picture';
import { text } from '../support/text';

test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

// Several pages and pictures each; software WebGL on a busy machine is slow.
test.describe.configure({ timeout: 120_000 });

const kinds = ['cpp', 'frame', 'trace', 'candidates', 'latex', 'picture'] as const;
type Kind = (typeof kinds)[number];

const title = text('export.title');

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: title });
}

async function openDialog(app: App): Promise<Locator> {
  await app.button('export.label').click();
  return dialogOf(app.page);
}

/** Chooses a kind and waits until it can be taken. */
async function choose(dialog: Locator, kind: Kind): Promise<void> {
  await dialog.getByRole('radio', { name: text(`export.kind.${kind}`) }).click();
  await expect(dialog.getByRole('radio', { name: text(`export.kind.${kind}`) })).toBeChecked();
  await expect(dialog.getByRole('button', { name: text('export.save') })).toBeEnabled();
}

async function saved(page: Page, dialog: Locator): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('export.save') }).click();
  const download = await waiting;
  await expect(dialog.getByRole('status')).toHaveText(text('export.saved', { name: download.suggestedFilename() }));
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function copied(page: Page, dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: text('export.copy'), exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What JSON has no number for is text in a trace. */
function asJson(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return Array.isArray(value) ? value.map(asJson) : value;
}

/** Numbers of a C++ initializer. */
function numbersIn(cpp: string | undefined): number[] {
  return (cpp ?? '').split(',').map(Number);
}

test.describe('taking along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('every kind, saved by click: the numbers are those of the package for the same request', async ({
    app,
    page,
  }) => {
    const { mesh, experiment } = await sceneOf('stairs');
    const run = await play(mesh, experiment);
    const { result, start, input } = run.frames[8]!;
    const tree = run.tree(8);
    await app.figures();
    const dialog = await openDialog(app);

    await choose(dialog, 'cpp');
    const cpp = await saved(page, dialog);
    const cppText = cpp.bytes.toString();
    expect(cpp.name).toBe('stairs_frame8_test.cpp');
    expect(numbersIn(/const Vec3 end\{([^}]*)\}/.exec(cppText)?.[1])).toEqual([...result.position]);
    const seen = [...cppText.matchAll(/^ {6}\{([^{]+), \{.*\/\/ triangle (\d+)$/gm)];
    expect(seen.map(([, time, triangle]) => [Number(time), Number(triangle)])).toEqual(
      Array.from(result.contactTime, (time, at) => [time, result.contactTriangle[at]]),
    );
    await expect(dialog).toContainText(text('export.cpp.whole', { count: 54, total: 54 }));

    await choose(dialog, 'frame');
    const frame = await saved(page, dialog);
    expect(frame.name).toBe('stairs-f8.json');
    const json = JSON.parse(frame.bytes.toString());
    expect(json).toMatchObject({ format: 'sweepscope-frame', version: 1, address: firstAddress });
    expect(json.request).toEqual({ center: start, ...input, radii: experiment.radii });
    // Fed to the package as it is.
    const { center, displacement, gravity, radii } = json.request;
    const made = (await loadSolver()).createMesh(
      Float64Array.from(json.mesh.positions),
      Uint32Array.from(json.mesh.indices),
    );
    const again = made.moveMany(Float64Array.of(...center, ...displacement, ...gravity, ...radii), json.options);
    made.dispose();
    expect([...again.position]).toEqual([...result.position]);
    expect(json.result.position).toEqual([...again.position]);
    expect(json.result.contacts.map(({ time }: { time: number }) => time)).toEqual([...again.contactTime]);
    expect(json.result.contacts.map(({ triangle }: { triangle: number }) => triangle)).toEqual([
      ...again.contactTriangle,
    ]);

    await choose(dialog, 'trace');
    const trace = await saved(page, dialog);
    expect(trace.name).toBe('stairs-f8.trace.json');
    const records = [...decodeTrace(run.trace(8)).events()].map((record) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, asJson(value)])),
    );
    expect(JSON.parse(trace.bytes.toString()).records).toEqual(records);

    await choose(dialog, 'candidates');
    const csv = await saved(page, dialog);
    expect(csv.name).toBe('stairs-f8.p0.s0.csv');
    const rows = csv.bytes.toString().split('\r\n').slice(1, -1);
    const all = candidates(tree.byAddress.get('f8.p0.s0')!);
    const cells = rows.map((row) => row.split(','));
    expect(cells.map(([address, triangle]) => [address, Number(triangle)])).toEqual(
      all.map(({ step, triangle }) => [step.address, triangle]),
    );
    expect(cells.map((row) => (row[7] === '' ? null : Number(row[7])))).toEqual(all.map(({ time }) => time));

    await choose(dialog, 'latex');
    const latex = await saved(page, dialog);
    expect(latex.name).toBe(`stairs-${firstAddress}.tex`);
    const edge = tree.byAddress.get(firstAddress)!.event as EventOf<'EdgeTest'>;
    for (const value of [edge.a2, edge.a1, edge.a0, edge.f]) {
      expect(latex.bytes.toString()).toContain(`&= ${value.toFixed(4)}`);
    }

    await choose(dialog, 'picture');
    await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
    const picture = await saved(page, dialog);
    expect(picture.name).toBe(`stairs-${firstAddress}.png`);
  });

  test('by keyboard alone: open, choose, copy, close', async ({ app, page }) => {
    await app.button('export.label').focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    const radio = (kind: Kind) => dialog.getByRole('radio', { name: text(`export.kind.${kind}`) });
    await expect(radio('cpp')).toBeChecked();
    for (let tabs = 0; tabs < 6 && !(await radio('cpp').evaluate((at) => at === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    for (const [at, kind] of kinds.entries()) {
      if (at > 0) await page.keyboard.press('ArrowDown');
      await expect(radio(kind)).toBeFocused();
      await expect(radio(kind)).toBeChecked();
    }
    for (let back = 0; back < 4; back++) await page.keyboard.press('ArrowUp');
    await expect(radio('frame')).toBeFocused();
    const copy = dialog.getByRole('button', { name: text('export.copy'), exact: true });
    await expect(copy).toBeEnabled();
    for (let tabs = 0; tabs < 6 && !(await copy.evaluate((at) => at === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Copied');
    const json = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog.getByRole('status')).toHaveText(text('export.copied', { count: json.length }));
    expect(JSON.parse(json).address).toBe(firstAddress);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(app.button('export.label')).toBeFocused();
  });

  test(
    'the row below the inspector copies what the dialog shows, and says how much',
    { tag: '@long' },
    async ({ app, page }) => {
      for (const kind of ['cpp', 'frame', 'latex'] as const) {
        const dialog = await openDialog(app);
        await choose(dialog, kind);
        const shown = await copied(page, dialog);
        await page.keyboard.press('Escape');
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await app.inspector.getByRole('button', { name: text(`export.short.${kind}`), exact: true }).click();
        const said = text('export.copiedAs', { what: text(`export.short.${kind}`), count: shown.length });
        await expect(page.getByText(said)).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
      }
    },
  );

  test('a large mesh: few triangles, checked by the solver; the frame comes back from its file', async ({
    app,
    page,
  }) => {
    await app.openPreset('terrain100k');
    const { mesh, experiment } = await sceneOf('terrain-100k');
    const run = await play(mesh, experiment);
    const address = await app.address();
    const dialog = await openDialog(app);
    await choose(dialog, 'cpp');
    const cppText = (await saved(page, dialog)).bytes.toString();
    const [, count] = /(\d+) of \d+ triangles/.exec(cppText)!;
    expect(Number(count)).toBeLessThan(500);
    const frame = Number(/^f(\d+)/.exec(address)![1]);
    expect(numbersIn(/const Vec3 end\{([^}]*)\}/.exec(cppText)?.[1])).toEqual([...run.frames[frame]!.result.position]);
    await choose(dialog, 'frame');
    const { name, bytes } = await saved(page, dialog);
    await page.keyboard.press('Escape');
    await app.openPreset('faceHit');
    await app.choose([{ name, mimeType: 'application/json', buffer: bytes }]);
    await app.expectAddress(address);
  });

  test.describe(() => {
    test.use({ drawn: true });

    test('the picture is this view: figures, names, panes, caption', async ({ app, page }) => {
      await app.figures();
      const spots = await namesOf(page);
      expect(spots.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['start', 'sliding plane', text('view.world')]),
      );
      const canvas = await page.locator('canvas.canvas').evaluate((element: HTMLCanvasElement) => {
        return { width: element.width, height: element.height, css: element.getBoundingClientRect().width };
      });
      const dialog = await openDialog(app);
      await choose(dialog, 'picture');
      const { bytes } = await saved(page, dialog);
      const ratio = canvas.width / canvas.css;
      const picture = await decode(page, bytes, spots, ratio);
      expect(picture.width).toBe(canvas.width);
      expect(picture.height).toBe(canvas.height + Math.round(58 * ratio));
      expect(picture.colors).toBeGreaterThan(500);
      expect(picture.near.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
      spots.forEach(({ name }, at) => expect(picture.near[at], name).toBeGreaterThan(2));
      // The caption: bright text on the strip below the figures, and none of it elsewhere in that strip's right end.
      const strip = (x: number, width: number): Spot => {
        return { name: 'caption', x, y: canvas.height / ratio + 8, width, height: 42, color: 'rgb(237, 241, 245)' };
      };
      const [left, right] = (await decode(page, bytes, [strip(140, 300), strip(canvas.css - 60, 50)], ratio)).near;
      expect(left).toBeGreaterThan(200);
      expect(right).toBe(0);
    });
  });
});

test('a browser that refuses the clipboard is named, and the file can still be saved', async ({ app, page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await app.inspector.getByRole('button', { name: text('export.short.cpp'), exact: true }).click();
  await expect(page.getByText(text('export.refusedAs'))).toBeVisible();
  const dialog = await openDialog(app);
  await choose(dialog, 'latex');
  await dialog.getByRole('button', { name: text('export.copy'), exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText(text('export.refused'));
  expect((await saved(page, dialog)).bytes.toString()).toContain('\\begin{align*}');
});

const sizes = [
  { label: 'desktop', width: 1440, height: 900, scale: 1 },
  { label: 'tablet', width: 1024, height: 768, scale: 1 },
  { label: 'phone', width: 390, height: 844, scale: 2 },
] as const;

for (const { label, width, height, scale } of sizes) {
  test.describe(`${label}, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone', deviceScaleFactor: scale });

    test('the dialog: nothing cut off, axe finds nothing, the picture has the pixels of the screen', async ({
      app,
      page,
    }) => {
      await app.figures();
      const canvas = await page.locator('canvas.canvas').evaluate((element: HTMLCanvasElement) => {
        return { width: element.width, css: element.getBoundingClientRect().width };
      });
      expect(canvas.width / canvas.css).toBeCloseTo(scale, 1);
      if (label === 'phone') {
        await app.button('menu.label').click();
        await app.dialog(text('menu.label')).getByRole('button', { name: title }).click();
      } else await openDialog(app);
      const dialog = dialogOf(page);
      for (const kind of kinds) {
        await choose(dialog, kind);
        await expectSound(page, kind);
      }
      const { bytes } = await saved(page, dialog);
      expect((await decode(page, bytes, [], 1)).width).toBe(canvas.width);
    });
  });
}
