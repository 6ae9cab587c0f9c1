/** The example's character in the example's level, without a page: what a player does there, frame by frame. */
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSolver, type Mesh, type Solver } from 'sweepscope';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
// @ts-expect-error a script of node, without types
import { makeLevel } from '../../../web/example/level/make.mjs';
import { Character, radii } from '../../../web/example/src/character';
import { trianglesOf } from '../../../web/example/src/level';

const file = readFileSync(new URL('../../../web/example/src/level.glb', import.meta.url));
let solver: Solver;
let mesh: Mesh;
let hero: Character;
let lamps: number[][];

beforeAll(async () => {
  solver = await loadSolver();
  const bytes = new Uint8Array(file);
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  scene.updateMatrixWorld(true);
  lamps = scene.children.filter(({ name }) => name.startsWith('lamp')).map(({ position }) => position.toArray());
  const { positions, indices } = trianglesOf(scene);
  mesh = solver.createMesh(positions, indices);
});
beforeEach(() => {
  hero = new Character(solver, mesh);
});

type Way = readonly [x: number, z: number, jump?: boolean];

const feet = () => hero.centre[1] - radii[1];

/** Walks to a place of the ground plan, or for as long as it is let. @returns whether it got there */
function walkTo(x: number, z: number, { jump = false, seconds = 8, near = 0.15 } = {}): boolean {
  for (let frame = 0; frame < 60 * seconds; frame++) {
    const [dx, dz] = [x - hero.centre[0], z - hero.centre[2]];
    const way = Math.hypot(dx, dz);
    if (way < near) return true;
    hero.step({ x: dx / way, z: dz / way, jump: jump && frame === 0 });
  }
  return false;
}
function rest(seconds: number, jump = false): void {
  for (let frame = 0; frame < 60 * seconds; frame++) hero.step({ x: 0, z: 0, jump: jump && frame === 0 });
}
function standAt(x: number, y: number, z: number): void {
  hero.place(x, y, z);
  rest(0.5);
}

describe('the example', () => {
  it('has the level that its script makes', () => {
    expect(Buffer.compare(makeLevel() as Buffer, file)).toBe(0);
    expect(mesh.report.degenerateTriangles).toBe(0);
    // What is only seen is left out: the crowns of trees among it.
    standAt(-11, 6, -1);
    rest(1);
    expect(feet()).toBeLessThan(0.8);
  });

  it('walks up the stairs and down again with its feet on the ground', () => {
    standAt(-6.5, 0, 2);
    let highest = 0;
    const climb = (z: number) => {
      for (let frame = 0; frame < 200 && Math.abs(hero.centre[2] - z) > 0.1; frame++) {
        hero.step({ x: 0, z: Math.sign(z - hero.centre[2]), jump: false });
        expect(hero.grounded).toBe(true);
        highest = Math.max(highest, feet());
      }
    };
    climb(-5);
    expect(feet()).toBeCloseTo(2, 2);
    climb(2);
    expect(feet()).toBeCloseTo(0, 2);
    expect(highest).toBeLessThan(2.02);
  });

  it('is stopped by a wall, and gets along it', () => {
    standAt(2, 0, -1);
    expect(walkTo(5, -1, { seconds: 2 })).toBe(false);
    expect(hero.centre[0]).toBeCloseTo(3.4 - radii[0], 1);
    expect(hero.centre[0]).toBeLessThan(3.4 - radii[0]);
    const before = hero.centre[2];
    for (let frame = 0; frame < 60; frame++) hero.step({ x: Math.SQRT1_2, z: Math.SQRT1_2, jump: false });
    expect(hero.centre[2] - before).toBeGreaterThan(2);
  });

  it('jumps 1.2 m high, once in the air, and onto a crate', () => {
    standAt(0, 0.12, 3);
    let apex = 0;
    for (let frame = 0; frame < 60; frame++) {
      hero.step({ x: 0, z: 0, jump: frame === 0 || frame === 20 });
      apex = Math.max(apex, feet() - 0.12);
    }
    expect(apex).toBeGreaterThan(1.1);
    expect(apex).toBeLessThan(1.25);
    standAt(6.9, 0, 3.4);
    expect(walkTo(6.9, 0.9, { seconds: 1 })).toBe(false);
    expect(feet()).toBeLessThan(0.05);
    expect(walkTo(6.9, 2.6)).toBe(true);
    walkTo(6.9, 0.9, { jump: true });
    rest(0.5);
    expect(feet()).toBeCloseTo(0.9, 2);
  });

  it('slides off the roof, and stands on the way of 27°', () => {
    standAt(-0.5, 4, -5.6);
    rest(1.5);
    expect(feet()).toBeLessThan(0.1);
    standAt(-8, 3, -10);
    const before = [...hero.centre];
    rest(2);
    expect(Math.hypot(...before.map((value, k) => value - hero.centre[k]))).toBeLessThan(1e-9);
  });

  it('has five lamps that can be reached', () => {
    const close = () =>
      lamps.findIndex((lamp) => Math.hypot(...lamp.map((value, k) => value - hero.centre[k])) < 1.3) + 1;
    standAt(0, 0.12, 5);
    const seen = new Set<number>();
    const ways: Way[] = [
      ...([
        [-6.5, 1.5],
        [-6.5, -4.2],
        [-8.4, -4.2],
      ] as const), // the stairs to the first
      ...([
        [-8.2, -7],
        [-8.2, -12.6],
        [-0.6, -12.8],
      ] as const), // the way and the gallery
      ...([
        [0.2, -12.7],
        [1.8, -12.6, true],
        [4.4, -11, true],
        [5.6, -10.4],
      ] as const), // two jumps to the tower
    ];
    for (const [x, z, jump] of ways) {
      expect(walkTo(x, z, { jump }), `to ${x}, ${z}; is at ${hero.centre.join(', ')}`).toBe(true);
      if (jump) rest(0.4);
      seen.add(close());
    }
    standAt(6.9, 0, 3.4);
    const crates: Way[] = [
      [6.9, 2.6],
      [6.9, 0.7, true],
      [6.6, 0.6],
      [5.3, -1, true],
      [4.9, -1.4],
      [3.7, -2, true],
      [3.7, -3.4],
    ];
    for (const [x, z, jump] of crates) {
      expect(walkTo(x, z, { jump }), `to ${x}, ${z}; is at ${hero.centre.join(', ')}`).toBe(true);
      if (jump) rest(0.4);
      seen.add(close());
    }
    standAt(0, 0, 12);
    expect(walkTo(0, 19.4)).toBe(true);
    seen.add(close());
    seen.delete(0);
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('makes no garbage: 100,000 frames leave the heap as it was', () => {
    const wish = { x: 0, z: 0, jump: false };
    const walk = (frames: number) => {
      for (let frame = 0; frame < frames; frame++) {
        wish.x = Math.sin(frame / 50);
        wish.z = Math.cos(frame / 50);
        wish.jump = frame % 90 === 0;
        hero.step(wish);
      }
    };
    standAt(0, 0.12, 5);
    walk(5000);
    // One array a frame would be 10 MB.
    const before = process.memoryUsage().heapUsed;
    walk(100_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000);
    expect(hero.centre.every(Number.isFinite)).toBe(true);
  });

  it('falls off the isle into the sea', () => {
    standAt(0, 0.12, 5);
    walkTo(30, 5, { seconds: 6 });
    expect(feet()).toBeLessThan(-2);
  });
});
