/** Finds, loads and checks the WASM module: in a page, in a worker, in a bundle and in node. */
import { LoadError } from './errors.ts';
import { createMesh } from './mesh.ts';
import type { CreateModule, NativeModule } from './module-types.ts';
import createModule from './module/sweepscope.mjs';
import { schemaHash } from './schema.gen.ts';
import type { LoadOptions, Solver } from './types.ts';

/** node's fetch does not read file: addresses, so there the bytes are read by hand. */
async function readFromDisk(url: URL): Promise<Uint8Array> {
  // The name is put together at run time so that bundlers for the web do not try to follow it.
  const name = ['node', 'fs/promises'].join(':');
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readFile(url: URL): Promise<Uint8Array>;
  };
  return readFile(url);
}

async function wasmBytes(options: LoadOptions): Promise<ArrayBuffer | Uint8Array> {
  if (options.wasmBinary) {
    const binary = options.wasmBinary;
    return ArrayBuffer.isView(binary) ? new Uint8Array(binary.buffer, binary.byteOffset, binary.byteLength) : binary;
  }
  const url = new URL(options.wasmUrl ?? new URL('./module/sweepscope.wasm', import.meta.url), import.meta.url);
  if (url.protocol === 'file:') return readFromDisk(url);
  const response = await fetch(url);
  if (!response.ok)
    throw new LoadError(
      'wasm-not-found',
      `${url.href} answered ${response.status}. Serve sweepscope.wasm beside the script, or pass wasmUrl.`,
    );
  return response.arrayBuffer();
}

async function instantiate(options: LoadOptions): Promise<NativeModule> {
  try {
    return await (createModule as CreateModule)({ wasmBinary: await wasmBytes(options) });
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    throw new LoadError(
      'wasm-unusable',
      `The solver's module could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** Loads the module, checks that it speaks this package's trace schema, and hands out the solver. */
export async function loadSolver(options: LoadOptions = {}): Promise<Solver> {
  const module = await instantiate(options);
  const hash = module.schemaHash();
  if (hash !== schemaHash) {
    throw new LoadError(
      'schema-mismatch',
      `The module writes traces of schema ${hash}, this package reads ${schemaHash}. Use the .wasm that came with it.`,
    );
  }
  return {
    build: { version: module.version(), schemaHash: hash },
    createMesh: (positions, indices) => createMesh(module, positions, indices),
  };
}
