/** An import that is cancelled leaves everything as it was: the room, the place in it, what was answered there. */
import type { Page } from '@playwright/test';
import { App, expect, test } from './support/app';
import { bumpyObj, obj } from './support/meshes';
import { text } from './support/text';
import { card, drop } from './support/waysIn';

test.use({ drawn: false });
test.setTimeout(180_000);

/** What a person has before them, besides the import. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    address: location.hash,
    entries: history.length,
    room: ['learn', 'audit', 'why'].find((name) => document.querySelector(`#app .${name}`)) ?? 'workbench',
    said: document.querySelector('.l-text, .y-stage h1, .insp .sent, .a-strips')?.textContent,
    heading: document.querySelector('h1')?.textContent,
  }));

async function settled(page: Page) {
  await expect(page.locator('[role=progressbar], .l-opening')).toHaveCount(0);
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await seen(page));
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [700] },
    )
    .toBe(true);
  return seen(page);
}

/**
 * Cancels as soon as one can: on a busy machine the work is done before a press from outside arrives.
 * @returns once it was pressed
 */
async function cancelOnSight(page: Page, where: string): Promise<() => Promise<unknown>> {
  const pressed = await page.evaluateHandle(
    ([where, label]) => ({
      done: new Promise<void>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll<HTMLElement>(where)]
            .flatMap((part) => [...part.querySelectorAll('button')])
            .find((button) => button.textContent.includes(label));
          if (!found) return;
          watcher.disconnect();
          found.click();
          resolve();
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true });
      }),
    }),
    [where, text('import.cancel')] as const,
  );
  return () => pressed.evaluate(({ done }) => done);
}

const cancel = (page: Page, where: string) =>
  page
    .locator(where)
    .getByRole('button', { name: text('import.cancel') })
    .click();

const places = {
  'an answered question': '#learn=4.predict~0.3',
  'a try of the course': '#learn=4.try',
  'the audit': '#audit?preset=face-hit',
  'a study': '#sphere_polygon.regions',
  'the workbench': '#face-hit',
  'the Why page': '#face-hit',
} as const;

for (const [name, address] of Object.entries(places))
  test(`in ${name}: while reading, at the card, while building`, async ({ page }) => {
    await page.goto(`./${address}`);
    if (name === 'the Why page') await page.getByRole('button', { name: text('why.title') }).click();
    const before = await settled(page);
    await drop(page, 'mine.obj', obj());
    await expect(card(page, 'mine.obj')).toBeVisible();
    expect(await seen(page)).toEqual(before);
    await cancel(page, 'dialog[open]');
    await expect(card(page, 'mine.obj')).toHaveCount(0);
    expect(await settled(page)).toEqual(before);
    // As with the key.
    await drop(page, 'mine.obj', obj());
    await expect(card(page, 'mine.obj')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await settled(page)).toEqual(before);

    const large = bumpyObj(330);
    const stopped = await cancelOnSight(page, '.progress');
    await drop(page, 'large.obj', large);
    await stopped();
    expect(await settled(page)).toEqual(before);
    await drop(page, 'large.obj', large);
    await card(page, 'large.obj')
      .getByRole('button', { name: text('import.use') })
      .click();
    // The card stays over the progress until the mesh is accepted.
    await cancel(page, 'dialog[open], body:not(:has(dialog[open])) .progress');
    expect(await settled(page)).toEqual(before);
    await expect(new App(page).failure).toHaveCount(0);
  });

test('used from the course it opens in the workbench, and Back leads to the answer', async ({ page }) => {
  await page.goto('./#learn=4.predict~0.3');
  const before = await settled(page);
  await drop(page, 'mine.obj', obj());
  await new App(page).useImport();
  await expect(page.locator('#app .learn')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#v1=/);
  await page.goBack();
  expect({ ...(await settled(page)), entries: 0 }).toEqual({ ...before, entries: 0 });
});
