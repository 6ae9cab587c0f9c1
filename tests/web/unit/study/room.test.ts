import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../../../../web/src/study/registry.gen', async (original) => {
  const real = await original<typeof import('../../../../web/src/study/registry.gen')>();
  return { ...real, studyIds: [...real.studyIds, 'nothing'] };
});
/** Chunks that are on their way; each comes when the test says so. */
const chunks = vi.hoisted(() => ({ nothing: (): Promise<void> | void => {} }));
vi.mock('../../../../web/src/study/load.gen', async (original) => {
  const real = await original<typeof import('../../../../web/src/study/load.gen')>();
  const nothing = async () => {
    await chunks.nothing();
    return import('../../../methods/null_study/nothing');
  };
  return { ...real, loadStudy: { ...real.loadStudy, nothing } };
});
vi.mock('../../../../web/src/study/panels', () => ({ panels: {} }));

const { study: nothing } = await import('../../../methods/null_study/nothing');
const { crash, LocalStudies } = await import('../../../methods/null_study/client');
const { localSolver } = await import('../../../support/localSolver');
const { expectWhole, experimentOf, floorAndWall, resetStore, until } = await import('../../../support/pageState');
const { Session } = await import('../../../../web/src/state/session');
const { stepActions } = await import('../../../../web/src/state/stepping');
const { studyActions } = await import('../../../../web/src/state/studying');
const store = await import('../../../../web/src/state/store');
const { initialSettings } = await import('../../../../web/src/study/settings');
const { setRoom, StudyRoom } = await import('../../../../web/src/study/room');
const { restoreStudy } = await import('../../../../web/src/study/restore');
const { breaks, toggledLayers } = await import('../../../../web/src/study/switches');
const { loadStudy } = await import('../../../../web/src/study/load.gen');
const { studyIds } = await import('../../../../web/src/study/registry.gen');

/** Another study than the one of the tests. */
const otherId = studyIds[0]!;
const other = (await loadStudy[otherId]()).study;
const id = nothing.id;
const push = { history: 'push' } as const;

/** Lets go what was held back. */
function gate(): { readonly open: () => void; readonly wait: () => Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, wait: () => opened };
}

function page() {
  const solver = localSolver();
  const client = new LocalStudies();
  const session = new Session(solver.client);
  const room = new StudyRoom(session, client);
  setRoom(room);
  return { solver, client, session, room, steps: stepActions(session) };
}

/** With a sweep that was shown at a step before. */
async function sweptPage() {
  const made = page();
  const { session } = made;
  await openSweep(session);
  return made;
}

async function openSweep(session: InstanceType<typeof Session>, scene = session.beginScene()) {
  const mesh = floorAndWall();
  const { id, report } = await session.client.addMesh(mesh);
  const experiment = experimentOf();
  return session.openScene(scene, {
    ...{ loaded: { id, mesh, report, presetId: 'one', hash: null }, experiment, baseline: experiment },
    ...{ address: 'f2.p0.s0', level: 'slide', history: 'push' },
  });
}

const settingsNow = () => store.study.value!.run.settings;
const totals = () => store.study.value!.run.rows[0];
const opens = ({ calls }: { readonly calls: readonly string[] }) => calls.filter((call) => call.startsWith('open'));
/** The cursor is a step of the tree, the tree a frame of the run. */
function expectSound(): void {
  expect(store.currentStep.value?.address).toBe(store.cursor.value);
  expect(store.tree.value!.frame).toBeLessThan(store.study.value!.run.frames);
  expect(store.run.value).toBeNull();
  expect(store.experiment.value).toBeNull();
}

beforeEach(() => {
  resetStore();
  store.study.value = null;
  toggledLayers.value = breaks.value = [];
  chunks.nothing = () => {};
});

describe('opening a study', () => {
  it('shows its first preset at its step and level', async () => {
    const { room } = page();
    expect(await room.open(id, push)).toBe(true);
    expect(store.study.value!.module).toBe(nothing);
    expect([store.presetId.value, store.cursor.value, store.level.value]).toEqual([
      'nothing.first',
      'f1.g0.e2',
      'check',
    ]);
    expect(room.wanted).toEqual(initialSettings(nothing.schema));
    expectSound();
  });

  it('shows a preset beside what it is compared with, or as it is told', async () => {
    const { room } = page();
    expect(await room.openPresetById('nothing.backward', push)).toBe(true);
    expect(store.study.value!.beside?.changes).toEqual({ sum: 'largest-only' });
    expect(store.study.value!.run.frames).toBe(4);
    expect(store.study.value!.baseline).toMatchObject({ backward: true });
    const moment = { settings: { weight: 2 }, beside: null, address: 'f2.g1', level: 'slide' } as const;
    expect(await room.openPresetById('nothing.backward', { ...moment, ...push })).toBe(true);
    expect(store.study.value!.beside).toBeNull();
    expect(settingsNow()).toMatchObject({ backward: true, weight: 2 });
    expect([store.cursor.value, store.level.value]).toEqual(['f2.g1', 'slide']);
    expectSound();
  });

  it('knows the real ones', async () => {
    const { room } = page();
    expect(await room.open(otherId, push)).toBe(true);
    expect(store.study.value!.module).toBe(other);
    expectSound();
  });

  it.each(['nowhere.first', 'nothing.nowhere', 'nothing', 'constructor.first', 'toString.first', '__proto__.first'])(
    'complains of a preset %s that there is not, and shows what there was',
    async (presetId) => {
      const { room } = page();
      await room.open(id, push);
      const refused = { text: { key: 'preset.unknown', values: { id: presetId } } };
      await expect(room.openPresetById(presetId, push)).rejects.toMatchObject(refused);
      expect(store.presetId.value).toBe('nothing.first');
      await room.set({ weight: 1 });
      expect(settingsNow()).toMatchObject({ weight: 1 });
    },
  );

  it('shows the one that was asked for last, even when the chunk of the one before comes later', async () => {
    const { room } = page();
    const slow = gate();
    chunks.nothing = slow.wait;
    const older = room.open(id, push);
    const newer = room.open(otherId, push);
    expect(await newer).toBe(true);
    slow.open();
    expect(await older).toBe(false);
    expect(store.study.value!.module).toBe(other);
    expectSound();
  });

  it('gives way to one that is asked for while it runs', async () => {
    const { room, client } = page();
    const slow = gate();
    client.delay = (call) => (call === 'open 1 nothing' ? slow.wait() : undefined);
    const older = room.open(id, push);
    await until(() => client.calls.length > 0);
    const newer = room.open(otherId, push);
    slow.open();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    expect(store.study.value!.module).toBe(other);
    expectSound();
  });

  it('gives way to a sweep that is opened while it runs', async () => {
    const { room, client, session } = page();
    const slow = gate();
    client.delay = slow.wait;
    const older = room.open(id, push);
    await until(() => client.calls.length > 0);
    expect(await openSweep(session)).toBe(true);
    slow.open();
    expect(await older).toBe(false);
    expect(store.study.value).toBeNull();
    expectWhole();
  });

  it('says so when it fails, and what was shown can still be changed', async () => {
    const { room, client } = page();
    await room.open(otherId, push);
    const before = store.study.value;
    client.delay = (call) => (call.includes('nothing') ? crash() : undefined);
    expect(await room.open(id, push)).toBe(false);
    expect(store.failure.value).toMatchObject({ text: { key: 'solver.error.crash' } });
    expect(store.study.value).toBe(before);
    const [name, value] = Object.entries(other.presets.find(({ compare }) => compare)!.compare!)[0]!;
    await room.set({ [name]: value });
    expect(store.study.value!.module).toBe(other);
    expect(settingsNow()[name]).toBe(value);
  });

  it('forgets layers and stops of another study, which mean nothing here', async () => {
    const { room } = page();
    await room.open(otherId, push);
    toggledLayers.value = [other.layers[0]!.name];
    breaks.value = [{ result: other.schema.results[0]!.name, relation: 'changes', value: 0 }];
    const [layers, stops] = [toggledLayers.value, breaks.value];
    await room.openPresetById(other.presets[1]!.id, push);
    expect([toggledLayers.value, breaks.value]).toEqual([layers, stops]);
    await room.open(id, push);
    expect([toggledLayers.value, breaks.value]).toEqual([[], []]);
  });
});

describe('changing what a study is asked', () => {
  it('runs again and stays at the step', async () => {
    const { room, client } = page();
    await room.open(id, push);
    expect(totals()).toBe(6.25);
    await room.set({ weight: 1, frames: 5 });
    expect(totals()).toBe(12.5);
    expect(store.frameCount.value).toBe(5);
    expect(store.cursor.value).toBe('f1.g0.e2');
    await room.set({ values: [] });
    expect(store.cursor.value).toBe('f1.g0');
    expect(opens(client)).toEqual(['open 1 nothing', 'open 0 nothing', 'open 1 nothing']);
    expectSound();
  });

  it('goes to the last frame there is, when there are fewer', async () => {
    const { room } = page();
    await room.openPresetById('nothing.backward', push);
    expect(store.cursor.value).toBe('f3.g2.note');
    await room.set({ frames: 2 });
    expect(store.cursor.value).toBe('f1.g2.note');
    expectSound();
  });

  it.each([
    [{ weight: 99 }, 'study.problem.high', 'weight'],
    [{ frames: 1.5 }, 'study.problem.whole', 'frames'],
    [{ sum: 'neither' }, 'study.problem.type', 'sum'],
    [{ points: [] }, 'study.problem.few', 'points'],
    [{ halfA: [1, 1, 1] }, 'study.problem.unknown', 'halfA'],
    [{ constructor: 1 }, 'study.problem.unknown', 'constructor'],
  ])('refuses %o by name and keeps what there was', async (changes, key, name) => {
    const { room, client } = page();
    await room.open(id, push);
    const [before, wanted, asked] = [store.study.value, room.wanted, client.calls.length];
    await room.set(changes as never);
    expect(store.failure.value?.text).toMatchObject({ key, values: { name } });
    expect([store.study.value, room.wanted, client.calls.length]).toEqual([before, wanted, asked]);
    await room.set({ weight: 2 });
    expect(totals()).toBe(25);
  });

  it('goes back to what is shown when the module refuses', async () => {
    const { room, client } = page();
    await room.open(id, push);
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
    const { room, client } = page();
    await room.open(id, push);
    client.delay = () => new Promise((resolve) => setTimeout(resolve, 2));
    const all = [1, 2, 3, 4].map((weight) => room.set({ weight }));
    all.push(room.set({ backward: true }));
    await Promise.all(all);
    expect(settingsNow()).toMatchObject({ weight: 4, backward: true });
    // Those between were never run.
    expect(opens(client).length).toBeLessThan(5);
    expectSound();
  });

  it('gives up a slow run for a newer wish', async () => {
    const { room, client } = page();
    await room.open(id, push);
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
    const { room, client, steps } = page();
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
    const { room, client, steps } = page();
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
    const { room, session } = page();
    await room.open(id, push);
    // A file that the solver refuses: the study stays.
    session.beginScene();
    await room.set({ weight: 2 });
    expect(settingsNow()).toMatchObject({ weight: 2 });
  });

  it('changes the study that is shown while another one is on its way', async () => {
    const { room } = page();
    await room.open(id, push);
    const slow = gate();
    const load = vi.spyOn(loadStudy as Record<string, () => Promise<unknown>>, otherId);
    load.mockImplementation(() => slow.wait().then(() => ({ study: other })));
    const opening = room.open(otherId, push);
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
    const { room } = page();
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
    const { room, client } = page();
    await room.open(id, push);
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
    expect(opens(client)).toHaveLength(4);
  });

  it('refuses what the second run could not be, also when the first is changed later', async () => {
    const { room } = page();
    await room.open(id, push);
    await room.compare({ left: 21 });
    expect(store.failure.value?.text).toMatchObject({ key: 'study.problem.high' });
    expect(store.study.value!.beside).toBeNull();
    await room.compare({ other: 1 });
    expect(store.failure.value?.text).toMatchObject({ key: 'study.problem.unknown' });
  });

  it('leaves everything as it was when the second run fails', async () => {
    const { room, client, steps } = page();
    await room.openPresetById('nothing.backward', push);
    const before = store.study.value;
    client.delay = (call) => (call.startsWith('open') && opens(client).length === 4 ? crash() : undefined);
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
    await room.open(id, push);
    expect(store.study.value!.mesh).toBeNull();
    await room.useMesh(true);
    expect(store.study.value!.mesh).toBe(session.loaded!.mesh);
    expect(store.presetId.value).toBeNull();
    await room.useMesh(false);
    expect(store.study.value!.mesh).toBeNull();
  });

  it('lets a preset’s own mesh go that nobody came to see', async () => {
    const { room, session, solver } = page();
    const mesh = floorAndWall();
    const slow = gate();
    const own = { ...nothing.presets[0]!, mesh: () => slow.wait().then(() => mesh) };
    const presets = vi.spyOn(nothing, 'presets', 'get').mockReturnValue([own]);
    const older = room.open(id, push);
    await until(() => presets.mock.calls.length > 0);
    const newer = room.open(otherId, push);
    slow.open();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    await until(() => solver.calls.includes('dropMesh'));
    expect(session.loaded).toBeNull();
    expect(await room.open(id, push)).toBe(true);
    expect(store.study.value!.mesh).toBe(mesh);
    expect(session.loaded!.mesh).toBe(mesh);
    presets.mockRestore();
  });
});

describe('leaving a study', () => {
  it('shows the sweep again where it was', async () => {
    const { room, session } = await sweptPage();
    const [cursor, level, experiment] = [store.cursor.value, store.level.value, store.experiment.value];
    await room.open(id, push);
    expectSound();
    await room.openPresetById('nothing.backward', push);
    await room.set({ weight: 1 });
    expect(await room.leave()).toBe(true);
    expect(store.study.value).toBeNull();
    expect([store.cursor.value, store.level.value]).toEqual([cursor, level]);
    expect(store.experiment.value).toEqual(experiment);
    expect(session.loaded!.presetId).toBe('one');
    expectWhole();
    await room.open(otherId, push);
    expect(await room.leave()).toBe(true);
    expect(store.cursor.value).toBe(cursor);
  });

  it('comes to the sweep as well when somebody changes their mind in between', async () => {
    const { room } = await sweptPage();
    const cursor = store.cursor.value;
    await room.open(id, push);
    const left = room.leave();
    expect(await room.openPresetById('nothing.backward', push)).toBe(true);
    expect(await left).toBe(false);
    expect(await room.leave()).toBe(true);
    expect(store.cursor.value).toBe(cursor);
    expectWhole();
  });

  it('has nowhere to go where nothing was swept before; then the first preset is opened', async () => {
    const { room, session } = page();
    await room.open(id, push);
    expect(await room.leave()).toBe(false);
    const openFirst = vi.fn(async () => {});
    const none = async () => {};
    const sweep = { continueForward: none, continueBack: none, toggleCompare: none };
    await studyActions(session, sweep, openFirst).openMethod(null);
    expect(openFirst).toHaveBeenCalledOnce();
  });

  it('is what the list of methods does, as it opens them', async () => {
    const { room, session } = await sweptPage();
    const none = vi.fn(async () => {});
    const actions = studyActions(session, { continueForward: none, continueBack: none, toggleCompare: none }, none);
    await actions.toggleCompare();
    expect(none).toHaveBeenCalledTimes(1);
    await actions.openMethod(id);
    expect(store.study.value!.module).toBe(nothing);
    await actions.toggleCompare();
    expect(store.study.value!.beside?.changes).toEqual({ sum: 'largest-only' });
    breaks.value = [{ result: 'total', relation: 'above', value: 7 }];
    await actions.continueBack();
    expect(store.notice.value).toEqual({ key: 'breakpoints.noneBehind' });
    expect(none).toHaveBeenCalledTimes(1);
    await actions.openMethod(null);
    expect(store.study.value).toBeNull();
    expect(room.wanted).not.toBeNull();
    expectWhole();
  });
});

describe('a study of a link', () => {
  const linked = { id, settings: {}, meshOf: null, beside: null, toggled: [], breaks: [] };
  const moment = {
    ...{ preset: null, mesh: null, changes: {}, compare: null, keptInputs: null, breakpoints: null, view: {} },
    ...{ address: 'f0.g1', level: 'slide' as const },
  };
  const parts = (session: InstanceType<typeof Session>) => ({
    ...{ session, openMesh: async () => null, openMeshOf: async () => false },
  });

  it('is not taken for shown when it fails while another one is', async () => {
    const { room, session, client } = page();
    await room.open(otherId, push);
    client.delay = crash;
    expect(await restoreStudy(parts(session), moment, linked, 'none')).toBe('overtaken');
    expect(store.study.value!.module).toBe(other);
  });

  it('takes layers and stops that the study has, and no others', async () => {
    const { session } = page();
    const toggled = ['sums', 'nowhere', 'constructor'];
    const stops = ['total', 'nowhere', 'constructor'].map((result) => ({ result, relation: 'changes', value: 0 }));
    expect(await restoreStudy(parts(session), moment, { ...linked, toggled, breaks: stops }, 'none')).toBe('shown');
    expect(store.cursor.value).toBe('f0.g1');
    expect(toggledLayers.value).toEqual(['sums']);
    expect(breaks.value).toEqual([stops[0]]);
  });

  it('is refused by name when its settings are not the study’s', async () => {
    const { session } = page();
    const restore = (settings: object) =>
      restoreStudy(parts(session), moment, { ...linked, settings: settings as never }, 'none');
    await expect(restore({ other: 1 })).rejects.toMatchObject({ text: { key: 'study.problem.unknown' } });
    await expect(restore({ weight: [1, 2, 3] })).rejects.toMatchObject({ text: { key: 'study.problem.type' } });
    await expect(restore({ values: new Array(21).fill(0) })).rejects.toMatchObject({
      text: { key: 'study.problem.many' },
    });
    expect(store.study.value).toBeNull();
  });

  it('says when the file of its mesh is not here', async () => {
    const { session } = page();
    const mesh = { name: 'a.stl', hash: 'ab'.repeat(32), parts: 1, inline: null };
    expect(await restoreStudy(parts(session), { ...moment, mesh }, linked, 'none')).toBe('file gone');
  });
});
