/** The collection of real files beside the repository, when it is there. Nothing of it is part of the repository. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import type { ImportErrorCode } from '../../../../web/mesh/import/index';
import { failure, file, load, triangles, warningCounts } from './helpers';

const folder = new URL('../../../../../shared/meshes/', import.meta.url);
const read = (path: string) => new Uint8Array(readFileSync(new URL(path, folder)));

const TRIANGLES: Record<string, number> = {
  'good/unit_cube.stl': 12,
  'good/platform-large.glb': 254,
  'good/character.glb': 550,
  'good/nav-test.glb': 1612,
  'good/Duck.glb': 4212,
  'good/cow.ply': 5804,
  'good/spot.obj': 5856,
  'good/stanford-bunny.obj': 69451,
  'quirky/negative_indices.obj': 12,
  'quirky/polygonfaces.obj': 3,
  'quirky/concave_polygon.obj': 64,
  'quirky/mode5.gltf': 2786,
  'quirky/BoxInterleaved.glb': 12,
  'quirky/SimpleSparseAccessor.gltf': 12,
  'quirky/crafted_big_endian.ply': 12,
  'quirky/crafted_solid_header_binary.stl': 12,
  'quirky/crafted_nested_mirrored.gltf': 36,
  'quirky/fuze_ascii.ply': 1000,
  'quirky/triangle_with_two_solids.stl': 2,
  'quirky/box_without_lineending.obj': 12,
  'quirky/no_indices_3storybuilding.glb': 72,
  'quirky/crafted_all_degenerate.stl': 6,
  'broken/draco_susanne.glb': 968,
};

const ERRORS: Record<string, ImportErrorCode> = {
  'quirky/point_cloud.obj': 'no-triangles',
  'broken/RecursiveNodes.gltf': 'gltf-cycle',
  'broken/ant-half.ply': 'truncated-rows',
  'broken/crafted_accessor_count_1e9.glb': 'gltf-accessor-range',
  'broken/crafted_count_4g.stl': 'truncated',
  'broken/crafted_http_404_page.glb': 'web-page',
  'broken/crafted_negative_list.ply': 'ply-list-length',
  'broken/crafted_path_traversal.gltf': 'gltf-buffer-not-fetched',
  'broken/crafted_truncated.glb': 'truncated',
  'broken/empty.obj': 'empty-file',
  'broken/glb_only_header.glb': 'gltf-no-json',
};

/** Triangles left and what is reported. */
const PARTLY: Record<string, [number, Record<string, number>]> = {
  'broken/IndexOutOfRange.gltf': [11, { 'faces-out-of-range': 1 }],
  'broken/crafted_nan_inf.obj': [12, { 'vertices-unreadable': 5, 'triangles-not-finite': 5 }],
  'broken/crafted_nan_vertex.glb': [4, { 'triangles-not-finite': 8 }],
  'broken/malformed.obj': [7, { 'faces-out-of-range': 2, 'polygons-thinned': 1 }],
};

describe.skipIf(!existsSync(folder))('the shared meshes', () => {
  it.each(Object.entries(TRIANGLES))('%s has %i triangles', async (path, count) => {
    expect(triangles(await load(path, read(path)))).toBe(count);
  });
  it.each(Object.entries(ERRORS))('%s ends in %s', async (path, code) => {
    expect((await failure(path, read(path))).code).toBe(code);
  });
  it.each(Object.entries(PARTLY))('%s loads in part', async (path, [count, warnings]) => {
    const mesh = await load(
      path,
      read(path),
      path.startsWith('broken/Index') ? [file('IndexOutOfRange.bin', read('broken/IndexOutOfRange.bin'))] : [],
    );
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([count, warnings]);
  });
  it('counts the triangles without area', async () => {
    for (const [path, count] of [
      ['quirky/crafted_all_degenerate.stl', 5],
      ['good/platform-large.glb', 1],
    ] as const) {
      expect(warningCounts(await load(path, read(path)))).toEqual({ 'degenerate-triangles': count });
    }
  });
  it('are all in these tables', () => {
    const known = new Set([
      ...Object.keys(TRIANGLES),
      ...Object.keys(ERRORS),
      ...Object.keys(PARTLY),
      'broken/IndexOutOfRange.bin',
    ]);
    const present = ['good', 'quirky', 'broken'].flatMap((part) =>
      readdirSync(new URL(part, folder)).map((name) => `${part}/${name}`),
    );
    expect(present.filter((path) => !known.has(path))).toEqual([]);
  });
});
