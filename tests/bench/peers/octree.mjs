import { BufferAttribute, BufferGeometry, Mesh, Vector3 } from 'three';
import { fallingOf } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';
import { versionOf } from './peer.mjs';

const stepsPerFrame = 5;

/** @type {import('./peer.mjs').Peer} */
export const octree = {
  name: 'octree',
  title: "three's Octree",
  version: versionOf('three'),
  mostTriangles: 250_000,
  settings: [
    '`Octree.fromGraphNode` with default options; worlds above 250,000 triangles are left out, because it takes too long to build them.',
    `Characters: as in three's first person example, ${stepsPerFrame} steps a frame; in each the capsule is moved, then pushed out by \`capsuleIntersect\`.`,
  ],
  unfair: [
    'An addon for examples in JavaScript: it has no sweep, it meets front faces only, and the example is no character controller.',
    'Moves in steps see nothing between the steps, so they pass through thin things at speed.',
  ],
  download: {
    entry: `import { BufferAttribute, BufferGeometry, Mesh, Vector3 } from 'three';
import { Octree } from 'three/addons/math/Octree.js'; import { Capsule } from 'three/addons/math/Capsule.js';
globalThis.used = [BufferAttribute, BufferGeometry, Mesh, Vector3, Octree, Capsule];`,
  },
  async load() {
    const [{ Octree }, { Capsule }] = await Promise.all([
      import('three/addons/math/Octree.js'),
      import('three/addons/math/Capsule.js'),
    ]);
    return {
      createWorld(positions, indices) {
        const geometry = new BufferGeometry();
        geometry.setAttribute('position', new BufferAttribute(positions.slice(), 3));
        geometry.setIndex(new BufferAttribute(indices.slice(), 1));
        const tree = new Octree();
        tree.fromGraphNode(new Mesh(geometry));
        return { createCrowd: (walks) => crowdOf(tree, Capsule, walks), dispose: () => geometry.dispose() };
      },
    };
  },
};

function crowdOf(tree, Capsule, { characters, spawns }) {
  const core = characterHalfHeight - characterRadius;
  const capsules = Array.from({ length: characters }, (_, who) => {
    const place = new Vector3().fromArray(spawns, who * 3);
    return new Capsule(place.clone().setY(place.y - core), place.clone().setY(place.y + core), characterRadius);
  });
  const falling = fallingOf(characters);
  const motion = new Vector3();
  const seconds = frameSeconds / stepsPerFrame;
  return {
    shape: 'capsule',
    falling,
    place(who, x, y, z) {
      capsules[who].start.set(x, y - core, z);
      capsules[who].end.set(x, y + core, z);
    },
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const capsule = capsules[who];
        const fall = falling.next(who);
        let grounded = false;
        for (let step = 0; step < stepsPerFrame; step++) {
          motion
            .set(velocities[who * 2], grounded && fall < 0 ? 0 : fall, velocities[who * 2 + 1])
            .multiplyScalar(seconds);
          capsule.translate(motion);
          const met = tree.capsuleIntersect(capsule);
          grounded = met ? met.normal.y > 0 : false;
          if (met && met.depth >= 1e-10) capsule.translate(met.normal.multiplyScalar(met.depth));
        }
        // In the example the ground stops gravity; it takes nothing from a jump.
        falling.land(who, grounded, fall > 0);
        centres[who * 3] = capsule.start.x;
        centres[who * 3 + 1] = capsule.start.y + core;
        centres[who * 3 + 2] = capsule.start.z;
      }
    },
    dispose() {},
  };
}
