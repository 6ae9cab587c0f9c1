import { Box3, BufferAttribute, BufferGeometry, Line3, Vector3 } from 'three';
import { fallingOf } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';
import { versionOf } from './peer.mjs';

const stepsPerFrame = 5;

/** @type {import('./peer.mjs').Peer} */
export const threeMeshBvh = {
  name: 'three-mesh-bvh',
  title: 'three-mesh-bvh',
  version: versionOf('three-mesh-bvh'),
  settings: [
    '`MeshBVH` with default options; its own copy of positions and index is counted in the build.',
    `Characters: as in its character movement example, ${stepsPerFrame} steps a frame; in each the capsule is moved, then pushed out of the triangles that \`shapecast\` finds.`,
  ],
  unfair: [
    'A tree for static queries in JavaScript, not a collision solver: it has no sweep, and the example is no character controller.',
    'Moves in steps see nothing between the steps, so they pass through thin things at speed.',
  ],
  download: {
    entry: `import { Box3, BufferAttribute, BufferGeometry, Line3, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh'; globalThis.used = [Box3, BufferAttribute, BufferGeometry, Line3, Vector3, MeshBVH];`,
  },
  async load() {
    const { MeshBVH } = await import('three-mesh-bvh');
    return {
      createWorld(positions, indices) {
        const geometry = new BufferGeometry();
        geometry.setAttribute('position', new BufferAttribute(positions.slice(), 3));
        geometry.setIndex(new BufferAttribute(indices.slice(), 1));
        const tree = new MeshBVH(geometry);
        return { createCrowd: (walks) => crowdOf(tree, walks), dispose: () => geometry.dispose() };
      },
    };
  },
};

function crowdOf(tree, { characters, spawns }) {
  const places = Array.from({ length: characters }, (_, who) => new Vector3().fromArray(spawns, who * 3));
  const falling = fallingOf(characters);
  const push = capsulePusher(tree);
  const moved = new Vector3();
  const seconds = frameSeconds / stepsPerFrame;
  return {
    shape: 'capsule',
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const place = places[who];
        const fall = falling.next(who);
        let grounded = false;
        for (let step = 0; step < stepsPerFrame; step++) {
          place.x += velocities[who * 2] * seconds;
          place.y += (grounded ? 0 : fall) * seconds;
          place.z += velocities[who * 2 + 1] * seconds;
          push(place, moved);
          grounded = moved.y > Math.abs(seconds * fall * 0.25);
          place.add(moved);
        }
        falling.land(who, grounded);
        place.toArray(centres, who * 3);
      }
    },
    dispose() {},
  };
}

/** Finds the way that takes an upright capsule out of the triangles it is in. */
function capsulePusher(tree) {
  const core = characterHalfHeight - characterRadius;
  const segment = new Line3();
  const box = new Box3();
  const onTriangle = new Vector3();
  const onSegment = new Vector3();
  const query = {
    intersectsBounds: (bounds) => bounds.intersectsBox(box),
    intersectsTriangle(triangle) {
      const distance = triangle.closestPointToSegment(segment, onTriangle, onSegment);
      if (distance >= characterRadius) return;
      const away = onSegment.sub(onTriangle).normalize();
      segment.start.addScaledVector(away, characterRadius - distance);
      segment.end.addScaledVector(away, characterRadius - distance);
    },
  };
  return (place, moved) => {
    segment.start.set(place.x, place.y + core, place.z);
    segment.end.set(place.x, place.y - core, place.z);
    box.makeEmpty().expandByPoint(segment.start).expandByPoint(segment.end).expandByScalar(characterRadius);
    tree.shapecast(query);
    moved.set(segment.start.x - place.x, segment.start.y - core - place.y, segment.start.z - place.z);
  };
}
