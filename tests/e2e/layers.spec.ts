/**
 * Every layer by itself, over the mesh, in both views: it is what the reference shows, and its switch takes all of it away.
 * New references: npx playwright test tests/e2e/layers.spec.ts --update-snapshots, and look at every one.
 */
import { layerNames } from '../../web/src/model';
import { App, expect } from './support/app';
import { test } from '../support/page';
import { differentPixels } from './support/pixels';
import { atRest, layerMoments, linkTo, onlyLayers } from './support/scene';
import { text } from './support/text';

test.use({ viewport: { width: 1200, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

const grounds = { mesh: ['mesh'], wire: ['mesh', 'wire'] } as const;

for (const name of layerNames) {
  test(`layer ${name}`, async ({ page }) => {
    const app = new App(page);
    const [preset, address] = layerMoments[name];
    const shown = name in grounds ? grounds[name as keyof typeof grounds] : (['mesh', name] as const);
    await app.open(linkTo(preset, address, { toggled: onlyLayers([...shown]) }));
    await app.expectAddress(address);
    await atRest(page);
    await expect(page.locator('.stage')).toHaveScreenshot(`layer-${name}.png`, { maxDiffPixels: 100 });

    const views = [app.pane('world'), app.pane('ellipsoid')];
    const shots = async () => {
      // The switch scrolls its column and takes the pointer with it; only the figures count.
      await atRest(page);
      return Promise.all(views.map(async (view) => (await view.screenshot()).toString('base64')));
    };
    const more = page.getByRole('button', { name: text('layer.more'), exact: true });
    await more.click();
    const before = await shots();
    await page.getByRole('checkbox', { name: text(`layer.${name}`), exact: true }).uncheck();
    const after = await shots();
    for (const [k, view] of ['world', 'ellipsoid'].entries())
      expect(await differentPixels(page, before[k]!, after[k]!), `${name} in the ${view} view`).toBeGreaterThan(25);
  });
}
