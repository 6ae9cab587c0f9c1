/** Which sentence a step has. */
import type { Context } from '../../explain/context';
import type { MessageKey } from '../../base/i18n/messages';
import type { Message } from '../../model';
import { beside, methodOf } from './look';
import type {
  HeightCellEvent,
  HeightCompareEvent,
  HeightFrameEndEvent,
  HeightGroundEvent,
  HeightMoveEvent,
  HeightPutBackEvent,
  HeightReflectEvent,
  HeightRollEvent,
  HeightSweptEvent,
  HeightTestEvent,
  HeightTriangleEvent,
  HeightTruthEvent,
  HeightVerdict,
} from './schema.gen';

const frameSays: Readonly<Record<HeightVerdict, MessageKey>> = {
  free: 'study.height_field.say.frame.free',
  same: 'study.height_field.say.frame.same',
  other: 'study.height_field.say.frame.other',
  missed: 'study.height_field.say.frame.missed',
  invented: 'study.height_field.say.frame.invented',
  'already-in': 'study.height_field.say.frame.already-in',
  'still-in': 'study.height_field.say.frame.still-in',
};

export function sayFrame({ gap, truth, left, verdict, hit }: HeightFrameEndEvent, context: Context): Message {
  const values = { gap: context.magnitude(gap), truth: context.magnitude(truth), left: context.magnitude(left) };
  if (verdict === 'same') {
    const touching = Math.abs(left) < 1e-9 * (1 + Math.abs(truth));
    const way = methodOf(context.step) === 'sweep' ? 'swept' : 'same';
    return { key: `study.height_field.say.frame.${way}${touching ? 'Touching' : ''}`, values };
  }
  if (gap === Infinity && verdict === 'missed') return { key: 'study.height_field.say.frame.missedOutside', values };
  if (gap === Infinity && !hit && verdict === 'free') return { key: 'study.height_field.say.frame.outside', values };
  return { key: frameSays[verdict], values };
}

const compareSays: Readonly<Record<HeightVerdict, MessageKey>> = {
  free: 'study.height_field.say.compare.free',
  same: 'study.height_field.say.compare.same',
  other: 'study.height_field.say.compare.other',
  missed: 'study.height_field.say.compare.missed',
  invented: 'study.height_field.say.compare.invented',
  'already-in': 'study.height_field.say.compare.already-in',
  'still-in': 'study.height_field.say.compare.still-in',
};

export function sayCompare(event: HeightCompareEvent, context: Context): Message {
  const { gap, truth, time, late, verdict, triangle } = event;
  const measured = beside(context.step, 'HeightTruth');
  const left = measured?.left ?? truth;
  const values = {
    gap: context.magnitude(gap),
    truth: context.magnitude(truth),
    time: context.number(time),
    late: context.number(late),
    left: context.of(context.plain(Math.abs(left)), left),
  };
  if (methodOf(context.step) === 'sweep' && verdict === 'same')
    return { key: 'study.height_field.say.compare.swept', values };
  if (gap === Infinity && verdict === 'missed') return { key: 'study.height_field.say.compare.missedOutside', values };
  if (verdict === 'still-in' && measured && measured.triangle !== triangle && measured.gap < 0) {
    const { i, j, half } = measured;
    return { key: 'study.height_field.say.compare.stillInNext', values: { ...values, i, j, half } };
  }
  return { key: compareSays[verdict], values };
}

export const sayMove = ({ pull, way, to }: HeightMoveEvent, context: Context): Message => ({
  key: 'study.height_field.say.move',
  values: {
    pull: context.number(pull),
    way: context.of(context.plain(Math.hypot(...way)), way),
    to: context.vector(to),
  },
});

export function saySwept(event: HeightSweptEvent, context: Context): Message {
  const { found, decides, time, overlap, i, j, half, feature } = event;
  const values = { time: context.number(time), overlap: context.magnitude(overlap), i, j, half, feature };
  if (found) return { key: `study.height_field.say.${decides ? 'sweepStops' : 'sweepTouches'}`, values };
  return { key: `study.height_field.say.${overlap > 0 ? 'sweepIn' : 'sweepFree'}`, values };
}

export const sayCell = ({ inside, alongX, alongZ, i, j }: HeightCellEvent, context: Context): Message => ({
  key: `study.height_field.say.${inside ? 'cell' : 'cellNone'}`,
  values: { x: context.number(alongX), z: context.number(alongZ), i, j },
});

export const sayTriangle = ({ half, restX, restZ, sum }: HeightTriangleEvent, context: Context): Message => ({
  key: half === 'lower' ? 'study.height_field.say.lower' : 'study.height_field.say.upper',
  values: { x: context.number(restX), z: context.number(restZ), sum: context.number(sum) },
});

export function sayTest({ gap, decides, word, over }: HeightTestEvent, context: Context): Message {
  const method = methodOf(context.step);
  const cell = beside(context.step, 'HeightCell');
  const values = { gap: context.magnitude(gap), i: cell?.i ?? -1, j: cell?.j ?? -1 };
  const hit = word === 'hit';
  if (!decides) return { key: hit ? 'study.height_field.say.shownHit' : 'study.height_field.say.shownAbove', values };
  if (method === 'axis') return { key: `study.height_field.say.${hit ? 'axisHit' : 'axisAbove'}`, values };
  if (method === 'vertical') return { key: `study.height_field.say.${hit ? 'underHit' : 'underAbove'}`, values };
  const basis = beside(context.step, 'HeightBasis');
  if (basis?.axes === 'printed')
    return {
      key: 'study.height_field.say.testPrinted',
      values: { ...values, word, times: context.number(Math.hypot(...basis.y)) },
    };
  if (!hit) return { key: 'study.height_field.say.testAbove', values };
  return { key: over ? 'study.height_field.say.testHit' : 'study.height_field.say.testBeside', values };
}

export function sayPutBack({ way, height }: HeightPutBackEvent, context: Context): Message {
  const method = methodOf(context.step);
  return {
    key: method === 'published' ? 'study.height_field.say.putback' : 'study.height_field.say.putbackUp',
    values: { way: context.number(way), height: context.number(height) },
  };
}

export const sayReflect = (event: HeightReflectEvent, context: Context): Message => ({
  key: `study.height_field.say.${event.answer === 'turned-in' ? 'turnedIn' : 'reflect'}`,
  values: {
    along: context.number(event.along),
    before: context.number(event.speedBefore),
    after: context.number(event.speedAfter),
  },
});

const rollSays: Readonly<Record<HeightRollEvent['answer'], MessageKey>> = {
  'too-fast-to-roll': 'study.height_field.say.tooFast',
  rolls: 'study.height_field.say.rolls',
  rests: 'study.height_field.say.rests',
  reflected: 'study.height_field.say.tooFast',
  'turned-in': 'study.height_field.say.tooFast',
};

export const sayRoll = (event: HeightRollEvent, context: Context): Message => ({
  key: rollSays[event.answer],
  values: {
    along: context.magnitude(event.along),
    below: context.number(event.below),
    slowing: context.number(event.slowing),
    tangent: context.number(event.tangentSpeed),
    speed: context.number(event.speed),
  },
});

export const sayTruth = ({ gap, i, j, half, feature }: HeightTruthEvent, context: Context): Message => ({
  key: gap < 0 ? 'study.height_field.say.truthIn' : 'study.height_field.say.truth',
  values: { gap: context.magnitude(gap), i, j, half, feature },
});

export function sayGround(triangles: number, context: Context): Message {
  const { low, high } = context.step.opening as unknown as HeightGroundEvent;
  return {
    key: 'study.height_field.say.ground',
    values: { triangles, low: context.number(low), high: context.number(high) },
  };
}
