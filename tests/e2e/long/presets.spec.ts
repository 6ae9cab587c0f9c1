import { presets } from '../../../web/page/presets';
import { expect, firstAddress, test } from '../support/app';
import { file, obj } from '../support/meshes';
import { atRest, linkTo, stageReport } from '../support/scene';
import { answerTo, text } from '../support/text';

// Steps are looked at where they end; how the figures glide there is in play.spec.ts.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

test(
  'every preset opens at its step, with its question, a whole sentence and at most 60 draw calls',
  { tag: '@long' },
  async ({ unopened: app, page }) => {
    test.setTimeout(240_000);
    // With every layer on.
    await app.open(linkTo('stairs', firstAddress, { toggled: ['boxes'] }));
    const calls: Record<string, number> = {};
    for (const [at, preset] of presets.entries()) {
      await test.step(preset.id, async () => {
        await page.locator('button.preset[aria-haspopup="dialog"]').click();
        const picker = app.dialog(text('preset.choose'));
        await picker
          .getByRole('button')
          .filter({ hasText: text(preset.questionKey) })
          .click();
        await expect(picker).toHaveCount(0);
        await expect(page.getByRole('heading', { name: text(preset.titleKey), exact: true })).toBeVisible({
          timeout: 20_000,
        });
        await expect(app.failure).toHaveCount(0);
        // A terrain takes as long to make here as there; its step is in the store's own tests.
        if (!preset.id.startsWith('terrain')) await app.expectAddress((await preset.load()).address);
        await app.expectSentence(/^[A-Z0-9“][^{}<>]{12,}[.:!?)]$/);
        await expect(page.getByText(text('lesson.place', { at: at + 1, count: presets.length }))).toBeVisible();
        await expect.poll(() => app.moment()?.preset).toBe(preset.id);
        expect(app.moment()?.view.toggled).toEqual(['boxes']);
        await atRest(page);
        // A large mesh comes in portions, each a call in either view, beside what every picture has.
        const portions = { 'terrain-100k': 2, 'terrain-1m': 16 }[preset.id] ?? 1;
        const drawn = async () => (await stageReport(page)).drawCalls;
        await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(2 * portions + 6);
        calls[preset.id] = await drawn();
      });
    }
    test.info().annotations.push({ type: 'draw calls', description: JSON.stringify(calls) });
    expect(Math.max(...Object.values(calls)), JSON.stringify(calls)).toBeLessThanOrEqual(60);
  },
);

test('the lesson leads on: reveal, next step, next lesson', async ({ app, page }) => {
  const answer = page.getByText(answerTo('stairs'));
  await expect(answer).toHaveCount(0);
  await app.button('lesson.reveal').click();
  await expect(answer).toBeVisible();
  await app.expectAddress(firstAddress);
  await app.button('lesson.hide').click();
  await expect(answer).toHaveCount(0);
  await app.button('lesson.reveal').click();
  await expect(answer).toBeVisible();
  await app.button('lesson.next').click();
  await expect(page.getByRole('heading', { name: text('preset.thinWall.title') })).toBeVisible();
  await app.expectAddress('f0.p0.s0.t0.face');
  await expect(answer).toHaveCount(0);
  // A changed scene has another answer, if any: it is shown where its nearest hit stands.
  await app.type(app.axisField('radii', 'x'), '0.4');
  await expect.poll(() => app.moment()?.changes.radii?.[0]).toBe(0.4);
  await app.button('lesson.reveal').click();
  await app.expectAddress('f0.p0.s0.nearest');
});

test('a title that is typed opens that preset, whatever other questions mention its words', async ({ app, page }) => {
  await page.locator('button.preset[aria-haspopup="dialog"]').click();
  await page.getByRole('searchbox').fill('slim');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text('preset.threeRadiiSlim.title') })).toBeVisible();
  await app.expectAddress('f0.p1.s0.response.project');
});

test('two presets in a hurry: the last one wins', async ({ app, page }) => {
  await page.locator('button.preset[aria-haspopup="dialog"]').click();
  const picker = app.dialog(text('preset.choose'));
  await picker
    .getByRole('button')
    .filter({ hasText: text('preset.terrain100k.title') })
    .click();
  await page.locator('button.preset[aria-haspopup="dialog"]').click();
  await picker
    .getByRole('button')
    .filter({ hasText: text('preset.edgeHit.title') })
    .click();
  await app.expectAddress('f0.p0.s0.t0.e0');
  await page.waitForTimeout(1500);
  await app.expectAddress('f0.p0.s0.t0.e0');
  await expect(page.getByRole('heading', { name: text('preset.edgeHit.title') })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ ahead: true, allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/] });

  // What is fetched when the page is quiet is more than a browser remembers unless told, before the first of it.
  test.beforeEach(({ page }) => page.addInitScript(() => performance.setResourceTimingBufferSize(2000)));

  test('everything that is loaded goes on working; what is not says so', async ({ app, page, context }) => {
    test.setTimeout(60_000);
    await app.figures();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('KaTeX_Math') && status === 'loaded'),
    );
    // The list of presets comes when the page is quiet.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name, duration }) => name.includes('previews') && duration > 0),
    );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const missed: string[] = [];
    // What was fetched when the page was quiet is asked for now, and comes from the browser's own store.
    context.on('requestfailed', (request) => {
      // Chromium itself asks for the icon again whenever the address changes.
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && pathname !== '/favicon.svg') missed.push(pathname);
    });
    await page.keyboard.press('ArrowRight');
    await app.expectAddress('f8.p0.s0.t14.e2');
    for (const preset of ['faceHit', 'cornerOfThree', 'sliverRow', 'freeWalk', 'stairs']) {
      await app.openPreset(preset);
      await page.keyboard.press('.');
    }
    await app.choose([file('slab.obj', obj())]);
    await app.useImport();
    await app.expectSentence(/t = 0\./);
    await app.type(app.axisField('radii', 'x'), '0.2');
    await expect.poll(() => app.vector('radii')).toEqual([0.2, expect.any(Number), expect.any(Number)]);
    expect(missed, 'nothing is missing').toEqual([]);

    // A scan is a chunk of its own and was never loaded.
    await page.locator('button.preset[aria-haspopup="dialog"]').click();
    await app
      .dialog(text('preset.choose'))
      .getByRole('button')
      .filter({ hasText: text('preset.bunny.title') })
      .click();
    await expect(app.failure).toBeVisible();
    await expect.soft(app.failure).not.toContainText(text('failure.internal.text'));
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await app.openPreset('bunny');
    await app.expectSentence(/triangle \d+/i);
  });
});
