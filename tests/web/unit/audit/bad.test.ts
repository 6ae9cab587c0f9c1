// Levels made to be bad, and levels that only look so: what the robust method does there is found, and nothing else is.
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { ramp } from '../../../../meshes/shapes/ramp';
import { room } from '../../../../meshes/shapes/room';
import { flipped, fromTriangles, join, moved, trianglesOf, type Shape } from '../../../../meshes/shapes/shape';
import { tessellatedFloor } from '../../../../meshes/shapes/tessellatedFloor';
import { severity, type EventKind } from '../../../../web/audit/detectors/types';
import { runAudit } from '../../../../web/audit/run/audit';
import type { AuditSettings } from '../../../../web/audit/run/types';
import { settingsFor, world } from './scene';

const hall = room([-6, 0, -6], [6, 4, 6]);
const walls = fromTriangles(trianglesOf(hall).filter((corners) => !corners.every(([, y]) => y === 0)));
const half = (y: number, gap = 0) => [
  floorGrid({ x: [-6, -gap / 2], z: [-6, 6], cells: [2, 3] }),
  floorGrid({ x: [gap / 2, 6], z: [-6, 6], cells: [2, 2] }, y),
];

/** A floor with a square hole in the middle; bodies are 0.7 wide. */
const hole = (side: number) =>
  join(
    walls,
    ...half(0, side),
    floorGrid({ x: [-side / 2, side / 2], z: [-6, -side / 2], cells: [1, 1] }),
    floorGrid({ x: [-side / 2, side / 2], z: [side / 2, 6], cells: [1, 1] }),
  );
const tilted = (degrees: number) =>
  join(room([-6, 0, -6], [6, 9, 6]), ramp({ run: 4, rise: 4 * Math.tan((degrees * Math.PI) / 180), width: 4 }));
const wallWithGap = (gap: number) =>
  join(hall, box([-1.5, 0, -6], [-1, 5, -gap / 2]), box([-1.5, 0, gap / 2], [-1, 5, 6]));

async function audit(shape: Shape, changes: Partial<AuditSettings> = {}) {
  const settings = settingsFor({ bodies: 80, frames: 400, ...changes });
  const merged = runAudit(await world(shape, settings), settings);
  const kinds = severity.filter((kind) => merged.spots.count(kind).events > 0);
  return { kinds, pocketed: merged.pocketed()!.length, merged };
}

const harmless: [string, Shape][] = [
  ['a hole of 10 cm', hole(0.1)],
  ['a crack of 1 mm', join(walls, ...half(0, 0.001))],
  ['a seam 5 mm high', join(walls, ...half(0.005))],
  ['a seam 5 cm high', join(walls, ...half(0.05))],
  ['a slope just gentle enough', tilted(49)],
  ['a slope just too steep', tilted(51)],
  ['faces twice, from both sides', join(hall, flipped(floorGrid({ x: [-6, 6], z: [-6, 6], cells: [2, 2] })), box([1, 0, 1], [2, 2, 2]), flipped(box([1, 0, 1], [2, 2, 2])))], // prettier-ignore
  ['needle triangles', join(walls, tessellatedFloor({ x: [-6, 6], z: [-6, 6], cells: [60, 3], seed: 3 }))],
  ['100 km from the origin', moved(join(hall, box([1, 0, 1], [2, 2, 2])), [100_000, 1_000, -100_000])],
];

describe('the robust method', () => {
  it.each(harmless)('has nothing to show at %s', async (_, shape) => {
    expect((await audit(shape, { bodies: 40, jumpSpeed: 4 })).kinds).toEqual([]);
  });

  it('falls through holes that are wider than the body', async () => {
    for (const side of [0.8, 3]) {
      const { merged } = await audit(hole(side));
      const falls = [...merged.events.where(new Set(['fallsThrough', 'leavesLevel']))];
      expect(falls.length).toBeGreaterThan(0);
      for (const { place: [x, , z] } of falls) expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(side / 2 + 0.4); // prettier-ignore
    }
  });

  it('is held by a hole that is a little narrower', async () => {
    const { kinds } = await audit(hole(0.65), { bodies: 200 });
    expect(kinds.some((kind) => kind === 'trapped' || kind === 'groundLost')).toBe(true);
    expect(kinds).not.toContain('fallsThrough' satisfies EventKind);
  });

  it('cannot get through a gap that is too narrow, and can through a wide one', async () => {
    const longer = { bodies: 150, frames: 500 };
    expect((await audit(wallWithGap(0.6), longer)).pocketed).toBeGreaterThan(10);
    expect((await audit(wallWithGap(1.6), longer)).pocketed).toBe(0);
  });
});

describe('the method of the paper', () => {
  it('hops with the usual step height, which it does not have', async () => {
    const face = join(hall, ramp({ run: 1, rise: 2, width: 4 }));
    expect((await audit(face, { method: 'paper', sides: 'both' })).kinds).toContain('hops' satisfies EventKind);
    expect((await audit(face)).kinds).not.toContain('hops' satisfies EventKind);
  });

  it('loses the ground at a seam and freezes in a corner', async () => {
    expect((await audit(join(walls, ...half(0.05)), { method: 'paper' })).kinds).toContain('groundLost');
    const corner = join(hall, ...[0, 1, 2, 3].map((k) => box([k, 0, k * 0.3], [k + 0.3, 2, 3 + k * 0.3])));
    expect((await audit(corner, { method: 'paper' })).kinds).toContain('frozen');
  });
});
