// A game that was recorded with the package, dropped on the page: what is shown is what was recorded, and what cannot be shown is named.
import { readFile } from 'node:fs/promises';
import { loadSolver } from '../../../web/package';
import { record } from '../../../web/package/record';
import { changes, dog, frames, level, player, recordedWalk } from '../../support/recordedWalk.mjs';
import { type App, expect, test } from '../support/app';
import { axeFindings } from '../support/axe';
import { text } from '../support/text';

test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const recorded = (options = {}) => recordedWalk({ loadSolver, record }, options);
const bar = (app: App) => app.page.getByRole('group', { name: text('tape.label') });

async function drop(app: App, name: string, bytes: Uint8Array): Promise<void> {
  const data = await app.page.evaluateHandle(
    ([name, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );
  await app.page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

interface SavedFrame {
  readonly request: { readonly center: number[]; readonly radii: number[] };
  readonly options: Readonly<Record<string, number>>;
  readonly result: { readonly position: number[] };
}

/** The frame as the page hands it out, every number to the last bit. */
async function frameAt(app: App, frame: number): Promise<SavedFrame> {
  await app.goTo(`f${frame}`);
  await app.expectAddress(`f${frame}`);
  await app.button('export.label').click();
  const dialog = app.page.getByRole('dialog', { name: text('export.title') });
  await dialog.getByRole('radio', { name: text('export.kind.frame') }).click();
  const save = dialog.getByRole('button', { name: text('export.save') });
  await expect(save).toBeEnabled();
  const [download] = await Promise.all([app.page.waitForEvent('download'), save.click()]);
  await app.page.keyboard.press('Escape');
  return JSON.parse(await readFile(await download.path(), 'utf8')) as SavedFrame;
}

function obj({ positions, indices }: ReturnType<typeof level>): Buffer {
  const rows = (letter: string, values: ArrayLike<number>) =>
    Array.from(
      { length: values.length / 3 },
      (_, k) =>
        `${letter} ${Array.from(values)
          .slice(3 * k, 3 * k + 3)
          .join(' ')}`,
    );
  return Buffer.from(
    [
      ...rows('v', positions),
      ...rows(
        'f',
        indices.map((at) => at + 1),
      ),
    ].join('\n'),
  );
}

test('is shown body by body as it was recorded, with its teleport, radii and options', async ({ app }) => {
  const { recorder, rows } = await recorded();
  await drop(app, 'evening.sweeptape', recorder.bytes());
  await expect(bar(app)).toContainText(text('tape.same', { frames: rows.length }));
  const endsOf = (body: number) => rows.filter((row) => row.body === body).map(({ end }) => end);
  const first = await frameAt(app, changes.teleport - 1);
  expect(first.result.position).toEqual(endsOf(player)[changes.teleport - 1]);
  const set = await frameAt(app, changes.teleport);
  expect(set.request.center).toEqual([5, 1.5, 0]);
  await expect(bar(app)).toContainText(text('tape.set'));
  const last = await frameAt(app, frames - 1);
  expect(last.result.position).toEqual(endsOf(player).at(-1));
  expect([last.request.radii, last.options.stepHeight]).toEqual([[0.3, 0.6, 0.3], 0]);
  const chosen = bar(app).getByRole('combobox', { name: text('tape.body') });
  await chosen.selectOption({ label: text('tape.body.option', { body: dog, frames: endsOf(dog).length }) });
  // The same moment of the game.
  await app.expectAddress('f49');
  expect((await frameAt(app, 49)).result.position).toEqual(endsOf(dog).at(-1));
  await bar(app)
    .getByRole('button', { name: text('tape.hits.find') })
    .click();
  await expect(bar(app).getByRole('listitem').first()).toContainText(/frame \d+/);
  expect(await axeFindings(app.page)).toEqual([]);
});

test('waits for a mesh that it names by hash, and refuses another one with the reason', async ({ app }) => {
  const { recorder, rows } = await recorded({ mesh: 'hash' });
  await drop(app, 'evening.sweeptape', recorder.bytes());
  const waits = text('tape.waits', { tape: 'evening', mesh: 'yard', triangles: 32 });
  await expect(bar(app)).toContainText(waits);
  const other = level();
  other.positions[1] = 0.5;
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = app.page.waitForEvent('filechooser');
    await bar(app)
      .getByRole('button', { name: text('tape.waits.choose') })
      .click();
    await (await chooser).setFiles([{ name, mimeType: 'text/plain', buffer }]);
  };
  await choose('other.obj', obj(other));
  const refused = app.page.getByRole('alertdialog', { name: text('link.wrong', { awaited: 'yard' }) });
  await expect(refused).toContainText(text('link.wrongPlace', { name: 'other.obj', awaited: 'yard' }));
  await app.page.keyboard.press('Escape');
  await expect(bar(app)).toContainText(waits);
  await choose('yard.obj', obj(level()));
  await expect(bar(app)).toContainText(text('tape.same', { frames: rows.length }));
});

test('is named when it is damaged, and the scene stays', async ({ app }) => {
  const { recorder } = await recorded();
  const bytes = recorder.bytes();
  bytes[bytes.length >> 1]! ^= 16;
  const before = await app.address();
  await drop(app, 'evening.sweeptape', bytes);
  const dialog = app.page.getByRole('alertdialog', { name: text('tape.refused', { name: 'evening.sweeptape' }) });
  await expect(dialog).toContainText(text('tape.error.tape-damaged'));
  await app.page.keyboard.press('Escape');
  await app.expectAddress(before);
});
