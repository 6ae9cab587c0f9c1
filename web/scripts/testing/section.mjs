const line = '─'.repeat(78);

/**
 * Runs one section and counts its tests. A section is `{ name, title, tools, run(log) }`; `run` resolves to counts,
 * `{ passed, failed, skipped, failures }`. An exception (a build that breaks) and having run no test are failures.
 */
export async function runSection({ name, title, run }) {
  console.log(`\n${line}\n${name}: ${title}\n${line}`);
  const since = performance.now();
  let counts;
  try {
    counts = await run((text) => console.log(text));
    if (counts.passed + counts.failed === 0) counts = oneFailure('no test was run');
  } catch (error) {
    console.error(error.name === 'Failure' ? error.message : error.stack);
    counts = oneFailure(error.message.split('\n')[0]);
  }
  return { name, title, seconds: (performance.now() - since) / 1000, ...counts };
}

/** Counts for something that failed before it could count. */
export function oneFailure(reason) {
  return { passed: 0, failed: 1, skipped: 0, failures: [reason] };
}

/** The sum of several counts. */
export function sum(list) {
  return {
    passed: list.reduce((total, { passed }) => total + passed, 0),
    failed: list.reduce((total, { failed }) => total + failed, 0),
    skipped: list.reduce((total, { skipped }) => total + skipped, 0),
    failures: list.flatMap(({ failures }) => failures),
  };
}
