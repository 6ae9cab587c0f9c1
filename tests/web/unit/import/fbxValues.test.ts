/** What can stand in an FBX file: kinds of values, numbers of objects, orders of bytes, comments, versions. */
import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  chainFbx,
  cubeFbx6,
  cubeFbx6Binary,
  cubeGeometry,
  fbxBinary,
  fbxText,
  model,
  numbers,
  oneByOne,
  property,
} from './fbxFiles';
import type { StoredNumbers, Tree, Value } from './fbxFiles';
import { expectFailure, load, signedVolume, triangles, warningCounts } from './helpers';
import { CUBE_POINTS } from './samples';
import { cubeFbxBinary } from './scenes';

const points = CUBE_POINTS.flat();
const geometry = (vertices: readonly Value[], corners: readonly Value[], more: Tree[] = [], id: Value = 1): Tree => [
  'Geometry',
  [id, 'cube', 'Mesh'],
  [...more, ['Vertices', vertices], ['PolygonVertexIndex', corners]],
];
const place = (name: string, x: number): Tree => [
  'Properties70',
  [],
  [['P', [name, '', '', 'A', ...oneByOne('D', [x, 0, 0])]]],
];
const file = (
  objects: Tree[],
  pairs: [Value, Value][] = [
    [2, 0],
    [1, 2],
  ],
  version = 7400,
  big = false,
) =>
  // prettier-ignore
  fbxBinary(
    version,
    [
      ['Objects', [], objects],
      ['Connections', [], pairs.map(([child, parent]): Tree => ['C', ['OO', child, parent]])],
    ],
    big,
  );
const cube = model2('cube');
function model2(name: string, x = 0, id: Value = 2): Tree {
  return ['Model', [id, name, 'Mesh'], [place('Lcl Translation', x)]];
}

describe('values of a binary FBX', () => {
  it('of every kind stand before what is read', async () => {
    const kinds = (['B', 'C', 'Z', 'Y', 'I', 'F', 'D', 'L'] as const).map((kind) => ({ kind, value: 1 }));
    const lists = (['d', 'f', 'i', 'l', 'b', 'c'] as const).flatMap((list) => [false, true].map((packed) => numbers(list, [1, 0, 1], packed))); // prettier-ignore
    const strange: Tree = ['Strange', [...kinds, ...lists, 'a string', { raw: new Uint8Array(70_000) }]];
    const mesh = await load('c.fbx', file([geometry([numbers('d', points, true)], [numbers('i', CORNERS, true)], [strange]), cube])); // prettier-ignore
    expect([triangles(mesh), signedVolume(mesh)]).toEqual([12, 8]);
  });

  it.each(['d', 'f', 'i', 'l', 'b', 'c'] as const)('are numbers in a list of %s', async (list) => {
    // Bytes have no sign, so the cube begins at the origin.
    const moved = points.map((x) => x + 1);
    const mesh = await load('c.fbx', file([geometry([numbers(list, moved, true)], [numbers('i', CORNERS, false)]), cube])); // prettier-ignore
    expect([signedVolume(mesh), ...mesh.bounds.min, ...mesh.bounds.max]).toEqual([8, 0, 0, 0, 2, 2, 2]);
  });

  it.each(['l', 'd', 'f'] as const)('number corners in a list of %s', async (list) => {
    const mesh = await load('c.fbx', file([geometry([numbers('d', points, true)], [numbers(list, CORNERS, true)]), cube])); // prettier-ignore
    expect(signedVolume(mesh)).toBe(8);
    // 2³² + 1 is no vertex, and not vertex 1.
    const beyond = CORNERS.map((corner, i) => (i === 1 ? 2 ** 32 + corner : corner));
    const less = await load('c.fbx', file([geometry([numbers('d', points, true)], [numbers(list === 'f' ? 'd' : list, beyond, true)]), cube])); // prettier-ignore
    expect([triangles(less), warningCounts(less)]).toEqual([10, { 'faces-out-of-range': 1 }]);
  });

  it.each([6000, 6100])('of version %i stand one by one, in either order', async (version) => {
    for (const big of [false, true]) {
      const mesh = await load('c.fbx', cubeFbx6Binary(version, big));
      expect([triangles(mesh), signedVolume(mesh), mesh.bounds.min[1], mesh.bounds.max[1]]).toEqual([12, 8, 9, 11]);
    }
  });

  it.each([7000, 7100, 7400, 7500, 7700])('of version %i come with the highest byte first too', async (version) => {
    for (const big of [false, true])
      for (const packed of [false, true]) {
        const mesh = await load('c.fbx', cubeFbxBinary(version, packed, big));
        expect([triangles(mesh), signedVolume(mesh)]).toEqual([12, 8]);
      }
  });

  it('that nobody knows are refused where they stand', async () => {
    const bad = file([geometry([numbers('d', points, false)], [numbers('i', CORNERS, false)])]);
    bad[bad.indexOf('d'.charCodeAt(0), bad.indexOf('V'.charCodeAt(0)))] = 'q'.charCodeAt(0);
    await expectFailure('c.fbx', bad, 'fbx-bad', { what: 'value' });
  });
});

describe('numbers of objects in an FBX', () => {
  // Doubles cannot tell these apart.
  const [a, b] = [2n ** 53n + 2n ** 10n, 2n ** 53n + 2n ** 10n + 1n];
  const connections = [[a, 0], [b, 0], [1, a], [3, b]] as const; // prettier-ignore
  it.each([
    ['text', fbxText({ objects: [cubeGeometry(1), cubeGeometry(3), model(a, 'a'), model(b, 'b', property('Lcl Translation', 10, 0, 0))], connections })], // prettier-ignore
    ['binary', file([geometry([numbers('d', points, true)], [numbers('i', CORNERS, true)]), geometry([numbers('d', points, true)], [numbers('i', CORNERS, true)], [], 3), model2('a', 0, a), model2('b', 10, b)], connections.map(([child, parent]) => [child, parent]))], // prettier-ignore
  ])('may be longer than a double is exact: %s', async (_, content) => {
    const mesh = await load('c.fbx', content);
    expect([mesh.bounds.min[0], mesh.bounds.max[0], signedVolume(mesh)]).toEqual([-1, 11, 16]);
    expect(mesh.table?.parts.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('FBX as text', () => {
  it('may have comments anywhere, in its lists too', async () => {
    const commented = chainFbx([[]])
      .replace('a: ', 'a: ; numbers { follow: "here" }\n ')
      .replaceAll(',1,', ',;{ 7,8,9 }\n1 ,')
      .replace('Objects: {', 'Objects: ; all "of them\n{');
    const mesh = await load('c.fbx', commented);
    expect([triangles(mesh), signedVolume(mesh), mesh.warnings]).toEqual([12, 8, []]);
  });
  it('may begin with a mark and end its lines as it likes', async () => {
    const mesh = await load('c.fbx', `\ufeff${chainFbx([[]]).replaceAll('\n', '\r\n')}`);
    expect(signedVolume(mesh)).toBe(8);
  });
  it('has numbers in any way of writing', async () => {
    const written = chainFbx([[property('Lcl Translation', '+1e1', '-.5', '2.5E-1')]]);
    const mesh = await load('c.fbx', written);
    expect(mesh.bounds.min).toEqual([9, -1.5, -0.75]);
    const odd = await load('c.fbx', chainFbx([[]]).replace(/a: -1,/, 'a: 1.#QNAN,'));
    expect(warningCounts(odd)).toMatchObject({ 'triangles-not-finite': expect.any(Number) as number });
  });
  it('counts its lists itself', async () => {
    const mesh = await load('c.fbx', chainFbx([[]]).replace('Vertices: *24', 'Vertices: *900000000'));
    expect(signedVolume(mesh)).toBe(8);
  });
  it('of 6.1 keeps meshes in models, and knows them by name', async () => {
    const settings = ['Property: "UnitScaleFactor", "double", "",100', 'Property: "UpAxis", "int", "",2'];
    const mesh = await load('c.fbx', cubeFbx6(['Property: "Lcl Scaling", "Lcl Scaling", "A",1,2,1'], settings));
    expect([signedVolume(mesh), ...mesh.bounds.min, ...mesh.bounds.max]).toEqual([16, -1, 8, -1, 1, 12, 1]);
    expect(mesh).toMatchObject({ unitScaleGuess: 1, upAxisGuess: 'z', parts: 1 });
    expect(mesh.table?.parts).toEqual([
      { name: 'cube', material: 'stone' },
      { name: 'cube', material: 'moss' },
    ]);
  });
  it('of 6.1 says what it hides, and which morphs it has', async () => {
    const hidden = cubeFbx6(['Property: "Visibility", "Visibility", "A",0']).replace('GlobalSettings', 'Shape');
    const shape = hidden.replace('Vertices:', 'Shape: "Smile" {\nIndexes: 0\nVertices: 1,0,0\n}\nVertices:');
    expect(warningCounts(await load('c.fbx', shape))).toEqual({ 'morph-ignored': 1, 'objects-hidden': 1 });
  });
});

describe('what an FBX does not show', () => {
  it('is said', async () => {
    const objects = [cubeGeometry(1), cubeGeometry(5), model(2, 'cube')];
    const mesh = await load('c.fbx', fbxText({ objects, connections: [[2, 0], [1, 2]] })); // prettier-ignore
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([12, { 'gltf-mesh-unseen': 1 }]);
  });
  it('is told when a polygon has no end', async () => {
    const open = chainFbx([[]]).replace(CORNERS.join(','), [...CORNERS, 0, 1].join(','));
    const mesh = await load('c.fbx', open);
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([12, { 'loose-indices': 2 }]);
  });
});

describe('lists of an FBX that nobody asks for', () => {
  it('are neither unpacked nor looked at', async () => {
    const broken: StoredNumbers = { list: 'd', count: 4_000_000_000, encoding: 1, bytes: () => new Uint8Array(20) };
    const layer: Tree = ['LayerElementNormal', [], [['Normals', [broken]]]];
    const mesh = await load('c.fbx', file([geometry([numbers('d', points, true)], [numbers('i', CORNERS, true)], [layer]), cube])); // prettier-ignore
    expect([triangles(mesh), mesh.warnings]).toEqual([12, []]);
  });
});
