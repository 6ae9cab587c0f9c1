/** Small files that ask for endless work, or for what lies beside their own. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { IDENTITY } from '../../../../web/mesh/import/matrix';
import { PlacedMeshes } from '../../../../web/mesh/import/placed';
import type { PartMesh } from '../../../../web/mesh/import/placed';
import { importMesh } from '../../../../web/mesh/import/index';
import { decoders, expectFailure, file, load, signedVolume, triangles, warningCounts } from './helpers';
import { cubeDae, cubeFbx, cubeFbxBinary, modelXml, threeMf } from './scenes';
import { dracoCube } from './packed';
import { cubeGltf, glb } from './samples';

describe('COLLADA', () => {
  it('refuses a stride that no file has', async () => {
    const found = '9007199254740992';
    await expectFailure('c.dae', cubeDae().replace('stride="3"', `stride="${found}"`), 'model-bad-value', { found });
  });
  it('takes no corner from a neighbouring source', async () => {
    const beside = `<source id="others"><float_array id="o">0 0 0 1 0 0 0 1 0</float_array></source>
<vertices id="more"><input semantic="POSITION" source="#others"/></vertices>
<triangles><input semantic="VERTEX" source="#more" offset="0"/><p>0 1 2 -1 1 2 0 1 3</p></triangles></mesh>`;
    const mesh = await load('c.dae', cubeDae().replace('</mesh>', beside));
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([13, { 'faces-out-of-range': 2 }]);
    const before = cubeDae().replace('<polylist', beside.replace(' 0 1 3', ' 0 1 7').replace('</mesh>', '<polylist'));
    expect(triangles(await load('c.dae', before))).toBe(13);
  });
  it('keeps text on both sides of a comment', async () => {
    const mesh = await load('c.dae', cubeDae().replace('<vcount>4 4 ', '<vcount>4 4 <!-- two of six -->'));
    expect(triangles(mesh)).toBe(12);
  });
  it('refuses nodes and meshes used without end', async () => {
    const many = (what: string, count: number) => what.repeat(count);
    const level = (id: string, url: string) => `<node id="${id}">${many(`<instance_node url="#${url}"/>`, 700)}</node>`;
    await expectFailure('c.dae', cubeDae(level('a', 'b') + level('b', 'c') + '<node id="c"/>'), 'model-endless');
    const none = '<library_geometries><geometry id="none"/>';
    const shown = `<node>${many('<instance_geometry url="#none"/>', 200_001)}</node>`;
    await expectFailure('c.dae', cubeDae(shown).replace('<library_geometries>', none), 'model-endless');
  });
});

describe('FBX', () => {
  it('reads very many connections at once, and refuses them by name', async () => {
    const connections = 'C: "OO",1,9\n'.repeat(100_001);
    await expectFailure('c.fbx', cubeFbx().replace('C: "OO",2,0', connections), 'model-endless');
  });
});

describe('FBX', () => {
  it('of before 6.0 is refused by name', async () => {
    const old = cubeFbx().replace('FBXVersion: 7400', 'FBXVersion: 5800');
    await expectFailure('c.fbx', old, 'fbx-bad', { what: 'version', version: '5.8' });
    await expectFailure('c.fbx', cubeFbxBinary(5800, false), 'fbx-bad', { what: 'version', version: '5.8' });
  });
  it('may not have nodes without end', async () => {
    await expectFailure('c.fbx', cubeFbx() + 'b:\n'.repeat(2_000_001), 'fbx-bad', { what: 'nesting' });
  });
  it('ends its lists with a bracket, with or without a blank before it', async () => {
    const tight = cubeFbx()
      .replace(/\s+\}\n\t\tPolygon/, '}\nPolygon')
      .replace(/(a: 0,[-\d,]+)\s+\}/, '$1}');
    const mesh = await load('c.fbx', tight);
    expect([triangles(mesh), signedVolume(mesh), mesh.warnings]).toEqual([12, 8, []]);
  });
});

describe('Draco', () => {
  const withFlag = (at: number, value: number) => {
    const cube = dracoCube();
    cube.binary[at] = value;
    return glb(cube);
  };
  it('refuses other versions, and metadata before the counts', async () => {
    await expectFailure('c.glb', withFlag(6, 1), 'gltf-packed', { reason: 'version 2.1' });
    await expectFailure('c.glb', withFlag(10, 0x80), 'gltf-packed', { reason: 'metadata' });
  });
  it('unpacks a view once, however often it is shown', async () => {
    const cube = dracoCube();
    const { primitives } = cube.json.meshes[0];
    primitives.push(primitives[0], primitives[0]);
    let decoded = 0;
    const counting = {
      draco: async () => {
        const decoder = await decoders.draco!();
        return { decode: (...of: Parameters<typeof decoder.decode>) => (decoded++, decoder.decode(...of)) };
      },
    };
    const mesh = await importMesh(file('c.glb', glb(cube)), [], { decoders: counting });
    expect([triangles(mesh), decoded]).toEqual([36, 1]);
  });
  it('says when the decoder does not come', async () => {
    const draco = () => Promise.reject(new TypeError('Failed to fetch'));
    const importing = importMesh(file('c.glb', glb(dracoCube())), [], { decoders: { draco } });
    await expect(importing).rejects.toMatchObject({ code: 'decoder-missing', details: { codec: 'Draco' } });
  });
});

describe('instances', () => {
  const instanced = (count: number, attributes: object) => {
    const cube = cubeGltf();
    cube.json.accessors.push({ componentType: 5126, count, type: 'VEC3' });
    Object.assign(cube.json.nodes[0], { extensions: { EXT_mesh_gpu_instancing: { attributes } } });
    const padded = new Uint8Array(cube.binary.length + count);
    padded.set(cube.binary);
    cube.json.buffers[0].byteLength = padded.length;
    return glb({ json: cube.json, binary: padded });
  };
  it('are counted before they are made', async () => {
    await expectFailure('c.glb', instanced(1_000_001, { TRANSLATION: 2 }), 'model-endless');
    await expectFailure('c.glb', instanced(900_000, { TRANSLATION: 2 }), 'too-many-triangles', { count: 10_800_000 });
  });
  it('without a list are the mesh itself', async () => {
    expect(triangles(await load('c.glb', instanced(1, {})))).toBe(12);
  });
});

describe('3MF', () => {
  const rels = (text: string) => ({ '_rels/.rels': text, '3D/other.model': modelXml('') });
  it('finds what it begins with by its relations', async () => {
    const text = '<Relationships><Relationship Target="/3D/b.model" Id="r" Type="http://x/3dmodel"/></Relationships>';
    const files = { '_rels/.rels': text, '3D/b.model': modelXml() };
    expect(signedVolume(await load('c.3mf', threeMf(modelXml(''), files)))).toBe(8);
  });
  it('is read from an archive, once and no deeper', async () => {
    const mesh = await load('pack.zip', zipSync({ 'cube.3mf': threeMf() }));
    expect([triangles(mesh), mesh.name, mesh.format]).toEqual([12, 'cube.3mf', '3mf']);
    await expectFailure('x.zip', zipSync({ 'c.3mf': zipSync({ 'c.3mf': threeMf() }) }), 'zip-nested', {
      name: 'c.3mf',
    });
  });
  it('may not list objects without end', async () => {
    await expectFailure('c.3mf', threeMf(modelXml('', '<object/>'.repeat(1_000_001))), 'model-endless');
  });
  it('refuses relations without end, and reads long ones at once', async () => {
    await expectFailure('c.3mf', threeMf(modelXml(), rels('<Relationship '.repeat(10_000))), 'zip-too-large');
    const start = performance.now();
    await load('c.3mf', threeMf(modelXml(), rels('<Relationship '.repeat(4600))));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it('meshes at their places take no more memory than there is for one', () => {
  const part = { positions: { length: 60_000_000 }, indices: { length: 3 }, dropped: 0 } as unknown as PartMesh;
  expect(() => new PlacedMeshes().add(part, IDENTITY)).toThrow(/too-much-memory/);
});
