import { versionOf } from './peer.mjs';
import { meshGroups, rapierCrowd } from './rapier-crowd.mjs';

/** @type {import('./peer.mjs').Peer} */
export const rapier = peer('rapier', 'Rapier', '@dimforge/rapier3d-compat');

/** @type {import('./peer.mjs').Peer} */
export const rapierSimd = peer('rapier-simd', 'Rapier SIMD', '@dimforge/rapier3d-simd-compat');

function peer(name, title, packageName) {
  return {
    name,
    title,
    version: versionOf(packageName),
    settings: [
      `\`${packageName}\`. One collider from \`ColliderDesc.trimesh\` with default flags, and one \`step\`, after which queries see it; both are counted in the build.`,
      'Sweeps: `World.castShape` with a `Ball`, target distance 0, stop at penetration.',
      'Characters: `KinematicCharacterController`, offset 0.01 m, default settings, slope limit 50°; a `Capsule` collider without a body each, moved by `setTranslation`. The world is not stepped between frames.',
    ],
    unfair: [
      'A rigid body engine: a query goes through a broad phase made for many bodies.',
      'Vectors cross the boundary as objects and results come back as objects; there are no batches.',
      'The module is embedded as text in the script, which costs download and load time; Rapier also has packages for bundlers without that.',
    ],
    download: { entry: `import * as RAPIER from '${packageName}'; globalThis.used = RAPIER;` },
    async load() {
      const { default: RAPIER } = await import(packageName);
      await RAPIER.init();
      return {
        simd: packageName.includes('simd'),
        createWorld: (positions, indices) => createWorld(RAPIER, positions, indices),
      };
    },
  };
}

function createWorld(RAPIER, positions, indices) {
  const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
  const description = RAPIER.ColliderDesc.trimesh(positions, indices).setCollisionGroups(meshGroups);
  world.createCollider(description);
  world.step();
  return {
    sweepMany: sweeper(RAPIER, world),
    createCrowd: (walks) => rapierCrowd(RAPIER, world, walks),
    dispose: () => world.free(),
  };
}

function sweeper(RAPIER, world) {
  const place = { x: 0, y: 0, z: 0 };
  const motion = { x: 0, y: 0, z: 0 };
  const turn = { x: 0, y: 0, z: 0, w: 1 };
  let ball;
  return ({ values, radius }, count, times) => {
    ball ??= new RAPIER.Ball(radius);
    for (let k = 0; k < count; k++) {
      const at = k * 6;
      place.x = values[at];
      place.y = values[at + 1];
      place.z = values[at + 2];
      motion.x = values[at + 3];
      motion.y = values[at + 4];
      motion.z = values[at + 5];
      const hit = world.castShape(place, turn, motion, ball, 0, 1, true);
      times[k] = hit ? hit.time_of_impact : Infinity;
    }
  };
}
