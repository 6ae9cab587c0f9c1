/** Where it stands: the list of what the source documents say, in the address and in the history, and ways to the moments. */
import type { Locator, Page } from '@playwright/test';
import { type Statement, statements, verdictsOf } from '../support/statements';
import { expect, firstAddress, test, type App } from '../support/app';
import { expectSound } from '../support/sound';
import { text } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: text('method.grounding'), exact: true });
const rowOf = (page: Page, { id }: Statement): Locator => panelOf(page).locator(`[data-id="${id}"]`);
const shown = (page: Page, count: number): Promise<void> =>
  expect(panelOf(page).getByRole('status')).toHaveText(text('grounding.shown', { count, total: statements.length }));
const byId = (id: string): Statement => statements.find((each) => each.id === id)!;
/** A statement about a flaw, seen at a step of a preset that is no other one's. */
const oneSided = byId('fauerby-soup-any-mesh');

async function openByFragment(app: App, page: Page, fragment: string): Promise<void> {
  await app.open(fragment);
  await expect(panelOf(page)).toBeVisible();
}

/** The address is that of a moment of the preset. */
async function expectPreset(app: App, page: Page, preset: string | null): Promise<void> {
  await expect(page).toHaveURL(/#v1=/);
  await expect.poll(() => app.moment()?.preset).toBe(preset);
}

test('the method list leads to it; Escape, Back and the button lead back, and the focus returns', async ({
  app,
  page,
}) => {
  await app.expectLinked(firstAddress);
  const method = page.locator('button.method');
  const open = async () => {
    await method.click();
    const item = app.dialog(text('method.choose')).getByRole('button', { name: text('method.grounding') });
    await expect(item).toBeVisible();
    await item.click();
    await expect(panelOf(page)).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe('#grounding');
  };
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () =>
      panelOf(page)
        .getByRole('button', { name: text('keys.close'), exact: true })
        .click(),
  ]) {
    await open();
    await shown(page, statements.length);
    await close();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#v1=/);
    await app.expectLinked(firstAddress);
    await expect(method).toBeFocused();
  }
  await page.goForward();
  await expect(panelOf(page)).toBeVisible();
});

test('typed into the address it opens at the statement; what else is typed is followed as ever', async ({
  app,
  page,
}) => {
  await app.expectLinked(firstAddress);
  const { hash } = new URL(page.url());
  const late = statements.at(-3)!;
  await page.evaluate((fragment) => (location.hash = fragment), `#grounding=${late.id}`);
  await expect(rowOf(page, late)).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, late)).toBeFocused();
  await expect(rowOf(page, late)).toHaveAttribute('aria-current', 'true');
  const early = statements[40]!;
  await page.evaluate((fragment) => (location.hash = fragment), `#grounding=${early.id}`);
  await expect(rowOf(page, early)).toBeInViewport({ ratio: 1 });
  await expect(panelOf(page).locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#v1=/);
  await app.expectLinked(firstAddress);

  await page.evaluate(() => (location.hash = '#grounding=no-such-statement'));
  await expect(panelOf(page).getByRole('status')).toContainText(
    `${statements.length} of ${statements.length} shown There is no statement named “no-such-statement”.`,
  );
  await page.evaluate((fragment) => (location.hash = fragment), hash);
  await expect(panelOf(page)).toHaveCount(0);
  await app.expectAddress(firstAddress);
  await expect(app.failure).toHaveCount(0);
});

test('every statement is there: document, place, words to search for, what it says, verdict, reason', async ({
  unopened: app,
  page,
}) => {
  await openByFragment(app, page, '#grounding');
  const rows = await panelOf(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        id: item.getAttribute('data-id'),
        document: item.closest('section')!.getAttribute('aria-labelledby')!.replace('document-', ''),
        texts: [...item.querySelectorAll('p')].map((text) => text.textContent),
        inLanguage: [...item.querySelectorAll<HTMLElement>('[lang]')].map((words) => [words.lang, words.textContent]),
      })),
    );
  expect(rows.map(({ id, document }) => [id, document])).toEqual(statements.map(({ id, document }) => [id, document]));
  const languages: Record<string, string> = { compendium: 'zh', delphi: 'pl' };
  for (const [at, { document, place, find, says, verdict, why }] of statements.entries()) {
    const words = find === null ? [] : [find];
    const search = words.map((words) => text('grounding.find', { words }));
    const said = [place, ...search, says, text(`grounding.verdict.${verdict}`), why];
    expect(rows[at]!.texts.slice(0, said.length)).toEqual(said);
    expect(rows[at]!.inLanguage).toEqual(words.map((words) => [languages[document] ?? 'en', words]));
  }
  await expect(
    panelOf(page).getByRole('heading', { level: 3 }).filter({ hasText: 'Improved Collision' }),
  ).toBeVisible();
});

test('each document tells how many of its statements can be shown', async ({ unopened: app, page }) => {
  await openByFragment(app, page, '#grounding');
  const sections = await panelOf(page).locator('section').all();
  expect(sections).toHaveLength(5);
  for (const section of sections) {
    const said = await section.locator('.statement').count();
    const shown = await section.locator('.statement button').count();
    await expect(section.getByText(text('grounding.count', { said, shown }), { exact: true })).toBeVisible();
  }
});

test('filters by document, verdict and words, each with its numbers', async ({ unopened: app, page }) => {
  await openByFragment(app, page, '#grounding');
  const search = panelOf(page).getByRole('searchbox');
  const option = (group: string, name: RegExp) =>
    panelOf(page)
      .getByRole('radiogroup', { name: text(group) })
      .getByRole('radio', { name });
  const wrong = option('grounding.verdicts', /^Wrong/);
  const count = verdictsOf(statements).wrong;
  await expect(wrong).toContainText(String(count));
  await wrong.click();
  await shown(page, count);
  const inSlides = statements.filter(({ document }) => document === 'slides');
  await option('grounding.documents', /uploaded 2015/).click();
  await shown(page, verdictsOf(inSlides).wrong);
  await expect(option('grounding.verdicts', /^Right/)).toContainText(String(verdictsOf(inSlides).right));

  // The group is one stop; arrows choose.
  await wrong.focus();
  await page.keyboard.press('ArrowUp');
  await shown(page, verdictsOf(inSlides).right);
  await search.fill('xyzzy');
  await shown(page, 0);
  await expect(panelOf(page).getByText(text('grounding.nothing'))).toBeVisible();
  await panelOf(page)
    .getByRole('button', { name: text('grounding.reset') })
    .click();
  await shown(page, statements.length);
  await expect(search).toHaveValue('');
});

test('shows a moment; Back returns to the statement, filters and all, and then to where it began', async ({
  app,
  page,
}) => {
  await app.expectLinked(firstAddress);
  await page.evaluate(() => (location.hash = '#grounding'));
  await panelOf(page).getByRole('searchbox').fill('any mesh whatever');
  await expect(rowOf(page, oneSided)).toBeVisible();
  const { wanted, preset } = oneSided.shows;
  await rowOf(page, oneSided)
    .getByRole('button', { name: text('grounding.show.what', { wanted }) })
    .click();
  await expect(panelOf(page)).toHaveCount(0);
  await expectPreset(app, page, preset);
  await expect(app.failure).toHaveCount(0);

  await page.goBack();
  await expect(rowOf(page, oneSided)).toBeFocused();
  await expect(panelOf(page).getByRole('searchbox')).toHaveValue('any mesh whatever');
  expect(new URL(page.url()).hash).toBe(`#grounding=${oneSided.id}`);
  await page.goForward();
  await expect(panelOf(page)).toHaveCount(0);
  await expectPreset(app, page, preset);
  await page.goBack();
  await expect(rowOf(page, oneSided)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#v1=/);
  await app.expectLinked(firstAddress);
  await app.expectAddress(firstAddress);
});

test('the moment is the very step that the statement names', async ({ unopened: app, page }) => {
  const exact = statements.find(({ shows }) => shows.study === 'sweep' && shows.address !== null)!;
  await openByFragment(app, page, `#grounding=${exact.id}`);
  await expect(rowOf(page, exact)).toBeFocused();
  // Enter on the statement shows it.
  await page.keyboard.press('Enter');
  await app.expectAddress(exact.shows.address!);
  await expectPreset(app, page, exact.shows.preset);
  await page.goBack();
  await expect(rowOf(page, exact)).toBeFocused();
  // A reload keeps what lies behind it: nothing of the page, so closing leaves the moment here.
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#v1=/);
  await app.expectLinked(exact.shows.address!);
});

test('what no preset shows yet has no button, and says so', async ({ unopened: app, page }) => {
  const later = statements.find(({ shows }) => shows.study !== null && shows.preset === null)!;
  await openByFragment(app, page, `#grounding=${later.id}`);
  await expect(rowOf(page, later).getByRole('button')).toHaveCount(0);
  await expect(rowOf(page, later)).toContainText(text('grounding.later', { wanted: later.shows.wanted }));
});

test('keys: one stop for the list, arrows from statement to statement, letters to the search', async ({
  unopened: app,
  page,
}) => {
  await openByFragment(app, page, '#grounding');
  const [first, second] = statements;
  await expect(panelOf(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, first!)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, second!)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, second!).getByRole('button')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rowOf(page, statements.at(-1)!)).toBeFocused();
  await expect(rowOf(page, statements.at(-1)!)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(rowOf(page, first!)).toBeFocused();
  await page.keyboard.press('g');
  await expect(panelOf(page).getByRole('searchbox')).toHaveValue('g');
  // Into the list with Tab: past the filters, at one statement.
  for (const stop of ['radio', 'radio'] as const) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(stop);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('statement');
});

test('nothing of it comes with the first screen', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (!('sec-purpose' in request.headers())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('./');
  await expect(page.getByText('0.3765').first()).toBeVisible();
  expect(asked.filter((name) => /[Gg]rounding/.test(name))).toEqual([]);
  await page.evaluate(() => (location.hash = '#grounding'));
  await shown(page, statements.length);
  expect(asked.filter((name) => /GroundingDialog-.*\.(js|css)$/.test(name)).length).toBeGreaterThan(0);
});

for (const { label, width, height } of [
  { label: 'desktop', width: 1440, height: 900 },
  { label: 'tablet', width: 1024, height: 768 },
  { label: 'phone', width: 390, height: 844 },
]) {
  test.describe(`${label}, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone' });

    test('nothing is cut off, too small or without a name; axe finds nothing', async ({ unopened: app, page }) => {
      test.setTimeout(90_000);
      // Rows are alike, and looking at all of them takes minutes: the words leave a few.
      for (const [state, fragment, words] of [
        ['a few', '#grounding', 'wall'],
        ['at a statement', `#grounding=${oneSided.id}`, 'any mesh whatever'],
        ['nothing found', '#grounding', 'xyzzy'],
      ] as const) {
        await openByFragment(app, page, fragment);
        await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
        await panelOf(page).getByRole('searchbox').fill(words);
        await expect(panelOf(page).getByRole('status')).not.toContainText(`${statements.length} of`);
        await expectSound(page, state);
      }
      const box = (await panelOf(page).boundingBox())!;
      if (label === 'phone') expect(box).toEqual({ x: 0, y: 0, width, height });
      else expect(Math.min(box.width / width, box.height / height)).toBeGreaterThan(0.9);
    });
  });
}
