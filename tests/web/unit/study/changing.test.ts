import { describe, expect, it, vi } from 'vitest';
import { gate, nothing, opensOf, other, push, studyPage, sweptPage } from '../../../support/studyPage';

const { crash } = await import('../../../methods/null_study/client');
const { expectWhole, floorAndWall, until } = await import('../../../support/pageState');
const store = await import('../../../../web/page/core/store');
const { loadStudy } = await import('../../../../web/page/model/study/modules');

const settingsNow = () => store.study.value!.run.settings;
/** The cursor is a step of the tree, the tree a frame of the run, and nothing is swept. */
function expectSound(): void {
  expect(store.currentStep.value?.address).toBe(store.cursor.value);
  expect(store.tree.value!.frame).toBeLessThan(store.study.value!.run.frames);
  expect(store.run.value).toBeNull();
  expect(store.experiment.value).toBeNull();
}
const totals = () => store.study.value!.run.rows[0];

describe('changing what a study is asked', () => {
  it('runs again and stays at the step', async () => {
    const { room, client } = studyPage();
    await room.open(nothing.id, push);
    expect(totals()).toBe(6.25);
    await room.set({ weight: 1, frames: 5 });
    expect(totals()).toBe(12.5);
    expect(store.frameCount.value).toBe(5);
    expect(store.cursor.value).toBe('f1.g0.e2');
    await room.set({ values: [] });
    expect(store.cursor.value).toBe('f1.g0');
    expect(opensOf(client)).toEqual(['open 1 nothing', 'open 0 nothing', 'open 1 nothing']);
    expectSound();
  });

  it('goes to the last frame there is, when there are fewer', async () => {
    const { room } = studyPage();
    await room.openPresetById('nothing.backward', push);
    expect(store.cursor.value).toBe('f3.g2.note');
    await room.set({ frames: 2 });
    expect(store.cursor.value).toBe('f1.g2.note');
    expectSound();
  });

  // The name is the label's; this study has no texts, so it is the label's key.
  it.each([
    [{ weight: 99 }, 'study.problem.high', 'study.nothing.set.weight'],
    [{ frames: 1.5 }, 'study.problem.whole', 'study.nothing.set.frames'],
    [{ sum: 'neither' }, 'study.problem.type', 'study.nothing.set.sum'],
    [{ points: [] }, 'study.problem.few', 'study.nothing.set.points'],
    [{ halfA: [1, 1, 1] }, 'study.problem.unknown', 'halfA'],
    [{ constructor: 1 }, 'study.problem.unknown', 'constructor'],
  ])('refuses %o by name and keeps what there was', async (changes, key, name) => {
    const { room, client } = studyPage();
    await room.open(nothing.id, push);
    const [before, wanted, asked] = [store.study.value, room.wanted, client.calls.length];
    await room.set(changes as never);
    expect(store.failure.value?.text).toMatchObject({ key, values: { name } });
    expect([store.study.value, room.wanted, client.calls.length]).toEqual([before, wanted, asked]);
    await room.set({ weight: 2 });
    expect(totals()).toBe(25);
  });

  it('goes back to what is shown when the module refuses', async () => {
    const { room, client } = studyPage();
    await room.open(nothing.id, push);
    const before = store.study.value;
    client.delay = crash;
    await room.set({ weight: 2 });
    expect(store.failure.value).not.toBeNull();
    expect(store.study.value).toBe(before);
    expect(room.wanted).toBe(settingsNow());
    client.delay = () => {};
    await room.set({ backward: true });
    expect(settingsNow()).toMatchObject({ weight: 0.5, backward: true });
  });

  it('shows what was set last, and starts the next change from what was set before', async () => {
    const { room, client } = studyPage();
    await room.open(nothing.id, push);
    client.delay = () => new Promise((resolve) => setTimeout(resolve, 2));
    const all = [1, 2, 3, 4].map((weight) => room.set({ weight }));
    all.push(room.set({ backward: true }));
    await Promise.all(all);
    expect(settingsNow()).toMatchObject({ weight: 4, backward: true });
    // Those between were never run.
    expect(opensOf(client).length).toBeLessThan(5);
    expectSound();
  });

  it('is what it was when somebody cancels what is being run', async () => {
    const { room, client } = studyPage();
    await room.openPresetById('nothing.backward', push);
    const before = store.study.value!.run;
    const held = gate();
    client.delay = (call) => (call.startsWith('open') ? held.wait() : undefined);
    const asked = room.set({ left: 5 });
    room.cancel();
    held.open();
    await asked;
    expect(store.study.value!.run).toBe(before);
    expect(store.failure.value).toBeNull();
    client.delay = () => {};
    await room.set({ left: 6 });
    expect(store.study.value!.run.settings).toMatchObject({ left: 6 });
    expectSound();
  });

  it('gives up a slow run for a newer request', async () => {
    const { room, client } = studyPage();
    await room.open(nothing.id, push);
    const slow = gate();
    client.delay = (call) => (call.startsWith('open') ? slow.wait() : undefined);
    const older = room.set({ weight: 1 });
    await new Promise((resolve) => setTimeout(resolve, 140));
    const newer = room.set({ weight: 2 });
    expect(client.calls.at(-1)).toBe('cancel');
    slow.open();
    await Promise.all([older, newer]);
    expect(settingsNow()).toMatchObject({ weight: 2 });
    expect(totals()).toBe(25);
  });

  it('leaves what is shown to be stepped meanwhile, and stays where somebody went', async () => {
    const { room, client, steps } = studyPage();
    await room.openPresetById('nothing.backward', push);
    const slow = gate();
    client.delay = (call) => (call.startsWith('open') ? slow.wait() : undefined);
    const change = room.set({ weight: 1 });
    await steps.goTo('f0.g2');
    await steps.goTo('f1.g2.e1');
    expect(store.failure.value).toBeNull();
    expect(store.cursor.value).toBe('f1.g2.e1');
    expect(settingsNow()).toMatchObject({ weight: 0.5 });
    slow.open();
    await change;
    expect(store.cursor.value).toBe('f1.g2.e1');
    expect(settingsNow()).toMatchObject({ weight: 1 });
    await steps.goTo('f2.g2.e0');
    expect(store.failure.value).toBeNull();
    expectSound();
  });

  it('stays where somebody went while the frame is traced', async () => {
    const { room, client, steps } = studyPage();
    await room.openPresetById('nothing.backward', push);
    await steps.goTo('f0.g2');
    await steps.goTo('f3.g2');
    const slow = gate();
    client.delay = (call) => (call === 'trace 0 3' ? slow.wait() : undefined);
    const change = room.set({ weight: 1 });
    await until(() => client.calls.includes('trace 0 3'));
    await steps.goTo('f0.g2.e0');
    slow.open();
    await change;
    expect(settingsNow()).toMatchObject({ weight: 1 });
    expect(store.cursor.value).toBe('f0.g2.e0');
    expectSound();
  });

  it('goes on after a scene that was asked for meanwhile came to nothing', async () => {
    const { room, session } = studyPage();
    await room.open(nothing.id, push);
    // A file that the solver refuses: the study stays.
    session.beginScene();
    await room.set({ weight: 2 });
    expect(settingsNow()).toMatchObject({ weight: 2 });
  });

  it('changes the study that is shown while another one is on its way', async () => {
    const { room } = studyPage();
    await room.open(nothing.id, push);
    const slow = gate();
    const load = vi.spyOn(loadStudy as Record<string, () => Promise<unknown>>, other.id);
    load.mockImplementation(() => slow.wait().then(() => ({ study: other })));
    const opening = room.open(other.id, push);
    await room.set({ weight: 3 });
    load.mockRestore();
    slow.open();
    expect(await opening).toBe(false);
    expect(store.study.value!.module).toBe(nothing);
    expect(settingsNow()).toMatchObject({ weight: 3 });
  });

  it('does nothing where no study is shown', async () => {
    const { room, client } = await sweptPage();
    await room.set({ weight: 1 });
    await room.compare({ weight: 1 });
    await room.useMesh(true);
    await room.reset();
    expect(await room.useFile({} as never)).toBe(false);
    expect(client.calls).toEqual([]);
    expectWhole();
  });

  it('is undone by Reset, to what the preset was', async () => {
    const { room } = studyPage();
    await room.openPresetById('nothing.backward', push);
    const before = settingsNow();
    await room.set({ weight: 3, backward: false, left: 1 });
    expect(settingsNow()).not.toEqual(before);
    await room.reset();
    expect(settingsNow()).toEqual(before);
    expect(store.study.value!.beside?.changes).toEqual({ sum: 'largest-only' });
  });
});

describe('comparing a study with itself', () => {
  it('runs a second time only, and keeps the first', async () => {
    const { room, client } = studyPage();
    await room.open(nothing.id, push);
    const { run } = store.study.value!;
    await room.compare({ backward: true, weight: 1 });
    expect(store.study.value!.run).toBe(run);
    expect(store.study.value!.beside!.changes).toEqual({ backward: true, weight: 1 });
    expect(store.study.value!.beside!.run.settings).toMatchObject({ backward: true, weight: 1, frames: 2 });
    expect(store.study.value!.beside!.run.rows[0]).toBe(12.5);
    await room.set({ frames: 3 });
    expect(store.study.value!.beside!.run.frames).toBe(3);
    await room.compare(null);
    expect(store.study.value!.beside).toBeNull();
    expect(opensOf(client)).toHaveLength(4);
  });

  it('refuses what the second run could not be, also when the first is changed later', async () => {
    const { room } = studyPage();
    await room.open(nothing.id, push);
    await room.compare({ left: 21 });
    expect(store.failure.value?.text).toMatchObject({ key: 'study.problem.high' });
    expect(store.study.value!.beside).toBeNull();
    await room.compare({ other: 1 });
    expect(store.failure.value?.text).toMatchObject({ key: 'study.problem.unknown' });
  });

  it('leaves everything as it was when the second run fails', async () => {
    const { room, client, steps } = studyPage();
    await room.openPresetById('nothing.backward', push);
    const before = store.study.value;
    client.delay = (call) => (call.startsWith('open') && opensOf(client).length === 4 ? crash() : undefined);
    await room.set({ weight: 1 });
    expect(store.failure.value).not.toBeNull();
    expect(store.study.value).toBe(before);
    store.failure.value = null;
    await steps.goTo('f0.g2');
    expect(store.failure.value).toBeNull();
    expect(store.cursor.value).toBe('f0.g2');
  });
});

describe('a study on a mesh', () => {
  it('runs on the mesh of the scene, and without it again', async () => {
    const { room, session } = await sweptPage();
    await room.open(nothing.id, push);
    expect(store.study.value!.mesh).toBeNull();
    await room.useMesh(true);
    expect(store.study.value!.mesh).toBe(session.loaded!.mesh);
    expect(store.presetId.value).toBeNull();
    await room.useMesh(false);
    expect(store.study.value!.mesh).toBeNull();
  });

  it('lets a preset’s own mesh go that nobody came to see', async () => {
    const { room, session, solver } = studyPage();
    const mesh = floorAndWall();
    const slow = gate();
    const own = { ...nothing.presets[0]!, mesh: () => slow.wait().then(() => mesh) };
    const presets = vi.spyOn(nothing, 'presets', 'get').mockReturnValue([own]);
    const older = room.open(nothing.id, push);
    await until(() => presets.mock.calls.length > 0);
    const newer = room.open(other.id, push);
    slow.open();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    await until(() => solver.calls.includes('dropMesh'));
    expect(session.loaded).toBeNull();
    expect(await room.open(nothing.id, push)).toBe(true);
    expect(store.study.value!.mesh).toBe(mesh);
    expect(session.loaded!.mesh).toBe(mesh);
    presets.mockRestore();
  });
});
