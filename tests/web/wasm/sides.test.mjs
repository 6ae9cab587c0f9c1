// Which way is out, and what one-sided faces are to a body: scenes that were reported, asked of the package.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from 'sweepscope';

const quad = (a, b, c, d) => [...a, ...b, ...c, ...a, ...c, ...d];
const box = ([x, y, z], [X, Y, Z]) => [
  ...[...quad([x, Y, z], [x, Y, Z], [X, Y, Z], [X, Y, z]), ...quad([x, y, z], [X, y, z], [X, y, Z], [x, y, Z])],
  ...[...quad([x, y, z], [x, Y, z], [X, Y, z], [X, y, z]), ...quad([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z])],
  ...[...quad([x, y, z], [x, y, Z], [x, Y, Z], [x, Y, z]), ...quad([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z])],
];
const insideOut = (soup) => {
  const out = [];
  for (let k = 0; k < soup.length; k += 9)
    out.push(...soup.slice(k, k + 3), ...soup.slice(k + 6, k + 9), ...soup.slice(k + 3, k + 6));
  return out;
};
const floor = quad([-50, 0, -50], [-50, 0, 50], [50, 0, 50], [50, 0, -50]);

let solver;
beforeAll(async () => {
  solver = await loadSolver();
});
const meshOf = (soup) => solver.createMesh(new Float64Array(soup));
const move = (mesh, centre, way, fall, options) =>
  mesh.moveMany(new Float64Array([...centre, ...way, ...fall, 0.4, 0.9, 0.4]), options);
const still = [0, 0, 0];

describe('a body that begins in the mesh', () => {
  it.each(['both', 'front'])('is brought out of a closed box above its centre, sides %s', (sides) => {
    const mesh = meshOf(box([-20, -1, -20], [20, 1, 20]));
    for (const below of [0, 1e-16, 1e-12, 1e-7, 1e-3, 0.2, 0.6]) {
      const { position, wayOut, startDepth } = move(mesh, [0.3, 1 - below, -0.2], still, [0, -0.01, 0], { sides });
      expect(position[1], `${below} below`).toBeCloseTo(1.904, 9);
      expect([...wayOut]).toEqual([2]);
      expect(startDepth[0]).toBeCloseTo(1 - below / 0.9, 9);
    }
  });

  it('takes the nearest way where it hardly overlaps, and where nothing says what is out', () => {
    const room = meshOf(box([-20, -1, -20], [20, 5, 20]));
    const stood = move(room, [0, -0.15, 0], still, still);
    expect([stood.wayOut[0], stood.position[1] > -0.1]).toEqual([1, true]);
    const lone = move(meshOf([-9, 0, -9, 0, 0, 20, 20, 0, -9]), [0, -1e-12, 0], still, still);
    expect([lone.wayOut[0], lone.position[1] < -0.9]).toEqual([1, true]);
    expect(move(room, [0, 2, 0], still, still).wayOut[0]).toBe(0);
  });

  it('comes into a box that is wound inside out, which is a room', () => {
    const room = meshOf(insideOut(box([-20, -1, -20], [20, 5, 20])));
    const { position, wayOut } = move(room, [3, -1 - 1e-9, 0], still, still);
    expect([wayOut[0], position[1] > -0.1]).toEqual([2, true]);
  });
});

describe('one-sided faces', () => {
  it('let a body walk through the back of a wall, and stop it at the front', () => {
    const away = quad([2, 0, -5], [2, 3, -5], [2, 3, 5], [2, 0, 5]);
    for (const [wall, ends] of [
      [away, 8],
      [insideOut(away), 1.596],
    ]) {
      const mesh = meshOf([...floor, ...wall]);
      let centre = [0, 0.904, 0];
      for (let frame = 0; frame < 120; frame++)
        centre = move(mesh, centre, [4 / 60, 0, 0], [0, -0.05, 0], { sides: 'front', stepHeight: 0.3 }).position;
      expect(centre[0]).toBeCloseTo(ends, 6);
      expect(centre[1]).toBeCloseTo(0.904, 6);
    }
  });

  it.each([15, 60, 240])('let a body jump through a platform from below and land on it, %i frames a second', (rate) => {
    const mesh = meshOf([...floor, ...quad([-3, 2, -3], [-3, 2, 3], [3, 2, 3], [3, 2, -3])]);
    const options = { sides: 'front', stepHeight: 0.3, snapDistance: 0.3 };
    for (const [jump, ends] of [
      [7.5, 2.904],
      [4, 0.904],
    ]) {
      let centre = [0, 0.91, 0];
      let free = 0.91;
      let upward = jump;
      for (let frame = 0; frame < 4 * rate; frame++) {
        upward -= 9.81 / rate;
        const rises = upward > 0 && free > 0;
        free = rises ? free + upward / rate : 0;
        const { position, grounded, ceiling } = move(mesh, centre, still, [0, upward / rate, 0], options);
        centre = position;
        if (rises) expect([centre[1], ceiling[0]]).toEqual([expect.closeTo(free, 9), 0]);
        if (grounded[0]) upward = 0;
      }
      expect(centre[1]).toBeCloseTo(ends, 3);
    }
  });
});
