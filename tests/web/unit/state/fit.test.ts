import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { presets } from '../../../../web/page/presets';
import { boundsOf } from '../../../../web/mesh/placement';
import { problemOf } from '../../../../web/page/model/experiment';
import { bodyHeight, fitExperiment, fitSolver } from '../../../../web/page/core/files/fit';
import type { SceneMesh } from '../../../../web/page/model';
import { localSolver } from '../../../support/localSolver';
import { floorAndWall } from '../../../support/pageState';

async function firstFrame(mesh: SceneMesh) {
  const { client } = localSolver();
  const { id } = await client.addMesh(mesh);
  const experiment = await fitExperiment(mesh, fitSolver(client, id));
  expect(problemOf(experiment)).toBeNull();
  // Nothing of the motion is a leftover of rounding: it would make sweeps in which nothing is seen to move.
  for (const { displacement } of experiment.inputs)
    for (const part of displacement)
      expect(part === 0 || Math.abs(part) > 0.03 * Math.hypot(...displacement), String(displacement)).toBe(true);
  const frames = (await client.run(id, experiment))!;
  return { experiment, frame: frames[0]! };
}

function scaledMesh(factor: number): SceneMesh {
  const mesh = floorAndWall();
  const positions = mesh.positions.map((value) => value * factor);
  return { ...mesh, positions, bounds: boundsOf(positions) };
}

describe('an experiment for a mesh nobody has seen', () => {
  it('is a person in a level, a fitting body elsewhere', () => {
    expect(bodyHeight(scaledMesh(1))).toBe(1.8);
    expect(bodyHeight(scaledMesh(10))).toBe(1.8);
    expect(bodyHeight(scaledMesh(100)), 'a level of 800 m').toBe(1.8);
    expect(bodyHeight(scaledMesh(1000))).toBeCloseTo(960);
    expect(bodyHeight(scaledMesh(0.001))).toBeCloseTo(0.00096);
    expect(bodyHeight({ bounds: { min: [0, 0, 0], max: [0, 0, 0] }, indices: new Uint32Array(3) })).toBe(1.8);
  });

  it('is a smaller part of a finer mesh, so that it meets as many triangles; a person stays one', () => {
    const fine = (factor: number, triangles: number) =>
      bodyHeight({ bounds: scaledMesh(factor).bounds, indices: new Uint32Array(3 * triangles) });
    expect(fine(1000, 200_000)).toBeCloseTo(960);
    expect(fine(1000, 800_000)).toBeCloseTo(480);
    expect(fine(1000, 3_200_000)).toBeCloseTo(240);
    expect(fine(10, 3_200_000)).toBe(1.8);
  });

  it.each([1e-6, 0.001, 1, 37, 1e6])('starts clear and hits in its first sweep, at scale %f', async (factor) => {
    const { frame } = await firstFrame(scaledMesh(factor));
    expect(frame.startDepth).toBe(0);
    expect(frame.contacts[0]).toMatchObject({ pass: 0, slide: 0 });
    expect(frame.contacts[0]!.time).toBeGreaterThan(0.05);
  });

  it('let fall from above moves straight down, wherever the mesh is', async () => {
    const mesh = floorAndWall();
    const positions = mesh.positions.map((value, at) => value + [0.01234, 0, 4.41037][at % 3]!);
    await firstFrame({ ...mesh, positions, bounds: boundsOf(positions) });
  });

  it('survives a mesh of one point', async () => {
    const positions = new Float64Array(9);
    const mesh: SceneMesh = {
      ...floorAndWall(),
      positions,
      indices: Uint32Array.of(0, 1, 2),
      bounds: boundsOf(positions),
    };
    const { frame } = await firstFrame(mesh);
    expect(frame.contacts.length).toBeGreaterThan(0);
  });

  it.each(presets.filter(({ id }) => !id.includes('terrain')).map((preset) => [preset.id, preset] as const))(
    'hits the mesh of the preset %s',
    async (_, preset) => {
      const { mesh } = await preset.load();
      const { frame } = await firstFrame(mesh);
      expect(frame.contacts.length).toBeGreaterThan(0);
      expect(frame.startDepth).toBe(0);
    },
  );
});

/** Real files beside the repository, where there are any; never a part of it. */
const folder = new URL('../../../../../shared/meshes/good', import.meta.url).pathname;
const files = (() => {
  try {
    return readdirSync(folder).filter((name) => /\.(glb|obj|stl|ply)$/i.test(name));
  } catch {
    return [];
  }
})();

describe.skipIf(files.length === 0)('files of all kinds', () => {
  it.each(files)('something is hit at once in %s', async (name) => {
    const { client } = localSolver();
    const facts = await client.parse([new File([readFileSync(`${folder}/${name}`)], name)], () => {});
    const placed = await client.accept({ scale: facts.scale, upAxis: facts.upAxis, flip: false });
    const experiment = await fitExperiment(placed.mesh, fitSolver(client, placed.id));
    const [frame] = (await client.run(placed.id, { ...experiment, inputs: experiment.inputs.slice(0, 1) }))!;
    expect(frame!.contacts.length).toBeGreaterThan(0);
    expect(frame!.startDepth).toBe(0);
  });
});
