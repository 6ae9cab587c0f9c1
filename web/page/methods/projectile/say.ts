/** Sentences of a shot. */
import type { MessageKey, MessageValues } from '../../base/i18n/messages';
import type { Context } from '../../explain/context';
import type { Message } from '../../model';
import { axisName, faceName, isPrinted, methodOf, slabsKnown, type SlabEvent } from './look';
import type {
  ShotBounceEvent,
  ShotBoxEndEvent,
  ShotFaceEvent,
  ShotFrameEndEvent,
  ShotMeshEndEvent,
  ShotMoveEvent,
  ShotPlaceEvent,
  ShotRayEvent,
  ShotTriangleEvent,
} from './schema.gen';

const of = (name: string, values?: MessageValues): Message => ({
  key: `study.projectile.say.${name}` as MessageKey,
  ...(values && { values }),
});

/** A way between two times that is there, in the frame. */
const within = (enter: number, leave: number): boolean => enter <= leave && enter >= 0 && enter <= 1;

function slab(event: SlabEvent, context: Context): Message {
  const { verdict, origin, direction, low, high, t1, t2, enter, leave, difference } = event;
  const values = {
    axis: axisName(context.step),
    first: context.number(t1),
    last: context.number(t2),
    enter: context.number(enter),
    leave: context.number(leave),
    high: context.number(high),
    same: String(difference === 0),
    difference: context.number(difference),
  };
  const onFace = direction === 0 && (origin === low || origin === high);
  const byVerdict = {
    narrows: 'narrows',
    holds: 'holds',
    'parallel-inside': onFace ? 'onFace' : 'parallelInside',
    'parallel-outside': 'parallelOutside',
    apart: 'apart',
    'not-needed': 'notNeeded',
  } as const;
  const parallel = verdict === 'parallel-inside' || verdict === 'parallel-outside';
  return of(byVerdict[verdict], { ...values, ...(parallel && { origin: context.magnitude(origin) }) });
}

function box(event: ShotBoxEndEvent, context: Context): Message {
  const { verdict, face, difference, arcTime, arcFace } = event;
  const world = methodOf(context.step) === 'world';
  const enter = world ? event.worldEnter : event.objectEnter;
  const leave = world ? event.worldLeave : event.objectLeave;
  const values = { box: event.box, enter: context.number(enter), leave: context.number(leave) };
  const arc = { arc: String(Number.isFinite(arcTime)), arcTime: context.number(arcTime), arcFace: faceName(arcFace) };
  if (verdict === 'hit')
    return of('boxHit', {
      ...{ ...values, ...arc, face: faceName(face), same: String(difference === 0) },
      difference: context.number(difference),
    });
  if (enter === Infinity) return of('boxNever', { ...values, ...arc });
  const key = { apart: 'boxApart', behind: 'boxBehind', 'beyond-frame': 'boxBeyond', 'starts-inside': 'boxInside' };
  return of(key[verdict], { ...values, ...arc });
}

function face(event: ShotFaceEvent, context: Context): Message {
  const { verdict, root, outside, discriminant } = event;
  const values = { face: faceName(event.face), root: context.number(root) };
  if (verdict === 'enters') return of('faceEnters', values);
  if (verdict === 'outside-time') return of('faceOutsideTime', values);
  if (verdict === 'beside-face') return of('faceBeside', { ...values, outside: context.number(outside) });
  if (event.a === 0 && event.b === 0) {
    const side = event.c > 0 ? 'before' : event.c < 0 ? 'behind' : 'on';
    return of('faceAlong', { ...values, side, distance: context.magnitude(event.c) });
  }
  return discriminant > 0
    ? of('faceRises', values)
    : of('faceNoRoot', { ...values, discriminant: context.number(discriminant) });
}

function place(event: ShotPlaceEvent, context: Context): Message {
  const { inside, outside } = event;
  const values = { box: event.box, outside: context.magnitude(outside) };
  const known = slabsKnown(context.step).at(-1)?.slab;
  const met = known !== undefined && within(known.enter, known.leave);
  if (inside) return of(met ? 'placeInside' : 'placeInsideOnly', values);
  return met ? of('placeTunnelled', { ...values, enter: context.number(known.enter) }) : of('placeOutside', values);
}

function triangle(event: ShotTriangleEvent, context: Context): Message {
  const { verdict, time, u, v, arcTime } = event;
  const values = {
    triangle: event.triangle,
    time: context.number(time),
    arc: String(Number.isFinite(arcTime)),
    arcTime: context.number(arcTime),
  };
  if (verdict === 'parallel') return of('triangleParallel', values);
  if (verdict === 'hit') return of('triangleHit', values);
  if (verdict === 'outside-time') return of('triangleOutsideTime', values);
  return of('triangleBeside', { ...values, u: context.number(u), v: context.number(v) });
}

function frame(event: ShotFrameEndEvent, context: Context): Message {
  const { hit, time, verdict, bounces, arcTime, difference } = event;
  const method = methodOf(context.step);
  const values = {
    time: context.number(time),
    bounces,
    same: String(difference === 0),
    difference: context.number(difference),
    arc: String(Number.isFinite(arcTime)),
    arcTime: context.number(arcTime),
    verdict,
  };
  if (hit && method === 'arc') return of('frameArcHit', values);
  if (hit) return of(method === 'place' && verdict === 'inside-only' ? 'framePushed' : 'frameHit', values);
  if (method === 'place' && verdict === 'tunnelled') return of('frameTunnelled', values);
  if (method === 'arc' && (verdict === 'tunnelled' || verdict === 'both')) return of('frameChordOnly', values);
  return of(verdict === 'inside-only' ? 'frameInsideOnly' : 'frameFree', values);
}

export const say = {
  slab,
  box,
  face,
  place,
  triangle,
  frame,
  cut: (what: string): Message => of(`${what}Open`),
  move: ({ pull, way }: ShotMoveEvent, context: Context): Message =>
    of(pull === 0 ? 'moveArc' : isPrinted(context.step) ? 'movePrinted' : 'move', {
      pull: context.number(pull),
      length: context.of(context.plain(Math.hypot(...way)), way),
    }),
  ray: ({ sag, bounce, time }: ShotRayEvent, context: Context): Message =>
    of(bounce === 0 ? 'ray' : 'rayAfter', {
      bounce,
      sag: context.number(sag),
      time: context.number(time),
      flat: String(sag === 0),
    }),
  mesh: ({ hit, time, triangle: first, arcTime, arcTriangle, asked }: ShotMeshEndEvent, context: Context): Message =>
    of(hit ? 'meshHit' : 'meshFree', {
      ...{ triangle: first, asked, time: context.number(time), arc: String(arcTriangle >= 0) },
      arcTime: context.number(arcTime),
    }),
  bounce: (
    { along, restitution, clearance, box: at, face: through, triangle: on }: ShotBounceEvent,
    context: Context,
  ) =>
    of(at >= 0 ? 'bounceBox' : 'bounceMesh', {
      ...{ box: at, face: faceName(through), triangle: on, leaving: String(along >= 0) },
      ...{
        along: context.magnitude(along),
        restitution: context.number(restitution),
        clearance: context.number(clearance),
      },
    }),
};
