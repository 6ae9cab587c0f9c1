import { packageProgram } from '../make/program.mjs';
import { cppSources } from '../cpp-sources.mjs';
import { runCheck } from './check.mjs';
import { sum } from './section.mjs';

/** Each tool is one test; all of them run even when one complains. */
export async function runLint(log) {
  const node = (program, ...args) => [process.execPath, [program, ...args]];
  const checks = [
    ['clang-format', 'clang-format', ['--dry-run', '-Werror', ...cppSources()]],
    ['prettier', ...node(packageProgram('prettier'), '--check', '.')],
    ['eslint', ...node(packageProgram('eslint'), '--max-warnings', '0', '.')],
    ['tsc', ...node(packageProgram('typescript', 'tsc'), '--noEmit')],
  ];
  const counts = [];
  for (const [name, program, args] of checks) counts.push(await runCheck(name, program, args, log));
  return sum(counts);
}
