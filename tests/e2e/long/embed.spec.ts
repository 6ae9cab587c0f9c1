/** The page within another page, and what the two say to each other: the example that is served with the page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/app';

test.use({ drawn: false });

test('a page around it steps, listens, and gets the score', async ({ unopened: _, page }) => {
  const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
  await page.goto('./example/');
  const before = await kept();
  const entries = await page.evaluate(() => history.length);
  const inside = page.frameLocator('#figure');
  await expect(inside.locator('.embed .sent')).toContainText('0.3765', { timeout: 30_000 });
  await expect(page.locator('#sentence')).toContainText('0.3765');
  await expect(page.locator('#address')).toHaveText('f8.p0.s0.t14.e1 (frame 9 of 28)');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#address')).toContainText('f8.p0.s0.t14.e0');
  // Its own buttons tell as well.
  await inside.getByRole('button', { name: 'Step forward' }).click();
  await expect(page.locator('#address')).toContainText('f8.p0.s0.t14.e1');
  await expect(inside.locator('.top')).toHaveCount(0);
  const out = await inside.getByRole('link', { name: 'Open in Sweepscope' }).getAttribute('href');
  expect(out).not.toContain('embed');
  const { violations } = await new AxeBuilder({ page }).include('#figure').analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);

  await page.getByRole('button', { name: 'A question' }).click();
  await expect(inside.getByText('Where is the sphere when it first touches')).toBeVisible();
  await inside.getByRole('textbox').first().fill('0.4');
  await inside.getByRole('button', { name: /^Check/ }).click();
  await expect(page.locator('#score')).toHaveText('4.predict: right; 1 of 1 at the first try');

  // What it does not know is answered, and nothing is kept.
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#figure')!;
    frame.contentWindow!.postMessage({ target: 'sweepscope', type: 'format', disk: 'c' }, location.origin);
  });
  await expect(page.locator('#sentence')).toContainText('does not know');
  expect(await kept()).toEqual(before);
  // Stepping inside made no entries of the outer page's history.
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
