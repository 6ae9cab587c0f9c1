// One mesh for many workers: the same bits as with a mesh of one's own, and nobody writes where another reads.
import { beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../../../../meshes/shapes/box';
import { room } from '../../../../../meshes/shapes/room';
import { fromTriangles, join, type Point, quad, type Shape } from '../../../../../meshes/shapes/shape';
import { stairs } from '../../../../../meshes/shapes/stairs';
import { terrain } from '../../../../../meshes/shapes/terrain';
import { loadSolver } from 'sweepscope';
import { runAudit } from '../../../../../web/audit/run/audit';
import { runChunk } from '../../../../../web/audit/run/chunk';
import type { AuditSettings } from '../../../../../web/audit/run/types';
import { buildShared } from '../../../../../web/audit/shared/build';
import { laneIn, stackBytes } from '../../../../../web/audit/shared/instance';
import { laneWorld, worldIn } from '../../../../../web/audit/shared/lane';
import { settingsFor, world } from '../scene';
import { crowd, laneOf, outside } from './crowd';

const sunk = join(room([-6, 0, -6], [6, 3, 6]), box([-2, -0.5, -2], [2, 0.1, 2]));
const paper = settingsFor({ method: 'paper', sides: 'front', stepHeight: 0, bodies: 200, frames: 90 });
const robust = settingsFor({ bodies: 120, frames: 120, jumpSpeed: 4 });
const hills = terrain({ cells: 96, extent: 60, relief: 4, seed: 3 });

/** A floor of boards that are long, thin and lie across the axes. */
const boards = fromTriangles(
  Array.from({ length: 600 }, (_, k) => {
    const corner = (across: number, along: number): Point => [across * 0.05 + along, 0, along - across * 0.05];
    return quad(corner(k, 0), corner(k, 30), corner(k + 1, 30), corner(k + 1, 0));
  }).flat(),
);

let module: WebAssembly.Module;
beforeAll(async () => {
  module = await crowd();
});
const shared = (level: Shape, settings: AuditSettings, lanes = 3) =>
  buildShared(module, level, settings.slopeLimit, lanes);

const levels: readonly (readonly [string, Shape, AuditSettings])[] = [
  ['a room, by the method of the paper', sunk, paper],
  ['hills, with jumps', hills, robust],
  ['stairs', stairs(), robust],
  ['boards laid askew, whose boxes are cut', boards, robust],
];

describe('walking over a shared mesh', () => {
  it.each(levels)('finds the same, bit for bit: %s', async (_, level, settings) => {
    const own = runAudit(await world(level, settings), settings);
    const lent = shared(level, settings);
    for (const lane of [0, 2]) expect(runAudit(laneWorld(lent, lane), settings)).toEqual(own);
  });

  it('boxes are cut in one of these', async () => {
    const bytes = async (simd: boolean) =>
      (await loadSolver({ simd })).createMesh(boards.positions, boards.indices).report.memoryBytes;
    expect(await bytes(true)).toBeGreaterThan(await bytes(false));
  });

  it('something happens in one of these', async () => {
    expect(runAudit(await world(sunk, paper), paper).events.length).toBeGreaterThan(0);
  });

  it('is not disturbed by others that walk meanwhile', async () => {
    const lent = shared(hills, robust);
    const [one, other] = [laneWorld(lent, 0), laneWorld(lent, 1)];
    const alone = await world(hills, robust);
    const inner: unknown[] = [];
    const outer = runChunk(one, robust, 0, 60, (frame) => {
      if (frame % 40 === 20) inner.push(runChunk(other, robust, 60, 100));
    });
    expect(outer).toEqual(runChunk(alone, robust, 0, 60));
    expect(inner).toHaveLength(3);
    const expected = runChunk(alone, robust, 60, 100);
    for (const result of inner) expect(result).toEqual(expected);
  });

  it.each(levels)('writes in its own lane only, and asks for no more memory: %s', (_, level, settings) => {
    const lent = shared(level, settings);
    // Instances say once that the memory is set up, and where their variables are.
    const walking = laneWorld(lent, 1);
    const before = [outside(lent), ...[0, 1, 2].map((lane) => laneOf(lent, lane).slice())];
    runAudit(walking, { ...settings, bodies: 60 });
    const after = [outside(lent), ...[0, 1, 2].map((lane) => laneOf(lent, lane).slice())];
    const same = after.map((bytes, k) => Buffer.compare(bytes, before[k]!) === 0);
    expect(same).toEqual([true, true, false, true]);
  });

  it.each(levels)('needs a part of its lane: %s', (_, level, settings) => {
    const lent = shared(level, settings);
    const lane = laneOf(lent, 1);
    const mark = 0xa5;
    lane.fill(mark, 0, stackBytes);
    const instance = laneIn(module, lent.memory, lent.lanes[1]!, lent.laneBytes);
    // As many as the pool hands out, and both methods.
    const walking = worldIn(lent, instance);
    for (const method of ['robust', 'paper'] as const)
      runChunk(walking, { ...settings, method, stepHeight: method === 'paper' ? 0 : 0.3, frames: 60 }, 0, 200);
    const deepest = stackBytes - lane.subarray(0, stackBytes).findIndex((byte) => byte !== mark);
    expect(deepest).toBeGreaterThan(1000);
    expect(deepest).toBeLessThan(stackBytes / 8);
    expect(instance.most()).toBeGreaterThan(100_000);
    expect(instance.most()).toBeLessThan((lent.laneBytes - stackBytes) / 2);
  });

  it('a mesh that is refused has the code of it', () => {
    const spoilt = { ...sunk, positions: sunk.positions.map((value, k) => (k === 4 ? NaN : value)) };
    expect(() => shared(spoilt, paper)).toThrow(
      expect.objectContaining({ name: 'MeshError', code: 'position-not-finite' }),
    );
    const beyond = { ...sunk, indices: sunk.indices.map((index, k) => (k === 7 ? 1e6 : index)) };
    expect(() => shared(beyond, paper)).toThrow(expect.objectContaining({ code: 'index-out-of-range', element: 7 }));
  });

  it('says where there is no memory for all that would walk', () => {
    expect(() => shared(sunk, paper, 3000)).toThrow(RangeError);
  });
});
