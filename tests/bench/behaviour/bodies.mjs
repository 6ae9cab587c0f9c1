import { characterHalfHeight } from '../requests/walks.mjs';

/** What every engine is asked for. @type {import('../requests/walks.mjs').Character} */
export const character = { stepHeight: 0.3, slopeLimit: (50 * Math.PI) / 180 };

/** Metres a second. */
export const walkingSpeed = 4;

/**
 * Bodies in a world of an engine, one frame at a time. They do not meet each other.
 * @param {import('../peers/peer.mjs').PeerWorld} world
 * @param {number[][]} starts centres
 */
export function bodiesIn(world, starts) {
  const spawns = Float64Array.from(starts.flat());
  const crowd = world.createCrowd({ characters: starts.length, spawns, character });
  const centres = spawns.slice();
  return {
    count: starts.length,
    /** Three numbers a body, after the last frame. */
    centres,
    /** 1: on the ground, as the engine says. */
    grounded: crowd.falling.grounded,
    /** The coming frame begins with this upward speed. */
    jump: (who, speed) => crowd.falling.set(who, speed),
    /** Puts a body elsewhere, at rest. */
    place(who, x, y, z) {
      crowd.falling.set(who, 0);
      crowd.place(who, x, y, z);
      centres.set([x, y, z], who * 3);
    },
    /** @param {Float64Array} velocities two numbers a body: along x, along z */
    step: (velocities) => crowd.step(velocities, centres),
    dispose: () => crowd.dispose(),
  };
}

/** @typedef {ReturnType<typeof bodiesIn>} Bodies */

const settling = 30;

/**
 * Walks bodies in a small world: they are set down, then each keeps its velocity.
 *
 * @param {import('../peers/peer.mjs').Engine} engine
 * @param {{ positions: Float32Array, indices: Uint32Array }} mesh
 * @param {{ start: number[], walk: number[] }[]} runs start: a place on the ground; walk: along x and along z, m/s
 * @param {number} frames
 * @param {(frame: number, bodies: Bodies) => void} look after each frame; before the first, with frame -1
 */
export function walkIn(engine, mesh, runs, frames, look) {
  const world = engine.createWorld(mesh.positions, mesh.indices);
  const above = characterHalfHeight + 0.15;
  const bodies = bodiesIn(
    world,
    runs.map(({ start: [x, y, z] }) => [x, y + above, z]),
  );
  const idle = new Float64Array(runs.length * 2);
  const velocities = Float64Array.from(runs.flatMap(({ walk }) => walk));
  for (let frame = 0; frame < settling; frame++) bodies.step(idle);
  look(-1, bodies);
  for (let frame = 0; frame < frames; frame++) {
    bodies.step(velocities);
    look(frame, bodies);
  }
  bodies.dispose();
  world.dispose();
}
