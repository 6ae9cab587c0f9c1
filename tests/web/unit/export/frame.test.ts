import { beforeEach, describe, expect, it } from 'vitest';
import { readFrame } from '../../../../web/page/export/readFrame';
import { presets } from '../../../../web/page/presets';
import { createActions } from '../../../../web/page/app/createActions';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { FakeHistory, resetStore } from '../../../support/pageState';

const open = () => createActions(localSolver().client, { presets, firstPreset: 'stairs', link: new FakeHistory() });

async function frameText(actions: ReturnType<typeof open>): Promise<string> {
  const { content } = await actions.makeExport('frame');
  return (content as readonly string[]).join('');
}

const fileOf = (text: string, name = 'frame.json') => new File([text], name, { type: 'application/json' });

describe('a frame as JSON', () => {
  beforeEach(resetStore);

  it('opens again where it was saved, on another page, with the same answer', async () => {
    const actions = open();
    await actions.openPreset('stairs');
    await actions.setExperiment({ radii: [0.3, 0.6, 0.31], method: 'robust', sides: 'both', skin: 0.004 });
    await actions.goTo('f12.p0.s0.nearest');
    const before = { ...store.run.value!.frames[12]! };
    const experiment = store.experiment.value;
    const text = await frameText(actions);
    resetStore();
    await open().openFiles([fileOf(text)]);
    expect(store.failure.value).toBe(null);
    expect(store.cursor.value).toBe('f12.p0.s0.nearest');
    expect(store.experiment.value).toEqual(experiment);
    expect(store.run.value!.frames[12]).toEqual(before);
    expect(await frameText(open()).catch(() => 'no scene')).toBe('no scene');
  });

  it('brings a file’s mesh with it, bit for bit', async () => {
    const actions = open();
    const obj = 'v 0 0 0\nv 0.1 0 3\nv 3 0.3333333333333333 0\nv 3 0 3\nf 1 2 3\nf 2 4 3\n';
    await actions.openFiles([new File([obj], 'slope.obj')]);
    await actions.useImport();
    const { mesh } = store.meshState.value!;
    const { hash } = store.run.value!.frames[0]!;
    const text = await frameText(actions);
    resetStore();
    await open().openFiles([fileOf(text)]);
    expect(store.failure.value).toBe(null);
    expect(store.meshState.value!.mesh.positions).toEqual(mesh.positions);
    expect(store.run.value!.frames[0]!.hash).toBe(hash);
  });

  it('that would take long to read is refused before it is parsed', async () => {
    const actions = open();
    await actions.openPreset('stairs');
    const text = await frameText(actions);
    for (const [what, hostile] of [
      ['deep', '['.repeat(4_000_000) + ']'.repeat(4_000_000)],
      ['many', `[${'{},'.repeat(2_500_000)}0]`],
      ['named', `{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":1`).join()}}`],
    ]) {
      const file = text.replace('{', `{ "more": ${hostile},`);
      const begun = performance.now();
      expect(() => readFrame(file), what).toThrow('export.file.damaged');
      expect(performance.now() - begun, what).toBeLessThan(1000);
    }
    // A bracket in a text is no depth.
    expect(readFrame(text.replace('{', `{ "more": "\\"${'['.repeat(1000)}",`))).not.toBe(null);
    await actions.openFiles([fileOf(text + ' '.repeat(10_000_000))]);
    expect(store.failure.value!.text.key).toBe('export.file.tooLarge');
  });

  it('of the longest run with a mesh of its own is read', () => {
    const inputs = Array.from({ length: 20_000 }, (_, at) => ({
      ...{ frames: 1, displacement: [at, Math.sin(at), Math.cos(at)], gravity: [0, Math.exp(-at / 999), at / 3] },
    }));
    const numbers = Array.from({ length: 45_000 }, (_, at) => Math.sin(at));
    const text = JSON.stringify(
      {
        ...{ format: 'sweepscope-frame', version: 1, address: 'f0' },
        mesh: {
          ...{ name: 'big.obj', preset: null, hash: 'c'.repeat(64), parts: 1 },
          ...{ positions: numbers, indices: numbers.slice(0, 15_000).map((_, at) => at) },
        },
        ...{ request: { radii: [1, 1, 1] }, options: { method: 'paper', sides: 'both' } },
        run: { start: [0, 0, 0], inputs },
      },
      null,
      2,
    );
    expect(readFrame(text)!.changes.inputs).toHaveLength(20_000);
    expect(text.length).toBeLessThan(10_000_000);
  });

  it('names what is wrong with a file, and leaves other files to the import', async () => {
    const actions = open();
    await actions.openPreset('stairs');
    const text = await frameText(actions);
    expect(readFrame('{"asset":{"version":"2.0"}}')).toBe(null);
    expect(readFrame('no JSON')).toBe(null);
    expect(() => readFrame(text.replace('"version": 1', '"version": 3'))).toThrow('export.file.newer');
    for (const [from, to] of [
      ['"method": "paper"', '"method": "magic"'],
      ['"radii": [0.3', '"radii": [null'],
      [/"frames": \d+, "disp/, '"frames": 1e9, "disp'],
      [/"address": "[^"]*"/, '"address": "<script>"'],
    ] as const) {
      const bad = text.replace(from, to);
      expect(bad).not.toBe(text);
      expect(() => readFrame(bad), String(from)).toThrow('export.file.damaged');
    }
    await actions.openFiles([fileOf(text.replace('"version": 1', '"version": 3'))]);
    expect(store.failure.value!.text.key).toBe('export.file.newer');
    expect(store.cursor.value).toBe('f8.p0.s0.t14.e1');
  });
});
