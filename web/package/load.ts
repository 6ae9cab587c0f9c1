/** Finds, loads and checks the WASM module: in a page, in a worker, in a bundle and in node. */
import { LoadError } from './errors.ts';
import { readAbout } from './exchange.ts';
import { keptMoves, keptSweeps } from './kept.ts';
import { createMesh, loadMesh } from './mesh.ts';
import type { CreateModule, NativeModule } from './module-types.ts';
import { checkNames } from './options.ts';
import createModule from './module/sweepscope.mjs';
import { schemaHash } from './schema.gen.ts';
import type { LoadOptions, Solver } from './types.ts';

/** node's fetch does not read file: addresses, so there the bytes are read by hand. */
async function readFromDisk(url: URL): Promise<Uint8Array> {
  // Built at run time, so that neither bundlers for the web nor their minifiers can follow it: file: to node:.
  const name = `${url.protocol.replace('file', 'node')}fs/promises`;
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readFile(url: URL): Promise<Uint8Array>;
  };
  return readFile(url);
}

/** The base of relative addresses. Some bundlers write the path of this file when they ran; on a page that leads nowhere. */
function base(): string {
  const here = import.meta.url;
  return here.startsWith('file:') && typeof location === 'object' ? location.href : here;
}

/** A function that makes a vector of four: engines without SIMD refuse it. */
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Two builds, one answer: by default the one with SIMD where the engine has it. */
function moduleBeside(options: LoadOptions): URL {
  // Written out twice: bundlers look for exactly this pattern.
  return (options.simd ?? WebAssembly.validate(simdProbe))
    ? new URL('./module/sweepscope-simd.wasm', import.meta.url)
    : new URL('./module/sweepscope.wasm', import.meta.url);
}

async function wasmBytes(options: LoadOptions): Promise<ArrayBuffer | Uint8Array> {
  if (options.wasmBinary) {
    const binary = options.wasmBinary;
    return ArrayBuffer.isView(binary) ? new Uint8Array(binary.buffer, binary.byteOffset, binary.byteLength) : binary;
  }
  const url = options.wasmUrl === undefined ? moduleBeside(options) : new URL(options.wasmUrl, base());
  if (url.protocol === 'file:') {
    return readFromDisk(url).catch((cause: unknown) => {
      throw notFound(`${url.href} cannot be read`, { cause });
    });
  }
  const response = await fetch(url).catch((cause: unknown) => {
    throw notFound(`${url.href} cannot be fetched`, { cause });
  });
  if (!response.ok) throw notFound(`${url.href} answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  // For a missing file, many servers answer with their first page and no error.
  if (simdProbe.slice(0, 4).some((byte, k) => byte !== new Uint8Array(bytes)[k]))
    throw notFound(`${url.href} is not WebAssembly; the server may have sent a page instead`);
  return bytes;
}

function notFound(what: string, options?: { cause: unknown }): LoadError {
  const help = 'Put the .wasm files next to the script, or pass wasmUrl.';
  return new LoadError('wasm-not-found', `${what}. ${help}`, options);
}

async function instantiate(options: LoadOptions): Promise<NativeModule> {
  try {
    const bytes = await wasmBytes(options);
    // What Emscripten's minimal runtime calls it, and its usual one (CMakeLists.txt).
    return await (createModule as CreateModule)({ wasm: bytes, wasmBinary: bytes });
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    throw new LoadError(
      'wasm-unusable',
      `The solver's module could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}. Where there is a content security policy, its script-src needs 'wasm-unsafe-eval'.`,
      { cause },
    );
  }
}

/**
 * Loads the module, checks that it speaks this package's trace schema, and hands out the solver.
 * @throws LoadError when the module is not found (`wasm-not-found`), is none (`wasm-unusable`) or belongs to another version (`schema-mismatch`)
 * @throws RequestError for an option that does not exist
 */
export async function loadSolver(options: LoadOptions = {}): Promise<Solver> {
  checkNames(options, ['wasmUrl', 'wasmBinary', 'simd']);
  const module = await instantiate(options);
  const build = readAbout(module);
  if (build.schemaHash !== schemaHash) {
    throw new LoadError(
      'schema-mismatch',
      `The module writes traces of schema ${build.schemaHash}, this package reads ${schemaHash}. Use the .wasm that came with it.`,
    );
  }
  return {
    build,
    createMesh: (positions, indices) => createMesh(module, positions, indices),
    loadMesh: (bytes) => loadMesh(module, bytes),
    createSweepResults: (capacity) => keptSweeps(module, capacity),
    createMoveResults: (capacity, options) => keptMoves(module, capacity, options),
  };
}
