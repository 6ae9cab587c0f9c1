/** COLLADA documents: links, text, numbers and transforms as the specification has them. The values are closed forms. */
import { describe, expect, it } from 'vitest';
import { CUBE_NODE, INPUT, SQUARE, dae, polygon, square } from './daes';
import { expectFailure, load, signedVolume, surfaceArea, triangles, warningCounts } from './helpers';
import { cubeDae } from './scenes';
import { zipOf } from './zips';

describe('links', () => {
  const gone = '<node><instance_geometry url="#gone"/></node>';
  it.each([
    ['a geometry', gone, '#gone'],
    ['a node', '<node><instance_node url="#gone"/></node>', '#gone'],
    ['a controller', '<node><instance_controller url="#gone"/></node>', '#gone'],
    ['another file', '<node><instance_geometry url="other.dae#cube"/></node>', 'other.dae#cube'],
    ['a whole file', '<node><instance_node url="other.dae"/></node>', 'other.dae'],
    ['what is no geometry', '<node><instance_geometry url="#scene"/></node>', '#scene'],
    ['nothing', '<node><instance_geometry/></node>', ''],
  ])('to %s that is not there are skipped and named', async (_, node, name) => {
    const mesh = await load('c.dae', cubeDae(node + CUBE_NODE));
    expect([signedVolume(mesh), mesh.warnings]).toEqual([
      8,
      [{ code: 'links-dangling', count: 1, details: { name, count: 1 } }],
    ]);
    await expectFailure('c.dae', cubeDae(node), 'model-missing', { name });
  });
  it('to sources that are not there leave that part out', async () => {
    const part = '<triangles><input semantic="VERTEX" source="#gone"/><p>0 1 2</p></triangles></mesh>';
    const mesh = await load('c.dae', cubeDae().replace('</mesh>', part));
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([12, { 'links-dangling': 1 }]);
  });
  it('to a scene that is not there show the one there is', async () => {
    const mesh = await load(
      'c.dae',
      cubeDae().replace('instance_visual_scene url="#scene"', 'instance_visual_scene url="#x"'),
    );
    expect([signedVolume(mesh), warningCounts(mesh)]).toEqual([8, { 'links-dangling': 1 }]);
  });
  it.each([
    'cube.dae#cube',
    'CUBE.DAE#cube',
    './cube.dae#cube',
    'file:///C:/a/cube.dae#cube',
    '#cube',
    ' #cube ',
    '#%63ube',
  ])('to its own file: %s', async (url) => {
    const text = cubeDae().replace('instance_geometry url="#cube"', `instance_geometry url="${url}"`);
    expect((await load('models/cube.dae', text)).warnings).toEqual([]);
    const packed = zipOf([{ name: 'a/cube.dae', content: text }]);
    expect(signedVolume(await load('c.zip', packed))).toBe(8);
  });
  it('to a name with blanks', async () => {
    const text = cubeDae().replace('url="#cube"', 'url="my%20cube.dae#cube"');
    expect((await load('my cube.dae', text)).warnings).toEqual([]);
  });
  it('mean the element of their kind, where ids are there twice', async () => {
    const nodes = '<node id="cube"><instance_geometry url="#cube"/></node>';
    expect(signedVolume(await load('c.dae', cubeDae(nodes)))).toBe(8);
    const first = cubeDae().replace(
      '<library_geometries>',
      '<library_images><image id="cube"/><image id="points"/></library_images><library_geometries>',
    );
    expect(signedVolume(await load('c.dae', first))).toBe(8);
  });
  it('mean nothing in what programs keep for themselves', async () => {
    const extra =
      '<extra><technique profile="x"><geometry id="cube"><mesh/></geometry></technique></extra><library_geometries>';
    expect(signedVolume(await load('c.dae', cubeDae().replace('<library_geometries>', extra)))).toBe(8);
  });
});

describe('text', () => {
  it.each([
    [
      'CDATA in a shader',
      cubeDae().replace(
        '<library_geometries>',
        '<library_effects><code><![CDATA[ if (a<b && c>d) discard; ]]></code></library_effects><library_geometries>',
      ),
    ],
    ['CDATA around numbers', cubeDae().replace('<vcount>4 4', '<vcount><![CDATA[4 4]]>')],
    [
      'CDATA within a number',
      cubeDae()
        .replace(/<vcount>[^]*<\/vcount>/, '<vcount>4 4 4 4 4 <![CDATA[]]>4</vcount>')
        .replace('stride="3"', 'stride="3"'),
    ],
    ['entities in numbers', cubeDae().replace('<vcount>4 4', '<vcount>&#52;&#32;&#x34;')],
    ['a comment between', cubeDae().replace('<mesh>', '<mesh><!-- <source> -->')],
    [
      'prefixes',
      cubeDae()
        .replace('<COLLADA xmlns=', '<COLLADA xmlns:c=')
        .replace(/<(\/?)(?=\w)/g, '<$1c:'),
    ],
    [
      'elements of others by the same names',
      cubeDae().replace('<mesh>', '<mesh xmlns:o="urn:o"><o:triangles><o:p>0 1 2</o:p></o:triangles><o:source/>'),
    ],
    ['version 1.5', cubeDae().replace('2005/11/COLLADASchema', '2008/03/COLLADASchema').replace('1.4.1', '1.5.0')],
    [
      'empty tags',
      cubeDae().replace(
        '<library_geometries>',
        '<library_images/><library_lights></library_lights><library_geometries><geometry id="e"><mesh/></geometry><geometry id="f"/>',
      ),
    ],
    ['a mark of UTF-8', '\ufeff' + cubeDae()],
  ])('may have %s', async (_, text) => {
    const mesh = await load('t.dae', text);
    expect([triangles(mesh), signedVolume(mesh), mesh.warnings]).toEqual([12, 8, []]);
  });
  it('may be Latin-1, with names apart', async () => {
    const text = cubeDae(
      '<node name="Würfel"><instance_geometry url="#cübe"/></node><node name="Wörfel"><instance_geometry url="#cübe"/></node>',
    )
      .replace('version="1.0"', 'version="1.0" encoding="ISO-8859-1"')
      .replace('geometry id="cube"', 'geometry id="cöbe"/><geometry id="cübe"');
    const mesh = await load('t.dae', Uint8Array.from(Buffer.from(text, 'latin1')));
    expect(mesh.table?.parts.map(({ name }) => name)).toEqual(['Würfel', 'Wörfel']);
    expect(signedVolume(mesh)).toBe(16);
  });
  it('may be UTF-16', async () => {
    const text = cubeDae().replace('version="1.0"', 'version="1.0" encoding="utf-16"');
    for (const swap of [false, true]) {
      const bytes = Buffer.from('\ufeff' + text, 'utf16le');
      expect(signedVolume(await load('t.dae', new Uint8Array(swap ? bytes.swap16() : bytes)))).toBe(8);
    }
  });
});

it('is told from other XML by its root, whatever its prefix and ending', async () => {
  const prefixed = cubeDae()
    .replace('<COLLADA xmlns=', '<COLLADA xmlns:c=')
    .replace(/<(\/?)(?=\w)/g, '<$1c:');
  for (const text of [prefixed, prefixed.replace(/^.*\n/, '')]) expect(signedVolume(await load('t.xml', text))).toBe(8);
});

describe('commas', () => {
  it('are decimal where the count says so, and where nothing else can be', async () => {
    const numbers = SQUARE.replaceAll('4', '4,5');
    for (const count of [12, undefined]) {
      const mesh = await load('c.dae', square({ numbers, count }));
      expect([surfaceArea(mesh), warningCounts(mesh)]).toEqual([20.25, { 'decimal-commas': 1 }]);
    }
  });
  it('are between where the count says so, and where nothing else can be', async () => {
    for (const numbers of [SQUARE.replaceAll(' ', ','), SQUARE.replaceAll(' ', ', ')])
      for (const count of [12, undefined]) {
        const mesh = await load('c.dae', square({ numbers, count }));
        expect([surfaceArea(mesh), warningCounts(mesh)]).toEqual([16, { 'comma-separators': 1 }]);
      }
    const pairs = await load('c.dae', square({ numbers: '0,0 0,4 0,0 4,4 0,0 4,0', count: 12 }));
    expect(surfaceArea(pairs)).toBe(16);
  });
  it('that may be either are refused by name', async () => {
    await expectFailure('c.dae', square({ numbers: '0,0 0,4 0,0 4,4 0,0 4,0' }), 'number-commas', {
      line: 4,
      found: '0,0 0,4 0,0 4,4 0',
    });
  });
  it('are between corners always', async () => {
    const text = dae({ numbers: SQUARE }, '<polylist>' + INPUT + '<vcount>3,3</vcount><p>0,1 2,0 2,3</p></polylist>');
    expect(surfaceArea(await load('c.dae', text))).toBe(16);
  });
  it('are decimal in transforms and the unit', async () => {
    const mesh = await load(
      'c.dae',
      cubeDae(`<node><scale>0,5 1 1</scale>${CUBE_NODE}</node>`, '<unit meter="0,0254"/>'),
    );
    expect([signedVolume(mesh), mesh.unitScaleGuess]).toEqual([4, 0.0254]);
    const between = await load('c.dae', cubeDae(`<node><scale>2,1,1</scale>${CUBE_NODE}</node>`));
    expect(signedVolume(between)).toBe(16);
  });
});

describe('transforms', () => {
  /** Where the corner (1, 1, 1) of the cube goes, which is its last. */
  async function cornerUnder(transform: string): Promise<number[]> {
    const mesh = await load(
      't.dae',
      dae(
        { numbers: '1 2 3 0 0 0 0 1 0' },
        polygon('<p>0 1 2</p>', 'triangles'),
        `<node>${transform}<instance_geometry url="#g"/></node>`,
      ),
    );
    return [...mesh.positions.slice(0, 3)];
  }
  const near = (point: number[]) => point.map((x) => expect.closeTo(x, 12));
  const root = Math.SQRT1_2;
  it.each<[string, string, number[]]>([
    ['skew of 45° of y along x', '<skew>45 0 1 0 1 0 0</skew>', [3, 2, 3]],
    ['skew of −45°', '<skew>-45 0 1 0 1 0 0</skew>', [-1, 2, 3]],
    ['skew of z along y, axes of any length', '<skew>45 0 0 7 0 3 0</skew>', [1, 5, 3]],
    // The first axis at 45° to the second: turned by 15° it is at 30°, which is a height of 1 and √3 along instead of 1.
    ['skew between axes that are not square', '<skew>15 1 1 0 1 0 0</skew>', [1 + 2 * (Math.sqrt(3) - 1), 2, 3]],
    ['skew along its own axis', '<skew>30 1 0 0 2 0 0</skew>', [1, 2, 3]],
    ['lookat along −z', '<lookat>5 6 7 5 6 0 0 1 0</lookat>', [6, 8, 10]],
    // Looking along +x, up z: right is −y, back is −x.
    ['lookat along x', '<lookat>0 0 0 9 0 0 0 0 1</lookat>', [-3, -1, 2]],
    // Up is made square to the way it looks: up (0 1 1) while it looks along −z is y.
    ['lookat with an up aslant', '<lookat>0 0 0 0 0 -1 0 1 1</lookat>', [1, 2, 3]],
    ['lookat at where it is', '<lookat>1 1 1 1 1 1 0 1 0</lookat>', [2, 3, 4]],
    [
      'rotate, translate and matrix in turn',
      '<translate>10 0 0</translate><rotate>0 0 1 90</rotate><matrix>1 0 0 0 0 1 0 0 0 0 1 5 0 0 0 1</matrix>',
      [8, 1, 8],
    ],
    ['matrix, row by row', '<matrix>0 -1 0 7 1 0 0 8 0 0 1 9 0 0 0 1</matrix>', [5, 9, 12]],
    ['rotate about an axis of any length', '<rotate>0 0 5 45</rotate>', [root - 2 * root, root + 2 * root, 3]],
    ['several of one kind', '<scale>2 1 1</scale><scale>1 3 1</scale><translate>1 0 0</translate>', [4, 6, 3]],
  ])('%s', async (_, transform, point) => expect(await cornerUnder(transform)).toEqual(near(point)));
  it('through nodes used by others', async () => {
    const library = `<library_nodes><node id="pair"><translate>10 0 0</translate>${CUBE_NODE}<instance_node url="#one"/></node><node id="one"><scale>2 1 1</scale>${CUBE_NODE}</node></library_nodes><library_visual_scenes>`;
    const mesh = await load(
      't.dae',
      cubeDae('<node><rotate>0 0 1 90</rotate><instance_node url="#pair"/></node>').replace(
        '<library_visual_scenes>',
        library,
      ),
    );
    expect([mesh.parts, signedVolume(mesh), mesh.bounds.min.map(Math.round), mesh.bounds.max.map(Math.round)]).toEqual([
      2,
      expect.closeTo(24, 9),
      [-1, 8, -1],
      [1, 12, 1],
    ]);
  });
  it.each([
    ['X_UP', 'y', [-5, -4]],
    ['Y_UP', 'y', [4, 5]],
    ['Z_UP', 'z', [4, 5]],
  ])('up is %s', async (up, guess, range) => {
    const text = dae({ numbers: SQUARE.replace('0 0 0', '5 4 3') }, polygon('<p>0 1 2 3</p>')).replace(
      '</asset>',
      `<up_axis> ${up} </up_axis></asset>`,
    );
    const mesh = await load('t.dae', text);
    expect([mesh.upAxisGuess, mesh.upAxisReason]).toEqual([guess, 'up-stated']);
    // X up: what was along x is now along y, and what was along y is along −x.
    expect([...mesh.positions.slice(0, 2)]).toEqual(up === 'X_UP' ? [-4, 5] : [5, 4]);
    expect(range.length).toBe(2);
  });
});

describe('skins', () => {
  const skin = (source: string, matrix: string, id: string) =>
    `<controller id="${id}"><skin source="${source}"><bind_shape_matrix>${matrix}</bind_shape_matrix></skin></controller>`;
  const moved = '1 0 0 5 0 2 0 0 0 0 1 0 0 0 0 1';
  const morph = '<controller id="m"><morph source="#cube"/></controller>';
  it.each([
    ['where its bones are', skin('#cube', moved, 'k'), '', 16, [4, -2, -1]],
    [
      'in a node that moves',
      skin('#cube', moved, 'k'),
      '<scale>1 1 3</scale><translate>1 0 0</translate>',
      48,
      [5, -2, -3],
    ],
    ['of a morph', skin('#m', moved, 'k') + morph, '', 16, [4, -2, -1]],
    [
      'of a skin, from the inside out',
      skin('#j', '0 -1 0 0 1 0 0 0 0 0 1 0 0 0 0 1', 'k') + skin('#cube', moved, 'j'),
      '',
      16,
      [-2, 4, -1],
    ],
  ])('are as modelled, %s', async (_, controllers, transform, volume, min) => {
    const nodes = `<node>${transform}<instance_controller url="#k"/></node>`;
    const text = cubeDae(nodes).replace('<library_controllers>', `<library_controllers>${controllers}`);
    const mesh = await load('s.dae', text);
    expect([signedVolume(mesh), mesh.bounds.min]).toEqual([
      expect.closeTo(volume, 9),
      min.map((x) => expect.closeTo(x, 9)),
    ]);
    expect(Object.keys(warningCounts(mesh))).toContain('skin-ignored');
  });
  it('of themselves are endless', async () => {
    const nodes = '<node><instance_controller url="#k"/></node>';
    const text = cubeDae(nodes).replace('<library_controllers>', `<library_controllers>${skin('#k', moved, 'k')}`);
    await expectFailure('s.dae', text, 'model-endless', { name: 'k' });
  });
});
