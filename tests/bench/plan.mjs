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
  memory: true,
  brotliQuality: 11,
  /** `places`: bodies at rest in each level */
  behaviour: { characters: 64, frames: 1200, places: 170 },
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
  memory: false,
  brotliQuality: 5,
  behaviour: { characters: 16, frames: 240, places: 40 },
};

/** @typedef {typeof full} Plan */

/** @param {boolean} isQuick @returns {Plan} */
export const planOf = (isQuick) => (isQuick ? quick : full);
