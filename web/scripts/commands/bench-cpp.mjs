// npm run bench:cpp [-- options of Google Benchmark]: parts of the solver, and the same work natively and as WebAssembly, which goes
// to tests/bench/WEBASSEMBLY.md.
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { mustRun, outputOf } from '../exec.mjs';
import { buildBenchmarks } from '../make/cmake.mjs';
import { fromRoot } from '../paths.mjs';
import { runSteps } from '../progress.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';

const rounds = 3;

export default async function benchCpp(args) {
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools([...buildTools, 'cxx', 'benchmark'], log) },
    { title: 'C++ benchmarks', run: buildBenchmarks },
  ]);
  await mustRun(fromRoot('build/bench/tests/bench/cpp/parts'), args, { onLine: (line) => console.log(line) });
  const table = tableOf(await compareBuilds());
  console.log(`\n${table}`);
  writeFileSync(fromRoot('tests/bench/WEBASSEMBLY.md'), page(table));
}

/** The workload in both builds by turns; of each time the quickest. */
async function compareBuilds() {
  const builds = {
    native: [fromRoot('build/bench/tests/bench/cpp/workload'), []],
    wasm: [process.execPath, ['--no-experimental-fetch', fromRoot('build/bench-wasm/tests/bench/cpp/workload.js')]],
  };
  const best = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, [program, args]] of Object.entries(builds)) {
      const lines = ((await outputOf(program, args)) ?? '').split('\n').filter(Boolean);
      best[name] = lines.map((line, k) => quicker(JSON.parse(line), best[name]?.[k]));
    }
  }
  return best;
}

function quicker(times, before = times) {
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, Math.min(time, before[name])]));
}

function tableOf({ native, wasm }) {
  const rows = native.flatMap((times, k) =>
    ['build', 'sweep', 'move'].map((what) => {
      const [one, other] = [times[what], wasm[k][what]];
      const figures = [Number(one.toPrecision(3)), Number(other.toPrecision(3)), (other / one).toFixed(2)];
      return `| ${times.triangles} | ${what} | ${figures.join(' | ')} |`;
    }),
  );
  const head = ['| triangles | work | native, µs | WebAssembly, µs | ratio |', '| --: | --- | --: | --: | --: |'];
  return [...head, ...rows].join('\n');
}

const page = (table) => `# WebAssembly against native

Made by \`npm run bench:cpp\`; do not edit. The same C++ over hills: building a mesh, one sweep of a large batch, one frame of a
character (robust method). Native is g++ with \`-O3\`, WebAssembly the SIMD module in node; the quickest of ${rounds} × 15 runs.

${cpus()[0].model}, ${platform()} ${arch()}, node ${process.version}, ${new Date().toISOString().slice(0, 10)}.

${table}
`;
