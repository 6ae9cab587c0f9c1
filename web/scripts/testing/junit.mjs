import { sum } from './section.mjs';

/**
 * Counts of a JUnit file written by ctest. A ctest test that is a GoogleTest program counts by the cases it printed,
 * any other one counts as one test.
 */
export function countsFromJunit(xml) {
  return sum(
    [...xml.matchAll(/<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(([, head, body]) => {
      const name = unescape(/\bname="([^"]*)"/.exec(head)?.[1] ?? '?');
      const status = /\bstatus="([^"]*)"/.exec(head)?.[1];
      const output = unescape(/<system-out>([\s\S]*?)<\/system-out>/.exec(body ?? '')?.[1] ?? '');
      return countsOfTest(name, status, output);
    }),
  );
}

function countsOfTest(name, status, output) {
  const passed = count(output, /^\[ {7}OK \] .*\(\d+ ms\)$/gm);
  const skipped = count(output, /^\[ {2}SKIPPED \] .*\(\d+ ms\)$/gm);
  const failures = [...output.matchAll(/^\[ {2}FAILED {2}\] (.*) \(\d+ ms\)$/gm)].map((match) => match[1]);

  const isGoogleTest = /^\[={10}\] Running /m.test(output);
  // A crash or a time-out ends the program in the middle of a case, before that one can say FAILED.
  const ended = !isGoogleTest || /^\[={10}\] .* ran\./m.test(output);
  if (!ended || (status === 'fail' && failures.length === 0)) failures.push(`${name} did not end well`);

  if (isGoogleTest || failures.length > 0) return { passed, failed: failures.length, skipped, failures };
  return status === 'run'
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 0, skipped: 1, failures: [] };
}

const count = (text, pattern) => [...text.matchAll(pattern)].length;

function unescape(text) {
  const names = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) =>
      decimal || hex ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16)) : (names[name] ?? all),
    )
    .replace(/\r\n/g, '\n');
}
