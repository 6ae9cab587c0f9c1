import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mustRun } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { googletestFolder, tools } from '../setup/tools.mjs';
import { findEmscripten } from './emscripten.mjs';
import { gatherModule } from './module.mjs';
import { fingerprint } from './fingerprint.mjs';

/** Configures build/native when needed and builds everything in it, or the named targets only. */
export function buildNative(log, targets = []) {
  return build({ preset: 'native', log, targets });
}

/** The named targets by clang++, in build/clang. */
export function buildClang(log, targets) {
  return build({ preset: 'clang', log, targets });
}

/** The C++ tests with sanitizers, in build/asan. */
export function buildSanitized(log) {
  return build({ preset: 'asan', log });
}

/** The libFuzzer targets, in build/fuzz. */
export function buildFuzz(log) {
  return build({ preset: 'fuzz', log, tests: false });
}

/** The C++ benchmarks, natively, and their workload as WASM with SIMD. */
export async function buildBenchmarks(log) {
  await build({ preset: 'bench', log, tests: false, targets: ['parts', 'workload'] });
  const { toolchain, version, env } = await findEmscripten();
  const wasm = { preset: 'bench-wasm', env, toolchain, identity: `${toolchain} ${version}` };
  return build({ ...wasm, log, tests: false, targets: ['workload'] });
}

/** Builds the WASM modules only: those of the package, of the studies and of the audit's workers. */
export async function buildModule(log) {
  const results = [await buildWasm(log, { targets: ['sweepscope', 'studies'] })];
  results.push(await buildWasm(log, { targets: ['sweepscope', 'crowd'], simd: true }));
  gatherModule(log);
  return results.every((result) => result === 'unchanged') ? 'unchanged' : 'built';
}

/** Builds the module and the C++ tests as WASM, or the named targets only. */
export async function buildWasm(log, { targets = [], simd = false } = {}) {
  const { toolchain, version, env } = await findEmscripten();
  const preset = simd ? 'wasm-simd' : 'wasm';
  return build({ preset, log, env, targets, toolchain, identity: `${toolchain} ${version}` });
}

async function build({ preset, log, env, targets = [], tests = true, toolchain, identity = '' }) {
  const folder = fromRoot('build', preset);
  const options = { onLine: log, env };

  // `npm start` runs on a machine without GoogleTest; there the module is built without the tests.
  const variables =
    tests && tools.googletest.present()
      ? ['-DSWEEPSCOPE_TESTS=ON', `-DGOOGLETEST_DIR=${googletestFolder}`]
      : ['-DSWEEPSCOPE_TESTS=OFF'];
  if (toolchain) variables.push(`-DCMAKE_TOOLCHAIN_FILE=${toolchain}`);

  // Ninja configures again by itself when a CMakeLists.txt changes; it cannot see another preset or toolchain.
  const stamp = `${folder}/.configured-from`;
  const current = [fingerprint(['CMakePresets.json']), identity, ...variables].join('\n');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
    rmSync(folder, { recursive: true, force: true });
    await mustRun('cmake', ['--preset', preset, ...variables], options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(stamp, current);
  }

  let upToDate = false;
  const onLine = (line) => {
    upToDate ||= line.includes('no work to do');
    log(line);
  };
  const wanted = targets.length > 0 ? ['--target', ...targets] : [];
  await mustRun('cmake', ['--build', '--preset', preset, ...wanted], { onLine, env });
  return upToDate ? 'unchanged' : 'built';
}
