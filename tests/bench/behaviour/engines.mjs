import { peers } from '../peers/index.mjs';

const capsule =
  'A capsule of 0.4 m / 0.9 m. Ours is an ellipsoid of the same extent with a more pointed bottom: it meets an edge of the same height less steeply, and sinks deeper between two.';

/**
 * Whose characters are compared, and how each is set: step height 0.3 m, slopes up to 50°, the rest as its documentation and examples have it.
 * @type {Record<string, { settings: string[], unfair: string[] }>}
 */
export const engines = {
  sweepscope: {
    settings: [
      '`moveMany`, `stepHeight` 0.3, `snapDistance` 0.3, `slopeLimit` 50°. Gravity and jumps in the gravity displacement; the falling speed is 0 when grounded, and what is left of a rise ends at a ceiling.',
    ],
    unfair: [],
  },
  jolt: {
    settings: [
      '`CharacterVirtual.ExtendedUpdate`, step up 0.3 m, slope 50°, only contacts on the lower ball carry it, stick to floor 0.5 m and all else as they are. The loop of its example: the vertical speed is the character’s own but on the ground, and a contact listener keeps an idle character from sliding.',
    ],
    unfair: [capsule],
  },
  physx: {
    settings: [
      '`PxCapsuleController`, constrained climbing, because the easy mode, its default, climbs what is higher than the step offset; step offset 0.3 m, slope limit 50°, contact offset 0.1 m. Grounded is `eCOLLISION_DOWN`. As in its samples a jump is a parabola until that, and without a jump it falls at a steady 9.81 m/s; `eCOLLISION_UP` ends a rise.',
    ],
    unfair: [capsule, 'It has no snapping.'],
  },
  rapier: {
    settings: [
      '`KinematicCharacterController`, offset 0.01 m, autostep 0.3 m with 0.2 m of room, snap to ground 0.5 m, both slope angles 50°. A fall ends when it is grounded.',
    ],
    unfair: [capsule],
  },
  octree: {
    settings: [
      'As in three’s first person example, five steps a frame, grounded where the contact’s normal points up at all.',
    ],
    unfair: [capsule, 'An example, no character controller: it has no steps, no snapping and no slope limit.'],
  },
};

/** Loaded one after the other, so that only one is in memory. @param {string[]} names none: all */
export async function eachEngine(names, visit) {
  for (const name of Object.keys(engines).filter((key) => names.length === 0 || names.includes(key))) {
    const peer = await peers[name]();
    const { title, version, ours = false } = peer;
    await visit({ name, title, version, ours, ...engines[name] }, await peer.load());
  }
}
