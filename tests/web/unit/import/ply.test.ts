import { describe, expect, it } from 'vitest';
import { bytesOf, expectFailure, failure, load, signedVolume, triangles, warningCounts } from './helpers';
import { CUBE_POINTS, cubePlyAscii, cubePlyBinary, plyHeader } from './samples';

const SQUARE = '0 0 0\n1 0 0\n1 1 0\n0 1 0\n';
const square = (rest: string, faces = 1) => plyHeader('ascii', 4, faces) + SQUARE + rest;

describe('PLY', () => {
  it.each([
    ['ascii', cubePlyAscii()],
    ['ascii with carriage returns', cubePlyAscii().replaceAll('\n', '\r\n')],
    ['ascii with old line ends', cubePlyAscii().replaceAll('\n', '\r')],
    [
      'ascii with vertex_index and newer type names',
      cubePlyAscii()
        .replace('vertex_indices', 'vertex_index')
        .replaceAll('float', 'float64')
        .replace('uchar int', 'uint8 int32'),
    ],
    ['binary, little endian', cubePlyBinary(true)],
    ['binary, big endian', cubePlyBinary(false)],
  ])('reads a cube in %s', async (_, content) => {
    const mesh = await load('cube.ply', content);
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh), mesh.format]).toEqual([12, 8, 8, 'ply']);
    expect(mesh.warnings).toEqual([]);
  });
  it('finds x, y and z wherever they are, and passes other properties and elements over', async () => {
    const header =
      'ply\nformat ascii 1.0\nobj_info x\nelement nothing 5000000000\nelement vertex 3\nproperty uchar red\nproperty list uchar int near\nproperty double z\nproperty double y\nproperty double x\n' +
      'element edge 1\nproperty int a\nproperty int b\nelement face 1\nproperty float q\nproperty list uchar float texcoord\nproperty list uchar uint vertex_indices\nend_header\n';
    const mesh = await load(
      'odd.ply',
      `${header}255 2 7 8 3 2 1\n\n0 0 0 0 1\n0 1 9 0 1 0\n0 1\n0.5 2 0.1 0.2 3 0 1 2\n`,
    );
    expect([...mesh.positions]).toEqual([1, 2, 3, 1, 0, 0, 0, 1, 0]);
    expect(warningCounts(mesh)).toEqual({ 'points-lines-skipped': 1 });
  });
  it('reads triangle strips', async () => {
    const header = plyHeader('ascii', 4, 1, 'int int').replace('element face', 'element tristrips');
    expect([...(await load('s.ply', `${header}0 0 0\n1 0 0\n0 1 0\n1 1 0\n8 0 1 2 3 -1 3 1 0\n`)).indices]).toEqual([
      0, 1, 2, 2, 1, 3, 3, 1, 0,
    ]);
  });
  it('takes rows longer than declared, and says so', async () => {
    const mesh = await load('long.ply', square('3 0 1 2 255 0 0\n'));
    expect([triangles(mesh), warningCounts(mesh), mesh.warnings[0].details['line']]).toEqual([
      1,
      { 'rows-too-long': 1 },
      15,
    ]);
  });
});

describe('bad PLY', () => {
  it.each([true, false])('finds every truncation of a binary file (little endian: %s)', async (little) => {
    const whole = cubePlyBinary(little);
    const body = whole.length - 198;
    for (let length = 4; length < whole.length; length++) {
      const { code, details } = await failure('cube.ply', whole.slice(0, length));
      const inHeader = code === 'ply-no-end-header' || code === 'ply-header-line';
      expect(inHeader ? length <= body : code === 'truncated').toBe(true);
      if (!inHeader) expect(details['found']).toBe(length);
    }
  });
  it('finds every missing line of a text file', async () => {
    const lines = cubePlyAscii().trimEnd().split('\n');
    for (let count = 10; count < lines.length; count++) {
      const rows = count - 10;
      const details =
        rows < 8 ? { element: 'vertex', promised: 8, found: rows } : { element: 'face', promised: 6, found: rows - 8 };
      const codes = { code: 'truncated-rows', details };
      expect(await failure('cube.ply', lines.slice(0, count).join('\n') + '\n')).toMatchObject(codes);
    }
  });
  it.each(['vertex 8', 'face 6'])('believes no count: %s', async (count) => {
    const text = cubePlyAscii();
    const [element] = count.split(' ');
    await expectFailure(
      'c.ply',
      text.replace(count, `${element} 9007199254740991`),
      element === 'vertex' ? 'too-many-vertices' : 'truncated-rows',
    );
    await expectFailure('c.ply', text.replace(count, `${element} 20000000`), 'truncated-rows');
    await expectFailure('c.ply', text.replace(count, `${element} -1`), 'ply-header-line');
    await expectFailure('c.ply', text.replace(count, `${element} 1e9`), 'ply-header-line');
    const binary = new TextDecoder('latin1').decode(cubePlyBinary(true)).replace(count, `${element} 20000000`);
    await expectFailure(
      'c.ply',
      Uint8Array.from(binary, (c) => c.charCodeAt(0)),
      'truncated',
    );
  });
  it('refuses lists of impossible length', async () => {
    await expectFailure('l.ply', square('-3 0 1 2\n'), 'ply-list-length', { element: 'face', row: 1, found: '-3' });
    await expectFailure('l.ply', square('2.5 0 1 2\n'), 'ply-list-length');
    await expectFailure('l.ply', square('nan 0 1 2\n'), 'ply-list-length');
    await expectFailure('l.ply', square('4000000000 0 1 2\n9 9 9\n'), 'ply-row-short', { line: 15 });
    await expectFailure('l.ply', square('3 0 1\n3 0 1 2\n', 2), 'ply-row-short', { line: 15 });
    const head = plyHeader('binary_little_endian', 0, 1, 'char int');
    await expectFailure('l.ply', Uint8Array.from([...bytesOf(head), 0xfd, 0, 0, 0, 0]), 'ply-list-length', {
      found: '-3',
    });
    const wide = plyHeader('binary_little_endian', 0, 1, 'uint int');
    await expectFailure('l.ply', Uint8Array.from([...bytesOf(wide), 255, 255, 255, 255, 0, 0, 0, 0]), 'truncated');
  });
  it('drops faces out of range and vertices that are no numbers', async () => {
    expect(warningCounts(await load('r.ply', square('3 0 1 2\n3 0 1 4\n3 -1 0 1\n2 0 1\n0\n', 5)))).toEqual({
      'faces-out-of-range': 2,
      'faces-too-short': 2,
    });
    const mesh = await load('n.ply', square('3 0 1 2\n3 0 2 3\n', 2).replace('0 1 0', 'nan 1 0'));
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([
      1,
      { 'vertices-unreadable': 1, 'triangles-not-finite': 1 },
    ]);
  });
  it('says how many points a cloud has', async () => {
    const cloud = plyHeader('ascii', 8, 0) + CUBE_POINTS.map((p) => p.join(' ')).join('\n');
    await expectFailure('cloud.ply', cloud, 'no-triangles', { points: 8 });
    await expectFailure('cloud.ply', cloud.replace(/element face[^]*?end_header/, 'end_header'), 'no-triangles', {
      points: 8,
    });
  });
  it.each([
    ['no format', 'format ascii 1.0\n', '', 'ply-header-line'],
    ['an unknown format', 'ascii 1.0', 'zip 1.0', 'ply-header-line'],
    ['an unknown type', 'float x', 'half x', 'ply-header-line'],
    ['a list counted in floats', 'list uchar', 'list float', 'ply-header-line'],
    ['a property of nothing', 'element vertex 8\n', '', 'ply-header-line'],
    ['no z', 'property float z\n', '', 'ply-no-positions'],
    ['no vertices', 'element vertex', 'element point', 'ply-no-positions'],
    ['no end of the header', 'end_header', 'end', 'ply-no-end-header'],
  ] as const)('refuses %s', async (_, from, to, code) => {
    await expectFailure('h.ply', cubePlyAscii().replace(from, to), code);
  });
  it('mentions bytes after the last row', async () => {
    expect(warningCounts(await load('t.ply', Uint8Array.from([...cubePlyBinary(true), 1, 2])))).toEqual({
      'trailing-bytes': 2,
    });
  });
});
