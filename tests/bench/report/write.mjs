import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fromRoot } from '../../../web/scripts/paths.mjs';
import { markdownOf } from './markdown.mjs';
import { growthPicture } from './picture.mjs';
import { withSummary } from './readme.mjs';

/** Where the results are kept with the sources; then the README's short table is theirs too. */
const kept = fromRoot('tests/bench');

/** What a folder holds of an earlier run, if any. @param {string} folder */
export function resultsIn(folder) {
  const data = join(folder, 'benchmarks.json');
  return existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : undefined;
}

/** Leaves BENCHMARKS.md and growth.svg for people, benchmarks.json for machines. @param {string} folder */
export async function writeReports(results, folder) {
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'BENCHMARKS.md');
  const data = join(folder, 'benchmarks.json');
  writeFileSync(page, markdownOf(results));
  writeFileSync(data, `${JSON.stringify(results, null, 2)}\n`);
  if (results.growth) writeFileSync(join(folder, 'growth.svg'), growthPicture(results.growth));
  if (resolve(folder) === kept && !results.quick && results.worlds.length > 0) {
    const readme = fromRoot('README.md');
    const text = withSummary(readFileSync(readme, 'utf8'), results);
    writeFileSync(readme, await format(text, { ...(await resolveConfig(readme)), filepath: readme }));
  }
  console.log(`\nWritten: ${page}\n         ${data}`);
}
