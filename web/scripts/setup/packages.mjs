import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../exec.mjs';
import { root } from '../paths.mjs';

/**
 * Runs `npm ci` in a folder unless node_modules there already holds exactly what package-lock.json asks for.
 * @param how another way to install
 */
export async function ensurePackages(log, folder = root, how = ['ci']) {
  if (packagesMatchLock(folder)) return 'up to date';
  // Inside `npm start` the running npm is the one to use; it need not be on PATH.
  const [program, ...args] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await mustRun(program, [...args, ...how, '--no-audit', '--no-fund'], { onLine: log, cwd: folder });
  return 'installed';
}

/** npm records what it really installed in node_modules/.package-lock.json, and writes that file last. */
function packagesMatchLock(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const found = readLock(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // Optional packages of other platforms are rightly absent.
    const absent = !found[path];
    return path === '' || (absent ? entry.optional === true : found[path].version === entry.version);
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
