import { packageProgram } from '../make/program.mjs';
import { cppSources } from '../cpp-sources.mjs';
import { runCheck } from './check.mjs';
import { sum } from './section.mjs';

/** Each tool is one test; all of them run even when one complains. eslint takes as long as the others together, so it runs in parallel. */
export async function runLint(log) {
  const node = (program, ...args) => [process.execPath, [program, ...args]];
  const longest = ['eslint', ...node(packageProgram('eslint'), '--max-warnings', '0', '.')];
  const checks = [
    ['clang-format', 'clang-format', ['--dry-run', '-Werror', ...cppSources()]],
    ['prettier', ...node(packageProgram('prettier'), '--check', '.')],
    ['tsc', ...node(packageProgram('typescript', 'tsc'), '--noEmit')],
  ];
  const check = ([name, program, args]) => runCheck(name, program, args, log);
  const others = async () => {
    const counts = [];
    for (const each of checks) counts.push(await check(each));
    return counts;
  };
  const [first, ...rest] = await Promise.all([check(longest), others()]);
  return sum([first, ...rest.flat()]);
}
