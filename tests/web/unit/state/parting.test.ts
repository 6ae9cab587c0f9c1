import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { partLook } from '../../../../web/page/model/partLook';
import * as store from '../../../../web/page/core/store';
import { spansOf, usualChoice } from '../../../../web/mesh/parts/spans';
import { showLinkedLook } from '../../../../web/page/core/files/partChoice';
import { decodeMoment, encodeMoment } from '../../../../web/page/core/address/permalink';
import { memoryKeep } from '../../../../web/page/solver/keep';
import { localSolver, type LocalSolver } from '../../../support/localSolver';
import { closePages, expectWhole, openedPage, type TestPage, testPage, until } from '../../../support/pageState';

afterEach(() => {
  stop();
  closePages();
});

const crate = () =>
  new File([readFileSync(new URL('../../../../meshes/quirky/unreal-crate.obj', import.meta.url))], 'unreal-crate.obj');
/** A thousand parts of two triangles. */
const many = () => {
  const text = Array.from({ length: 1000 }, (_, at) => {
    const [x, z] = [at % 40, Math.floor(at / 40)];
    return `o tile ${at}\nv ${x} 0 ${z}\nv ${x} 0 ${z + 1}\nv ${x + 1} ${(at * 7) % 3} ${z + 1}\nv ${x + 1} 0 ${z}\nf -4 -3 -2 -1`;
  });
  return new File([text.join('\n')], 'tiles.obj');
};
/** A page at an address, in a browser that keeps what it kept. */
async function openedAt(fragment: string, keep = memoryKeep()): Promise<TestPage> {
  const page = testPage(undefined, localSolver({}, keep));
  page.history.entries = [fragment];
  stop = await page.actions.start();
  return page;
}
let stop = () => {};
const settled = () => new Promise((done) => setTimeout(done, 350));
const added = ({ calls }: LocalSolver) => calls.filter((call) => call === 'setMesh' || call === 'accept').length;
const dropped = ({ calls }: LocalSolver) => calls.filter((call) => call === 'dropMesh').length;
const mesh = () => store.meshState.value!.mesh;
/** Crate and lid of the file, without their hulls. */
const seen = [0, 24];

describe('parts of a mesh', () => {
  it('are on the card, with nothing chosen unasked', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([crate()]);
    const card = store.importCard.value!;
    expect(card.table?.parts.map(({ role }) => role)).toEqual([undefined, undefined, 'collision', 'collision']);
    expect(card.choice).toEqual({ leftOut: [], hidden: [], coloured: false });
    await actions.useImport();
    expect([mesh().indices.length / 3, mesh().whole, mesh().choice]).toEqual([48, undefined, undefined]);
  });

  it('that are left out are met by nobody; the rest is numbered from 0', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([crate()]);
    actions.setImport({ choice: { leftOut: seen, hidden: [24, 24], coloured: true } });
    await actions.useImport();
    expect(store.failure.value).toBeNull();
    expect(store.meshState.value!.report.triangles).toBe(24);
    expect(mesh().whole?.indices).toHaveLength(3 * 48);
    expect(partLook.value).toMatchObject({ hidden: [24, 24], coloured: true });
    // Hidden is not left out.
    expect(store.run.value!.frames[0]!.contacts.length).toBeGreaterThan(0);
    expectWhole();
  });

  it('may be chosen afterwards, and taken back, with the experiment as it was', async () => {
    const { actions, solver } = await openedPage();
    await actions.openFiles([crate()]);
    await actions.useImport();
    const [experiment, before] = [store.experiment.value, mesh()];
    const hash = store.run.value!.frames.map((frame) => frame.hash);
    await actions.chooseParts({ leftOut: [], hidden: seen, coloured: false });
    expect([mesh(), partLook.value.hidden]).toEqual([before, seen]);
    await actions.chooseParts({ leftOut: [0, 12, 12, 24], hidden: seen, coloured: false });
    expect([mesh().indices.length / 3, partLook.value.hidden]).toEqual([12, seen]);
    expect(store.experiment.value).toEqual(experiment);
    await actions.chooseParts({ leftOut: [], hidden: [], coloured: false });
    expect(mesh().indices).toEqual(before.indices);
    expect(store.run.value!.frames.map((frame) => frame.hash)).toEqual(hash);
    expect(solver.calls.filter((call) => call === 'dropMesh').length).toBeGreaterThan(1);
    expectWhole();
  });

  it('are as they were clicked last, however fast', async () => {
    const { actions, solver } = await openedPage();
    await actions.openFiles([crate()]);
    await actions.useImport();
    const before = mesh();
    const [out, all] = [{ leftOut: seen, hidden: [], coloured: false }, usualChoice];
    await Promise.all([actions.chooseParts(out), actions.chooseParts({ ...all, coloured: true })]);
    expect([mesh(), partLook.value.coloured]).toEqual([before, true]);
    // And the other way round.
    await Promise.all([actions.chooseParts(all), actions.chooseParts(out)]);
    expect(mesh().indices.length / 3).toBe(24);
    await Promise.all([actions.chooseParts(all), actions.chooseParts(out)]);
    expect(mesh().indices.length / 3).toBe(24);
    expect(store.failure.value).toBeNull();
    expect(added(solver) - dropped(solver)).toBe(1);
    expectWhole();
  });

  it('are kept once, as they were chosen last, and not while somebody still chooses', async () => {
    const keep = memoryKeep();
    const hashes: string[] = [];
    const { save } = keep;
    keep.save = async (name, value) => (hashes.push(name), save(name, value));
    const page = testPage(undefined, localSolver({}, keep));
    stop = await page.actions.start();
    await page.actions.openFiles([crate()]);
    await page.actions.useImport();
    const chosen = [seen, [], seen, [0, 12]].map((hidden) => ({ leftOut: [], hidden, coloured: false }));
    for (const choice of chosen) await page.actions.chooseParts(choice);
    expect(page.solver.calls.filter((call) => call === 'keepChoice')).toHaveLength(0);
    await settled();
    expect(page.solver.calls.filter((call) => call === 'keepChoice')).toHaveLength(1);
    await page.actions.openKept(hashes[0]!, 'unreal-crate');
    expect(mesh().choice).toEqual(chosen.at(-1));
  });

  it('stay as they are while somebody walks', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([crate()]);
    await actions.useImport();
    const before = mesh();
    store.walking.value = true;
    await actions.chooseParts({ leftOut: seen, hidden: [], coloured: false });
    expect(mesh()).toBe(before);
    store.walking.value = false;
  });

  it('are drawn as they are where the link had no room to say how', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([crate()]);
    await actions.useImport();
    await actions.chooseParts({ leftOut: [], hidden: seen, coloured: true });
    showLinkedLook(mesh(), { d: 1 });
    expect(partLook.value).toMatchObject({ hidden: seen, coloured: true });
    showLinkedLook(mesh(), undefined);
    expect(partLook.value).toMatchObject({ hidden: [], coloured: false });
  });

  it('cannot all be left out', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([crate()]);
    await actions.useImport();
    const before = mesh();
    await actions.chooseParts({ leftOut: [0, 48], hidden: [], coloured: false });
    expect(store.failure.value?.text.key).toBe('parts.none');
    expect(mesh()).toBe(before);
    expectWhole();
  });

  it('are the same in a link, for a small mesh that travels in it with its names', async () => {
    const page = await openedPage();
    await page.actions.openFiles([crate()]);
    page.actions.setImport({ choice: { leftOut: seen, hidden: [24, 12], coloured: true } });
    await page.actions.useImport();
    const [before, look, hash] = [mesh(), partLook.value, store.run.value!.frames.map((frame) => frame.hash)];
    await settled();
    const fragment = page.history.read();
    stop();
    closePages();
    await openedAt(fragment);
    expect(store.failure.value).toBeNull();
    expect([mesh().positions, mesh().indices, mesh().table]).toEqual([before.positions, before.indices, before.table]);
    expect(mesh().whole?.leftOut).toEqual(seen);
    expect(partLook.value).toEqual(look);
    expect(store.run.value!.frames.map((frame) => frame.hash)).toEqual(hash);
    expectWhole();
  });

  it('are kept with a mesh that is too large for a link, and come back with it', async () => {
    const keep = memoryKeep();
    const page = await openedAt('', keep);
    await page.actions.openFiles([many()]);
    const { table, triangles } = store.importCard.value!;
    await page.actions.useImport();
    const whole = mesh().indices;
    // Every other part: as many spans as there are of them, and no room in a link.
    const leftOut = spansOf(
      table!,
      triangles,
      table!.parts.map((_, at) => at % 2 === 1 || at % 7 === 3),
    );
    await page.actions.chooseParts({ leftOut, hidden: [], coloured: false });
    const indices = mesh().indices;
    expect(indices.length).toBeLessThan(whole.length);
    await settled();
    const fragment = page.history.read();
    expect(fragment.length).toBeLessThan(1900);
    stop();
    closePages();
    await openedAt(fragment, keep);
    expect(store.failure.value).toBeNull();
    expect([mesh().indices, mesh().whole?.leftOut, mesh().table]).toEqual([indices, leftOut, table]);
  });

  it('in a link that somebody edited are refused, with the first scene behind the message', async () => {
    const page = await openedPage();
    await page.actions.openFiles([crate()]);
    await page.actions.useImport();
    await settled();
    const moment = decodeMoment(page.history.read());
    for (const parted of [{ o: [0, 99] }, { o: 'all' }, { y: [1, -1] }, { o: [0, 48] }]) {
      stop();
      closePages();
      await openedAt(encodeMoment({ ...moment, mesh: { ...moment.mesh!, parted } }));
      expect(['link.damaged', 'parts.none']).toContain(store.failure.value?.text.key);
      expect(store.presetId.value).toBe('one');
    }
  });

  it('that are only drawn otherwise are in the address as well', async () => {
    const page = await openedPage();
    await page.actions.openFiles([crate()]);
    await page.actions.useImport();
    await settled();
    const before = page.history.read();
    await page.actions.chooseParts({ leftOut: [], hidden: seen, coloured: true });
    await settled();
    expect(page.history.entries).toHaveLength(2);
    expect(decodeMoment(page.history.read()).mesh?.parted).toMatchObject({ y: seen, k: 1 });
    await page.actions.chooseParts({ leftOut: [], hidden: [], coloured: false });
    await settled();
    expect(page.history.read()).toBe(before);
  });

  it('are those of the address again when one goes back', async () => {
    const page = await openedPage();
    await page.actions.openFiles([crate()]);
    await page.actions.useImport();
    await settled();
    await page.actions.chooseParts({ leftOut: seen, hidden: [], coloured: false });
    await settled();
    page.history.go(-1);
    await until(() => mesh().indices.length === 3 * 48);
    page.history.go(1);
    await until(() => mesh().indices.length === 3 * 24);
    expect(store.failure.value).toBeNull();
  });
});
