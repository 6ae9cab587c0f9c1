import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryKeep } from '../../../../web/page/solver/keep';
import { awaitedMesh } from '../../../../web/page/core/address/missingFile';
import { decodeMoment, encodeMoment, longestLink } from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { presetOf, resetStore, testPage, type TestPage, until } from '../../../support/pageState';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function start(page: TestPage, fragment = '') {
  page.history.entries = [fragment];
  stops.push(await page.actions.start());
  return page;
}

/** Loads the page again: a new store, a new worker, the same address and the same storage. */
async function reload(page: TestPage, keep = memoryKeep()) {
  for (const stop of stops.splice(0)) stop();
  resetStore();
  return start(testPage(undefined, localSolver({}, keep)), page.history.read());
}

const settled = () => new Promise((done) => setTimeout(done, 350));

/** Its inputs do not fit into a link. */
async function longWalk(page: TestPage, turn: number) {
  page.actions.startWalk();
  for (let frame = 0; frame < 200; frame++)
    await page.actions.walkFrame([Math.sin(frame) / turn, 0, Math.cos(frame * frame) / turn]);
  await page.actions.stopWalk();
  await settled();
}

describe('the address bar', () => {
  it('reload returns to the moment: step, experiment, level, view', async () => {
    const page = await start(testPage());
    await page.actions.setExperiment({ start: [-2, 1.375, 0.1 + 0.2], method: 'robust' });
    await page.actions.goTo('f2.p0.s0.t1', { history: 'push' });
    page.actions.setLevel('triangle');
    page.actions.setViewMode('world');
    page.actions.toggleLayer('boxes');
    await settled();
    const before = [store.cursor.value, store.run.value!.frames.map(({ hash }) => hash)];
    await reload(page);
    expect([store.cursor.value, store.run.value!.frames.map(({ hash }) => hash)]).toEqual(before);
    expect(store.level.value).toBe('triangle');
    expect(store.viewMode.value).toBe('world');
    expect(store.layers.value.boxes).toBe(true);
    page.actions.toggleLayer('boxes');
  });

  it('scrubbing replaces, jumps push, Back undoes a jump', async () => {
    const page = await start(testPage());
    await page.actions.goTo('f1');
    await page.actions.goTo('f1.p0.s0');
    expect(page.history.entries).toHaveLength(1);
    await page.actions.goTo('f3.p0', { history: 'push' });
    expect(page.history.entries).toHaveLength(2);
    await page.actions.stepForward();
    page.history.go(-1);
    await until(() => store.cursor.value === 'f1.p0.s0');
    page.history.go(1);
    await until(() => store.cursor.value.startsWith('f3.p0'));
  });

  it('opening a preset pushes, and Back returns to the one before', async () => {
    const page = await start(testPage());
    await page.actions.goTo('f2');
    await page.actions.openPreset('two');
    page.history.go(-1);
    await until(() => store.presetId.value === 'one' && store.cursor.value === 'f2');
  });

  it('a step after a quiet while is in the address at once', async () => {
    const page = await start(testPage());
    await settled();
    const before = page.history.read();
    await page.actions.goTo('f2');
    expect(page.history.read()).not.toBe(before);
  });

  it('each of a few quick steps is in the address immediately; of many, no more than browsers allow', async () => {
    const page = await start(testPage());
    // Every write so far is allowed again.
    await new Promise((done) => setTimeout(done, 3000));
    for (const at of ['f1', 'f2', 'f3']) {
      await page.actions.goTo(at);
      expect(decodeMoment(page.history.read()).address).toBe(at);
    }
    const write = vi.spyOn(page.history, 'write');
    const begun = performance.now();
    for (let step = 0; step < 60; step++) await page.actions.goTo(step % 2 === 0 ? 'f1' : 'f2');
    expect(write.mock.calls.length).toBeLessThanOrEqual(8 + (performance.now() - begun) / 330);
  });

  it('Back undoes a walk, and returns to the very step it was started from', async () => {
    const page = await start(testPage());
    await page.actions.goTo('f2.p1.s0.t0.plane');
    page.actions.startWalk();
    for (let frame = 0; frame < 3; frame++) await page.actions.walkFrame([0.05, 0, 0]);
    await page.actions.stopWalk();
    await settled();
    expect(page.history.entries).toHaveLength(2);
    page.history.go(-1);
    await until(() => store.run.value?.frames.length === 4);
    expect(store.cursor.value).toBe('f2.p1.s0.t0.plane');
    page.history.go(1);
    await until(() => store.run.value?.frames.length === 3 && store.cursor.value === 'f2');
  });

  it('going back and forth quickly ends where the address says', async () => {
    const page = await start(testPage());
    await page.actions.goTo('f2');
    await page.actions.openPreset('two');
    await page.actions.goTo('f3', { history: 'push' });
    page.solver.delay = () => new Promise((done) => setTimeout(done, 5));
    page.history.go(-2);
    page.history.go(2);
    await new Promise((done) => setTimeout(done, 100));
    expect([store.presetId.value, store.cursor.value]).toEqual(['two', 'f3']);
  });

  it('a link followed just before the address is written is not written over, and is opened', async () => {
    const page = await start(testPage());
    for (let turn = 0; turn < 2; turn++)
      for (const write of ['settled', 'step', 'jump', 'timer'] as const) {
        const here = page.history.at;
        await page.actions.goTo('f1');
        page.history.follow('#two');
        if (write === 'settled') await page.actions.settled();
        if (write === 'step') await page.actions.goTo('f2');
        if (write === 'jump') await page.actions.goTo('f2', { history: 'push' });
        if (write === 'timer') await settled();
        expect([page.history.read(), page.history.at], write).toEqual(['#two', here + 1]);
        page.history.arrive();
        await until(() => store.presetId.value === 'two');
        await page.actions.goTo('f2');
        await settled();
        expect(decodeMoment(page.history.read())?.address, write).toBe('f2');
        page.history.type('#one');
        await until(() => store.presetId.value === 'one');
      }
  });

  it('a damaged link is said, and the first preset opens', async () => {
    await start(testPage(), '#v1=garbage');
    expect(store.failure.value).toMatchObject({ title: { key: 'failure.link.title' }, text: { key: 'link.damaged' } });
    expect(store.presetId.value).toBe('one');
  });

  it('a hand-edited address keeps the scene and says what is wrong', async () => {
    const page = await start(testPage());
    await page.actions.goTo('f2');
    page.history.type('#v9=later');
    await until(() => store.failure.value !== null);
    expect(store.failure.value?.text.key).toBe('link.newer');
    expect(store.cursor.value).toBe('f2');
  });

  it('a preset of another version is said by name', async () => {
    const fragment = encodeMoment({
      preset: 'gone',
      mesh: null,
      changes: {},
      compare: null,
      keptInputs: null,
      breakpoints: null,
      address: 'f0',
      level: 'check',
      view: {},
    });
    await start(testPage(), fragment);
    expect(store.failure.value?.text).toEqual({ key: 'preset.unknown', values: { id: 'gone' } });
    expect(store.presetId.value).toBe('one');
  });

  it('copies a complete link without further words', async () => {
    const page = await start(testPage());
    await page.actions.copyLink();
    expect(page.history.copied).toMatch(/^#v1=/);
    expect(store.notice.value).toBeNull();
  });

  it('small files travel in the link; a browser that never saw them shows them', async () => {
    const page = await start(testPage());
    await page.actions.openFiles([new File(['v 0 0 0\nv 2 0 0\nv 0 0 2\nf 1 3 2\n'], 'one.obj')]);
    await page.actions.useImport();
    await settled();
    expect(page.history.read().length).toBeLessThan(longestLink);
    const before = store.cursor.value;
    await reload(page);
    expect(store.meshState.value?.mesh.name).toBe('one.obj');
    expect(store.cursor.value).toBe(before);
  });

  it('large files come back in the browser that has them; elsewhere the message names them', async () => {
    const keep = memoryKeep();
    const page = await start(testPage(undefined, localSolver({}, keep)));
    await page.actions.openFiles([new File([manyTriangles(100)], 'large.obj')]);
    await page.actions.useImport();
    await page.actions.copyLink();
    expect(store.notice.value).toEqual({ key: 'link.needsFile', values: { name: 'large.obj' } });
    const before = store.cursor.value;
    await reload(page, keep);
    expect(store.meshState.value?.mesh.name).toBe('large.obj');
    expect(store.cursor.value).toBe(before);
    await reload(page);
    expect(store.failure.value?.text).toEqual({ key: 'link.fileGone', values: { name: 'large.obj', triangles: 100 } });
    expect(store.presetId.value).toBe('one');
  });

  it('elsewhere the moment of the link opens with its file, in the unit and with the up axis it had', async () => {
    const sender = await start(testPage());
    const file = () => new File([manyTriangles(100)], 'large.obj');
    await sender.actions.openFiles([file()]);
    sender.actions.setImport({ scale: 0.01, upAxis: 'z', flip: true });
    await sender.actions.useImport();
    await sender.actions.setExperiment({ radii: [0.25, 0.5, 0.25] });
    await sender.actions.goTo('f3.p1');
    sender.actions.setLevel('slide');
    await settled();
    const sent = store.run.value!.frames.map(({ hash }) => hash);
    const page = await reload(sender);
    expect(store.failure.value).toMatchObject({
      title: { key: 'failure.link.file' },
      text: { key: 'link.fileGone', values: { name: 'large.obj', triangles: 100 } },
    });
    expect(store.presetId.value).toBe('one');

    await page.actions.openFiles([new File([manyTriangles(101)], 'large.obj')]);
    expect(store.importCard.value?.warnings).toContainEqual({ key: 'link.otherFile', values: { name: 'large.obj' } });
    page.actions.cancelImport();
    await page.actions.openFiles([file()]);
    expect(store.importCard.value).toBeNull();
    expect(store.failure.value).toBeNull();
    expect(store.run.value!.frames.map(({ hash }) => hash)).toEqual(sent);
    expect([store.cursor.value, store.level.value]).toEqual(['f3.p1', 'slide']);

    // The link is served; the same file is a file again.
    await page.actions.openFiles([file()]);
    expect(store.importCard.value).toMatchObject({ name: 'large.obj', warnings: [] });
  });

  it('the course waits for the file of a stop without a message over it, and takes no other', async () => {
    const sender = await start(testPage());
    const file = () => new File([manyTriangles(100)], 'large.obj');
    await sender.actions.openFiles([file()]);
    await sender.actions.useImport();
    await sender.actions.goTo('f3.p1');
    const { moment } = sender.actions.sceneNow()!;
    for (const stop of stops.splice(0)) stop();
    resetStore();
    const page = await start(testPage());
    page.actions.learn('1');
    const told = decodeMoment(encodeMoment(moment));
    expect(await page.actions.showLesson(told, () => null)).toBe(false);
    expect(store.failure.value).toBeNull();
    expect(awaitedMesh.value).toMatchObject({ name: 'large.obj', triangles: 100 });

    const { hash } = moment.mesh!;
    await page.actions.openFiles([new File([manyTriangles(101)], 'other.obj')]);
    expect([store.importCard.value, store.room.value]).toEqual([null, 'learn']);
    expect(store.failure.value).toMatchObject({
      text: { key: 'link.wrongFile', values: { name: 'other.obj', triangles: 101, wanted: 100 } },
      title: { key: 'link.wrong', values: { awaited: 'large.obj' } },
      detail: expect.stringContaining(hash) as string,
    });
    // The same number of triangles, elsewhere.
    await page.actions.openFiles([new File([manyTriangles(100).replace('v 0', 'v 0.25')], 'near.obj')]);
    expect(store.failure.value?.text.key).toBe('link.wrongPlace');

    await page.actions.openFiles([file()]);
    expect(awaitedMesh.value).toBeNull();
    expect(store.failure.value).toBeNull();
    expect(store.cursor.value).toBe('f3.p1');
    // A stop on another mesh waits for nothing.
    await page.actions.showLesson(told, () => null);
    expect(awaitedMesh.value).toBeNull();
  });

  it("a unit of one's own, chosen on the card, is recognised too", async () => {
    const sender = await start(testPage());
    const file = () => new File([manyTriangles(100)], 'large.obj');
    await sender.actions.openFiles([file()]);
    sender.actions.setImport({ scale: 0.3048 });
    await sender.actions.useImport();
    await sender.actions.goTo('f2.p0');
    await settled();
    const page = await reload(sender);
    await page.actions.openFiles([file()]);
    page.actions.setImport({ scale: 0.3048 });
    await page.actions.useImport();
    expect(store.cursor.value).toBe('f2.p0');
  });

  it('Back out of the course keeps what is there, while a lesson is opening as well', async () => {
    const page = await start(testPage());
    await page.actions.openPreset('two');
    const lesson = page.actions.momentNow()!;
    await page.actions.openPreset('one');
    await settled();
    page.actions.learn('8.look');
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    page.solver.delay = () => held;
    const shown = page.actions.showLesson(lesson, () => null);
    await settled();
    page.history.go(-1);
    await until(() => store.room.value === 'workbench');
    go();
    expect(await shown).toBe(false);
    await settled();
    expect([store.presetId.value, store.room.value]).toEqual(['one', 'workbench']);
    expect(page.actions.momentNow()!.preset).toBe('one');
  });

  it('long walks come back in the browser that has them', async () => {
    const keep = memoryKeep();
    const page = await start(testPage(undefined, localSolver({}, keep)));
    await longWalk(page, 50);
    expect(page.history.read().length).toBeLessThan(longestLink);
    const before = store.run.value!.frames.map(({ hash }) => hash);
    await reload(page, keep);
    expect(store.run.value!.frames.map(({ hash }) => hash)).toEqual(before);
    await reload(page);
    expect(store.failure.value?.text.key).toBe('link.inputsGone');
  });

  it('a long walk that is gone back to is kept anew: others may have pushed it out', async () => {
    const keep = memoryKeep();
    const saved: string[] = [];
    const watched = { ...keep, save: (name: string, thing: never) => (saved.push(name), keep.save(name, thing)) };
    const page = await start(testPage(undefined, localSolver({}, watched)));
    const ways: string[] = [];
    for (const turn of [50, 60]) {
      await longWalk(page, turn);
      ways.push(page.history.read());
    }
    const [first, second] = new Set(saved);
    expect(second).toBeDefined();
    page.history.entries.push(ways[0]!);
    page.history.go(1);
    await until(() => store.cursor.value === decodeMoment(ways[0]!).address);
    await page.actions.stepBack();
    await settled();
    expect(saved.at(-1)).toBe(first);
  });

  it('a long walk that could not be kept is kept with the next step', async () => {
    const keep = memoryKeep();
    let refused = 0;
    const failing = { ...keep, save: async (...row: Parameters<typeof keep.save>) => (refused++ ? keep.save(...row) : Promise.reject(new Error('busy'))) }; // prettier-ignore
    const page = await start(testPage(undefined, localSolver({}, failing)));
    await longWalk(page, 50);
    await page.actions.stepBack();
    await settled();
    await reload(page, keep);
    expect(store.failure.value).toBeNull();
    expect(store.run.value!.frames).toHaveLength(200);
  });

  it('does not write while playing', async () => {
    const page = await start(testPage([presetOf('one')]));
    await settled();
    const written = page.history.read();
    page.actions.togglePlay();
    await page.actions.goTo('f1');
    await settled();
    expect(page.history.read()).toBe(written);
    page.actions.togglePlay();
    await settled();
    expect(page.history.read()).not.toBe(written);
  });
});

/** A strip of triangles, as OBJ. */
function manyTriangles(count: number): string {
  const lines: string[] = [];
  for (let at = 0; at < count + 2; at++) lines.push(`v ${Math.floor(at / 2)} ${Math.sin(at)} ${at % 2}`);
  for (let at = 0; at < count; at++)
    lines.push(at % 2 ? `f ${at + 2} ${at + 1} ${at + 3}` : `f ${at + 1} ${at + 2} ${at + 3}`);
  return lines.join('\n');
}
