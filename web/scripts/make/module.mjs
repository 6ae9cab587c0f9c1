import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  put('web/package/module/sweepscope.mjs', script);
  put('web/package/module/sweepscope.wasm', scalar);
  put('web/package/module/sweepscope-simd.wasm', simd);
  for (const name of ['studies.mjs', 'studies.wasm'])
    put(`web/page/study/module/${name}`, readFileSync(fromRoot('build/wasm/module', name)));
  put('web/audit/shared/module/crowd.wasm', readFileSync(fromRoot('build/wasm-simd/module/crowd.wasm')));
}

/** A file that stays as it is keeps its time, so nothing after it is made again. */
function put(file, content) {
  const path = fromRoot(file);
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  writeFileSync(path, content);
}
