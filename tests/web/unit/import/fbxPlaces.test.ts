/** Where models stand, against three's matrices put together as the format's own documentation does, and against its loader. */
import { Euler, Matrix4, Vector3 } from 'three';
import { FBXLoader } from 'three/addons/loaders/FBXLoader.js';
import { describe, expect, it } from 'vitest';
import { generator } from '../../../fuzz/import/damage';
import { chainFbx, cubeGeometry, fbxText, model, property } from './fbxFiles';
import { load, warningCounts } from './helpers';
import { CUBE_POINTS } from './samples';

const seed = Number(process.env['SWEEPSCOPE_SEED'] ?? 24_012);
const pick = generator(seed);
const random = (from: number, to: number) => from + ((to - from) * pick(1_000_001)) / 1_000_000;
const three = (from: number, to: number) => [random(from, to), random(from, to), random(from, to)];

/** In the format's numbers, by the axis that is turned about last. */
const ORDERS = ['ZYX', 'YZX', 'XZY', 'ZXY', 'YXZ', 'XYZ'] as const;

interface Spec {
  translation: number[];
  rotation: number[];
  scaling: number[];
  pre?: number[];
  post?: number[];
  order?: number;
  rotationPivot?: number[];
  scalingPivot?: number[];
  rotationOffset?: number[];
  scalingOffset?: number[];
  inherit?: number;
  active?: number;
  forLimitOnly?: number;
}

const NAMES: readonly [keyof Spec, string][] = [
  ['translation', 'Lcl Translation'],
  ['rotation', 'Lcl Rotation'],
  ['scaling', 'Lcl Scaling'],
  ['pre', 'PreRotation'],
  ['post', 'PostRotation'],
  ['order', 'RotationOrder'],
  ['rotationPivot', 'RotationPivot'],
  ['scalingPivot', 'ScalingPivot'],
  ['rotationOffset', 'RotationOffset'],
  ['scalingOffset', 'ScalingOffset'],
  ['inherit', 'InheritType'],
  ['active', 'RotationActive'],
  ['forLimitOnly', 'RotationSpaceForLimitOnly'],
];

const propertiesOf = (spec: Spec) =>
  NAMES.flatMap(([key, name]) => (spec[key] === undefined ? [] : [property(name, ...[spec[key]].flat())]));

const degrees = (angles: readonly number[], order: (typeof ORDERS)[number] = 'ZYX') => {
  const [x, y, z] = angles.map((angle) => (angle * Math.PI) / 180);
  return new Matrix4().makeRotationFromEuler(new Euler(x, y, z, order));
};
const moved = (by: readonly number[] = [0, 0, 0], sign = 1) => {
  const [x, y, z] = by.map((each) => sign * each);
  return new Matrix4().makeTranslation(x, y, z);
};
const product = (...all: Matrix4[]) => all.reduce((left, right) => left.clone().multiply(right), new Matrix4());

/** T Roff Rp Rpre R Rpost⁻¹ Rp⁻¹ Soff Sp S Sp⁻¹ */
function localOf(s: Spec): { whole: Matrix4; turn: Matrix4; size: Matrix4 } {
  const active = s.active !== 0 && !s.forLimitOnly;
  const turn = active
    ? product(
        degrees(s.pre ?? [0, 0, 0]),
        degrees(s.rotation, ORDERS[s.order ?? 0]),
        degrees(s.post ?? [0, 0, 0]).invert(),
      )
    : degrees(s.rotation);
  const [x, y, z] = s.scaling;
  const size = new Matrix4().makeScale(x, y, z);
  const about = (pivot: number[] | undefined, what: Matrix4) => product(moved(pivot), what, moved(pivot, -1));
  const whole = product(
    moved(s.translation),
    moved(s.rotationOffset),
    about(s.rotationPivot, turn),
    moved(s.scalingOffset),
    about(s.scalingPivot, size),
  );
  return { whole, turn, size };
}

/** The function that the SDK's example on transforms has, for chains in which a parent's turn and size can be told apart. */
function globalsOf(chain: readonly Spec[]): Matrix4[] {
  let parent = { global: new Matrix4(), turn: new Matrix4(), size: new Matrix4(), own: new Matrix4() };
  return chain.map((spec) => {
    const { whole, turn, size } = localOf(spec);
    const at = new Vector3().setFromMatrixPosition(whole).applyMatrix4(parent.global);
    const withoutOwn = product(parent.size, parent.own.clone().invert());
    const linear = [
      product(parent.turn, turn, parent.size, size),
      product(parent.turn, parent.size, turn, size),
      product(parent.turn, turn, withoutOwn, size),
    ][spec.inherit ?? 1];
    const global = linear.clone().setPosition(at);
    const newTurn = product(parent.turn, turn);
    parent = { global, turn: newTurn, size: product(newTurn.clone().invert(), linear), own: size };
    return global;
  });
}

/** The corners of the cube where the last of the models has them, in the file's own order. */
async function expectPlaced(content: string, global: Matrix4) {
  const { positions } = await load('chain.fbx', content);
  CUBE_POINTS.forEach((point, i) => {
    const [x, y, z] = point as [number, number, number];
    const expected = new Vector3(x, y, z).applyMatrix4(global).toArray();
    expected.forEach((each, k) => expect(positions[3 * i + k], `seed ${seed}`).toBeCloseTo(each, 8));
  });
}

const anySpec = (uniform = false): Spec => {
  const size = random(0.5, 2);
  return {
    translation: three(-5, 5),
    rotation: three(-180, 180),
    scaling: uniform ? [size, size, size] : three(0.3, 3),
    pre: three(-180, 180),
    post: three(-180, 180),
    order: pick(6),
    rotationPivot: three(-2, 2),
    scalingPivot: three(-2, 2),
    rotationOffset: three(-2, 2),
    scalingOffset: three(-2, 2),
  };
};

/** It takes a text for FBX by its first letters, in a way of its own, and counts tabs. */
function asThreeReads(content: string): ArrayBuffer {
  let depth = 0;
  const lines = content.split('\n').map((line) => {
    if (line.startsWith('}')) depth--;
    const indented = '\t'.repeat(depth) + line;
    if (line.endsWith('{')) depth++;
    return indented;
  });
  return new TextEncoder().encode(`;${'-'.repeat(300)}\n${lines.join('\n')}`).buffer;
}

describe('models of an FBX file', () => {
  it('stand where pivots, offsets, turns and orders put them', async () => {
    for (let round = 0; round < 20; round++) {
      const spec = anySpec();
      await expectPlaced(chainFbx([propertiesOf(spec)]), localOf(spec).whole);
    }
  });

  it('know neither order nor turns before and after while these are not active', async () => {
    for (let round = 0; round < 10; round++) {
      const spec = { ...anySpec(), ...(round % 2 ? { active: 0 } : { active: 1, forLimitOnly: 1 }) };
      await expectPlaced(chainFbx([propertiesOf(spec)]), localOf(spec).whole);
    }
  });

  it.each([0, 1, 2])('take of a parent what InheritType %i says', async (inherit) => {
    for (let round = 0; round < 10; round++) {
      // A parent that is turned after its size gives its children that size along its own axes.
      const chain = [anySpec(), { ...anySpec(), inherit }];
      await expectPlaced(chainFbx(chain.map(propertiesOf)), globalsOf(chain).at(-1)!);
    }
  });

  it('take of all above them what each type says', async () => {
    for (let round = 0; round < 60; round++) {
      const deep = Array.from({ length: 2 + pick(3) }, () => ({ ...anySpec(), inherit: 2 * pick(2) }));
      const chain = [anySpec(), ...deep];
      await expectPlaced(chainFbx(chain.map(propertiesOf)), globalsOf(chain).at(-1)!);
      const even = [anySpec(true), ...Array.from({ length: 3 }, () => ({ ...anySpec(true), inherit: pick(3) }))];
      await expectPlaced(chainFbx(even.map(propertiesOf)), evenGlobal(even));
    }
  });

  it('stand where another reader has them', async () => {
    for (let round = 0; round < 10; round++) {
      // It keeps a move, a turn and a size of each, so nothing may be sheared.
      const chain = [anySpec(true), { ...anySpec(true), inherit: 0 }, { ...anySpec(true), inherit: 1 }];
      // A mesh that shows nothing ends it.
      const content = chainFbx(chain.map(propertiesOf)).replace(/("Model::model [01]", )"Mesh"/g, '$1"Null"');
      const scene = new FBXLoader().parse(asThreeReads(content), '');
      scene.updateMatrixWorld(true);
      let found: Matrix4 | undefined;
      scene.traverse((object) => (found = object.name.startsWith('model_2') ? object.matrixWorld : found));
      await expectPlaced(content, found!);
    }
  });

  it('have a mesh that moves by itself', async () => {
    const spec = anySpec();
    const geometric = { translation: three(-3, 3), rotation: three(-180, 180), scaling: three(0.5, 2) };
    const own = [
      property('GeometricTranslation', ...geometric.translation),
      property('GeometricRotation', ...geometric.rotation),
      property('GeometricScaling', ...geometric.scaling),
    ];
    const place = product(localOf(spec).whole, localOf(geometric).whole);
    await expectPlaced(chainFbx([[...propertiesOf(spec), ...own]]), place);
    // What hangs on the model knows nothing of it.
    const child = anySpec();
    const chain = chainFbx([[...propertiesOf(spec), ...own], propertiesOf(child)]);
    await expectPlaced(chain, product(localOf(spec).whole, localOf(child).whole));
  });

  it('have what their template says where they say nothing', async () => {
    const template = [property('Lcl Scaling', 2, 3, 4), property('RotationActive', 0), property('InheritType', 0)];
    const spec: Spec = { translation: [1, 2, 3], rotation: [10, 20, 30], scaling: [2, 3, 4], active: 0 };
    const said = [property('Lcl Translation', 1, 2, 3), property('Lcl Rotation', 10, 20, 30), property('PreRotation', 90, 0, 0)]; // prettier-ignore
    await expectPlaced(chainFbx([said], { template }), localOf(spec).whole);
    const chain = [
      { ...spec, inherit: 0 },
      { ...spec, scaling: [1, 5, 1], inherit: 0 },
    ];
    await expectPlaced(
      chainFbx([said, [...said, property('Lcl Scaling', 1, 5, 1)]], { template }),
      globalsOf(chain)[1],
    );
  });
});

/** Sizes that are the same along each axis go with anything: a model takes all of its parent's, or all but the parent's own. */
function evenGlobal(chain: readonly Spec[]): Matrix4 {
  let [global, turn, size, parentOwn] = [new Matrix4(), new Matrix4(), 1, 1];
  for (const spec of chain) {
    const local = localOf(spec);
    const at = new Vector3().setFromMatrixPosition(local.whole).applyMatrix4(global);
    turn = product(turn, local.turn);
    const [own] = spec.scaling;
    size *= spec.inherit === 2 ? own / parentOwn : own;
    parentOwn = own;
    global = product(turn, new Matrix4().makeScale(size, size, size)).setPosition(at);
  }
  return global;
}

describe('objects that an FBX file hides', () => {
  const layer = 'CollectionExclusive: 90, "DisplayLayer::off", "DisplayLayer" {\nProperties70: {\n' + property('Show', 0) + '\n}\n}'; // prettier-ignore
  it.each<[string, string[], string[], number, boolean]>([
    ['by themselves', [], [property('Visibility', 0)], 1, false],
    ['by what they hang on', [property('Visibility', 0)], [], 1, false],
    ['by what they hang on, which they do not follow', [property('Visibility', 0)], [property('Visibility Inheritance', 0)], 0, false], // prettier-ignore
    ['by not showing them', [], [property('Show', 0)], 1, false],
    ['by not showing what they hang on', [property('Show', 0)], [], 0, false],
    ['by their layer', [], [], 1, true],
    ['not at all', [property('Visibility', 1)], [property('Show', 1)], 0, false],
  ])('%s are loaded, and counted', async (_, above, own, hidden, inLayer) => {
    const connections = [[2, 0], [3, 2], [1, 3], ...(inLayer ? [[3, 90]] : [])] as [number, number][]; // prettier-ignore
    const objects = [cubeGeometry(1), model(2, 'above', ...above), model(3, 'cube', ...own), layer];
    const mesh = await load('hidden.fbx', fbxText({ objects, connections }));
    expect([mesh.indices.length / 3, warningCounts(mesh)]).toEqual([12, hidden ? { 'objects-hidden': hidden } : {}]);
  });
});
