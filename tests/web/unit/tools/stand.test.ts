/** A mesh that is to stand in another way: turned and scaled, with the body or without it. */
import { readFileSync } from 'node:fs';
import { Matrix3, Vector3 } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Experiment, Vec3 } from '../../../../web/page/model';
import { placePositions } from '../../../../web/mesh/placement';
import { names } from '../../../../web/page/base/storage/keptNames';
import * as store from '../../../../web/page/core/store';
import { placesOf } from '../../../../web/page/workbench/tools/places/places';
import { stood, stoodExperiment, stoodPositions, turned, ups } from '../../../../web/page/workbench/tools/stand/stand';
import { closePages, experimentOf, expectWhole, openedPage } from '../../../support/pageState';

describe('the numbers', () => {
  it.each(ups)('%s up is a proper rotation by quarter turns that takes this axis upward', (up) => {
    const columns = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as Vec3[]
    ).map((axis) => new Vector3(...turned(axis, { up, factor: 9 })));
    const matrix = new Matrix3().set(
      ...(columns.flatMap((_, row) => columns.map((column) => column.getComponent(row))) as Parameters<Matrix3['set']>),
    );
    expect(matrix.determinant()).toBe(1);
    expect(matrix.clone().transpose().multiply(matrix).elements).toEqual(new Matrix3().elements);
    const axis = new Vector3().setComponent('xyz'.indexOf(up.at(-1)!), up.startsWith('-') ? -1 : 1);
    expect(axis.applyMatrix3(matrix).toArray()).toEqual([0, 1, 0]);
  });

  it('are those of the import, to the last bit', () => {
    const positions = Float64Array.of(0.1, -2.7, 1 / 3, -0, 5e-3, 1e6);
    for (const scale of [0.001, 0.0254, 1, 7.3]) {
      const same = [
        ['y', 'y', false],
        ['z', 'z', false],
        ['-y', 'y', true],
        ['-z', 'z', true],
      ] as const;
      for (const [up, upAxis, flip] of same)
        expect(stoodPositions(positions, { up, factor: scale })).toEqual(
          placePositions(positions, { scale, upAxis, flip }),
        );
    }
  });

  it('of the body go with the mesh, keep its size, or stay; settings that are lengths go with its size', () => {
    const before = experimentOf({ skin: 0.01, stepHeight: 0.3, maxSweeps: 5, slopeLimit: 0.7 });
    const stand = { up: 'z', factor: 0.5 } as const;
    const along = stoodExperiment(before, stand, 'with');
    expect(along).toMatchObject({
      start: stood(before.start, stand),
      radii: [0.25, 0.5, 0.25],
      ...{ skin: 0.005, stepHeight: 0.15, snapDistance: 0, maxSweeps: 5, slopeLimit: 0.7 },
    });
    expect(along.inputs[0]).toEqual({ displacement: [0.5, 0.125, 0], gravity: [0, -0.125, 0] });
    const placed = stoodExperiment(before, stand, 'place');
    expect(placed).toMatchObject({
      start: stood(before.start, stand),
      radii: before.radii,
      skin: 0.01,
      stepHeight: 0.3,
    });
    expect(placed.inputs[0]).toEqual({ displacement: [1, 0.25, 0], gravity: [0, -0.25, 0] });
    expect(stoodExperiment(before, stand, 'numbers')).toBe(before);
    // What leaves a setting to the solver goes on doing so.
    expect(stoodExperiment(experimentOf(), stand, 'with').skin).toBeNull();
    // Only what there is.
    expect(stoodExperiment<Partial<Experiment>>({ skin: 2, method: 'robust' }, stand, 'with')).toEqual({
      skin: 1,
      method: 'robust',
    });
  });

  it('of single frames of a recorded game go along: where they begin, and what they set', () => {
    const plain = experimentOf();
    const input = { ...plain.inputs[0]!, start: [1, 2, 3] as Vec3 };
    const settings = { radii: [0.4, 0.5, 0.6] as Vec3, stepHeight: 0.3, maxSweeps: 5, skin: null };
    const before = { ...plain, inputs: [input, { ...plain.inputs[0]!, settings }] };
    const stand = { up: 'z', factor: 0.5 } as const;
    const along = stoodExperiment(before, stand, 'with').inputs;
    expect(along[0]).toMatchObject({ start: stood([1, 2, 3], stand) });
    expect(along[0]).not.toHaveProperty('settings');
    expect(along[1]!.settings).toEqual({ radii: [0.2, 0.25, 0.3], stepHeight: 0.15, maxSweeps: 5, skin: null });
    expect(along[1]).not.toHaveProperty('start');
    const placed = stoodExperiment(before, stand, 'place').inputs;
    expect([placed[0]!.start, placed[1]!.settings]).toEqual([stood([1, 2, 3], stand), settings]);
  });
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

const stairs =
  'v 0 0 0\nv 4 0 0\nv 4 0 4\nv 0 0 4\nv 2 0 0\nv 2 1 0\nv 2 1 4\nv 2 0 4\nf 1 3 2\nf 1 4 3\nf 5 8 6\nf 6 8 7\n';

async function ownMesh() {
  const page = await openedPage();
  await page.actions.openFiles([new File([stairs], 'stairs.obj')]);
  page.actions.setImport({ scale: 1, upAxis: 'y' });
  await page.actions.useImport();
  expect(store.meshState.value!.mesh.source).toBe('file');
  return page;
}

/** Which triangles are met in which frame, and when. */
const met = () =>
  store.run.value!.frames.map(({ contacts }) =>
    contacts.map(({ triangle, time, feature }) => ({ triangle, time, feature })),
  );

describe('the mesh that is open', () => {
  it('is scaled with the body: the same triangles are met at the same times, and the place is the same', async () => {
    const { actions } = await ownMesh();
    const tools = await actions.tools();
    await actions.goTo('f1');
    actions.setNote('f1', 'here');
    tools.places.read();
    tools.places.add('one');
    const before = met();
    expect(before.flat().length).toBeGreaterThan(2);
    const [start] = store.experiment.value!.start;
    expect(await tools.standMesh({ up: 'y', factor: 0.125 }, 'with')).toBe(true);
    // A power of two changes no digit of anything.
    expect(met()).toEqual(before);
    expect(store.meshState.value!.mesh.bounds.max).toEqual([0.5, 0.125, 0.5]);
    expect(store.experiment.value!.start[0]).toBe(start / 8);
    expect(store.cursor.value).toBe('f1');
    expect(store.notes.value).toEqual([{ address: 'f1', text: 'here' }]);
    tools.places.read();
    expect(tools.places.list.value.map(({ name }) => name)).toEqual(['one']);
    expect(store.progress.value).toBeNull();
    expectWhole();
    // Reset goes back to what was fitted, on the mesh as it stands now.
    await actions.setExperiment({ start: [9, 9, 9] });
    await actions.resetExperiment();
    expect(store.experiment.value!.start[0]).toBe(start / 8);
  });

  it('is turned: its up axis is another, gravity still points down; Back leads to the mesh before', async () => {
    const { actions, history } = await ownMesh();
    const tools = await actions.tools();
    const before = store.experiment.value!;
    const hashes = () => [...kept.keys()].filter((key) => key.startsWith(names.places));
    await tools.standMesh({ up: 'x', factor: 1 }, 'place');
    expect(store.meshState.value!.mesh.bounds).toEqual({ min: [-1, 0, 0], max: [0, 4, 4] });
    expect(store.experiment.value!.radii).toEqual(before.radii);
    expect(store.experiment.value!.inputs[0]!.gravity).toEqual(before.inputs[0]!.gravity);
    expect(hashes()).toEqual([]);
    expectWhole();
    history.go(-1);
    await vi.waitFor(() => expect(store.meshState.value!.mesh.bounds.max).toEqual([4, 1, 4]));
  });

  it('keeps what was left out of its file, and how it was mended', async () => {
    const { actions } = await openedPage();
    const crate = new URL('../../../../meshes/quirky/unreal-crate.obj', import.meta.url);
    await actions.openFiles([new File([readFileSync(crate)], 'unreal-crate.obj')]);
    actions.setImport({ scale: 1, upAxis: 'y', choice: { leftOut: [0, 24], hidden: [], coloured: false } });
    await actions.useImport();
    await actions.repairMesh({ weld: 0.0625, duplicates: true });
    const before = store.meshState.value!;
    expect(before.repair).toBeDefined();
    const tools = await actions.tools();
    expect(await tools.standMesh({ up: 'y', factor: 2 }, 'with')).toBe(true);
    const { mesh, repair } = store.meshState.value!;
    expect(repair!.recipe).toEqual({ weld: 0.125, duplicates: true });
    expect(repair!.original.whole!.leftOut).toEqual([0, 24]);
    expect(repair!.original.table).toEqual(before.repair!.original.table);
    expect(Array.from(mesh.positions)).toEqual(Array.from(before.mesh.positions, (x) => 2 * x));
    expect(Array.from(mesh.indices)).toEqual(Array.from(before.mesh.indices));
    // And back to the file as it was, without what was left out.
    await actions.repairMesh(null);
    expect(store.meshState.value!.mesh.whole!.leftOut).toEqual([0, 24]);
  });

  it('stays as it is where the solver refuses it, and a preset is not changed', async () => {
    const { actions } = await ownMesh();
    const tools = await actions.tools();
    const before = [store.meshState.value, store.run.value];
    expect(await tools.standMesh({ up: 'y', factor: 1e300 }, 'with')).toBe(false);
    expect(store.failure.value?.title.key).toBe('stand.failed');
    expect([store.meshState.value, store.run.value]).toEqual(before);
    actions.dismissFailure();
    await actions.openPreset('one');
    expect(await tools.standMesh({ up: 'z', factor: 1 }, 'with')).toBe(false);
    expect(placesOf('one')).toEqual([]);
  });
});
