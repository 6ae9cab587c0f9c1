import { describe, expect, it } from 'vitest';
import { bytesOf, expectFailure, failure, load, signedVolume, triangles, warningCounts } from './helpers';
import { cubeDae, modelXml, richDae, richThreeMf, threeMf } from './scenes';

describe('3MF', () => {
  it('reads a cube, in its unit, Z up', async () => {
    const mesh = await load('cube.3mf', threeMf());
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh)]).toEqual([12, 8, 8]);
    expect(mesh).toMatchObject({
      name: 'cube.3mf',
      format: '3mf',
      unitScaleGuess: 0.001,
      upAxisGuess: 'z',
      warnings: [],
    });
  });
  it.each([
    ['inch', 0.0254, 8],
    ['meter', 1, 8],
    ['foot', 1, 8 * 0.3048 ** 3],
  ])('takes %s for what it is', async (unit, scale, volume) => {
    const mesh = await load('cube.3mf', threeMf(modelXml(undefined, '', unit)));
    expect(mesh.unitScaleGuess).toBe(scale);
    expect(signedVolume(mesh)).toBeCloseTo(volume, 12);
  });
  it('places components, mirrored ones too, also from another model', async () => {
    const parts =
      '<object id="2"><components><component objectid="1" transform="-2 0 0 0 1 0 0 0 1 10 0 0"/><component objectid="1"/></components></object>';
    const mesh = await load(
      'two.3mf',
      threeMf(modelXml('<item objectid="2" transform="1 0 0 0 1 0 0 0 1 0 0 5"/>', parts)),
    );
    expect([triangles(mesh), mesh.parts, signedVolume(mesh), mesh.bounds]).toEqual([
      24,
      2,
      24,
      { min: [-1, -1, 4], max: [12, 1, 6] },
    ]);
    const outer = modelXml(
      '<item objectid="7"/>',
      '<object id="7"><components><component p:path="/3D/Objects/a.model" objectid="1"/></components></object>',
    );
    expect(triangles(await load('p.3mf', threeMf(outer, { '3D/Objects/a.model': modelXml('') })))).toBe(12);
  });
  it.each([
    [
      'an object of itself',
      threeMf(
        modelXml('<item objectid="2"/>', '<object id="2"><components><component objectid="2"/></components></object>'),
      ),
      'model-endless',
    ],
    ['an object that is missing', threeMf(modelXml('<item objectid="9"/>')), 'model-missing'],
    ['a transform that is none', threeMf(modelXml('<item objectid="1" transform="1 2 x"/>')), 'model-bad-value'],
    ['a unit that is none', threeMf(modelXml(undefined, '', 'cubit')), 'model-bad-value'],
    ['nothing to build', threeMf(modelXml('')), 'no-triangles'],
    ['half a model', threeMf(modelXml().slice(0, 600)), 'xml-bad'],
  ] as const)('refuses %s', async (_, bytes, code) => {
    await expectFailure('x.3mf', bytes, code);
  });
  it('leaves out triangles without corners', async () => {
    const mesh = await load('x.3mf', threeMf(modelXml().replace('v1="0"', 'v1="99"').replace('x="1"', 'x="one"')));
    expect(Object.keys(warningCounts(mesh))).toEqual(['faces-out-of-range', 'triangles-not-finite']);
  });
});

describe('what is damaged by fuzzing', () => {
  it('has in it what it is to have', async () => {
    const cubes = await load('rich.3mf', richThreeMf());
    // Of millimetres twice, of inches once.
    expect([triangles(cubes), signedVolume(cubes)]).toEqual([36, expect.closeTo(16 + 8 * 25.4 ** 3, 6)]);
    expect(Object.keys(warningCounts(cubes)).sort()).toEqual(
      ['beams', 'extension', 'not-printable', 'supports'].map((what) => `threemf-${what}`),
    );
    const scene = await load('rich.dae', richDae());
    // Two cubes; a square with a hole, a triangle and a square.
    expect([triangles(scene), signedVolume(scene)]).toEqual([35, expect.closeTo(16, 9)]);
    expect(Object.keys(warningCounts(scene)).sort()).toEqual([
      'comma-separators',
      'decimal-commas',
      'links-dangling',
      'points-lines-skipped',
      'skin-ignored',
    ]);
  });
});

describe('COLLADA', () => {
  it.each([
    ['at its place', undefined, 8],
    ['scaled', '<node><scale>2 3 1</scale><instance_geometry url="#cube"/></node>', 48],
    ['mirrored', '<node><scale>-1 1 1</scale><instance_geometry url="#cube"/></node>', 8],
    [
      'by a matrix, in a node',
      '<node><matrix>2 0 0 5 0 1 0 0 0 0 1 0 0 0 0 1</matrix><node><instance_geometry url="#cube"/></node></node>',
      16,
    ],
    ['with bones', '<node><instance_controller url="#bent"/></node>', 8],
  ])('reads a cube %s', async (_, nodes, volume) => {
    const mesh = await load('cube.dae', cubeDae(nodes));
    expect([triangles(mesh), signedVolume(mesh), mesh.format]).toEqual([12, volume, 'dae']);
    expect(mesh.upAxisGuess).toBe('y');
  });
  it('applies transforms from the last to the first', async () => {
    const nodes =
      '<node><translate>5 0 0</translate><rotate>0 0 2 90</rotate><scale>3 1 1</scale><instance_geometry url="#cube"/></node>';
    const { bounds } = await load('cube.dae', cubeDae(nodes));
    [...bounds.min, ...bounds.max].forEach((x, i) => expect(x).toBeCloseTo([4, -3, -1, 6, 3, 1][i], 12));
  });
  it('takes unit and axis from the file', async () => {
    const asset = (unit: string, up: string) => `<unit meter="${unit}" name="u"/><up_axis>${up}</up_axis>`;
    expect(await load('c.dae', cubeDae(undefined, asset('0.01', 'Z_UP')))).toMatchObject({
      unitScaleGuess: 0.01,
      upAxisGuess: 'z',
      unitReason: 'unit-stated',
    });
    const foot = await load('c.dae', cubeDae(undefined, asset('0.5', 'X_UP')));
    expect([foot.unitScaleGuess, signedVolume(foot)]).toEqual([1, 1]);
  });
  it.each(['triangles', 'tristrips', 'trifans', 'polygons'])('reads %s', async (name) => {
    const p = { triangles: '0 1 2 0 2 3', tristrips: '0 1 3 2', trifans: '0 1 2 3', polygons: '0 1 2 3' }[name]!;
    const text = cubeDae().replace(
      /<polylist[^]*polylist>/,
      `<${name}><input semantic="VERTEX" source="#vertices" offset="0"/><p>${p}</p></${name}>`,
    );
    expect(triangles(await load('flat.dae', text))).toBe(2);
  });
  it.each([
    [
      'a document type',
      cubeDae().replace('<COLLADA', '<!DOCTYPE x [<!ENTITY a "aaaa">]><COLLADA'),
      'xml-bad',
      { what: 'doctype' },
    ],
    ['tags that cross', cubeDae().replace('</mesh>', '</mess>'), 'xml-bad', { what: 'nesting' }],
    ['half a file', cubeDae().slice(0, 900), 'xml-bad', { what: 'ends-early' }],
    ['a node of itself', cubeDae('<node><instance_node url="#loop"/></node>'), 'model-endless', {}],
    [
      'a geometry that is missing',
      cubeDae('<node><instance_geometry url="#ball"/></node>'),
      'model-missing',
      { name: '#ball' },
    ],
    ['an empty scene', cubeDae(''), 'no-triangles', {}],
    ['a depth without end', '<COLLADA>' + '<a>'.repeat(300), 'xml-bad', { what: 'depth' }],
  ] as const)('refuses %s', async (_, text, code, details) => {
    await expectFailure('x.dae', text, code, details);
  });
  it('other XML is named', async () => {
    expect((await failure('x.x3d', bytesOf('<?xml version="1.0"?><X3D/>'))).details['format']).toMatch(/^XML/);
  });
});
