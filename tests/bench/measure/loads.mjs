import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { interleave } from './interleave.mjs';

const child = fileURLToPath(new URL('load-child.mjs', import.meta.url));

/**
 * Milliseconds from import to ready, each time in a fresh process; files come from the disk, not from a network.
 * @param {string[]} names @param {import('../plan.mjs').Plan} plan
 */
export function timeLoads(names, plan) {
  const tasks = names.map((name) => ({
    name,
    run: () =>
      Number(execFileSync(process.execPath, [child, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
  }));
  return interleave(tasks, plan.loadRepetitions);
}
