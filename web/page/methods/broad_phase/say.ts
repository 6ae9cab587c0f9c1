/** The sentence of each step of a broad phase. */
import { formatBytes } from '../../base/i18n/numbers';
import { type MessageKey, t } from '../../base/i18n/messages';
import type { Context } from '../../explain/context';
import type { Message } from '../../model';
import { axisLetter, frameAbove, largestAxis, openingOf } from './look';
import type {
  BroadAxisEndEvent,
  BroadAxisEvent,
  BroadBodyEvent,
  BroadBoxEvent,
  BroadFrameEndEvent,
  BroadLevelEndEvent,
  BroadLevelEvent,
  BroadPairEvent,
  BroadPairsEndEvent,
  BroadPairsEvent,
  BroadRowEvent,
  BroadStructure,
  BroadSwapEvent,
  BroadTableEndEvent,
  BroadTableEvent,
  BroadTriangleEvent,
} from './schema.gen';

type Values = NonNullable<Message['values']>;

const said = (name: string, values: Values = {}): Message => ({
  key: `study.broad_phase.say.${name}` as MessageKey,
  values,
});

export const nameOf = (structure: BroadStructure): string => t(`study.broad_phase.value.${structure}` as MessageKey);

function frame(event: BroadFrameEndEvent, context: Context): Message {
  const { boxes, tests, candidates, contacts, pairs, added, removed, swaps, outside, agree } = event;
  const { subject, structure, triangles } = frameAbove(context.step);
  const values = { boxes, tests, candidates, contacts, pairs, added, removed, swaps, triangles };
  if (!agree) return said('frameDisagree', values);
  if (subject === 'bodies') {
    if (structure === 'brute') return said('bodiesBrute', values);
    return said(structure === 'sap' ? 'bodiesSap' : 'bodiesOther', { ...values, structure: nameOf(structure) });
  }
  if (tests < 0) return said('frameTooLarge', values);
  if (structure === 'brute') return said('frameBrute', values);
  if (outside) return said('frameOutside', values);
  return said(structure === 'sap' ? 'frameSap' : 'frame', values);
}

function level(event: BroadLevelEndEvent, context: Context): Message {
  const { boxes, tests, repeats, candidates, contacts, leftOut } = event;
  const at = openingOf<BroadLevelEvent>(context.step).level;
  const { structure } = frameAbove(context.step);
  const values = { level: at, boxes, tests, repeats, candidates, contacts, leftOut };
  if (structure === 'brute') return said('levelBrute', values);
  if (structure === 'sap') return said('levelSap', values);
  return said(structure === 'grid' ? 'layer' : 'level', values);
}

function box(event: BroadBoxEvent, context: Context): Message {
  const { verdict, box: number, axis, gap, margin, triangles } = event;
  const values = {
    ...{ box: number, kind: frameAbove(context.step).structure, axis: axisLetter(axis), triangles },
    ...{ gap: context.magnitude(gap), margin: context.number(margin) },
  };
  if (verdict === 'outside') return said(margin > 0 ? 'boxOutsideMargin' : 'boxOutside', values);
  if (verdict === 'descended') return said(gap > 0 ? 'boxDescendedMargin' : 'boxDescended', values);
  if (verdict === 'empty') return said('boxEmpty', values);
  return said(gap > 0 ? 'boxLeafMargin' : 'boxLeaf', values);
}

/** Of the 13 axes that can separate a triangle from a box. */
function axisKind(axis: number): string {
  if (axis < 3) return 'box';
  return axis === 3 ? 'plane' : 'edges';
}

function triangle(event: BroadTriangleEvent, context: Context): Message {
  const { verdict, triangle: number, seenIn, axis, gap, distance, distanceAxis, margin } = event;
  const values = {
    ...{ triangle: number, box: seenIn, axis: axisLetter(axis), kind: axisKind(distanceAxis) },
    ...{ gap: context.magnitude(gap) },
  };
  switch (verdict) {
    case 'seen-before':
      return said('seen', { triangle: number, box: seenIn });
    case 'outside-interval':
      return said('interval', values);
    case 'outside':
      return said('outside', values);
    case 'box-only':
      return said('boxOnly', { ...values, distance: context.magnitude(distance) });
    case 'contact': {
      const more = { ...values, distance: context.magnitude(distance), margin: context.number(margin) };
      return said(distance > 0 ? 'contactMargin' : 'contact', more);
    }
  }
}

function body({ body: number, centre, before }: BroadBodyEvent, context: Context): Message {
  const way = Math.hypot(...centre.map((each, k) => each - before[k]!));
  return said('body', { body: number, way: context.plain(way) });
}

function axis({ swaps, added, removed, leftOut }: BroadAxisEndEvent, context: Context): Message {
  const { axis: at, ends } = openingOf<BroadAxisEvent>(context.step);
  return said('axis', { axis: axisLetter(at), ends, swaps, added, removed, leftOut });
}

function swap(event: BroadSwapEvent, context: Context): Message {
  const { verdict, body: moved, other, value, otherValue, gaps, isLow } = event;
  const sorted = context.step.parent ? openingOf<BroadAxisEvent>(context.step.parent).axis : 0;
  const [at, before] = context.pair(value, otherValue);
  const apart = largestAxis(gaps);
  const name = {
    'same-side': 'swapSame',
    added: 'swapAdded',
    'other-axes': 'swapOther',
    'known-pair': 'swapKnown',
    removed: 'swapRemoved',
    'no-pair': 'swapNone',
  } as const;
  return said(name[verdict], {
    ...{ body: moved, other, value: at, otherValue: before, side: isLow ? 'low' : 'high' },
    ...{ axis: axisLetter(sorted), apart: axisLetter(apart), gap: context.magnitude(gaps[apart]!) },
  });
}

function pairs({ pairs: found, leftOut }: BroadPairsEndEvent, context: Context): Message {
  const { asked } = openingOf<BroadPairsEvent>(context.step);
  const { structure } = frameAbove(context.step);
  return said(structure === 'brute' ? 'pairsBrute' : 'pairs', { asked, pairs: found, leftOut });
}

function pair({ a, b, axis: at, gap, overlap, before }: BroadPairEvent, context: Context): Message {
  const values = { a, b, axis: axisLetter(at), gap: context.magnitude(gap) };
  if (overlap) return said(before ? 'pairStill' : 'pairNew', values);
  return said(before ? 'pairParted' : 'pairApart', values);
}

function table({ agree }: BroadTableEndEvent, context: Context): Message {
  const { built } = openingOf<BroadTableEvent>(context.step);
  return said(agree ? 'table' : 'tableDisagree', { built });
}

function row(event: BroadRowEvent, context: Context): Message {
  const { structure, built, boxes, tests, nodes, bytes, work } = event;
  const bodies = frameAbove(context.step).subject === 'bodies';
  const values = { structure: nameOf(structure), boxes, tests, nodes, bytes: formatBytes(bytes), work };
  if (!built) return said(bodies ? 'rowMeshOnly' : 'rowTooLarge', values);
  if (bodies) return said(structure === 'brute' ? 'rowPairs' : 'rowLists', values);
  return said(structure === 'brute' ? 'rowBrute' : structure === 'sap' ? 'rowSap' : 'row', values);
}

export const say = {
  ...{ frame, level, box, triangle, body, axis, swap, pairs, pair, table, row },
  cut: (name: 'frame' | 'level' | 'bodies' | 'axis' | 'pairs' | 'table') => said(`${name}Open`),
  bodies: (bodies: number) => said('bodies', { bodies }),
};
