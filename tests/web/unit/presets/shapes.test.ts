import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { corner } from '../../../../meshes/shapes/corner';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { halfPipe } from '../../../../meshes/shapes/halfPipe';
import { level } from '../../../../meshes/shapes/level';
import { ramp, rampSolid } from '../../../../meshes/shapes/ramp';
import { random } from '../../../../meshes/shapes/random';
import { ridge } from '../../../../meshes/shapes/ridge';
import { room } from '../../../../meshes/shapes/room';
import { flipped, join, moved, scaled, trianglesOf, type Point, type Shape } from '../../../../meshes/shapes/shape';
import { slivers } from '../../../../meshes/shapes/slivers';
import { stairs } from '../../../../meshes/shapes/stairs';
import { terrain, terrainInPortions } from '../../../../meshes/shapes/terrain';
import { tessellatedFloor } from '../../../../meshes/shapes/tessellatedFloor';
import { triangle } from '../../../../meshes/shapes/triangle';
import { wall } from '../../../../meshes/shapes/wall';
import { wedge } from '../../../../meshes/shapes/wedge';
import { bunny, teapot } from '../../../../web/page/presets/scanMeshes';
import { degenerates, doubledEdges, normals, openEdges, soundness, volume } from './meshFacts';
import run from './stairsRun.json';

const hills = { cells: 24, extent: 12, relief: 2, seed: 7 };
const shapes: Record<string, () => Shape> = {
  triangle: () => triangle([0, 0, 0], [0, 0, 1], [1, 0, 0]),
  stairs: () => stairs(),
  box: () => box([0, 0, 0], [1, 2, 3]),
  room: () => room([-1, 0, -1], [1, 2, 1]),
  floorGrid: () => floorGrid({ x: [-1, 2], z: [0, 1], cells: [3, 2] }),
  tessellatedFloor: () => tessellatedFloor({ x: [-1, 2], z: [0, 1], cells: [8, 6], seed: 4 }),
  ramp: () => ramp({ run: 4, rise: 2, width: 1 }),
  rampSolid: () => rampSolid({ run: 4, rise: 2, width: 1 }),
  wedge: () => wedge({ steepness: 2, height: 1, length: 3 }),
  ridge: () => ridge({ steepness: 1, height: 1, length: 3 }),
  corner: () => corner(4),
  wall: () => wall({ x: 1, y: [0, 2], z: [-1, 1] }),
  halfPipe: () => halfPipe({ radius: 1, length: 2, strips: 16 }),
  terrain: () => terrain(hills),
  level,
};

describe('every shape', () => {
  it.each(Object.entries(shapes))('%s is sound, has no zero-area triangle and comes out the same twice', (_, make) => {
    const shape = make();
    expect(soundness(shape)).toEqual([]);
    expect(degenerates(shape)).toBe(0);
    expect(make()).toEqual(shape);
  });

  it.each([
    'stairs',
    'box',
    'room',
    'floorGrid',
    'tessellatedFloor',
    'rampSolid',
    'wedge',
    'ridge',
    'corner',
    'halfPipe',
    'terrain',
  ])('%s is wound one way throughout', (name) => expect(doubledEdges(shapes[name]!())).toBe(0));
});

describe('front faces', () => {
  it.each(['triangle', 'floorGrid', 'tessellatedFloor', 'ramp', 'wedge', 'ridge', 'terrain'])('%s faces up', (name) => {
    for (const normal of normals(shapes[name]!())) expect(normal[1]).toBeGreaterThan(0);
  });

  it('closed shapes face outward and are closed', () => {
    for (const name of ['box', 'rampSolid']) {
      expect(openEdges(shapes[name]!())).toBe(0);
      expect(volume(shapes[name]!())).toBeGreaterThan(0);
    }
    expect(volume(shapes['box']!())).toBeCloseTo(6, 12);
    expect(volume(shapes['rampSolid']!())).toBeCloseTo(4, 12);
  });

  it('rooms, corners and pipes face inward', () => {
    const faces = (shape: Shape, inside: Point) =>
      trianglesOf(shape).map(([a], i) => {
        const n = normals(shape)[i]!;
        return n[0] * (inside[0] - a[0]) + n[1] * (inside[1] - a[1]) + n[2] * (inside[2] - a[2]);
      });
    for (const side of faces(shapes['room']!(), [0.2, 1, 0.1])) expect(side).toBeGreaterThan(0);
    for (const side of faces(shapes['corner']!(), [1, 1.5, 2])) expect(side).toBeGreaterThan(0);
    for (const side of faces(shapes['halfPipe']!(), [0.01, 1, 1])) expect(side).toBeGreaterThan(0);
  });

  it('the wall faces −x', () => {
    for (const normal of normals(shapes['wall']!())) expect(normal).toEqual([-1, 0, 0]);
  });
});

describe('stairs', () => {
  it('are the mesh of the visual reference, bit for bit', () => {
    const corners = trianglesOf(stairs()).flat(2);
    expect(corners).toHaveLength(54 * 9);
    const bytes = Buffer.from(Float64Array.from(corners).buffer);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(run.trianglesSha256);
  });

  it('have 38 open edges, nowhere else than the T-junctions and the open underside', () => {
    expect(openEdges(stairs())).toBe(38);
  });
});

describe('numbers that must hold', () => {
  it('half pipe: every vertex at the radius', () => {
    const { positions } = halfPipe({ radius: 2, length: 1, strips: 32 });
    for (let i = 0; i < positions.length; i += 3) {
      expect(Math.hypot(positions[i]!, positions[i + 1]! - 2)).toBeCloseTo(2, 12);
    }
  });

  it('tessellated floor: exactly level, and it covers its rectangle', () => {
    const floor = tessellatedFloor({ x: [-3, 3], z: [-2, 2], cells: [15, 8], seed: 4 });
    for (let i = 1; i < floor.positions.length; i += 3) expect(floor.positions[i]).toBe(0);
    const area = normals(floor, false).reduce((sum, n) => sum + n[1] / 2, 0);
    expect(area).toBeCloseTo(24, 10);
  });

  it('terrain: within its relief, the same for the same seed, and the same in portions', async () => {
    const hilly = terrain(hills);
    expect(hilly.indices.length / 3).toBe(2 * 24 * 24);
    for (let i = 1; i < hilly.positions.length; i += 3) expect(Math.abs(hilly.positions[i]!)).toBeLessThanOrEqual(2);
    expect(terrain({ ...hills, seed: 8 }).positions).not.toEqual(hilly.positions);
    let pauses = 0;
    expect(await terrainInPortions(hills, async () => void pauses++)).toEqual(hilly);
    expect(pauses).toBeGreaterThan(0);
  });

  it('wedge: its crease falls as it is told to, and both faces stay as steep', () => {
    const level = wedge({ steepness: 2, height: 1, length: 3 });
    expect(wedge({ steepness: 2, height: 1, length: 3, fall: 0 })).toEqual(level);
    const falling = wedge({ steepness: 2, height: 1, length: 3, fall: 0.6 });
    falling.positions.forEach((value, i) => {
      const lower = i % 3 === 1 ? (falling.positions[i + 1]! / 3) * 0.6 : 0;
      expect(value).toBeCloseTo(level.positions[i]! - lower, 12);
    });
  });

  it('random: pinned, so that seeded meshes never change by accident', () => {
    const next = random(7);
    expect([next(), next(), next()]).toEqual([0.011704753153026104, 0.06195825757458806, 0.97690763277933]);
  });

  it('slivers: sound numbers, three triangles of exactly zero area', () => {
    expect(soundness(slivers())).toEqual([]);
    expect(degenerates(slivers())).toBe(3);
  });
});

describe('putting shapes together', () => {
  const cube = box([0, 0, 0], [1, 1, 1]);

  it('keeps triangles in order and welds equal corners', () => {
    const both = join(cube, moved(cube, [1, 0, 0]));
    expect(trianglesOf(both)).toEqual([...trianglesOf(cube), ...trianglesOf(moved(cube, [1, 0, 0]))]);
    expect(both.positions.length / 3).toBe(12);
  });

  it('scales and flips', () => {
    expect(volume(scaled(cube, 10))).toBeCloseTo(1000, 9);
    expect(volume(flipped(cube))).toBeCloseTo(-1, 12);
  });
});

describe('scans', () => {
  it('the bunny is closed, faces outward and stands on y = 0', async () => {
    const shape = await bunny(0.16);
    expect(shape.indices.length / 3).toBe(3674);
    expect(soundness(shape)).toEqual([]);
    expect([openEdges(shape), doubledEdges(shape), degenerates(shape)]).toEqual([0, 0, 0]);
    expect(volume(shape)).toBeGreaterThan(0);
  });

  it('the teapot is open, faces outward and is wound one way', async () => {
    const shape = await teapot(0.01);
    expect(shape.indices.length / 3).toBe(992);
    expect(soundness(shape)).toEqual([]);
    expect([openEdges(shape) > 0, doubledEdges(shape), degenerates(shape)]).toEqual([true, 0, 0]);
    expect(volume(shape)).toBeGreaterThan(0);
  });
});
