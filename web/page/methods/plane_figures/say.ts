/** The sentence of each step of a test in the plane. */
import { formatNumber } from '../../base/i18n/numbers';
import type { MessageKey } from '../../base/i18n/messages';
import type { Context } from '../../explain/context';
import type { Message } from '../../model';
import { frameOf } from './look';
import type {
  FigureAxisEvent,
  FigureClampEvent,
  FigureCornerEvent,
  FigureDistanceEvent,
  FigureFrameEndEvent,
  FigureOutlineEndEvent,
  FigurePairEndEvent,
  FigureQuadrantEvent,
  FigureRangeEvent,
  FigureSquareEvent,
  FigureTruthEvent,
  FigureVertexEvent,
} from './schema.gen';

type Values = NonNullable<Message['values']>;

const said = (name: string, values: Values = {}): Message => ({
  key: `study.plane_figures.say.${name}` as MessageKey,
  values,
});

/** Whose polygon: the letter. */
export const letterOf = (figure: number): string => (figure === 0 ? 'A' : 'B');

function frame({ answer, truth, gap }: FigureFrameEndEvent, context: Context): Message {
  const values = { answer, gap: context.magnitude(gap) };
  if (answer === 'refused') return said(truth ? 'frameRefusedTouch' : 'frameRefusedApart', values);
  if ((answer === 'touch') === truth) return said(truth ? 'frameTouch' : 'frameApart', values);
  // The gap over all axes tells nothing of concave polygons.
  return said(truth ? 'frameUnseen' : 'frameGhost', values);
}

function pair(event: FigurePairEndEvent, context: Context): Message {
  const { answer, wrong, truth, gap, nearest, asked } = event;
  const { pair: kind, test, touching } = frameOf(context.step);
  const values = { asked, gap: context.magnitude(gap), nearest: context.magnitude(nearest), axis: event.axis };
  if (answer === 'refused')
    return said(truth ? 'pairRefusedTouch' : event.printed ? 'pairRefused' : 'pairRefusedGap', values);
  if (kind === 'polygons') {
    if (event.axis < 0) return said(truth ? 'pairNoAxesTouch' : 'pairNoAxes', values);
    if (wrong) return said(truth ? 'pairAxesUnseen' : 'pairAxesGhost', values);
    return said(answer === 'touch' ? 'pairAxesTouch' : 'pairAxesApart', values);
  }
  if (wrong && kind === 'rectangle-circle' && truth) return said('pairSide', values);
  if (wrong) return said(touching === 'excluded' && truth ? 'pairExcluded' : 'pairRounding', values);
  if (kind === 'rectangle-circle' && test === 'right')
    return said(answer === 'touch' ? 'pairClampTouch' : 'pairClampApart', values);
  return said(answer === 'touch' ? 'pairTouch' : 'pairApart', values);
}

function outline({ figure, lefts, rights, shape, edgeI, edgeJ }: FigureOutlineEndEvent): Message {
  const name = {
    convex: 'outlineConvex',
    concave: 'outlineConcave',
    'self-intersecting': 'outlineCrossing',
    degenerate: 'outlineDegenerate',
  } as const;
  return said(name[shape], { letter: letterOf(figure), lefts, rights, i: edgeI, j: edgeJ });
}

function vertex({ vertex: at, turn, verdict, exact, margin }: FigureVertexEvent, context: Context): Message {
  const values = { corner: at, turn: context.number(turn), verdict, margin: formatNumber(margin, 4) };
  return said(exact ? 'vertexExact' : 'vertex', values);
}

function range({ axis, value, low, high, gap, inside, needed }: FigureRangeEvent, context: Context): Message {
  const values = {
    axis: axis === 0 ? 'x' : 'y',
    value: context.number(value),
    low: context.number(low),
    high: context.number(high),
    gap: context.magnitude(gap),
  };
  if (!needed) return said('rangeNotNeeded', values);
  if (inside) return said('rangeInside', values);
  return said(gap === 0 ? 'rangeOn' : 'rangeOutside', values);
}

function distance(event: FigureDistanceEvent, context: Context): Message {
  const { distance: away, reach, side, touch } = event;
  const [d, r] = side === 0 ? [context.number(away), context.number(reach)] : context.pair(away, reach);
  const values = {
    distance: d,
    reach: r,
    circles: frameOf(context.step).pair === 'circle-circle' ? 'two' : 'one',
    gap: context.magnitude(event.gap),
  };
  if (side === 0) return said(touch ? 'distanceJust' : 'distanceJustNot', values);
  return said(touch ? 'distanceTouch' : 'distanceApart', values);
}

function quadrant({ same, sameX, sameY }: FigureQuadrantEvent, context: Context): Message {
  const { test } = frameOf(context.step);
  if (test === 'right') return said(same ? 'quadrantBesideOne' : 'quadrantBeside');
  return said(same ? 'quadrantOne' : test === 'completed' ? 'quadrantSquare' : 'quadrantAcross', {
    across: sameX ? 'level' : sameY ? 'upright' : 'both',
  });
}

function corner({ corner: at, distance: away, gap, inside, needed }: FigureCornerEvent, context: Context): Message {
  const { radiusA, test } = frameOf(context.step);
  const [d, r] = context.pair(away, radiusA);
  const values = { corner: at, distance: d, radius: r, gap: context.magnitude(gap) };
  if (!needed) return said('cornerNotNeeded', values);
  if (test === 'right') return said(inside ? 'cornerBesideInside' : 'cornerBeside', values);
  return said(inside ? 'cornerInside' : 'cornerOutside', values);
}

function square({ gaps, touch }: FigureSquareEvent, context: Context): Message {
  const largest = Math.max(gaps[0], gaps[1]);
  const values = { axis: gaps[0] >= gaps[1] ? 'x' : 'y', gap: context.magnitude(largest) };
  return said(touch ? 'squareTouch' : 'squareApart', values);
}

function clamp({ distance: away, gap, touch, side }: FigureClampEvent, context: Context): Message {
  const { radiusA } = frameOf(context.step);
  const [d, r] = side === 0 ? [context.number(away), context.number(radiusA)] : context.pair(away, radiusA);
  const values = { distance: d, radius: r, gap: context.magnitude(gap) };
  if (away === 0) return said('clampWithin', values);
  return said(touch ? 'clampTouch' : 'clampApart', values);
}

function axis(event: FigureAxisEvent, context: Context): Message {
  const { verdict, gap, margin, figure, edge } = event;
  const name = {
    gap: 'axisGap',
    overlap: 'axisOverlap',
    'within-rounding': 'axisRounding',
    'not-needed': 'axisNotNeeded',
    'no-direction': 'axisNone',
  } as const;
  const values = { letter: letterOf(figure), edge, gap: context.magnitude(gap), margin: formatNumber(margin, 4) };
  return said(name[verdict], values);
}

function truth({ outlines, edgeA, edgeB, aInB, bInA }: FigureTruthEvent, context: Context): Message {
  const { parent } = context.step;
  const end = parent?.event as unknown as Partial<FigurePairEndEvent> | undefined;
  if (outlines) return said('truthOutlines', { i: edgeA, j: edgeB });
  if (aInB || bInA) return said(aInB ? 'truthAInB' : 'truthBInA');
  // What no axis shows, though nothing is shared: one of them is not convex.
  return said(end?.printed === true ? 'truthApartUnseen' : 'truthApart');
}

export const say = {
  ...{ frame, pair, outline, vertex, range, distance, quadrant, corner, square, clamp, axis, truth },
  cut: (name: 'frame' | 'pair' | 'outline') => said(`${name}Open`),
};
