import { describe, expect, it } from 'vitest';
import { expectFailure, failure, file, load, signedVolume, triangles, warningCounts } from './helpers';
import { CUBE_POINTS, CUBE_TRIANGLES, cubeGltf, glb, gltf, gltfText } from './samples';
import type { ImportErrorCode } from '../../../../web/mesh/import/index';
import type { Gltf } from './samples';

const changed = (change: (json: Gltf['json']) => void, from = cubeGltf()) => {
  change(from.json);
  return glb(from);
};
const SQUARE = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0];

describe('where the bytes are', () => {
  it('reads a .glb', async () => {
    const mesh = await load('a/cube.glb', glb(cubeGltf()));
    expect(mesh).toMatchObject({
      name: 'cube.glb',
      format: 'glb',
      parts: 1,
      unitScaleGuess: 1,
      unitReason: 'unit-gltf',
      upAxisGuess: 'y',
      warnings: [],
    });
    expect(triangles(mesh)).toBe(12);
    expect(signedVolume(mesh)).toBe(8);
  });
  it('reads a .gltf with a data URI', async () => {
    expect(signedVolume(await load('cube.gltf', gltfText(cubeGltf())))).toBe(8);
  });
  it('reads a .gltf with its .bin, by folder, by escaped name, by bare name', async () => {
    const { binary } = cubeGltf();
    for (const [uri, name] of [
      ['cube.bin', 'cube.bin'],
      ['./my%20cube.bin', 'my cube.bin'],
      ['data/cube.bin', 'cube.bin'],
    ]) {
      const mesh = await load('cube.gltf', gltfText(cubeGltf(), uri), [file(name, binary), file('notes.txt', 'hi')]);
      expect(triangles(mesh)).toBe(12);
      expect(warningCounts(mesh)).toEqual({ 'companions-ignored': 1 });
      expect(mesh.bytes).toBe(gltfText(cubeGltf(), uri).length + binary.length);
    }
  });
  it('names the missing file', async () => {
    await expectFailure('cube.gltf', gltfText(cubeGltf(), 'cube.bin'), 'gltf-buffer-missing', { file: 'cube.bin' });
  });
  it.each([
    '../secret/cube.bin',
    '..\\cube.bin',
    '%2e%2e/cube.bin',
    '/etc/cube.bin',
    'C:\\cube.bin',
    'https://example.org/cube.bin?x=1',
    'file:///cube.bin',
    '//host/cube.bin',
  ])('does not fetch %s, but takes the file when it is given', async (uri) => {
    await expectFailure('cube.gltf', gltfText(cubeGltf(), uri), 'gltf-buffer-not-fetched', { file: 'cube.bin' });
    expect(triangles(await load('cube.gltf', gltfText(cubeGltf(), uri), [file('cube.bin', cubeGltf().binary)]))).toBe(
      12,
    );
  });
  it('gives the figures of a short .bin', async () => {
    const error = await failure('cube.gltf', gltfText(cubeGltf(), 'cube.bin'), [
      file('cube.bin', cubeGltf().binary.subarray(0, 100)),
    ]);
    expect(error).toMatchObject({ code: 'gltf-buffer-short', details: { promised: 168, found: 100 } });
  });
  it('ignores a missing buffer that nothing needs', async () => {
    expect(
      triangles(
        await load(
          'cube.glb',
          changed((json) => json.buffers.push({ byteLength: 9, uri: 'anim.bin' })),
        ),
      ),
    ).toBe(12);
  });
});

describe('the container', () => {
  const whole = glb(cubeGltf());
  it('finds every truncation', async () => {
    for (let length = 1; length < whole.length; length++) {
      const { code, details } = await failure('cube.glb', whole.slice(0, length));
      expect({ length, code }).toEqual({ length, code: 'truncated' });
      if (length >= 12) expect(details).toEqual({ promised: whole.length, found: length });
    }
  });
  it('mentions bytes after the end', async () => {
    const longer = new Uint8Array(whole.length + 5);
    longer.set(whole);
    expect(warningCounts(await load('cube.glb', longer))).toEqual({ 'trailing-bytes': 5 });
  });
  it.each([
    ['version 1', 4, 1, 'gltf-version'],
    ['a chunk of 4 GB', 12, 0xffffffff, 'gltf-chunk-too-long'],
    ['a first chunk that is not JSON', 16, 7, 'gltf-no-json'],
  ] as const)('refuses %s', async (_, offset, word, code) => {
    const bytes = whole.slice();
    new DataView(bytes.buffer).setUint32(offset, word, true);
    await expectFailure('cube.glb', bytes, code);
  });
  it('refuses text that is no JSON, and JSON that is no glTF 2', async () => {
    await expectFailure('x.gltf', '{"asset":', 'gltf-bad-json');
    await expectFailure('x.gltf', '{"asset":{"version":"1.0"}}', 'gltf-version', { version: '1.0' });
    await expectFailure('x.gltf', '{}', 'gltf-bad-value', { where: 'asset' });
  });
});

describe('accessors', () => {
  it('reads strips and fans, every triangle the same way round', async () => {
    const strip = await load(
      's.glb',
      changed((json) => (json.meshes[0].primitives[0].mode = 5), gltf(SQUARE)),
    );
    expect([...strip.indices]).toEqual([0, 1, 2, 1, 3, 2]);
    const fan = await load(
      'f.glb',
      changed((json) => (json.meshes[0].primitives[0].mode = 6), gltf([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0])),
    );
    expect([...fan.indices]).toEqual([1, 2, 0, 2, 3, 0]);
  });
  it.each([1, 2, 3])('says that there are lines where there is nothing else (mode %i)', async (mode) => {
    const lines = changed((json) => (json.meshes[0].primitives[0].mode = mode));
    await expectFailure('l.glb', lines, 'only-others', { kind: 'lines', count: 1 });
  });
  it('skips points and lines, and says how many points there are when there is nothing else', async () => {
    const both = changed((json) => json.meshes[0].primitives.push({ attributes: { POSITION: 0 }, mode: 1 }));
    expect(warningCounts(await load('b.glb', both))).toEqual({ 'points-lines-skipped': 1 });
    await expectFailure(
      'p.glb',
      changed((json) => (json.meshes[0].primitives[0].mode = 0)),
      'no-triangles',
      { points: 8 },
    );
  });
  it('reads normalized integers, -128 as -1 too', async () => {
    const binary = new Uint8Array(12);
    new Int8Array(binary.buffer).set([-128, 0, 0, 0, 127, 0, 0, 0, 0, 0, 127, 0]);
    const { json } = gltf(SQUARE.slice(0, 9));
    Object.assign(json, {
      extensionsRequired: ['KHR_mesh_quantization'],
      buffers: [{ byteLength: 12 }],
      bufferViews: [{ buffer: 0, byteLength: 12, byteStride: 4 }],
    });
    Object.assign(json.accessors[0], { componentType: 5120, normalized: true });
    expect([...(await load('q.glb', glb({ json, binary }))).positions]).toEqual([-1, 0, 0, 1, 0, 0, 0, 0, 1]);
  });
  it('patches sparse accessors, even over nothing', async () => {
    const { json, binary: old } = gltf(SQUARE.slice(0, 9));
    const binary = new Uint8Array(old.length + 2);
    binary.set(old);
    binary.set([2, 1], old.length);
    json.buffers[0].byteLength += 2;
    json.bufferViews.push({ buffer: 0, byteOffset: old.length, byteLength: 2 });
    delete json.accessors[0].bufferView;
    const indices = { bufferView: 1, componentType: 5121 };
    json.accessors[0].sparse = { count: 2, indices, values: { bufferView: 0, byteOffset: 12 } };
    expect([...(await load('s.glb', glb({ json, binary }))).positions]).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0]);
    binary[old.length] = 3;
    await expectFailure('s.glb', glb({ json, binary }), 'gltf-bad-value', { found: '3' });
  });
  it.each<[string, (json: Gltf['json']) => void, ImportErrorCode, Record<string, unknown>]>([
    ['more indices than bytes', (j) => (j.accessors[1].count = 37), 'gltf-accessor-range', { promised: 74, found: 72 }],
    ['a billion vertices', (j) => (j.accessors[0].count = 1e9), 'gltf-accessor-range', { promised: 12e9 }],
    [
      'a billion vertices from nothing',
      (j) => (j.accessors[0] = { componentType: 5126, type: 'VEC3', count: 1e9 }),
      'gltf-accessor-range',
      { found: 0 },
    ],
    [
      'an offset past the end',
      (j) => (j.accessors[0].byteOffset = 4),
      'gltf-accessor-range',
      { promised: 100, found: 96 },
    ],
    ['a stride below the item', (j) => (j.bufferViews[0].byteStride = 8), 'gltf-bad-value', {}],
    ['a negative offset', (j) => (j.accessors[0].byteOffset = -4), 'gltf-bad-value', { found: '-4' }],
    ['half an item', (j) => (j.accessors[0].count = 7.5), 'gltf-bad-value', {}],
    ['positions that are no vectors', (j) => (j.accessors[0].type = 'SCALAR'), 'gltf-bad-value', {}],
    ['float indices', (j) => (j.accessors[1].componentType = 5126), 'gltf-bad-value', {}],
    [
      'a view past its buffer',
      (j) => (j.bufferViews[1].byteLength = 73),
      'gltf-view-range',
      { promised: 169, found: 168 },
    ],
    [
      'an accessor that is not there',
      (j) => (j.meshes[0].primitives[0].indices = 2),
      'gltf-missing-item',
      { index: 2, available: 2 },
    ],
    ['a mesh that is not there', (j) => (j.nodes[0].mesh = 1), 'gltf-missing-item', { list: 'meshes' }],
    ['a scene that is not there', (j) => (j.scene = 1), 'gltf-missing-item', { list: 'scenes' }],
    ['a mode that does not exist', (j) => (j.meshes[0].primitives[0].mode = 7), 'gltf-bad-value', {}],
    ['nodes that are no list', (j) => (j.nodes = { length: 4e9 }), 'gltf-bad-value', {}],
  ])('refuses %s', async (_, spoil, code, details) => {
    await expectFailure('x.glb', changed(spoil), code, details);
  });
  it('drops triangles with indices out of range and counts them', async () => {
    const corners = CUBE_TRIANGLES.flat();
    corners[4] = 8;
    const mesh = await load('x.glb', glb(gltf(CUBE_POINTS.flat(), corners)));
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([11, { 'faces-out-of-range': 1 }]);
    expect(mesh.warnings[0].details).toEqual({ face: 2, vertices: 8, count: 1 });
    await expectFailure('y.glb', glb(gltf(CUBE_POINTS.flat(), corners.fill(9))), 'nothing-sound', { dropped: 12 });
  });
  it('drops triangles with NaN and infinities and counts them', async () => {
    const points = CUBE_POINTS.flat();
    points[0] = NaN;
    points[18] = Infinity;
    const mesh = await load('x.glb', glb(gltf(points, CUBE_TRIANGLES.flat())));
    const sound = CUBE_TRIANGLES.filter((corners) => !corners.includes(0) && !corners.includes(6)).length;
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([sound, { 'triangles-not-finite': 12 - sound }]);
  });
  it('counts left-over indices', async () => {
    expect(
      warningCounts(
        await load(
          'x.glb',
          changed((json) => (json.accessors[1].count = 35)),
        ),
      ),
    ).toEqual({ 'loose-indices': 2 });
  });
});
