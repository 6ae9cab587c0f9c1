/**
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} low
 * @property {number} high
 * @property {number} count repetitions
 */

/**
 * Runs every task once, then again, and so on, each round beginning with another task: what disturbs the machine meets
 * all of them. A task that has used up its budget sits out the rounds that remain.
 *
 * @param {{ name: string, run: () => number | Promise<number> }[]} tasks `run` returns what it measured
 * @param {{ repetitions: number, budgetMs: number }} limits
 * @returns {Promise<Map<string, Summary>>}
 */
export async function interleave(tasks, { repetitions, budgetMs }) {
  const samples = new Map(tasks.map(({ name }) => [name, []]));
  const spent = new Map(tasks.map(({ name }) => [name, 0]));
  for (let round = 0; round < repetitions; round++) {
    for (let turn = 0; turn < tasks.length; turn++) {
      const { name, run } = tasks[(turn + round) % tasks.length];
      if (spent.get(name) > budgetMs) continue;
      const since = performance.now();
      samples.get(name).push(await run());
      spent.set(name, spent.get(name) + performance.now() - since);
    }
  }
  return new Map([...samples].map(([name, values]) => [name, summaryOf(values)]));
}

/** @param {number[]} values @returns {Summary} */
export function summaryOf(values) {
  const sorted = values.slice().sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, low: sorted[0], high: sorted[sorted.length - 1], count: sorted.length };
}
