import { describe, expect, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import { expectFailure, failure, load, signedVolume, surfaceArea, triangles, warningCounts } from './helpers';
import { dracoCube, meshoptCube } from './packed';
import { cubeGltf, glb } from './samples';

describe('Draco', () => {
  it.each(['edgebreaker', 'sequential'] as const)('reads a cube, %s', async (kind) => {
    const mesh = await load('cube.glb', glb(dracoCube(kind)));
    expect([triangles(mesh), mesh.positions.length / 3]).toEqual([12, 8]);
    // Positions were rounded to 11 bits of two units.
    expect(signedVolume(mesh)).toBeCloseTo(8, 2);
    expect(surfaceArea(mesh)).toBeCloseTo(24, 2);
  });
  it('is refused by name where there is no decoder', async () => {
    await expect(importMesh({ name: 'c.glb', bytes: glb(dracoCube()) })).rejects.toMatchObject({
      code: 'gltf-extension',
      details: { extension: 'KHR_draco_mesh_compression' },
    });
  });
  it('ends in a name for every truncation and for counts that lie', async () => {
    const whole = dracoCube();
    for (let length = 0; length < whole.binary.length - 1; length += 7) {
      const { json, binary } = dracoCube();
      json.bufferViews[0].byteLength = length;
      await expectFailure('c.glb', glb({ json, binary }), 'gltf-packed');
    }
    const lying = dracoCube();
    // Edgebreaker, then the vertices in seven bits a byte.
    lying.binary.set([0xff, 0xff, 0xff, 0xff, 0x7f], 12);
    expect((await failure('c.glb', glb(lying))).code).toMatch(/too-many-|gltf-packed/);
    const wrong = dracoCube();
    wrong.json.meshes[0].primitives[0].extensions.KHR_draco_mesh_compression.attributes.POSITION = 7;
    await expectFailure('c.glb', glb(wrong), 'gltf-packed', { reason: 'no positions' });
  });
});

describe('meshopt', () => {
  it.each([
    ['floats', meshoptCube()],
    ['shorts', meshoptCube(true)],
    ['the name of Khronos', meshoptCube(true, 'KHR_meshopt_compression')],
  ])('reads a cube, %s', async (_, cube) => {
    const mesh = await load('cube.glb', glb(cube));
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh)]).toEqual([12, 8, 8]);
  });
  it.each([
    ['a count too high', { count: 1e9 }, 'gltf-packed'],
    ['a count a little too high', { count: 4000 }, 'gltf-packed'],
    ['a stride of nothing', { byteStride: 0 }, 'gltf-bad-value'],
    ['a stride that is none', { byteStride: 6 }, 'gltf-bad-value'],
    ['a mode that is none', { mode: 'POINTS' }, 'gltf-bad-value'],
    ['a filter that is none', { filter: 'SHARP' }, 'gltf-bad-value'],
    ['bytes past the end', { byteLength: 999 }, 'gltf-view-range'],
  ] as const)('refuses %s', async (_, change, code) => {
    const cube = meshoptCube();
    Object.assign(cube.json.bufferViews[0].extensions.EXT_meshopt_compression, change);
    await expectFailure('c.glb', glb(cube), code);
  });
  it('refuses damaged bytes', async () => {
    const cube = meshoptCube();
    cube.binary[0] = 0;
    await expectFailure('c.glb', glb(cube), 'gltf-packed', { codec: 'meshopt' });
  });
});

describe('what a document may require', () => {
  const requiring = (...names: string[]) => {
    const cube = cubeGltf();
    cube.json.extensionsRequired = names;
    return glb(cube);
  };
  it.each([
    'KHR_techniques_webgl',
    'KHR_technique_webgl',
    'KHR_materials_unlit',
    'VRM',
    'VRMC_vrm',
    'EXT_mesh_gpu_instancing',
  ])('may be %s', async (name) => expect(triangles(await load('c.glb', requiring(name)))).toBe(12));
  it('a .vrm is a .glb of another name', async () => {
    expect(await load('avatar.vrm', requiring('VRM'))).toMatchObject({ format: 'glb', warnings: [] });
  });
  it('all that is wrong is told', async () => {
    const cube = cubeGltf();
    cube.json.extensionsRequired = ['A_first', 'B_second'];
    cube.json.accessors[0].count = 1000;
    cube.json.nodes[0].children = [0];
    const { code, details } = await failure('c.glb', glb(cube));
    expect([code, details['extension'], details['faults']]).toEqual(['gltf-extension', 'A_first', 4]);
    for (const part of ['B_second', 'gltf-cycle', 'gltf-accessor-range']) expect(details['others']).toContain(part);
  });
  it('says of meshes that no node shows', async () => {
    const cube = cubeGltf();
    cube.json.meshes.push(cube.json.meshes[0], cube.json.meshes[0]);
    expect(warningCounts(await load('c.glb', glb(cube)))).toEqual({ 'gltf-mesh-unseen': 2 });
    cube.json.nodes = [{}];
    await expectFailure('c.glb', glb(cube), 'gltf-none-shown', { meshes: 3 });
  });
});

describe('GPU instances', () => {
  const instanced = (count: number, attributes: object) => {
    const cube = cubeGltf();
    const numbers = Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 0 ? i : 0));
    const start = cube.binary.length;
    const binary = new Uint8Array(start + numbers.byteLength);
    binary.set(cube.binary);
    binary.set(new Uint8Array(numbers.buffer), start);
    cube.json.bufferViews.push({ buffer: 0, byteOffset: start, byteLength: numbers.byteLength });
    cube.json.accessors.push({ bufferView: 2, componentType: 5126, count, type: 'VEC3' });
    cube.json.buffers[0].byteLength = binary.length;
    Object.assign(cube.json.nodes[0], { scale: [2, 1, 1], extensions: { EXT_mesh_gpu_instancing: { attributes } } });
    return glb({ json: cube.json, binary });
  };
  it('are all read, each at its place', async () => {
    const mesh = await load('c.glb', instanced(5, { TRANSLATION: 2 }));
    expect([triangles(mesh), mesh.parts, signedVolume(mesh)]).toEqual([60, 5, 80]);
    expect([mesh.bounds.min[0], mesh.bounds.max[0]]).toEqual([-2, 26]);
  });
  it('must be sound', async () => {
    await expectFailure('c.glb', instanced(2, { TRANSLATION: 9 }), 'gltf-missing-item');
    await expectFailure('c.glb', instanced(2, { TRANSLATION: 2, SCALE: 0 }), 'gltf-bad-value');
    await expectFailure('c.glb', instanced(2, { ROTATION: 2 }), 'gltf-bad-value');
  });
});
