import { packageFile, versionOf } from './peer.mjs';
import { joltCrowd } from './jolt-crowd.mjs';
import { partsOf } from './parts.mjs';
import { loadWithThreads } from './jolt-threads.mjs';

const unfair = [
  'A rigid body engine: body, layer and shape filters are asked at every query, and a query goes through a broad phase made for many bodies.',
  'Bindings made by the WebIDL binder: each number set or read is a call into the module; there are no batches.',
];

/** @type {import('./peer.mjs').Peer} */
export const jolt = peer('jolt', 'Jolt', 'wasm', 'jolt-physics.wasm');

/** @type {import('./peer.mjs').Peer} */
export const joltSimd = peer('jolt-simd', 'Jolt SIMD', 'wasm-multithread', 'jolt-physics.multithread.wasm');

function peer(name, title, flavour, file) {
  const simd = flavour.includes('multithread');
  const path = `jolt-physics/${flavour}`;
  return {
    name,
    title,
    version: versionOf('jolt-physics'),
    settings: [
      `\`${path}\`${simd ? ', the flavour built with SIMD; it runs on one thread here' : ''}. Static bodies with a \`MeshShape\` made from an indexed list, default build quality; one for every 250,000 triangles, because the memory of the published build ends at 128 MB.`,
      'Sweeps: `NarrowPhaseQuery.CastShape` with a `SphereShape` and `CastShapeClosestHitCollisionCollector`, back faces collide. Objects are made once and reused.',
      'Characters: `CharacterVirtual.ExtendedUpdate` with a `CapsuleShape`, default settings (padding 0.02 m, stick to floor 0.5 m, stairs 0.4 m), back faces collide.',
    ],
    unfair: [
      ...unfair,
      'A triangle list is filled by one call for each vertex and triangle: the build time is mostly that.',
      ...(simd ? ['It needs SharedArrayBuffer, which a page has only with cross-origin isolation.'] : []),
    ],
    download: {
      entry: `import Jolt from '${path}'; globalThis.used = Jolt;`,
      files: [packageFile('jolt-physics', `dist/${file}.wasm`)],
    },
    async load() {
      const { default: initialize } = await import(path);
      const Jolt = simd ? await loadWithThreads(initialize) : await initialize();
      const { sGetTotalMemory, sGetFreeMemory } = Jolt.JoltInterface.prototype;
      return {
        simd,
        usedBytes: () => sGetTotalMemory() - sGetFreeMemory(),
        createWorld: (positions, indices) => createWorld(Jolt, positions, indices),
      };
    },
  };
}

const still = 0;
const moving = 1;
/** The memory of the published builds is 128 MB and does not grow; building a larger shape at once exceeds it. */
const mostTriangles = 250_000;

function createWorld(Jolt, positions, indices) {
  const { engine, system, bodies } = createEngine(Jolt);
  for (const part of partsOf(positions, indices, mostTriangles)) {
    addBody(Jolt, bodies, meshShape(Jolt, part.positions, part.indices));
  }
  const filters = createFilters(Jolt, engine);
  const sweeper = createSweeper(Jolt, system, filters);
  return {
    sweepMany: sweeper.sweepMany,
    createCrowd: (walks) => joltCrowd(Jolt, engine, system, filters, walks),
    dispose() {
      sweeper.dispose();
      filters.dispose();
      Jolt.destroy(engine);
    },
  };
}

function addBody(Jolt, bodies, shape) {
  const place = new Jolt.RVec3(0, 0, 0);
  const turn = new Jolt.Quat(0, 0, 0, 1);
  const settings = new Jolt.BodyCreationSettings(shape, place, turn, Jolt.EMotionType_Static, still);
  shape.Release();
  const body = bodies.CreateBody(settings);
  bodies.AddBody(body.GetID(), Jolt.EActivation_DontActivate);
  [settings, place, turn].forEach((object) => Jolt.destroy(object));
}

/** Two layers, as in the library's examples: what stands still and what moves. */
function createEngine(Jolt) {
  const settings = new Jolt.JoltSettings();
  settings.mMaxWorkerThreads = 0;
  settings.mMaxBodies = 16;
  settings.mMaxBodyPairs = 16;
  settings.mMaxContactConstraints = 16;
  const pairs = new Jolt.ObjectLayerPairFilterTable(2);
  pairs.EnableCollision(still, moving);
  const layers = new Jolt.BroadPhaseLayerInterfaceTable(2, 2);
  for (const layer of [still, moving]) {
    const broad = new Jolt.BroadPhaseLayer(layer);
    layers.MapObjectToBroadPhaseLayer(layer, broad);
    Jolt.destroy(broad);
  }
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2);
  const engine = new Jolt.JoltInterface(settings);
  Jolt.destroy(settings);
  const system = engine.GetPhysicsSystem();
  return { engine, system, bodies: system.GetBodyInterface() };
}

function meshShape(Jolt, positions, indices) {
  const settings = new Jolt.MeshShapeSettings();
  const vertices = settings.mTriangleVertices;
  vertices.resize(positions.length / 3);
  for (let k = 0; k < positions.length / 3; k++) {
    const vertex = vertices.at(k);
    vertex.x = positions[k * 3];
    vertex.y = positions[k * 3 + 1];
    vertex.z = positions[k * 3 + 2];
  }
  const triangles = settings.mIndexedTriangles;
  triangles.resize(indices.length / 3);
  for (let k = 0; k < indices.length / 3; k++) {
    const triangle = triangles.at(k);
    triangle.set_mIdx(0, indices[k * 3]);
    triangle.set_mIdx(1, indices[k * 3 + 1]);
    triangle.set_mIdx(2, indices[k * 3 + 2]);
    triangle.set_mMaterialIndex(0);
  }
  const shape = settings.Create().Get();
  // The settings hold the result; keep the shape when they go.
  shape.AddRef();
  Jolt.destroy(settings);
  return shape;
}

function createFilters(Jolt, engine) {
  const broad = new Jolt.DefaultBroadPhaseLayerFilter(engine.GetObjectVsBroadPhaseLayerFilter(), moving);
  const layer = new Jolt.DefaultObjectLayerFilter(engine.GetObjectLayerPairFilter(), moving);
  const all = [broad, layer, new Jolt.BodyFilter(), new Jolt.ShapeFilter()];
  return { all, dispose: () => all.forEach((filter) => Jolt.destroy(filter)) };
}

function createSweeper(Jolt, system, filters) {
  const settings = new Jolt.ShapeCastSettings();
  settings.mBackFaceModeTriangles = Jolt.EBackFaceMode_CollideWithBackFaces;
  const collector = new Jolt.CastShapeClosestHitCollisionCollector();
  const base = new Jolt.RVec3(0, 0, 0);
  const scale = new Jolt.Vec3(1, 1, 1);
  const direction = new Jolt.Vec3(0, 0, 0);
  const query = system.GetNarrowPhaseQuery();
  const [broad, layer, body, shape] = filters.all;
  let ball;

  function sweepMany({ values, radius }, count, times) {
    if (!ball) {
      ball = new Jolt.SphereShape(radius);
      ball.AddRef();
    }
    for (let k = 0; k < count; k++) {
      const at = k * 6;
      base.Set(values[at], values[at + 1], values[at + 2]);
      const start = Jolt.RMat44.prototype.sTranslation(base);
      direction.Set(values[at + 3], values[at + 4], values[at + 5]);
      // The cast computes its bounds when it is made, so each sweep needs one of its own.
      const cast = new Jolt.RShapeCast(ball, scale, start, direction);
      collector.Reset();
      query.CastShape(cast, settings, base, collector, broad, layer, body, shape);
      times[k] = collector.HadHit() ? collector.mHit.mFraction : Infinity;
      Jolt.destroy(cast);
    }
  }

  return {
    sweepMany,
    dispose() {
      ball?.Release();
      [settings, collector, base, scale, direction].forEach((object) => Jolt.destroy(object));
    },
  };
}
