import { readFileSync } from 'node:fs';

/**
 * What the benchmark asks of a library. What a library cannot do is absent and shown as "–".
 *
 * @typedef {object} Peer
 * @property {string} name as given to `--only`
 * @property {string} title as shown
 * @property {string} version
 * @property {boolean} [ours]
 * @property {number} [mostTriangles] larger worlds are not asked of it
 * @property {string[]} settings the path taken and what was set
 * @property {string[]} unfair where the comparison is unfair to it
 * @property {Download} download what a page would fetch for it
 * @property {() => Promise<Engine>} load from import to ready
 *
 * @typedef {object} Download
 * @property {string} entry source of a module that imports what is used; it is bundled and minified
 * @property {URL[]} [files] fetched beside it
 *
 * @typedef {object} Engine
 * @property {(positions: Float32Array, indices: Uint32Array) => PeerWorld} createWorld
 * @property {boolean} [simd] whether it was compiled for 128-bit SIMD
 * @property {() => number} [usedBytes] bytes in use inside the module, where the library says so
 * @property {string} [build] which build was loaded, where the library says so
 *
 * @typedef {object} PeerWorld
 * @property {(sweeps: Sweeps) => any} [prepare] the requests in the form that the library takes; not timed
 * @property {(prepared: any, count: number, times: Float64Array) => void} [sweepMany] the first `count` sweeps;
 *   fractions of the displacement, Infinity: nothing
 * @property {(walks: Walks) => Crowd} [createCrowd]
 * @property {number} [memoryBytes] where the library says so
 * @property {() => void} dispose frees everything
 *
 * @typedef {object} Crowd
 * @property {'capsule' | 'ellipsoid'} shape
 * @property {(velocities: Float64Array, centres: Float64Array) => void} step one frame of every character
 * @property {() => void} dispose
 * @property {import('../requests/falling.mjs').Falling} [falling] vertical speeds, and who is grounded; this and `place` only
 *   where the table of behaviour has the peer
 * @property {(who: number, x: number, y: number, z: number) => void} [place] puts a character elsewhere; what the library
 *   remembers of its contacts is made anew
 *
 * @typedef {import('../requests/sweeps.mjs').Sweeps} Sweeps
 * @typedef {import('../requests/walks.mjs').Walks} Walks
 */

/** The version of an installed package. @param {string} name */
export function versionOf(name) {
  return JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')).version;
}

/** A file of an installed package. @param {string} name @param {string} path */
export const packageFile = (name, path) => new URL(`../node_modules/${name}/${path}`, import.meta.url);
