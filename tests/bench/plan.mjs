/** How much is measured. `budgetMs` ends a peer's repetitions early, after the first. */
const full = {
  worlds: undefined,
  sweeps: 20_000,
  misses: 10_000,
  checked: 2_000,
  sweepRepetitions: { repetitions: 51, budgetMs: 700 },
  batchMs: 6,
  characters: 64,
  frames: 600,
  crowdRepetitions: { repetitions: 9, budgetMs: 1_500 },
  buildRepetitions: { repetitions: 9, budgetMs: 4_000 },
  loadRepetitions: { repetitions: 7, budgetMs: 10_000 },
  /** What differs while all that runs often is still being compiled (`measure/warm.mjs`). */
  warmUp: {
    sweeps: 4_000,
    misses: 4_000,
    checked: 1,
    sweepRepetitions: { repetitions: 400, budgetMs: 1_000 },
    frames: 100,
    crowdRepetitions: { repetitions: 50, budgetMs: 1_000 },
    buildRepetitions: { repetitions: 400, budgetMs: 500 },
  },
  memory: true,
  brotliQuality: 11,
  /** `places`: bodies at rest in each level */
  behaviour: { characters: 64, frames: 1200, places: 170 },
  growth: {
    meshes: [2_000, 20_000, 200_000, 1_000_000, 10_000_000],
    /** of them, for the other libraries */
    mostForPeers: 1_000_000,
    /** of the mesh of all but the first two axes */
    triangles: 200_000,
    sweeps: 1_000,
    batches: [1, 10, 100, 1_000, 10_000, 100_000],
    largestBatch: 100_000,
    lengths: [0.1, 1, 10, 100],
    radii: [0.2, 0.5, 1, 2, 5, 10, 20],
    repetitions: { repetitions: 25, budgetMs: 500 },
    builds: { repetitions: 7, budgetMs: 2_000 },
  },
};

/** A look in under a minute: fewer worlds, fewer repetitions, shorter walks. */
const quick = {
  ...full,
  worlds: ['terrain-20k', 'interior-25k', 'soup-100k'],
  sweeps: 4_000,
  misses: 4_000,
  checked: 500,
  sweepRepetitions: { repetitions: 15, budgetMs: 200 },
  batchMs: 3,
  frames: 90,
  crowdRepetitions: { repetitions: 5, budgetMs: 200 },
  buildRepetitions: { repetitions: 5, budgetMs: 150 },
  loadRepetitions: { repetitions: 2, budgetMs: 1_000 },
  warmUp: {
    ...full.warmUp,
    sweepRepetitions: { repetitions: 400, budgetMs: 100 },
    crowdRepetitions: { repetitions: 50, budgetMs: 100 },
    buildRepetitions: { repetitions: 400, budgetMs: 50 },
  },
  memory: false,
  brotliQuality: 5,
  behaviour: { characters: 16, frames: 240, places: 40 },
  growth: {
    ...full.growth,
    meshes: [2_000, 20_000],
    triangles: 20_000,
    sweeps: 100,
    batches: [1, 10, 100],
    largestBatch: 100,
    lengths: [1, 10],
    radii: [0.5, 2],
    repetitions: { repetitions: 3, budgetMs: 50 },
    builds: { repetitions: 2, budgetMs: 50 },
  },
};

/** @typedef {typeof full} Plan */

/** @param {boolean} isQuick @returns {Plan} */
export const planOf = (isQuick) => (isQuick ? quick : full);
