import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fromRoot } from './paths.mjs';

const folders = [
  'wasm',
  'tests/cpp',
  'tests/bench',
  'tests/certify',
  'tests/fuzz',
  'tests/golden',
  'tests/methods',
  'tests/support',
];
const extensions = new Set(['.h', '.hpp', '.cpp', '.cc']);

/** Every C++ file that clang-format looks after. events.def is a table, laid out by hand. */
export function cppSources() {
  return folders
    .filter((folder) => existsSync(fromRoot(folder)))
    .flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && extensions.has(extname(entry.name)))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort();
}
