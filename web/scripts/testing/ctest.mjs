import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { countsFromJunit } from './junit.mjs';
import { oneFailure } from './section.mjs';

/** ctest shortens what it records; GoogleTest's own lines are counted, so keep all of them. */
const unlimited = String(100 * 1024 * 1024);

/** Runs the tests of one CMake preset, or those that `which` (options of ctest) names, and counts the single GoogleTest cases in them. */
export async function runCtest(preset, log, which = []) {
  const report = fromRoot('build/reports', `ctest-${preset}.xml`);
  mkdirSync(fromRoot('build/reports'), { recursive: true });
  rmSync(report, { force: true });
  const sizes = ['--test-output-size-passed', unlimited, '--test-output-size-failed', unlimited];
  const args = ['--preset', preset, ...which, '--output-junit', report, ...sizes];
  const code = await run('ctest', args, { onLine: log });

  const counts = countsFromJunit(readFileSync(report, 'utf8'));
  return code !== 0 && counts.failed === 0 ? oneFailure(`ctest ended with exit code ${code}`) : counts;
}
