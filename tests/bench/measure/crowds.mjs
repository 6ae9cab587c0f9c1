import { capsuleDepth, ellipsoidDepth } from '../reference/depth.mjs';
import { characterHalfHeight, characterRadius } from '../requests/walks.mjs';
import { interleave } from './interleave.mjs';

/** Deeper than this, metres, is counted. */
export const deepFrom = 0.01;
const warmFrames = 20;

/**
 * Microseconds a character and frame, and where the characters were.
 * @param {import('./worlds.mjs').Contender[]} contenders
 * @param {import('../requests/walks.mjs').Walks} walks
 * @param {import('../plan.mjs').Plan} plan
 */
export async function timeCrowds(contenders, walks, plan) {
  const paths = new Map();
  const tasks = contenders
    .filter(({ world }) => world.createCrowd)
    .map(({ name, world }) => ({ name, run: () => walk(name, world, walks, paths) }));
  for (const { world } of contenders) if (world.createCrowd) warm(world, walks);
  return { times: await interleave(tasks, plan.crowdRepetitions), paths };
}

function warm(world, walks) {
  const crowd = world.createCrowd(walks);
  const centres = new Float64Array(walks.characters * 3);
  for (let frame = 0; frame < Math.min(warmFrames, walks.frames); frame++) crowd.step(walks.velocities(frame), centres);
  crowd.dispose();
}

function walk(name, world, walks, paths) {
  const crowd = world.createCrowd(walks);
  const size = walks.characters * 3;
  const path = new Float64Array(walks.frames * size);
  const since = performance.now();
  for (let frame = 0; frame < walks.frames; frame++) {
    crowd.step(walks.velocities(frame), path.subarray(frame * size, (frame + 1) * size));
  }
  const spent = performance.now() - since;
  paths.set(name, { shape: crowd.shape, path });
  crowd.dispose();
  return (spent * 1000) / (walks.frames * walks.characters);
}

/**
 * What the characters did, judged in double precision after the fact.
 *
 * @typedef {object} Conduct
 * @property {number} frames frames of characters looked at
 * @property {number} deep of them, deeper in the mesh than `deepFrom`
 * @property {number} worstMm the deepest
 * @property {number} [passed] characters that went through the mesh; absent where the world has no inside
 *
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../reference/grid.mjs').Grid} grid
 */
export function judgeOf(world, grid) {
  const measure = {
    capsule: capsuleDepth(grid, characterRadius, characterHalfHeight),
    ellipsoid: ellipsoidDepth(grid, characterRadius, characterHalfHeight),
  };
  /** @returns {Conduct} */
  return ({ shape, path }, characters) => {
    const gone = new Set();
    let deep = 0;
    let worst = 0;
    for (let at = 0; at < path.length; at += 3) {
      const [x, y, z] = [path[at], path[at + 1], path[at + 2]];
      const depth = Number.isFinite(x + y + z) ? measure[shape](x, y, z) : Infinity;
      deep += Number(depth > deepFrom);
      worst = Math.max(worst, depth);
      if (world.passed?.(x, y, z)) gone.add((at / 3) % characters);
    }
    return { frames: path.length / 3, deep, worstMm: worst * 1000, ...(world.passed && { passed: gone.size }) };
  };
}
