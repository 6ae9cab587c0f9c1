/** Which files of the project import which. */
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';

/** TypeScript of a folder, by its path from the root; what is generated while building and declarations are left out. @returns {string[]} */
export function filesIn(folder) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    encoding: 'utf8',
  });
  const gone = new Set(execFileSync('git', ['ls-files', '--deleted', folder], { encoding: 'utf8' }).split('\n'));
  return [...new Set(listed.split('\n'))].filter(
    (file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !gone.has(file),
  );
}

/** Import and export declarations, imports for their effect, import(), types among them. */
const pattern =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** @param {string} file @param {string} text @returns {string[]} paths from the root, without a suffix where the import has none; packages are left out */
export function importsOf(file, text) {
  return [...text.matchAll(pattern)]
    .map(([, from, effect, dynamic]) => from ?? effect ?? dynamic)
    .filter((path) => path.startsWith('.') && !/\.(css|json|svg|png)(\?|$)/.test(path))
    .map((path) => posix.join(posix.dirname(file), path));
}
