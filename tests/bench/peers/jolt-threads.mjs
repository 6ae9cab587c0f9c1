import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Loads the flavour of Jolt that has SIMD. It starts workers for its pool of threads, and in node they do not notice that
 * they are such workers (the test for it is read before its promise is); so each is started through this file, which tells
 * them. Not needed in a browser, and none of the threads works here.
 */
export async function loadWithThreads(initialize) {
  const threads = createRequire(import.meta.url)('node:worker_threads');
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(_url, options) {
      super(new URL(import.meta.url), options);
      this.unref();
    }
  };
  try {
    return await initialize();
  } finally {
    threads.Worker = Worker;
  }
}

if (!isMainThread) {
  const { default: initialize } = await import('jolt-physics/wasm-multithread');
  await initialize();
}
