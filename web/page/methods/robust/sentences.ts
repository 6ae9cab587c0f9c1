/** Sentences of the robust method: overlap, swept face, edge and vertex tests and its response. */
import type { EventOf } from '../../../package/trace/events.gen';
import type { Message } from '../../model';
import { isWallPlane } from '../../../package/trace/walls';
import { failedSide } from './failedSide';
import { hitSentence, laterSentence, plainSentence, verdictLabel, type Context } from '../../explain/context';

export function touchSentence(event: EventOf<'TouchTest'>, context: Context): Message {
  const triangle = context.triangle?.triangle ?? -1;
  const distance = context.pair(event.distance, 1)[0];
  const approach = context.number(event.approach);
  switch (event.verdict) {
    case 'clear':
      return { key: 'sentence.touch.clear', values: { triangle, distance } };
    case 'entering':
      return { key: 'sentence.touch.entering', values: { triangle, distance, approach } };
    case 'leaving':
      return {
        key: 'sentence.touch.leaving',
        values: { triangle, distance, approach, still: event.approach === 0 ? 'yes' : 'no' },
      };
    default:
      return { key: 'sentence.touch.other', values: { triangle, distance, verdict: verdictLabel(event.verdict) } };
  }
}

export function sweptFaceSentence(event: EventOf<'SweptFaceTest'>, context: Context): Message {
  const triangle = context.triangle?.triangle ?? -1;
  const hit = { feature: 'face', element: 0, time: event.time, latest: event.latest } as const;
  switch (event.verdict) {
    case 'face-hit':
      return hitSentence(context, hit);
    case 'outside-face': {
      const { edge, side } = failedSide(event);
      const values = { triangle, time: context.number(event.time), edge, side: context.number(side) };
      return { key: 'sentence.sweptFace.out', values };
    }
    case 'root-later-than-best':
      return laterSentence(context, hit);
    case 'outside-time':
    case 'miss':
      if (!(event.time > 1) || event.time === Infinity) break;
      return { key: 'sentence.sweptFace.late', values: { triangle, time: context.pair(event.time, 1)[0] } };
    case 'moving-away':
    case 'leaving':
      return { key: 'sentence.sweptFace.away', values: { triangle, approach: context.number(event.approach) } };
    case 'parallel-embedded':
    case 'entering':
      return { key: 'sentence.sweptFace.near', values: { triangle, distance: context.pair(event.distance, 1)[0] } };
    case 'degenerate-skipped':
      return { key: 'sentence.sweptFace.degenerate', values: { triangle } };
    default:
  }
  return explainFace(event, context);
}

/** The numbers speak even where the verdict is a general one. */
function explainFace(event: EventOf<'SweptFaceTest'>, context: Context): Message {
  const triangle = context.triangle?.triangle ?? -1;
  if (!(event.approach < 0)) {
    return { key: 'sentence.sweptFace.away', values: { triangle, approach: context.number(event.approach) } };
  }
  if (!(event.distance > 1)) {
    return { key: 'sentence.sweptFace.near', values: { triangle, distance: context.pair(event.distance, 1)[0] } };
  }
  return plainSentence(context, 'face', 0, event.verdict);
}

interface Swept {
  readonly m: number;
  readonly b: number;
  readonly h: number;
  readonly time: number;
  readonly latest: number;
  readonly verdict: string;
}

function sweptSentence(feature: 'edge' | 'vertex', element: number, event: Swept, context: Context): Message {
  const of = { feature, element, triangle: context.triangle?.triangle ?? -1 };
  const timed = { feature, element, time: event.time, latest: event.latest };
  switch (event.verdict) {
    case 'root-later-than-best':
    case 'outside-time':
      return laterSentence(context, timed);
    case 'moving-away':
    case 'leaving':
      return { key: 'sentence.swept.away', values: { ...of, b: context.number(event.b) } };
    case 'miss':
    case 'no-root':
    case 'clear':
      if (!(event.b < 0)) return { key: 'sentence.swept.away', values: { ...of, b: context.number(event.b) } };
      return { key: 'sentence.swept.wide', values: { ...of, h: context.pair(event.h, 1)[0] } };
    case 'root-negative':
    case 'entering':
      return { key: 'sentence.swept.inside', values: { ...of, m: context.pair(event.m, 1)[0] } };
    default:
      return plainSentence(context, feature, element, event.verdict);
  }
}

export function sweptEdgeSentence(event: EventOf<'SweptEdgeTest'>, context: Context): Message {
  const element = event.edge;
  if (event.verdict === 'edge-hit') {
    return hitSentence(context, { feature: 'edge', element, time: event.time, latest: event.latest });
  }
  if (event.verdict === 'edge-param-out') {
    if (event.time > event.latest) {
      const [time, bound] = context.pair(event.time, event.latest);
      return {
        key: 'sentence.swept.late',
        values: { element, time, bound, side: event.foot < 0 ? 'before' : 'beyond' },
      };
    }
    if (event.foot < 0) {
      return { key: 'sentence.swept.before', values: { element, foot: context.pair(event.foot, 0)[0] } };
    }
    const [foot, length] = context.pair(event.foot, event.length);
    return { key: 'sentence.swept.beyond', values: { element, foot, length } };
  }
  if (event.verdict === 'degenerate-skipped') {
    const triangle = context.triangle?.triangle ?? -1;
    return { key: 'sentence.edge.degenerate', values: { element, triangle, length: context.number(event.length) } };
  }
  return sweptSentence('edge', element, event, context);
}

export function sweptVertexSentence(event: EventOf<'SweptVertexTest'>, context: Context): Message {
  const element = event.vertex;
  if (event.verdict !== 'vertex-hit') return sweptSentence('vertex', element, event, context);
  return hitSentence(context, { feature: 'vertex', element, time: event.time, latest: event.latest });
}

export function advanceSentence(event: EventOf<'Advance'>, context: Context): Message {
  return {
    key: 'sentence.advance',
    values: { time: context.number(event.time), remaining: context.vector(event.remaining) },
  };
}

export function activePlaneSentence(event: EventOf<'ActivePlane'>, context: Context): Message {
  const { plane, triangle } = event;
  const what = isWallPlane(context.step) ? 'wall' : 'plane';
  return {
    key: `sentence.active.${event.verdict}`,
    values: { plane, triangle, what, normal: context.vector(event.normal) },
  };
}

const coneKeys = {
  unhindered: 'sentence.cone.unhindered',
  'on-plane': 'sentence.cone.plane',
  'on-crease': 'sentence.cone.crease',
  corner: 'sentence.cone.corner',
} as const;

export function coneSentence(event: EventOf<'Cone'>, context: Context): Message {
  return {
    key: coneKeys[event.verdict],
    values: {
      planes: event.planes,
      first: event.first,
      second: event.second,
      desired: context.vector(event.desired),
      result: context.vector(event.result),
    },
  };
}

export function pushSentence(event: EventOf<'Depenetrate'>, context: Context): Message {
  return {
    key: 'sentence.push',
    values: {
      way: event.way,
      triangle: event.triangle,
      depth: context.number(event.depth),
      push: context.vector(event.push),
    },
  };
}
