import { fallingOf } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';
import { loadBabylon } from './babylon-scene.mjs';
import { versionOf } from './peer.mjs';
import { inSpatialOrder } from './spatial-order.mjs';

const trianglesPerPart = 100;

/** @type {import('./peer.mjs').Peer} */
export const babylon = {
  name: 'babylon',
  title: 'Babylon.js',
  version: versionOf('@babylonjs/core'),
  mostTriangles: 250_000,
  settings: [
    `\`moveWithCollisions\`, itself a swept ellipsoid after the same paper, in JavaScript. The mesh has \`checkCollisions\`; it is cut by \`subdivide\` into parts of about ${trianglesPerPart} triangles under an octree (\`createOrUpdateSubmeshesOctree\`), as its guide to optimising advises; for that its triangles are put in spatial order first, which the build counts. It has a material, so both sides are met. A scene of \`NullEngine\`.`,
    'Sweeps: the collision coordinator’s `getNewPosition` without sliding; the time is the nearest distance that its collider found.',
    'Worlds above 250,000 triangles are left out, because its walks there take minutes.',
    'Characters: one `moveWithCollisions` a frame, gravity included, ellipsoid 0.4 m / 0.9 m.',
  ],
  unfair: [
    'JavaScript; a part’s triangles are prepared when they are first met, which the repetitions do not count.',
    'What stays after disposal may be the screenless engine’s rather than its own.',
  ],
  download: {
    entry: `import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js'; import { Scene } from '@babylonjs/core/scene.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js'; import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import '@babylonjs/core/Collisions/collisionCoordinator.js'; import '@babylonjs/core/Culling/Octrees/octreeSceneComponent.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
globalThis.used = [NullEngine, Scene, Mesh, VertexData, StandardMaterial];`,
  },
  async load() {
    const core = await loadBabylon();
    await import('@babylonjs/core/Collisions/collisionCoordinator.js');
    await import('@babylonjs/core/Culling/Octrees/octreeSceneComponent.js');
    return { createWorld: (positions, indices) => createWorld(core, positions, indices) };
  },
};

function createWorld(core, positions, indices) {
  const { scene } = core;
  scene.collisionsEnabled = true;
  const ordered = inSpatialOrder(positions, indices);
  const mesh = core.createMesh(ordered.positions, ordered.indices);
  // A mesh with a material is met from both sides.
  mesh.material = new core.StandardMaterial('stone', scene);
  mesh.checkCollisions = true;
  const parts = Math.round(indices.length / 3 / trianglesPerPart);
  if (parts > 1) {
    mesh.subdivide(parts);
    mesh.createOrUpdateSubmeshesOctree(64, 2);
    mesh.useOctreeForCollisions = true;
  }
  mesh.computeWorldMatrix(true);
  return {
    sweepMany: sweeper(core),
    createCrowd: (walks) => crowdOf(core, walks),
    dispose: () => mesh.dispose(false, true),
  };
}

function sweeper({ Vector3, scene }) {
  const coordinator = scene.collisionCoordinator;
  const collider = coordinator.createCollider();
  const start = new Vector3();
  const motion = new Vector3();
  const ignore = () => {};
  return ({ values, radius }, count, times) => {
    collider._radius = new Vector3(radius, radius, radius);
    for (let k = 0; k < count; k++) {
      start.fromArray(values, k * 6);
      motion.fromArray(values, k * 6 + 3);
      coordinator.getNewPosition(start, motion, collider, 1, null, ignore, -1, false);
      times[k] = collider.collisionFound ? (collider._nearestDistance * radius) / motion.length() : Infinity;
    }
  };
}

function crowdOf({ Mesh, Vector3, scene }, { characters, spawns }) {
  const people = Array.from({ length: characters }, (_, who) => {
    const person = new Mesh(`character ${who}`, scene);
    person.ellipsoid = new Vector3(characterRadius, characterHalfHeight, characterRadius);
    person.position.fromArray(spawns, who * 3);
    return person;
  });
  const motion = new Vector3();
  const falling = fallingOf(characters);
  return {
    shape: 'ellipsoid',
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const person = people[who];
        const fall = falling.next(who) * frameSeconds;
        const height = person.position.y;
        motion.set(velocities[who * 2] * frameSeconds, fall, velocities[who * 2 + 1] * frameSeconds);
        // A page does this once a frame by drawing.
        person.computeWorldMatrix(true);
        person.moveWithCollisions(motion);
        falling.land(who, person.position.y - height > fall * 0.5);
        person.position.toArray(centres, who * 3);
      }
    },
    dispose: () => people.forEach((person) => person.dispose()),
  };
}
