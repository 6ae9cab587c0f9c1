import { fallingOf } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';

/** The mesh is in the first group; characters are in the second and meet the first only. */
export const meshGroups = 0x0001ffff;
const characterGroups = 0x00020001;
const offset = 0.01;
const slopeLimit = (50 * Math.PI) / 180;

/** Characters by Rapier's kinematic character controller. */
export function rapierCrowd(RAPIER, world, { characters, spawns, character }) {
  const controller = world.createCharacterController(offset);
  controller.setMaxSlopeClimbAngle(slopeLimit);
  if (character) asDocumented(controller, character);
  const people = Array.from({ length: characters }, (_, who) => {
    const [x, y, z] = spawns.subarray(who * 3, who * 3 + 3);
    const capsule = RAPIER.ColliderDesc.capsule(characterHalfHeight - characterRadius, characterRadius);
    return world.createCollider(capsule.setTranslation(x, y, z).setCollisionGroups(characterGroups));
  });
  const places = Array.from({ length: characters }, (_, who) => {
    const [x, y, z] = spawns.subarray(who * 3, who * 3 + 3);
    return { x, y, z };
  });
  const motion = { x: 0, y: 0, z: 0 };
  const falling = fallingOf(characters);
  return {
    shape: 'capsule',
    falling,
    place(who, x, y, z) {
      Object.assign(places[who], { x, y, z });
      people[who].setTranslation(places[who]);
    },
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        motion.x = velocities[who * 2] * frameSeconds;
        motion.y = falling.next(who) * frameSeconds;
        motion.z = velocities[who * 2 + 1] * frameSeconds;
        controller.computeColliderMovement(people[who], motion, undefined, characterGroups);
        falling.land(who, controller.computedGrounded());
        const moved = controller.computedMovement();
        const place = places[who];
        place.x += moved.x;
        place.y += moved.y;
        place.z += moved.z;
        people[who].setTranslation(place);
        centres[who * 3] = place.x;
        centres[who * 3 + 1] = place.y;
        centres[who * 3 + 2] = place.z;
      }
    },
    dispose() {
      people.forEach((person) => world.removeCollider(person, false));
      world.removeCharacterController(controller);
    },
  };
}

/** Stairs and snapping with the other numbers of its guide's examples: room of 0.2 m on a step, snapping by up to 0.5 m. */
function asDocumented(controller, { stepHeight, slopeLimit: limit }) {
  controller.setMaxSlopeClimbAngle(limit);
  controller.setMinSlopeSlideAngle(limit);
  controller.enableAutostep(stepHeight, 0.2, true);
  controller.enableSnapToGround(0.5);
}
