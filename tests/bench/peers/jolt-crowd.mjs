import { fallingOf, gravity } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';

/** Characters by `CharacterVirtual`. */
export function joltCrowd(Jolt, engine, system, filters, { characters, spawns }) {
  const shape = new Jolt.CapsuleShape(characterHalfHeight - characterRadius, characterRadius);
  shape.AddRef();
  const settings = new Jolt.CharacterVirtualSettings();
  settings.mShape = shape;
  settings.mBackFaceMode = Jolt.EBackFaceMode_CollideWithBackFaces;
  // Only contacts on the lower half of the capsule carry it.
  const up = new Jolt.Vec3(0, 1, 0);
  const plane = new Jolt.Plane(up, 0);
  settings.mSupportingVolume = plane;
  const turn = new Jolt.Quat(0, 0, 0, 1);
  const people = Array.from({ length: characters }, (_, who) => {
    const place = new Jolt.RVec3(spawns[who * 3], spawns[who * 3 + 1], spawns[who * 3 + 2]);
    const person = new Jolt.CharacterVirtual(settings, place, turn, system);
    person.AddRef();
    Jolt.destroy(place);
    return person;
  });
  Jolt.destroy(plane);
  Jolt.destroy(settings);

  const update = new Jolt.ExtendedUpdateSettings();
  const pull = new Jolt.Vec3(0, -gravity, 0);
  const velocity = new Jolt.Vec3(0, 0, 0);
  const allocator = engine.GetTempAllocator();
  const falling = fallingOf(characters);
  return {
    shape: 'capsule',
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const person = people[who];
        velocity.Set(velocities[who * 2], falling.next(who), velocities[who * 2 + 1]);
        person.SetLinearVelocity(velocity);
        person.ExtendedUpdate(frameSeconds, pull, update, ...filters.all, allocator);
        falling.land(who, person.GetGroundState() === Jolt.EGroundState_OnGround);
        const place = person.GetPosition();
        centres[who * 3] = place.GetX();
        centres[who * 3 + 1] = place.GetY();
        centres[who * 3 + 2] = place.GetZ();
      }
    },
    dispose() {
      people.forEach((person) => person.Release());
      shape.Release();
      [update, pull, velocity, turn, up].forEach((object) => Jolt.destroy(object));
    },
  };
}
