import { expect, firstAddress, test, type App } from './support/app';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

async function startWalk(app: App): Promise<void> {
  await app.button('walk.start').click();
  await expect(app.page.getByRole('group', { name: text('walk.label') })).toBeVisible();
}

/** Frames recorded so far, once the run is that of this walk and no longer the one before. */
async function expectRecorded(app: App, atLeast: number, before: number): Promise<void> {
  const count = async () => {
    const said = await app.page.getByRole('group', { name: text('walk.label') }).innerText();
    return Number(/(\d+) frames?/.exec(said)?.[1] ?? 0);
  };
  await expect.poll(async () => (await count()) !== before, 'the walk has begun').toBe(true);
  await expect.poll(count).toBeGreaterThanOrEqual(atLeast);
}

async function hold(app: App, key: string, milliseconds: number): Promise<void> {
  await app.page.keyboard.down(key);
  await app.page.waitForTimeout(milliseconds);
  await app.page.keyboard.up(key);
}

test('walking: W for a second, the run grows, its frames can be stepped and are there after a reload', async ({
  app,
  page,
}) => {
  await app.openPreset('freeWalk');
  const before = await app.frameCount();
  await startWalk(app);
  await hold(app, 'w', 1000);
  await expectRecorded(app, 5, before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: text('walk.label') })).toHaveCount(0);
  const count = await app.frameCount();
  await app.expectAddress(`f${count - 1}`);

  await page.waitForTimeout(300);
  expect(await app.frameCount(), 'nothing is recorded any more').toBe(count);
  await app.level('frame');
  await page.keyboard.press('Home');
  await app.expectAddress('f0');
  const start = await app.vector('start');
  await page.keyboard.press('.');
  await app.expectAddress('f1');
  await app.level('slide');
  await page.keyboard.press('ArrowRight');
  await app.expectAddress(/^f1\.p\d/);
  await page.keyboard.press('End');
  await app.expectAddress(new RegExp(`^f${count - 1}\\.`));
  const address = await app.address();
  await app.expectLinked(address);
  await page.reload();
  await app.ready();
  await app.expectAddress(address);
  expect(await app.frameCount()).toBe(count);
  expect(await app.vector('start')).toEqual(start);
});

test('walking ends with R and with the button; keys for stepping do not step meanwhile', async ({ app, page }) => {
  await startWalk(app);
  // Nothing but gravity until a key is held; the arrows walk.
  await hold(app, 'ArrowUp', 300);
  await page.keyboard.press('g');
  await page.keyboard.press('1');
  await expect(app.option('level.label', 'level.check')).toBeChecked();
  await expectRecorded(app, 2, 28);
  await page.getByRole('button', { name: text('walk.stop'), exact: true }).click();
  await expect(page.getByRole('group', { name: text('walk.label') })).toHaveCount(0);
  const first = await app.frameCount();
  await app.expectAddress(`f${first - 1}`);

  await startWalk(app);
  await expectRecorded(app, 2, first);
  await page.keyboard.press('r');
  await expect(page.getByRole('group', { name: text('walk.label') })).toHaveCount(0);
  await app.expectAddress(`f${(await app.frameCount()) - 1}`);
  await app.button('solver.reset').click();
  await expect.poll(() => app.frameCount()).toBe(28);
});

test('Back undoes a walk', async ({ app, page }) => {
  await app.expectLinked(firstAddress);
  await startWalk(app);
  await hold(app, 'w', 300);
  await expectRecorded(app, 2, 28);
  await page.keyboard.press('Escape');
  await app.expectAddress(/^f\d+$/);
  await page.goBack();
  await expect(page, 'Back stays on the page').toHaveURL(/#v1=/);
  await expect.poll(() => app.frameCount()).toBe(28);
  await app.expectAddress(firstAddress);
});
