import { describe, expect, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import { expectFailure, failure, load, signedVolume, triangles, warningCounts } from './helpers';
import { cubeStlAscii, cubeStlBinary, stlBinary } from './samples';

/** One triangle, with a comment in every place that a text has. */
const commented = (mark: string, before = '') => {
  const lines = ['solid a', 'facet normal 0 0 1', 'outer loop', 'vertex 0 0 0', 'vertex 1 0 0', 'vertex 0 1 0'];
  const rest = ['endloop', 'endfacet', 'endsolid a'];
  return `${before}${[...lines, ...rest].map((line) => `${mark} vertex 9 9 9\n ${line} ${mark} facet\n`).join('')}`;
};

describe('text STL with comments', () => {
  it.each(['#', ';', '//', '# ', '#solid'])('reads one with %j', async (mark) => {
    const mesh = await load('a.stl', commented(mark));
    expect([triangles(mesh), mesh.bounds, mesh.warnings]).toEqual([1, { min: [0, 0, 0], max: [1, 1, 0] }, []]);
  });
  it('reads one whose first word comes late, or that has no "solid" at all', async () => {
    const long = '# a line of a long licence\n'.repeat(1000);
    expect(triangles(await load('a.stl', commented('#', long)))).toBe(1);
    expect(triangles(await load('a.stl', commented('#').replace(/^ ?solid.*$/m, '')))).toBe(1);
  });
  it('says of a text without facets that there are no triangles, not that bytes are missing', async () => {
    await expectFailure('a.stl', 'this is a letter\n'.repeat(20), 'no-triangles');
  });
});

describe('binary STL', () => {
  it.each(['', 'solid cube exported by CAD', 'solid', '\0\0\0'])('reads a cube with the header %j', async (header) => {
    const mesh = await load('cube.stl', cubeStlBinary(header));
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh), mesh.format]).toEqual([12, 8, 8, 'stl']);
  });
  it('is told by its size alone when the name says nothing', async () => {
    expect((await load('cube', cubeStlBinary())).format).toBe('stl');
  });
  it('is not taken for another format because of its header', async () => {
    for (const header of ['OFF', '<html>', 'BLENDER', '{', 'v 1 2 3'])
      expect(triangles(await load('c.stl', cubeStlBinary(header)))).toBe(12);
  });
  it('joins corners at equal numbers, also -0 and 0, and no others', async () => {
    const mesh = await load(
      'w.stl',
      stlBinary([
        [-0, 0, 0, 1, 0, 0, 0, 1, 0],
        [0, 0, -0, 0, 1, 0, -1, 0, 0],
        [1e-30, 0, 0, 1, 0, 0, 0, 1, 0],
      ]),
    );
    expect([...mesh.indices]).toEqual([0, 1, 2, 0, 2, 3, 4, 1, 2]);
    expect(mesh.positions.some((number) => Object.is(number, -0))).toBe(false);
  });
  it('joins in whatever order corners come, and numbers them as they come', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
    for (const places of [3, 9, 40, 4000]) {
      const of = Array.from({ length: places }, () => [random(9) - 4, random(9) - 4, random(places)] as const);
      const rows = Array.from({ length: 3000 }, () => [0, 1, 2].flatMap(() => of[random(places)]!));
      const numbers = new Map<string, number>();
      const numbered = rows.flatMap((row) =>
        [0, 3, 6].map((at) => {
          const key = row.slice(at, at + 3).join();
          if (!numbers.has(key)) numbers.set(key, numbers.size);
          return numbers.get(key)!;
        }),
      );
      const mesh = await load('w.stl', stlBinary(rows));
      expect([...mesh.indices]).toEqual(numbered);
      expect([...mesh.positions].join()).toBe([...numbers.keys()].join());
    }
  });
  it('finds every truncation and gives the figures', async () => {
    const whole = cubeStlBinary();
    for (let length = 1; length < whole.length; length++) {
      const { code, details } = await failure('cube.stl', whole.slice(0, length));
      expect({ code, details }).toEqual({
        code: 'truncated',
        details: { promised: length < 84 ? 84 : whole.length, found: length },
      });
    }
  });
  it('believes no count', async () => {
    const liar = cubeStlBinary();
    new DataView(liar.buffer).setUint32(80, 0xffffffff, true);
    await expectFailure('cube.stl', liar, 'truncated', { promised: 84 + 50 * 0xffffffff });
    new DataView(liar.buffer).setUint32(80, 11, true);
    expect(warningCounts(await load('cube.stl', liar))).toEqual({ 'trailing-bytes': 50 });
    new DataView(liar.buffer).setUint32(80, 0, true);
    await expectFailure('cube.stl', liar, 'no-triangles');
  });
  it('drops NaN, quickly even when all are', async () => {
    const mesh = await load(
      'n.stl',
      stlBinary([
        [0, 0, 0, 1, 0, 0, 0, 1, 0],
        [NaN, 0, 0, 1, 0, 0, 0, 1, 0],
      ]),
    );
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([1, { 'triangles-not-finite': 1 }]);
    await expectFailure('n.stl', stlBinary(Array(50_000).fill(Array(9).fill(NaN))), 'nothing-sound', {
      dropped: 50_000,
    });
  });
});

it('takes a quarter of a million triangles in its stride', async () => {
  const points = Array.from({ length: 250_000 }, (_, i) => {
    const [x, y] = [i % 500, Math.floor(i / 500)];
    return [x, y, 0, x + 1, y, 0, x, y + 1, 0];
  });
  const bytes = stlBinary(points);
  const start = performance.now();
  const mesh = await importMesh({ name: 'grid.stl', bytes });
  expect([triangles(mesh), mesh.positions.length / 3]).toEqual([250_000, 501 * 501 - 1]);
  // It takes about 0.15 s; a hash that clusters or an array that grows by steps would take minutes.
  expect(performance.now() - start).toBeLessThan(5000);
});

describe('ascii STL', () => {
  it.each([
    ['as usual', (text: string) => text],
    [
      'in capitals with tabs and carriage returns',
      (text: string) => text.toUpperCase().replaceAll(' ', '\t').replaceAll('\n', '\r\n'),
    ],
    ['on one line after the name', (text: string) => text.replace('\n', '\r').replaceAll('\n', ' ')],
  ])('reads a cube written %s', async (_, change) => {
    const mesh = await load('cube.stl', change(cubeStlAscii()));
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh), mesh.parts]).toEqual([12, 8, 8, 1]);
  });
  it('counts solids with facets as parts', async () => {
    expect((await load('two.stl', `${cubeStlAscii()}solid nothing\nendsolid nothing\n${cubeStlAscii()}`)).parts).toBe(
      2,
    );
  });
  it('refuses a file that ends inside a facet, and mentions a missing end', async () => {
    const whole = cubeStlAscii();
    const lines = whole.trimEnd().split('\n');
    const endsInFacet = (count: number) => (count - 1) % 7 !== 0;
    for (let count = 2; count < lines.length; count++) {
      const part = lines.slice(0, count).join('\n');
      if (endsInFacet(count))
        await expectFailure('cube.stl', part, 'truncated-facet', { line: 2 + 7 * Math.floor((count - 2) / 7) });
      else expect(warningCounts(await load('cube.stl', part))).toEqual({ 'stl-no-endsolid': 1 });
    }
  });
  it('drops facets without three corners or with words for numbers', async () => {
    const bad = cubeStlAscii()
      .replace('endloop', 'vertex 0 0 0\nendloop')
      .replace(/(?<=endfacet[^]*)vertex -1 -1/, 'vertex x -1');
    expect(warningCounts(await load('cube.stl', bad))).toEqual({
      'faces-unreadable': 1,
      'vertices-unreadable': 1,
      'triangles-not-finite': 1,
    });
  });
  it('says when there is nothing inside', async () => {
    await expectFailure('none.stl', 'solid nothing\nendsolid nothing\n', 'no-triangles');
  });
});

it.each([
  [40, 1, 'unit-metres'],
  [60, 0.001, 'unit-stl-habit'],
  [2000, 0.001, 'unit-stl-habit'],
  [3000, 0.001, 'unit-millimetres'],
] as const)('an STL %d units long is ×%d', async (size, scale, reason) => {
  const mesh = await load('part.stl', stlBinary([[0, 0, 0, size, 0, 0, 0, size, size]]));
  expect(mesh).toMatchObject({ unitScaleGuess: scale, unitReason: reason });
});
