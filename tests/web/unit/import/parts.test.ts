import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../../../../web/mesh/import/parts';
import { roleOf } from '../../../../web/mesh/import/roles';
import { load, warningCounts } from './helpers';
import { CUBE_POINTS, cubeObj, cubeStlBinary } from './samples';
import { cubeDae, cubeFbx, modelXml, threeMf } from './scenes';
import { sizes } from './tables';

const quirky = (name: string) =>
  load(name, new Uint8Array(readFileSync(new URL(`../../../../meshes/quirky/${name}`, import.meta.url))));
const rolesOf = (mesh: Awaited<ReturnType<typeof quirky>>) => mesh.table?.parts.map(({ name, role }) => [name, role]);
const points = CUBE_POINTS.map((point) => `v ${point.join(' ')}`).join('\n');

describe('parts of a file', () => {
  it('OBJ: objects of one material each', async () => {
    const mesh = await quirky('unreal-crate.obj');
    const each = { 'Crate | Wood': 12, 'Lid | Wood': 12, 'UCX_Crate_00 | None': 12, 'UCX_Lid_00 | None': 12 };
    expect(sizes(mesh)).toEqual(each);
    expect(mesh.table?.parts.map(({ role }) => role)).toEqual([undefined, undefined, 'collision', 'collision']);
  });
  it('OBJ: what comes again is the same part, and what stands before the first name has none', async () => {
    const text = `${points}\nf 1 2 3\no A\nusemtl red\nf 1 2 3\nusemtl blue\nf 1 2 3 4\nusemtl red\nf 5 6 7\no Empty\ng B\nf 5 6 7\n`;
    const mesh = await load('a.obj', text);
    expect(sizes(mesh)).toEqual({ '': 1, 'A | red': 2, 'A | blue': 2, 'Empty / B | red': 1 });
    expect(mesh.table?.owners).toHaveLength(5);
  });
  it('OBJ: faces that are left out shift the parts behind them', async () => {
    const text = `${points}\nv nan 0 0\no A\nf 1 2 99\nf 1 2 9\nf 1 2 3\no B\nf 1 2 9\no C\nf 1 2 3 4\n`;
    expect(sizes(await load('a.obj', text))).toEqual({ A: 1, C: 2 });
  });
  it('glTF: a node for each part, and each of its materials', async () => {
    const mesh = await quirky('godot-columns.gltf');
    expect(sizes(mesh)).toEqual({
      'Column | Granite': 12,
      'Column-colonly.001 | Granite': 12,
      'Fern-noimp | Granite': 12,
      'Two stones | Granite': 8,
      'Two stones | Moss': 4,
      'Ramp | Granite': 12,
    });
    expect(rolesOf(mesh)).toEqual([
      ['Column', undefined],
      ['Column-colonly.001', 'collision'],
      ['Fern-noimp', 'neither'],
      ['Two stones', undefined],
      ['Two stones', undefined],
      ['Ramp', 'collision'],
    ]);
  });
  it('STL: solids', async () => {
    const mesh = await quirky('two-solids.stl');
    expect(sizes(mesh)).toEqual({ 'Base plate': 12, 'Rib collider': 12 });
    expect(mesh.table?.parts[1]?.role).toBe('collision');
  });
  it('COLLADA: nodes, by what is above them too, and materials', async () => {
    const show = '<instance_geometry url="#cube"/>';
    const nodes = `<node name="Colliders"><node name="A">${show}</node></node><node id="B">${show}</node>`;
    const mesh = await load('a.dae', cubeDae(nodes).replace('<polylist ', '<polylist material="stone" '));
    expect(sizes(mesh)).toEqual({ 'A | stone': 12, 'B | stone': 12 });
    expect(rolesOf(mesh)).toEqual([
      ['A', 'collision'],
      ['B', undefined],
    ]);
  });
  it('3MF: objects, each as often as it is built', async () => {
    const model = modelXml('<item objectid="1"/><item objectid="1" transform="1 0 0 0 1 0 0 0 1 9 0 0"/>');
    const mesh = await load('a.3mf', threeMf(model.replace('<object id="1"', '<object id="1" name="Gear &amp; pin"')));
    expect(mesh.table?.parts.map(({ name }) => name)).toEqual(['Gear & pin', 'Gear & pin']);
  });
  it('FBX: models and their materials', async () => {
    const layer = `LayerElementMaterial: 0 {\nMappingInformationType: "ByPolygon"\nMaterials: *6 {\na: 0,0,1,1,1,0\n}\n}\n`;
    const stuff = `Material: 7, "Material::Tin", "" {\n}\nMaterial: 8, "Material::Oak", "" {\n}\n`;
    const text = cubeFbx()
      .replace('PolygonVertexIndex:', `${layer}PolygonVertexIndex:`)
      .replace('Objects:  {', `Objects:  {\n${stuff}`)
      .replace('C: "OO",2,0', 'C: "OO",2,0\nC: "OO",7,2\nC: "OO",8,2');
    const named = sizes(await load('a.fbx', text));
    expect(Object.keys(named).map((name) => name.split(' | ')[1])).toEqual(['Tin', 'Oak']);
    expect(Object.values(named)).toEqual([6, 6]);
  });
  it('says nothing where there is nothing to tell apart', async () => {
    for (const mesh of [await load('a.obj', `o Only\n${cubeObj()}`), await load('a.stl', cubeStlBinary())])
      expect(mesh.table).toBeUndefined();
  });
  it('names change no bit of a mesh', async () => {
    const named = await quirky('unreal-crate.obj');
    const text = readFileSync(new URL('../../../../meshes/quirky/unreal-crate.obj', import.meta.url), 'utf8');
    const plain = await load('a.obj', text.replace(/^(o|usemtl) .*$/gm, ''));
    expect([plain.table, plain.positions, plain.indices]).toEqual([undefined, named.positions, named.indices]);
  });
  it('gathers what is beyond the limit of parts, and says so', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => `o part ${i}\nf 1 2 3`).join('\n');
    const mesh = await load('many.obj', `${points}\n${many}\n`);
    expect([mesh.table?.parts.length, mesh.table?.parts.at(-1)]).toEqual([4097, { name: '', rest: true }]);
    expect(mesh.table?.starts.at(-1)).toBe(4096);
    expect(warningCounts(mesh)).toMatchObject({ 'parts-gathered': 1 });
    const exact = await load('exact.obj', `${points}\n${many.split('\n').slice(0, 8192).join('\n')}\n`);
    expect([exact.table?.parts.length, warningCounts(exact)['parts-gathered']]).toEqual([4096, undefined]);
  });
  it('gathers what is beyond the limit of changes', async () => {
    const faces = Array.from({ length: 70_000 }, (_, i) => `usemtl ${i % 2}\nf 1 2 3`).join('\n');
    const mesh = await load('stripes.obj', `${points}\n${faces}\n`);
    expect([mesh.table?.parts.length, mesh.table?.starts.length]).toEqual([3, 65_537]);
    expect(Object.values(sizes(mesh)).reduce((a, b) => a + b)).toBe(70_000);
  });
});

describe('names', () => {
  it.each([
    ['Wall', undefined],
    ['Wall-col', 'collision'],
    ['Wall_convcolonly', 'collision'],
    ['Wall$colonly', 'collision'],
    ['Wall-col.003', 'collision'],
    ['UCX_Crate_01', 'collision'],
    ['ubx_crate', 'collision'],
    ['MyBoxCollider', 'collision'],
    ['collision_mesh', 'collision'],
    ['Collisions', 'collision'],
    ['Wall-noimp', 'neither'],
    ['floor-navmesh', 'neither'],
    ['Grass_nocollision', 'seen'],
    ['no-collision', 'seen'],
    ['NoCollision.Fern', 'seen'],
    ['Colander', undefined],
    ['protocol', undefined],
    ['Piano-color', undefined],
    ['colony', undefined],
    ['Truck_UCX', undefined],
    ['', undefined],
  ])('%s', (name, role) => expect(roleOf(name)).toBe(role));

  it('are one line of plain text', () => {
    expect(cleanName('  a\tb\r\nc\u0000 ')).toBe('a b c');
    expect(cleanName('\u202Egnp.exe\u200B\uFEFF')).toBe('gnp.exe');
    expect(cleanName('\uD800x')).toBe('x');
    expect(cleanName('<img src=x>')).toBe('<img src=x>');
    expect([...cleanName('😀'.repeat(300))]).toHaveLength(80);
    expect([cleanName(7), cleanName(null), cleanName({})]).toEqual(['', '', '']);
  });
  it('whatever they are made of', () => {
    let seed = 7;
    const next = (below: number) => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % below;
    for (let round = 0; round < 3000; round++) {
      const name = String.fromCharCode(...Array.from({ length: next(200) }, () => next(0x10000)));
      const clean = cleanName(name);
      expect(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$/u.test(clean), JSON.stringify(name)).toBe(false);
      expect([...clean].length).toBeLessThanOrEqual(80);
      expect(cleanName(clean)).toBe(clean);
      expect(['collision', 'seen', 'neither', undefined]).toContain(roleOf(clean));
    }
  });
});
