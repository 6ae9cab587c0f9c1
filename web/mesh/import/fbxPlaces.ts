/** Where the models of an FBX file stand: pivots, turns and what a child takes of its parent's size. */
import type { Properties } from './fbxProperties';
import { IDENTITY, compose, multiply } from './matrix';
import type { Matrix } from './matrix';

/** The number of the order in which a model is turned about its axes; the first is applied first. */
const ORDERS = ['xyz', 'xzy', 'yzx', 'yxz', 'zxy', 'zyx'];

/** How a parent's size S and a child's turn r and size s come together. */
const INHERIT = { RrSs: 0, RSrs: 1, Rrs: 2 };

const ZERO = [0, 0, 0];
const ONE = [1, 1, 1];

export interface FbxPlace {
  readonly matrix: Matrix;
  /** without the model's own size, and without that which came to it along its own axes */
  readonly unscaled: Matrix;
  /** along its own axes: its own, and what came to it */
  readonly scale: readonly number[];
  /** what came to it */
  readonly inherited: readonly number[];
}

const ROOT: FbxPlace = { matrix: IDENTITY, unscaled: IDENTITY, scale: ONE, inherited: ONE };

/**
 * RSrs is the product of matrices. With the others the child is turned before the parent's size is applied, along the child's axes (RrSs), or
 * the parent's own size is not (Rrs); its position is scaled in any case.
 */
export function placeOf(of: Properties, parent: FbxPlace = ROOT): FbxPlace {
  const { at, turn, scale: own } = localOf(of);
  const type = of('InheritType', [INHERIT.RSrs])[0];
  if (type !== INHERIT.RrSs && type !== INHERIT.Rrs) {
    const unscaled = multiply(parent.matrix, multiply(translation(at), turn));
    return { matrix: multiply(unscaled, scaled(own)), unscaled, scale: own, inherited: ONE };
  }
  const inherited = type === INHERIT.RrSs ? parent.scale : parent.inherited;
  const scale = own.map((each, k) => each * inherited[k]);
  const moved = at.map((each, k) => each * parent.scale[k]);
  const unscaled = multiply(parent.unscaled, multiply(translation(moved), turn));
  return { matrix: multiply(unscaled, scaled(scale)), unscaled, scale, inherited };
}

/** As the format defines it: T Roff Rp Rpre R Rpost⁻¹ Rp⁻¹ Soff Sp S Sp⁻¹, which is a move, a turn and a size. */
function localOf(of: Properties): { at: readonly number[]; turn: Matrix; scale: readonly number[] } {
  const move = (name: string, sign = 1) => translation(of(name, ZERO).map((x) => x * sign));
  const turn = turnOf(of);
  const scale = of('Lcl Scaling', ONE);
  const whole = [
    move('Lcl Translation'),
    move('RotationOffset'),
    move('RotationPivot'),
    turn,
    move('RotationPivot', -1),
    move('ScalingOffset'),
    move('ScalingPivot'),
    scaled(scale),
    move('ScalingPivot', -1),
  ].reduce(multiply);
  return { at: whole.slice(12, 15), turn, scale };
}

/** Unless a model says so, or its template, neither its order of turns nor those before and after its own apply. */
function turnOf(of: Properties): Matrix {
  const own = of('Lcl Rotation', ZERO);
  const isActive = of('RotationActive', [1])[0] !== 0 && of('RotationSpaceForLimitOnly', [0])[0] === 0;
  if (!isActive) return rotation(own, 'xyz');
  return [
    rotation(of('PreRotation', ZERO), 'xyz'),
    rotation(own, ORDERS[of('RotationOrder', [0])[0]] ?? 'xyz'),
    transposed(rotation(of('PostRotation', ZERO), 'xyz')),
  ].reduce(multiply);
}

/** What moves the mesh of a model and not what hangs on it. */
export function geometricOf(of: Properties): Matrix {
  return [
    translation(of('GeometricTranslation', ZERO)),
    rotation(of('GeometricRotation', ZERO), 'xyz'),
    scaled(of('GeometricScaling', ONE)),
  ].reduce(multiply);
}

const translation = (by: readonly number[]) => compose(by, [0, 0, 0, 1], ONE);
const scaled = (by: readonly number[]) => compose(ZERO, [0, 0, 0, 1], by);

function rotation(degrees: readonly number[], order: string): Matrix {
  return [...order].reduce<Matrix>((matrix, axis) => {
    const k = 'xyz'.indexOf(axis);
    const half = (degrees[k] * Math.PI) / 360;
    const turn = [0, 0, 0, Math.cos(half)];
    turn[k] = Math.sin(half);
    return multiply(compose(ZERO, turn, ONE), matrix);
  }, IDENTITY);
}

/** Of a rotation: its inverse. */
const transposed = (m: Matrix): Matrix => [m[0], m[4], m[8], 0, m[1], m[5], m[9], 0, m[2], m[6], m[10], 0, 0, 0, 0, 1];
