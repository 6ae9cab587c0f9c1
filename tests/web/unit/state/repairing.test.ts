import { afterEach, describe, expect, it } from 'vitest';
import type { Recipe } from '../../../../web/mesh/repair/types';
import { memoryKeep } from '../../../../web/page/solver/keep';
import { awaitedMesh } from '../../../../web/page/core/address/awaiting';
import {
  decodeMoment,
  encodeMoment,
  LinkError,
  readMoment,
  momentJson,
} from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import {
  closePages,
  expectWhole,
  openedPage,
  resetStore,
  testPage,
  type TestPage,
  until,
} from '../../../support/pageState';

afterEach(closePages);

/** A strip along x with a T-junction at each of its squares, a triangle twice, and one without area. */
function tornStrip(squares: number): string {
  const lines: string[] = [];
  for (let x = 0; x < squares; x++) {
    lines.push(`v ${x} 0 0`, `v ${x + 1} 0 0`, `v ${x + 1} 0 2`, `v ${x} 0 2`, `v ${x + 0.5} 0 2`, `v ${x + 0.5} 0 3`);
    const at = 6 * x;
    lines.push(`f ${at + 1} ${at + 3} ${at + 2}`, `f ${at + 1} ${at + 4} ${at + 3}`, `f ${at + 4} ${at + 6} ${at + 5}`);
  }
  return `${lines.join('\n')}\nf 1 3 2\nf 1 1 2\n`;
}

const file = (squares: number) => new File([tornStrip(squares)], 'torn.obj');
const recipe: Recipe = { weld: 0, degenerate: true, duplicates: true, tJunctions: true, winding: 'consistent' };

async function opened(squares: number, keep = memoryKeep()): Promise<TestPage> {
  const page = await openedPage(undefined, localSolver({}, keep));
  await page.actions.openFiles([file(squares)]);
  await page.actions.useImport();
  return page;
}

const shown = () => {
  const { mesh, report } = store.meshState.value!;
  return { triangles: report.triangles, positions: Array.from(mesh.positions), indices: Array.from(mesh.indices) };
};
const hashes = () => store.run.value!.frames.map(({ hash }) => hash);

/** The browser opens the address again: a new store, a new worker. */
async function again(fragment: string, keep = memoryKeep()): Promise<TestPage> {
  closePages();
  resetStore();
  const page = testPage(undefined, localSolver({}, keep));
  page.history.entries = [fragment];
  const stop = await page.actions.start();
  void stop;
  return page;
}

describe('the triangles of a line', () => {
  it('are walked through, around both ends, each selected and framed', async () => {
    const page = await opened(3);
    await until(() => typeof store.meshFacts.value === 'object');
    const asked = store.frameRequest.value.count;
    await page.actions.markFinding('tJunctions');
    expect(store.frameRequest.value).toEqual({ what: 'marked', count: asked + 1 });
    const triangles = [...store.marked.value!.triangles];
    expect([triangles.length, store.marked.value!.at]).toEqual([3, null]);
    const walked: (number | null)[] = [];
    for (const step of [1, 1, 1, 1, -1, -1] as const) {
      await page.actions.walkMarked(step);
      walked.push(store.selection.value.triangle);
    }
    expect(walked).toEqual([0, 1, 2, 0, 2, 1].map((at) => triangles[at]));
    expect(store.frameRequest.value.count).toBe(asked + 7);
    await page.actions.markFinding(null);
    await page.actions.walkMarked(1);
    expect([store.marked.value, store.frameRequest.value.count]).toEqual([null, asked + 7]);
  });
});

describe('mending the mesh that is open', () => {
  it('changes the mesh, keeps body, motion and place, and is taken back bit for bit', async () => {
    const page = await opened(3);
    await page.actions.setExperiment({ start: [1, 1.25, 0.5] });
    await page.actions.goTo('f1');
    const [before, experiment, run] = [shown(), store.experiment.value, hashes()];
    expect(before.triangles).toBe(11);
    expect(await page.actions.repairMesh(recipe)).toBe(true);
    expectWhole();
    expect(shown().triangles).not.toBe(before.triangles);
    expect(store.meshState.value!.repair!.recipe).toEqual(recipe);
    expect(store.meshState.value!.report.degenerateTriangles).toBe(0);
    expect(store.experiment.value).toEqual(experiment);
    expect(store.cursor.value.split('.')[0]).toBe('f1');
    await until(() => typeof store.meshFacts.value === 'object');
    expect(store.meshFacts.value).toMatchObject({ findings: { tJunctions: { count: 0 }, duplicates: { count: 0 } } });
    expect(await page.actions.repairMesh(null)).toBe(true);
    expect([shown(), hashes()]).toEqual([before, run]);
    expect(store.meshState.value!.repair).toBeUndefined();
  });

  it('begins at the file as it was, every time', async () => {
    const page = await opened(3);
    await page.actions.repairMesh({ degenerate: true });
    await page.actions.repairMesh({ duplicates: true });
    // The duplicate is gone, the triangle without area is back.
    expect(store.meshState.value!.report).toMatchObject({ triangles: 10, degenerateTriangles: 1 });
  });

  it('Back in the browser takes it back', async () => {
    const page = await opened(3);
    const before = shown();
    await page.actions.repairMesh(recipe);
    const after = shown();
    page.history.go(-1);
    await until(() => store.meshState.value!.repair === undefined);
    expect(shown()).toEqual(before);
    page.history.go(1);
    await until(() => store.meshState.value!.repair !== undefined);
    expect(shown()).toEqual(after);
  });

  it('refuses by name what would pull the mesh together or leave nothing, and changes nothing', async () => {
    const page = await opened(3);
    const before = shown();
    expect(await page.actions.repairMesh({ weld: 2 })).toBe(false);
    expect(store.failure.value).toMatchObject({
      title: { key: 'failure.repair.title', values: { name: 'torn.obj' } },
      text: { key: 'repair.error.tolerance', values: { tolerance: '2.0000', most: '0.3000' } },
    });
    expect(shown()).toEqual(before);
  });

  it('gives way to another scene that is opened meanwhile', async () => {
    const page = await opened(3);
    const mending = page.actions.repairMesh(recipe);
    await page.actions.openPreset('two');
    expect(await mending).toBe(false);
    expect([store.presetId.value, store.failure.value]).toEqual(['two', null]);
    expect(store.meshState.value!.repair).toBeUndefined();
  });
});

describe('a saved frame of a mended mesh', () => {
  const saved = async (page: TestPage) => {
    const { content } = await page.actions.makeExport('frame');
    return new File(content as string[], 'frame.json');
  };

  it('of a small file has the mended mesh inside', async () => {
    const page = await opened(3);
    await page.actions.repairMesh(recipe);
    const [after, run, frame] = [shown(), hashes(), await saved(page)];
    const other = await again('');
    await other.actions.openFiles([frame]);
    expect([shown(), hashes()]).toEqual([after, run]);
  });

  it('of a preset names the preset, and how it was mended', async () => {
    const page = await openedPage();
    await page.actions.repairMesh({ simplify: { keep: 0.5, error: 100 } });
    const [after, run, frame] = [shown(), hashes(), await saved(page)];
    const other = await again('');
    await other.actions.openFiles([frame]);
    expect([shown(), hashes(), store.presetId.value]).toEqual([after, run, 'one']);
    expect(store.meshState.value!.repair).toBeDefined();
  });
});

describe('the link to a mended mesh', () => {
  it('of a small file has the mesh as it was and the repair; anybody sees it mended, and takes it back', async () => {
    const page = await opened(3);
    const before = shown();
    await page.actions.repairMesh(recipe);
    const [after, run] = [shown(), hashes()];
    await page.actions.copyLink();
    const moment = decodeMoment(page.history.copied!);
    expect(moment.repair).toEqual(recipe);
    expect(moment.mesh!.inline!.indices).toEqual(before.indices);
    const other = await again(page.history.copied!);
    expect([shown(), hashes()]).toEqual([after, run]);
    await other.actions.repairMesh(null);
    expect(shown()).toEqual(before);
  });

  it('of a large file comes back mended where the file is kept', async () => {
    const keep = memoryKeep();
    const page = await opened(60, keep);
    await page.actions.repairMesh(recipe);
    const [after, run] = [shown(), hashes()];
    await page.actions.copyLink();
    await again(page.history.copied!, keep);
    expect([shown(), hashes()]).toEqual([after, run]);
  });

  it('elsewhere waits for the file as it was, and mends it when it comes', async () => {
    const page = await opened(60);
    await page.actions.repairMesh(recipe);
    const [after, run] = [shown(), hashes()];
    await page.actions.copyLink();
    const other = await again(page.history.copied!);
    expect(store.failure.value?.text).toEqual({ key: 'link.fileGone', values: { name: 'torn.obj', triangles: 182 } });
    expect(awaitedMesh.value?.name).toBe('torn.obj');
    await other.actions.openFiles([file(60)]);
    expect([shown(), hashes()]).toEqual([after, run]);
    expect(store.meshState.value!.repair!.recipe).toEqual(recipe);
  });

  it('of a preset mends the mesh of the preset', async () => {
    const page = await openedPage();
    await page.actions.repairMesh({ simplify: { keep: 0.5, error: 100 }, winding: 'outward' });
    const [after, run] = [shown(), hashes()];
    await page.actions.copyLink();
    expect(decodeMoment(page.history.copied!)).toMatchObject({
      preset: 'one',
      repair: { simplify: { keep: 0.5, error: 100 } },
    });
    await again(page.history.copied!);
    expect([shown(), hashes(), store.presetId.value]).toEqual([after, run, 'one']);
  });

  it('keeps every number of a recipe, and refuses what is none', async () => {
    const page = await openedPage();
    await page.actions.copyLink();
    const moment = decodeMoment(page.history.copied!);
    const full: Recipe = {
      ...recipe,
      weld: 0.1 + 0.2,
      winding: 'outward',
      holes: 1e-7,
      simplify: { keep: 1 / 3, error: 5e-324 },
    };
    expect(decodeMoment(encodeMoment({ ...moment, repair: full })).repair).toEqual(full);
    expect(decodeMoment(encodeMoment(moment))).not.toHaveProperty('repair');
    for (const bad of [
      {},
      { weld: -1 },
      { weld: 1e31 },
      { weld: '1' },
      { degenerate: 2 },
      { winding: 'inward' },
      { holes: null },
      { simplify: { keep: 2, error: 1 } },
      { simplify: { keep: 0.5 } },
      { x: 1 },
      [],
    ])
      expect(() => readMoment({ ...momentJson(moment), r: bad })).toThrow(LinkError);
  });

  it('that joins too much for its mesh says so, and opens something else', async () => {
    const page = await opened(3);
    await page.actions.copyLink();
    const moment = decodeMoment(page.history.copied!);
    await again(encodeMoment({ ...moment, repair: { weld: 1e6 } }));
    expect(store.failure.value?.text.key).toBe('repair.error.tolerance');
    expect(store.presetId.value).toBe('one');
  });
});
