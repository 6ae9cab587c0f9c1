import { readFileSync } from 'node:fs';
import { asBrowser } from './as-browser.mjs';
import { packageFile, versionOf } from './peer.mjs';
import { physxCrowd } from './physx-crowd.mjs';

const wasm = packageFile('physx-js-webidl', 'physx-js-webidl.wasm');

/** @type {import('./peer.mjs').Peer} */
export const physx = {
  name: 'physx',
  title: 'PhysX',
  version: versionOf('physx-js-webidl'),
  settings: [
    'A `PxTriangleMesh` cooked and inserted by `CreateTriangleMesh` with the BVH34 midphase, 4 primitives a leaf, no remap table kept, no cleaning of the mesh.',
    'Sweeps: `PxGeometryQuery.sweep` of a `PxSphereGeometry` against the mesh, past the scene, hit flags `eDEFAULT | eMESH_BOTH_SIDES`. Objects are made once and reused.',
    'Characters: `PxCapsuleController` with easy climbing, default settings (contact offset 0.1 m, step offset 0.5 m), slope limit 50°.',
  ],
  unfair: [
    'A rigid body engine: its characters go through a scene made for many actors.',
    'Bindings made by the WebIDL binder: each number set or read is a call into the module; there are no batches.',
    'Its controllers seem to meet triangles from the front only, double-sided or not, which a soup does not suit.',
    'The contact offset keeps its characters 0.1 m away from the mesh, so they meet less of it.',
  ],
  download: {
    entry: "import PhysX from 'physx-js-webidl'; globalThis.used = PhysX;",
    files: [wasm],
  },
  async load() {
    const { default: initialize } = await import('physx-js-webidl');
    const wasmBinary = readFileSync(wasm);
    const PhysX = await asBrowser(() => initialize({ wasmBinary }));
    const sdk = createSdk(PhysX);
    return { createWorld: (positions, indices) => createWorld(PhysX, sdk, positions, indices) };
  },
};

function createSdk(PhysX) {
  const functions = PhysX.PxTopLevelFunctions.prototype;
  const version = PhysX.PHYSICS_VERSION;
  const foundation = functions.CreateFoundation(
    version,
    new PhysX.PxDefaultAllocator(),
    new PhysX.PxDefaultErrorCallback(),
  );
  const scale = new PhysX.PxTolerancesScale();
  const physics = functions.CreatePhysics(version, foundation, scale);
  const material = physics.createMaterial(0.5, 0.5, 0);
  return { functions, scale, physics, material };
}

function createWorld(PhysX, { functions, scale, physics, material }, positions, indices) {
  const trash = [];
  const make = (Class, ...args) => {
    const object = new PhysX[Class](...args);
    trash.push(object);
    return object;
  };

  const mesh = cook(PhysX, functions, scale, positions, indices);
  const doubleSided = make('PxMeshGeometryFlags', PhysX.PxMeshGeometryFlagEnum.eDOUBLE_SIDED);
  const geometry = make('PxTriangleMeshGeometry', mesh, make('PxMeshScale'), doubleSided);
  const pose = make('PxTransform', PhysX.PxIDENTITYEnum.PxIdentity);
  const gravity = make('PxVec3', 0, -9.81, 0);
  const first = createScene();
  return {
    sweepMany: sweeper(PhysX, geometry, pose, make),
    createCrowd: (walks) => physxCrowd(PhysX, functions, createScene, material, walks),
    dispose() {
      first.dispose();
      mesh.release();
      for (const object of trash.reverse()) PhysX.destroy(object);
    },
  };

  /** A scene with the mesh in it. */
  function createScene() {
    const description = new PhysX.PxSceneDesc(scale);
    const dispatcher = functions.DefaultCpuDispatcherCreate(0);
    description.gravity = gravity;
    description.cpuDispatcher = dispatcher;
    description.filterShader = functions.DefaultFilterShader();
    const scene = physics.createScene(description);
    PhysX.destroy(description);
    const shape = physics.createShape(geometry, material, true);
    const actor = physics.createRigidStatic(pose);
    actor.attachShape(shape);
    scene.addActor(actor);
    const dispose = () => {
      actor.release();
      shape.release();
      scene.release();
      dispatcher.release?.();
    };
    return { scene, dispose };
  }
}

function cook(PhysX, functions, scale, positions, indices) {
  const parameters = new PhysX.PxCookingParams(scale);
  const flags = PhysX.PxMeshPreprocessingFlagEnum;
  parameters.suppressTriangleMeshRemapTable = true;
  parameters.meshPreprocessParams.raise(flags.eDISABLE_CLEAN_MESH);
  parameters.midphaseDesc.setToDefault(PhysX.PxMeshMidPhaseEnum.eBVH34);

  const points = PhysX._webidl_malloc(positions.byteLength);
  const triangles = PhysX._webidl_malloc(indices.byteLength);
  // The module shows its memory as integers only; the bits are the same.
  PhysX.HEAPU32.set(new Uint32Array(positions.buffer, positions.byteOffset, positions.length), points >> 2);
  PhysX.HEAPU32.set(indices, triangles >> 2);
  const description = new PhysX.PxTriangleMeshDesc();
  fill(description.points, points, 12, positions.length / 3);
  fill(description.triangles, triangles, 12, indices.length / 3);
  const mesh = functions.CreateTriangleMesh(parameters, description);
  PhysX._webidl_free(points);
  PhysX._webidl_free(triangles);
  PhysX.destroy(description);
  PhysX.destroy(parameters);
  return mesh;
}

function fill(bounded, data, stride, count) {
  bounded.data = data;
  bounded.stride = stride;
  bounded.count = count;
}

function sweeper(PhysX, geometry, still, make) {
  const flags = make('PxHitFlags', PhysX.PxHitFlagEnum.eDEFAULT | PhysX.PxHitFlagEnum.eMESH_BOTH_SIDES);
  const pose = make('PxTransform', PhysX.PxIDENTITYEnum.PxIdentity);
  const direction = make('PxVec3', 0, 0, 0);
  const hit = make('PxSweepHit');
  const { sweep } = PhysX.PxGeometryQuery.prototype;
  let ball;
  return ({ values, radius }, count, times) => {
    ball ??= make('PxSphereGeometry', radius);
    const place = pose.p;
    for (let k = 0; k < count; k++) {
      const at = k * 6;
      place.x = values[at];
      place.y = values[at + 1];
      place.z = values[at + 2];
      const length = Math.hypot(values[at + 3], values[at + 4], values[at + 5]);
      direction.x = values[at + 3] / length;
      direction.y = values[at + 4] / length;
      direction.z = values[at + 5] / length;
      const met = sweep(direction, length, ball, pose, geometry, still, hit, flags);
      times[k] = met ? hit.distance / length : Infinity;
    }
  };
}
