/** Where two runs part: real runs of the real solver, kept as the page keeps them. */
import { describe, expect, it } from 'vitest';
import { stairsInputs, stairsRadii, stairsStart } from '../../../../web/page/presets/stairsNearestEdge';
import { paper, scene, uniform } from '../../../../web/page/presets/make';
import { secondExperiment } from '../../../../web/page/core/compare/options';
import type { OptionChanges } from '../../../../web/page/model/comparison';
import { divergenceAt, divergenceFrame, sameEvent } from '../../../../web/page/core/compare/divergence';
import type { Experiment, Run, SceneMesh } from '../../../../web/page/model';
import { readTrace, type FrameTree } from '../../../../web/package/trace';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { stairs } from '../../../../meshes/shapes/stairs';
import { localSolver } from '../../../support/localSolver';

async function compared(mesh: SceneMesh, experiment: Experiment, changes: OptionChanges) {
  const { client } = localSolver();
  const { id } = await client.addMesh(mesh);
  const runOf = async (of: Experiment): Promise<Run> => ({ experiment: of, frames: (await client.run(id, of))! });
  const [a, b] = [await runOf(experiment), await runOf(secondExperiment(experiment, changes))];
  const tree = async ({ experiment: of, frames }: Run, frame: number): Promise<FrameTree> => {
    const { start, input } = frames[frame]!;
    return readTrace((await client.trace(id, of, start, input)).trace, frame);
  };
  const frame = divergenceFrame(a, b);
  const at = Math.max(0, frame);
  const trees = [await tree(a, at), await tree(b, at)] as const;
  return { a, b, frame, trees, divergence: frame < 0 ? null : divergenceAt(a, b, frame, trees) };
}

const onStairs = paper({ radii: stairsRadii, start: stairsStart, inputs: stairsInputs });
const stairsMesh = scene('stairs', stairs());
const floor = scene('floor', floorGrid({ x: [-4, 4], z: [-2, 2], cells: [1, 1] }));

describe('one method, another option', () => {
  it('a lower limit of sweeps: the very record in which the first run goes on and the second does not', async () => {
    const { a, b, frame, trees, divergence } = await compared(stairsMesh, onStairs, { maxSweeps: 1 });
    // Before it, not a bit differs.
    for (let at = 0; at < frame; at++) expect(b.frames[at]!.hash).toBe(a.frames[at]!.hash);
    expect(a.frames[frame]!.sweeps[0] + a.frames[frame]!.sweeps[1]).toBeGreaterThan(
      b.frames[frame]!.sweeps[0] + b.frames[frame]!.sweeps[1],
    );
    expect(divergence!.address).toMatch(/^f\d+\.p[01]\.s0\.response\.end$/);
    const [x, y] = trees.map((tree) => tree.byAddress.get(divergence!.address)!.event);
    expect(x).toMatchObject({ kind: 'SlideEnd', verdict: 'again' });
    expect(y).toMatchObject({ kind: 'SlideEnd', verdict: 'limit-reached' });
    // Every step before it, in document order, is the same; the frame's opening names the limit itself.
    const order = trees[0].byAddress.get(divergence!.address)!.order;
    const leaves = trees[0].steps.filter((step) => step.order < order && step.children.length === 0);
    expect(leaves.length).toBeGreaterThan(10);
    for (const step of leaves) expect(sameEvent(step.event, trees[1].byAddress.get(step.address)!.event)).toBe(true);
  });

  it('the sides: the check in which one culls the triangle and the other does not', async () => {
    const { oneSidedWall } = await import('../../../../web/page/presets/oneSidedWall');
    const { mesh, experiment } = await oneSidedWall.load();
    const { trees, divergence } = await compared(mesh, experiment, { sides: 'both' });
    expect(divergence!.address).toBe('f0.p0.s0.t0.plane');
    const verdicts = trees.map((tree) => {
      const event = tree.byAddress.get(divergence!.address)!.event;
      return event.kind === 'PlaneTest' && event.verdict;
    });
    expect(verdicts).toEqual(['culled-backface', 'crosses-plane']);
  });

  it('another skin: the first sweep, for other radii are swept', async () => {
    const robust = { ...onStairs, method: 'robust', sides: 'both' } as const;
    const { divergence } = await compared(stairsMesh, robust, { skin: 0.02 });
    expect(divergence!.address).toMatch(/^f\d+\.p[01]\.s0$/);
  });

  it('nothing, where the option does not matter', async () => {
    const { divergence } = await compared(stairsMesh, onStairs, { maxSweeps: 50 });
    expect(divergence).toBeNull();
    const { divergence: skin } = await compared(stairsMesh, onStairs, { skin: 0.5 });
    expect(skin, 'the paper method has no skin').toBeNull();
  });
});

describe('two methods', () => {
  it('free flight is the same, whatever the last digits say', async () => {
    const flight = paper({
      radii: [0.3, 0.7, 0.3],
      start: [0.1, 3, 0],
      inputs: uniform(5, [0.1, 0.01, 0.02], [0, -0.03, 0]),
    });
    const { a, b, divergence } = await compared(floor, flight, { method: 'robust', sides: 'both' });
    expect(a.frames.map(({ hash }) => hash)).not.toEqual(b.frames.map(({ hash }) => hash));
    expect(divergence).toBeNull();
  });

  it('the contact: the first slide that ends with another one', async () => {
    const fall = paper({ radii: [0.5, 0.5, 0.5], start: [0, 1, 0.25], inputs: uniform(4, [0.1, 0, 0], [0, -0.2, 0]) });
    const { a, b, divergence } = await compared(floor, fall, { method: 'robust', sides: 'both' });
    // Two frames of falling; the third reaches the floor, the skin a little before the sphere.
    expect(divergence).toEqual({ frame: 2, address: 'f2.p1.s0' });
    const [x, y] = [a, b].map(({ frames }) => frames[2]!.contacts[0]!.time);
    expect(x! - y!).toBeCloseTo(0.005 / 0.2, 9);
  });

  it('the response, where the contact is the same one', async () => {
    const fall = paper({ radii: [0.5, 0.5, 0.5], start: [0, 0.6, 0.25], inputs: uniform(1, [1, -0.2, 0]) });
    const { a, b, divergence } = await compared(floor, fall, { method: 'robust', sides: 'both', skin: 0 });
    expect(a.frames[0]!.contacts[0]!.time).toBeCloseTo(b.frames[0]!.contacts[0]!.time, 12);
    expect(divergence!.address).toBe('f0.p0.s0.response');
  });

  it('a still sweep of one of them is no difference', async () => {
    const { divergence } = await compared(
      floor,
      paper({ radii: [0.5, 0.5, 0.5], start: [0, 1, 0.25], inputs: uniform(3, [0, 0, 0]) }),
      {
        method: 'robust',
      },
    );
    expect(divergence).toBeNull();
  });
});

describe('one method, two precisions', () => {
  it('last digits are no difference', async () => {
    const fall = paper({
      radii: [0.5, 0.5, 0.5],
      start: [0.1, 1.3, 0.25],
      inputs: uniform(3, [0.1, 0, 0], [0, -0.1, 0]),
    });
    const { a, b, divergence } = await compared(floor, fall, { precision: 'single' });
    expect(b.frames[2]!.end).not.toEqual(a.frames[2]!.end);
    expect(divergence).toBeNull();
  });

  it('the first check that ends differently', async () => {
    const { longEdge } = await import('../../../../web/page/presets/longEdge');
    const { mesh, experiment } = await longEdge.load();
    const { trees, divergence } = await compared(mesh, experiment, longEdge.compare!);
    const verdicts = trees.map((tree) => {
      const event = tree.byAddress.get(divergence!.address)!.event;
      return event.kind === 'EdgeTest' && event.verdict;
    });
    expect(verdicts).toEqual(['edge-hit', 'no-root']);
  });
});
