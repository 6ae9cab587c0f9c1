// npm run golden: answers and traces hashed by g++, clang++ and both WebAssembly builds. All must be the stored ones (tests/golden).
import { run } from '../exec.mjs';
import { buildClang, buildNative, buildWasm } from '../make/cmake.mjs';
import { fromRoot } from '../paths.mjs';
import { runSteps } from '../progress.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';

const targets = ['golden_tests'];

const builds = [
  { preset: 'native', title: 'g++', build: (log) => buildNative(log, targets) },
  { preset: 'clang', title: 'clang++', build: (log) => buildClang(log, targets) },
  { preset: 'wasm', title: 'WebAssembly', build: (log) => buildWasm(log, { targets }), node: true },
  {
    preset: 'wasm-simd',
    title: 'WebAssembly with SIMD',
    build: (log) => buildWasm(log, { targets, simd: true }),
    node: true,
  },
];

export default async function golden() {
  const tools = [...buildTools, 'cxx', 'clang', 'googletest'];
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(tools, log) },
    ...builds.map(({ title, build }) => ({ title, run: build })),
  ]);
  console.log('');
  const right = [];
  for (const each of builds) right.push(await hashesAreStored(each));
  process.exitCode = right.every(Boolean) ? 0 : 1;
}

/** Says how many hashes a build has in common with the stored ones, and which not. */
async function hashesAreStored({ preset, title, node }) {
  const program = fromRoot('build', preset, 'tests/cpp/golden_tests');
  const lines = [];
  const onLine = (line) => lines.push(line);
  const code = node
    ? await run(process.execPath, ['--no-experimental-fetch', `${program}.js`], { onLine })
    : await run(program, [], { onLine });
  const hashes = lines.filter((line) => line.startsWith('GOLDEN('));
  const right = code === 0 && hashes.length > 0;
  console.log(right ? `${title}: ${hashes.length} hashes as stored` : `${title}: not the stored hashes`);
  if (!right) console.log(lines.join('\n'));
  return right;
}
