/** Other languages: the whole page speaks them, numbers are written as their readers write them, and the switch loses nothing. */
import type { Page } from '@playwright/test';
import { languageNames } from '../../../web/page/base/i18n/language';
import { axeFindings } from '../support/axe';
import { expect, firstAddress, test } from '../support/app';
import { file } from '../support/meshes';
import { englishFinder, text, textIn } from '../support/text';
import { firstScreenKiB, weightOf } from '../support/weight';

// The text is read, not the picture.
test.use({ drawn: false });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page in the language, whatever the browser wishes for. */
const open = async (page: Page, language: string, fragment = '') => {
  await page.goto(`./?lang=${language}${fragment}`);
  await expect(page.locator('.insp .sent, .learn h1').last()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** All that is written or said, piece by piece, but what the reader typed or what is code. */
const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: (string | null)[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('.katex, script, style, noscript, [lang]:not(html)'))
        said.push(node.textContent);
    for (const element of document.querySelectorAll('[title], [aria-label], [aria-valuetext]'))
      for (const name of ['title', 'aria-label', 'aria-valuetext']) said.push(element.getAttribute(name));
    return said.map((each) => each?.replace(/\s+/g, ' ').trim() ?? '').filter(Boolean);
  });

for (const language of ['pl', 'zh'] as const) {
  test.describe(languageNames[language], () => {
    for (const [room, fragment] of [
      ['workbench', ''],
      ['course', '#learn=4.predict'],
    ] as const) {
      test(`${room}: nothing is said in English; axe finds nothing`, async ({ page }) => {
        await open(page, language, fragment);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const said = await spoken(page);
        expect(said.length).toBeGreaterThan(50);
        expect(said.filter(englishFinder(language))).toEqual([]);
        if (language === 'pl') expect(said.filter((each) => /\d\.\d/.test(each) && !each.includes('0x'))).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('no more than the budget come before the first step, and none in another language', async ({ page }) => {
      const { sum, names } = await weightOf(page, async () => {
        await page.goto(`./?lang=${language}`);
        const world = page.getByRole('region', { name: textIn(language, 'view.world'), exact: true });
        await expect.poll(() => world.innerText()).toMatch(/[Bv]/);
      });
      expect(sum, names.join(' ')).toBeLessThan(firstScreenKiB);
      const texts = names.filter((name) => name.endsWith('.json'));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((name) => !name.endsWith(`.${language}.json`))).toEqual([]);
    });
  });
}

test('the sentence of the first step, with a decimal comma', async ({ page }) => {
  await open(page, 'pl');
  const sentence = page.locator('.insp .sent');
  await expect(sentence).toContainText('0,3765');
  await expect(sentence).not.toContainText('0.3765');
  const field = page.getByRole('textbox', {
    name: textIn('pl', 'field.axis', { name: textIn('pl', 'solver.radii.name'), axis: 'x' }),
  });
  await expect(field).toHaveValue('0,30');
  for (const typed of ['0,35', '0.4']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveValue(typed.replace('.', ',').padEnd(4, '0'));
  }
});

test.describe('the switch', () => {
  const choose = async (page: Page, label: string, language: keyof typeof languageNames) => {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: languageNames[language] });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForLoadState('load');
  };

  test('keeps the moment, and the device keeps the choice', async ({ app, page }) => {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => app.address()).not.toBe(firstAddress);
    const before = await app.address();
    await choose(page, text('language.label'), 'pl');
    const parts = page.locator(`nav[aria-label="${textIn('pl', 'address.label')}"] button`);
    await expect.poll(async () => (await parts.allTextContents()).join('.')).toBe(before);
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await choose(page, textIn('pl', 'language.label'), 'en');
    await expect.poll(() => app.address()).toBe(before);
  });

  test('keeps a mesh of one’s own, too large for the address', async ({ app, page }) => {
    const many = Array.from({ length: 80 }, (_, k) => `v ${k} 0 0\nv ${k + 1} 0 0\nv ${k} 0 1`).join('\n');
    const faces = Array.from({ length: 80 }, (_, k) => `f ${3 * k + 1} ${3 * k + 3} ${3 * k + 2}`).join('\n');
    await app.choose([file('mine.obj', `${many}\n${faces}`)]);
    await app.useImport();
    await expect(page.locator('.mesh .cut')).toHaveText('mine.obj');
    await choose(page, text('language.label'), 'zh');
    await expect(page.locator('.mesh .cut')).toHaveText('mine.obj');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('is in the course, and on a phone in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./#learn=4.predict');
    await choose(page, text('language.label'), 'pl');
    expect(page.url()).toContain('#learn=4.predict');
    await page.goto('./#face-hit');
    await page.getByRole('button', { name: textIn('pl', 'menu.label') }).click();
    await choose(page, textIn('pl', 'language.label'), 'en');
  });
});

test('a link with a language has it, and leaves the choice of the device alone', async ({ app, page }) => {
  await app.ready();
  await page.goto('./?lang=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
