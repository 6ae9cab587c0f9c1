import { expect, firstAddress, test } from '../support/app';
import { expectSound } from '../support/sound';
import { text } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false });

// Several pages and pictures each; software WebGL on a busy machine is slow.
test.describe.configure({ timeout: 120_000 });

test(
  'a note is written by key, shown at its step, listed, kept over a reload and found by its link',
  { tag: '@long' },
  async ({ app, page, browser }) => {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: text('note.title') });
    const box = dialog.getByRole('textbox', { name: text('note.field', { address: firstAddress }) });
    await expect(box).toBeFocused();
    await page.keyboard.type('The last one to lower it');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(text('note.kept'))).toBeVisible();
    const here = app.inspector.getByRole('region', { name: text('note.here') });
    await expect(here).toHaveText('The last one to lower it');

    await app.goTo('f8');
    await expect(here).toHaveCount(0);
    await app.inspector.getByRole('button', { name: text('note.label'), exact: true }).click();
    const listed = dialog.getByRole('button', { name: /The last one to lower it/ });
    await expect(listed).toContainText(firstAddress);
    await listed.click();
    await app.expectAddress(firstAddress);
    await app.expectLinked(firstAddress);
    await expect.poll(() => app.moment()?.notes).toEqual([{ address: firstAddress, text: 'The last one to lower it' }]);

    const link = page.url();
    await page.reload();
    await app.ready();
    await expect(here).toHaveText('The last one to lower it');

    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(link);
    const linked = stranger.getByRole('region', { name: text('note.linked'), exact: true });
    await expect(linked).toContainText('The last one to lower it');
    const theirs = stranger.getByRole('region', { name: text('note.here') });
    await expect(theirs).toHaveCount(0);
    await linked.getByRole('button', { name: text('note.linked.keep') }).click();
    await expect(theirs).toHaveText('The last one to lower it');
    await expect(linked).toHaveCount(0);
    await other.close();

    await page.keyboard.press('n');
    await dialog.getByRole('button', { name: text('note.remove') }).click();
    await expect(here).toHaveCount(0);
    await expect.poll(() => app.moment()?.notes ?? []).toEqual([]);
  },
);

test('a note of a link stands beside one’s own, and joins it or goes when asked', async ({ app, page }) => {
  const own = JSON.stringify([[firstAddress, 'mine']]);
  await page.evaluate((own) => localStorage.setItem('sweepscope.notes.stairs', own), own);
  const kept = () => page.evaluate(() => localStorage.getItem('sweepscope.notes.stairs'));
  // Somebody wrote “x” on the same step.
  await page.goto('about:blank');
  await app.open('#v1=q1YqULJSKi5JzCwqVtJRSgRy0iz0Cgz0ig30SgxN9FINgaI5SlbGOkolSlbR0VhkK5RiY2sB');
  const here = app.inspector.getByRole('region', { name: text('note.here') });
  const linked = app.inspector.getByRole('region', { name: text('note.linked'), exact: true });
  await expect(here).toHaveText('mine');
  await expect(linked).toContainText('x');
  expect(await kept()).toBe(own);
  await linked.getByRole('button', { name: text('note.linked.add') }).click();
  await expect(here).toHaveText('mine x');
  await expect(linked).toHaveCount(0);
  expect(await kept()).toBe(JSON.stringify([[firstAddress, 'mine\nx']]));

  await page.goto('about:blank');
  await app.open('#v1=q1YqULJSKi5JzCwqVtJRSgRy0iz0Cgz0ig30SgxN9FINgaI5SlbGOkolSlbR0VhkK5RiY2sB');
  await linked.getByRole('button', { name: text('note.linked.drop') }).click();
  await expect(linked).toHaveCount(0);
  await expect(here).toHaveText('mine x');
  await expect.poll(() => app.moment()?.notes).toEqual([{ address: firstAddress, text: 'mine\nx' }]);
});

for (const [label, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  test.describe(label, () => {
    test.use({ viewport: { width, height }, hasTouch: label === 'phone' });

    test('the dialog and the note: nothing cut off, axe finds nothing', async ({ app, page }) => {
      await page.evaluate(() => {
        const notes = ['f0', 'f2.p0', 'f8.p0.s0.t14.e1'].map((address) => [
          address,
          `On ${address}: ${'a word '.repeat(12)}`,
        ]);
        localStorage.setItem('sweepscope.notes.stairs', JSON.stringify(notes));
      });
      await page.reload();
      await app.ready();
      await expect(app.inspector.getByRole('region', { name: text('note.here') })).toBeVisible();
      await expectSound(page, 'the note at its step');
      await page.keyboard.press('n');
      await expect(page.getByRole('dialog', { name: text('note.title') })).toBeVisible();
      await expectSound(page, 'the dialog');
    });
  });
}
