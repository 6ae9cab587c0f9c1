import { describe, expect, it } from 'vitest';
import { expectFailure, load, signedVolume, triangles, warningCounts } from './helpers';
import { cubeGltf, glb } from './samples';
import type { Gltf } from './samples';

const changed = (change: (json: Gltf['json']) => void) => {
  const from = cubeGltf();
  change(from.json);
  return glb(from);
};

describe('nodes', () => {
  const withNodes = (nodes: object[], roots = [0]) =>
    changed((json) => Object.assign(json, { nodes, scenes: [{ nodes: roots }] }));

  it('applies nested transforms and keeps fronts in front under mirrors', async () => {
    const nodes = [
      { translation: [10, 0, 0], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], children: [1] },
      { mesh: 0, scale: [-2, 1, 0.5] },
    ];
    const mesh = await load('n.glb', withNodes(nodes));
    expect(signedVolume(mesh)).toBeCloseTo(8, 12);
    // A quarter turn about y takes z to x: x is 10 ± 0.5, z is ± 2.
    expect(mesh.bounds.min[0]).toBeCloseTo(9.5, 12);
    expect(mesh.bounds.max[2]).toBeCloseTo(2, 12);
  });
  it('places one mesh as often as nodes say, also twice mirrored', async () => {
    const nodes = [
      { mesh: 0 },
      { mesh: 0, translation: [9, 0, 0] },
      { scale: [-1, 1, 1], children: [3] },
      { mesh: 0, scale: [1, -1, 1], translation: [20, 0, 0] },
      { mesh: 0 },
    ];
    const mesh = await load('n.glb', withNodes(nodes, [0, 1, 2]));
    expect([triangles(mesh), mesh.parts]).toEqual([36, 3]);
    expect(signedVolume(mesh)).toBe(24);
    expect(mesh.bounds).toEqual({ min: [-21, -1, -1], max: [10, 1, 1] });
  });
  it('takes matrices column by column', async () => {
    const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 1, 0, 3, 4, 5, 1];
    expect((await load('m.glb', withNodes([{ mesh: 0, matrix }]))).bounds).toEqual({
      min: [1.5, 3, 4],
      max: [4.5, 5, 6],
    });
  });
  it('loads what the file hides, with all below it, and says how many objects that are', async () => {
    const hidden = { extensions: { KHR_node_visibility: { visible: false } } };
    const shown = { extensions: { KHR_node_visibility: { visible: true } } };
    const nodes = [
      { children: [1, 3] },
      { ...hidden, mesh: 0, translation: [50, 0, 0], children: [2] },
      // Shown, but not below what is hidden.
      { ...shown, mesh: 0 },
      { ...shown, mesh: 0 },
    ];
    const mesh = await load('h.glb', withNodes(nodes));
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([36, { 'objects-hidden': 2 }]);
    expect(warningCounts(await load('s.glb', withNodes([{ ...shown, mesh: 0 }])))).toEqual({});
    // A hidden group without a mesh of its own hides what is in it.
    expect(warningCounts(await load('g.glb', withNodes([{ ...hidden, children: [1] }, { mesh: 0 }])))).toEqual({
      'objects-hidden': 1,
    });
  });
  it('takes all root nodes when the file names no scene', async () => {
    const nodes = [{ children: [1] }, { mesh: 0 }, { mesh: 0 }];
    const free = (scenes?: object[]) => changed((json) => Object.assign(json, { nodes, scene: undefined, scenes }));
    expect(triangles(await load('r.glb', free()))).toBe(24);
    expect(triangles(await load('r.glb', free([{ nodes: [2] }, { nodes: [2] }])))).toBe(24);
    expect(triangles(await load('r.glb', free([{ nodes: [2] }])))).toBe(12);
  });
  it.each([
    ['a node that is its own child', [{ children: [0] }], 'gltf-cycle'],
    ['a cycle of three', [{ children: [1] }, { children: [2] }, { children: [0], mesh: 0 }], 'gltf-cycle'],
    ['a node with two parents', [{ children: [1, 2] }, { children: [2] }, { mesh: 0 }], 'gltf-node-shared'],
    ['a scale that is no vector', [{ mesh: 0, scale: [1, 1] }], 'gltf-bad-value'],
    ['a child that is not there', [{ children: [7] }], 'gltf-missing-item'],
  ] as const)('refuses %s', async (_, nodes, code) => {
    await expectFailure('x.glb', withNodes([...nodes]), code);
  });
  it('walks a chain of 100,000 nodes', async () => {
    const nodes = Array.from({ length: 100_000 }, (_, i) => (i === 99_999 ? { mesh: 0 } : { children: [i + 1] }));
    expect(triangles(await load('deep.glb', withNodes(nodes)))).toBe(12);
  });
  it('refuses a small file that asks for a billion triangles', async () => {
    const many = changed((json) => {
      json.meshes[0].primitives = Array(1000).fill(json.meshes[0].primitives[0]);
      json.nodes = Array.from({ length: 100_000 }, () => ({ mesh: 0 }));
      json.scenes[0].nodes = json.nodes.map((_: object, i: number) => i);
    });
    await expectFailure('bomb.glb', many, 'too-many-triangles');
  });
  it('refuses a small file whose instances take more memory than there is, before they are made', async () => {
    const bytes = Buffer.alloc(9000 * 12);
    const nodes = Array.from({ length: 2000 }, (_, at) => ({ mesh: 0, translation: [at, 0, 0] }));
    const json = {
      ...{ asset: { version: '2.0' }, nodes, scenes: [{ nodes: nodes.map((_, at) => at) }] },
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ componentType: 5126, count: 9000, type: 'VEC3', bufferView: 0 }],
      bufferViews: [{ buffer: 0, byteLength: bytes.length }],
      buffers: [{ byteLength: bytes.length, uri: `data:application/octet-stream;base64,${bytes.toString('base64')}` }],
    };
    // Six million triangles and eighteen million vertices are within their own limits.
    await expectFailure('instances.gltf', new TextEncoder().encode(JSON.stringify(json)), 'too-much-memory');
  });
  it('keeps the vertices that primitives share', async () => {
    const mesh = await load(
      'shared.glb',
      changed((json) => json.meshes[0].primitives.push({ ...json.meshes[0].primitives[0] })),
    );
    expect([triangles(mesh), mesh.positions.length / 3]).toEqual([24, 8]);
  });
});

describe('extensions', () => {
  it('refuses an unknown one when required', async () => {
    const extension = 'ACME_anything';
    const requiring = changed((json) => (json.extensionsRequired = [extension]));
    await expectFailure('x.glb', requiring, 'gltf-extension', { extension });
  });
  it('takes required extensions that do not touch the shape, and optional ones', async () => {
    const harmless = changed((json) =>
      Object.assign(json, {
        extensionsRequired: ['KHR_texture_transform', 'KHR_materials_unlit'],
        extensionsUsed: ['ACME_x'],
      }),
    );
    expect(triangles(await load('x.glb', harmless))).toBe(12);
  });
  it('refuses Draco without a copy even if it is not declared required', async () => {
    const undeclared = changed((json) => {
      json.meshes[0].primitives[0].extensions = { KHR_draco_mesh_compression: { bufferView: 0 } };
      delete json.accessors[0].bufferView;
    });
    await expectFailure('x.glb', undeclared, 'gltf-extension');
  });
  it('says what it passes over', async () => {
    const mesh = await load(
      'x.glb',
      changed((json) => {
        Object.assign(json.nodes[0], { skin: 0 });
        json.meshes[0].weights = [0, 1];
        json.meshes[0].primitives.push({ attributes: {} });
      }),
    );
    expect(warningCounts(mesh)).toEqual({
      'gltf-skin-ignored': 1,
      'gltf-morph-ignored': 1,
      'gltf-no-positions': 1,
    });
  });
});
