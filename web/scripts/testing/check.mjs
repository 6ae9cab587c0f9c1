import { run } from '../exec.mjs';

/** A program whose exit code is the answer, counted as one test. */
export async function runCheck(name, program, args, log) {
  log(`▸ ${name}`);
  const code = await run(program, args, { onLine: log });
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };
}
