import { describe, expect, it, vi } from 'vitest';
import { chunks, gate, nothing, openSweep, other, push, studyPage, sweptPage } from '../../../support/studyPage';

const { crash } = await import('../../../methods/null_study/client');
const { expectWhole, until } = await import('../../../support/pageState');
const { studyActions } = await import('../../../../web/page/core/stepping/studyActions');
const { importActions } = await import('../../../../web/page/core/files/importActions');
const store = await import('../../../../web/page/core/store');
const { initialSettings } = await import('../../../../web/page/model/study/settings');
const { linkedNotes } = await import('../../../../web/page/core/address/linkedNotes');
const { restoreMoment } = await import('../../../../web/page/core/address/restore');
const { restoreStudy } = await import('../../../../web/page/study/restore');
const { breaks, toggledLayers } = await import('../../../../web/page/core/study/switches');

const nowhere = async () => {};
const settingsNow = () => store.study.value!.run.settings;
/** The cursor is a step of the tree, the tree a frame of the run, and nothing is swept. */
function expectSound(): void {
  expect(store.currentStep.value?.address).toBe(store.cursor.value);
  expect(store.tree.value!.frame).toBeLessThan(store.study.value!.run.frames);
  expect(store.run.value).toBeNull();
  expect(store.experiment.value).toBeNull();
}

describe('opening a study', () => {
  it('shows its first preset at its step and level', async () => {
    const { room } = studyPage();
    expect(await room.open(nothing.id, push)).toBe(true);
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
    const { room } = studyPage();
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

  it('closes a panel of what was shown, and no tour that is made', async () => {
    const { room } = studyPage();
    for (const [panel, left] of [
      ['report', null],
      ['tour', 'tour'],
    ] as const) {
      store.openPanel.value = panel;
      await room.openPresetById(panel === 'tour' ? 'nothing.backward' : 'nothing.first', push);
      expect(store.openPanel.value).toBe(left);
    }
    store.openPanel.value = null;
  });

  it('knows the real ones', async () => {
    const { room } = studyPage();
    expect(await room.open(other.id, push)).toBe(true);
    expect(store.study.value!.module).toBe(other);
    expectSound();
  });

  it.each(['nowhere.first', 'nothing.nowhere', 'nothing', 'constructor.first', 'toString.first', '__proto__.first'])(
    'complains of a preset %s that there is not, and shows what there was',
    async (presetId) => {
      const { room } = studyPage();
      await room.open(nothing.id, push);
      const refused = { text: { key: 'preset.unknown', values: { id: presetId } } };
      await expect(room.openPresetById(presetId, push)).rejects.toMatchObject(refused);
      expect(store.presetId.value).toBe('nothing.first');
      await room.set({ weight: 1 });
      expect(settingsNow()).toMatchObject({ weight: 1 });
    },
  );

  it('shows the one that was asked for last, even when the chunk of the one before comes later', async () => {
    const { room } = studyPage();
    const slow = gate();
    chunks.nothing = slow.wait;
    const older = room.open(nothing.id, push);
    const newer = room.open(other.id, push);
    expect(await newer).toBe(true);
    slow.open();
    expect(await older).toBe(false);
    expect(store.study.value!.module).toBe(other);
    expectSound();
  });

  it('gives way to one that is asked for while it runs', async () => {
    const { room, client } = studyPage();
    const slow = gate();
    client.delay = (call) => (call === 'open 1 nothing' ? slow.wait() : undefined);
    const older = room.open(nothing.id, push);
    await until(() => client.calls.length > 0);
    const newer = room.open(other.id, push);
    slow.open();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    expect(store.study.value!.module).toBe(other);
    expectSound();
  });

  it('gives way to a sweep that is opened while it runs', async () => {
    const { room, client, session } = studyPage();
    const slow = gate();
    client.delay = slow.wait;
    const older = room.open(nothing.id, push);
    await until(() => client.calls.length > 0);
    expect(await openSweep(session)).toBe(true);
    slow.open();
    expect(await older).toBe(false);
    expect(store.study.value).toBeNull();
    expectWhole();
  });

  it('says so when it fails, and what was shown can still be changed', async () => {
    const { room, client } = studyPage();
    await room.open(other.id, push);
    const before = store.study.value;
    client.delay = (call) => (call.includes('nothing') ? crash() : undefined);
    expect(await room.open(nothing.id, push)).toBe(false);
    expect(store.failure.value).toMatchObject({ text: { key: 'solver.error.crash' } });
    expect(store.study.value).toBe(before);
    const { name, type } = other.schema.settings.find((setting) => setting.type in other.schema.enums)!;
    const value = other.schema.enums[type]!.find((each) => each !== before!.run.settings[name])!;
    await room.set({ [name]: value });
    expect(store.study.value!.module).toBe(other);
    expect(settingsNow()[name]).toBe(value);
  });

  it('forgets layers and stops of another study, which mean nothing here', async () => {
    const { room } = studyPage();
    await room.open(other.id, push);
    toggledLayers.value = [other.layers[0]!.name];
    breaks.value = [{ result: other.schema.results[0]!.name, relation: 'changes', value: 0 }];
    const [layers, stops] = [toggledLayers.value, breaks.value];
    await room.openPresetById(other.presets[1]!.id, push);
    expect([toggledLayers.value, breaks.value]).toEqual([layers, stops]);
    await room.open(nothing.id, push);
    expect([toggledLayers.value, breaks.value]).toEqual([[], []]);
  });
});

describe('leaving a study', () => {
  it('shows the sweep again where it was', async () => {
    const { room, session } = await sweptPage();
    const [cursor, level, experiment] = [store.cursor.value, store.level.value, store.experiment.value];
    await room.open(nothing.id, push);
    expectSound();
    await room.openPresetById('nothing.backward', push);
    await room.set({ weight: 1 });
    expect(await room.leave()).toBe(true);
    expect(store.study.value).toBeNull();
    expect([store.cursor.value, store.level.value]).toEqual([cursor, level]);
    expect(store.experiment.value).toEqual(experiment);
    expect(session.loaded!.presetId).toBe('one');
    expectWhole();
    await room.open(other.id, push);
    expect(await room.leave()).toBe(true);
    expect(store.cursor.value).toBe(cursor);
  });

  it('comes to the sweep as well when somebody changes their mind in between', async () => {
    const { room } = await sweptPage();
    const cursor = store.cursor.value;
    await room.open(nothing.id, push);
    const left = room.leave();
    expect(await room.openPresetById('nothing.backward', push)).toBe(true);
    expect(await left).toBe(false);
    expect(await room.leave()).toBe(true);
    expect(store.cursor.value).toBe(cursor);
    expectWhole();
  });

  it('has nowhere to go where nothing was swept before; then the first preset is opened', async () => {
    const { room, session } = studyPage();
    await room.open(nothing.id, push);
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
    await actions.openMethod(nothing.id);
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
  const linked = { id: nothing.id, settings: {}, meshOf: null, beside: null, toggled: [], breaks: [] };
  const moment = {
    ...{ preset: null, mesh: null, changes: {}, compare: null, keptInputs: null, breakpoints: null, view: {} },
    ...{ address: 'f0.g1', level: 'slide' as const },
  };
  const parts = (session: Parameters<typeof restoreStudy>[0]['session']) => ({
    ...{ session, openMesh: async () => null, openMeshOf: async () => false },
  });

  it('is not taken for shown when it fails while another one is', async () => {
    const { room, session, client } = studyPage();
    await room.open(other.id, push);
    client.delay = crash;
    expect(await restoreStudy(parts(session), moment, linked, 'none')).toBe('overtaken');
    expect(store.study.value!.module).toBe(other);
  });

  it('takes layers and stops that the study has, and no others', async () => {
    const { session } = studyPage();
    const toggled = ['sums', 'nowhere', 'constructor'];
    const stops = ['total', 'nowhere', 'constructor'].map((result) => ({ result, relation: 'changes', value: 0 }));
    expect(await restoreStudy(parts(session), moment, { ...linked, toggled, breaks: stops }, 'none')).toBe('shown');
    expect(store.cursor.value).toBe('f0.g1');
    expect(toggledLayers.value).toEqual(['sums']);
    expect(breaks.value).toEqual([stops[0]]);
  });

  it('is refused by name when its settings are not the study’s', async () => {
    const { session } = studyPage();
    const restore = (settings: object) =>
      restoreStudy(parts(session), moment, { ...linked, settings: settings as never }, 'none');
    await expect(restore({ other: 1 })).rejects.toMatchObject({ text: { key: 'study.problem.unknown' } });
    await expect(restore({ weight: [1, 2, 3] })).rejects.toMatchObject({ text: { key: 'study.problem.type' } });
    await expect(restore({ values: new Array(21).fill(0) })).rejects.toMatchObject({
      text: { key: 'study.problem.many' },
    });
    expect(store.study.value).toBeNull();
  });

  it('brings its notes, though there is no mesh', async () => {
    const { session } = studyPage();
    linkedNotes.value = [];
    const restoring = { ...parts(session), opener: {} as never, firstPreset: '', goTo: nowhere, compare: nowhere };
    const notes = [{ address: 'f0', text: 'look here' }];
    await restoreMoment(restoring, { ...moment, study: linked, notes }, 'none');
    expect(linkedNotes.value).toEqual(notes);
  });

  it('says when the file of its mesh is not here', async () => {
    const { session } = studyPage();
    const mesh = { name: 'a.stl', hash: 'ab'.repeat(32), parts: 1, inline: null };
    expect(await restoreStudy(parts(session), { ...moment, mesh }, linked, 'none')).toBe('file gone');
  });
});

describe('a mesh that is brought', () => {
  const file = new File(['v 0 0 0\nv 2 0 0\nv 0 2 0\nv 0 0 2\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n'], 'part.obj');
  it.each([
    ['workbench', true],
    ['audit', false],
    ['learn', false],
  ] as const)('in the %s goes to the study that is there: %s', async (where, taken) => {
    const { room, session } = studyPage();
    await room.open(nothing.id, push);
    store.room.value = where;
    const { openMesh, giveWay, useImport } = importActions(session);
    await openMesh([file], giveWay());
    await useImport();
    store.room.value = 'workbench';
    expect(store.failure.value).toBeNull();
    expect([session.loaded?.mesh.name, store.study.value !== null]).toEqual(['part.obj', taken]);
  });
});
