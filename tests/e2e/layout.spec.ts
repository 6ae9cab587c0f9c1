import { expect, firstAddress, test, type App } from './support/app';
import { focused, layoutFindings, tabStops } from './support/layout';
import { expectSound } from './support/sound';
import { bumpyObj, file } from './support/meshes';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { label: 'desktop', width: 1440, height: 900 },
  { label: 'tablet', width: 1024, height: 768 },
  { label: 'phone', width: 390, height: 844 },
] as const;
type Label = (typeof sizes)[number]['label'];

/** Opens a panel the way its layout offers. On a wide window all but the table are there anyway. */
async function openPanel(app: App, label: Label, panel: string): Promise<void> {
  if (label === 'phone') {
    await app.button('menu.label').click();
    await app
      .dialog(text('menu.label'))
      .getByRole('button', { name: text(`panel.${panel}`) })
      .click();
  } else if (label === 'tablet') {
    const rail = app.page.getByRole('navigation', { name: text('rail.label') });
    await rail.getByRole('button', { name: text(`panel.${panel}`), exact: true }).click();
  } else await app.button(`panel.${panel}`).click();
}

for (const { label, width, height } of sizes) {
  test.describe(`${label}, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone' });

    test('nothing is cut off, too small or without a name, in all states; axe finds nothing', async ({ app, page }) => {
      test.setTimeout(120_000);
      await app.figures();
      await expectSound(page, 'start');

      await page.locator('button.preset[aria-haspopup="dialog"]').click();
      await expect(app.dialog(text('preset.choose'))).toBeVisible();
      await expectSound(page, 'preset picker');
      await page.keyboard.press('Escape');

      await page.keyboard.press('?');
      await expect(app.dialog(text('keys.title'))).toBeVisible();
      await expectSound(page, 'key sheet');
      await page.keyboard.press('Escape');

      await app.button('goto.title').click();
      await app.field('goto.field').fill('nowhere');
      await page.keyboard.press('Enter');
      await expectSound(page, 'address sheet with a complaint');
      await page.keyboard.press('Escape');

      await openPanel(app, label, 'table');
      await expect(page.getByRole('table')).toBeVisible();
      await expectSound(page, 'candidate table');
      await app.button('drawer.close').click();

      if (label === 'phone') {
        await app.button('menu.label').click();
        await expectSound(page, 'menu');
        await page.keyboard.press('Escape');
        await app.button('sheet.raise').click();
        await expectSound(page, 'raised sheet');
        await app.button('sheet.lower').click();
      }
      if (label !== 'desktop') {
        for (const panel of ['lesson', 'mesh', 'solver', 'layers']) {
          await openPanel(app, label, panel);
          await expect(app.button('drawer.close')).toBeVisible();
          await expectSound(page, `${panel} panel`);
          if (panel === 'solver') {
            await page.getByRole('button', { name: /sweeps, keeps/ }).click();
            await app.type(app.axisField('radii', 'x'), 'wide');
            await expectSound(page, 'solver panel with a complaint');
          }
          await app.button('drawer.close').click();
        }
      } else {
        await page.getByRole('button', { name: /sweeps, keeps/ }).click();
        await app.type(app.axisField('radii', 'x'), 'wide');
        await expectSound(page, 'solver with a complaint');
      }
    });

    test('import card, failure and walk are sound', async ({ app, page }) => {
      test.setTimeout(90_000);
      const open = async (files: Parameters<App['choose']>[0]) => {
        if (label === 'desktop') return app.choose(files);
        const chooser = page.waitForEvent('filechooser');
        if (label === 'tablet') {
          await openPanel(app, label, 'mesh');
          await app.button('mesh.open').click();
        } else {
          await app.button('menu.label').click();
          await app
            .dialog(text('menu.label'))
            .getByRole('button', { name: text('mesh.open') })
            .click();
        }
        return (await chooser).setFiles(files);
      };
      const name = 'a level with quite a long name, version 12 (final) copy.obj';
      await open([file(name, `${bumpyObj(12)}v nan 0 0\nf 1 2 170\n`)]);
      await expect(app.importDialog(name)).toBeVisible();
      await expectSound(page, 'import card with a warning and a long name');
      await app.useImport();
      await app.expectSentence(/t = 0\./);
      await expectSound(page, 'own mesh with a long name');
      if (label === 'tablet') await app.button('drawer.close').click();

      await open([file('broken.glb', 'no mesh at all')]);
      await expect(app.failure).toBeVisible();
      await expectSound(page, 'failure');
      await page.keyboard.press('Escape');
      if (label === 'tablet') await app.button('drawer.close').click();

      if (label === 'phone') {
        await app.button('menu.label').click();
        await app
          .dialog(text('menu.label'))
          .getByRole('button', { name: text('walk.start') })
          .click();
      } else {
        if (label === 'tablet') await openPanel(app, label, 'solver');
        await app.button('walk.start').click();
      }
      await expect(page.getByRole('group', { name: text('walk.label') })).toBeVisible();
      await page.waitForTimeout(300);
      await expectSound(page, 'walking');
      const covered = await page.getByRole('group', { name: text('walk.label') }).evaluate((walk) => {
        const shown = [...walk.querySelectorAll('*')].filter((each) => each.checkVisibility() && !each.children.length);
        return shown
          .filter((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return !walk.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          })
          .map((each) => each.textContent);
      });
      expect.soft(covered, 'something stands over the walk bar').toEqual([]);
      await page.getByRole('button', { name: text('walk.stop'), exact: true }).click();
      await expect(page.getByRole('group', { name: text('walk.label') })).toHaveCount(0);
    });

    test('Tab reaches every control and shows where it is', async ({ app, page }) => {
      await app.figures();
      const wanted = await tabStops(page);
      expect(wanted.length).toBeGreaterThan(8);
      const reached = new Set<string>();
      const unseen = new Set<string>();
      await page.mouse.move(2, 2);
      for (let count = 0; count < 2 * wanted.length + 60; count++) {
        await page.keyboard.press('Tab');
        const { stop, seen } = await focused(page);
        if (stop === null && reached.size === wanted.length) break;
        if (stop === null) continue;
        reached.add(stop);
        if (!seen) unseen.add(stop);
      }
      expect(
        wanted.filter((stop) => !reached.has(stop)),
        'never reached',
      ).toEqual([]);
      expect([...unseen], 'nothing shows the focus').toEqual([]);
      expect(await app.address(), 'Tab moves nothing').toBe(firstAddress);
    });
  });
}

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the step bar, the level and the views work under the thumb', async ({ app, page }) => {
    const tap = async (key: string, address: string) => {
      await app.button(key).tap();
      await app.expectAddress(address);
    };
    await tap('step.forward', 'f8.p0.s0.t14.e2');
    await tap('step.back', firstAddress);
    await tap('step.out', 'f8.p0.s0.t14');
    await tap('step.into', 'f8.p0.s0.t14.plane');
    await page.getByRole('combobox', { name: text('level.label') }).selectOption({ label: text('level.slide') });
    await tap('step.forward', 'f8.p0.s1');
    await app.option('view.tabs', 'view.tab.short.ellipsoid').tap();
    await expect(app.pane('ellipsoid')).toBeVisible();
    await expect(app.pane('world')).toBeHidden();
    await app.button('sheet.raise').tap();
    await expect(app.inspector.getByRole('region', { name: text('formula.label') })).toBeInViewport();
    await openPanel(app, 'phone', 'solver');
    await app.type(app.axisField('radii', 'y'), '0.55');
    await expect.poll(() => app.moment()?.changes.radii).toEqual([0.3, 0.55, 0.3]);
  });
});

test('the longest steps of both methods fit the inspector; reasons fold into a line that says so', async ({
  app,
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = () => app.inspector.evaluate(({ clientHeight, scrollHeight }) => clientHeight - scrollHeight);
  const checks = async (triangle: string, names: readonly string[]) => {
    for (const name of names) {
      await app.goTo(`${triangle}.${name}`);
      await app.expectAddress(`${triangle}.${name}`);
      await expect.poll(room, `${triangle}.${name}`).toBeGreaterThanOrEqual(0);
    }
  };
  await checks('f8.p0.s0.t14', ['face', 'e2']);
  await app.option('solver.method', 'solver.method.robust').click();
  await expect(app.option('solver.method', 'solver.method.robust')).toBeChecked();
  await checks('f8.p0.s0.t2', ['e1', 'e0']);

  const origins = app.inspector.getByRole('heading', { name: text('from.title') });
  await expect(origins).toHaveCount(0);
  await app.inspector.getByRole('button', { name: text('reasons.from', { count: 4 }) }).click();
  await expect(origins).toBeVisible();
  await app.button('reasons.less').click();
  await expect(origins).toHaveCount(0);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(app.inspector.getByRole('region', { name: text('roots.title') })).toBeInViewport({ ratio: 1 });
});

test('from wide to narrow and back, nothing is lost', async ({ app, page }) => {
  await app.goTo('f12.p0.s0');
  for (const { width, height } of [...sizes].reverse()) {
    await page.setViewportSize({ width, height });
    await app.expectAddress('f12.p0.s0');
    await expect.poll(async () => (await layoutFindings(page)).outside, `${width} wide`).toEqual([]);
  }
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => app.address()).not.toBe('f12.p0.s0');
});

test('in the bar of any width, method and preset can be read, and every room is a click away', async ({
  app,
  page,
}) => {
  for (const width of [768, 820, 900, 939, 940, 960, 1024, 1099, 1100, 1199, 1200, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const bar = page.locator('header.top');
    await expect(bar.getByRole('combobox', { name: text('level.label') })).toHaveCount(width < 1200 ? 1 : 0);
    const read = await bar.evaluate((element) => ({
      over: element.scrollWidth - element.clientWidth,
      shares: [...element.querySelectorAll('.method .v, .preset .v')].map(
        (name) => name.clientWidth / name.scrollWidth,
      ),
    }));
    expect(read.over, `${width} wide`).toBe(0);
    expect(Math.min(...read.shares), `${width} wide`).toBeGreaterThan(0.6);
    for (const room of ['learn', 'audit'] as const)
      await expect(bar.getByRole('link', { name: text(`rooms.${room}`) })).toBeInViewport({ ratio: 1 });
    for (const control of await bar.locator('button, a, select').all()) {
      if (await control.isVisible()) await expect(control, `${width} wide`).toBeInViewport({ ratio: 0.99 });
    }
  }
  // What the least bar has no room for stands in its menu.
  await page.setViewportSize({ width: 820, height: 1100 });
  await app.button('menu.label').click();
  await app
    .dialog(text('menu.label'))
    .getByRole('button', { name: text('export.title') })
    .click();
  await expect(page.getByRole('dialog', { name: text('export.title') })).toBeVisible();
});
