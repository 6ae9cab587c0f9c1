// npm run bench:cpp [-- options of Google Benchmark]: parts of the solver, and the same work natively and as WebAssembly.
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
  printRatios(await compareBuilds());
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

function printRatios({ native, wasm }) {
  console.log('\nWebAssembly with SIMD against native, microseconds (quickest of several)');
  native.forEach((times, k) => {
    for (const what of ['build', 'sweep', 'move']) {
      const [one, other] = [times[what], wasm[k][what]];
      const figures = `${one.toPrecision(4)} native, ${other.toPrecision(4)} WASM: ${(other / one).toFixed(2)} x`;
      console.log(`  ${String(times.triangles).padStart(7)} triangles, ${what.padEnd(5)}  ${figures}`);
    }
  });
}
