import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { outputOf } from '../exec.mjs';
import { Failure } from '../failure.mjs';

/**
 * The Emscripten on PATH, from any source (Debian, Homebrew, emsdk):
 * its CMake toolchain file, its version, and the environment its tools need.
 */
export async function findEmscripten() {
  const root = (await outputOf('em-config', ['EMSCRIPTEN_ROOT'])) ?? (await folderOfEmcc());
  const toolchain = root && join(root, 'cmake/Modules/Platform/Emscripten.cmake');
  if (!toolchain || !existsSync(toolchain)) {
    throw new Failure(`emcc is on PATH, but its CMake toolchain file is not where it should be: ${toolchain}`);
  }
  const versionFile = join(root, 'emscripten-version.txt');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'unknown';
  return { toolchain, version, env: environment() };
}

async function folderOfEmcc() {
  const emcc = await outputOf('/bin/sh', ['-c', 'command -v emcc']);
  return emcc && dirname(realpathSync(emcc));
}

/** Debian's emcc loads acorn from Debian's folder, which only Debian's own node searches. */
function environment() {
  const debian = '/usr/share/nodejs';
  if (!existsSync(join(debian, 'acorn'))) return {};
  return { NODE_PATH: [process.env.NODE_PATH, debian].filter(Boolean).join(delimiter) };
}
