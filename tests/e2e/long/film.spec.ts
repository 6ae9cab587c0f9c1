import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, firstAddress, test, type App } from '../support/app';
import { gifFrames } from '../support/gif';
import { expectSound } from '../support/sound';
import { text } from '../support/text';

// Pictures drawn and packed by software, on a busy machine.
test.describe.configure({ timeout: 120_000 });

// Little to draw: nothing here depends on how large the page is.
test.use({ viewport: { width: 800, height: 620 } });

const patient = { timeout: 60_000 };

/** A bar of this width has a menu. */
async function openMenu(app: App): Promise<Locator> {
  await app.button('menu.label').click();
  return app.dialog(text('menu.label'));
}

async function openDialog(app: App): Promise<Locator> {
  await (await openMenu(app)).getByRole('button', { name: text('export.title') }).click();
  return app.page.getByRole('dialog', { name: text('export.title') });
}

const option = (dialog: Locator, group: string, name: string) =>
  dialog
    .getByRole('radiogroup', { name: text(group), exact: true })
    .getByRole('radio', { name, exact: true })
    .click();

async function saved(page: Page, dialog: Locator): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('export.save') }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Size of a picture, and its pixel in the upper left corner. */
function pngFacts(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const [...corner] = context.getImageData(0, 0, 1, 1).data;
    return { width: bitmap.width, height: bitmap.height, corner };
  }, png.toString('base64'));
}

const canvasOf = (page: Page) =>
  page.locator('.stage canvas.canvas').evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));

test('a picture has the pixels and the ground that are chosen, and the page is as before', async ({ app, page }) => {
  await app.figures();
  const before = await canvasOf(page);
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: text('export.kind.picture') }).click();
  const take = async (scale: number, ground: string) => {
    await option(dialog, 'export.picture.scale', text('export.picture.times', { scale }));
    await option(dialog, 'export.picture.ground', text(`export.ground.${ground}`));
    await expect(dialog.getByRole('button', { name: text('export.save') })).toBeEnabled();
    const { name, bytes } = await saved(page, dialog);
    return { name, ...(await pngFacts(page, bytes)) };
  };
  expect(await take(1, 'white')).toEqual({
    name: `stairs-${firstAddress}-white.png`,
    width: before.width,
    height: before.height + 58,
    corner: [255, 255, 255, 255],
  });
  expect(await take(2, 'clear')).toEqual({
    name: `stairs-${firstAddress}-2x-clear.png`,
    width: 2 * before.width,
    height: 2 * before.height + 2 * 58,
    corner: [0, 0, 0, 0],
  });
  expect(await canvasOf(page)).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');

  // A card that draws less says so with its limit, and nothing is made smaller.
  await page.evaluate(() => {
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === this.MAX_RENDERBUFFER_SIZE ? 1024 : getParameter.call(this, name);
    };
  });
  await option(dialog, 'export.picture.scale', text('export.picture.times', { scale: 4 }));
  await expect(dialog.getByRole('alert')).toContainText('1024 × 1024');
  await expect(dialog.getByRole('button', { name: text('export.save') })).toBeDisabled();
  expect(await canvasOf(page)).toEqual(before);
});

test('films: given up, as WebM and as GIF, with exact times; the page stays where it is', async ({ app, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  const packers = () => fetched.flatMap((url) => /\/(pack\w+)-/.exec(url)?.[1] ?? []);
  await app.figures();
  const hash = await page.evaluate(() => location.hash);
  const menu = await openMenu(app);
  await menu.getByRole('combobox', { name: text('speed.label') }).selectOption({ label: '4×' });
  await page.keyboard.press('Escape');
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: text('film.kind') }).click();
  await option(dialog, 'film.format', 'WebM');
  await option(dialog, 'film.width', '640');
  await expectSound(page, 'film dialog');
  expect(packers()).toEqual([]);

  const make = dialog.getByRole('button', { name: text('film.make') });
  const progress = dialog.getByRole('progressbar');
  await make.click();
  await expect(progress).toHaveAttribute('aria-valuetext', /^Picture \d+ of 38$/, patient);
  await dialog.getByRole('button', { name: text('film.cancel') }).click();
  await expect(dialog.getByRole('status')).toHaveText(text('film.cancelled'));
  await expect(page.locator('.film-easel')).toHaveCount(0, patient);
  await expect(make).toBeFocused();

  await make.click();
  const video = dialog.locator('video');
  await expect(video).toHaveJSProperty('readyState', 4, patient);
  const seen = await video.evaluate(({ videoWidth, videoHeight, duration }: HTMLVideoElement) => {
    return { videoWidth, videoHeight, duration };
  });
  const webm = await saved(page, dialog);
  expect(webm.name).toBe('stairs-f8.p0.s0.webm');
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(webm.bytes)) });
  const track = (await input.getPrimaryVideoTrack())!;
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) times.push(packet.timestamp);
  expect(times).toHaveLength(38);
  // WebM counts in milliseconds.
  times.forEach((time, k) => expect(time).toBeCloseTo(Math.round((k * 1000) / 30) / 1000, 9));
  expect(seen.duration).toBeCloseTo(38 / 30, 2);
  expect(seen.videoWidth).toBe(640);

  await dialog.getByRole('button', { name: text('film.another') }).click();
  await option(dialog, 'film.format', 'GIF');
  const gifs: Buffer[] = [];
  for (let time = 0; time < 2; time++) {
    await make.click();
    await expect(dialog.getByRole('img', { name: /\.gif$/ })).toHaveJSProperty('complete', true, patient);
    gifs.push((await saved(page, dialog)).bytes);
    await dialog.getByRole('button', { name: text('film.another') }).click();
  }
  const { width, height, frames } = gifFrames(gifs[0]!);
  expect({ width, height }).toEqual({ width: seen.videoWidth, height: seen.videoHeight });
  // Thirty-two pictures, those that are alike in one.
  expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(32 * 40);
  for (const { delay } of frames) expect(delay % 20).toBe(0);
  expect(frames.length).toBeGreaterThan(8);
  expect(gifs[0]!.equals(gifs[1]!), 'the same film twice').toBe(true);
  expect(new Set(packers())).toEqual(new Set(['packVideo', 'packGif']));

  await page.keyboard.press('Escape');
  await app.expectAddress(firstAddress);
  expect(await page.evaluate(() => location.hash)).toBe(hash);
  await expect(page.locator('.film-easel')).toHaveCount(0);
});
