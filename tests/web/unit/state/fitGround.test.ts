/** Where a body begins in a level nobody has seen: on ground that is known by construction, and in files of all kinds beside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../../web/mesh/placement';
import { fitExperiment, fitSolver } from '../../../../web/page/core/files/fit';
import type { Experiment, SceneMesh, Vec3 } from '../../../../web/page/model';
import type { MeshId, SolverClient } from '../../../../web/page/solver/client';
import { localSolver } from '../../../support/localSolver';
import { levels } from './fitLevels';

const still: Vec3 = [0, 0, 0];
/** Frames in which a body that was set down well has come to rest, and some in which it stays. */
const idle = 24;

/** Begins clear, and stays where it begins, within the skin that the solver keeps. */
async function expectStanding(client: SolverClient, id: MeshId, experiment: Experiment): Promise<void> {
  const skin = 0.01 * Math.min(...experiment.radii);
  const input = { displacement: still, gravity: experiment.inputs[0]!.gravity };
  const frames = (await client.run(id, { ...experiment, inputs: new Array(idle).fill(input) }))!;
  for (const { startDepth, grounded, end } of frames) {
    expect(startDepth).toBe(0);
    expect(grounded).toBe(true);
    expect(Math.hypot(...end.map((value, axis) => value - experiment.start[axis]!))).toBeLessThanOrEqual(1.01 * skin);
  }
}

/** Its first frame leads a body height away; at the end of the run it still stands. */
async function expectWalking(client: SolverClient, id: MeshId, experiment: Experiment) {
  const frames = (await client.run(id, experiment))!;
  const { start, end } = frames[0]!;
  expect(Math.hypot(end[0] - start[0], end[2] - start[2])).toBeGreaterThanOrEqual(0.999 * 2 * experiment.radii[1]);
  expect(frames.every(({ startDepth }) => startDepth === 0)).toBe(true);
  expect(frames.at(-1)!.grounded).toBe(true);
  return frames;
}

describe('a level whose ground is known', () => {
  it.each(levels().map((level) => [level.name, level] as const))(
    '%s',
    async (_, { shape, groundAt, height, meets }) => {
      const mesh: SceneMesh = { ...shape, name: 'level', parts: 1, bounds: boundsOf(shape.positions), source: 'file' };
      const { client } = localSolver();
      const { id } = await client.addMesh(mesh);
      const experiment = await fitExperiment(mesh, fitSolver(client, id));
      expect(await fitExperiment(mesh, fitSolver(client, id))).toEqual(experiment);
      const { start, radii } = experiment;
      if (height > 0) expect(2 * radii[1]).toBeCloseTo(height);
      const feet = start[1] - radii[1];
      const heights = groundAt(start[0], start[2]);
      expect(
        heights.some((y) => feet - y > -1e-9 * Math.abs(y) && feet - y < 0.25 * radii[1]),
        `${start} ${heights}`,
      ).toBe(true);
      await expectStanding(client, id, experiment);
      const frames = await expectWalking(client, id, experiment);
      if (meets) expect(frames[0]!.contacts[0]).toMatchObject({ pass: 0, slide: 0 });
    },
  );
});

/** Real files beside the repository, where there are any; never a part of it. */
const folder = new URL('../../../../../shared/meshes/', import.meta.url).pathname;
const files = ['good', 'quirky', 'foreign'].flatMap((kind) =>
  existsSync(folder + kind)
    ? readdirSync(folder + kind, { recursive: true })
        .map((name) => `${kind}/${String(name)}`)
        .filter((name) => /\.(glb|gltf|obj|stl|ply|off|3mf|dae|fbx)$/i.test(name))
    : [],
);

/** Upright sheets, single steep faces, spheres and other round or pointed things, tops narrower than a body: whatever stands on them slides or falls off. */
const withoutGround = new RegExp(
  [
    ...[
      'SimpleSparseAccessor',
      'concave_polygon',
      'all_degenerate',
      'production_components',
      'XPM_0331',
      'morph_on_skin',
    ],
    ...[
      'position_texcoord',
      'sphere',
      'material-color',
      'plugins_mesh',
      'trifans',
      'UniVRM_Bone',
      'material-raw',
      'geometry-',
    ],
    ...[
      'SimplePropertyTexture',
      'pirate',
      'unassigned-skel',
      'multiple_spaces',
      'trimesh_cylinder',
      'pyramids',
      'empty_name',
      'tube',
      'binary.stl',
      'forearm',
    ],
  ].join('|'),
);

if (files.length === 0) console.info('../shared/meshes is not there: starts in files of other people are not tested.');

describe.skipIf(files.length === 0)('files of other people', () => {
  it.each(files)('%s', async (name) => {
    const { client } = localSolver();
    // What is refused is tested where files are read.
    const file = new File([readFileSync(folder + name)], name.split('/').at(-1)!);
    const facts = await client.parse([file], () => {}).catch(() => null);
    if (!facts) return;
    const { mesh, id } = await client.accept({ scale: facts.scale, upAxis: facts.upAxis, flip: false });
    const experiment = await fitExperiment(mesh, fitSolver(client, id));
    expect(Math.hypot(...experiment.inputs[0]!.displacement)).toBeGreaterThanOrEqual(2 * experiment.radii[1]);
    const [first] = (await client.run(id, experiment))!;
    expect(first!.startDepth).toBe(0);
    expect(first!.contacts.length).toBeGreaterThan(0);
    if (withoutGround.test(name)) return;
    await expectStanding(client, id, experiment);
    await expectWalking(client, id, experiment);
  });
});
