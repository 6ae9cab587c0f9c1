import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../exec.mjs';
import { buildFuzz } from '../make/cmake.mjs';
import { fromRoot } from '../paths.mjs';
import { sum } from './section.mjs';

/** One program each: the top of tests/fuzz/<name>.cpp says what it reads. */
const targets = ['mesh', 'sweep', 'move', 'prove', 'trace', 'study'];

export const fuzzTools = ['cmake', 'ninja', 'clang'];

/** Longest input, bytes: more triangles than that find nothing new, only slower. */
const longest = 600;

/**
 * Runs every target over what was found earlier and then for some seconds over new inputs, two at a time. `learn`: go on from what
 * earlier runs have learnt; otherwise every run begins with the same inputs.
 */
export async function runFuzz(seconds, log, { learn }) {
  await buildFuzz(log);
  const counts = [];
  for (let at = 0; at < targets.length; at += 2) {
    counts.push(
      ...(await Promise.all(targets.slice(at, at + 2).map((target) => fuzzOne(target, seconds, learn, log)))),
    );
  }
  return sum(counts);
}

async function fuzzOne(target, seconds, learn, log) {
  const program = fromRoot('build/fuzz/tests/fuzz', `fuzz_${target}`);
  const tell = (line) =>
    /DONE|Done|Broken|ERROR|runtime error|SUMMARY|Test unit/.test(line) && log(`${target}: ${line}`);
  const repro = fromRoot('tests/fuzz/repro', target);
  const files = existsSync(repro) ? readdirSync(repro).map((name) => join(repro, name)) : [];
  // Without a file the program would look for new inputs, for ever.
  const again = files.length > 0 ? await run(program, files, { onLine: tell }) : 0;

  const corpus = fromRoot('build/fuzz/corpus', target);
  const findings = fromRoot('build/fuzz/findings');
  mkdirSync(corpus, { recursive: true });
  mkdirSync(findings, { recursive: true });
  const limits = [`-max_total_time=${seconds}`, `-max_len=${longest}`, '-timeout=20', '-rss_limit_mb=2048'];
  const from = learn ? [corpus] : ['-seed=20030714'];
  const fresh = await run(program, [...from, ...limits, `-artifact_prefix=${findings}/${target}-`], { onLine: tell });

  const failures = [];
  if (again !== 0) failures.push(`fuzz ${target}: an earlier finding is back (tests/fuzz/repro/${target})`);
  if (fresh !== 0) failures.push(`fuzz ${target}: a new finding in build/fuzz/findings`);
  return { passed: 2 - failures.length, failed: failures.length, skipped: 0, failures };
}
