const line = '─'.repeat(78);

/**
 * Runs sections one after the other, and during one with `waits` those with `beside`: tests of a browser leave a core idle now and then.
 * @returns their results, in the order given
 */
export async function runSections(sections) {
  const results = new Map();
  const waiting = sections.find(({ waits }) => waits);
  const beside = waiting ? sections.filter((section) => section.beside) : [];
  for (const section of sections) {
    if (section !== waiting && !beside.includes(section)) results.set(section, await runSection(section));
  }
  if (waiting) {
    let isBuilt;
    const built = new Promise((resolve) => (isBuilt = resolve));
    const first = runSection(waiting, { isBuilt }).finally(isBuilt);
    // Until the page is built both would build in the same folders.
    await built;
    for (const section of beside) results.set(section, await runSection(section, { held: true }));
    results.set(waiting, await first);
  }
  return sections.map((section) => results.get(section));
}

/**
 * Runs one section and counts its tests. A section is `{ name, title, tools, run(log, isBuilt) }`; `run` resolves to counts,
 * `{ passed, failed, skipped, failures }`, and one that `waits` calls `isBuilt` before its tests. Whatever it throws (a build that
 * breaks) and having run no test is a failure. `held`: what it says is printed at its end, in one piece.
 */
export async function runSection({ name, title, run }, { held = false, isBuilt = () => {} } = {}) {
  const lines = [];
  const log = held ? (text) => lines.push(text) : (text) => console.log(text);
  log(`\n${line}\n${name}: ${title}\n${line}`);
  const since = performance.now();
  let counts;
  try {
    counts = await run(log, isBuilt);
    if (counts.passed + counts.failed === 0) counts = oneFailure('no test was run');
  } catch (error) {
    log(error.name === 'Failure' ? error.message : error.stack);
    counts = oneFailure(error.message.split('\n')[0]);
  }
  if (held) console.log(lines.join('\n'));
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
