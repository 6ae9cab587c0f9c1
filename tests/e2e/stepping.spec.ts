import type { StepLevel } from '../../web/package/trace';
import { stops } from '../../web/package/trace/walk';
import { expect, firstAddress, test, type App } from './support/app';
import { play, sceneOf } from './support/package';
import { linkTo, onlyLayers } from './support/scene';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

// Steps are looked at where they end; how the figures glide there is in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const levels: readonly StepLevel[] = ['frame', 'slide', 'triangle', 'check'];

/** All stops of a preset at a level, from the package's own record of the same run. */
async function expectedStops(id: string, level: StepLevel): Promise<string[]> {
  const { mesh, experiment } = await sceneOf(id);
  const run = await play(mesh, experiment);
  return run.frames.flatMap((_, frame) => stops(run.tree(frame), level).map(({ address }) => address));
}

/** Presses a key and tells where it led. A press that leads nowhere ends in an error. */
async function press(app: App, key: string, from?: string): Promise<string> {
  const before = from ?? (await app.address());
  // Looked for from the page while the key is on its way.
  const [after] = await Promise.all([app.addressOtherThan(before), app.page.keyboard.press(key)]);
  expect(after, `${key} leads somewhere`).not.toBe(before);
  return after;
}

/** Presses a key until it has led to an address, and tells all on the way. In the page: from here that is seconds of messages. */
function walk(app: App, key: string, until: string): Promise<string[]> {
  return app.addressNav.evaluate(
    async (nav, { key, until }) => {
      const address = () => [...nav.querySelectorAll('button')].map((part) => part.textContent).join('.');
      const visited = [address()];
      while (visited.at(-1) !== until && visited.length < 500) {
        const before = visited.at(-1);
        const end = performance.now() + 10_000;
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        while (address() === before && performance.now() < end) await new Promise((look) => setTimeout(look));
        if (address() === before) break;
        visited.push(address());
      }
      return visited;
    },
    { key, until },
  );
}

async function staysAt(app: App, key: string): Promise<void> {
  const before = await app.address();
  await app.page.keyboard.press(key);
  await app.page.waitForTimeout(150);
  expect(await app.address(), `${key} at the end leads nowhere`).toBe(before);
}

/** Hundreds of steps: one view with nothing in it but the mesh. Software needs longer for a full picture than the page for a step. */
const bare = { mode: 'world', toggled: onlyLayers(['mesh']) } as const;

for (const id of ['start-overlapping', 'wall-and-floor']) {
  test(
    `${id}: at every level to the end and back, the same places in reverse`,
    { tag: '@long' },
    async ({ unopened: app, page }) => {
      test.setTimeout(120_000);
      const [first] = await expectedStops(id, 'check');
      await app.open(linkTo(id, first!, bare));
      await app.expectAddress(first!);
      for (const level of levels) {
        await test.step(level, async () => {
          const expected = await expectedStops(id, level);
          await app.level(level);
          await page.keyboard.press('End');
          await app.expectAddress(expected.at(-1)!);
          await staysAt(app, 'ArrowRight');
          await page.keyboard.press('Home');
          await app.expectAddress(expected[0]!);
          await staysAt(app, 'ArrowLeft');
          const forward = await walk(app, 'ArrowRight', expected.at(-1)!);
          expect(forward).toEqual(expected);
          const backward = await walk(app, 'ArrowLeft', expected[0]!);
          expect(backward).toEqual(expected.toReversed());
        });
      }
    },
  );
}

test('keys: into and out, frames, the next improvement', async ({ app, page }) => {
  expect(await press(app, 'ArrowUp')).toBe('f8.p0.s0.t14');
  expect(await press(app, 'ArrowUp')).toBe('f8.p0.s0');
  expect(await press(app, 'ArrowUp')).toBe('f8.p0');
  expect(await press(app, 'ArrowUp')).toBe('f8');
  await staysAt(app, 'ArrowUp');
  expect(await press(app, 'ArrowDown')).toBe('f8.p0');
  expect(await press(app, 'ArrowDown')).toBe('f8.p0.s0');
  expect(await press(app, '.')).toBe('f9');
  expect(await press(app, '.')).toBe('f10');
  expect(await press(app, ',')).toBe('f9');
  expect(await press(app, ',')).toBe('f8');

  // Each press lowers the best t; the last one of the slide is the chosen hit.
  const times: number[] = [];
  for (;;) {
    const at = await press(app, 'g');
    if (!at.startsWith('f8.p0.s0.')) break;
    times.push(Number(/t = (0\.\d+)/.exec(await app.sentence())![1]));
  }
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.at(-1)).toBe(0.3765);
  await page.keyboard.press('/');
  await expect(app.field('goto.field')).toBeFocused();
  await page.keyboard.type('f12.p0');
  await page.keyboard.press('Enter');
  await app.expectAddress('f12.p0');
});

test('the buttons do what the keys do', async ({ app, page }) => {
  const to = async (key: string, address: string) => {
    await app.button(key).click();
    await app.expectAddress(address);
  };
  await to('step.forward', 'f8.p0.s0.t14.e2');
  await to('step.back', firstAddress);
  await to('step.out', 'f8.p0.s0.t14');
  await to('step.into', 'f8.p0.s0.t14.plane');
  await app.option('level.label', 'level.triangle').click();
  await to('step.forward', 'f8.p0.s0.t15');
  await app.option('level.label', 'level.slide').click();
  await to('step.forward', 'f8.p0.s1');
  await app.option('level.label', 'level.frame').click();
  await to('step.forward', 'f9');
  await to('step.last', 'f27');
  await to('step.first', 'f0');
  // After a click the arrows still step; they are not caught by the button.
  await page.keyboard.press('ArrowRight');
  await app.expectAddress('f1');

  await app.button('lesson.step').click();
  await app.expectAddress('f2');
});

test('an address can be typed, and the parts of the path are links', async ({ app, page }) => {
  const dialog = app.dialog(text('goto.title'));
  await app.goTo('f12.p0.s1');
  await app.expectAddress('f12.p0.s1');
  // Any beginning will do; what the run does not have is said, with what there is.
  await app.goTo('F8.p0.s0.t999.e1');
  await expect(dialog.getByRole('alert')).toContainText('t0–t17');
  await page.keyboard.press('Escape');
  await app.goTo('F8.p0.s0');
  await app.expectAddress('f8.p0.s0');
  await app.goTo('nonsense');
  await expect(dialog.getByRole('alert')).toHaveText(
    text('goto.notAddress', { text: 'nonsense', example: 'f8.p0.s0.t14.e1' }),
  );
  await page.keyboard.press('Escape');
  await app.goTo('f28');
  await expect(dialog.getByRole('alert')).toHaveText(text('goto.noSuchFrame', { last: 27 }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await app.expectAddress('f8.p0.s0');
  await app.addressNav.getByRole('button', { name: 'p0' }).click();
  await app.expectAddress('f8.p0');
});

test('the key sheet lists the keys and turns them off', async ({ app, page }) => {
  await page.keyboard.press('?');
  const sheet = app.dialog(text('keys.title'));
  await expect(sheet).toContainText(text('keys.improvement'));
  await sheet.getByRole('button', { name: text('keys.turnOff') }).click();
  await sheet.getByRole('button', { name: text('keys.close'), exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('g');
  await page.keyboard.press('1');
  await page.waitForTimeout(200);
  expect(await app.address()).toBe(firstAddress);
  await expect(app.option('level.label', 'level.check')).toBeChecked();
  await app.button('keys.title').click();
  await sheet.getByRole('button', { name: text('keys.turnOn') }).click();
  await page.keyboard.press('Escape');
  expect(await press(app, 'ArrowRight')).toBe('f8.p0.s0.t14.e2');
});

test('every sentence on the way through a frame is whole', { tag: '@long' }, async ({ unopened: app }) => {
  test.setTimeout(60_000);
  await app.open(linkTo('stairs', 'f12', bare));
  await app.expectAddress('f12');
  let at = 'f12';
  for (let count = 0; count < 120; count++) {
    const said = await app.sentence();
    expect(said, at).toMatch(/^[A-Z0-9“][^{}<>]{8,}[.:!?)]$/);
    expect(said, at).not.toMatch(/NaN|undefined|null|sentence\.|verdict\./);
    at = await press(app, 'ArrowRight', at);
    if (at.startsWith('f13')) return;
  }
});

test('a naive normal that is right is not called wrong', async ({ app }) => {
  // On a level floor n_e · r points the same way as n_e / r.
  await app.openPreset('faceHit');
  await app.goTo('f0.p0.s0.response.slideplane');
  await app.expectSentence(/slides along the plane with normal \(0\.0000, 1\.0000, 0\.0000\)/);
  await app.expectSentence(/^(?!.*is wrong)/);
  await app.openPreset('stairs');
  await app.goTo('f8.p0.s0.response.slideplane');
  await app.expectSentence(/the naive normal .* is wrong/);
});
