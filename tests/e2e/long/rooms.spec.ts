/** From room to room by a link: what a link shows is what it shows where the page is opened at it, whatever was open before; Back finds what was left. */
import type { Page } from '@playwright/test';
import { App, expect, test } from '../support/app';
import { linkTo } from '../support/scene';
import { text } from '../support/text';

test.use({ drawn: false });
test.setTimeout(120_000);

const seen = linkTo('face-hit', 'f0', { mode: 'world', stepByStep: true, toggled: ['boxes', 'normals'] });
/** Ways in by an address; the course hides layers and draws its curtain, a study has layers and panes of its own, the audit none. */
const links = [
  '#stairs',
  '#face-hit',
  seen,
  '#learn=4.predict',
  '#boxes.crossing-bars',
  '#audit?preset=face-hit',
] as const;

/** What the address, the layers, the panes and the strips say of a room. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const checked = [...document.querySelectorAll<HTMLInputElement>('.left input[type=checkbox]')];
    const panes = [...document.querySelectorAll('[role=region], section[aria-label]')];
    return {
      room: ['learn', 'audit'].find((name) => document.querySelector(`#app .${name}`)) ?? 'workbench',
      address: location.hash,
      layers: checked.map((box) => Number(box.checked)).join(''),
      panes: panes.map((pane) => `${pane.getAttribute('aria-label')} ${pane.getBoundingClientRect().width > 0}`),
      step: document.querySelector('.insp .sent')?.textContent ?? null,
      pressed: [...document.querySelectorAll('.left [aria-pressed=true], [role=radio][aria-checked=true]')].map(
        (button) => button.textContent,
      ),
    };
  });

/** The room when nothing of it changes any more. */
async function settled(page: Page): Promise<Awaited<ReturnType<typeof shown>>> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await shown(page));
        const waits = await page.locator('[role=progressbar], .l-opening').count();
        const isMoment = /^#(v1|learn|audit)/.test(new URL(page.url()).hash);
        const still = now === before && waits === 0 && isMoment;
        before = now;
        return still;
      },
      { intervals: [300, 350, 350] },
    )
    .toBe(true);
  return shown(page);
}

async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), link);
}

for (const from of links) {
  test(`from ${from.slice(0, 16)} by every link and back`, async ({ page, browser, baseURL }) => {
    await page.goto(`./${from}`);
    for (const to of links) {
      if (to === from) continue;
      const other = await browser.newContext({
        baseURL,
        serviceWorkers: 'block',
        colorScheme: 'dark',
        locale: 'en-US',
      });
      await other.addInitScript(() => localStorage.setItem('sweepscope.visited', ''));
      const fresh = await other.newPage();
      await fresh.goto(`./${to}`);
      await settled(page);
      const left = await shown(page);
      await follow(page, to);
      expect(await settled(page), `${to} after ${from}`).toEqual(await settled(fresh));
      await other.close();
      await page.goBack();
      expect(await settled(page), `back from ${to}`).toEqual(left);
    }
  });
}

test('a link that cannot be shown leaves nothing of a lesson either', async ({ page }) => {
  await page.goto('./#learn=4.predict');
  await settled(page);
  await follow(page, '#v1=damaged');
  const app = new App(page);
  await app.ready();
  await expect(app.failure).toBeVisible();
  await expect.poll(() => app.moment()?.preset).toBe('stairs');
  expect(app.moment()!.view.toggled ?? []).toEqual([]);
});

test('by keys through every room and back to the workbench: scene, step and camera are what was left', async ({
  page,
}) => {
  const app = new App(page);
  await page.goto('./#stairs');
  await settled(page);
  await page.getByRole('application', { name: text('scene.keys.world') }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => app.moment()?.view.cameras).toBeDefined();
  const left = await settled(page);
  const go = async (name: string) => {
    await page
      .getByRole('navigation', { name: text('rooms.label') })
      .getByRole('link', { name: text(name) })
      .focus();
    await page.keyboard.press('Enter');
    await settled(page);
  };
  for (const way of [
    ['rooms.learn'],
    ['rooms.audit'],
    ['rooms.learn', 'rooms.audit'],
    ['rooms.audit', 'rooms.learn'],
    ['rooms.learn', 'reload'],
    ['rooms.audit', 'reload'],
  ]) {
    for (const name of way) {
      if (name === 'reload') {
        await page.reload();
        await settled(page);
      } else await go(name);
    }
    await go('rooms.workbench');
    expect(await settled(page), way.join(' ')).toEqual(left);
  }
});
