/** A worker that is replaced has neither the file that was read nor the meshes: it is given both again, once, and nothing that was dropped. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ParseProgress } from '../../../../web/page/solver/protocol';
import type { Placement } from '../../../../web/mesh/placement';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { closePages, experimentOf, floorAndWall, openedPage, until } from '../../../support/pageState';

afterEach(closePages);

const experiment = experimentOf();
const placement: Placement = { scale: 1, upAxis: 'y', flip: false };
const tetrahedron = 'v 0 0 0\nv 2 0 0\nv 0 2 0\nv 0 0 2\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n';
const part = () => new File([tetrahedron], 'part.obj');
const arm = () =>
  new File([readFileSync(new URL('../../../../meshes/quirky/posed-arm.gltf', import.meta.url))], 'arm.gltf');
const nobody: ParseProgress = () => {};
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

describe('the file that was read last', () => {
  it('is read again by the worker that took the place of the one that had it, with progress', async () => {
    const solver = localSolver();
    const { client } = solver;
    await client.parse([part()], nobody);
    const usual = await client.accept(placement);
    await client.parse([part()], nobody);
    solver.crash();
    await settled();
    const told: number[] = [];
    const placed = await client.accept(placement, (fraction) => told.push(fraction));
    expect(placed.hash).toBe(usual.hash);
    expect(told.at(-1)).toBe(1);
    expect(solver.calls).toEqual(['parse', 'accept', 'parse', 'parse', 'accept']);
    expect(solver.spawned()).toBe(2);
  });

  it('is read once where the worker is the same', async () => {
    const { client, calls } = localSolver();
    await client.parse([part()], nobody);
    await client.findPlacement('');
    await client.accept(placement, () => expect.unreachable());
    expect(calls).toEqual(['parse', 'findPlacement', 'accept']);
  });

  it('stands as it was chosen to', async () => {
    const { client, crash, calls } = localSolver();
    const hashes: string[] = [];
    for (const dies of [false, true]) {
      await client.parse([arm()], nobody);
      await client.repose([arm()], 1, nobody);
      if (dies) crash();
      await settled();
      hashes.push((await client.accept(placement)).hash);
    }
    expect(hashes[1]).toBe(hashes[0]);
    expect(calls.slice(3)).toEqual(['parse', 'repose', 'repose', 'accept']);
  });

  it('is looked at again for the link that waits for it', async () => {
    const { client, crash } = localSolver();
    await client.parse([part()], nobody);
    const { hash } = await client.accept(placement);
    await client.parse([part()], nobody);
    crash();
    await settled();
    expect(await client.findPlacement(hash)).toMatchObject({ upAxis: 'y' });
  });

  it('that is gone by then is said to be; the card stays, and with the file back it opens', async () => {
    const { actions, solver } = await openedPage();
    const file = part();
    await actions.openFiles([file]);
    const { arrayBuffer } = file;
    file.arrayBuffer = () => Promise.reject(new DOMException('it is gone', 'NotReadableError'));
    solver.crash();
    await settled();
    await actions.useImport();
    expect(store.failure.value).toMatchObject({ text: { key: 'failure.unreadable.text' } });
    expect(store.importCard.value?.name).toBe('part.obj');
    expect(store.progress.value).toBeNull();
    expect(store.presetId.value).toBe('one');
    file.arrayBuffer = arrayBuffer;
    await actions.useImport();
    expect(store.meshState.value?.mesh.name).toBe('part.obj');
    expect(store.progress.value).toBeNull();
  });

  it('that was given up while it is read again stays out', async () => {
    const { actions, solver } = await openedPage();
    const file = part();
    await actions.openFiles([file]);
    let read = () => {};
    const held = new Promise<void>((resolve) => (read = resolve));
    solver.crash();
    await settled();
    solver.delay = (method) => (method === 'parse' ? held : undefined);
    const using = actions.useImport();
    await until(() => solver.calls.filter((method) => method === 'parse').length === 2);
    actions.cancelImport();
    read();
    await using;
    expect([store.failure.value, store.importCard.value, store.progress.value]).toEqual([null, null, null]);
    expect(store.presetId.value).toBe('one');
  });
});

describe('a mesh that is asked for twice', () => {
  it('is placed once, and again only when that failed', async () => {
    const { actions, solver } = await openedPage();
    await actions.openFiles([part()]);
    await Promise.all([actions.useImport(), actions.useImport(), actions.useImport()]);
    expect(solver.calls.filter((method) => method === 'accept')).toHaveLength(1);
    expect(store.meshState.value?.mesh.name).toBe('part.obj');
    expect(store.failure.value).toBeNull();
    await actions.openFiles([part()]);
    actions.setImport({ scale: 1e30 });
    await actions.useImport();
    expect(store.failure.value).not.toBeNull();
    store.failure.value = null;
    actions.setImport({ scale: 1 });
    await actions.useImport();
    expect(store.failure.value).toBeNull();
    expect(store.importCard.value).toBeNull();
  });
});

describe('a mesh for the worker that came after', () => {
  it('is given once, for all who wait for it', async () => {
    const solver = localSolver();
    const { client } = solver;
    const { id } = await client.addMesh(floorAndWall());
    const { frames } = await client.run(id, experiment).then((run) => ({ frames: run! }));
    solver.crash();
    await settled();
    const { start, input } = frames[1]!;
    const answers = await Promise.all([
      client.trace(id, experiment, start, input),
      client.trace(id, experiment, start, input),
      client.step(id, experiment, 1, start, input),
    ]);
    expect(answers.map(({ hash }) => hash)).toEqual(Array(3).fill(frames[1]!.hash));
    expect(solver.calls.filter((method) => method === 'setMesh')).toHaveLength(2);
  });

  it('and dropped while it is given is let go there', async () => {
    const solver = localSolver();
    const { client } = solver;
    const { id } = await client.addMesh(floorAndWall());
    solver.crash();
    await settled();
    solver.delay = (method) => (method === 'setMesh' ? settled() : undefined);
    const asked = client.run(id, experiment).catch(() => null);
    client.dropMesh(id);
    await asked;
    expect(solver.calls.at(-1) === 'dropMesh' || solver.calls.at(-2) === 'dropMesh').toBe(true);
  });

  it('that died while nothing was asked costs no call', async () => {
    const solver = localSolver();
    const { id } = await solver.client.addMesh(floorAndWall());
    solver.crash();
    await settled();
    expect(await solver.client.run(id, experiment)).toHaveLength(4);
    expect(solver.spawned()).toBe(2);
  });
});
