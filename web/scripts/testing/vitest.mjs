import { readFileSync, rmSync } from 'node:fs';
import { packageProgram } from '../make/program.mjs';
import { run } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { oneFailure } from './section.mjs';

/** Runs one project of vitest.config.mjs. */
export async function runVitest(project, log) {
  const report = fromRoot('build/reports', `vitest-${project}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [packageProgram('vitest'), ...args], { onLine: log });

  const counts = countsFromReport(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && counts.failed === 0 ? oneFailure(`vitest ended with exit code ${code}`) : counts;
}

function countsFromReport({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that cannot be loaded fails without having any test.
    return failed.length === 0 && status === 'failed' ? [`${name} could not be run`] : failed;
  });
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
}
