/** Poses of glTF, held against three.js: its own loader, animation mixer and skinning. */
import { readFileSync } from 'node:fs';
import { AnimationMixer, Mesh, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { describe, expect, it, vi } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import type { ImportedMesh, Pose } from '../../../../web/mesh/import/index';
import { decoders, expectSound, file, warningCounts } from './helpers';

const arm = readFileSync(new URL('../../../../meshes/quirky/posed-arm.gltf', import.meta.url));

async function load(pose: Pose | undefined, bytes: Uint8Array = arm): Promise<ImportedMesh> {
  const mesh = await importMesh(file('arm.gltf', bytes), [], { decoders, pose });
  expectSound(mesh);
  return mesh;
}

// Its loader tells of progress, and node has no such event.
vi.stubGlobal('ProgressEvent', Event);

/** All corners of all triangles, in order, as three.js has them in its world. */
async function byThree(bytes: Uint8Array, pose: Pose): Promise<number[]> {
  const text = new TextDecoder().decode(bytes);
  const { scene, animations } = await new GLTFLoader().parseAsync(text, '');
  if (typeof pose === 'number') {
    const mixer = new AnimationMixer(scene);
    mixer.clipAction(animations[pose]!).play();
    mixer.update(0);
  }
  scene.updateMatrixWorld(true);
  const corners: number[] = [];
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { index, attributes } = object.geometry as Mesh['geometry'];
    const count = index?.count ?? attributes['position']!.count;
    const shown = (set: number): Vector3[] => {
      // It skins by the first four bones only; by the others where they are put in their place.
      if (set > 0) attributes['skinIndex'] = attributes[`joints_${set}`]!;
      if (set > 0) attributes['skinWeight'] = attributes[`weights_${set}`]!;
      return Array.from({ length: count }, (_, i) =>
        object.getVertexPosition(index ? index.getX(i) : i, new Vector3()).applyMatrix4(object.matrixWorld),
      );
    };
    const first = shown(0);
    const more = attributes['weights_1'];
    const second = more && shown(1);
    first.forEach((point, i) => {
      // Each set adds its share; those of the first one come to 1 here.
      if (second) point.add(second[i]!).divideScalar(1 + more.getX(index!.getX(i)));
      corners.push(...point.toArray());
    });
  });
  return corners;
}

const cornersOf = ({ positions, indices }: ImportedMesh): number[] =>
  [...indices].flatMap((vertex) => [...positions.subarray(3 * vertex, 3 * vertex + 3)]);

function farthest(a: readonly number[], b: readonly number[]): number {
  expect(a.length).toBe(b.length);
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);
}

interface Arm {
  accessors: { count?: number; bufferView?: number }[];
  animations: { channels: { target: { node?: number; path: string } }[]; samplers: { output: number }[] }[];
  nodes: object[];
  meshes: { weights?: number[]; primitives: { attributes: Record<string, number>; targets?: object[] }[] }[];
  skins: { joints: number[]; inverseBindMatrices?: number }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  buffers: { uri: string }[];
}

/** The document, changed; `bytes` gives those of an accessor, to be written over. */
function changed(change: (json: Arm, bytes: (accessor: number) => Buffer) => void): Uint8Array {
  const json = JSON.parse(arm.toString()) as Arm;
  const [head, body] = json.buffers[0]!.uri.split(',');
  const all = Buffer.from(body!, 'base64');
  change(json, (accessor) => {
    const { byteOffset, byteLength } = json.bufferViews[json.accessors[accessor]!.bufferView!]!;
    return all.subarray(byteOffset, byteOffset + byteLength);
  });
  json.buffers[0]!.uri = `${head},${all.toString('base64')}`;
  return new TextEncoder().encode(JSON.stringify(json));
}

describe('poses', () => {
  it('are listed, and nothing is posed unless asked', async () => {
    const mesh = await load(undefined);
    expect(mesh.poses).toEqual({ scene: true, animations: ['Wave', 'Flex'], chosen: 'modelled' });
    expect(warningCounts(mesh)).toMatchObject({ 'gltf-skin-ignored': 1, 'gltf-morph-ignored': 1 });
    expect((await load(7)).poses?.chosen).toBe('modelled');
    expect((await load(7)).positions).toEqual(mesh.positions);
  });
  it.each(['scene', 0, 1] as const)('%s: every corner where three.js has it', async (pose) => {
    const mesh = await load(pose);
    expect(mesh.poses?.chosen).toBe(pose);
    expect(warningCounts(mesh)).toEqual({});
    // three.js keeps its numbers as floats, and everything here is within five units.
    expect(farthest(cornersOf(mesh), await byThree(arm, pose))).toBeLessThan(4e-6);
  });
  it('differ from each other', async () => {
    const shapes = await Promise.all((['modelled', 'scene', 0, 1] as const).map((pose) => load(pose)));
    const corners = shapes.map(cornersOf);
    for (const [i, one] of corners.entries())
      for (const other of corners.slice(i + 1)) expect(farthest(one, other)).toBeGreaterThan(0.1);
  });
});

describe('faults of a pose', () => {
  const tube = ({ meshes }: Arm) => meshes[0]!.primitives[0]!;

  it('a bone that is not there loses its triangles, and the rest stands', async () => {
    const bytes = changed((json, of) => (of(tube(json).attributes['JOINTS_0']!)[4 * 41 + 1] = 9));
    const [sound, mesh] = [await load('scene'), await load('scene', bytes)];
    expect(warningCounts(mesh)).toEqual({ 'pose-joint-range': 1, 'triangles-not-finite': 3 });
    expect(mesh.warnings[0]!.details).toEqual({ joint: 9, joints: 4, count: 1 });
    expect(sound.indices.length - mesh.indices.length).toBe(9);
    // Nobody is bothered with it who takes the mesh as modelled.
    expect(warningCounts(await load('modelled', bytes))).toEqual(warningCounts(await load('modelled')));
  });
  it('weights that come to nothing follow the first bone, as with three.js', async () => {
    const bytes = changed((json, of) => of(tube(json).attributes['WEIGHTS_0']!).fill(0, 0, 24));
    const mesh = await load(0, bytes);
    expect(warningCounts(mesh)).toEqual({ 'pose-no-weight': 6 });
    expect(farthest(cornersOf(mesh), await byThree(bytes, 0))).toBeLessThan(4e-6);
  });
  it('bones that a pose makes flat are said, and no number is lost', async () => {
    const mesh = await load(
      'scene',
      changed(({ nodes }) => Object.assign(nodes[3]!, { scale: [1, 0, 1] })),
    );
    expect(warningCounts(mesh)['pose-flat']).toBeGreaterThan(6);
  });
  it.each([
    [
      'a node that is not there',
      'gltf-missing-item',
      (json: Arm) => (json.animations[0]!.channels[0]!.target.node = 77),
    ],
    ['a bone that is no node', 'gltf-missing-item', (json: Arm) => (json.skins[0]!.joints[1] = 77)],
    ['bones that hang in a circle', 'gltf-cycle', (json: Arm) => Object.assign(json.nodes[3]!, { children: [1] })],
    ['a node with a matrix', 'pose-matrix', (json: Arm) => Object.assign(json.nodes[2]!, { matrix: turned })],
    ['fewer matrices than bones', 'gltf-bad-value', (json: Arm) => (json.accessors[at(json)]!.count = 3)],
    ['a matrix that is no number', 'gltf-bad-value', (json: Arm, of: Of) => of(at(json)).writeFloatLE(NaN, 64)],
    ['an animation to nowhere', 'gltf-bad-value', (json: Arm, of: Of) => of(output(json)).writeFloatLE(Infinity, 0)],
    [
      'a target of another length',
      'gltf-bad-value',
      (json: Arm) => (tube(json).targets![0] = { POSITION: at(json) + 1 }),
    ],
    ['weights that are no numbers', 'gltf-bad-value', (json: Arm) => Object.assign(json.nodes[5]!, { weights: ['1'] })],
  ] as const)('%s is refused by name', async (_, code, change) => {
    const bytes = changed(change);
    await expect(importMesh(file('arm.gltf', bytes), [], { pose: 0 })).rejects.toMatchObject({ code });
  });
  it('a small file does not ask for endless morphs', async () => {
    const bytes = changed((json) => {
      tube(json).targets = Array<object>(30_000).fill(tube(json).targets![0]!);
      json.meshes[0]!.weights = Array<number>(30_000).fill(1);
      json.nodes = Array.from({ length: 1000 }, () => ({ mesh: 0 }));
      Object.assign(json, { scenes: [{ nodes: json.nodes.map((_, i) => i) }] });
    });
    await expect(importMesh(file('arm.gltf', bytes), [], { pose: 'scene' })).rejects.toMatchObject({
      code: 'pose-endless',
    });
  });
});

type Of = (accessor: number) => Buffer;
const turned = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const at = ({ skins }: Arm): number => skins[0]!.inverseBindMatrices!;
const output = ({ animations }: Arm): number => animations[0]!.samplers[0]!.output;
