import { fallingOf, gravity } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';

/** Characters by `CharacterVirtual`. */
export function joltCrowd(Jolt, engine, system, filters, { characters, spawns, character }) {
  const shape = new Jolt.CapsuleShape(characterHalfHeight - characterRadius, characterRadius);
  shape.AddRef();
  const settings = new Jolt.CharacterVirtualSettings();
  settings.mShape = shape;
  settings.mBackFaceMode = Jolt.EBackFaceMode_CollideWithBackFaces;
  // Only contacts on the lower half of the capsule carry it; in its example only those on the lower ball do.
  const up = new Jolt.Vec3(0, 1, 0);
  const plane = new Jolt.Plane(up, character ? characterHalfHeight - characterRadius : 0);
  settings.mSupportingVolume = plane;
  if (character) settings.mMaxSlopeAngle = character.slopeLimit;
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
  const own = character && ownLoop(Jolt, people, update, character);
  const pull = new Jolt.Vec3(0, -gravity, 0);
  const velocity = new Jolt.Vec3(0, 0, 0);
  const spot = new Jolt.RVec3(0, 0, 0);
  const allocator = engine.GetTempAllocator();
  const falling = fallingOf(characters);
  return {
    shape: 'capsule',
    falling,
    place(who, x, y, z) {
      spot.Set(x, y, z);
      velocity.Set(0, 0, 0);
      people[who].SetPosition(spot);
      people[who].SetLinearVelocity(velocity);
      people[who].RefreshContacts(...filters.all, allocator);
    },
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const person = people[who];
        velocity.Set(velocities[who * 2], falling.next(who), velocities[who * 2 + 1]);
        person.SetLinearVelocity(velocity);
        own?.before(velocities[who * 2] !== 0 || velocities[who * 2 + 1] !== 0);
        person.ExtendedUpdate(frameSeconds, pull, update, ...filters.all, allocator);
        const onGround = person.GetGroundState() === Jolt.EGroundState_OnGround;
        if (own) own.land(falling, who, onGround);
        else falling.land(who, onGround);
        const place = person.GetPosition();
        centres[who * 3] = place.GetX();
        centres[who * 3 + 1] = place.GetY();
        centres[who * 3 + 2] = place.GetZ();
      }
    },
    dispose() {
      people.forEach((person) => person.Release());
      shape.Release();
      own?.dispose();
      [update, pull, velocity, spot, turn, up].forEach((object) => Jolt.destroy(object));
    },
  };
}

/** A speed away from the ground, m/s, from which its example sees a character as leaving it. */
const leaving = 0.1;

/**
 * Gravity, jumps and standing still as in the library's `CharacterVirtual` example: the vertical speed is the character's own
 * but on the ground, and a character that is not to move does not slide down what it can stand on.
 */
function ownLoop(Jolt, people, update, { stepHeight }) {
  const step = new Jolt.Vec3(0, stepHeight, 0);
  update.mWalkStairsStepUp = step;
  let maySlide = true;
  const listener = new Jolt.CharacterContactListenerJS();
  const ignore = () => {};
  for (const event of ['OnAdjustBodyVelocity', 'OnContactAdded', 'OnContactPersisted', 'OnContactRemoved'].concat(
    ['Added', 'Persisted', 'Removed', 'Solve'].map((what) => `OnCharacterContact${what}`),
  )) {
    listener[event] = ignore;
  }
  listener.OnContactValidate = () => true;
  listener.OnCharacterContactValidate = () => true;
  listener.OnContactSolve = (who, _body, _part, _point, normal, speed, _material, _before, after) => {
    if (maySlide || !Jolt.wrapPointer(speed, Jolt.Vec3).IsNearZero()) return;
    const person = Jolt.wrapPointer(who, Jolt.CharacterVirtual);
    if (!person.IsSlopeTooSteep(Jolt.wrapPointer(normal, Jolt.Vec3))) Jolt.wrapPointer(after, Jolt.Vec3).Set(0, 0, 0);
  };
  for (const person of people) person.SetListener(listener);
  return {
    before(walks) {
      maySlide = walks;
    },
    land(falling, who, onGround) {
      const speed = people[who].GetLinearVelocity().GetY();
      falling.set(who, speed);
      falling.land(who, onGround, speed >= leaving);
    },
    dispose: () => [listener, step].forEach((object) => Jolt.destroy(object)),
  };
}
