/** A study more, in tests only: the page takes it by its line in the registries. What C++ makes of it is tested by null_study_test.cpp. */
import { describe, expect, it } from 'vitest';
import { studyPage } from '../../support/studyPage';

const { runNothing, schema, study } = await import('./nothing');
const { decodeSettings } = await import('../../support/studyTrace');
const { sentence } = await import('../../../web/page/explain/sentence');
const { cells } = await import('../../../web/page/explain/cells');
const { formulaOf } = await import('../../../web/page/explain/formula');
const { t } = await import('../../../web/page/base/i18n/messages');
const { linkToNow } = await import('../../../web/page/core/address/moment');
const { decodeMoment } = await import('../../../web/page/core/address/permalink');
const store = await import('../../../web/page/core/store');
const { continueTo, toggleBeside } = await import('../../../web/page/study/keys');
const { restoreStudy } = await import('../../../web/page/study/restore');
const { loadStudy } = await import('../../../web/page/model/study/modules');
const { studyIds } = await import('../../../web/page/model/study/registry.gen');
const { encodeSettings, initialSettings, readRow, settingsProblem } =
  await import('../../../web/page/model/study/settings');
const { breaks, toggledLayers, toldMoment } = await import('../../../web/page/study/state');

const opened = async () => {
  const made = studyPage();
  expect(await made.room.open(study.id, { history: 'push' })).toBe(true);
  expect(store.failure.value).toBeNull();
  return made;
};

describe('a further study', () => {
  it('stands in the registries like any other', { timeout: 60_000 }, async () => {
    expect(studyIds).toContain('nothing');
    const modules = await Promise.all(studyIds.map(async (id) => (await loadStudy[id]()).study));
    expect(modules.map(({ id }) => id)).toEqual(studyIds);
    expect(new Set(modules.map(({ schema: { number } }) => number)).size).toBe(modules.length);
  });

  it('has its settings and rows as numbers, as its C++ twin has', () => {
    const initial = initialSettings(schema);
    expect(settingsProblem(schema, initial)).toBeNull();
    const numbers = encodeSettings(schema, initial);
    expect([...numbers]).toEqual([0.5, 2, -1, 0, 1, 0, 0, 0, 3, 1, 2, 4, 1, 1, 0.5, 2, 0, 1, 0, 3, 1, 4]);
    expect(decodeSettings(schema, numbers)).toEqual(initial);
    const { rows } = runNothing(initial);
    expect([...rows]).toEqual([6.25, 6, 1, 3, 0, 4, 1, 0, 12.5, 6, 1, 3, 0, 4, 1, 0]);
    const values = { total: 12.5, counted: 6, largest: 1, reach: [3, 0, 4], positive: true, sum: 'added' };
    expect(readRow(schema, rows, 1)).toEqual(values);
  });

  it('opens at the step of its first preset, and says something there', async () => {
    const { client } = await opened();
    expect(store.cursor.value).toBe('f1.g0.e2');
    expect(store.frameCount.value).toBe(2);
    const step = store.currentStep.value!;
    const said = sentence(step);
    expect(t(said.key, said.values)).toBe('Entry 2 counts 2.0000.');
    expect(formulaOf(step.event, step).groups).toHaveLength(1);
    expect(cells(step).map(({ name }) => name)).toContain('e_2');
    expect(client.calls).toEqual(['open 1 nothing', 'trace 1 1']);
  });

  it('steps at each of its levels, through all frames and back', async () => {
    const { steps } = await opened();
    const all: Record<string, string[]> = {};
    for (const level of ['frame', 'slide', 'check'] as const) {
      store.level.value = level;
      await steps.first();
      const forth = [store.cursor.value];
      for (let last = ''; last !== store.cursor.value && forth.length < 99;) {
        last = store.cursor.value;
        await steps.stepForward();
        if (store.cursor.value !== last) forth.push(store.cursor.value);
      }
      const back = [store.cursor.value];
      for (let last = ''; last !== store.cursor.value && back.length < 99;) {
        last = store.cursor.value;
        await steps.stepBack();
        if (store.cursor.value !== last) back.push(store.cursor.value);
      }
      expect(back.reverse()).toEqual(forth);
      all[level] = forth;
    }
    const groups = ['g0', 'g1', 'g2'];
    const entries = ['g0.e0', 'g0.e1', 'g0.note', 'g0.e2', 'g1.e0', 'g2.e0', 'g2.e1', 'g2.note'];
    const inBoth = (names: readonly string[]) =>
      ['f0', 'f1'].flatMap((frame) => names.map((name) => `${frame}.${name}`));
    expect(all).toEqual({ frame: ['f0', 'f1'], slide: inBoth(groups), check: inBoth(entries) });
  });

  it('goes in and out', async () => {
    const { steps } = await opened();
    await steps.stepOut();
    expect(store.cursor.value).toBe('f1.g0');
    await steps.stepInto();
    expect(store.cursor.value).toBe('f1.g0.e0');
  });

  it('has rows, series and numbers for its strips', async () => {
    await opened();
    const at = toldMoment.value!;
    expect(study.rows(at).rows.map(({ address }) => address)).toContain('f1.g2.e1');
    expect(study.readouts(at)[0]!.value).toBe('12.5');
    expect([0, 1].map((frame) => at.resultOf(frame)[study.chart.series[0]!.result])).toEqual([6.25, 12.5]);
  });

  it('is compared with itself', async () => {
    const { room, client } = await opened();
    await toggleBeside();
    expect(store.study.value?.beside?.changes).toEqual({ sum: 'largest-only' });
    expect(toldMoment.value!.beside).toMatchObject({ total: 5, sum: 'largest-only' });
    expect(toldMoment.value!.result).toMatchObject({ total: 12.5 });
    // The run that is looked at stays where it is, and can be stepped.
    expect(client.calls.filter((call) => call.startsWith('open'))).toEqual(['open 1 nothing', 'open 0 nothing']);
    await toggleBeside();
    expect(store.study.value?.beside).toBeNull();
    await room.compare({ left: 99 });
    const values = { name: 'study.nothing.set.left', bound: 20 };
    expect(store.failure.value?.text).toMatchObject({ key: 'study.problem.high', values });
  });

  it('brings back what stood beside it', async () => {
    const { room } = await opened();
    await room.compare({ left: 3 });
    await toggleBeside();
    expect(store.study.value?.beside).toBeNull();
    await toggleBeside();
    expect(store.study.value?.beside?.changes).toEqual({ left: 3 });
    // What the run has itself by now is nothing to compare with.
    await toggleBeside();
    await room.set({ left: 3 });
    await toggleBeside();
    expect(store.study.value?.beside?.changes).toEqual({ sum: 'largest-only' });
  });

  it('stops at frames where its results are what is said', async () => {
    const { session, room } = await opened();
    await room.set({ frames: 6 });
    breaks.value = [{ result: 'total', relation: 'above', value: 30 }];
    await continueTo(session, 1);
    expect(store.cursor.value).toBe('f4');
    await continueTo(session, -1);
    expect(store.notice.value).toEqual({ key: 'breakpoints.noneBehind' });
  });

  it('travels in a link, and comes back from it on another page', async () => {
    const { room, session, steps } = await opened();
    expect(await room.openPresetById('nothing.backward', { history: 'push' })).toBe(true);
    await room.set({ weight: -0.25, points: [1, 1, 1, 0.1, 0.2, 0.3, 5, 5, 5] });
    await steps.goTo('f2.g2.e1');
    toggledLayers.value = ['sums'];
    breaks.value = [{ result: 'positive', relation: 'is', value: 'false' }];
    store.level.value = 'slide';
    const link = linkToNow(session)!;
    expect(link).toMatchObject({ complete: true, keep: null });
    const [before, rows] = [store.study.value!.run.settings, [...store.study.value!.run.rows]];
    expect(rows).toHaveLength(4 * 8);

    const other = studyPage();
    toggledLayers.value = breaks.value = [];
    const decoded = decodeMoment(link.fragment);
    const settings = { weight: -0.25, points: [1, 1, 1, 0.1, 0.2, 0.3, 5, 5, 5] };
    expect(decoded).toMatchObject({ preset: 'nothing.backward', address: 'f2.g2.e1', level: 'slide' });
    expect(decoded.study).toMatchObject({ id: 'nothing', settings, beside: { sum: 'largest-only' } });
    const parts = { session: other.session, openMesh: async () => null, openMeshOf: async () => false };
    expect(await restoreStudy(parts, decoded, decoded.study!, 'none')).toBe('shown');
    expect(store.study.value!.run.settings).toEqual(before);
    expect([...store.study.value!.run.rows]).toEqual(rows);
    expect(store.study.value!.beside?.changes).toEqual({ sum: 'largest-only' });
    expect([store.cursor.value, store.level.value]).toEqual(['f2.g2.e1', 'slide']);
    expect(toggledLayers.value).toEqual(['sums']);
    expect(breaks.value).toEqual([{ result: 'positive', relation: 'is', value: 'false' }]);
    expect(linkToNow(other.session)!.fragment).toBe(link.fragment);
  });
});

describe('the page and the module', () => {
  const sources = import.meta.glob<string>(
    [
      '../../../web/{page,mesh,audit,scripts}/**/*.{ts,tsx,mjs}',
      '../../../wasm/**/*.{h,cpp,def}',
      '../../cpp/**/*.{h,cpp}',
    ],
    { eager: true, query: '?raw', import: 'default' },
  );

  it('name it nowhere', () => {
    const named = /methods\/nothing|study\.nothing|\bNothing(Frame|Group|Entry|Note|Sum)/;
    expect(Object.keys(sources).length).toBeGreaterThan(500);
    expect(
      Object.entries(sources)
        .filter(([, text]) => named.test(text))
        .map(([file]) => file),
    ).toEqual([]);
  });
});
