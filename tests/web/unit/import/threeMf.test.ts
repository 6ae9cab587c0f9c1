/** 3MF as its specifications have it: packages, names, XML, and what extensions add. Values are those of a tetrahedron of edges 10. */
import { describe, expect, it } from 'vitest';
import { expectFailure, load, signedVolume, surfaceArea, triangles, warningCounts } from './helpers';
import { zipOf } from './zips';

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const OF = 'http://schemas.microsoft.com/3dmanufacturing';
const NEW = 'http://schemas.3mf.io/3dmanufacturing';
const NAMESPACES = `xmlns="${CORE}" xmlns:q="${OF}/production/2015/06"`;
const VERTICES =
  '<vertices><vertex x="0" y="0" z="0"/><vertex x="10" y="0" z="0"/><vertex x="0" y="10" z="0"/><vertex x="0" y="0" z="10"/></vertices>';
const TRIANGLES =
  '<triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="0" v2="3" v3="2"/><triangle v1="1" v2="2" v3="3"/></triangles>';
const MESH = `<mesh>${VERTICES}${TRIANGLES}</mesh>`;
const VOLUME = 1000 / 6;
const AREA = 150 + 50 * Math.sqrt(3);

const object = (inside = MESH, attributes = 'id="1"') => `<object ${attributes}>${inside}</object>`;
const model = (objects = object(), build = '<item objectid="1"/>', attributes = `unit="millimeter" ${NAMESPACES}`) =>
  `<?xml version="1.0" encoding="UTF-8"?><model ${attributes}><resources>${objects}</resources><build>${build}</build></model>`;
const rels = (target: string, more = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${more}<Relationship Id="r" Target="${target}" Type="${OF}/2013/01/3dmodel"/></Relationships>`;

const pack = (files: Record<string, string | Uint8Array>) =>
  zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
const one = (xml: string | Uint8Array) => pack({ '_rels/.rels': rels('/3D/3dmodel.model'), '3D/3dmodel.model': xml });

async function expectTetrahedra(bytes: Uint8Array, count = 1, warnings: Record<string, number> = {}) {
  const mesh = await load('t.3mf', bytes);
  expect(triangles(mesh)).toBe(4 * count);
  expect(signedVolume(mesh)).toBeCloseTo(VOLUME * count, 9);
  expect(surfaceArea(mesh)).toBeCloseTo(AREA * count, 9);
  expect(warningCounts(mesh)).toEqual(warnings);
  return mesh;
}

describe('the model of a package', () => {
  it.each([
    ['in another folder, by another ending', { '_rels/.rels': rels('/Parts/thing.xyz'), 'Parts/thing.xyz': model() }],
    ['by a relative target', { '_rels/.rels': rels('3D/a.model'), '3D/a.model': model() }],
    ['in another case', { '_RELS/.Rels': rels('/3d/A.Model'), '3D/a.MODEL': model() }],
    ['by a target with dots', { '_rels/.rels': rels('./3D/x/../a.model'), '3D/a.model': model() }],
    ['percent-encoded', { '_rels/.rels': rels('/3D/my%20model%C3%A9.model'), '3D/my modelé.model': model() }],
    [
      'not encoded, where the package is',
      { '_rels/.rels': rels('/3D/my model.model'), '3D/my%20model.model': model() },
    ],
    [
      'with a # in its name',
      { '_rels/.rels': rels('/3D/a%232.model#x'), '3D/a#1.model': '<', '3D/a#2.model': model() },
    ],
    ['with backslashes', { '_rels/.rels': rels('\\3D\\a.model'), '3D\\a.model': model() }],
    ['among other models', { '_rels/.rels': rels('/b.model'), '3D/3dmodel.model': model('', ''), 'b.model': model() }],
    [
      'behind a relation that leads outside, and one to nothing',
      {
        '_rels/.rels': rels(
          '/m.model',
          `<Relationship Id="x" TargetMode="External" Target="http://a/b.model" Type="${OF}/2013/01/3dmodel"/><Relationship Id="y" Target="/none" Type="${OF}/2013/01/3dmodel"/>`,
        ),
        'm.model': model(),
      },
    ],
    [
      'by names with prefixes and single quotes',
      {
        '_rels/.rels': `<r:Relationships xmlns:r="http://schemas.openxmlformats.org/package/2006/relationships"><r:Relationship Type='${OF}/2013/01/3dmodel' Id='a' Target='/m.model'/></r:Relationships>`,
        'm.model': model(),
      },
    ],
    ['without relations', { '3d/other.model': model() }],
  ] as const)('is found %s', async (_, files) => {
    await expectTetrahedra(pack(files));
  });
  it('that is not there is named', async () => {
    await expectFailure('t.3mf', pack({ '_rels/.rels': rels('/3D/gone.model') }), 'model-missing', {
      name: '/3D/gone.model',
    });
  });
  it('need not be the one that is not used', async () => {
    await expectTetrahedra(pack({ '_rels/.rels': rels('/a.model'), 'a.model': model(), '3D/broken.model': '<model' }));
  });
  it('in other documents is none', async () => {
    const files = { '_rels/.rels': rels('/word.xml').replace('2013/01/3dmodel', 'officeDocument'), 'word.xml': '<a/>' };
    await expectFailure('t.3mf', pack(files), 'zip-no-mesh');
  });
});

describe('parts in other models', () => {
  const placed = '1 0 0 0 1 0 0 0 1 20 0 0';
  const outer = (path: string, unit = 'millimeter') =>
    model(
      object(`<components><component q:path="${path}" objectid="01" transform="${placed}"/></components>`, 'id="2"'),
      '<item objectid="2"/>',
      `unit="${unit}" ${NAMESPACES}`,
    );
  it.each(['/3D/Objects/a.model', '3d/objects/A.MODEL', '/3D/./x/../Objects/a%2Emodel', '/3D//Objects/a.model'])(
    'are found as %s',
    async (path) => {
      const mesh = await expectTetrahedra(pack({ '3D/3dmodel.model': outer(path), '3D/Objects/a.model': model() }));
      expect(mesh.bounds).toEqual({ min: [20, 0, 0], max: [30, 10, 10] });
    },
  );
  it('are found from an item, too', async () => {
    const build = '<item objectid="1" q:path="/b.model"/><item objectid="1"/>';
    await expectTetrahedra(pack({ '3D/3dmodel.model': model(undefined, build), 'b.model': model() }), 2);
  });
  it('have the unit that they state', async () => {
    const inches = model(undefined, '', `unit="inch" ${NAMESPACES}`);
    const mesh = await load('t.3mf', pack({ '3D/3dmodel.model': outer('/i.model'), 'i.model': inches }));
    expect(signedVolume(mesh)).toBeCloseTo(VOLUME * 25.4 ** 3, 6);
    expect(mesh.bounds.min).toEqual([20, 0, 0]);
    const silent = model(undefined, '', NAMESPACES);
    const same = await load('t.3mf', pack({ '3D/3dmodel.model': outer('/i.model', 'inch'), 'i.model': silent }));
    expect([signedVolume(same), same.unitScaleGuess]).toEqual([expect.closeTo(VOLUME, 9), 0.0254]);
  });
  it('by another namespace are none, whatever its prefix', async () => {
    const decoy = `unit="millimeter" xmlns="${CORE}" xmlns:q="http://example.com/pictures"`;
    const build = '<item objectid="1" q:path="/b.model"/>';
    const other = model(object(MESH.replaceAll('"10"', '"99"')), '');
    await expectTetrahedra(pack({ '3D/3dmodel.model': model(undefined, build, decoy), 'b.model': other }));
  });
  it('that are missing are skipped and named, and the rest is loaded', async () => {
    const build = '<item objectid="1"/><item objectid="9"/><item objectid="1" q:path="/gone.model"/>';
    const mesh = await expectTetrahedra(one(model(undefined, build)), 1, { 'links-dangling': 2 });
    expect(mesh.warnings[0]!.details['name']).toBe('/3d/3dmodel.model#9');
    await expectFailure('t.3mf', one(model(undefined, '<item objectid="9"/>')), 'model-missing');
  });
});

describe('the XML of a model', () => {
  const text = model();
  const wide = (mark: string, swap: boolean) => {
    const bytes = Buffer.from(mark + text.replace('UTF-8', 'UTF-16'), 'utf16le');
    return new Uint8Array(swap ? bytes.swap16() : bytes);
  };
  it.each([
    ['UTF-16, little-endian', wide('\ufeff', false)],
    ['UTF-16, big-endian', wide('\ufeff', true)],
    ['UTF-16 without a mark', wide('', false)],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeff' + text)],
    [
      'Latin-1',
      Uint8Array.from(
        Buffer.from(text.replace('UTF-8', 'iso-8859-1').replace('id="1"', 'id="1" name="Würfel"'), 'latin1'),
      ),
    ],
  ] as const)('may be %s', async (kind, bytes) => {
    const mesh = await expectTetrahedra(one(bytes));
    if (kind === 'Latin-1') expect(mesh.table?.parts.map(({ name }) => name) ?? ['Würfel']).toEqual(['Würfel']);
  });
  it.each([
    ['values that look like attributes', text.replace('id="1"', `name='part id="9"' id="1"`)],
    ['values with entities', text.replace('id="1"', 'id="&#49;" name="a &amp; b &lt;&quot;&gt;&apos;"')],
    ['a > in a value', text.replace('id="1"', 'name="a > b" id="1"')],
    ['newlines between and around', text.replaceAll(' v1="0"', '\n\tv1\r\n=\n"0"').replace('id="1"', '\nid = "1"\n')],
    ['single quotes', text.replaceAll('"', "'")],
    ['attributes whose names end alike', text.replaceAll(' x="', ' xx="7" a.x="8" x="')],
    [
      'attributes of the same name with a prefix',
      text.replaceAll(' x="', ' q:x="7" x="').replaceAll(' v1="', ' q:v1="3" v1="'),
    ],
    ['closing tags with blanks', text.replace(/<\/(\w+)>/g, '</$1 \n>')],
    ['comments and instructions', text.replaceAll('<vertex ', '<!-- <vertex x="9"/> --><?p a?><vertex ')],
    ['CDATA', text.replace('<resources>', '<metadata name="a"><![CDATA[ <object id="1"> ]]></metadata><resources>')],
    ['blanks in numbers', text.replaceAll('"10"', '" 10 "').replace('objectid="1"', 'objectid=" 1 "')],
    ['numbers with exponents', text.replaceAll('"10"', '"+1.0E1"')],
    ['no namespace', text.replace(NAMESPACES, '')],
    ['the namespace of before', text.replace(CORE, `${OF}/2013/01`)],
  ])('may have %s', async (_, xml) => {
    await expectTetrahedra(one(xml));
  });
  it('may have prefixes everywhere, which may change', async () => {
    const prefixed = text
      .replace(`xmlns="${CORE}"`, `xmlns:a="${CORE}"`)
      .replace(/<(\/?)(?=[a-z])/g, '<$1a:')
      .replaceAll('<a:vertices>', `<b:vertices xmlns:b="${CORE}" xmlns:a="x">`)
      .replaceAll('</a:vertices>', '</b:vertices>')
      .replaceAll('<a:vertex ', '<a:vertex x="5"/><b:vertex ');
    await expectTetrahedra(one(prefixed));
  });
  it('may have elements of others by the same names', async () => {
    const foreign = `<o:x xmlns:o="urn:o"><mesh><vertex x="5"/></mesh><o:vertex/><item objectid="7"/></o:x>`;
    const inside = text.replace('<vertices>', `${foreign}<vertices>`).replace('<triangles>', `${foreign}<triangles>`);
    await expectTetrahedra(one(inside.replace('<build>', `<build>${foreign}`)));
  });
  it.each([
    ['half a tag', text.slice(0, text.indexOf('<vertex ') + 12), 'xml-bad', { what: 'ends-early' }],
    ['half a value', text.slice(0, text.indexOf('<vertex ') + 11), 'xml-bad', { what: 'ends-early' }],
    ['a value without quotes', text.replace('x="0"', 'x=0'), 'xml-bad', { what: 'attribute' }],
    ['an attribute that is there twice', text.replace('x="0"', 'x="0" x="1"'), 'xml-bad', { what: 'attribute' }],
    ['prefixes that do not go together', text.replace('</mesh>', '</q:mesh>'), 'xml-bad', { what: 'nesting' }],
    ['another document', '<html><body/></html>', 'model-missing', { name: 'model' }],
    ['nothing at all', ' ', 'model-missing', { name: 'model' }],
    ['a unit that is none', text.replace('millimeter', 'cubit'), 'model-bad-value', { name: 'unit', line: 1 }],
  ] as const)('may not be %s', async (_, xml, code, details) => {
    await expectFailure('t.3mf', one(xml), code, details);
  });
  it('reads decimal commas, each number being one by itself, and says so', async () => {
    const comma = text.replaceAll('"10"', '"10,0"').replace('<item ', '<item transform="1,0 0 0 0 1 0 0 0 1 0,5 0 0" ');
    const mesh = await expectTetrahedra(one(comma), 1, { 'decimal-commas': 5 });
    expect(mesh.bounds.min).toEqual([0.5, 0, 0]);
  });
  it('takes 0x10, Infinity and nothing for no numbers', async () => {
    for (const word of ['0x10', 'Infinity', '', '1 0', '1,0,0'])
      await expectFailure('t.3mf', one(text.replaceAll('"10"', `"${word}"`)), 'nothing-sound', { dropped: 4 });
  });
});

describe('components', () => {
  it.each([
    ['mirrored', '-1 0 0 0 1 0 0 0 1 0 0 0', 1],
    ['turned', '0 1 0 -1 0 0 0 0 1 5 5 5', 1],
    ['stretched', '2 0 0 0 3 0 0 0 4 0 0 0', 24],
    ['mirrored and sheared', '1 0 0 0.5 1 0 0 0 -2 0 0 0', 2],
  ])('%s keep their outside', async (_, transform, factor) => {
    const parts = `${object()}${object(`<components><component objectid="1" transform="${transform}"/></components>`, 'id="2"')}`;
    const mesh = await load('t.3mf', one(model(parts, `<item objectid="2" transform="${transform}"/>`)));
    expect(signedVolume(mesh)).toBeCloseTo(VOLUME * factor ** 2, 6);
  });
  it('apply from the inside out, as rows', async () => {
    const parts = `${object()}${object('<components><component objectid="1" transform="1 0 0 0 1 0 0 0 1 1 2 3"/></components>', 'id="2"')}`;
    const { bounds } = await load(
      't.3mf',
      one(model(parts, '<item objectid="2" transform="0 1 0 -1 0 0 0 0 1 100 0 0"/>')),
    );
    // (x, y, z) goes to (100 - (y + 2), x + 1, z + 3).
    expect(bounds).toEqual({ min: [88, 1, 3], max: [98, 11, 13] });
  });
});

describe('what is not read is said', () => {
  const uri = {
    b: `${OF}/beamlattice/2017/02`,
    s: `${OF}/slice/2015/07`,
    d: `${NEW}/displacement/2023/10`,
    v: `${NEW}/volumetric/2022/01`,
    o: `${NEW}/booleanoperations/2023/07`,
  };
  // By other letters than the specifications have.
  const named = `${NAMESPACES} xmlns:k="${uri.b}" xmlns:l="${uri.s}" xmlns:m="${uri.d}" xmlns:n="${uri.v}" xmlns:o="${uri.o}"`;
  const beams =
    '<k:beamlattice radius="1" minlength="0.1"><k:beams><k:beam v1="0" v2="1"/><k:beam v1="1" v2="2"/></k:beams><k:balls><k:ball vindex="1"/></k:balls></k:beamlattice>';
  const slices =
    '<l:slicestack id="7"><l:slice ztop="1"><l:vertices><l:vertex x="1" y="1"/></l:vertices><l:polygon startv="0"><l:segment v2="0"/></l:polygon></l:slice></l:slicestack>';
  const displaced = `<m:displacementmesh><m:vertices><m:vertex x="0" y="0" z="0"/></m:vertices><m:triangles><m:triangle v1="0" v2="0" v3="0"/></m:triangles></m:displacementmesh>`;
  const build = (...ids: number[]) => ids.map((id) => `<item objectid="${id}"/>`).join('');
  it.each<[string, string, string, Record<string, number>]>([
    ['beams and balls', object(MESH.replace('</mesh>', `${beams}</mesh>`)), build(1), { 'threemf-beams': 3 }],
    ['slices', slices + object(MESH, 'id="1" l:slicestackid="7"'), build(1), { 'threemf-sliced': 1 }],
    ['displacement', object() + object(displaced, 'id="2"'), build(1, 2), { 'threemf-displaced': 1 }],
    ['level sets', object() + object('<n:levelset functionid="1"/>', 'id="2"'), build(1, 2), { 'threemf-volumes': 1 }],
    [
      'booleans',
      object() + object('<o:booleans objectid="1"><o:boolean objectid="1"/></o:booleans>', 'id="2"'),
      build(1, 2),
      { 'threemf-combined': 1 },
    ],
    ['supports', object(MESH, 'id="1" type="solidsupport"'), build(1), { 'threemf-supports': 1 }],
    ['supports of the first edition', object(MESH, 'id="1" type="support"'), build(1), { 'threemf-supports': 1 }],
    ['surfaces', object(MESH, 'id="1" type="surface"'), build(1), { 'threemf-no-solids': 1 }],
    ['others', object(MESH, 'id="1" type="other"'), build(1), { 'threemf-no-solids': 1 }],
    ['what no build shows', object() + object(displaced, 'id="2"'), build(1), {}],
  ])('%s', async (_, objects, items, warnings) => {
    await expectTetrahedra(one(model(objects, items, named)), 1, warnings);
  });
  it('items that are not printed, which are loaded', async () => {
    const items = '<item objectid="1"/><item objectid="1" printable="0"/><item objectid="1" printable="1"/>';
    await expectTetrahedra(one(model(undefined, items)), 3, { 'threemf-not-printable': 1 });
  });
  it.each<[string, string, string, number]>([
    ['beams', object(`<mesh>${VERTICES}${beams}</mesh>`), 'beams', 3],
    ['displacement', object(displaced), 'displaced', 1],
    ['volumes', object('<n:levelset/>'), 'implicit', 1],
  ])('a file of %s only is refused by that word', async (_, objects, kind, count) => {
    await expectFailure('t.3mf', one(model(objects, build(1), named)), 'only-others', { kind, count });
  });
  it('extensions that the file requires, by their addresses and not their letters', async () => {
    const required = (letters: string) => `requiredextensions="${letters}" ${named} xmlns:zz="urn:acme:gears"`;
    await expectTetrahedra(one(model(undefined, build(1), required('q  '))));
    const mesh = await expectTetrahedra(one(model(undefined, build(1), required('k q zz none'))), 1, {
      'threemf-extension': 3,
    });
    expect(mesh.warnings[0]!.details['name']).toBe('beamlattice 2017/02');
    const swapped = `requiredextensions="p" xmlns="${CORE}" xmlns:p="${uri.b}"`;
    await expectTetrahedra(one(model(undefined, build(1), swapped)), 1, { 'threemf-extension': 1 });
  });
});
