/** Lists that stand for a reason are lists with a name for who cannot see them, and one that comes up is said. */
import { expect, test } from './support/app';
import { axeFindings } from './support/axe';
import { text } from './support/text';

test.use({ drawn: false });

test('the reasons of a claim are announced once it is judged', async ({ page }) => {
  await page.goto('./#learn=8.predict');
  await expect(page.locator('.l-opening')).toHaveCount(0);
  const said = page.locator('.l-ask [role=status]').filter({ hasText: text('learn.because') });
  await expect(said).toHaveCount(0);
  // A live region speaks of what changes in it, not of what comes with it.
  const region = page.locator('.l-ask p[role=status]').first();
  await region.evaluate((element) => ((element as HTMLElement).dataset['before'] = ''));
  await page.getByRole('button', { name: text('learn.true') }).click();
  await expect(said).toHaveText(text('learn.because'));
  await expect(said).toHaveAttribute('data-before', '');
  await expect(
    page
      .getByRole('group', { name: text('learn.because') })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('where a step comes from is a list with a name', async ({ app, page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await app.goTo('f8.p0.s0.t14.e2');
  await app.expectAddress('f8.p0.s0.t14.e2');
  const list = page.getByRole('list', { name: text('from.title') });
  await expect(list).toBeVisible();
  const items = list.getByRole('listitem');
  expect(await items.count()).toBeGreaterThan(0);
  expect(await items.count()).toBe(await list.getByRole('button').count());
  expect(await axeFindings(page)).toEqual([]);
});

test('so are the earliest triangles of a stop', async ({ page }) => {
  await page.goto('./#bunny');
  await page.getByRole('button', { name: text('why.title') }).click();
  await page.locator('.y-why summary').first().click();
  const list = page.getByRole('list', { name: text('why.which') });
  await expect(list).toContainText(text('why.which.first'));
});
