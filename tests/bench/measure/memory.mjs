import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('memory-child.mjs', import.meta.url));

/**
 * Memory of a mesh, and what is left after making and disposing of one a thousand times; a process for each peer.
 *
 * @typedef {object} Memory
 * @property {number} [bytesPerTriangle]
 * @property {number} [leftBytes] growth from the 100th to the last world made and disposed of
 * @property {number} [rounds]
 * @property {string} [failure]
 *
 * @param {{ name: string }[]} peers
 * @param {(line: string) => void} log
 * @returns {Promise<Record<string, Memory>>}
 */
export async function measureMemory(peers, log) {
  const results = {};
  for (const { name } of peers) {
    log(`memory: ${name}`);
    const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', child, name], { encoding: 'utf8' });
    const line = stdout.trim().split('\n').pop();
    results[name] = line?.startsWith('{') ? JSON.parse(line) : { failure: stderr.trim().split('\n')[0] };
  }
  return results;
}
