/** Geometries of COLLADA: their points, faces and holes. The values are closed forms of squares, boxes and tetrahedra. */
import { describe, expect, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import { INPUT, SQUARE, SQUARES, dae, polygon, square } from './daes';
import type { Source } from './daes';
import { expectFailure, file, load, signedVolume, surfaceArea, triangles, warningCounts } from './helpers';
import { zipOf } from './zips';

describe('holes', () => {
  it.each([
    ['a square in a square', SQUARES, '<ph><p>0 1 2 3</p><h>4 5 6 7</h></ph>', 12, 8],
    ['the other way round', SQUARES, '<ph><p>0 1 2 3</p><h>4 7 6 5</h></ph>', 12, 8],
    ['in an outline the other way round', SQUARES, '<ph><p>3 2 1 0</p><h>4 5 6 7</h></ph>', 12, 8],
    ['a triangle in a triangle', '0 0 0 9 0 0 0 9 0 1 1 0 3 1 0 1 3 0', '<ph><p>0 1 2</p><h>3 4 5</h></ph>', 38.5, 6],
    [
      'two holes',
      `0 0 0 9 0 0 9 4 0 0 4 0 1 1 0 3 1 0 3 3 0 1 3 0 5 1 0 7 1 0 7 3 0 5 3 0`,
      '<ph><p>0 1 2 3</p><h>4 5 6 7</h><h>8 9 10 11</h></ph>',
      28,
      14,
    ],
    ['a hole that is none', SQUARES, '<ph><p>0 1 2 3</p><h>4 5</h><h/></ph>', 16, 2],
    ['a polygon without holes, and one with', SQUARES, '<p>4 5 6 7</p><ph><p>0 1 2 3</p><h>4 5 6 7</h></ph>', 16, 10],
    ['corners on its edges', `${SQUARES} 2 1 0 2 0 0`, '<ph><p>0 9 1 2 3</p><h>4 8 5 6 7</h></ph>', 12, 10],
  ])('%s', async (_, numbers, faces, area, count) => {
    const mesh = await load('h.dae', dae({ numbers }, polygon(faces)));
    expect([triangles(mesh), mesh.warnings]).toEqual([count, []]);
    expect(surfaceArea(mesh)).toBeCloseTo(area, 12);
  });
  it('let a box with a shaft be closed', async () => {
    const ring = (z: number) => SQUARES.replaceAll(/ 0(?= [0-9]+ [0-9]+ |$)/g, ` ${z}`);
    const at = (z: number) =>
      [0, 0, 4, 0, 4, 4, 0, 4, 1, 1, 3, 1, 3, 3, 1, 3].map((n, i) => (i % 2 ? `${n} ${z}` : n)).join(' ');
    expect(ring(0)).toBe(at(0));
    const side = (a: number, b: number) => `<p>${a} ${b} ${b + 8} ${a + 8}</p>`;
    const sides = [0, 1, 2, 3].map((i) => side(i, (i + 1) % 4) + side(4 + ((i + 1) % 4), 4 + i)).join('');
    const ends = '<ph><p>3 2 1 0</p><h>4 5 6 7</h></ph><ph><p>8 9 10 11</p><h>12 13 14 15</h></ph>';
    const mesh = await load('h.dae', dae({ numbers: `${at(0)} ${at(2)}` }, polygon(sides + ends)));
    expect([signedVolume(mesh), surfaceArea(mesh)]).toEqual([expect.closeTo(24, 9), expect.closeTo(72, 9)]);
    const { indices } = mesh;
    const edges = new Set<string>();
    indices.forEach((a, i) => edges.add(`${a} ${indices[i - (i % 3) + ((i + 1) % 3)]}`));
    expect(edges.size).toBe(indices.length);
    for (const edge of edges) expect(edges.has(edge.split(' ').reverse().join(' '))).toBe(true);
  });
  it('outside of it are reported', async () => {
    const mesh = await load(
      'h.dae',
      dae({ numbers: '0 0 0 4 0 0 4 4 0 0 4 0 9 9 0 8 9 0 8 8 0' }, polygon('<ph><p>0 1 2 3</p><h>4 5 6</h></ph>')),
    );
    expect(warningCounts(mesh)).toMatchObject({ 'polygons-untidy': 1 });
  });
  it('with corners that are not there go with their polygon', async () => {
    const faces = polygon('<p>0 1 2 3</p><ph><p>0 1 2 3</p><h>4 5 99</h></ph>');
    expect(warningCounts(await load('h.dae', dae({ numbers: SQUARES }, faces)))).toEqual({ 'faces-out-of-range': 1 });
  });
});

describe('accessors', () => {
  it.each<[string, Partial<Source>]>([
    ['offset', { numbers: `9 9 9 ${SQUARE}`, accessor: 'count="4" stride="3" offset="3"' }],
    [
      'offset and stride',
      { numbers: `7 8 9 ${'0 0 0 8 8 4 0 0 8 8 4 4 0 8 8 0 4 0 8'}`, accessor: 'offset="3" stride="5"' },
    ],
    ['no stride, three params', { accessor: 'count="4"' }],
    ['no params', { params: '' }],
    ['params by other names', { params: '<param name="A"/><param name="B"/><param name="C"/>' }],
    [
      'params by names in another order, which is no matter',
      { params: '<param name="Z"/><param name="Y"/><param name="X"/>' },
    ],
    [
      'params without a name between and around',
      {
        numbers: '9 0 9 0 0 9 9 4 9 0 0 9 9 4 9 4 0 9 9 0 9 4 0 9',
        accessor: 'count="4" stride="6"',
        params: '<param/><param name="X"/><param name=" "/><param name="Y"/><param name="Z"/><param type="float"/>',
      },
    ],
    [
      'two params',
      { numbers: '0 0 4 0 4 4 0 4', accessor: 'count="4" stride="2"', params: '<param name="X"/><param name="Y"/>' },
    ],
    ['more numbers than a point needs at the end', { numbers: `${SQUARE} 7 7` }],
  ])('%s', async (_, source) => {
    const mesh = await load('a.dae', square(source));
    expect([surfaceArea(mesh), mesh.bounds, mesh.warnings]).toEqual([16, { min: [0, 0, 0], max: [4, 4, 0] }, []]);
  });
  it('may name an array of another source', async () => {
    const elsewhere = '<source id="t"><float_array id="b">' + SQUARE + '</float_array></source>';
    const text = square({ numbers: '5 5 5' })
      .replace('<source', `${elsewhere}<source`)
      .replace('source="#a"', 'source="#b"');
    expect(surfaceArea(await load('a.dae', text))).toBe(16);
  });
  it('may name whole numbers', async () => {
    const text = square().replaceAll('float_array', 'int_array');
    expect(surfaceArea(await load('a.dae', text))).toBe(16);
  });
  it.each([
    ['stride="2"', 'stride', '2'],
    ['stride="3.5"', 'stride', '3.5'],
    ['stride="-3"', 'stride', '-3'],
    ['stride="3" offset="-1"', 'offset', '-1'],
  ])('are refused with %s', async (accessor, name, found) => {
    await expectFailure('a.dae', square({ accessor }), 'model-bad-value', { name, found, line: 5 });
  });
  it('may read the same numbers again, but not without end', async () => {
    const again = (times: number) => {
      const geometry = (i: number) =>
        `<geometry id="g${i}"><mesh><vertices id="v${i}"><input semantic="POSITION" source="#s"/></vertices><triangles><input semantic="VERTEX" source="#v${i}"/><p>0 1 2</p></triangles></mesh></geometry>`;
      const more = Array.from({ length: times }, (_, i) => geometry(i)).join('');
      const nodes = Array.from({ length: times }, (_, i) => `<node><instance_geometry url="#g${i}"/></node>`).join('');
      const faces = polygon('<p>0 1 2</p>', 'triangles');
      const numbers = `${SQUARE} ${'1 '.repeat(600_000)}`;
      return dae({ numbers, accessor: 'stride="60"', params: '' }, faces, nodes).replace(
        '</library_geometries>',
        `${more}</library_geometries>`,
      );
    };
    expect(triangles(await load('a.dae', again(20)))).toBe(20);
    await expectFailure('a.dae', again(100), 'model-endless', { name: 's' });
  }, 60_000);
});

describe('faces', () => {
  const tetra = '0 0 0 1 0 0 0 1 0 0 0 1';
  const byKind: [string, string][] = [
    ['triangles', '<p>0 2 1 0 1 3 0 3 2 1 2 3</p>'],
    ['polylist', '<vcount>3 3 3 3</vcount><p>0 2 1 0 1 3 0 3 2 1 2 3</p>'],
    ['polygons', '<p>0 2 1</p><p>0 1 3</p><ph><p>0 3 2</p></ph><p>1 2 3</p>'],
    ['tristrips', '<p>0 2 1 3 0 2</p>'],
    ['trifans', '<p>0 2 1 3 2</p><p>1 2 3</p>'],
  ];
  it.each(byKind)('of the kind %s, outside out', async (kind, inside) => {
    const mesh = await load('f.dae', dae({ numbers: tetra }, polygon(inside, kind)));
    expect([triangles(mesh), signedVolume(mesh), mesh.warnings]).toEqual([4, expect.closeTo(1 / 6, 12), []]);
  });
  it.each([0, 1, 2])('have the vertex at its offset (%i), of several inputs', async (offset) => {
    const inputs = `<input semantic="NORMAL" source="#n" offset="${(offset + 1) % 3}"/><input semantic="VERTEX" source="#v" offset="${offset}"/><input semantic="TEXCOORD" set="1" source="#t" offset="${(offset + 2) % 3}"/>`;
    const corners = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]
      .map((v) => [7, 7, 7].map((n, i) => (i === offset ? v : n)).join(' '))
      .join('\n');
    const mesh = await load('f.dae', dae({ numbers: tetra }, `<triangles>${inputs}<p>${corners}</p></triangles>`));
    expect(signedVolume(mesh)).toBeCloseTo(1 / 6, 12);
  });
  it('may share an offset with other inputs', async () => {
    const inputs =
      '<input semantic="VERTEX" source="#v" offset="0"/><input semantic="TEXCOORD" source="#t" offset="0"/>';
    const mesh = await load('f.dae', dae({ numbers: tetra }, `<triangles>${inputs}<p>0 1 2</p></triangles>`));
    expect(triangles(mesh)).toBe(1);
  });
  it('beside lines, which are counted where there are some', async () => {
    const lines = `<lines count="0">${INPUT}<p/></lines><lines count="1">${INPUT}<p>0 1</p></lines><linestrips>${INPUT}<p>0 1 2</p></linestrips>`;
    const mesh = await load('f.dae', dae({ numbers: tetra }, polygon('<p>0 1 2</p>', 'triangles') + lines));
    expect(warningCounts(mesh)).toEqual({ 'points-lines-skipped': 2 });
    await expectFailure('f.dae', dae({ numbers: tetra }, lines), 'only-others', { kind: 'lines', count: 2 });
  });
  it('in many inputs are read, and refused past 64 numbers each', async () => {
    const many = Array.from({ length: 200_000 }, () => '<input semantic="TEXCOORD" source="#t" offset="1"/>').join('');
    const text = (inputs: string) =>
      dae({ numbers: tetra }, `<triangles>${INPUT}${inputs}<p>0 9 1 9 2 9</p></triangles>`);
    expect(triangles(await load('f.dae', text(many)))).toBe(1);
    await expectFailure('f.dae', text('<input semantic="X" source="#t" offset="64"/>'), 'model-bad-value', {
      found: '64',
    });
  });
  it('of splines and hulls are said', async () => {
    const more =
      '<geometry id="h"><spline><source/></spline></geometry><geometry id="k"><convex_mesh convex_hull_of="#g"/></geometry></library_geometries>';
    const nodes = ['g', 'h', 'k'].map((id) => `<node><instance_geometry url="#${id}"/></node>`).join('');
    const text = dae({ numbers: tetra }, polygon('<p>0 1 2</p>', 'triangles'), nodes).replace(
      '</library_geometries>',
      more,
    );
    expect(warningCounts(await load('f.dae', text))).toEqual({ 'elements-skipped': 2 });
  });
});

describe('much that is asked for', () => {
  const points = `<library_geometries><geometry id="g"><mesh><source id="s"><float_array>0 0 0</float_array></source><vertices id="v"><input semantic="POSITION" source="#s"/></vertices>`;
  const hostile = (kind: string, piece: string, times: number) =>
    zipOf([
      {
        name: 'h.dae',
        content: Buffer.concat([
          Buffer.from(`<COLLADA>${points}<${kind}>${INPUT}`),
          Buffer.alloc(piece.length * times, piece),
          Buffer.from(`</${kind}></mesh></geometry></library_geometries></COLLADA>`),
        ]),
      },
    ]);
  it.each([
    ['polygons', '<a/>', 3e6, 'xml-too-many'],
    ['polygons', '<!---->', 2e6, 'xml-too-many'],
    ['triangles', '<p>0 0 0</p>', 2.1e6, 'xml-too-many'],
  ] as const)(
    '%s of %s × %d are refused by %s',
    async (kind, piece, times, code) => {
      await expectFailure('h.zip', hostile(kind, piece, times), code);
    },
    60_000,
  );
  it.each([
    ['corners', '<p>0 0 0 0', '0 '.repeat(500_000), 'too-many-triangles'],
    ['faces without corners', '<vcount>', '0 '.repeat(500_000), 'too-many-triangles'],
  ])(
    '%s in one list are counted while they are read',
    async (_, open, piece, code) => {
      const close = open.startsWith('<p') ? '</p>' : '</vcount><p>0</p>';
      const kind = open.startsWith('<p') ? 'polygons' : 'polylist';
      const text = `<COLLADA>${points}<${kind}>${INPUT}${open} ${piece.repeat(24)}${close}</${kind}></mesh></geometry></library_geometries></COLLADA>`;
      const outcome = await importMesh(file('h.dae', text)).catch((error: unknown) => error);
      expect(outcome).toMatchObject({ code });
    },
    60_000,
  );
});
