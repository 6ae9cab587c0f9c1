import { describe, expect, it } from 'vitest';
import { expectFailure, load, signedVolume, surfaceArea, triangles, warningCounts } from './helpers';
import { cubeObj } from './samples';

const SQUARE = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';

describe('OBJ', () => {
  it('reads a cube of quads, fronts outward', async () => {
    const mesh = await load('cube.obj', cubeObj());
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh), mesh.parts]).toEqual([12, 8, 8, 1]);
    expect(mesh.warnings).toEqual([]);
  });
  it.each([
    ['carriage returns and newlines', (text: string) => text.replaceAll('\n', '\r\n')],
    ['carriage returns alone', (text: string) => text.replaceAll('\n', '\r')],
    ['no final newline', (text: string) => text.trimEnd()],
    ['a byte order mark', (text: string) => '\ufeff' + text],
    ['tabs, blanks and comments', (text: string) => text.replaceAll(' ', ' \t ').replaceAll('\n', ' # note\n')],
    ['lines continued with a backslash', (text: string) => text.replaceAll(' 1', ' \\\n1')],
  ])('reads %s', async (_, change) => {
    expect(signedVolume(await load('cube.obj', change(cubeObj())))).toBe(8);
  });
  it('reads references of every kind', async () => {
    for (const face of [
      '1 2 3',
      '1/1 2/2 3/3',
      '1//1 2//1 3//1',
      '1/1/1 2/2/2 3/3/3',
      '-4 -3 -2',
      '1// 2// 3//',
      '+1 2 3',
    ]) {
      expect([...(await load('t.obj', `${SQUARE}f ${face}\n`)).indices]).toEqual([0, 1, 2]);
    }
  });
  it('counts negative references back from where they stand', async () => {
    const mesh = await load('t.obj', 'v 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1\nv 5 5 5\n');
    expect(mesh.bounds).toEqual({ min: [0, 0, 0], max: [1, 1, 0] });
  });
  it('takes references to vertices that follow later', async () => {
    expect(triangles(await load('t.obj', `f 1 2 3\n${SQUARE}`))).toBe(1);
  });
  it('ignores weights and colours behind the position', async () => {
    expect([...(await load('t.obj', 'v 0 0 0 1 .5 .5\nv 1 0 0 1\nv 0 1 0\nf 1 2 3')).positions]).toEqual([
      0, 0, 0, 1, 0, 0, 0, 1, 0,
    ]);
  });
  it('reads numbers exactly', async () => {
    const numbers = [
      '0.1',
      '-1.7976931348623157e308',
      '3.141592653589793238',
      '123456789012345678',
      '1e-7',
      '5.',
      '.5',
      '+2E+3',
      '9007199254740993',
      '0.00000000000000000000000123',
      '-0',
      '1.00000000000000000000000000000001',
    ];
    const mesh = await load(
      'n.obj',
      numbers.flatMap((n, i) => (i % 3 === 0 ? [`v ${numbers.slice(i, i + 3).join(' ')}`] : [])).join('\n') +
        '\nf 1 2 3\nf 2 3 4',
    );
    expect([...mesh.positions]).toEqual(numbers.map(Number));
  });
  it('counts objects, or groups if there are no objects, that have faces', async () => {
    expect((await load('o.obj', `${SQUARE}o a\ng x\nf 1 2 3\ng y\nf 1 3 4\no b\no c\nf 1 2 3`)).parts).toBe(2);
    expect((await load('g.obj', `${SQUARE}g x\nf 1 2 3\ng y\nf 1 3 4\ng z`)).parts).toBe(2);
  });
});

describe('bad OBJ', () => {
  it('drops faces that refer to nothing, and says where the first is', async () => {
    const mesh = await load(
      'b.obj',
      `${SQUARE}f 1 2 3\nf 1 2 5\nf 0 1 2\nf -5 1 2\nf 1 2 x\nf 1 2 1.5\nf 1 2 99999999999999999999\nf 1 2\nf\n`,
    );
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([1, { 'faces-out-of-range': 6, 'faces-too-short': 2 }]);
    expect(mesh.warnings[0].details).toEqual({ face: 2, vertices: 4, count: 6 });
  });
  it('drops triangles on vertices that are no numbers', async () => {
    const bad = [
      'nan 0 0',
      'inf 0 0',
      '-Infinity 0 0',
      '1e999 0 0',
      'abc 1 2',
      '1',
      '',
      '1,5 0 0',
      '0x10 0 0',
      '1_0 0 0',
      '1e 0 0',
      '. 0 0',
      '- 0 0',
      `${'9'.repeat(9999)} 0 0`,
    ];
    const faces = bad.map((_, i) => `f 1 2 ${i + 5}`).join('\n');
    const mesh = await load('b.obj', `${SQUARE}${bad.map((b) => `v ${b}`).join('\n')}\nf 1 2 3\n${faces}\n`);
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([
      1,
      { 'vertices-unreadable': bad.length, 'triangles-not-finite': bad.length },
    ]);
    expect(mesh.warnings[0].details['line']).toBe(5);
  });
  it('drops a polygon with one bad corner whole', async () => {
    const mesh = await load('b.obj', `${SQUARE}v nan 0 0\nf 1 2 3\nf 1 2 3 4 5`);
    expect([triangles(mesh), mesh.positions.length]).toEqual([1, 9]);
  });
  it('says so when nothing is sound or nothing is there', async () => {
    await expectFailure('b.obj', `${SQUARE}f 7 8 9\n`, 'nothing-sound', { dropped: 1 });
    await expectFailure('b.obj', 'v nan nan nan\nf 1 1 1\n', 'nothing-sound', { dropped: 1 });
    await expectFailure('cloud.obj', SQUARE, 'no-triangles', { points: 4 });
    await expectFailure('notes.obj', 'nothing here', 'no-triangles', { points: 0 });
    await expectFailure('empty.obj', '', 'empty-file');
  });
  it('counts what it passes over', async () => {
    const mesh = await load('b.obj', `${SQUARE}f 1 2 3\np 1\nl 1 2\ncurv 0 1 1 2\n`);
    expect(warningCounts(mesh)).toEqual({ 'points-lines-skipped': 2, 'elements-skipped': 1 });
  });
  it('keeps triangles without area and counts them', async () => {
    expect(warningCounts(await load('d.obj', `${SQUARE}f 1 2 3\nf 1 1 2\nf 3 3 3\n`))).toEqual({
      'degenerate-triangles': 2,
    });
  });
});

describe('polygons', () => {
  /** @param ring x y pairs, counter-clockwise @param place from x y to a point in space */
  const polygon = (ring: number[][], place = (x: number, y: number) => [x, y, 0]) =>
    `${ring.map(([x, y]) => `v ${place(x, y).join(' ')}`).join('\n')}\nf ${ring.map((_, i) => i + 1).join(' ')}\n`;
  const arrow = [
    [0, 0],
    [2, 1],
    [0, 2],
    [0.5, 1],
  ];
  const comb = [
    [0, 0],
    [5, 0],
    [5, 3],
    [4, 3],
    [4, 1],
    [3, 1],
    [3, 3],
    [2, 3],
    [2, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ];

  it('cuts a concave quad along the diagonal inside, whichever corner comes first', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const mesh = await load('q.obj', polygon([...arrow.slice(turn), ...arrow.slice(0, turn)]));
      expect(surfaceArea(mesh)).toBeCloseTo(1.5, 12);
      expect(mesh.warnings).toEqual([]);
    }
  });
  it.each([
    ['towards +z', (x: number, y: number) => [x, y, 7]],
    ['towards -z', (x: number, y: number) => [y, x, 7]],
    ['towards +x', (x: number, y: number) => [1e6, x, y]],
    ['towards -x', (x: number, y: number) => [7, y, x]],
    ['towards +y', (x: number, y: number) => [y, 7, x]],
    ['towards -y', (x: number, y: number) => [x, 7, y]],
    ['aslant', (x: number, y: number) => [x, y, x + y]],
  ])('cuts a concave polygon facing %s and keeps its side', async (_, place) => {
    const mesh = await load('p.obj', polygon(comb, place));
    expect(triangles(mesh)).toBe(10);
    expect(mesh.warnings).toEqual([]);
    const corner = (i: number) => [...mesh.positions.subarray(mesh.indices[i] * 3, mesh.indices[i] * 3 + 3)];
    const normal = ([a, b, c]: number[][]) => {
      const [u, v] = [b.map((n, k) => n - a[k]), c.map((n, k) => n - a[k])];
      return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    };
    const front = normal([place(0, 0), place(5, 0), place(5, 3)]);
    let area = 0;
    for (let i = 0; i < mesh.indices.length; i += 3) {
      const own = normal([corner(i), corner(i + 1), corner(i + 2)]);
      expect(own[0] * front[0] + own[1] * front[1] + own[2] * front[2]).toBeGreaterThanOrEqual(0);
      area += Math.hypot(...own) / 2;
    }
    expect(area / (Math.hypot(...front) / 15)).toBeCloseTo(11, 6);
  });
  it('keeps corners on straight edges, so that neighbours leave no gap', async () => {
    const ring = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ];
    const mesh = await load('s.obj', polygon(ring));
    expect([triangles(mesh), mesh.positions.length / 3, surfaceArea(mesh)]).toEqual([8, 10, 6]);
    const edges = new Set<string>();
    for (let i = 0; i < mesh.indices.length; i++)
      edges.add(`${mesh.indices[i]} ${mesh.indices[i - (i % 3) + ((i + 1) % 3)]}`);
    ring.forEach((_, i) => expect(edges).toContain(`${i} ${(i + 1) % ring.length}`));
  });
  it('keeps a corner that lies on an edge only as seen from the front', async () => {
    // A square bent up at a fifth corner, which from above is on the line between its neighbours.
    const mesh = await load('bent.obj', 'v -5 0 5\nv 5 0 5\nv 5 0 -5\nv -5 0 -5\nv -5 5 0\nf 1 2 3 4 5\n');
    expect([triangles(mesh), mesh.positions.length / 3, mesh.warnings]).toEqual([3, 5, []]);
    const roof = await load('roof.obj', 'v -5 0 5\nv 5 0 5\nv 5 0 -5\nv -5 0 -5\nv 0 5 -5\nf 1 2 3 4 5\n');
    expect([triangles(roof), roof.positions.length / 3]).toEqual([3, 5]);
  });
  it('says that there are lines where there is nothing else', async () => {
    await expectFailure('l.obj', 'v 0 0 0\nv 1 0 0\nl 1 2\nl 2 1\n', 'only-others', { kind: 'lines', count: 2 });
    await expectFailure('p.obj', 'v 0 0 0\nv 1 0 0\np 1\n', 'no-triangles', { points: 2 });
  });
  it('says which polygons cross themselves', async () => {
    const bow = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ];
    expect(warningCounts(await load('x.obj', polygon(bow)))).toHaveProperty('polygons-untidy', 1);
  });
  it('cuts polygons of any number of corners', async () => {
    const circle = Array.from({ length: 40_001 }, (_, i) => [
      Math.cos((2 * Math.PI * i) / 40_001),
      Math.sin((2 * Math.PI * i) / 40_001),
    ]);
    const mesh = await load('big.obj', `${polygon(circle)}f 1 2 3\n`);
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([40_000, {}]);
  });
});
