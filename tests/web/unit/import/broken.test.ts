/** meshes/broken: the table in its README says what must come of each file; this holds the import to it. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import { expectSound, failure, triangles, warningCounts } from './helpers';

const folder = new URL('../../../../meshes/broken/', import.meta.url);
const table = [
  ...readFileSync(new URL('README.md', folder), 'utf8').matchAll(
    /^\| (\S+\.(?:glb|gltf|obj|stl|ply|off)) \| .+? \| (.+?) \|$/gm,
  ),
].map(([, name, outcome]) => [name, outcome]);

describe('meshes/broken', () => {
  it('lists every file, and only files that are there', () => {
    const files = readdirSync(folder).filter((name) => name !== 'README.md');
    expect(table.map(([name]) => name)).toEqual(files.sort());
  });
  it.each(table)('%s: %s', async (name, outcome) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
    const codes = [...outcome.matchAll(/`([\w-]+)`/g)].map(([, code]) => code);
    const partly = /^(\d+) triangles?,/.exec(outcome);
    if (!partly) return expect([(await failure(name, bytes)).code]).toEqual(codes);
    const mesh = await importMesh({ name, bytes });
    expectSound(mesh);
    expect([triangles(mesh), Object.keys(warningCounts(mesh))]).toEqual([Number(partly[1]), codes]);
  });
});
