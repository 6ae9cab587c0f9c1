import { readFileSync } from 'node:fs';
import { packageFile, versionOf } from './peer.mjs';

const wasm = packageFile('@babylonjs/havok', 'lib/esm/HavokPhysics.wasm');
const download = { entry: "import Havok from '@babylonjs/havok'; globalThis.used = Havok;", files: [wasm] };

/** Havok's module, as every page loads it. */
export async function loadHavok() {
  const { default: initialize } = await import('@babylonjs/havok');
  return initialize({ wasmBinary: readFileSync(wasm) });
}

/** @type {import('./peer.mjs').Peer} */
export const havok = {
  name: 'havok',
  title: 'Havok',
  version: versionOf('@babylonjs/havok'),
  settings: [
    'The plugin interface itself: one static body with `HP_Shape_CreateMesh`.',
    'Sweeps: `HP_World_ShapeCastWithCollector` with a sphere and a collector of one hit.',
  ],
  unfair: [
    'A rigid body engine: a query goes through a broad phase made for many bodies.',
    'Queries and results cross the boundary as nested arrays; there are no batches.',
  ],
  download,
  async load() {
    const hk = await loadHavok();
    return { createWorld: (positions, indices) => createWorld(hk, positions, indices) };
  },
};

function createWorld(hk, positions, indices) {
  const shape = meshShape(hk, positions, indices);
  const [, world] = hk.HP_World_Create();
  const [, body] = hk.HP_Body_Create();
  hk.HP_Body_SetShape(body, shape);
  hk.HP_Body_SetMotionType(body, hk.MotionType.STATIC);
  hk.HP_World_AddBody(world, body, false);
  const sweeper = createSweeper(hk, world);
  return {
    sweepMany: sweeper.sweepMany,
    dispose() {
      sweeper.dispose();
      hk.HP_World_RemoveBody(world, body);
      hk.HP_Body_Release(body);
      hk.HP_Shape_Release(shape);
      hk.HP_World_Release(world);
    },
  };
}

function meshShape(hk, positions, indices) {
  const vertices = hk._malloc(positions.byteLength);
  const triangles = hk._malloc(indices.byteLength);
  const copy = (array, at) => hk.HEAPU8.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
  copy(positions, vertices);
  copy(indices, triangles);
  const [, shape] = hk.HP_Shape_CreateMesh(vertices, positions.length / 3, triangles, indices.length / 3);
  hk._free(vertices);
  hk._free(triangles);
  return shape;
}

function createSweeper(hk, world) {
  const [, collector] = hk.HP_QueryCollector_Create(1);
  const turn = [0, 0, 0, 1];
  const start = [0, 0, 0];
  const end = [0, 0, 0];
  let ball;
  return {
    sweepMany({ values, radius }, count, times) {
      ball ??= hk.HP_Shape_CreateSphere([0, 0, 0], radius)[1];
      const query = [ball, turn, start, end, false, [BigInt(0)]];
      for (let k = 0; k < count; k++) {
        for (let axis = 0; axis < 3; axis++) {
          start[axis] = values[k * 6 + axis];
          end[axis] = values[k * 6 + axis] + values[k * 6 + 3 + axis];
        }
        hk.HP_World_ShapeCastWithCollector(world, collector, query);
        const [, hits] = hk.HP_QueryCollector_GetNumHits(collector);
        times[k] = hits > 0 ? hk.HP_QueryCollector_GetShapeCastResult(collector, 0)[1][0] : Infinity;
      }
    },
    dispose() {
      hk.HP_QueryCollector_Release(collector);
      if (ball) hk.HP_Shape_Release(ball);
    },
  };
}
