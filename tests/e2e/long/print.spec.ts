/** The course and a step on paper: pages, answers on a page of their own, nothing to press. */
import { chapterNumbers } from '../../../web/page/learn/course/count';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { text } from '../support/text';
import { whole } from '../support/whole';

const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('a chapter becomes a worksheet, and its answers the last page', async ({ page }) => {
  await page.goto('./#learn=4.predict');
  await expect.poll(() => page.locator('.l-figure .lb').count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: text('learn.print') }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('.pr-sheets')).toBeVisible({ timeout: 30_000 });
  const [questions, answers] = [page.locator('.pr-sheet').first(), page.locator('.pr-answers')];
  await expect(questions.locator('.pr-question')).toHaveCount(2);
  // One careless press of Print hands out no solutions.
  await expect(answers).toHaveCount(0);
  await page.locator('.pr-paper input').check();
  // Those of what is seen and of both questions; what is tried is on the screen.
  await expect(questions.locator('.pr-figure canvas')).toHaveCount(3);
  await expect(answers.locator('.pr-truth')).toHaveText(['t = 0.4', 't = 0.9']);
  await expect(questions).not.toContainText(/0\.4\b|0\.9\b/);
  // Figures have the points of a printer, on white though the page was dark.
  const figure = await page
    .locator('.pr-figure canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => ({
      ratio: canvas.width / canvas.getBoundingClientRect().width,
      ground: [...canvas.getContext('2d')!.getImageData(0, 0, 1, 1).data],
    }));
  expect(figure.ratio).toBeGreaterThanOrEqual(3.1);
  expect(figure.ground).toEqual([255, 255, 255, 255]);
  expect(await axeFindings(page)).toEqual([]);

  await page.locator('.pr-paper select').selectOption('a4');
  const all = await pagesOf(page);
  expect(all).toBe(2);
  await page.locator('.pr-paper select').selectOption('letter');
  expect(await pagesOf(page)).toBe(2);
  await page.locator('.pr-paper select').selectOption('a4');
  // The smallest name is one of 7 points, 96 pixels to the inch.
  const scales = await page
    .locator('.pr-figure canvas, .pr-small canvas')
    .evaluateAll((canvases) =>
      canvases.map(
        (canvas) => (canvas.getBoundingClientRect().height * (300 / 96)) / (canvas as HTMLCanvasElement).height,
      ),
    );
  for (const scale of scales) expect(20 * scale).toBeGreaterThanOrEqual((7 / 72) * 96);
  await answers.evaluate((element: HTMLElement) => (element.style.display = 'none'));
  expect(await pagesOf(page)).toBe(all - 1);
  await page.emulateMedia({ media: 'print' });
  for (const control of await page.locator('button, select, progress').all()) await expect(control).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.keyboard.press('Escape');
  await expect(page.locator('.l-ask h2')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(page.url()).toContain('#learn=4.predict');
});

/** Numbers that are the question and the answer: a place at this time, a time that stays the same. */
const asking: Readonly<Record<number, readonly string[]>> = { 2: ['0.25'], 9: ['0.3765'] };
const chapters = whole ? chapterNumbers : [6, 9];

test('no sheet of questions gives away an answer, and figures are as large from any screen', async ({ page }) => {
  test.setTimeout(chapters.length * 120_000);
  const given: string[] = [];
  for (const chapter of chapters) {
    const sizes: string[] = [];
    for (const width of [1440, 1024, 390]) {
      if (width !== 1024 && chapter !== 6) continue;
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`./?${width}.${chapter}#learn=${chapter}`);
      await page.getByRole('button', { name: text('learn.print') }).click();
      const [questions, answers] = [page.locator('.pr-sheet').first(), page.locator('.pr-answers')];
      await expect(questions).toBeVisible({ timeout: 90_000 });
      await page.locator('.pr-paper input').check();
      const figures = questions.locator('.pr-figure canvas');
      sizes.push(
        JSON.stringify(await figures.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).height))),
      );
      // Numbers of the answers that are not in the text of a question, as when a smaller way is asked for.
      const told = (await answers.locator('.pr-truth').allInnerTexts()).flatMap(
        (line) => line.match(/\d+\.\d{2,}|0\.8\b/g) ?? [],
      );
      const asked = await questions.innerText();
      for (const number of told)
        if (asked.includes(number) && !asking[chapter]?.includes(number)) given.push(`${chapter}: ${number}`);
      await expect(questions.locator('.pr-worked')).toHaveCount(0);
      const lines = await answers.locator('p').evaluateAll((all) =>
        all.map((each) => {
          const plain = each.cloneNode(true) as HTMLElement;
          for (const tex of plain.querySelectorAll('.katex')) tex.replaceWith('x');
          return plain.textContent;
        }),
      );
      const odd = lines.filter((line) => /=\s*=|=\s*$|\b1 radii|\de[−-]\d/.test(line));
      expect(odd, `chapter ${chapter}`).toEqual([]);
    }
    expect(new Set(sizes).size, `chapter ${chapter}: ${sizes.join()}`).toBe(1);
    for (const height of JSON.parse(sizes[0]!) as number[]) expect(height, `chapter ${chapter}`).toBeGreaterThan(300);
  }
  expect(given).toEqual([]);
});

test('a step of the workbench is printed without its controls', async ({ app, page }) => {
  await app.ready();
  await page.mouse.move(400, 300);
  const said = await page.locator('.insp .sent').innerText();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('#sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('.sent')).toHaveText(said);
  await expect(sheet.locator('.step-figure canvas')).toBeVisible();
  await expect(sheet.locator('.fm .katex').first()).toBeVisible();
  await expect(sheet.locator('tbody tr').first()).toBeVisible();
  await expect(sheet.locator('footer')).toContainText(page.url());
  await expect(sheet.locator('button, select, input')).toHaveCount(0);
  await expect(page.locator('#app')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
