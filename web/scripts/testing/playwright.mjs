import { readFileSync, rmSync } from 'node:fs';
import { packageProgram } from '../make/program.mjs';
import { run } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { oneFailure } from './section.mjs';

/** Runs the end-to-end tests against the built page. */
export async function runPlaywright(log) {
  const report = fromRoot('build/reports/playwright.json');
  rmSync(report, { force: true });
  const args = ['test', '--reporter=list,json'];
  // Playwright forces colours on its web server, and node complains when NO_COLOR is set as well.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined };
  const code = await run(process.execPath, [packageProgram('@playwright/test', 'playwright'), ...args], {
    onLine: log,
    env,
  });

  const counts = countsFromReport(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && counts.failed === 0 ? oneFailure(`playwright ended with exit code ${code}`) : counts;
}

function countsFromReport({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failedIn(suite)),
  };
}

function failedIn({ title, specs = [], suites = [] }) {
  const own = specs.filter((spec) => !spec.ok).map((spec) => `${title} › ${spec.title}`);
  return [...own, ...suites.flatMap((suite) => failedIn(suite))];
}
