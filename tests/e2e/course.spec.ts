/** What holds in every chapter of the course: Reset, sliders, keys, what is noted of the answers. */
import type { Page } from '@playwright/test';
import { chapterNumbers, lastChapter } from '../../web/page/learn/course/count';
import { App, expect, test } from './support/app';
import { drag, findHandle } from './support/handles';
import { differentPixels, stillPicture } from './support/pixels';
import { text } from './support/text';
import { follow } from './support/waysIn';

const chapters = chapterNumbers;
test.setTimeout(240_000);

/** What a beat shows: numbers, controls, cards, and the names in the figure. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      lines: all('.l-lines dd').map((each) => each.innerText),
      sliders: all('.l-try [role=slider], .l-time [role=slider], .l-grip').map((each) => each.ariaValueText),
      pressed: all('.l-try [aria-pressed]').map((each) => each.ariaPressed),
      chosen: all('.l-try input').map((each) => (each as HTMLInputElement).checked),
      cards: all('.l-cards, .l-parts').map((each) => each.innerText),
      // Names move where there is room for them.
      names: all('.l-figure .lb')
        .map((each) => each.innerText)
        .sort(),
    };
  });

/** Looks alike for so many looks in a row: on a busy machine parts of the page come late. */
const looks = 3;

async function settled(page: Page): Promise<Awaited<ReturnType<typeof shown>>> {
  let before = '';
  let alike = 0;
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await shown(page));
        const waits = await page.locator('.l-opening, .plot-box:empty').count();
        alike = now === before && waits === 0 ? alike + 1 : 0;
        before = now;
        return alike;
      },
      { intervals: [250], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(looks);
  return shown(page);
}

async function open(page: Page, place: string): Promise<void> {
  await page.goto(`./#learn=${place}`);
  await expect(page.locator('.l-chapters [aria-current=page]')).toContainText(place.split('.')[0]!);
  await expect(page.locator('.l-beats [aria-current=step]')).toHaveText(text(`learn.beat.${place.split('.')[1]!}`));
}

const reset = (page: Page) => page.getByRole('button', { name: text('learn.try.reset'), exact: true });

/** Everything that can be changed in a try, once. */
async function changeAll(page: Page): Promise<void> {
  for (const slider of await page.locator('.l-try [role=slider], .l-time [role=slider]').all()) {
    const before = await slider.getAttribute('aria-valuetext');
    await slider.press('End');
    if ((await slider.getAttribute('aria-valuetext')) === before) await slider.press('Home');
  }
  for (const grip of await page.locator('.l-grip').all()) {
    await grip.focus();
    for (let k = 0; k < 4; k++) await page.keyboard.press('ArrowRight');
  }
  const options = page.locator('.l-try [aria-pressed=false], .l-try input:not(:checked)');
  if ((await options.count()) > 0) await options.first().click();
}

test('Reset in a try gives what entering it gives, in every chapter', { tag: '@long' }, async ({ page }) => {
  for (const chapter of chapters) {
    await open(page, `${chapter}.try`);
    if (chapter === 14) continue;
    const entered = await settled(page);
    await changeAll(page);
    // Where there is nothing but the figure to take hold of.
    if ([1, 2, 4, 10].includes(chapter)) {
      const figure = page.locator('.l-figure .vw-w');
      // The name of the motion of chapter 10 is far from its tip.
      await drag(page, await findHandle(figure, chapter === 10 ? 'B' : 'v'), 15, -25);
    }
    const changed = await settled(page);
    expect(changed, `chapter ${chapter}: something changed`).not.toEqual(entered);
    await reset(page).click();
    await expect.poll(() => settled(page), { message: `chapter ${chapter}` }).toEqual(entered);
  }
});

test(
  'no slider of a try leads away from its step for good, and none leaves a formula without its plot',
  { tag: '@long' },
  async ({ page }) => {
    for (const chapter of chapters) {
      await open(page, `${chapter}.try`);
      const entered = await settled(page);
      const cards = page.locator('.l-cards h2').first();
      const title = (await cards.count()) > 0 ? await cards.innerText() : null;
      for (const slider of await page.locator('.l-try [role=slider]').all()) {
        for (const end of ['Home', 'End']) {
          await slider.press(end);
          await settled(page);
          if (title !== null) await expect(cards, `chapter ${chapter}, ${end}`).toContainText(title);
        }
      }
      if (await reset(page).count()) await reset(page).click();
      await expect.poll(() => settled(page), { message: `chapter ${chapter}` }).toEqual(entered);
    }
  },
);

test('chapter 6: the roots meet and vanish, and the discriminant goes below 0', async ({ page }) => {
  await open(page, '6.try');
  await settled(page);
  const disc = async () => Number((await page.locator('.l-lines dd').nth(1).innerText()).replace('−', '-'));
  const x = page.locator('.l-try [role=slider]');
  await x.press('End');
  await expect.poll(disc).toBeGreaterThan(0);
  await x.press('Home');
  await expect.poll(disc).toBeLessThan(0);
  await expect(page.locator('.l-cards .pl')).toBeVisible();
  // The path passes beside the corner: x = −1.4, z = −0.36; under the root is 4·16·(1 − |p|²).
  expect(await disc()).toBeCloseTo(64 * (1 - 1.4 ** 2 - 0.36 ** 2), 3);
});

test('a newcomer finds the way to a mesh of their own, or takes one of three', async ({ page }) => {
  const own = async () => {
    await expect(page.locator('.l-beats')).toBeVisible();
    const menu = page.getByRole('button', { name: text('learn.chapters') });
    if (await menu.isVisible()) await menu.click();
    if ((await page.locator('.l-own').getAttribute('open')) === null) await page.locator('.l-own summary').click();
  };
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`./?${viewport.width}#learn=1`);
    await own();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: text('learn.own.file') }).click();
    const buffer = Buffer.from('v 0 0 0\nv 4 0 0\nv 0 0 4\nf 1 3 2\n');
    await (await chooser).setFiles({ name: 'mine.obj', mimeType: 'text/plain', buffer });
    await expect(page.getByRole('dialog')).toContainText('mine.obj');
    await page.keyboard.press('Escape');
    await page.goto(`./?again${viewport.width}#learn=1`);
    await own();
    await page.getByRole('button', { name: text('learn.own.bunny') }).click();
    await expect(page.locator('#app .learn')).toHaveCount(0);
    await expect.poll(() => new App(page).moment()?.preset).toBe('bunny');
  }
});

test('the list shows the chapter that is open, and the way to your own mesh below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const chapter of [lastChapter, 1]) {
    await page.goto(`./#learn=${chapter}`);
    await expect(page.locator('.l-rail .now')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.l-rail .l-own summary')).toBeInViewport({ ratio: 1 });
    const [row, own] = await Promise.all([
      page.locator('.l-rail .now').boundingBox(),
      page.locator('.l-rail .l-own').boundingBox(),
    ]);
    expect(row!.y + row!.height).toBeLessThanOrEqual(own!.y);
  }
});

test('a question of a study is framed as where the chapter is opened at it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = page.locator('.l-figure .stage');
  const at = async (place: string) => {
    await follow(page, `#learn=${place}`);
    await expect.poll(() => page.locator('.l-opening').count()).toBe(0);
    return stillPicture(figure, page);
  };
  await page.goto('./#learn=16.predict-3');
  await expect(page.locator('.l-figure .lb').first()).toBeVisible();
  const opened = await stillPicture(figure, page);
  expect(await differentPixels(page, opened, await at('16.predict-2'))).toBeGreaterThan(22_000);
  // Names stay where they were, if there is room.
  expect(await differentPixels(page, opened, await at('16.predict-3'))).toBeLessThan(800);
});

test('a chapter on another method plays its frames when it opens, and ends where it stands', async ({ page }) => {
  const sentence = page.locator('.study-steps .sent');
  await page.goto('./#learn=19.look');
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        seen.add((await sentence.textContent({ timeout: 20_000 })) ?? '');
        return seen.size;
      },
      { intervals: [60], timeout: 20_000 },
    )
    .toBeGreaterThan(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await page.goto('./#learn=19.look');
  const last = await sentence.textContent();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('about:blank');
  await page.goto('./#learn=19.look');
  await page.waitForTimeout(4000);
  await expect(sentence).toHaveText(last!);
});

test.describe('by keys', () => {
  test.use({ drawn: false });

  /** What has the focus: the question's card, a grip, the text, or what it is called. */
  const focus = (page: Page) =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'nothing';
      if (at.closest('.l-ask .l-acts')) return 'way on';
      return at.closest('.l-ask')
        ? 'answer'
        : at.closest('.l-grip')
          ? 'grip'
          : at.closest('.l-text, .l-foot')
            ? 'text'
            : at.className;
    });

  test(
    'the focus goes to what is next, through the whole course; answers are noted, chapters ticked',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('./#learn=1');
      await expect(page.locator('.l-figure .lb').first()).toBeVisible();
      for (let presses = 0; presses < 12 * chapterNumbers.length; presses++) {
        const question = page.locator('.l-ask h2');
        const where = `${new URL(page.url()).hash}, ${presses}`;
        if (presses > 0) await expect.poll(() => focus(page), where).not.toBe('nothing');
        if (await question.count()) {
          await expect.poll(() => focus(page), where).toMatch(/answer|grip/);
          const verdict = page.locator('.l-ask .l-verdicts');
          if ((await page.locator('.l-ask .fld input').count()) && (await focus(page)) === 'answer')
            await page.keyboard.type('1');
          else if ((await focus(page)) === 'answer' && !(await page.locator('.l-order').count()))
            await page.keyboard.press('Space');
          if (await verdict.count()) {
            await page.keyboard.press('Tab');
            await page.keyboard.press('Tab');
            await page.keyboard.press('Space');
          }
          await page.keyboard.press('Enter');
          await expect(page.locator('.l-verdict'), where).toBeVisible();
          await expect.poll(() => focus(page), where).toBe('way on');
          await page.keyboard.press('Tab');
          await expect(page.getByRole('button', { name: text('learn.tryAgain') }), where).toBeFocused();
        }
        if (page.url().endsWith(`learn=${lastChapter}.try`)) break;
        await page.keyboard.press('n');
        await expect(page.locator('.l-opening')).toBeHidden({ timeout: 30_000 });
      }
      expect(page.url()).toContain(`${lastChapter}.try`);
      await expect(page.locator('.l-chapters .done')).toHaveCount(chapters.length);
      const done = text('learn.done', { done: chapters.length, all: chapters.length });
      await expect(page.locator('.l-progress')).toContainText(done);
    },
  );

  test('Tab begins with the way over the bar, in every room', async ({ page }) => {
    for (const [room, content] of [
      ['#learn=4.predict', '.l-text'],
      ['#stairs', 'main'],
      ['#audit', 'main'],
    ] as const) {
      await page.goto(`./${room}`);
      await page.reload();
      await expect(page.locator(content)).toBeVisible();
      // A lesson that is still opening replaces its text.
      await expect(page.locator('.l-opening, [role=progressbar]')).toHaveCount(0);
      if (content === '.l-text') await expect(page.locator('.l-figure .lb').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: text('rooms.skip') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator(content), room).toBeFocused();
    }
  });

  test('a link to a try ticks no chapter; a later right answer counts, and the right one is marked', async ({
    page,
  }) => {
    await page.goto('./#learn=1.try');
    await expect(page.locator('.l-opening')).toBeHidden();
    await expect(page.locator('.l-chapters .done')).toHaveCount(0);
    await page.goto('./#learn=1.predict');
    const choose = async (verdict: string) => {
      await page.getByRole('button', { name: text(verdict), exact: true }).click();
      await page.locator('.l-ask .l-options input').nth(1).check();
      await page.getByRole('button', { name: text('learn.check') }).click();
    };
    await choose('learn.true');
    const score = page.locator('.l-chapters [aria-current=page] .sc');
    await expect(score).toHaveText('0/2');
    // The wrong one that was chosen is not the heavier one.
    const shadow = (name: string) =>
      page
        .getByRole('button', { name: text(name) })
        .evaluate((each) => getComputedStyle(each).boxShadow.match(/(\d)px inset/)?.[1]);
    expect(await shadow('learn.false')).toBe('2');
    expect(await shadow('learn.true')).toBe('1');
    await expect(
      page.getByRole('button', { name: text('learn.false') }).getByRole('img', { name: text('learn.right') }),
    ).toBeVisible();
    await page.getByRole('button', { name: text('learn.tryAgain') }).click();
    await choose('learn.false');
    await expect(score).toHaveText('1/2');
    // A right reason is told apart from a wrong answer, and a question once answered right still counts.
    await expect(page.locator('.l-said')).not.toContainText(text('learn.reasonOnly', { truth: 0 }));
    await page.getByRole('button', { name: text('learn.tryAgain') }).click();
    await choose('learn.true');
    await expect(page.locator('.l-said')).toContainText(text('learn.reasonOnly', { truth: 0 }));
    await expect(score).toHaveText('1/2');
  });

  test('a word of the glossary opens when the pointer moves onto it, not under one that rests, and covers no button', async ({
    page,
  }) => {
    const box = () =>
      page.evaluate(() => {
        const { x, y, width, height } =
          document.querySelector('.l-text .l-term')?.getBoundingClientRect() ?? new DOMRect();
        return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
      });
    const go = async (key: string) => {
      const before = page.url();
      // The focus may still follow the key before, into a field where the key is a letter.
      await expect(async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press(key);
        await expect.poll(() => page.url(), { timeout: 2000 }).not.toBe(before);
      }).toPass();
      await expect(page.locator('.l-opening')).toBeHidden({ timeout: 30_000 });
    };
    const tip = page.locator('.l-tip');
    let met = 0;
    for (const chapter of chapters) {
      await page.goto(`./#learn=${chapter}.predict`);
      await expect(page.locator('.l-chapters [aria-current=page]')).toContainText(String(chapter));
      await expect(page.locator('.l-ask h2')).toBeVisible();
      const at = await box();
      if (!at) continue;
      met++;
      await go('b');
      await page.mouse.move(at.x, at.y);
      await expect.poll(box).not.toEqual(at);
      await page.mouse.move(at.x + 1, at.y);
      await go('n');
      await page.waitForTimeout(200);
      await expect(tip, `chapter ${chapter}, at rest`).toHaveCount(0);
      await page.mouse.move(at.x - 1, at.y);
      await expect(tip, `chapter ${chapter}, moved`).toBeVisible();
      const covered = await page.evaluate(() => {
        const over = document.querySelector('.l-tip')!.getBoundingClientRect();
        const hides = ({ left, right, top, bottom }: DOMRect) =>
          left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        return [...document.querySelectorAll<HTMLElement>('.l-ask .l-acts .bt, .l-foot .bt')]
          .filter((each) => hides(each.getBoundingClientRect()))
          .map((each) => each.innerText);
      });
      expect(covered, `chapter ${chapter}`).toEqual([]);
      await page.mouse.move(5, 400);
    }
    expect(met).toBeGreaterThan(5);
  });
});

test('a why of a study takes the figure along, and its steps lead back to where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#learn=17.why');
  const sentence = page.locator('.study-steps .sent');
  const home = page.getByRole('button', { name: text('study.steps.home') });
  await expect(sentence).toContainText('0.4000');
  await page.locator('.l-more').click();
  await page.locator('.l-more').click();
  const there = '0.5000 away';
  await expect(sentence).toContainText(there);
  await expect(home).toHaveCount(0);
  await page
    .locator('.study-steps')
    .getByRole('button', { name: text('step.forward') })
    .click();
  await expect(home).toBeVisible();
  // Not squeezed into a column of words between the buttons.
  expect((await sentence.boundingBox())!.width).toBeGreaterThan(200);
  await home.click();
  await expect(sentence).toContainText(there);
  await expect(home).toHaveCount(0);
});
