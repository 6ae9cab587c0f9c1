/* global WebAssembly */
/**
 * Counts bytes held: every WebAssembly memory made after this is imported, and what JavaScript holds itself. Import it
 * first. A module's memory never shrinks, so its growth is what its peak needed.
 */
const memories = new Set();
const { instantiate, Memory } = WebAssembly;

WebAssembly.instantiate = async (...args) => {
  const result = await instantiate.apply(WebAssembly, args);
  for (const value of Object.values((result.instance ?? result).exports)) {
    if (value instanceof Memory) memories.add(value);
  }
  return result;
};

WebAssembly.Memory = class extends Memory {
  constructor(...args) {
    super(...args);
    memories.add(this);
  }
};

/** Bytes of all modules. */
export const moduleBytes = () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

/** Bytes of objects and arrays, after collecting what is unused. */
export function scriptBytes() {
  // Once marks what is unused, once more frees what that held outside the heap.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
