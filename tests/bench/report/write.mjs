import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOf } from './markdown.mjs';

/** Leaves BENCHMARKS.md for people and benchmarks.json for machines. @param {string} folder */
export function writeReports(results, folder) {
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'BENCHMARKS.md');
  const data = join(folder, 'benchmarks.json');
  writeFileSync(page, markdownOf(results));
  writeFileSync(data, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten: ${page}\n         ${data}`);
}
