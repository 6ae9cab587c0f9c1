import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../../web/scripts/paths.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';
import { fallingOf } from '../requests/falling.mjs';

/** Where the package is; `--lib` names another build of it. */
const folder = process.env.SWEEPSCOPE_LIB ?? fromRoot('dist/lib');
const libraryFile = (name) => new URL(name, `${pathToFileURL(folder)}/`);

const common = {
  ours: true,
  get version() {
    return JSON.parse(readFileSync(libraryFile('package.json'), 'utf8')).version;
  },
  get download() {
    return {
      entry: `import { loadSolver } from ${JSON.stringify(`${folder}/index.js`)}; globalThis.used = loadSolver;`,
      files: [libraryFile('sweepscope.wasm')],
    };
  },
  unfair: [],
};

/** @type {import('./peer.mjs').Peer} */
export const sweepscope = peer('sweepscope', 'Sweepscope', {
  settings: [
    '`createMesh`; `sweepMany` and `moveMany`, robust, all requests in one call; options left at their defaults, results that are kept.',
  ],
  options: {},
});

/** @type {import('./peer.mjs').Peer} */
export const sweepscopeStairs = peer('sweepscope-stairs', 'Sweepscope, stairs', {
  settings: ['As above; `stepHeight` 0.4 m and `snapDistance` 0.5 m, what Jolt does by default.'],
  options: { stepHeight: 0.4, snapDistance: 0.5 },
  sweeps: false,
});

/** @type {import('./peer.mjs').Peer} */
export const sweepscopeSingle = peer('sweepscope-single', 'Sweepscope, single calls', {
  settings: [
    'As above; one call for each sweep (`sweepMany`, n = 1) and one for each character and frame (`moveMany`, n = 1), with options from `compileOptions`.',
  ],
  options: {},
  batch: false,
});

function peer(name, title, { settings, options, batch = true, sweeps = true }) {
  return Object.assign(Object.create(common), {
    name,
    title,
    settings,
    async load() {
      const { loadSolver, compileOptions } = await import(libraryFile('index.js').href);
      const solver = await loadSolver();
      // The first versions had neither.
      const kept = (make, count) => solver[make]?.(count);
      const compiled = batch ? options : (compileOptions?.(options) ?? options);
      return {
        build: solver.build.version,
        simd: solver.simd ?? solver.build.simd,
        createWorld: (positions, indices) =>
          worldOf(solver.createMesh(positions, indices), { options: compiled, batch, sweeps, kept }),
      };
    },
  });
}

function worldOf(mesh, { options, batch, sweeps, kept }) {
  let room = 0;
  let results;
  return {
    prepare: packed,
    ...(sweeps && { sweepMany: batch ? sweepTogether : sweepSingly }),
    createCrowd: (walks) =>
      crowdOf(mesh, walks, options, batch, kept('createMoveResults', batch ? walks.characters : 1)),
    memoryBytes: mesh.report.memoryBytes,
    dispose() {
      results?.dispose();
      mesh.dispose();
    },
  };

  function sweepTogether(queries, count, times) {
    makeRoom(count);
    times.set(mesh.sweepMany(queries.subarray(0, count * 9), undefined, results).time.subarray(0, count));
  }

  function makeRoom(count) {
    if (room >= count) return;
    results?.dispose();
    results = kept('createSweepResults', count);
    room = count;
  }

  function sweepSingly(queries, count, times) {
    makeRoom(1);
    const query = new Float64Array(9);
    for (let k = 0; k < count; k++) {
      for (let slot = 0; slot < 9; slot++) query[slot] = queries[k * 9 + slot];
      times[k] = mesh.sweepMany(query, undefined, results).time[0];
    }
  }
}

/** Nine numbers a sweep: centre, displacement, radii. */
function packed({ count, values, radius }) {
  const queries = new Float64Array(count * 9);
  for (let k = 0; k < count; k++) {
    queries.set(values.subarray(k * 6, k * 6 + 6), k * 9);
    queries.fill(radius, k * 9 + 6, k * 9 + 9);
  }
  return queries;
}

function crowdOf(mesh, { characters, spawns, character }, defaults, batch, results) {
  const options = character ? { ...character, snapDistance: character.stepHeight } : defaults;
  const requests = new Float64Array(characters * 12);
  const falling = fallingOf(characters);
  for (let who = 0; who < characters; who++) {
    requests.set(spawns.subarray(who * 3, who * 3 + 3), who * 12);
    requests.set([characterRadius, characterHalfHeight, characterRadius], who * 12 + 9);
  }
  const move = batch ? moveTogether : moveSingly;
  return {
    shape: 'ellipsoid',
    falling,
    place: (who, x, y, z) => requests.set([x, y, z], who * 12),
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const at = who * 12;
        requests[at + 3] = velocities[who * 2] * frameSeconds;
        requests[at + 5] = velocities[who * 2 + 1] * frameSeconds;
        requests[at + 7] = falling.next(who) * frameSeconds;
      }
      move(centres);
      for (let who = 0; who < characters; who++) {
        for (let axis = 0; axis < 3; axis++) requests[who * 12 + axis] = centres[who * 3 + axis];
      }
    },
    dispose: () => results?.dispose(),
  };

  function moveTogether(centres) {
    const { position, grounded, ceiling } = mesh.moveMany(requests, options, results);
    centres.set(position);
    for (let who = 0; who < characters; who++) {
      falling.land(who, grounded[who] === 1);
      // The first versions did not say it.
      if (ceiling?.[who]) falling.bump(who);
    }
  }

  function moveSingly(centres) {
    const request = new Float64Array(12);
    for (let who = 0; who < characters; who++) {
      for (let slot = 0; slot < 12; slot++) request[slot] = requests[who * 12 + slot];
      const { position, grounded } = mesh.moveMany(request, options, results);
      for (let axis = 0; axis < 3; axis++) centres[who * 3 + axis] = position[axis];
      falling.land(who, grounded[0] === 1);
    }
  }
}
