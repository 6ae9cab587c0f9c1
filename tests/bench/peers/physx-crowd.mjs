import { fallingOf, gravity } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';

const slopeLimit = Math.cos((50 * Math.PI) / 180);

/**
 * Characters by PhysX's character controllers. Each has a scene of its own with the same mesh in it, so that they do not
 * meet each other: a scene has one manager, and asking a filter about every pair would cost more than the motion.
 * @param {() => { scene: any, dispose: () => void }} createScene
 */
export function physxCrowd(PhysX, functions, createScene, material, { characters, spawns, character }) {
  const description = new PhysX.PxCapsuleControllerDesc();
  description.radius = characterRadius;
  description.height = 2 * (characterHalfHeight - characterRadius);
  const { eEASY, eCONSTRAINED } = PhysX.PxCapsuleClimbingModeEnum;
  // The easy mode is the default; only the other keeps to the step height.
  description.climbingMode = character ? eCONSTRAINED : eEASY;
  description.slopeLimit = character ? Math.cos(character.slopeLimit) : slopeLimit;
  if (character) description.stepOffset = character.stepHeight;
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
  const { eCOLLISION_DOWN: down, eCOLLISION_UP: up } = PhysX.PxControllerCollisionFlagEnum;
  const teleport = new PhysX.PxExtendedVec3(0, 0, 0);
  const falling = fallingOf(characters);
  const jumps = character && jumpsOf(characters);
  return {
    shape: 'capsule',
    falling,
    place(who, x, y, z) {
      [teleport.x, teleport.y, teleport.z] = [x, y, z];
      people[who].setPosition(teleport);
      people[who].invalidateCache();
    },
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        motion.x = velocities[who * 2] * frameSeconds;
        const fall = falling.next(who);
        motion.y = (jumps ? jumps.speed(who, fall) : fall) * frameSeconds;
        motion.z = velocities[who * 2 + 1] * frameSeconds;
        const flags = people[who].move(motion, 0.0001, frameSeconds, filters);
        falling.land(who, flags.isSet(down));
        jumps?.after(who, flags.isSet(down));
        if (jumps && flags.isSet(up)) falling.bump(who);
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
      [filters, motion, teleport].forEach((object) => PhysX.destroy(object));
    },
  };
}

/** As in the library's samples: a jump is a parabola until the ground ends it; without one a character falls at a steady speed. */
function jumpsOf(characters) {
  const jumping = new Uint8Array(characters);
  return {
    speed(who, fall) {
      if (fall > 0) jumping[who] = 1;
      return jumping[who] ? fall : -gravity;
    },
    after(who, onGround) {
      if (onGround) jumping[who] = 0;
    },
  };
}
