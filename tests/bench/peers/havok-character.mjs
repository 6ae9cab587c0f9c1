import { fallingOf, gravity } from '../requests/falling.mjs';
import { characterHalfHeight, characterRadius, frameSeconds } from '../requests/walks.mjs';
import { loadBabylon } from './babylon-scene.mjs';
import { loadHavok } from './havok.mjs';
import { packageFile, versionOf } from './peer.mjs';

/** @type {import('./peer.mjs').Peer} */
export const havokCharacter = {
  name: 'havok-character',
  title: 'Havok with Babylon.js',
  version: `${versionOf('@babylonjs/havok')} with ${versionOf('@babylonjs/core')}`,
  settings: [
    'Babylon’s `HavokPlugin`; the mesh is a `PhysicsAggregate` of type `MESH`, mass 0, in a scene of `NullEngine`.',
    'Characters: `PhysicsCharacterController` with a capsule and default settings: `checkSupport`, `setVelocity`, `integrate`.',
  ],
  unfair: ['The controller is JavaScript around several queries a frame.', 'The build includes Babylon’s own mesh.'],
  download: {
    entry: `import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js'; import { Scene } from '@babylonjs/core/scene.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js'; import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import '@babylonjs/core/Physics/joinedPhysicsEngineComponent.js'; import { HavokPlugin } from '@babylonjs/core/Physics/v2/Plugins/havokPlugin.js';
import { PhysicsAggregate } from '@babylonjs/core/Physics/v2/physicsAggregate.js';
import { PhysicsCharacterController } from '@babylonjs/core/Physics/v2/characterController.js'; import Havok from '@babylonjs/havok';
globalThis.used = [NullEngine, Scene, Mesh, VertexData, HavokPlugin, PhysicsAggregate, PhysicsCharacterController, Havok];`,
    files: [packageFile('@babylonjs/havok', 'lib/esm/HavokPhysics.wasm')],
  },
  async load() {
    const babylon = await loadBabylon();
    const [{ HavokPlugin }, { PhysicsAggregate }, { PhysicsCharacterController }] = await Promise.all([
      import('@babylonjs/core/Physics/v2/Plugins/havokPlugin.js'),
      import('@babylonjs/core/Physics/v2/physicsAggregate.js'),
      import('@babylonjs/core/Physics/v2/characterController.js'),
      import('@babylonjs/core/Physics/joinedPhysicsEngineComponent.js'),
    ]);
    const hk = await loadHavok();
    const { scene } = babylon;
    scene.enablePhysics(new babylon.Vector3(0, -gravity, 0), new HavokPlugin(true, hk));
    return {
      createWorld(positions, indices) {
        const mesh = babylon.createMesh(positions, indices);
        const aggregate = new PhysicsAggregate(mesh, triangleMesh, { mass: 0 }, scene);
        return {
          createCrowd: (walks) => crowdOf(babylon, PhysicsCharacterController, walks),
          dispose() {
            aggregate.dispose();
            mesh.dispose();
          },
        };
      },
    };
  },
};

/** `PhysicsShapeType.MESH` */
const triangleMesh = 6;
/** `CharacterSupportedState.SUPPORTED` */
const supported = 2;

function crowdOf({ Vector3, scene }, PhysicsCharacterController, { characters, spawns }) {
  const size = { capsuleHeight: 2 * characterHalfHeight, capsuleRadius: characterRadius };
  const people = Array.from({ length: characters }, (_, who) => {
    return new PhysicsCharacterController(Vector3.FromArray(spawns, who * 3), size, scene);
  });
  const down = new Vector3(0, -1, 0);
  const pull = new Vector3(0, -gravity, 0);
  const velocity = new Vector3();
  const falling = fallingOf(characters);
  return {
    shape: 'capsule',
    step(velocities, centres) {
      for (let who = 0; who < characters; who++) {
        const person = people[who];
        const support = person.checkSupport(frameSeconds, down);
        falling.land(who, support.supportedState === supported);
        velocity.set(velocities[who * 2], falling.next(who), velocities[who * 2 + 1]);
        person.setVelocity(velocity);
        person.integrate(frameSeconds, support, pull);
        person.getPosition().toArray(centres, who * 3);
      }
    },
    dispose: () => people.forEach((person) => person.dispose()),
  };
}
