import { randomFrom } from '../../random.mjs';
import { turned } from '../strip.mjs';
import { flights } from './stairs.mjs';

const half = 20;

/** A walled yard of crates, ramps, stairs, steep troughs, walls that meet in wedges, posts, at any yaw. @returns {import('../../worlds/world.mjs').World} */
export function city() {
  const { block, finish } = blocks();
  const random = randomFrom(41);
  const place = () => [random.between(4 - half, half - 4), random.between(4 - half, half - 4)];
  const yaw = () => random.between(0, 2 * Math.PI);
  const crate = (low, high) => {
    const size = random.between(low, high);
    block({ at: place(), yaw: yaw(), size: [size, random.between(0.5, 1) * size, size] });
  };

  ground(block);
  for (let k = 0; k < 40; k++) crate(0.3, 1.4);
  for (let k = 0; k < 20; k++) crate(0.1, 0.4);
  for (let k = 0; k < 12; k++) ramp(block, place(), yaw(), random.between(0.2, 1.1));
  for (let k = 0; k < 10; k++) flight(block, place(), yaw(), flights[k % flights.length]);
  for (let k = 0; k < 8; k++) wedge(block, place(), yaw(), random.between(0.2, 1.6));
  for (let k = 0; k < 20; k++) block({ at: place(), yaw: yaw(), size: [0.1, 2.5, 0.1] });
  for (let k = 0; k < 6; k++) trough(block, place(), yaw(), random.between(0.9, 1.2));

  const anywhere = () => (source) => source.between(0.8 - half, half - 0.8);
  const [x, z] = [anywhere(), anywhere()];
  return {
    name: 'city',
    title: 'city',
    about:
      'A walled yard of 40 m × 40 m: crates, ramps of 11–63°, stairs, steep troughs, walls in wedges, posts; yaws without a pattern.',
    ...finish(),
    start: (source) => [x(source), source.between(1, 3), z(source)],
    aim: (source) => source.direction(),
    spawn: (source) => [x(source), source.between(1, 2.6), z(source)],
    roam: half - 1,
  };
}

/** The floor, which falls by 3·10⁻⁷, and four walls around it. */
function ground(block) {
  // Level to the eye only, as floors are that a tool has turned and turned back.
  const length = 2 * half + 2;
  block({ at: [0, 0], yaw: 0, size: [length, 1, length], base: -1, from: 1 + 3e-7 * length });
  for (const k of [0, 1, 2, 3]) {
    const [x, , z] = turned((k * Math.PI) / 2)(half + 0.5, 0, 0);
    block({ at: [x, z], yaw: (k * Math.PI) / 2, size: [1, 4, 2 * half + 2] });
  }
}

/** A ramp up to 1.2 m, and a level piece that it ends at. */
function ramp(block, at, yaw, angle) {
  const rise = 1.2;
  const length = rise / Math.tan(angle);
  block({ at, yaw, size: [length, rise, 2], from: 0 });
  const [x, , z] = turned(yaw)(length / 2 + 0.75, 0, 0);
  block({ at: [at[0] + x, at[1] + z], yaw, size: [1.5, rise, 2] });
}

function flight(block, at, yaw, [rise, run]) {
  const turn = turned(yaw);
  for (let step = 0; step < 6; step++) {
    const [x, , z] = turn(step * run, 0, 0);
    block({ at: [at[0] + x, at[1] + z], yaw, size: [run, (step + 1) * rise, 2] });
  }
}

/** Two faces too steep to stand on that meet at the floor. */
function trough(block, at, yaw, angle) {
  const rise = 1.5;
  const length = rise / Math.tan(angle);
  for (const side of [0, Math.PI]) {
    const [x, , z] = turned(yaw + side)(length / 2, 0, 0);
    block({ at: [at[0] + x, at[1] + z], yaw: yaw + side, size: [length, rise, 2], from: 0 });
  }
}

/** Two walls that meet at an angle. */
function wedge(block, at, yaw, angle) {
  for (const side of [-0.5, 0.5]) {
    const turn = yaw + side * angle;
    const [x, , z] = turned(turn)(1.4, 0, 0);
    block({ at: [at[0] + x, at[1] + z], yaw: turn, size: [3, 2.5, 0.2] });
  }
}

/** Collects blocks; one whose top begins at `from` instead of its height is a ramp. Corners in one place are one vertex. */
function blocks() {
  const places = new Map();
  const positions = [];
  const indices = [];
  const vertex = (point) => {
    const corner = point.map(Math.fround);
    const key = corner.join();
    if (!places.has(key)) {
      places.set(key, positions.length / 3);
      positions.push(...corner);
    }
    return places.get(key);
  };
  const triangle = (...corners) => {
    if (new Set(corners).size === 3) indices.push(...corners);
  };
  const quad = (...points) => {
    const [a, b, c, d] = points.map(vertex);
    triangle(a, b, c);
    triangle(a, c, d);
  };

  function block({ at: [x, z], yaw, size: [length, height, width], base = 0, from = height }) {
    const turn = turned(yaw);
    const corner = (i, y, k) => {
      const [u, v, w] = turn((i * length) / 2, y, (k * width) / 2);
      return [x + u, v, z + w];
    };
    const low = (i, k) => corner(i, base, k);
    const top = (i, k) => corner(i, base + (i < 0 ? from : height), k);
    quad(top(-1, -1), top(-1, 1), top(1, 1), top(1, -1));
    quad(low(-1, -1), low(1, -1), low(1, 1), low(-1, 1));
    quad(low(-1, -1), low(-1, 1), top(-1, 1), top(-1, -1));
    quad(low(1, -1), top(1, -1), top(1, 1), low(1, 1));
    quad(low(-1, -1), top(-1, -1), top(1, -1), low(1, -1));
    quad(low(-1, 1), low(1, 1), top(1, 1), top(-1, 1));
  }

  return {
    block,
    finish: () => ({ positions: Float32Array.from(positions), indices: Uint32Array.from(indices) }),
  };
}
