/**
 * Every layer by itself, over the mesh, in both views: it is what the reference shows, and its switch takes all of it away.
 * New references: npx playwright test layers --update-snapshots, and look at every one.
 */
import type { Page } from '@playwright/test';
import { layerNames, type LayerName } from '../../../web/page/model';
import { type App, expect, test } from '../support/app';
import { differentPixels } from '../support/pixels';
import { atRest, layerMoments, linkTo, onlyLayers } from '../support/scene';
import { text } from '../support/text';

test.use({ viewport: { width: 1200, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

const grounds = { mesh: ['mesh'], wire: ['mesh', 'wire'] } as const;

async function expectLayer(app: App, page: Page, name: LayerName): Promise<void> {
  const [preset, address] = layerMoments[name];
  const shown = name in grounds ? grounds[name as keyof typeof grounds] : (['mesh', name] as const);
  await app.open(linkTo(preset, address, { toggled: onlyLayers([...shown]) }));
  await app.expectAddress(address);
  const more = page.getByRole('button', { name: text('layer.more'), exact: true });
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  const layer = page.getByRole('checkbox', { name: text(`layer.${name}`), exact: true });
  await expect(layer).toBeChecked();
  await atRest(page);
  await expect.soft(page.locator('.stage')).toHaveScreenshot(`layer-${name}.png`, { maxDiffPixels: 100 });

  const views = [app.pane('world'), app.pane('ellipsoid')];
  const shots = async () => {
    // The switch scrolls its column and takes the pointer with it; only the figures count.
    await atRest(page);
    return Promise.all(views.map(async (view) => (await view.screenshot()).toString('base64')));
  };
  const before = await shots();
  await layer.uncheck();
  const after = await shots();
  for (const [k, view] of ['world', 'ellipsoid'].entries()) {
    const different = await differentPixels(page, before[k]!, after[k]!);
    expect.soft(different, `${name} in the ${view} view`).toBeGreaterThan(25);
  }
}

/** Layers seen at the same moment share a page: from one to the next only the link changes. */
for (const moment of new Set(Object.values(layerMoments).map(String))) {
  const names = layerNames.filter((name) => String(layerMoments[name]) === moment);
  test(`${moment.replace(',', ' ')}: ${names.join(', ')}`, async ({ unopened: app, page }) => {
    test.setTimeout(30_000 + 10_000 * names.length);
    for (const name of names) await test.step(name, () => expectLayer(app, page, name));
  });
}
