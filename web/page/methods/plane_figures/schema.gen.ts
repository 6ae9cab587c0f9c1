// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudySchema, Vec3 } from '../../model/study/schema';
import texts from './fields.en.json';

/** which two figures are asked about */
export const FigurePairValues = ['point-rectangle', 'point-circle', 'circle-circle', 'rectangle-circle', 'polygons'] as const;
export type FigurePair = (typeof FigurePairValues)[number];

/** how plane figures are asked */
export const FigureWayValues = ['printed', 'completed', 'right'] as const;
export type FigureWay = (typeof FigureWayValues)[number];

/** whether figures that only touch count */
export const FigureTouchValues = ['included', 'excluded'] as const;
export type FigureTouch = (typeof FigureTouchValues)[number];

/** what a test of two plane figures says */
export const FigureAnswerValues = ['apart', 'touch', 'refused'] as const;
export type FigureAnswer = (typeof FigureAnswerValues)[number];

/** what a polygon is */
export const FigureShapeValues = ['convex', 'concave', 'self-intersecting', 'degenerate'] as const;
export type FigureShape = (typeof FigureShapeValues)[number];

/** which way a polygon turns at a corner */
export const FigureTurnValues = ['right', 'straight', 'left'] as const;
export type FigureTurn = (typeof FigureTurnValues)[number];

/** what one axis says of two polygons */
export const FigureAxisVerdictValues = ['overlap', 'gap', 'within-rounding', 'not-needed', 'no-direction'] as const;
export type FigureAxisVerdict = (typeof FigureAxisVerdictValues)[number];

/** What can be set: which plane figures touch. */
export interface Settings {
  /** which two figures; the first stands, the second moves (enum) */
  readonly pair: FigurePair;
  /** how they are asked: as printed, as printed and completed, or right (enum) */
  readonly test: FigureWay;
  /** whether touching counts for points and circles: the compendium says both (enum) */
  readonly touching: FigureTouch;
  /** frames of the run (count) */
  readonly frames: number;
  /** centre of the first figure; z is not used (world) */
  readonly centreA: Vec3;
  /** radius of the first circle (world) */
  readonly radiusA: number;
  /** half sizes of the rectangle, whichever it is; z is not used (world) */
  readonly half: Vec3;
  /** corners of the first polygon from its centre, either way round (world) */
  readonly polygonA: readonly number[];
  /** the point, or the centre of the second figure, in frame 0; z is not used (world) */
  readonly centreB: Vec3;
  /** radius of the second circle (world) */
  readonly radiusB: number;
  /** corners of the second polygon from its centre, either way round (world) */
  readonly polygonB: readonly number[];
  /** way of the second figure in one frame; z is not used (world) */
  readonly motion: Vec3;
}

/** What one frame comes to. */
export interface Result {
  /** what the test that was chosen says (enum) */
  readonly answer: FigureAnswer;
  /** what the printed way says (flag) */
  readonly printed: boolean;
  /** the figures share a point, decided without rounding (flag) */
  readonly truth: boolean;
  /** the test that was chosen answers, and not the truth (flag) */
  readonly wrong: boolean;
  /** how far they are apart; below 0 how deep in each other. For polygons the largest gap over all axes (world) */
  readonly gap: number;
  /** least distance that the printed way looked at, less the reach it is compared with (world) */
  readonly nearest: number;
  /** checks until the answer was known (count) */
  readonly asked: number;
  /** what the first polygon is (enum) */
  readonly shapeA: FigureShape;
  /** what the second polygon is (enum) */
  readonly shapeB: FigureShape;
  /** the point, or the centre of the second figure (world) */
  readonly centre: Vec3;
}

/** Two figures as they stand in one frame. */
export interface FigureFrameEvent {
  readonly kind: 'FigureFrame';
  /** number of the frame (index) */
  readonly frame: number;
  /** which two figures (enum) */
  readonly pair: FigurePair;
  /** how they are asked (enum) */
  readonly test: FigureWay;
  /** whether touching counts for points and circles (enum) */
  readonly touching: FigureTouch;
  /** centre of the first figure (world) */
  readonly centreA: Vec3;
  /** the point, or the centre of the second figure (world) */
  readonly centreB: Vec3;
  /** radius of the first circle; 0 if it is none (world) */
  readonly radiusA: number;
  /** radius of the second circle; 0 if it is none (world) */
  readonly radiusB: number;
  /** lowest corner of the rectangle; 0 if there is none (world) */
  readonly low: Vec3;
  /** highest corner of it (world) */
  readonly high: Vec3;
  /** way of the second figure to the next frame (world) */
  readonly motion: Vec3;
}

/** What is a polygon: does it turn one way only, and do its edges keep apart? */
export interface FigureOutlineEvent {
  readonly kind: 'FigureOutline';
  /** 0 the first, 1 the second (index) */
  readonly figure: number;
  /** corners it has (count) */
  readonly corners: number;
}

/** The turn at one corner of a polygon. */
export interface FigureVertexEvent {
  readonly kind: 'FigureVertex';
  /** the corner (index) */
  readonly vertex: number;
  /** where it is (world) */
  readonly point: Vec3;
  /** e, from the corner before to this one, of the corners as they were typed (world) */
  readonly into: Vec3;
  /** f, from this corner to the next (world) */
  readonly out: Vec3;
  /** e x f = e.x f.y - e.y f.x as it is computed (scalar) */
  readonly turn: number;
  /** what rounding can make of it; within it the sign is found without rounding (scalar) */
  readonly margin: number;
  /** 1 if it had to be (flag) */
  readonly exact: boolean;
  /** left, right, or straight on (enum) */
  readonly verdict: FigureTurn;
}

/** What a polygon is. */
export interface FigureOutlineEndEvent {
  readonly kind: 'FigureOutlineEnd';
  /** 0 the first, 1 the second (index) */
  readonly figure: number;
  /** corners that turn left (count) */
  readonly lefts: number;
  /** corners that turn right (count) */
  readonly rights: number;
  /** an edge that meets another; -1 if none does (index) */
  readonly edgeI: number;
  /** the other (index) */
  readonly edgeJ: number;
  /** convex, or why it is refused (enum) */
  readonly shape: FigureShape;
}

/** The figures are tested. */
export interface FigurePairBeginEvent {
  readonly kind: 'FigurePairBegin';
  /** which two figures (enum) */
  readonly pair: FigurePair;
  /** from the centre of the first to the second (world) */
  readonly between: Vec3;
}

/** Is the point between two sides of the rectangle? */
export interface FigureRangeEvent {
  readonly kind: 'FigureRange';
  /** 0 x, 1 y (index) */
  readonly axis: number;
  /** the lower side (world) */
  readonly low: number;
  /** the point's coordinate (world) */
  readonly value: number;
  /** the upper side (world) */
  readonly high: number;
  /** max(low - value, value - high); above 0 it is outside (world) */
  readonly gap: number;
  /** between the sides, or on one where touching counts (flag) */
  readonly inside: boolean;
  /** asked before the answer was known (flag) */
  readonly needed: boolean;
}

/** Distance of two points against a reach. */
export interface FigureDistanceEvent {
  readonly kind: 'FigureDistance';
  /** centre of the first circle (world) */
  readonly from: Vec3;
  /** the point, or centre of the second circle (world) */
  readonly to: Vec3;
  /** d, from one to the other (world) */
  readonly between: Vec3;
  /** d.x d.x and d.y d.y (scalar) */
  readonly squares: Vec3;
  /** their sum (scalar) */
  readonly squared: number;
  /** the radius, or the sum of both (world) */
  readonly reach: number;
  /** its square (scalar) */
  readonly squaredReach: number;
  /** root of the sum (world) */
  readonly distance: number;
  /** distance less reach (world) */
  readonly gap: number;
  /** sign of squared distance less squared reach, found without rounding (index) */
  readonly side: number;
  /** less, or equal where touching counts (flag) */
  readonly touch: boolean;
}

/** Are two opposite corners of the rectangle in one quadrant about the circle's centre? */
export interface FigureQuadrantEvent {
  readonly kind: 'FigureQuadrant';
  /** top left corner less the centre (world) */
  readonly a: Vec3;
  /** bottom right corner less the centre (world) */
  readonly b: Vec3;
  /** both right, or both left of the centre; on it is neither (flag) */
  readonly sameX: boolean;
  /** both above, or both below; on it is neither (flag) */
  readonly sameY: boolean;
  /** one quadrant (flag) */
  readonly same: boolean;
}

/** Is a corner of the rectangle in the circle? */
export interface FigureCornerEvent {
  readonly kind: 'FigureCorner';
  /** 0 low low, 1 high low, 2 high high, 3 low high (index) */
  readonly corner: number;
  /** the corner (world) */
  readonly point: Vec3;
  /** d1, d2: the corner less the circle's centre (world) */
  readonly between: Vec3;
  /** d1 d1 + d2 d2 (scalar) */
  readonly squared: number;
  /** r r (scalar) */
  readonly squaredRadius: number;
  /** root of the sum (world) */
  readonly distance: number;
  /** distance less radius (world) */
  readonly gap: number;
  /** the sum is not above r r (flag) */
  readonly inside: boolean;
  /** asked before the answer was known (flag) */
  readonly needed: boolean;
}

/** Across quadrants: does the square around the circle meet the rectangle? */
export interface FigureSquareEvent {
  readonly kind: 'FigureSquare';
  /** rectangle's centre less the circle's (world) */
  readonly between: Vec3;
  /** half sizes of the rectangle and r together (world) */
  readonly reach: Vec3;
  /** |between| less reach, along x and y (world) */
  readonly gaps: Vec3;
  /** neither is above 0 (flag) */
  readonly touch: boolean;
}

/** The point of the rectangle nearest to the circle's centre. */
export interface FigureClampEvent {
  readonly kind: 'FigureClamp';
  /** lowest corner of the rectangle (world) */
  readonly low: Vec3;
  /** highest corner of it (world) */
  readonly high: Vec3;
  /** centre of the circle (world) */
  readonly centre: Vec3;
  /** the centre, each coordinate moved to the nearest one of the rectangle (world) */
  readonly point: Vec3;
  /** the point less the centre (world) */
  readonly between: Vec3;
  /** squared distance (scalar) */
  readonly squared: number;
  /** r r (scalar) */
  readonly squaredRadius: number;
  /** its root (world) */
  readonly distance: number;
  /** distance less radius; within the rectangle: how far to the nearest side, and r, below 0 (world) */
  readonly gap: number;
  /** sign of squared distance less r r, found without rounding (index) */
  readonly side: number;
  /** not above 0 (flag) */
  readonly touch: boolean;
}

/** Both polygons are projected on the normal of an edge. */
export interface FigureAxisEvent {
  readonly kind: 'FigureAxis';
  /** number of the axis: edges of the first, then of the second (index) */
  readonly axis: number;
  /** whose edge it is (index) */
  readonly figure: number;
  /** which edge (index) */
  readonly edge: number;
  /** its first corner (world) */
  readonly from: Vec3;
  /** its last corner (world) */
  readonly to: Vec3;
  /** across the edge (scalar) */
  readonly normal: Vec3;
  /** its length (world) */
  readonly length: number;
  /** L, the normal divided by its length (scalar) */
  readonly unit: Vec3;
  /** where the first polygon begins along L (world) */
  readonly lowA: number;
  /** where it ends (world) */
  readonly highA: number;
  /** where the second begins (world) */
  readonly lowB: number;
  /** where it ends (world) */
  readonly highB: number;
  /** max(low B - high A, low A - high B); below 0 they overlap on this axis (world) */
  readonly gap: number;
  /** what rounding can make of the gap; a gap counts from here on (world) */
  readonly margin: number;
  /** gap, overlap, or why it says nothing (enum) */
  readonly verdict: FigureAxisVerdict;
}

/** Do the outlines meet, or does one figure hold a corner of the other? Without rounding, whatever their shape. */
export interface FigureTruthEvent {
  readonly kind: 'FigureTruth';
  /** two edges meet (flag) */
  readonly outlines: boolean;
  /** edge of the first; -1 if none meet (index) */
  readonly edgeA: number;
  /** edge of the second (index) */
  readonly edgeB: number;
  /** a corner of the first lies in the second, by even and odd crossings (flag) */
  readonly aInB: boolean;
  /** a corner of the second lies in the first (flag) */
  readonly bInA: boolean;
  /** any of these (flag) */
  readonly touch: boolean;
}

/** What the test of the pair came to. */
export interface FigurePairEndEvent {
  readonly kind: 'FigurePairEnd';
  /** apart, touch, or refused (enum) */
  readonly answer: FigureAnswer;
  /** what the printed way says (flag) */
  readonly printed: boolean;
  /** they share a point, decided without rounding (flag) */
  readonly truth: boolean;
  /** an answer was given, and it is not the truth (flag) */
  readonly wrong: boolean;
  /** how far apart; below 0 how deep (world) */
  readonly gap: number;
  /** least distance the printed way looked at, less its reach (world) */
  readonly nearest: number;
  /** axis of the largest gap; -1 where there are no axes (index) */
  readonly axis: number;
  /** from the first figure toward the second, along the gap or the way out; 0 if there is none (scalar) */
  readonly direction: Vec3;
  /** checks until the answer was known (count) */
  readonly asked: number;
}

/** The frame ends. */
export interface FigureFrameEndEvent {
  readonly kind: 'FigureFrameEnd';
  /** apart, touch, or refused (enum) */
  readonly answer: FigureAnswer;
  /** they share a point (flag) */
  readonly truth: boolean;
  /** how far apart; below 0 how deep (world) */
  readonly gap: number;
  /** checks until the answer was known (count) */
  readonly asked: number;
}

export type Event =
  | FigureFrameEvent
  | FigureOutlineEvent
  | FigureVertexEvent
  | FigureOutlineEndEvent
  | FigurePairBeginEvent
  | FigureRangeEvent
  | FigureDistanceEvent
  | FigureQuadrantEvent
  | FigureCornerEvent
  | FigureSquareEvent
  | FigureClampEvent
  | FigureAxisEvent
  | FigureTruthEvent
  | FigurePairEndEvent
  | FigureFrameEndEvent;

export const schema = {
  number: 9,
  id: 'plane_figures',
  name: 'PlaneFigures',
  mesh: 'none',
  doc: "which plane figures touch",
  settings: [
    { name: 'pair', type: 'FigurePair', list: false, group: 'pair', unit: 'enum', low: 0, high: 0, initial: 'rectangle-circle', doc: "which two figures; the first stands, the second moves" },
    { name: 'test', type: 'FigureWay', list: false, group: 'pair', unit: 'enum', low: 0, high: 0, initial: 'printed', doc: "how they are asked: as printed, as printed and completed, or right" },
    { name: 'touching', type: 'FigureTouch', list: false, group: 'pair', unit: 'enum', low: 0, high: 0, initial: 'included', doc: "whether touching counts for points and circles: the compendium says both" },
    { name: 'frames', type: 'Count', list: false, group: 'pair', unit: 'count', low: 1, high: 10000, initial: 24, doc: "frames of the run" },
    { name: 'centreA', type: 'Vec3', list: false, group: 'first', unit: 'world', low: -1000000, high: 1000000, initial: [0,0,0], doc: "centre of the first figure; z is not used" },
    { name: 'radiusA', type: 'Real', list: false, group: 'first', unit: 'world', low: 0, high: 1000000, initial: 1, doc: "radius of the first circle" },
    { name: 'half', type: 'Vec3', list: false, group: 'first', unit: 'world', low: 0, high: 1000000, initial: [0.925,0.315,0], doc: "half sizes of the rectangle, whichever it is; z is not used" },
    { name: 'polygonA', type: 'Vec2', list: true, group: 'first', unit: 'world', low: 0, high: 32, initial: [-1,-0.8,1.1,-0.6,0.9,0.7,-0.4,1], doc: "corners of the first polygon from its centre, either way round" },
    { name: 'centreB', type: 'Vec3', list: false, group: 'second', unit: 'world', low: -1000000, high: 1000000, initial: [0.025,0.935,0], doc: "the point, or the centre of the second figure, in frame 0; z is not used" },
    { name: 'radiusB', type: 'Real', list: false, group: 'second', unit: 'world', low: 0, high: 1000000, initial: 0.5, doc: "radius of the second circle" },
    { name: 'polygonB', type: 'Vec2', list: true, group: 'second', unit: 'world', low: 0, high: 32, initial: [-0.9,0,0.2,-0.7,0.9,0.1,0.1,0.8], doc: "corners of the second polygon from its centre, either way round" },
    { name: 'motion', type: 'Vec3', list: false, group: 'second', unit: 'world', low: -1000000, high: 1000000, initial: [0.05,0,0], doc: "way of the second figure in one frame; z is not used" },
  ],
  results: [
    { name: 'answer', type: 'FigureAnswer', unit: 'enum', doc: "what the test that was chosen says" },
    { name: 'printed', type: 'Flag', unit: 'flag', doc: "what the printed way says" },
    { name: 'truth', type: 'Flag', unit: 'flag', doc: "the figures share a point, decided without rounding" },
    { name: 'wrong', type: 'Flag', unit: 'flag', doc: "the test that was chosen answers, and not the truth" },
    { name: 'gap', type: 'Real', unit: 'world', doc: "how far they are apart; below 0 how deep in each other. For polygons the largest gap over all axes" },
    { name: 'nearest', type: 'Real', unit: 'world', doc: "least distance that the printed way looked at, less the reach it is compared with" },
    { name: 'asked', type: 'Count', unit: 'count', doc: "checks until the answer was known" },
    { name: 'shapeA', type: 'FigureShape', unit: 'enum', doc: "what the first polygon is" },
    { name: 'shapeB', type: 'FigureShape', unit: 'enum', doc: "what the second polygon is" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "the point, or the centre of the second figure" },
  ],
  enums: { FigurePair: FigurePairValues, FigureWay: FigureWayValues, FigureTouch: FigureTouchValues, FigureAnswer: FigureAnswerValues, FigureShape: FigureShapeValues, FigureTurn: FigureTurnValues, FigureAxisVerdict: FigureAxisVerdictValues },
  events: {
    FigureFrame: {
      kind: 224,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "Two figures as they stand in one frame.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['FigureFrame.frame'] },
        { name: 'pair', type: 'FigurePair', unit: 'enum', doc: texts['FigureFrame.pair'] },
        { name: 'test', type: 'FigureWay', unit: 'enum', doc: texts['FigureFrame.test'] },
        { name: 'touching', type: 'FigureTouch', unit: 'enum', doc: texts['FigureFrame.touching'] },
        { name: 'centreA', type: 'Vec3', unit: 'world', doc: texts['FigureFrame.centreA'] },
        { name: 'centreB', type: 'Vec3', unit: 'world', doc: texts['FigureFrame.centreB'] },
        { name: 'radiusA', type: 'Real', unit: 'world', doc: texts['FigureFrame.radiusA'] },
        { name: 'radiusB', type: 'Real', unit: 'world', doc: texts['FigureFrame.radiusB'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['FigureFrame.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['FigureFrame.high'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['FigureFrame.motion'] },
      ],
    },
    FigureOutline: {
      kind: 225,
      role: { as: 'open', step: 'shape', name: 'shape', number: 0 },
      doc: "What is a polygon: does it turn one way only, and do its edges keep apart?",
      fields: [
        { name: 'figure', type: 'Index', unit: 'index', doc: texts['FigureOutline.figure'] },
        { name: 'corners', type: 'Count', unit: 'count', doc: texts['FigureOutline.corners'] },
      ],
    },
    FigureVertex: {
      kind: 226,
      role: { as: 'leaf', step: 'vertex', name: 'v', number: 0 },
      doc: "The turn at one corner of a polygon.",
      fields: [
        { name: 'vertex', type: 'Index', unit: 'index', doc: texts['FigureVertex.vertex'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['FigureVertex.point'] },
        { name: 'into', type: 'Vec3', unit: 'world', doc: texts['FigureVertex.into'] },
        { name: 'out', type: 'Vec3', unit: 'world', doc: texts['FigureVertex.out'] },
        { name: 'turn', type: 'Real', unit: 'scalar', doc: texts['FigureVertex.turn'] },
        { name: 'margin', type: 'Real', unit: 'scalar', doc: texts['FigureVertex.margin'] },
        { name: 'exact', type: 'Flag', unit: 'flag', doc: texts['FigureVertex.exact'] },
        { name: 'verdict', type: 'FigureTurn', unit: 'enum', doc: texts['FigureVertex.verdict'] },
      ],
    },
    FigureOutlineEnd: {
      kind: 227,
      role: { as: 'close', step: 'shape', name: 'shape', number: 0 },
      doc: "What a polygon is.",
      fields: [
        { name: 'figure', type: 'Index', unit: 'index', doc: texts['FigureOutline.figure'] },
        { name: 'lefts', type: 'Count', unit: 'count', doc: texts['FigureOutlineEnd.lefts'] },
        { name: 'rights', type: 'Count', unit: 'count', doc: texts['FigureOutlineEnd.rights'] },
        { name: 'edgeI', type: 'Index', unit: 'index', doc: texts['FigureOutlineEnd.edgeI'] },
        { name: 'edgeJ', type: 'Index', unit: 'index', doc: texts['FigureOutlineEnd.edgeJ'] },
        { name: 'shape', type: 'FigureShape', unit: 'enum', doc: texts['FigureOutlineEnd.shape'] },
      ],
    },
    FigurePairBegin: {
      kind: 228,
      role: { as: 'open', step: 'pair', name: 'pair', number: 'counts' },
      doc: "The figures are tested.",
      fields: [
        { name: 'pair', type: 'FigurePair', unit: 'enum', doc: texts['FigureFrame.pair'] },
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['FigurePairBegin.between'] },
      ],
    },
    FigureRange: {
      kind: 229,
      role: { as: 'leaf', step: 'range', name: 'r', number: 0 },
      doc: "Is the point between two sides of the rectangle?",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['FigureRange.axis'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['FigureRange.low'] },
        { name: 'value', type: 'Real', unit: 'world', doc: texts['FigureRange.value'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['FigureRange.high'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigureRange.gap'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['FigureRange.inside'] },
        { name: 'needed', type: 'Flag', unit: 'flag', doc: texts['FigureRange.needed'] },
      ],
    },
    FigureDistance: {
      kind: 230,
      role: { as: 'leaf', step: 'distance', name: 'd', number: null },
      doc: "Distance of two points against a reach.",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['FigureDistance.from'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['FigureDistance.to'] },
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['FigureDistance.between'] },
        { name: 'squares', type: 'Vec3', unit: 'scalar', doc: texts['FigureDistance.squares'] },
        { name: 'squared', type: 'Real', unit: 'scalar', doc: texts['FigureDistance.squared'] },
        { name: 'reach', type: 'Real', unit: 'world', doc: texts['FigureDistance.reach'] },
        { name: 'squaredReach', type: 'Real', unit: 'scalar', doc: texts['FigureDistance.squaredReach'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['FigureDistance.distance'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigureDistance.gap'] },
        { name: 'side', type: 'Index', unit: 'index', doc: texts['FigureDistance.side'] },
        { name: 'touch', type: 'Flag', unit: 'flag', doc: texts['FigureDistance.touch'] },
      ],
    },
    FigureQuadrant: {
      kind: 231,
      role: { as: 'leaf', step: 'quadrant', name: 'q', number: null },
      doc: "Are two opposite corners of the rectangle in one quadrant about the circle's centre?",
      fields: [
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['FigureQuadrant.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['FigureQuadrant.b'] },
        { name: 'sameX', type: 'Flag', unit: 'flag', doc: texts['FigureQuadrant.sameX'] },
        { name: 'sameY', type: 'Flag', unit: 'flag', doc: texts['FigureQuadrant.sameY'] },
        { name: 'same', type: 'Flag', unit: 'flag', doc: texts['FigureQuadrant.same'] },
      ],
    },
    FigureCorner: {
      kind: 232,
      role: { as: 'leaf', step: 'corner', name: 'c', number: 0 },
      doc: "Is a corner of the rectangle in the circle?",
      fields: [
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['FigureCorner.corner'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['FigureVertex.vertex'] },
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['FigureCorner.between'] },
        { name: 'squared', type: 'Real', unit: 'scalar', doc: texts['FigureCorner.squared'] },
        { name: 'squaredRadius', type: 'Real', unit: 'scalar', doc: texts['FigureCorner.squaredRadius'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['FigureDistance.distance'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigureCorner.gap'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['FigureCorner.inside'] },
        { name: 'needed', type: 'Flag', unit: 'flag', doc: texts['FigureRange.needed'] },
      ],
    },
    FigureSquare: {
      kind: 233,
      role: { as: 'leaf', step: 'square', name: 's', number: null },
      doc: "Across quadrants: does the square around the circle meet the rectangle?",
      fields: [
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['FigureSquare.between'] },
        { name: 'reach', type: 'Vec3', unit: 'world', doc: texts['FigureSquare.reach'] },
        { name: 'gaps', type: 'Vec3', unit: 'world', doc: texts['FigureSquare.gaps'] },
        { name: 'touch', type: 'Flag', unit: 'flag', doc: texts['FigureSquare.touch'] },
      ],
    },
    FigureClamp: {
      kind: 234,
      role: { as: 'leaf', step: 'clamp', name: 'n', number: null },
      doc: "The point of the rectangle nearest to the circle's centre.",
      fields: [
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['FigureClamp.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['FigureFrame.high'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['FigureClamp.centre'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['FigureClamp.point'] },
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['FigureClamp.between'] },
        { name: 'squared', type: 'Real', unit: 'scalar', doc: texts['FigureClamp.squared'] },
        { name: 'squaredRadius', type: 'Real', unit: 'scalar', doc: texts['FigureCorner.squaredRadius'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['FigureClamp.distance'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigureClamp.gap'] },
        { name: 'side', type: 'Index', unit: 'index', doc: texts['FigureClamp.side'] },
        { name: 'touch', type: 'Flag', unit: 'flag', doc: texts['FigureClamp.touch'] },
      ],
    },
    FigureAxis: {
      kind: 235,
      role: { as: 'leaf', step: 'axis', name: 'x', number: 0 },
      doc: "Both polygons are projected on the normal of an edge.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['FigureAxis.axis'] },
        { name: 'figure', type: 'Index', unit: 'index', doc: texts['FigureAxis.figure'] },
        { name: 'edge', type: 'Index', unit: 'index', doc: texts['FigureAxis.edge'] },
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['FigureAxis.from'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['FigureAxis.to'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['FigureAxis.normal'] },
        { name: 'length', type: 'Real', unit: 'world', doc: texts['FigureAxis.length'] },
        { name: 'unit', type: 'Vec3', unit: 'scalar', doc: texts['FigureAxis.unit'] },
        { name: 'lowA', type: 'Real', unit: 'world', doc: texts['FigureAxis.lowA'] },
        { name: 'highA', type: 'Real', unit: 'world', doc: texts['FigureAxis.highA'] },
        { name: 'lowB', type: 'Real', unit: 'world', doc: texts['FigureAxis.lowB'] },
        { name: 'highB', type: 'Real', unit: 'world', doc: texts['FigureAxis.highA'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigureAxis.gap'] },
        { name: 'margin', type: 'Real', unit: 'world', doc: texts['FigureAxis.margin'] },
        { name: 'verdict', type: 'FigureAxisVerdict', unit: 'enum', doc: texts['FigureAxis.verdict'] },
      ],
    },
    FigureTruth: {
      kind: 236,
      role: { as: 'leaf', step: 'truth', name: 'truth', number: null },
      doc: "Do the outlines meet, or does one figure hold a corner of the other? Without rounding, whatever their shape.",
      fields: [
        { name: 'outlines', type: 'Flag', unit: 'flag', doc: texts['FigureTruth.outlines'] },
        { name: 'edgeA', type: 'Index', unit: 'index', doc: texts['FigureTruth.edgeA'] },
        { name: 'edgeB', type: 'Index', unit: 'index', doc: texts['FigureTruth.edgeB'] },
        { name: 'aInB', type: 'Flag', unit: 'flag', doc: texts['FigureTruth.aInB'] },
        { name: 'bInA', type: 'Flag', unit: 'flag', doc: texts['FigureTruth.bInA'] },
        { name: 'touch', type: 'Flag', unit: 'flag', doc: texts['FigureTruth.touch'] },
      ],
    },
    FigurePairEnd: {
      kind: 237,
      role: { as: 'close', step: 'pair', name: 'pair', number: null },
      doc: "What the test of the pair came to.",
      fields: [
        { name: 'answer', type: 'FigureAnswer', unit: 'enum', doc: texts['FigurePairEnd.answer'] },
        { name: 'printed', type: 'Flag', unit: 'flag', doc: texts['FigurePairEnd.printed'] },
        { name: 'truth', type: 'Flag', unit: 'flag', doc: texts['FigurePairEnd.truth'] },
        { name: 'wrong', type: 'Flag', unit: 'flag', doc: texts['FigurePairEnd.wrong'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigurePairEnd.gap'] },
        { name: 'nearest', type: 'Real', unit: 'world', doc: texts['FigurePairEnd.nearest'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['FigurePairEnd.axis'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['FigurePairEnd.direction'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['FigurePairEnd.asked'] },
      ],
    },
    FigureFrameEnd: {
      kind: 238,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'answer', type: 'FigureAnswer', unit: 'enum', doc: texts['FigurePairEnd.answer'] },
        { name: 'truth', type: 'Flag', unit: 'flag', doc: texts['FigureFrameEnd.truth'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['FigurePairEnd.gap'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['FigurePairEnd.asked'] },
      ],
    },
  },
} as const satisfies StudySchema;
