import { fallingOf } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';

const slopeLimit = Math.cos((50 * Math.PI) / 180);

/**
 * Characters by PhysX's character controllers. Each has a scene of its own with the same mesh in it, so that they do not
 * meet each other: a scene has one manager, and asking a filter about every pair would cost more than the motion.
 * @param {() => { scene: any, dispose: () => void }} createScene
 */
export function physxCrowd(PhysX, functions, createScene, material, { characters, spawns }) {
  const description = new PhysX.PxCapsuleControllerDesc();
  description.radius = characterRadius;
  description.height = 2 * (characterHalfHeight - characterRadius);
  description.climbingMode = PhysX.PxCapsuleClimbingModeEnum.eEASY;
  description.slopeLimit = slopeLimit;
  description.material = material;
  const scenes = Array.from({ length: characters }, createScene);
  const managers = scenes.map(({ scene }) => functions.CreateControllerManager(scene));
  const people = Array.from({ length: characters }, (_, who) => {
    const place = description.position;
    [place.x, place.y, place.z] = spawns.subarray(who * 3, who * 3 + 3);
    return managers[who].createController(description);
  });
  PhysX.destroy(description);

  const filters = new PhysX.PxControllerFilters();
  // Of the scene, static actors only: each character is a dynamic one.
  filters.mFilterFlags = new PhysX.PxQueryFlags(PhysX.PxQueryFlagEnum.eSTATIC);

  const motion = new PhysX.PxVec3(0, 0, 0);
  const down = PhysX.PxControllerCollisionFlagEnum.eCOLLISION_DOWN;
  const falling = fallingOf(characters);
  return {
    shape: 'capsule',
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        motion.x = velocities[who * 2] * frameSeconds;
        motion.y = falling.next(who) * frameSeconds;
        motion.z = velocities[who * 2 + 1] * frameSeconds;
        const flags = people[who].move(motion, 0.0001, frameSeconds, filters);
        falling.land(who, flags.isSet(down));
        const place = people[who].getPosition();
        centres[who * 3] = place.x;
        centres[who * 3 + 1] = place.y;
        centres[who * 3 + 2] = place.z;
      }
    },
    dispose() {
      people.forEach((person) => person.release());
      managers.forEach((manager) => manager.release());
      scenes.forEach((scene) => scene.dispose());
      [filters, motion].forEach((object) => PhysX.destroy(object));
    },
  };
}
