import { sum } from './section.mjs';

/** Prints what failed, a table of sections, and as the last line the totals. */
export function printSummary(results) {
  const failures = results.flatMap(({ name, failures }) => failures.map((failure) => `  ${name}: ${failure}`));
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);

  console.log(`\n${row('section', 'passed', 'failed', 'skipped', 'seconds')}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row(name, passed, failed, skipped, seconds.toFixed(1)));
  }

  const { passed, failed, skipped } = sum(results);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

function row(name, ...cells) {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join('');
}
