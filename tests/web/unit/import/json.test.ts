import { describe, expect, it } from 'vitest';
import { expectFailure, failure, load, signedVolume, triangles } from './helpers';
import { CUBE_POINTS, CUBE_TRIANGLES } from './samples';

const cube = { positions: CUBE_POINTS.flat(), indices: CUBE_TRIANGLES.flat() };
const spoilt = (change: object) => JSON.stringify({ ...cube, ...change });

describe('JSON of positions and indices', () => {
  it.each([
    ['in one row', spoilt({})],
    ['by three', spoilt({ positions: CUBE_POINTS, indices: CUBE_TRIANGLES })],
    [
      'with other things',
      JSON.stringify({ name: 'cube', indices: cube.indices, colours: [1], positions: cube.positions }),
    ],
    ['without indices', JSON.stringify({ positions: CUBE_TRIANGLES.flatMap((t) => t.flatMap((i) => CUBE_POINTS[i])) })],
  ])('reads a cube %s', async (_, text) => {
    const mesh = await load('pasted', text);
    expect([mesh.format, triangles(mesh), signedVolume(mesh)]).toEqual(['json', 12, 8]);
  });
  it.each([
    ['a corner that is no vertex', spoilt({ indices: [0, 1, 8] }), 'indices[0]', '8'],
    ['half a corner', spoilt({ indices: [0, 1, 0.5] }), 'indices[0]', '0.5'],
    ['a word for a number', spoilt({ positions: [0, 0, 'x'] }), 'positions[0]', '[0,0,"x"]'],
    ['a number too few', spoilt({ positions: [0, 0] }), 'positions.length', '2'],
    [
      'two numbers for a vertex',
      spoilt({
        positions: [
          [0, 0, 0],
          [1, 2],
        ],
      }),
      'positions[1]',
      '[1,2]',
    ],
    ['indices that are none', spoilt({ indices: 'all' }), 'indices', '"all"'],
  ])('refuses %s, and says where', async (_, text, where, found) => {
    await expectFailure('pasted', text, 'json-bad-value', { where, found });
  });
  it('refuses what is cut off or holds no positions', async () => {
    await expectFailure('pasted', spoilt({}).slice(0, -5), 'json-no-mesh');
    await expectFailure('pasted', '{"indices": [0, 1, 2]}', 'json-no-mesh', { reason: 'none' });
    await expectFailure('pasted', '{"positions": []}', 'no-triangles');
  });
  it('is not taken for what three.js saves', async () => {
    const object = { metadata: { version: 4.6, type: 'Object', generator: 'Object3D.toJSON' }, geometries: [] };
    expect((await failure('scene.json', JSON.stringify(object))).details).toEqual({ format: 'three.js JSON' });
    const geometry = { metadata: { type: 'BufferGeometry' }, data: { attributes: { position: { array: [0] } } } };
    expect((await failure('x.json', JSON.stringify(geometry))).details).toEqual({ format: 'three.js JSON' });
  });
});
