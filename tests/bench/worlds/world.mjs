/**
 * A world of the benchmark. Metres, y is up, front faces look at the open side.
 *
 * @typedef {object} World
 * @property {string} name as given to `--only`
 * @property {string} title as shown
 * @property {string} about what it is, one sentence
 * @property {Float32Array} positions
 * @property {Uint32Array} indices
 * @property {(random: Random) => number[]} start where a sweep may begin, x y z; whether it is clear is checked by others
 * @property {(random: Random) => number[]} aim a unit vector in which a sweep may go
 * @property {(random: Random) => number[]} spawn where a character may begin, x y z of its centre
 * @property {number} roam characters are meant to stay within this distance of the middle, in x and in z
 * @property {(x: number, y: number, z: number) => boolean} [passed] whether a centre here has gone through the mesh; absent where
 *   a world has no inside
 *
 * @typedef {ReturnType<typeof import('../random.mjs').randomFrom>} Random
 */

/** @param {World} world */
export const triangleCount = (world) => world.indices.length / 3;
