import type { Locator, Page } from '@playwright/test';
import type { MoveResults } from '../../../web/package/types';
import { presets } from '../../../web/page/presets';
import { secondExperiment } from '../../../web/page/core/compare/options';
import type { Experiment } from '../../../web/page/model';
import { BodyStateValues } from '../../../web/package/trace/events.gen';
import { expect, firstAddress, test, type App } from '../support/app';
import { expectSound } from '../support/sound';
import { play, sceneOf } from '../support/package';
import { text, written } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false });

// Steps are looked at where they end; how the figures glide there is in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const flaws = presets.filter(({ group }) => group === 'flaws');

const panelOf = (page: Page): Locator => page.getByRole('region', { name: text('panel.compare'), exact: true });
const compareButton = (page: Page): Locator => page.getByRole('button', { name: text('compare.button'), exact: true });

async function openPreset(app: App, page: Page, questionKey: string): Promise<void> {
  await page.locator('button.preset[aria-haspopup="dialog"]').first().click();
  const picker = app.dialog(text('preset.choose'));
  await picker
    .getByRole('button')
    .filter({ hasText: text(questionKey) })
    .click();
  await expect(picker).toHaveCount(0);
}

/** The table as it is read: row header without its sign, then the cells of A and B. */
async function table(page: Page): Promise<Record<string, [string, string]>> {
  const rows = await panelOf(page)
    .getByRole('row')
    .evaluateAll((all) =>
      all.slice(1).map((row) => {
        const header = row.querySelector('th')!.cloneNode(true) as HTMLElement;
        header.querySelectorAll('span').forEach((part) => part.remove());
        return [header.textContent, ...[...row.querySelectorAll('td')].map((cell) => cell.textContent)];
      }),
    );
  return Object.fromEntries(rows.map(([name, first, second]) => [name, [first, second]])) as never;
}

/** One column as the package says it, every digit. */
function column(result: MoveResults): Record<string, string> {
  const feature = ['none', 'face', 'edge', 'vertex'][result.contactFeature[0] ?? 0]!;
  const element = result.contactElement[0] ?? 0;
  const hit = result.contactTime.length > 0;
  const contact = text('compare.cell.contact', { feature, element, triangle: result.contactTriangle[0] ?? -1 });
  const yesNo = (value: number) => text(value === 1 ? 'compare.cell.yes' : 'compare.cell.no');
  const [x, y, z] = Array.from(result.position, written);
  return {
    [text('compare.row.feature')]: hit ? contact : text('compare.cell.none'),
    [text('compare.row.time')]: hit ? written(result.contactTime[0]!) : text('compare.cell.none'),
    [text('compare.row.sweeps')]: `${result.passSweeps[0]} + ${result.passSweeps[1]}`,
    [text('compare.row.x')]: x!,
    [text('compare.row.y')]: y!,
    [text('compare.row.z')]: z!,
    [text('compare.row.state')]: text(`state.${BodyStateValues[result.state[0]!]!}`),
    [text('compare.row.truncated')]: yesNo(result.truncated[0]!),
  };
}

async function expectTable(
  page: Page,
  mesh: Parameters<typeof play>[0],
  runs: [Experiment, Experiment],
  frame: number,
) {
  const [a, b] = [await play(mesh, runs[0]), await play(mesh, runs[1])].map(({ frames }) =>
    column(frames[frame]!.result),
  );
  const expected = Object.fromEntries(Object.keys(a!).map((row) => [row, [a![row], b![row]]]));
  await expect.poll(() => table(page)).toMatchObject(expected);
}

test(
  'every flaw opens beside what does better, with the numbers of the package for both',
  { tag: '@long' },
  async ({ app, page }) => {
    test.setTimeout(300_000);
    await app.digits(17);
    for (const preset of flaws) {
      await test.step(preset.id, async () => {
        const { mesh, experiment, address } = await sceneOf(preset.id);
        await openPreset(app, page, preset.questionKey);
        await app.expectAddress(address);
        await expect(panelOf(page)).toContainText(text(preset.lookKey!));
        await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'true');
        const frame = Number(/^f(\d+)/.exec(address)![1]);
        await expectTable(page, mesh, [experiment, secondExperiment(experiment, preset.compare!)], frame);
        // Where they part lies in the frame that is shown.
        const divergence = /First differ at (\S+)\./.exec((await panelOf(page).textContent())!)?.[1];
        expect(divergence).toMatch(new RegExp(`^f${frame}\\.p[01]`));
        await panelOf(page)
          .getByRole('button', { name: text('compare.go') })
          .click();
        await expect.poll(async () => divergence!.startsWith(await app.address())).toBe(true);
      });
    }
  },
);

test('X begins and ends, Back undoes both, Escape and the cross end it as well', async ({ app, page }) => {
  test.setTimeout(120_000);
  await app.ready();
  await expect(panelOf(page)).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(panelOf(page)).toBeVisible();
  await expect.poll(() => app.moment()?.compare).toEqual({ method: 'robust', sides: 'both' });
  for (const view of ['world', 'ellipsoid'] as const) {
    await expect.poll(() => app.pane(view).innerText()).toContain(text('compare.scene.end'));
  }
  await page.keyboard.press('x');
  await expect(panelOf(page)).toHaveCount(0);
  await expect.poll(() => app.pane('world').innerText()).not.toContain(text('compare.scene.end'));
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(panelOf(page)).toHaveCount(0);
  await app.expectAddress(firstAddress);
  await compareButton(page).click();
  await panelOf(page)
    .getByRole('button', { name: text('compare.swap') })
    .focus();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await compareButton(page).click();
  await page.getByRole('button', { name: text('compare.close') }).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test('both stay in step, and follow the start, the radii and the options', async ({ app, page }) => {
  test.setTimeout(120_000);
  const { mesh, experiment } = await sceneOf('stairs');
  const beside = (changes: Partial<Experiment>) => ({ ...experiment, ...changes });
  await app.digits(17);
  await page.keyboard.press('x');
  await expect(panelOf(page)).toContainText(text('compare.beside.group', { address: firstAddress, shown: 'f8.p0.s0' }));
  await app.goTo('f12.p0.s1');
  await expect(panelOf(page)).toContainText(text('compare.beside'));
  await expectTable(page, mesh, [experiment, beside({ method: 'robust', sides: 'both' })], 12);

  // Another method for B by its list, then a limit by its field.
  const option = (name: string) => text('compare.options.of', { option: text(`compare.option.${name}`) });
  await panelOf(page)
    .getByRole('combobox', { name: option('method') })
    .selectOption({ label: 'Paper' });
  await panelOf(page)
    .getByRole('combobox', { name: option('sides') })
    .selectOption({ label: 'Front' });
  await panelOf(page)
    .getByRole('button', { name: text('compare.options.more') })
    .click();
  await app.type(panelOf(page).getByRole('textbox', { name: option('maxSweeps') }), '1');
  await expectTable(page, mesh, [experiment, beside({ maxSweeps: 1 })], 12);
  await expect(panelOf(page)).toContainText('1 sweep');

  // The first experiment changes; the second has the same start and radii.
  await app.type(app.axisField('start', 'z'), '-0.3');
  const moved = { start: [experiment.start[0], experiment.start[1], -0.3] } as const;
  await expectTable(page, mesh, [beside(moved), beside({ ...moved, maxSweeps: 1 })], 12);
  await panelOf(page)
    .getByRole('button', { name: text('compare.swap') })
    .click();
  await expectTable(page, mesh, [beside({ ...moved, maxSweeps: 1 }), beside(moved)], 12);
});

test('the link of a comparison shows it elsewhere', async ({ app, page, browser }) => {
  test.setTimeout(120_000);
  await openPreset(app, page, 'preset.acuteWedge.question');
  await expect(panelOf(page)).toBeVisible();
  await app.goTo('f4.p0.s2');
  await app.expectLinked('f4.p0.s2');
  const before = await table(page);
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(panelOf(other)).toBeVisible();
  await expect.poll(() => table(other)).toEqual(before);
  await other.close();
});

for (const { label, width, height } of [
  { label: 'desktop', width: 1440, height: 900 },
  { label: 'tablet', width: 1024, height: 768 },
  { label: 'phone', width: 390, height: 844 },
]) {
  test.describe(`${label}, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone' });

    test('nothing is cut off, too small or without a name; axe finds nothing', async ({ app, page }) => {
      test.setTimeout(120_000);
      await app.figures();
      await openPreset(app, page, 'preset.paddingHop.question');
      await expect(panelOf(page)).toBeVisible();
      await expect(panelOf(page).getByRole('table')).toBeVisible();
      await panelOf(page)
        .getByRole('button', { name: text('compare.options.more') })
        .click();
      await expectSound(page, 'two runs');
      if (label === 'desktop') return;
      // The panel stands where the inspector was, and says the step itself; without it the inspector is back.
      await expect(app.inspector).toHaveCount(0);
      await app.expectAddress('f0.p0.s0.response.slideplane');
      await page.getByRole('button', { name: text('compare.close') }).click();
      await expect(app.inspector).toBeVisible();
      if (label === 'phone') {
        await app.button('menu.label').click();
        await app
          .dialog(text('menu.label'))
          .getByRole('button', { name: text('compare.button') })
          .click();
      } else await compareButton(page).click();
      await expect(panelOf(page)).toBeVisible();
    });
  });
}
