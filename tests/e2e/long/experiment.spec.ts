import { expect, test } from '../support/app';
import { text, written } from '../support/text';

// The text is read, not the picture.
test.use({ drawn: false });

// Steps are looked at where they end; how the figures glide there is in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('radii, start and motion: the closed form says when the floor is touched', async ({ app }) => {
  await app.openPreset('faceHit');
  await app.digits(7);
  // A body of vertical radius r falls d from height h: t = (h − r)/d.
  const fallen = async (t: number) => {
    await app.expectSentence(new RegExp(`t = ${t.toFixed(7)}`));
    await expect.poll(() => app.time()).toBe(t);
  };
  await fallen(0.5);
  await app.type(app.axisField('radii', 'y'), '0.5');
  await fallen(0.625);
  await app.type(app.axisField('start', 'y'), '4,5');
  await fallen(1);
  await app.type(app.axisField('motion', 'y'), written('-8'));
  await fallen(0.5);
  await app.type(app.axisField('motion', 'x'), '0');
  await expect.poll(() => app.vector('motion')).toEqual([0, -8, 0]);
  expect(await app.vector('radii')).toEqual([0.5, 0.5, 0.5]);
  expect(await app.vector('start')).toEqual([-1, 4.5, 0.25]);

  await app.button('solver.reset').click();
  await expect.poll(() => app.vector('radii')).toEqual([0.5, 1, 0.5]);
  await fallen(0.5);
  expect(await app.vector('start')).toEqual([-1, 3, 0.25]);
  expect(await app.vector('motion')).toEqual([1, -4, 0]);
});

test('arrow keys change a number, and the run follows', async ({ app, page }) => {
  await app.openPreset('faceHit');
  const field = app.axisField('radii', 'y');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('0.99');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(field).toHaveValue('0.89');
  await app.expectSentence(/t = 0\.5275/);
  await expect.poll(() => app.address()).toBe('f0.p0.s0.t0.face');
});

test('gravity and frames make the run longer and fall', async ({ app, page }) => {
  await app.openPreset('faceHit');
  await app.type(app.field('solver.frames'), '3');
  await expect.poll(() => app.frameCount()).toBe(3);
  await app.type(app.axisField('gravity', 'y'), written('-0.5'));
  await app.goTo('f2.p1.s0');
  await app.expectAddress('f2.p1.s0');
  await app.type(app.field('solver.frames'), '1');
  await expect.poll(() => app.frameCount()).toBe(1);
  // The place is kept as far as the run still has it.
  await app.expectAddress(/^f0/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is no number keeps the old one and says so in its row', async ({ app, page }) => {
  await app.openPreset('faceHit');
  const refused = async (field: ReturnType<typeof app.field>, typed: string, message: string, kept: string) => {
    await test.step(`${typed}: ${message}`, async () => {
      await app.type(field, typed);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(app.failure).toHaveCount(0);
      await expect(field).toHaveValue(kept);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await app.expectSentence(/t = 0\.5000/);
      await field.fill('1');
      await field.press('Escape');
    });
  };
  const radius = app.axisField('radii', 'y');
  await refused(radius, 'wide', text('field.notANumber', { text: 'wide', kept: '1.00' }), '1.00');
  await refused(radius, '', text('field.notANumber', { text: '…', kept: '1.00' }), '1.00');
  await refused(radius, '0', text('field.notAbove', { bound: 0, kept: '1.00' }), '1.00');
  await refused(radius, '1e999', text('field.notANumber', { text: '1e999', kept: '1.00' }), '1.00');
  await app.type(radius, '1');
  const frames = app.field('solver.frames');
  await refused(frames, '1.5', text('field.notWhole', { text: '1.5', kept: '1' }), '1');
  await refused(frames, '0', text('field.tooSmall', { bound: 1, kept: '1' }), '1');
  // More than a run can have, by whatever limit the page sets: said in the row like everything else.
  await app.type(frames, '50000');
  await expect(page.getByRole('alert')).toContainText(/It must be at most/);
  await expect(app.failure, 'a number that is too large is no failure of the page').toHaveCount(0);
  expect(await app.frameCount()).toBe(1);
});

test('huge and tiny numbers end in words, not in a broken scene', async ({ app, page }) => {
  await app.openPreset('faceHit');
  for (const [name, typed] of [
    ['start', '1e40'],
    ['motion', '1e31'],
    ['radii', '1e-300'],
    ['radii', '1e200'],
  ] as const) {
    await test.step(`${name} ${typed}`, async () => {
      await app.type(app.axisField(name, 'y'), typed);
      const said = page.getByRole('alert').or(app.failure);
      await expect(said).toHaveCount(1);
      await expect(said).not.toContainText(text('failure.internal.text'));
      if ((await app.failure.count()) > 0) await page.keyboard.press('Escape');
      await expect(app.failure).toHaveCount(0);
      await app.expectSentence(/t = 0\.5000/);
      await app.button('solver.reset').click();
      await app.type(app.axisField(name, 'z'), '0.3');
      await app.button('solver.reset').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('method, sides, skin and the limit of sweeps', async ({ app, page }) => {
  await app.openPreset('oneSidedWall');
  await app.expectSentence(/faces away/);
  await page.getByRole('button', { name: /6 sweeps, keeps/ }).click();
  await app.option('solver.sides', 'solver.sides.both').click();
  await expect(app.option('solver.sides', 'solver.sides.both')).toBeChecked();
  await app.expectSentence(/^(?!.*faces away)/);

  await app.openPreset('wallAndFloor');
  const lanes = page.getByRole('group', { name: text('strip.b', { frame: '0' }) });
  await expect(lanes.getByRole('button')).toHaveCount(4);
  await app.type(app.field('solver.maxSweeps'), '1');
  await expect(lanes.getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('button', { name: / 1 sweep, keeps/ })).toBeVisible();
  await app.type(app.field('solver.maxSweeps'), '256');
  await expect(page.getByRole('alert')).toHaveText(text('field.tooLarge', { bound: 255, kept: '1' }));
  await app.button('solver.reset').click();
  await expect(lanes.getByRole('button')).toHaveCount(4);

  await app.option('solver.method', 'solver.method.robust').click();
  await app.expectAddress(/^f0/);
  await app.goTo('f0.p0.s0.nearest');
  const skin = app.field('solver.skin');
  await app.type(skin, '0.1');
  await expect(skin).toHaveValue('0.10');
  await expect.poll(() => app.moment()?.changes.skin).toBe(0.1);
  // The body grown by the skin meets the wall at x = 2 with radius 0.5 + 0.1: t = (2 − 0.6)/3.
  await expect.poll(() => app.time()).toBeCloseTo(1.4 / 3, 12);
});

test('two numbers of a row, one right after the other: both count, however long the run takes', async ({ app }) => {
  await app.openPreset('faceHit');
  await app.type(app.field('solver.frames'), '4000');
  await expect.poll(() => app.frameCount()).toBe(4000);
  await app.type(app.axisField('radii', 'x'), '0.31');
  await app.type(app.axisField('radii', 'z'), '0.17');
  await expect.poll(() => app.vector('radii')).toEqual([0.31, 1, 0.17]);
  await app.type(app.axisField('motion', 'x'), '0.5');
  await app.type(app.axisField('motion', 'z'), '0.25');
  await expect.poll(() => app.vector('motion')).toEqual([0.5, -4, 0.25]);
});
