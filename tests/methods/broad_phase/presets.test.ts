/** The questions about broad phases have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/broad_phase';
import type {
  BroadBoxEvent,
  BroadFrameEndEvent,
  BroadFrameEvent,
  BroadPairEvent,
  BroadRowEvent,
  BroadSwapEvent,
  BroadTriangleEvent,
} from '../../../web/page/methods/broad_phase/schema.gen';
import type { FrameTree } from '../../../web/package/trace/steps';
import { type PresetRun, runBeside, runPreset } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;
const at = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;
const opening = ({ root }: FrameTree) => root.opening as unknown as BroadFrameEvent;

/** All events of a kind in a frame. */
function all<E>({ root }: FrameTree, kind: string): E[] {
  const leaves = root.children.flatMap(({ children }) => children);
  return leaves.filter(({ event }) => (event.kind as string) === kind).map(({ event }) => event as unknown as E);
}

const triangles = (tree: FrameTree, verdict: BroadTriangleEvent['verdict']) =>
  all<BroadTriangleEvent>(tree, 'BroadTriangle').filter((each) => each.verdict === verdict);

describe('presets of broad phases', () => {
  it('grid: 12 of 900 cells, 36 of 800 triangles, 50 met again, 20 candidates, 18 contacts', async () => {
    const run = await runPreset(study, 'broad_phase.grid');
    const tree = run.tree(0);
    expect(opening(tree)).toMatchObject({ nodes: 900, triangles: 800 });
    const answer = { boxes: 12, tests: 36, repeats: 50, candidates: 20, contacts: 18 };
    expect(at<BroadFrameEndEvent>(run, 'f0')).toMatchObject({ ...answer, agree: true, leftOut: 0 });
    expect(run.result(0)).toMatchObject(answer);
    expect(all<BroadBoxEvent>(tree, 'BroadBox')).toHaveLength(12);
    expect(triangles(tree, 'seen-before')).toHaveLength(50);
    expect(triangles(tree, 'contact')).toHaveLength(18);
  });

  it('octree: 65 of 669 boxes, 30 tests where the grid has 36, 62 met again', async () => {
    const run = await runPreset(study, 'broad_phase.octree');
    const beside = await runBeside(study, preset('broad_phase.octree'));
    expect(run.result(0)).toMatchObject({
      boxes: 65,
      nodes: 669,
      tests: 30,
      repeats: 62,
      candidates: 20,
      contacts: 18,
    });
    expect(beside.result(0)).toMatchObject({ boxes: 12, tests: 36, candidates: 20, contacts: 18 });
    expect(triangles(run.tree(0), 'seen-before')).toHaveLength(62);
  });

  it('hierarchy: 26 of 304 boxes, 34 tests, none met again, because each triangle lies in one leaf', async () => {
    const run = await runPreset(study, 'broad_phase.hierarchy');
    const beside = await runBeside(study, preset('broad_phase.hierarchy'));
    const tree = run.tree(0);
    expect(run.result(0)).toMatchObject({ boxes: 26, nodes: 304, tests: 34, repeats: 0, candidates: 20, contacts: 18 });
    expect(opening(tree)).toMatchObject({ references: 800, triangles: 800 });
    expect(triangles(tree, 'seen-before')).toHaveLength(0);
    expect(beside.result(0)).toMatchObject({ repeats: 62 });
  });

  it('one axis: 160 of 800 are tested in frame 20, 14 candidates, 12 contacts, as the hierarchy finds', async () => {
    const run = await runPreset(study, 'broad_phase.one-axis');
    const beside = await runBeside(study, preset('broad_phase.one-axis'));
    expect(run.result(20)).toMatchObject({ tests: 160, bruteTests: 800, candidates: 14, contacts: 12 });
    expect(beside.result(20)).toMatchObject({ candidates: 14, contacts: 12 });
    expect(run.result(20)).toMatchObject({ sapTests: 160, sapNodes: 800, boxes: 160 });
  });

  it('bodies: 102 places changed and 17 tests against 780, 2 pairs ended, 7 are left', async () => {
    const run = await runPreset(study, 'broad_phase.bodies');
    const beside = await runBeside(study, preset('broad_phase.bodies'));
    const tree = run.tree(1);
    expect(run.result(1)).toMatchObject({ swaps: 102, tests: 17, removed: 2, pairs: 7, agree: true });
    expect(beside.result(1)).toMatchObject({ tests: 780, pairs: 7 });
    const swaps = all<BroadSwapEvent>(tree, 'BroadSwap');
    expect(swaps).toHaveLength(102);
    expect(swaps.filter(({ verdict }) => verdict === 'removed')).toHaveLength(2);
    expect(all<BroadPairEvent>(tree, 'BroadPair').filter(({ overlap }) => overlap)).toHaveLength(7);
  });

  it('the table of each says what the presets of the others say', async () => {
    const run = await runPreset(study, 'broad_phase.grid');
    const row = (name: string) => at<BroadRowEvent>(run, `f0.table.${name}`);
    expect(row('r0')).toMatchObject({ structure: 'brute', tests: 800 });
    expect(row('r1')).toMatchObject({ structure: 'grid', boxes: 12, tests: 36, repeats: 50 });
    expect(row('r2')).toMatchObject({ structure: 'octree', boxes: 65, tests: 30, repeats: 62 });
    expect(row('r3')).toMatchObject({ structure: 'bvh', boxes: 26, tests: 34, repeats: 0 });
  });
});
