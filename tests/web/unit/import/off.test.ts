import { describe, expect, it } from 'vitest';
import { expectFailure, failure, load, signedVolume, surfaceArea, triangles, warningCounts } from './helpers';
import { CUBE_POINTS, CUBE_QUADS, cubeObj, cubeOff, cubeStlBinary } from './samples';

const rows = (points: string[], faces: string[]) => [...points, ...faces].join('\n');
const points = CUBE_POINTS.map((point) => point.join(' '));
const faces = CUBE_QUADS.map((quad) => `4 ${quad.join(' ')}`);

describe('OFF', () => {
  it.each([
    ['as usual', cubeOff()],
    ['without the word', cubeOff().replace('OFF\n', '')],
    ['with the counts behind the word', cubeOff().replace('OFF\n', 'OFF')],
    ['with comments and empty lines', `# made by hand\n\n${cubeOff().replace('\n', ' # word\n\n# counts\n')}`],
    ['with carriage returns', cubeOff().replaceAll('\n', '\r\n')],
    ['without edges in the header', cubeOff().replace('8 6 12', '8 6')],
    ['with a number a line', cubeOff().replace(/ (?=-?1(?!2))/g, '\n')],
    [
      'COFF',
      `COFF\n8 6 0\n${rows(
        points.map((p) => `${p} 255 0 0 255`),
        faces,
      )}`,
    ],
    [
      'NOFF',
      `NOFF 8 6 0\n${rows(
        points.map((p) => `${p} 0 0 1`),
        faces,
      )}`,
    ],
    [
      'STCNOFF',
      `STCNOFF 8 6 0\n${rows(
        points.map((p) => `${p} 0 0 1 1 0 0 1 0.5 0.5`),
        faces,
      )}`,
    ],
    [
      'with coloured faces',
      `OFF 8 6 0\n${rows(
        points,
        faces.map((f) => `${f} 0.1 0.2 0.3`),
      )}`,
    ],
  ])('reads a cube %s', async (_, text) => {
    const mesh = await load('cube.off', text);
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh), surfaceArea(mesh)]).toEqual([12, 8, 8, 24]);
    expect(mesh).toMatchObject({ format: 'off', parts: 1, warnings: [] });
  });
  it('cuts polygons, concave ones too', async () => {
    const outline = ['0 0 0', '5 0 0', '5 3 0', '4 3 0', '4 1 0', '1 1 0', '1 3 0', '0 3 0'];
    const mesh = await load('u.off', `OFF 8 1 0\n${outline.join('\n')}\n8 0 1 2 3 4 5 6 7\n`);
    expect([triangles(mesh), surfaceArea(mesh)]).toEqual([6, 9]);
  });
  it('leaves out faces that are none, and says so', async () => {
    const text = cubeOff().replace('8 6 12', '8 9 0') + '2 0 1\n3 0 1 8\n3 0 1 -1\nleft over\n';
    const mesh = await load('cube.off', text);
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([
      12,
      { 'faces-too-short': 1, 'faces-out-of-range': 2, 'trailing-bytes': 10 },
    ]);
  });
  it('counts vertices that are no numbers', async () => {
    const mesh = await load('cube.off', cubeOff().replace('-1 -1 -1', '-1 x -1'));
    expect(warningCounts(mesh)['vertices-unreadable']).toBe(1);
  });
  it('finds every missing line', async () => {
    const lines = cubeOff().trimEnd().split('\n');
    for (let count = 2; count < lines.length; count++) {
      const vertices = count < 10;
      await expectFailure('cube.off', lines.slice(0, count).join('\n'), 'truncated-rows', {
        element: vertices ? 'vertices' : 'faces',
        promised: vertices ? 8 : 6,
        found: count - (vertices ? 2 : 10),
      });
    }
  });
  it('believes no count', async () => {
    await expectFailure('a.off', 'OFF\n20000000 1 0\n0 0 0\n', 'truncated-rows', { found: 1 });
    await expectFailure('a.off', 'OFF\n4000000000 1 0\n0 0 0\n', 'too-many-vertices');
    await expectFailure('a.off', 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n2000000000 0 1 2', 'truncated-rows');
    await expectFailure('a.off', 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n-3 0 1 2', 'off-list-length', {
      line: 6,
      found: '-3',
    });
  });
  it('says what it does not read', async () => {
    await expectFailure('a.off', 'OFF BINARY\n\0\0\0\x08', 'off-kind', { kind: 'binary' });
    await expectFailure('a.off', '4OFF\n1 1 0\n', 'off-kind', { kind: 'dimensions', word: '4OFF' });
    await expectFailure('a.off', 'OFF\nvertices 8\n', 'off-counts', { line: 2, found: 'vertices' });
    await expectFailure('a.off', 'OFF\n', 'off-counts');
    await expectFailure('a.off', 'OFF 3 0 0\n0 0 0\n1 0 0\n0 1 0\n', 'no-triangles', { points: 3 });
  });
});

describe('UTF-16', () => {
  const utf16 = (text: string, big = false, mark = true) => {
    const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
    return new Uint8Array(big ? bytes.swap16() : bytes);
  };
  it.each([
    ['little', false, true],
    ['big', true, true],
    ['little, no mark', false, false],
    ['big, no mark', true, false],
  ] as const)('is read, %s', async (_, big, mark) => {
    const mesh = await load('cube.obj', utf16(`# a Würfel 立方体\n${cubeObj()}`, big, mark));
    expect([triangles(mesh), signedVolume(mesh), mesh.format]).toEqual([12, 8, 'obj']);
    expect(triangles(await load('cube.off', utf16(cubeOff(), big, mark)))).toBe(12);
  });
  it('is read past a piece, and where it ends within a character', async () => {
    const mesh = await load('cube.obj', utf16(`# ${'字'.repeat(700_000)}\n${cubeObj()}#`).slice(0, -1));
    expect(triangles(mesh)).toBe(12);
  });
  it('is not seen in a binary STL nor in a file of SketchUp', async () => {
    const stl = cubeStlBinary();
    stl.set([0xff, 0xfe]);
    expect(triangles(await load('c.stl', stl))).toBe(12);
    const { details } = await failure(
      'c.skp',
      Uint8Array.of(0xff, 0xfe, 0xff, 0x0e, ...Buffer.from('SketchUp Model', 'utf16le')),
    );
    expect(details).toEqual({ format: 'SketchUp' });
  });
});
