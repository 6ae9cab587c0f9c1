import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

/** Puts both modules where the library looks for them. One script serves both, so the scripts must be the same. */
export function gatherModule(log) {
  const script = readFileSync(fromRoot('build/wasm/module/sweepscope.mjs'));
  const scalar = readFileSync(fromRoot('build/wasm/module/sweepscope.wasm'));
  let simd = readFileSync(fromRoot('build/wasm-simd/module/sweepscope.wasm'));
  if (!script.equals(readFileSync(fromRoot('build/wasm-simd/module/sweepscope.mjs')))) {
    log('This Emscripten makes another script for SIMD; both modules are the one without it. Same answers, slower.');
    simd = scalar;
  }
  mkdirSync(fromRoot('web/lib/module'), { recursive: true });
  put('sweepscope.mjs', script);
  put('sweepscope.wasm', scalar);
  put('sweepscope-simd.wasm', simd);
}

/** A file that stays as it is keeps its time, so nothing after it is made again. */
function put(name, content) {
  const path = fromRoot('web/lib/module', name);
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  writeFileSync(path, content);
}
