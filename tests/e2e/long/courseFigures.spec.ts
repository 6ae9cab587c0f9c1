/** Every figure of the course at three sizes: body, motion and names are whole in it, from the start of the motion to its end. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { atRest } from '../support/scene';
import { whole } from '../support/whole';

/** The last stop whose figure is the course's own: later chapters show studies. */
const last = '14.try';
const sizes = [
  [1024, 768],
  ...(whole
    ? ([
        [1440, 900],
        [390, 844],
      ] as const)
    : []),
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Seen {
  /** names that reach out of the figure, and the body's colour on its frame */
  readonly cut: readonly string[];
  readonly names: number;
  /** pixels in the body's colour */
  readonly body: number;
}

async function look(page: Page): Promise<Seen> {
  const figure = page.locator('.l-figure .vw-w').first();
  const box = (await figure.boundingBox())!;
  const around = (await page.locator('.l-figure').boundingBox())!;
  const all = page.locator('.l-figure .lb:not(.is-out) > div');
  const names = await all.evaluateAll(
    (all, frame) =>
      all.flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const over = x + width > frame.x + frame.width + 1 || y + height > frame.y + frame.height + 1;
        const out = over || x < frame.x - 1 || y < frame.y - 1;
        return out ? [each.textContent ?? ''] : [];
      }),
    around,
  );
  const png = (await page.screenshot({ clip: box })).toString('base64');
  const [onFrame, inside] = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const probe = document.createElement('i');
    probe.style.color = 'var(--body)';
    document.body.append(probe);
    const body = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
    probe.remove();
    const { data } = context.getImageData(0, 0, width, height);
    const counts: [number, number] = [0, 0];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = 4 * (y * width + x);
        const isBody = body.every((channel, c) => Math.abs(channel - data[at + c]!) < 40);
        const isFrame = x === 1 || y === 1 || x === width - 2 || y === height - 2;
        if (isBody) counts[isFrame ? 0 : 1]++;
      }
    return counts;
  }, png);
  const cut = [...names, ...(onFrame > 0 ? [`the body's colour on the frame: ${onFrame} px`] : [])];
  return { cut, names: await all.count(), body: inside };
}

for (const [wide, high] of sizes)
  test(`${wide} × ${high}`, async ({ page }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width: wide, height: high });
    const findings: string[] = [];
    // What cannot be seen cannot be cut.
    let [named, drawn] = [0, 0];
    await page.goto('./#learn=1.look');
    await expect(page.locator('canvas.canvas')).toBeVisible();
    const next = page.locator('.l-foot button.l-next, .l-foot .l-next button').last();
    let before = '';
    while (!before.endsWith(last)) {
      await expect(page.locator('.l-opening')).toBeHidden({ timeout: 30_000 });
      const place = new URL(page.url()).hash;
      // It may have been a step of a reason.
      if (place !== before) {
        // A million triangles take their time.
        await expect(() => atRest(page)).toPass({ timeout: 90_000 });
        const seen = await look(page);
        findings.push(...seen.cut.map((each) => `${place}: ${each}`));
        if (seen.names > 0) named++;
        if (seen.body > 50) drawn++;
      }
      before = place;
      await next.click();
      await page.waitForTimeout(100);
    }
    expect(findings).toEqual([]);
    expect(Math.min(named, drawn)).toBeGreaterThan(60);
  });
