import { readFileSync } from 'node:fs';
import { effect } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryKeep, type KeptMesh } from '../../../../web/page/solver/keep';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { closePages, expectWhole, openedPage, until } from '../../../support/pageState';

afterEach(closePages);

describe('bringing a mesh', () => {
  const tetrahedron = 'v 0 0 0\nv 2000 0 0\nv 0 2000 0\nv 0 0 2000\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n';
  const file = (text: string, name: string) => new File([text], name);

  it('shows a card, then a moment where something is hit', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([file(tetrahedron, 'part.obj')]);
    expect(store.importCard.value).toMatchObject({ name: 'part.obj', triangles: 4, size: [2000, 2000, 2000] });
    expect(store.presetId.value).toBe('one');
    actions.setImport({ scale: 0.001, upAxis: 'z' });
    await actions.useImport();
    expect(store.failure.value).toBeNull();
    expect(store.importCard.value).toBeNull();
    expect(store.presetId.value).toBeNull();
    expect(store.meshState.value?.mesh).toMatchObject({ source: 'file', name: 'part.obj', bounds: { max: [2, 2, 0] } });
    expect(store.run.value!.frames[0]!.contacts.length).toBeGreaterThan(0);
    expect(store.currentStep.value!.parent!.event).toMatchObject({ kind: 'TriangleEnd', improved: true });
    expect(store.progress.value).toBeNull();
    expectWhole();
  });

  it('a broken file ends in one message, with the scene intact', async () => {
    const { actions } = await openedPage();
    const before = [store.meshState.value, store.run.value, store.tree.value, store.cursor.value];
    await actions.openFiles([file('', 'nothing.glb')]);
    expect(store.failure.value).toMatchObject({
      title: { key: 'failure.import.title', values: { name: 'nothing.glb' } },
      text: { key: 'import.error.empty-file' },
    });
    expect(store.importCard.value).toBeNull();
    expect(store.progress.value).toBeNull();
    expect([store.meshState.value, store.run.value, store.tree.value, store.cursor.value]).toEqual(before);
  });

  it('forgets a file that was given up, and one that another followed', async () => {
    const { actions } = await openedPage();
    const reading = actions.openFiles([file(tetrahedron, 'one.obj')]);
    actions.cancelImport();
    await reading;
    expect(store.importCard.value).toBeNull();
    expect(store.failure.value).toBeNull();
    await Promise.all([actions.openFiles([file('', 'broken.stl')]), actions.openFiles([file(tetrahedron, 'two.obj')])]);
    expect(store.importCard.value?.name).toBe('two.obj');
    expect(store.failure.value).toBeNull();
  });

  it.each(['part.obj', 'part.json'])(
    '%s that was moved, deleted or changed, or is a folder, is said to be',
    async (name) => {
      for (const reason of ['NotFoundError', 'NotReadableError']) {
        const { actions } = await openedPage();
        const gone = file('', name);
        const refuse = () => Promise.reject(new DOMException('it is gone', reason));
        Object.assign(gone, { arrayBuffer: refuse, text: refuse });
        await actions.openFiles([gone]);
        expect(store.failure.value).toMatchObject({
          title: { key: 'failure.import.title', values: { name } },
          text: { key: 'failure.unreadable.text' },
        });
        expect(store.progress.value).toBeNull();
        closePages();
      }
    },
  );

  it('that was cancelled after Use stays out, however long the solver takes', async () => {
    const { actions, solver } = await openedPage();
    const before = [store.meshState.value, store.run.value, store.tree.value, store.cursor.value];
    await actions.openFiles([file(tetrahedron, 'part.obj')]);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    solver.delay = (method) => (method === 'accept' ? held : undefined);
    const using = actions.useImport();
    await until(() => solver.calls.includes('accept'));
    actions.cancelImport();
    expect(store.progress.value).toBeNull();
    go();
    await using;
    expect([store.meshState.value, store.run.value, store.tree.value, store.cursor.value]).toEqual(before);
    expect(store.importCard.value).toBeNull();
    expect(store.failure.value).toBeNull();
    expect(solver.calls.at(-1)).toBe('dropMesh');
  });

  it('a solver that does not end by itself is ended, and the next step finds another', async () => {
    const { actions, solver } = await openedPage();
    await actions.openFiles([file(tetrahedron, 'part.obj')]);
    solver.delay = (method) => (method === 'accept' ? new Promise(() => {}) : undefined);
    const using = actions.useImport();
    await until(() => solver.calls.includes('accept'));
    actions.cancelImport();
    await using;
    expect(store.failure.value).toBeNull();
    expect(store.presetId.value).toBe('one');
    await actions.setExperiment({ radii: [0.3, 0.3, 0.3] });
    expect(solver.spawned()).toBe(2);
    expect(store.experiment.value!.radii).toEqual([0.3, 0.3, 0.3]);
    expectWhole();
  });

  it('is used as the card shows it: while it is brought in nothing of it changes, and afterwards it does', async () => {
    const { actions, solver } = await openedPage();
    const openPart = () => actions.openFiles([file(tetrahedron, 'part.obj')]);
    await openPart();
    actions.setImport({ scale: 2 });
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    solver.delay = (method) => (method === 'accept' ? held : undefined);
    const using = actions.useImport();
    await until(() => solver.calls.includes('accept'));
    actions.setImport({ scale: 5 });
    await actions.setPose(0);
    expect(store.importCard.value?.scale).toBe(2);
    go();
    await using;
    expect(store.importCard.value).toBeNull();
    const width = () => store.meshState.value!.mesh.bounds.max[0] - store.meshState.value!.mesh.bounds.min[0];
    const twice = width();
    await openPart();
    actions.setImport({ scale: 5 });
    expect(store.importCard.value?.scale).toBe(5);
    await actions.useImport();
    expect(width()).toBeCloseTo(2.5 * twice, 9);
  });

  it('takes its progress along, at whatever stage something else is asked for', async () => {
    const { actions } = await openedPage();
    const stages = ['read', 'parse', 'build', 'check'] as const;
    const card = async () => {
      await actions.openFiles([file(tetrahedron, 'card.obj')]);
      expect(store.importCard.value?.name).toBe('card.obj');
    };
    const seen = new Set<string>();
    for (const stage of stages)
      for (const [name, prepare, begin] of [
        ['opening', () => Promise.resolve(), () => actions.openFiles([file(tetrahedron, 'part.obj')])],
        ['using', card, () => actions.useImport()],
        ['posing', card, () => actions.setPose('scene')],
      ] as const) {
        await prepare();
        let next = Promise.resolve<unknown>(null);
        let asked = false;
        const stop = effect(() => {
          if (store.progress.value?.stage !== stage || asked) return;
          asked = true;
          seen.add(`${name} ${stage}`);
          next = Promise.resolve().then(() => actions.openPreset('one'));
        });
        await begin();
        await next;
        stop();
        if (asked)
          expect([name, stage, store.progress.value, store.importCard.value]).toEqual([name, stage, null, null]);
        actions.cancelImport();
      }
    expect([...seen]).toEqual(expect.arrayContaining(['opening read', 'opening check', 'using build', 'posing check']));
  });

  it('refuses a scale of nothing', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([file(tetrahedron, 'part.obj')]);
    actions.setImport({ scale: 0 });
    expect(store.failure.value?.text.key).toBe('import.bad.scale');
    expect(store.importCard.value?.scale).not.toBe(0);
  });
});

describe('the pose of a file', () => {
  const arm = () =>
    new File([readFileSync(new URL('../../../../meshes/quirky/posed-arm.gltf', import.meta.url))], 'arm.gltf');

  it('is chosen on the card; what was chosen before stays, and each pose is another mesh that is kept as such', async () => {
    const kept = new Map<string, KeptMesh>();
    const keep = {
      ...memoryKeep(),
      save: async (name: string, mesh: unknown) => void kept.set(name, mesh as KeptMesh),
    };
    const { actions } = await openedPage(undefined, localSolver({}, keep));
    for (const pose of ['modelled', 'scene', 1] as const) {
      await actions.openFiles([arm()]);
      expect(store.importCard.value?.poses).toEqual({ scene: true, animations: ['Wave', 'Flex'], chosen: 'modelled' });
      actions.setImport({ scale: 0.01, upAxis: 'z' });
      await actions.setPose(pose);
      expect(store.importCard.value).toMatchObject({ scale: 0.01, upAxis: 'z', poses: { chosen: pose } });
      expect(store.importCard.value?.posing).toBeUndefined();
      await actions.useImport();
      expect(store.failure.value).toBeNull();
    }
    expect([...kept.values()].map(({ pose }) => pose)).toEqual([undefined, '', 'Flex']);
  });
  it('that cannot be read leaves the card as it was, usable', async () => {
    const { actions } = await openedPage();
    const json = JSON.parse(await arm().text()) as { animations: { channels: { target: object }[] }[] };
    json.animations[0]!.channels[0]!.target = { node: 77, path: 'scale' };
    await actions.openFiles([new File([JSON.stringify(json)], 'arm.gltf')]);
    const before = store.importCard.value;
    await actions.setPose(0);
    expect(store.failure.value?.text.key).toBe('import.error.gltf-missing-item');
    expect([store.importCard.value, store.progress.value]).toEqual([before, null]);
    await actions.useImport();
    expect(store.meshState.value?.mesh.name).toBe('arm.gltf');
  });
});
