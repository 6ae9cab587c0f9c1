/** Every peer by name, ours first. Each is imported when it is needed, so that load times are its own. */
export const peers = {
  sweepscope: async () => (await import('./sweepscope.mjs')).sweepscope,
  'sweepscope-single': async () => (await import('./sweepscope.mjs')).sweepscopeSingle,
  'sweepscope-stairs': async () => (await import('./sweepscope.mjs')).sweepscopeStairs,
  jolt: async () => (await import('./jolt.mjs')).jolt,
  'jolt-simd': async () => (await import('./jolt.mjs')).joltSimd,
  physx: async () => (await import('./physx.mjs')).physx,
  rapier: async () => (await import('./rapier.mjs')).rapier,
  'rapier-simd': async () => (await import('./rapier.mjs')).rapierSimd,
  havok: async () => (await import('./havok.mjs')).havok,
  'havok-character': async () => (await import('./havok-character.mjs')).havokCharacter,
  babylon: async () => (await import('./babylon.mjs')).babylon,
  'three-mesh-bvh': async () => (await import('./three-mesh-bvh.mjs')).threeMeshBvh,
  octree: async () => (await import('./octree.mjs')).octree,
};
