// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** which test decides whether boxes overlap */
export const BoxTestValues = ['axes', 'vertices', 'swept'] as const;
export type BoxTest = (typeof BoxTestValues)[number];

/** order in which the axes are asked */
export const AxisOrderValues = ['usual', 'last-first'] as const;
export type AxisOrder = (typeof AxisOrderValues)[number];

/** what is done about cross products of nearly parallel edges */
export const CrossAxesValues = ['normalized', 'raw'] as const;
export type CrossAxes = (typeof CrossAxesValues)[number];

/** where a candidate for a separating axis comes from */
export const AxisKindValues = ['face-a', 'face-b', 'edges'] as const;
export type AxisKind = (typeof AxisKindValues)[number];

/** what one axis says */
export const AxisVerdictValues = ['overlap', 'gap', 'parallel', 'not-needed', 'within-rounding', 'entering', 'never-meets'] as const;
export type AxisVerdict = (typeof AxisVerdictValues)[number];

/** how far a turning box is known to stay apart */
export const BoxAdvanceVerdictValues = ['goes-on', 'contact', 'moves-away', 'beyond-frame', 'starts-together', 'steps-full'] as const;
export type BoxAdvanceVerdict = (typeof BoxAdvanceVerdictValues)[number];

export const schema = {
  number: 1,
  id: 'boxes',
  name: 'Boxes',
  mesh: 'none',
  doc: "do two turned boxes overlap, by separating axes",
  settings: [
    { name: 'centreA', type: 'Vec3', list: false, group: 'boxA', unit: 'world', low: -1000000, high: 1000000, initial: [0,0,0], doc: "centre of box A" },
    { name: 'halfA', type: 'Vec3', list: false, group: 'boxA', unit: 'world', low: 0.000001, high: 1000000, initial: [1.4,0.5,0.7], doc: "half sizes of box A, along its own axes" },
    { name: 'turnA', type: 'Vec3', list: false, group: 'boxA', unit: 'degrees', low: -360, high: 360, initial: [0,-8,-5], doc: "turn of box A about x, then y, then z" },
    { name: 'centreB', type: 'Vec3', list: false, group: 'boxB', unit: 'world', low: -1000000, high: 1000000, initial: [2.31,1.2,0.54], doc: "centre of box B in frame 0" },
    { name: 'halfB', type: 'Vec3', list: false, group: 'boxB', unit: 'world', low: 0.000001, high: 1000000, initial: [0.9,0.45,0.6], doc: "half sizes of box B, along its own axes" },
    { name: 'turnB', type: 'Vec3', list: false, group: 'boxB', unit: 'degrees', low: -360, high: 360, initial: [-39,13,-27], doc: "turn of box B about x, then y, then z, in frame 0" },
    { name: 'motion', type: 'Vec3', list: false, group: 'motion', unit: 'world', low: -1000000, high: 1000000, initial: [-0.044,-0.0229,-0.0103], doc: "way of box B in one frame" },
    { name: 'spin', type: 'Vec3', list: false, group: 'motion', unit: 'degrees', low: -360, high: 360, initial: [0,0,0], doc: "what box B turns in one frame" },
    { name: 'frames', type: 'Count', list: false, group: 'motion', unit: 'count', low: 1, high: 10000, initial: 24, doc: "frames of the run" },
    { name: 'test', type: 'BoxTest', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'axes', doc: "which test decides" },
    { name: 'order', type: 'AxisOrder', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'usual', doc: "order in which the axes are asked" },
    { name: 'crosses', type: 'CrossAxes', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'normalized', doc: "what is done about cross products of nearly parallel edges" },
  ],
  results: [
    { name: 'overlap', type: 'Flag', unit: 'flag', doc: "the boxes overlap, by the test that decides" },
    { name: 'byAxes', type: 'Flag', unit: 'flag', doc: "no axis separates them" },
    { name: 'byVertices', type: 'Flag', unit: 'flag', doc: "a corner of one lies in the other" },
    { name: 'gap', type: 'Real', unit: 'world', doc: "largest gap over the axes; below 0 the least overlap, which is how deep they are in each other" },
    { name: 'axis', type: 'Index', unit: 'index', doc: "axis that gives it" },
    { name: 'asked', type: 'Count', unit: 'count', doc: "axes or corners asked until the answer was known" },
    { name: 'time', type: 'Real', unit: 'fraction', doc: "first touch during the motion to the next frame; infinity if none is known" },
    { name: 'safe', type: 'Real', unit: 'fraction', doc: "until then they surely do not meet" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "centre of box B" },
  ],
  enums: { BoxTest: BoxTestValues, AxisOrder: AxisOrderValues, CrossAxes: CrossAxesValues, AxisKind: AxisKindValues, AxisVerdict: AxisVerdictValues, BoxAdvanceVerdict: BoxAdvanceVerdictValues },
  events: {
    BoxFrame: {
      kind: 64,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "Two boxes as they stand in one frame.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['BoxFrame.frame'] },
        { name: 'centreA', type: 'Vec3', unit: 'world', doc: texts['BoxFrame.centreA'] },
        { name: 'halfA', type: 'Vec3', unit: 'world', doc: texts['BoxFrame.halfA'] },
        { name: 'a0', type: 'Vec3', unit: 'scalar', doc: texts['BoxFrame.a0'] },
        { name: 'a1', type: 'Vec3', unit: 'scalar', doc: texts['BoxFrame.a1'] },
        { name: 'a2', type: 'Vec3', unit: 'scalar', doc: texts['BoxFrame.a2'] },
        { name: 'centreB', type: 'Vec3', unit: 'world', doc: texts['BoxFrame.centreB'] },
        { name: 'halfB', type: 'Vec3', unit: 'world', doc: texts['BoxFrame.halfB'] },
        { name: 'b0', type: 'Vec3', unit: 'scalar', doc: texts['BoxFrame.b0'] },
        { name: 'b1', type: 'Vec3', unit: 'scalar', doc: texts['BoxFrame.b1'] },
        { name: 'b2', type: 'Vec3', unit: 'scalar', doc: texts['BoxFrame.b2'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['BoxFrame.motion'] },
        { name: 'turning', type: 'Flag', unit: 'flag', doc: texts['BoxFrame.turning'] },
      ],
    },
    BoxPair: {
      kind: 65,
      role: { as: 'open', step: 'pair', name: 'pair', number: 'counts' },
      doc: "The pair is tested.",
      fields: [
        { name: 'test', type: 'BoxTest', unit: 'enum', doc: texts['BoxPair.test'] },
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['BoxPair.between'] },
      ],
    },
    BoxAxis: {
      kind: 66,
      role: { as: 'leaf', step: 'axis', name: 'x', number: 0 },
      doc: "Both boxes are projected on one axis.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BoxAxis.axis'] },
        { name: 'source', type: 'AxisKind', unit: 'enum', doc: texts['BoxAxis.source'] },
        { name: 'i', type: 'Index', unit: 'index', doc: texts['BoxAxis.i'] },
        { name: 'j', type: 'Index', unit: 'index', doc: texts['BoxAxis.j'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['BoxAxis.direction'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['BoxAxis.length'] },
        { name: 'unit', type: 'Vec3', unit: 'scalar', doc: texts['BoxAxis.unit'] },
        { name: 'centre', type: 'Real', unit: 'world', doc: texts['BoxAxis.centre'] },
        { name: 'partsA', type: 'Vec3', unit: 'scalar', doc: texts['BoxAxis.partsA'] },
        { name: 'partsB', type: 'Vec3', unit: 'scalar', doc: texts['BoxAxis.partsB'] },
        { name: 'radiusA', type: 'Real', unit: 'world', doc: texts['BoxAxis.radiusA'] },
        { name: 'radiusB', type: 'Real', unit: 'world', doc: texts['BoxAxis.radiusB'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BoxAxis.gap'] },
        { name: 'margin', type: 'Real', unit: 'world', doc: texts['BoxAxis.margin'] },
        { name: 'speed', type: 'Real', unit: 'world', doc: texts['BoxAxis.speed'] },
        { name: 'enter', type: 'Real', unit: 'fraction', open: true, doc: texts['BoxAxis.enter'] },
        { name: 'leave', type: 'Real', unit: 'fraction', open: true, doc: texts['BoxAxis.leave'] },
        { name: 'verdict', type: 'AxisVerdict', unit: 'enum', doc: texts['BoxAxis.verdict'] },
      ],
    },
    BoxCorner: {
      kind: 67,
      role: { as: 'leaf', step: 'corner', name: 'c', number: 0 },
      doc: "Is a corner of one box inside the other?",
      fields: [
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['BoxCorner.corner'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['BoxCorner.point'] },
        { name: 'local', type: 'Vec3', unit: 'scalar', doc: texts['BoxCorner.local'] },
        { name: 'half', type: 'Vec3', unit: 'world', doc: texts['BoxCorner.half'] },
        { name: 'outside', type: 'Real', unit: 'world', doc: texts['BoxCorner.outside'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['BoxCorner.inside'] },
        { name: 'needed', type: 'Flag', unit: 'flag', doc: texts['BoxCorner.needed'] },
      ],
    },
    BoxPairEnd: {
      kind: 68,
      role: { as: 'close', step: 'pair', name: 'pair', number: null },
      doc: "What the test of the pair came to.",
      fields: [
        { name: 'overlap', type: 'Flag', unit: 'flag', doc: texts['BoxPairEnd.overlap'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BoxPairEnd.gap'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BoxPairEnd.axis'] },
        { name: 'unit', type: 'Vec3', unit: 'scalar', doc: texts['BoxPairEnd.unit'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['BoxPairEnd.asked'] },
        { name: 'byAxes', type: 'Flag', unit: 'flag', doc: texts['BoxPairEnd.byAxes'] },
        { name: 'byVertices', type: 'Flag', unit: 'flag', doc: texts['BoxPairEnd.byVertices'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['BoxPairEnd.time'] },
        { name: 'timeAxis', type: 'Index', unit: 'index', doc: texts['BoxPairEnd.timeAxis'] },
        { name: 'safe', type: 'Real', unit: 'fraction', doc: texts['BoxPairEnd.safe'] },
      ],
    },
    BoxFrameEnd: {
      kind: 69,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'overlap', type: 'Flag', unit: 'flag', doc: texts['BoxFrameEnd.overlap'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BoxPairEnd.gap'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['BoxFrameEnd.asked'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['BoxPairEnd.time'] },
      ],
    },
    BoxAdvance: {
      kind: 70,
      role: { as: 'leaf', step: 'advanceStep', name: 'i', number: 0 },
      doc: "The axis that surely keeps a turning box apart longest, and how long.",
      fields: [
        { name: 'iteration', type: 'Index', unit: 'index', doc: texts['BoxAdvance.iteration'] },
        { name: 'time', type: 'Real', unit: 'fraction', doc: texts['BoxAdvance.time'] },
        { name: 'centreB', type: 'Vec3', unit: 'world', doc: texts['BoxAdvance.centreB'] },
        { name: 'b0', type: 'Vec3', unit: 'scalar', doc: texts['BoxAdvance.b0'] },
        { name: 'b1', type: 'Vec3', unit: 'scalar', doc: texts['BoxAdvance.b1'] },
        { name: 'b2', type: 'Vec3', unit: 'scalar', doc: texts['BoxAdvance.b2'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BoxAxis.axis'] },
        { name: 'unit', type: 'Vec3', unit: 'scalar', doc: texts['BoxAdvance.unit'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BoxAdvance.gap'] },
        { name: 'contact', type: 'Real', unit: 'world', doc: texts['BoxAdvance.contact'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['BoxAdvance.along'] },
        { name: 'turning', type: 'Real', unit: 'world', doc: texts['BoxAdvance.turning'] },
        { name: 'speed', type: 'Real', unit: 'world', doc: texts['BoxAdvance.speed'] },
        { name: 'step', type: 'Real', unit: 'fraction', open: true, doc: texts['BoxAdvance.step'] },
        { name: 'next', type: 'Real', unit: 'fraction', open: true, doc: texts['BoxAdvance.next'] },
        { name: 'verdict', type: 'BoxAdvanceVerdict', unit: 'enum', doc: texts['BoxAdvance.verdict'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** The settings: do two turned boxes overlap, by separating axes. */
export type Settings = SettingsOf<typeof schema>;
/** The results of one frame. */
export type Result = ResultOf<typeof schema>;

/** Two boxes as they stand in one frame. */
export type BoxFrameEvent = EventOf<typeof schema, 'BoxFrame'>;
/** The pair is tested. */
export type BoxPairEvent = EventOf<typeof schema, 'BoxPair'>;
/** Both boxes are projected on one axis. */
export type BoxAxisEvent = EventOf<typeof schema, 'BoxAxis'>;
/** Is a corner of one box inside the other? */
export type BoxCornerEvent = EventOf<typeof schema, 'BoxCorner'>;
/** What the test of the pair came to. */
export type BoxPairEndEvent = EventOf<typeof schema, 'BoxPairEnd'>;
/** The frame ends. */
export type BoxFrameEndEvent = EventOf<typeof schema, 'BoxFrameEnd'>;
/** The axis that surely keeps a turning box apart longest, and how long. */
export type BoxAdvanceEvent = EventOf<typeof schema, 'BoxAdvance'>;
export type Event = EventsOf<typeof schema>;
