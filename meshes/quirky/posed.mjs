/** A glTF of an arm whose bones and morphs do what the format allows: see the README of this folder. */
const FLOAT = 5126;
const UNSIGNED_BYTE = 5121;
const UNSIGNED_SHORT = 5123;
const KINDS = { [FLOAT]: Float32Array, [UNSIGNED_BYTE]: Uint8Array, [UNSIGNED_SHORT]: Uint16Array };
const WIDTHS = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 };

/** Least and most along each axis, as floats. */
function bounds(numbers) {
  const along = [0, 1, 2].map((axis) => numbers.filter((_, i) => i % 3 === axis).map(Math.fround));
  return { min: along.map((list) => Math.min(...list)), max: along.map((list) => Math.max(...list)) };
}

/** Gathers numbers into one buffer and says where they are. */
function packer() {
  const chunks = [];
  let length = 0;
  const [bufferViews, accessors] = [[], []];
  const view = (numbers, kind) => {
    const bytes = Buffer.from(new KINDS[kind](numbers).buffer);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length });
    chunks.push(bytes, padding);
    length += bytes.length + padding.length;
    return bufferViews.length - 1;
  };
  const add = (numbers, type, componentType = FLOAT, more = {}) =>
    accessors.push({
      ...{ bufferView: view(numbers, componentType), componentType, count: numbers.length / WIDTHS[type], type },
      ...(type === 'VEC3' && bounds(numbers)),
      ...more,
    }) - 1;
  /** Zero but for a few items. */
  const sparse = (count, items, type) =>
    accessors.push({
      ...{ componentType: FLOAT, count, type, ...bounds([0, 0, 0, ...items.flatMap(([, v]) => v)]) },
      sparse: {
        count: items.length,
        indices: { bufferView: view(items.map(([i]) => i), UNSIGNED_SHORT), componentType: UNSIGNED_SHORT },
        values: { bufferView: view(items.flatMap(([, v]) => v), FLOAT) },
      },
    }) - 1;
  const done = () => {
    const uri = `data:application/octet-stream;base64,${Buffer.concat(chunks).toString('base64')}`;
    return { accessors, bufferViews, buffers: [{ byteLength: length, uri }] };
  };
  return { add, sparse, done };
}

const RINGS = 7;
const SIDES = 6;

/** A tube along y, of rings of vertices. */
function tube() {
  const points = [];
  const indices = [];
  for (let ring = 0; ring < RINGS; ring++)
    for (let side = 0; side < SIDES; side++) {
      const angle = (2 * Math.PI * side) / SIDES;
      points.push(0.2 * Math.cos(angle), ring / 2, 0.2 * Math.sin(angle));
      if (ring + 1 === RINGS) continue;
      const [a, b] = [ring * SIDES + side, ring * SIDES + ((side + 1) % SIDES)];
      indices.push(a, a + SIDES, b, b, a + SIDES, b + SIDES);
    }
  return { points, indices };
}

/** First four bones: two that share a vertex, in bytes. Second set: a third of the arm hangs a little on a fifth bone. */
function weights() {
  const [joints0, weights0, joints1, weights1] = [[], [], [], []];
  for (let ring = 0; ring < RINGS; ring++)
    for (let side = 0; side < SIDES; side++) {
      const along = (ring / (RINGS - 1)) * 2;
      const low = Math.min(1, Math.floor(along));
      joints0.push(low, low + 1, 0, 0);
      weights0.push(Math.round(255 * (1 - (along - low))), Math.round(255 * (along - low)), 0, 0);
      joints1.push(3, 0, 0, 0);
      weights1.push(ring >= 4 ? 0.3 : 0, 0, 0, 0);
    }
  return { joints0, weights0, joints1, weights1 };
}

const moved = (x, y, z) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
const turn = (axis, degrees) => {
  const quaternion = [0, 0, 0, Math.cos((degrees * Math.PI) / 360)];
  quaternion[axis] = Math.sin((degrees * Math.PI) / 360);
  return quaternion;
};

export function posedArm() {
  const { add, sparse, done } = packer();
  const { points, indices } = tube();
  const count = points.length / 3;
  const { joints0, weights0, joints1, weights1 } = weights();
  const attributes = {
    POSITION: add(points, 'VEC3'),
    JOINTS_0: add(joints0, 'VEC4', UNSIGNED_BYTE),
    WEIGHTS_0: add(weights0, 'VEC4', UNSIGNED_BYTE, { normalized: true }),
    JOINTS_1: add(joints1, 'VEC4', UNSIGNED_SHORT),
    WEIGHTS_1: add(weights1, 'VEC4'),
  };
  const bulge = points.map((value, i) => (i % 3 === 1 ? 0 : value * Math.sin(points[i - (i % 3) + 1])));
  const targets = [
    { POSITION: add(bulge, 'VEC3') },
    { POSITION: sparse(count, [[count - 2, [0, 0.4, 0]], [count - 1, [0.1, 0.5, 0]]], 'VEC3') },
  ];
  const bare = {
    POSITION: add([0, 0, 0, 1, 0, 0, 0, 1, 0], 'VEC3'),
  };
  const inverses = [moved(0, 0, 0), moved(0, -1.5, 0), moved(0, -3, 0), moved(0, -2, 0)].flat();
  const sampler = (input, output, interpolation) => ({ input, output, ...(interpolation && { interpolation }) });
  const late = add([1.5, 2], 'SCALAR', FLOAT, { min: [1.5], max: [2] });
  const early = add([0.25, 1], 'SCALAR', FLOAT, { min: [0.25], max: [1] });
  const bent = add([...turn(2, 40), ...turn(2, -40)], 'VEC4');
  const twisted = add([turn(1, 0), turn(1, 70), turn(1, 0), turn(1, 5), turn(1, 0), turn(1, 5)].flat(), 'VEC4');
  const grown = add([1, 1.5, 1, 1, 1, 1], 'VEC3');
  const shifted = add([0, 0, 0, 0.3, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 1.5, 0, 0, 0, 0], 'VEC3');
  const swollen = add([0, 0, 0.75, -0.5, 0, 0, 0, 0, 0, 0, 0, 0], 'SCALAR');
  const channel = (at, node, path) => ({ sampler: at, target: { node, path } });
  return JSON.stringify(
    {
      asset: { version: '2.0', generator: 'Sweepscope, meshes/quirky/posed.mjs' },
      scene: 0,
      scenes: [{ nodes: [0, 6] }],
      nodes: [
        { name: 'Armature', children: [1, 5], scale: [0.5, 0.5, 0.5], rotation: turn(0, 90), translation: [4, 0, 0] },
        { name: 'Shoulder', children: [2] },
        { name: 'Elbow', children: [3, 4], translation: [0, 1.5, 0], rotation: turn(2, 25) },
        { name: 'Hand', translation: [0, 1.5, 0], scale: [1, 0.8, 1] },
        { name: 'Muscle', translation: [0.1, 0.5, 0] },
        { name: 'Arm', mesh: 0, skin: 0, translation: [100, 200, 300] },
        { name: 'Flag', mesh: 1, translation: [-2, 0, 0] },
      ],
      skins: [{ joints: [1, 2, 3, 4], inverseBindMatrices: add(inverses, 'MAT4') }],
      meshes: [
        {
          name: 'Tube',
          weights: [0.5, 0],
          primitives: [{ attributes, targets, indices: add(indices, 'SCALAR', UNSIGNED_SHORT) }],
        },
        { name: 'Pennant', primitives: [{ attributes: bare }] },
      ],
      animations: [
        {
          name: 'Wave',
          samplers: [sampler(late, bent), sampler(early, grown, 'STEP')],
          channels: [channel(0, 2, 'rotation'), channel(1, 3, 'scale'), channel(1, 6, 'scale')],
        },
        {
          name: 'Flex',
          samplers: [
            sampler(early, twisted, 'CUBICSPLINE'),
            sampler(late, shifted, 'CUBICSPLINE'),
            sampler(early, swollen, 'CUBICSPLINE'),
          ],
          channels: [channel(0, 1, 'rotation'), channel(1, 2, 'translation'), channel(2, 5, 'weights')],
        },
      ],
      ...done(),
    },
    null,
    1,
  );
}
