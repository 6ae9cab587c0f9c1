/** Which sentence a step has. */
import { formatNumber } from '../../base/i18n/numbers';
import type { Context } from '../../explain/context';
import type { MessageKey } from '../../base/i18n/messages';
import type { Message } from '../../model';
import type { Step } from '../../../package/trace/steps';
import { isNone } from './figure';
import { axisLetter, find, openingOf, rootOf } from './look';
import type {
  ChangeCrossEvent,
  ChangeDeterminantEvent,
  ChangeDistanceEvent,
  ChangeEquationEvent,
  ChangeFrameEndEvent,
  ChangeFrameEvent,
  ChangeHitEvent,
  ChangeKind,
  ChangeMovedEvent,
  ChangeNormalsEvent,
  ChangeObjectEndEvent,
  ChangeRayCompareEvent,
  ChangeReflectEvent,
  ChangeRowEvent,
  ChangeTermEvent,
  ChangeWindingEvent,
} from './schema.gen';

const flat: readonly ChangeKind[] = ['flattens', 'to-a-line', 'to-a-point', 'vanishes'];
export const isFlat = (type: ChangeKind): boolean => flat.includes(type);

/** Both normals have one direction, as far as anyone can see. */
const leansLeast = 1e-9;

export const transformOf = (step: Step): ChangeFrameEvent => openingOf(rootOf(step)) as ChangeFrameEvent;

/** An event of the frame a step belongs to. */
const beside = <K extends Parameters<typeof find>[1]>(step: Step, kind: K, number?: number) =>
  find({ tree: { root: rootOf(step) } as never }, kind, number);

export function sayFrame(event: ChangeFrameEndEvent, context: Context): Message {
  const { type, angle } = event;
  const values = {
    angle: context.number(angle),
    before: context.number(event.distanceBefore),
    after: context.number(event.distance),
  };
  if (isFlat(type))
    return { key: 'study.transforms.say.frameFlat', values: { determinant: context.number(event.determinant) } };
  if (isNone(event.right)) return { key: 'study.transforms.say.frameLine' };
  if (type === 'rigid') return { key: 'study.transforms.say.frameRigid', values };
  if (angle > leansLeast) return { key: 'study.transforms.say.frameLeans', values };
  return { key: `study.transforms.say.${type === 'uniform' ? 'frameUniform' : 'frameAlong'}`, values };
}

export const sayRow = ({ row, sum, inverse }: ChangeRowEvent, context: Context): Message => ({
  key: isNone(inverse) ? 'study.transforms.say.rowNone' : 'study.transforms.say.row',
  values: { row, sum: context.number(sum) },
});

export function sayDeterminant({ determinant, type, sign, least }: ChangeDeterminantEvent, context: Context): Message {
  const values = {
    determinant: context.number(determinant),
    size: context.magnitude(determinant),
    least: context.number(least),
  };
  if (type === 'vanishes') return { key: 'study.transforms.say.detVanishes', values };
  if (isFlat(type)) return { key: 'study.transforms.say.detFlat', values };
  const keeps = Math.abs(Math.abs(determinant) - 1) < 1e-12;
  if (sign < 0) return { key: `study.transforms.say.${keeps ? 'detMirrorKeeps' : 'detMirror'}`, values };
  return { key: keeps ? 'study.transforms.say.detKeeps' : 'study.transforms.say.det', values };
}

export function sayCross({ stage, verdict, n, offset, length, least }: ChangeCrossEvent, context: Context): Message {
  const values = {
    n: context.vector(n),
    offset: context.number(offset),
    length: context.number(length),
    least: context.number(least),
  };
  if (verdict === 'one-line') return { key: 'study.transforms.say.crossLine', values };
  return { key: stage === 0 ? 'study.transforms.say.cross' : 'study.transforms.say.crossAfter', values };
}

const movedNames: Readonly<Record<number, string>> = { 1: 'v₁', 2: 'v₂', 3: 'v₃', 4: 'p', 5: 'o' };

export function sayMoved({ point, from, to }: ChangeMovedEvent, context: Context): Message {
  const [before, after] = [context.vector(from), context.vector(to)];
  if (point === 6) return { key: 'study.transforms.say.movedWay', values: { before, after } };
  return { key: 'study.transforms.say.moved', values: { name: movedNames[point] ?? '', before, after } };
}

export function sayEquation(event: ChangeEquationEvent, context: Context): Message {
  const { type } = transformOf(context.step);
  const values = {
    offset: context.number(event.rightDistance),
    off: context.number(event.naiveOff),
    naive: context.number(event.naiveDistance),
  };
  if (isNone(event.n)) return { key: 'study.transforms.say.noPlane' };
  if (isFlat(type)) return { key: 'study.transforms.say.equationFlat', values };
  if (event.naiveHolds) return { key: 'study.transforms.say.equationHolds', values };
  return {
    key: type === 'uneven' ? 'study.transforms.say.equationUneven' : 'study.transforms.say.equationAllowed',
    values,
  };
}

export const sayTerm = ({ row, right, naive, inverse }: ChangeTermEvent, context: Context): Message => ({
  key: isNone(inverse) ? 'study.transforms.say.termNone' : 'study.transforms.say.term',
  values: { axis: axisLetter(row), right: context.number(right), naive: context.number(naive) },
});

export function sayNormals(event: ChangeNormalsEvent, context: Context): Message {
  const { verdict, rightUnit, naiveUnit, angle } = event;
  const [right, naive] = context.vectors(rightUnit, naiveUnit);
  if (verdict === 'no-plane') return { key: 'study.transforms.say.noPlane' };
  if (verdict === 'no-inverse') return { key: 'study.transforms.say.normalsFlat', values: { naive } };
  if (verdict === 'same' || angle <= leansLeast) return { key: 'study.transforms.say.normalsSame', values: { right } };
  return { key: 'study.transforms.say.normals', values: { right, naive, angle: context.number(angle) } };
}

export function sayWinding(event: ChangeWindingEvent, context: Context): Message {
  const { byPoints, byInverse, dot, sign, flips } = event;
  const [points, inverse] = context.vectors(byPoints, byInverse);
  if (isNone(byInverse)) return { key: 'study.transforms.say.windingNone' };
  const values = { points, inverse, dot: context.number(dot), sign: formatNumber(sign, 4).replace(/[.,]0+$/, '') };
  return { key: flips ? 'study.transforms.say.windingFlips' : 'study.transforms.say.winding', values };
}

export function sayDistance(event: ChangeDistanceEvent, context: Context): Message {
  const { stage, verdict, distance, ratio } = event;
  if (verdict === 'no-plane')
    return { key: stage === 0 ? 'study.transforms.say.noPlane' : 'study.transforms.say.distanceNone' };
  const values = {
    distance: context.number(distance),
    size: context.magnitude(distance),
    ratio: context.number(ratio),
    before: context.number(distance - event.change),
  };
  if (stage === 0)
    return {
      key: distance < 0 ? 'study.transforms.say.distanceBehind' : 'study.transforms.say.distance',
      values,
    };
  if (stage === 1)
    return {
      key: verdict === 'same' ? 'study.transforms.say.distanceSame' : 'study.transforms.say.distanceOther',
      values,
    };
  const right = beside(context.step, 'ChangeDistance', 1);
  if (right && right.verdict !== 'no-plane' && Math.abs(right.distance - distance) > 1e-9)
    return {
      key: 'study.transforms.say.distanceNaive',
      values: { ...values, right: context.number(right.distance) },
    };
  return {
    key: right?.verdict === 'no-plane' ? 'study.transforms.say.distanceOnly' : 'study.transforms.say.distanceAlike',
    values,
  };
}

export function sayHit(event: ChangeHitEvent, context: Context): Message {
  const { stage, verdict, time, cosine } = event;
  if (verdict === 'no-plane')
    return { key: stage === 0 ? 'study.transforms.say.noPlane' : 'study.transforms.say.hitNone' };
  const values = { time: context.number(time), cosine: context.number(cosine) };
  if (verdict === 'parallel') return { key: 'study.transforms.say.hitParallel', values };
  if (stage === 0)
    return { key: verdict === 'behind' ? 'study.transforms.say.hitBehind' : 'study.transforms.say.hit', values };
  const other = beside(context.step, 'ChangeHit', stage - 1);
  const near = other !== null && Math.abs(other.time - time) <= 1e-9 * Math.max(1, Math.abs(time));
  if (stage === 1) return { key: near ? 'study.transforms.say.hitSame' : 'study.transforms.say.hitAfter', values };
  if (near) return { key: 'study.transforms.say.hitNaiveSame', values };
  if (!other || other.time === Infinity) return { key: 'study.transforms.say.hitNaiveOnly', values };
  const key: MessageKey =
    verdict === 'behind' ? 'study.transforms.say.hitNaiveBehind' : 'study.transforms.say.hitNaive';
  return { key, values: { ...values, right: context.number(other.time) } };
}

export function sayReflect({ stage, angleIn, angleOut, n }: ChangeReflectEvent, context: Context): Message {
  if (isNone(n)) return { key: 'study.transforms.say.reflectNone' };
  const values = { in: context.number(angleIn), out: context.number(angleOut) };
  const right = stage === 2 ? beside(context.step, 'ChangeReflect', 1) : null;
  if (right && n.every((part, k) => Math.abs(part - right.n[k]!) < 1e-9))
    return { key: 'study.transforms.say.reflectNaiveSame', values };
  const keys = ['reflect', 'reflectAfter', 'reflectNaive'] as const;
  return { key: `study.transforms.say.${keys[stage as 0 | 1 | 2] ?? 'reflect'}`, values };
}

export function sayCompare(event: ChangeRayCompareEvent, context: Context): Message {
  const { rightOff, naiveOff, rightAngle } = event;
  const values = {
    off: rightOff < Infinity ? context.number(rightOff) : '',
    naive: naiveOff < Infinity ? context.number(naiveOff) : '',
    angle: context.number(rightAngle),
  };
  if (rightOff === Infinity) return { key: 'study.transforms.say.compareNone' };
  if (rightAngle <= 1e-6) return { key: 'study.transforms.say.compareKept', values };
  return {
    key: naiveOff < Infinity ? 'study.transforms.say.compare' : 'study.transforms.say.compareOnly',
    values,
  };
}

/** What a group came to. */
export function sayObject({ object, right, naive, agree }: ChangeObjectEndEvent, context: Context): Message {
  const { type } = transformOf(context.step);
  const values = { right: context.number(right), naive: context.number(naive) };
  const none = isFlat(type);
  const noPlane = beside(context.step, 'ChangeCross', 0)?.verdict === 'one-line';
  if (object !== 'matrix' && noPlane) return { key: 'study.transforms.say.noPlane' };
  switch (object) {
    case 'matrix':
      return {
        key: none
          ? 'study.transforms.say.matrixFlat'
          : right < 0
            ? 'study.transforms.say.matrixMirror'
            : 'study.transforms.say.matrix',
        values,
      };
    case 'plane':
      if (none) return { key: 'study.transforms.say.equationFlat', values: { ...values, naive: '' } };
      return { key: agree ? 'study.transforms.say.planeBoth' : 'study.transforms.say.plane', values };
    case 'normal':
      if (none) return { key: 'study.transforms.say.normalFlat' };
      return { key: agree ? 'study.transforms.say.normalSame' : 'study.transforms.say.normal', values };
    case 'point':
      if (none) return { key: 'study.transforms.say.distanceNone' };
      return { key: agree ? 'study.transforms.say.pointSame' : 'study.transforms.say.point', values };
    case 'ray':
      if (none) return { key: 'study.transforms.say.hitNone' };
      if (beside(context.step, 'ChangeHit', 0)?.verdict === 'parallel')
        return { key: 'study.transforms.say.rayParallel' };
      if (agree && Math.abs(right - naive) <= 1e-9 * Math.max(1, Math.abs(right)))
        return { key: 'study.transforms.say.rayBoth', values };
      return { key: agree ? 'study.transforms.say.raySame' : 'study.transforms.say.ray', values };
  }
}
