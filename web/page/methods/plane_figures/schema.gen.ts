// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
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

/** What can be set: which plane figures touch. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

/** Two figures as they stand in one frame. */
export type FigureFrameEvent = EventOf<typeof schema, 'FigureFrame'>;
/** What is a polygon: does it turn one way only, and do its edges keep apart? */
export type FigureOutlineEvent = EventOf<typeof schema, 'FigureOutline'>;
/** The turn at one corner of a polygon. */
export type FigureVertexEvent = EventOf<typeof schema, 'FigureVertex'>;
/** What a polygon is. */
export type FigureOutlineEndEvent = EventOf<typeof schema, 'FigureOutlineEnd'>;
/** The figures are tested. */
export type FigurePairBeginEvent = EventOf<typeof schema, 'FigurePairBegin'>;
/** Is the point between two sides of the rectangle? */
export type FigureRangeEvent = EventOf<typeof schema, 'FigureRange'>;
/** Distance of two points against a reach. */
export type FigureDistanceEvent = EventOf<typeof schema, 'FigureDistance'>;
/** Are two opposite corners of the rectangle in one quadrant about the circle's centre? */
export type FigureQuadrantEvent = EventOf<typeof schema, 'FigureQuadrant'>;
/** Is a corner of the rectangle in the circle? */
export type FigureCornerEvent = EventOf<typeof schema, 'FigureCorner'>;
/** Across quadrants: does the square around the circle meet the rectangle? */
export type FigureSquareEvent = EventOf<typeof schema, 'FigureSquare'>;
/** The point of the rectangle nearest to the circle's centre. */
export type FigureClampEvent = EventOf<typeof schema, 'FigureClamp'>;
/** Both polygons are projected on the normal of an edge. */
export type FigureAxisEvent = EventOf<typeof schema, 'FigureAxis'>;
/** Do the outlines meet, or does one figure hold a corner of the other? Without rounding, whatever their shape. */
export type FigureTruthEvent = EventOf<typeof schema, 'FigureTruth'>;
/** What the test of the pair came to. */
export type FigurePairEndEvent = EventOf<typeof schema, 'FigurePairEnd'>;
/** The frame ends. */
export type FigureFrameEndEvent = EventOf<typeof schema, 'FigureFrameEnd'>;
export type Event = EventsOf<typeof schema>;
