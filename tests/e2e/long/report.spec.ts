import { Buffer } from 'node:buffer';
import { expect, test, type App } from '../support/app';
import { axeFindings } from '../support/axe';
import { expectLaidOut } from '../support/sound';
import { coloursOf } from '../support/pixels';
import { text } from '../support/text';

// What moves is looked at in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { label: 'desktop', width: 1440, height: 900 },
  { label: 'tablet', width: 1024, height: 768 },
  { label: 'phone', width: 390, height: 844 },
] as const;

const drawer = (app: App) => app.page.getByRole('complementary', { name: text('panel.report') });
const finding = (app: App, name: string) => drawer(app).getByRole('button', { name: text(`report.${name}`) });

/** The card of the mesh stands in the left column, or behind the rail or the menu. */
async function openReport(app: App, label: (typeof sizes)[number]['label']): Promise<void> {
  if (label === 'phone') await app.button('menu.label').click();
  if (label !== 'desktop') await app.page.getByRole('button', { name: text('panel.mesh'), exact: true }).click();
  await app.page.locator('button.rep').click();
  await expect(drawer(app)).toBeVisible();
}

for (const { label, width, height } of sizes) {
  test.describe(label, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone' });

    test('the report of the stairs, and the triangles of a line', async ({ app, page }) => {
      await app.figures();
      await openReport(app, label);
      await expect(finding(app, 'tJunctions')).toContainText('8');
      await expect(finding(app, 'openEdges')).toContainText('38');
      expect(await axeFindings(page, '.drawer')).toEqual([]);
      await expectLaidOut(page, 'report');
      if (label === 'phone') return;

      const pane = app.pane('ellipsoid');
      const pink = async () => (await coloursOf(pane, ['#cc79a7'])).near[0]!;
      const before = await pink();
      await finding(app, 'tJunctions').click();
      await expect(drawer(app).getByRole('status')).toHaveText(text('report.shown', { count: 8 }));
      await expect.poll(pink).toBeGreaterThan(before + 100);
      await finding(app, 'tJunctions').click();
      await expect.poll(pink).toBeLessThan(before + 40);
    });
  });
}

test('a file with faults: the card names them, another mesh forgets them', async ({ app }) => {
  const obj = 'v 0 0 0\nv 4 0 0\nv 0 0 4\nv 4 0 4\nf 1 3 2\nf 2 3 1\nf 2 3 4\n';
  await app.choose([{ name: 'twice.obj', mimeType: 'text/plain', buffer: Buffer.from(obj) }]);
  await app.useImport();
  const line = app.page.locator('button.rep');
  await expect(line).toHaveText(
    [text('report.line.openEdges', { count: 2 }), text('report.line.duplicates', { count: 1 })].join(', '),
  );
  await app.openPreset('stairs');
  await expect(line).toHaveText(
    [text('report.line.tJunctions', { count: 8 }), text('report.line.openEdges', { count: 38 })].join(', '),
  );
});
