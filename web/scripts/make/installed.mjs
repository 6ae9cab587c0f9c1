// The package as its users have it: packed by `npm pack`, unpacked into a node_modules. Tests, bundlers and the example use this and never dist/lib.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { makeWhenChanged } from './fingerprint.mjs';

/** The path of `sweepscope` after `installPackage`, for code outside a separate project. */
export const installedPackage = fromRoot('build/installed/node_modules/sweepscope');

/** Packs dist/lib, which must be there, and installs the file in a folder, without asking the network. */
export async function installPackage(folder, log = () => {}) {
  const packed = [];
  // Inside `npm test` the running npm is the one to use; it need not be on PATH.
  const [program, ...args] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  mkdirSync(folder, { recursive: true });
  await mustRun(program, [...args, 'pack', '--json', '--pack-destination', folder], {
    cwd: fromRoot('dist/lib'),
    onLine: (line) => packed.push(line),
  }).catch((error) => {
    packed.forEach((line) => log(line));
    throw error;
  });
  const file = join(folder, /"filename": "([^"]+)"/.exec(packed.join('\n'))[1]);
  const target = join(folder, 'node_modules/sweepscope');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await mustRun('tar', ['-xzf', file, '--strip-components=1', '-C', target], { onLine: log });
  rmSync(file);
}

/** For the tests of the package. */
export function installForTests(log) {
  return makeWhenChanged({
    name: 'installed',
    inputs: ['dist/lib', 'web/scripts/make/installed.mjs'],
    outputs: [`build/installed/node_modules/sweepscope/package.json`],
    make: () => installPackage(fromRoot('build/installed'), log),
  });
}
