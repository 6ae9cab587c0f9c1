/** Bones and morphs of an FBX as they stand in its scene, against places by hand. */
import { describe, expect, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import {
  CORNERS,
  allVertices as all,
  bentFbx as bent,
  cubeGeometry,
  fbxText,
  list,
  matrix,
  model,
  poseNode as pose,
  property,
} from './fbxFiles';
import { expectSound, file, signedVolume, warningCounts } from './helpers';

const posed = async (content: string, asked: 'scene' | 'modelled' | 0) => {
  const mesh = await importMesh(file('posed.fbx', content), [], { pose: asked });
  expectSound(mesh);
  return mesh;
};

describe('an FBX with bones', () => {
  const bound = [list('Transform', matrix(0, -1, 5)), list('TransformLink', matrix(0, 1, 0))];
  it('is as modelled unless the scene is asked for', async () => {
    for (const asked of ['modelled', 0] as const) {
      const mesh = await posed(bent(bound), asked);
      expect(mesh.poses).toEqual({ scene: true, animations: [], chosen: 'modelled' });
      expect([...mesh.bounds.min, ...mesh.bounds.max]).toEqual([-1, -1, 4, 1, 1, 6]);
      expect(warningCounts(mesh)).toEqual({ 'skin-ignored': 1 });
    }
  });
  it.each([
    ['by what the cluster saw', bound, []],
    ['by where its bone was', bound.slice(1), []],
    ['by the pose of binding', [], [pose(3, matrix(0, 1, 0)), pose(2, matrix(0, 0, 5))]],
  ])('stands in the scene %s', async (_, bind, poses) => {
    const mesh = await posed(bent(bind, poses), 'scene');
    // The bone went from 1 to 4, and half of the cube with it.
    expect([...mesh.bounds.min, ...mesh.bounds.max]).toEqual([-1, -1, 4, 1, 4, 6]);
    expect([signedVolume(mesh), mesh.warnings, mesh.poses?.chosen]).toEqual([20, [], 'scene']);
  });
  it('keeps its fronts when bones mirror it', async () => {
    const mirror = [property('Lcl Translation', 0, 1, 0), property('Lcl Scaling', -1, 1, 1)];
    const both = bent(bound, [], mirror).replace('"Model::lower", "Mesh" {\nProperties70: {\n', `$&${mirror[1]}\n`);
    const mesh = await posed(both, 'scene');
    expect([...mesh.bounds.min, signedVolume(mesh)]).toEqual([-1, -1, 4, 8]);
  });
  it('leaves where it is what hangs on nothing, and survives bones that make no sense', async () => {
    const loose = bent(bound).replace(/(Deformer: 22[^]*?Weights: \*1 \{\na: )[^\n]*/, '$1-1,nan,0,0,0,0,0,0');
    const mesh = await posed(loose, 'scene');
    expect([...mesh.bounds.min, ...mesh.bounds.max]).toEqual([-1, -1, 4, 1, 4, 6]);
    const beyond = bent(bound).replace(
      /(Deformer: 22[^]*?Indexes: \*1 \{\na: )[^\n]*/,
      '$1-1,8,4294967296,1e9,x,0,0,0',
    );
    await posed(beyond, 'scene');
  });
});

describe('an FBX with morphs', () => {
  const shape = (id: number, x: number) =>
    `Geometry: ${id}, "Geometry::", "Shape" {\n${list('Indexes', all)}\n${list(
      'Vertices',
      all.flatMap(() => [x, 0, 0]),
    )}\n}`;
  const morphed = (percent: number, full: number[] = [100]) =>
    fbxText({
      objects: [
        cubeGeometry(1),
        model(2, 'cube'),
        `Deformer: 20, "Deformer::", "BlendShape" {\n}`,
        `Deformer: 21, "SubDeformer::", "BlendShapeChannel" {\n${list('FullWeights', full)}\nProperties70: {\n${property('DeformPercent', percent)}\n}\n}`,
        ...full.map((_, i) => shape(40 + i, 10 * (i + 1) ** 2)),
      ],
      connections: [[2, 0], [1, 2], [20, 1], [21, 20], ...full.map((_, i) => [40 + i, 21] as const)], // prettier-ignore
    });
  it.each<[number, number[], number]>([
    [50, [100], 5],
    [100, [100], 10],
    [150, [100], 15],
    [-50, [100], -5],
    [25, [50, 100], 5],
    [50, [50, 100], 10],
    [75, [50, 100], 25],
    [100, [50, 100], 40],
  ])('at %d per cent of %j is %d away', async (percent, full, away) => {
    const mesh = await posed(morphed(percent, full), 'scene');
    expect([mesh.bounds.min[0], mesh.bounds.max[0]]).toEqual([away - 1, away + 1]);
    expect([mesh.warnings, CORNERS.length]).toEqual([[], 24]);
  });
  it('has nothing to choose while they are off', async () => {
    const mesh = await posed(morphed(0), 'scene');
    expect([mesh.poses, mesh.bounds.max[0], warningCounts(mesh)]).toEqual([undefined, 1, { 'morph-ignored': 1 }]);
  });
});
