import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, firstAddress, test, type App } from '../support/app';
import { file } from '../support/meshes';
import { importTexts, text } from '../support/text';
import { whole } from '../support/whole';

// The text is read, not the picture.
test.use({ drawn: false });

// Steps are looked at where they end; how the figures glide there is in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inRepository = fileURLToPath(new URL('../../../meshes/broken', import.meta.url));
const shared = (folder: string) => fileURLToPath(new URL(`../../../../shared/meshes/${folder}`, import.meta.url));

function meshesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !/\.(md|bin)$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The file and whatever belongs to it. */
function withCompanions(path: string): string[] {
  const companion = path.replace(/\.gltf$/, '.bin');
  return companion !== path && existsSync(companion) ? [path, companion] : [path];
}

type Parts = ReturnType<IntlMessageFormat['getAst']>;
/** The type of parts that are plain words, in the parser's own enum. */
const literal: Parts[number]['type'] = 0;

/** What a message can read like, whatever numbers and names it is given. */
function patternOf(parts: Parts): string {
  return parts
    .map((part) => {
      if ('options' in part)
        return `(?:${Object.values(part.options)
          .map((each) => patternOf(each.value))
          .join('|')})`;
      const words = part.type === literal && 'value' in part ? part.value : null;
      return words?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.+?';
    })
    .join('');
}
const messages = importTexts.map((text) => new RegExp(`^${patternOf(new IntlMessageFormat(text, 'en').getAst())}$`));

type Outcome = 'card' | 'failure';

async function outcomeOf(app: App): Promise<Outcome> {
  await expect(app.page.getByRole('dialog').or(app.failure)).toHaveCount(1, { timeout: 20_000 });
  return (await app.failure.count()) > 0 ? 'failure' : 'card';
}

async function expectUntouched(app: App): Promise<void> {
  expect(await app.address()).toBe(firstAddress);
  await app.expectSentence(/0\.3765.*0\.4065/);
  await app.page.keyboard.press('ArrowRight');
  await app.expectAddress('f8.p0.s0.t14.e2');
  await app.page.keyboard.press('ArrowLeft');
  await app.expectAddress(firstAddress);
}

async function expectClearMessage(app: App, path: string): Promise<void> {
  const name = basename(path);
  await expect(app.failure).toHaveCount(1);
  await expect(app.failure.getByRole('heading')).toHaveText(text('failure.import.title', { name }));
  const said = await app.failure.locator('p').first().innerText();
  expect(said, `${name}: words for a person`).not.toBe(text('failure.internal.text'));
  expect(
    messages.some((message) => message.test(said)),
    `${name}: “${said}”`,
  ).toBe(true);
  expect(said, `${name}: no hole in the message`).not.toMatch(/[{}]|undefined|NaN|import\./);
  await expect(app.failure.locator('code')).not.toBeEmpty();
}

test('a broken file: one dialog, details to copy, and the scene and its address stay', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.expectLinked(firstAddress);
  const address = page.url();
  await app.choose([file('broken.glb', '<!doctype html><title>404</title>')]);
  await expectClearMessage(app, 'broken.glb');
  await expect(app.failure).toContainText(text('failure.sceneKept'));
  await app.failure.getByRole('button', { name: text('failure.copy') }).click();
  await expect(app.failure.getByRole('button', { name: text('failure.copied') })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe(text('failure.import.title', { name: 'broken.glb' }));
  expect(copied.split('\n').length).toBeGreaterThanOrEqual(3);

  await app.failure.getByRole('button', { name: text('failure.close') }).click();
  await expect(app.failure).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expectUntouched(app);

  // Escape dismisses it too, and the way on is offered in the message itself.
  await app.choose([file('empty.obj', '')]);
  await expectClearMessage(app, 'empty.obj');
  await page.keyboard.press('Escape');
  await expect(app.failure).toHaveCount(0);
  await app.choose([file('broken.stl', 'solid nothing\n')]);
  const chooser = page.waitForEvent('filechooser');
  await app.failure.getByRole('button', { name: text('failure.openAnother') }).click();
  await chooser;
  await expect(app.failure).toHaveCount(0);
});

/** Lies there because it was not read once: packed by Draco. */
const sound: Readonly<Record<string, string>> = { 'draco_susanne.glb': '968' };

for (const [label, folder] of [
  ['of the repository', inRepository],
  // The unit tests read the files of others; here those of the repository are enough.
  ...(whole ? [['of ../shared', shared('broken')] as const] : []),
] as const) {
  test(`every broken mesh ${label} ends in a message or in its sound part`, { tag: '@long' }, async ({ app }) => {
    test.skip(!existsSync(folder), 'that folder is not here');
    test.setTimeout(90_000);
    for (const path of meshesIn(folder)) {
      await test.step(basename(path), async () => {
        await app.choose(withCompanions(path));
        if ((await outcomeOf(app)) === 'failure') {
          await expectClearMessage(app, path);
          await app.failure.getByRole('button', { name: text('failure.close') }).click();
        } else {
          const card = app.page.getByRole('dialog');
          if (basename(path) in sound) await expect(card).toContainText(sound[basename(path)]!);
          else await expect(card.getByRole('listitem'), 'warnings').not.toHaveCount(0);
          await app.button('import.cancel').click();
        }
        await expect(app.page.getByRole('dialog').or(app.failure)).toHaveCount(0);
      });
    }
    await expectUntouched(app);
  });
}

for (const folder of whole ? (['good', 'quirky'] as const) : []) {
  test(`every ${folder} mesh of ../shared opens and can be stepped`, async ({ app, page }) => {
    test.skip(!existsSync(shared(folder)), 'that folder is not here');
    test.setTimeout(120_000);
    for (const path of meshesIn(shared(folder))) {
      await test.step(basename(path), async () => {
        await app.choose(withCompanions(path));
        if (basename(path) === 'point_cloud.obj') {
          await expectClearMessage(app, path);
          await app.failure.getByRole('button', { name: text('failure.close') }).click();
          return;
        }
        expect(await outcomeOf(app)).toBe('card');
        await app.useImport();
        await expect(app.failure).toHaveCount(0);
        await expect(page.getByRole('heading', { name: text('lesson.own.title') })).toBeVisible();
        await app.expectSentence(/is reached at t = 0\.\d+|touched from the start/);
        await expect(page.getByText(/NaN/)).toHaveCount(0);
        await app.level('slide');
        await page.keyboard.press('End');
        await app.expectAddress(new RegExp(`^f${(await app.frameCount()) - 1}\\b`));
      });
    }
  });
}
