/** Tapes with a true checksum and one number or field made bad, each in turn: a named error that says which, or a tape that is shown. */
import { loadSolver } from 'sweepscope';
import { afterEach, describe, expect, it } from 'vitest';
import { record } from '../../../../web/package/record';
import { checksumBytes, headerBytes, lengthOf, paddedText } from '../../../../web/package/record/format';
import { checksumOf } from '../../../../web/package/record/writeTape';
import { addMessages, t } from '../../../../web/page/base/i18n/messages';
import * as store from '../../../../web/page/core/store';
import catalogue from '../../../../web/page/workbench/tape/tape.en.json';
import { shownTape, waitingTape } from '../../../../web/page/workbench/tape/shown';
import { closePages, testPage } from '../../../support/pageState';
import { recordedWalk } from '../../../support/recordedWalk.mjs';

addMessages(catalogue);
afterEach(() => {
  closePages();
  shownTape.value = null;
  waitingTape.value = null;
});

const walk = async () => (await recordedWalk({ loadSolver, record })).recorder.bytes().slice();

const countsOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer);
  const [text, moves, vertices, triangles] = [2, 3, 4, 5].map((field) =>
    view.getUint32(8 + 4 * field, true),
  ) as never[];
  return { text: text!, moves: moves!, vertices: vertices!, triangles: triangles! } as Parameters<typeof lengthOf>[0];
};

function signed(bytes: Uint8Array): Uint8Array {
  bytes.set(checksumOf(bytes), bytes.length - checksumBytes);
  return bytes;
}

/** The same tape with other words in its text. */
function retold(bytes: Uint8Array, change: (said: Record<string, unknown>) => unknown): Uint8Array {
  const counts = countsOf(bytes);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(headerBytes, headerBytes + counts.text))) as never;
  const text = new TextEncoder().encode(JSON.stringify(change(said) ?? said));
  const made = new Uint8Array(lengthOf({ ...counts, text: text.length }));
  made.set(bytes.subarray(0, headerBytes));
  made.set(text, headerBytes);
  made.set(bytes.subarray(headerBytes + paddedText(counts.text)), headerBytes + paddedText(text.length));
  const view = new DataView(made.buffer);
  view.setUint32(8 + 4, made.length, true);
  view.setUint32(8 + 8, text.length, true);
  return signed(made);
}

/** @param path such as `options.0.skin` */
function withValue(bytes: Uint8Array, path: string, value: unknown): Uint8Array {
  return retold(bytes, (said) => {
    const keys = path.split('.');
    let at = said;
    for (const key of keys.slice(0, -1)) at = at[key] as never;
    if (value === undefined) delete at[keys.at(-1)!];
    else at[keys.at(-1)!] = value;
  });
}

/** A number of its columns of 64 bits: 12 of each request, 3 of each answer, 3 of each vertex. */
function withNumber(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const view = new DataView(bytes.buffer);
  view.setFloat64(headerBytes + paddedText(countsOf(bytes).text) + 8 * at, value, true);
  return signed(bytes);
}

async function open(bytes: Uint8Array) {
  const page = testPage();
  await page.actions.start();
  await page.actions.openFiles([new File([bytes.slice()], 'evening.sweeptape')]);
  return store.failure.value;
}

/** Says what is wrong and what to do, with nothing left blank. */
async function expectNamed(bytes: Uint8Array, named: string) {
  const failure = await open(bytes);
  expect(failure, named).not.toBeNull();
  expect(failure!.title.key).toBe('tape.refused');
  expect(['tape.error.field', 'tape.error.move']).toContain(failure!.text.key);
  for (const [name, value] of Object.entries(failure!.text.values ?? {})) expect(String(value), name).not.toBe('');
  const said = String(t(failure!.text.key, failure!.text.values));
  expect(said).toContain(named);
  expect(said).not.toMatch(/undefined|not \.|is ,|\{\w/);
  expect(shownTape.value).toBeNull();
}

describe('a tape that something else wrote', () => {
  const bad: Record<string, readonly unknown[]> = {
    version: [undefined, 7, null],
    schemaHash: [undefined, {}],
    dropped: [undefined, -1, 0.5, '1'],
    mesh: [undefined, null, 7],
    'mesh.name': [undefined, 7, 'x'.repeat(301)],
    'mesh.hash': [undefined, '', 'none'],
    'mesh.vertices': [undefined, -1, 1],
    'mesh.triangles': [undefined, 1.5, 1],
    options: [undefined, {}, 'robust'],
    'options.0': [null, 7, []],
    'options.0.method': [null, 'fast'],
    'options.0.sides': ['back', 1],
    'options.0.precision': ['half'],
    'options.0.up': ['y', [0, 1], [0, 0, 0], [0, null, 0]],
    'options.0.maxSweeps': [0, 256, 1.5, 'many'],
    'options.0.skin': [-1, 'thin', null],
    'options.0.slopeLimit': [-0.1, 7],
    'options.0.stepHeight': [-0.3, 1e31],
    'options.0.snapDistance': [-0.3, '1'],
    'options.0.speed': [1],
  };
  const cases = Object.entries(bad).flatMap(([path, values]) => values.map((value) => [path, value] as const));

  it.each(cases)('%s: %j', async (path, value) => expectNamed(withValue(await walk(), path, value), path));

  it('whose text is no object', async () => {
    for (const value of [null, 7, 'text'])
      await expectNamed(
        retold(await walk(), () => value ?? 'null'),
        'text',
      );
  });

  it.each([
    ['radii.x', 9, [-0.4, 0, 1e31]],
    ['radii.y', 10, [-1, -0]],
    ['radii.z', 11, [-1]],
    ['start.x', 0, [1e31]],
    ['displacement.y', 4, [-1e31]],
    ['gravity.z', 8, [1e300]],
  ])('%s of a move', async (field, place, values) => {
    for (const value of values) await expectNamed(withNumber(await walk(), 12 * 5 + place, value), field);
  });

  it('with a number that is none in a move or in the mesh', async () => {
    const bytes = await walk();
    const { moves } = countsOf(bytes);
    for (const value of [NaN, Infinity, -Infinity]) {
      await expectNamed(withNumber(await walk(), 12 * 5 + 4, value), 'requests.64');
      await expectNamed(withNumber(await walk(), 15 * moves + 2, value), 'mesh.positions.2');
    }
  });

  it('is shown as it is where nothing is bad', async () => {
    expect(await open(withValue(await walk(), 'mesh.name', 'another name'))).toBeNull();
    expect(shownTape.value).not.toBeNull();
  });
});
