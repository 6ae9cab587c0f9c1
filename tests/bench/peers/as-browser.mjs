/**
 * Calls a loader that runs only in browsers: it finds a window and no process until it is done.
 * @template T @param {() => Promise<T>} load @returns {Promise<T>}
 */
export async function asBrowser(load) {
  const { process } = globalThis;
  globalThis.window = globalThis;
  globalThis.process = undefined;
  try {
    return await load();
  } finally {
    delete globalThis.window;
    globalThis.process = process;
  }
}
