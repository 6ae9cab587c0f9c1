/** Sentences about standing: steep contacts, edges of steps, wedges, steps, snaps, and what carries the body. */
import type { EventOf, StepVerdict, Vec3 } from '../../../package/trace/events.gen';
import type { Message } from '../../model';
import { t } from '../../base/i18n/messages';
import { formatAngle, formatAngles } from '../../base/i18n/numbers';
import { findEvent, type Context } from '../../explain/context';

/** Steepness of a surface with this normal; the page's up is y. */
export const slopeOf = (normal: Vec3): number => Math.acos(Math.min(1, Math.max(-1, normal[1])));

const none = [0, 0, 0].join();

export function groundSentence(event: EventOf<'GroundTest'>, context: Context): Message {
  const [cosine, limit] = context.pair(event.cosine, event.limit);
  return { key: event.verdict === 'ground' ? 'sentence.ground.yes' : 'sentence.ground.no', values: { cosine, limit } };
}

export function steepContactSentence(event: EventOf<'SteepContact'>, context: Context): Message {
  const { triangle, state, normal } = event;
  const limit = context.inSlide('GroundTest')?.limit;
  const slope = slopeOf(normal);
  const [angle, most] = limit === undefined ? [formatAngle(slope), ''] : formatAngles(slope, Math.acos(limit));
  const known = limit === undefined ? 'no' : 'yes';
  const values = { triangle, state, known, angle: context.of(angle, normal), limit: context.of(most, limit ?? 0) };
  return { key: `sentence.wall.${event.verdict}`, values };
}

export function stepEdgeSentence(event: EventOf<'StepEdge'>, context: Context): Message {
  const known = !Number.isNaN(event.height);
  const [height, most] = known ? context.pair(event.height, event.most) : ['', context.number(event.most)];
  return { key: `sentence.stepedge.${event.verdict}`, values: { height, most } };
}

export function wedgeSentence(event: EventOf<'Wedge'>, context: Context): Message {
  if (event.motion.join() === none) return { key: 'sentence.wedge.corner' };
  const [sine, limit] = [Math.asin(event.sine), Math.asin(event.limit)];
  const [angle, most] = formatAngles(sine, limit);
  const values = { angle: context.of(angle, event.sine), limit: context.of(most, event.limit) };
  return { key: `sentence.wedge.${event.verdict}`, values };
}

export function oneMotionSentence(event: EventOf<'OneMotion'>, context: Context): Message {
  const values = { level: context.vector(event.level), vertical: context.vector(event.vertical) };
  return { key: 'sentence.onemotion', values };
}

export function carriedSentence(event: EventOf<'Carried'>, context: Context): Message {
  const { moment, reason, triangle, normal, rising, ceiling, stepped, snapped } = event;
  const angle = Number.isNaN(normal[0]) ? '' : context.of(formatAngle(slopeOf(normal)), normal);
  const did = stepped ? 'step' : snapped ? 'snap' : 'none';
  const goes = ceiling ? 'ceiling' : rising ? 'rising' : 'none';
  return { key: `sentence.carried.${reason}`, values: { moment, triangle, angle, did, goes } };
}

export function stepUpSentence(event: EventOf<'StepUp'>, context: Context): Message {
  const { verdict, gained } = event;
  const [height, most] =
    verdict === 'too-high' ? context.pair(event.height, gained) : [context.number(event.height), ''];
  const values = {
    height,
    gained: verdict === 'too-high' ? most : Number.isNaN(gained) ? '' : context.magnitude(gained),
    side: gained < 0 ? 'lower' : 'higher',
    landed: context.vector(event.landed),
  };
  return { key: `sentence.stepup.${verdict}`, values };
}

export function snapSentence(event: EventOf<'Snap'>, context: Context): Message {
  const { triangle, state, position, normal } = event;
  const distance = context.number(event.distance);
  if (event.verdict === 'taken') {
    const pass = context.enclosing('pass')?.event;
    const drop = pass?.kind === 'PassEnd' ? pass.position[1] - position[1] : NaN;
    if (!(drop > 0)) return { key: 'sentence.snap.there', values: { triangle, state } };
    const down = context.of(context.plain(drop), position);
    return { key: 'sentence.snap.taken', values: { drop: down, triangle, state } };
  }
  if (event.verdict !== 'no-ground')
    return { key: 'sentence.snap.other', values: { verdict: shortVerdict(event.verdict) } };
  if (state === 'air' || triangle < 0) return { key: 'sentence.snap.nothing', values: { distance } };
  const angle = context.of(formatAngle(slopeOf(normal)), normal);
  const steep = normal[1] < (limitIn(context) ?? Infinity);
  return { key: steep ? 'sentence.snap.steep' : 'sentence.snap.aside', values: { distance, triangle, angle } };
}

/** Cosine of the slope limit, from any contact of the frame that was asked. */
function limitIn(context: Context): number | undefined {
  const frame = context.enclosing('frame');
  return (frame && findEvent(frame, 'GroundTest'))?.limit;
}

const shortVerdict = (verdict: StepVerdict): string => t(`verdict.short.${verdict}`);
