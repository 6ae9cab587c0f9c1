// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** how a point is found inside the polygon */
export const RestInsideTestValues = ['angle-sum', 'signed-edges'] as const;
export type RestInsideTest = (typeof RestInsideTestValues)[number];

/** whether a sphere whose centre is behind the face counts */
export const RestFacingValues = ['front', 'both'] as const;
export type RestFacing = (typeof RestFacingValues)[number];

/** where the normal of the polygon comes from */
export const RestNormalValues = ['newell', 'three-corners'] as const;
export type RestNormal = (typeof RestNormalValues)[number];

/** what becomes of a sphere that touches */
export const RestAnswerValues = ['none', 'push-out', 'bounce', 'slide'] as const;
export type RestAnswer = (typeof RestAnswerValues)[number];

/** where the centre is */
export const RestRegionValues = ['over-face', 'beside', 'behind', 'no-plane', 'nothing-near'] as const;
export type RestRegion = (typeof RestRegionValues)[number];

/** a part of the polygon */
export const RestFeatureValues = ['none', 'face', 'side', 'corner'] as const;
export type RestFeature = (typeof RestFeatureValues)[number];

/** what kind of polygon it is */
export const RestShapeValues = ['convex', 'concave', 'self-crossing', 'not-flat', 'no-area'] as const;
export type RestShape = (typeof RestShapeValues)[number];

/** what becomes of the ray from the centre toward the face */
export const RestRayVerdictValues = ['meets-plane', 'starts-on-plane', 'too-short', 'dropped', 'no-plane'] as const;
export type RestRayVerdict = (typeof RestRayVerdictValues)[number];

/** what one angle adds to the sum */
export const RestAngleVerdictValues = ['counted', 'at-corner', 'cosine-beyond-one'] as const;
export type RestAngleVerdict = (typeof RestAngleVerdictValues)[number];

/** on which side of a side the foot is */
export const RestSideVerdictValues = ['inner', 'outer', 'on-line', 'no-length'] as const;
export type RestSideVerdict = (typeof RestSideVerdictValues)[number];

/** how the test of one polygon ended */
export const RestVerdictValues = ['touches', 'clear', 'skipped-behind'] as const;
export type RestVerdict = (typeof RestVerdictValues)[number];

/** what the response did */
export const RestOutcomeValues = ['left-alone', 'pushed', 'bounced', 'slid', 'pushed-leaving'] as const;
export type RestOutcome = (typeof RestOutcomeValues)[number];

/** where the direction of the response comes from */
export const RestDirectionValues = ['from-point', 'plane-normal', 'against-motion', 'up'] as const;
export type RestDirection = (typeof RestDirectionValues)[number];

export const schema = {
  number: 5,
  id: 'sphere_polygon',
  name: 'SpherePolygon',
  mesh: 'optional',
  doc: "does a resting sphere touch a polygon, and where to then",
  settings: [
    { name: 'polygon', type: 'Vec3', list: true, group: 'polygon', unit: 'world', low: 3, high: 64, initial: [-0.8,0,-1.425,-1.35,0,1.175,2.15,0,0.225], doc: "corners of the polygon in order, counter-clockwise seen from its front" },
    { name: 'useMesh', type: 'Flag', list: false, group: 'polygon', unit: 'flag', low: 0, high: 1, initial: true, doc: "where a scene is given, its triangles instead of the polygon" },
    { name: 'centre', type: 'Vec3', list: false, group: 'sphere', unit: 'world', low: -1000000, high: 1000000, initial: [1.47,0.39,-0.79], doc: "centre of the sphere before frame 0" },
    { name: 'motion', type: 'Vec3', list: false, group: 'sphere', unit: 'world', low: -1000000, high: 1000000, initial: [-0.12,-0.09,0.1], doc: "its way in one frame" },
    { name: 'gravity', type: 'Vec3', list: false, group: 'sphere', unit: 'world', low: -1000000, high: 1000000, initial: [0,0,0], doc: "what each frame adds to that way" },
    { name: 'radius', type: 'Real', list: false, group: 'sphere', unit: 'world', low: 0.000001, high: 1000000, initial: 0.65, doc: "its radius r" },
    { name: 'frames', type: 'Count', list: false, group: 'sphere', unit: 'count', low: 1, high: 10000, initial: 16, doc: "frames of the run" },
    { name: 'inside', type: 'RestInsideTest', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'angle-sum', doc: "how a point is found inside the polygon" },
    { name: 'facing', type: 'RestFacing', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'front', doc: "whether a sphere whose centre is behind the face counts" },
    { name: 'normal', type: 'RestNormal', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'newell', doc: "where the normal comes from" },
    { name: 'response', type: 'RestAnswer', list: false, group: 'answer', unit: 'enum', low: 0, high: 0, initial: 'none', doc: "what becomes of a sphere that touches" },
    { name: 'restitution', type: 'Real', list: false, group: 'answer', unit: 'fraction', low: 0, high: 1, initial: 0.6, doc: "share of the speed that a bounce gives back" },
  ],
  results: [
    { name: 'overlap', type: 'Flag', unit: 'flag', doc: "the place test finds the sphere touching or overlapping" },
    { name: 'trueOverlap', type: 'Flag', unit: 'flag', doc: "it truly does, at the same place" },
    { name: 'region', type: 'RestRegion', unit: 'enum', doc: "region of the centre at the polygon tested first" },
    { name: 'feature', type: 'RestFeature', unit: 'enum', doc: "part that decided there" },
    { name: 'triangle', type: 'Index', unit: 'index', doc: "that polygon: the triangle, or 0; -1 if none is near" },
    { name: 'distance', type: 'Real', unit: 'world', doc: "distance the place test finds there; infinity where it gives none" },
    { name: 'trueDistance', type: 'Real', unit: 'world', doc: "true distance of the centre from the nearest polygon; infinity if none is near" },
    { name: 'depth', type: 'Real', unit: 'world', doc: "how deep the sphere truly is in it before the response; 0 if it is clear" },
    { name: 'insideAgrees', type: 'Flag', unit: 'flag', doc: "angle sum and signed edges say the same of every polygon asked" },
    { name: 'swept', type: 'Flag', unit: 'flag', doc: "the certified sweep meets something within the frame" },
    { name: 'time', type: 'Real', unit: 'fraction', doc: "when; infinity if it does not" },
    { name: 'missed', type: 'Flag', unit: 'flag', doc: "the sweep meets something that the place test at the end of the frame does not see" },
    { name: 'asked', type: 'Count', unit: 'count', doc: "polygons asked" },
    { name: 'contacts', type: 'Count', unit: 'count', doc: "of those, found touching" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "centre of the sphere after the response" },
    { name: 'motion', type: 'Vec3', unit: 'world', doc: "its way in one frame after the response" },
  ],
  enums: { RestInsideTest: RestInsideTestValues, RestFacing: RestFacingValues, RestNormal: RestNormalValues, RestAnswer: RestAnswerValues, RestRegion: RestRegionValues, RestFeature: RestFeatureValues, RestShape: RestShapeValues, RestRayVerdict: RestRayVerdictValues, RestAngleVerdict: RestAngleVerdictValues, RestSideVerdict: RestSideVerdictValues, RestVerdict: RestVerdictValues, RestOutcome: RestOutcomeValues, RestDirection: RestDirectionValues },
  events: {
    RestFrame: {
      kind: 144,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "The sphere goes its way, and what is near its end is gathered.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['RestFrame.frame'] },
        { name: 'start', type: 'Vec3', unit: 'world', doc: texts['RestFrame.start'] },
        { name: 'before', type: 'Vec3', unit: 'world', doc: texts['RestFrame.before'] },
        { name: 'gravity', type: 'Vec3', unit: 'world', doc: texts['RestFrame.gravity'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['RestFrame.motion'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['RestFrame.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['RestFrame.radius'] },
        { name: 'near', type: 'Count', unit: 'count', doc: texts['RestFrame.near'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['RestFrame.asked'] },
        { name: 'inside', type: 'RestInsideTest', unit: 'enum', doc: texts['RestFrame.inside'] },
        { name: 'facing', type: 'RestFacing', unit: 'enum', doc: texts['RestFrame.facing'] },
        { name: 'normal', type: 'RestNormal', unit: 'enum', doc: texts['RestFrame.normal'] },
        { name: 'response', type: 'RestAnswer', unit: 'enum', doc: texts['RestFrame.response'] },
      ],
    },
    RestSwept: {
      kind: 145,
      role: { as: 'leaf', step: 'swept', name: 'swept', number: null },
      doc: "Beside the place test: the certified sweep over the whole frame.",
      fields: [
        { name: 'found', type: 'Flag', unit: 'flag', doc: texts['RestSwept.found'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['RestSwept.time'] },
        { name: 'way', type: 'Real', unit: 'world', doc: texts['RestSwept.way'] },
        { name: 'late', type: 'Real', unit: 'world', open: true, doc: texts['RestSwept.late'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['RestSwept.centre'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['RestSwept.point'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['RestSwept.direction'] },
        { name: 'approach', type: 'Real', unit: 'world', doc: texts['RestSwept.approach'] },
        { name: 'enters', type: 'Flag', unit: 'flag', doc: texts['RestSwept.enters'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['RestSwept.triangle'] },
        { name: 'feature', type: 'RestFeature', unit: 'enum', doc: texts['RestSwept.feature'] },
        { name: 'element', type: 'Index', unit: 'index', doc: texts['RestSwept.element'] },
        { name: 'startDepth', type: 'Real', unit: 'world', doc: texts['RestSwept.startDepth'] },
        { name: 'endDistance', type: 'Real', unit: 'world', open: true, doc: texts['RestSwept.endDistance'] },
        { name: 'endOverlap', type: 'Flag', unit: 'flag', doc: texts['RestSwept.endOverlap'] },
      ],
    },
    RestPolygon: {
      kind: 146,
      role: { as: 'open', step: 'polygon', name: 't', number: 0 },
      doc: "One polygon is asked, at the place where the sphere is now.",
      fields: [
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['RestPolygon.triangle'] },
        { name: 'order', type: 'Index', unit: 'index', doc: texts['RestPolygon.order'] },
        { name: 'corners', type: 'Count', unit: 'count', doc: texts['RestPolygon.corners'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['RestPolygon.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['RestFrame.radius'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['RestPolygon.motion'] },
      ],
    },
    RestCorner: {
      kind: 147,
      role: { as: 'leaf', step: 'corner', name: 'c', number: 0 },
      doc: "What a corner and the next add to the normal after Newell.",
      fields: [
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['RestCorner.corner'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['RestCorner.point'] },
        { name: 'next', type: 'Vec3', unit: 'world', doc: texts['RestCorner.next'] },
        { name: 'term', type: 'Vec3', unit: 'scalar', doc: texts['RestCorner.term'] },
        { name: 'sum', type: 'Vec3', unit: 'scalar', doc: texts['RestCorner.sum'] },
      ],
    },
    RestPlane: {
      kind: 148,
      role: { as: 'leaf', step: 'plane', name: 'plane', number: null },
      doc: "The plane of the polygon.",
      fields: [
        { name: 'shape', type: 'RestShape', unit: 'enum', doc: texts['RestPlane.shape'] },
        { name: 'sum', type: 'Vec3', unit: 'scalar', doc: texts['RestPlane.sum'] },
        { name: 'sumLength', type: 'Real', unit: 'scalar', doc: texts['RestPlane.sumLength'] },
        { name: 'least', type: 'Real', unit: 'scalar', doc: texts['RestPlane.least'] },
        { name: 'three', type: 'Vec3', unit: 'scalar', doc: texts['RestPlane.three'] },
        { name: 'threeLength', type: 'Real', unit: 'scalar', doc: texts['RestPlane.threeLength'] },
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['RestPlane.n'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['RestPlane.p0'] },
        { name: 'offset', type: 'Real', unit: 'world', doc: texts['RestPlane.offset'] },
        { name: 'printed', type: 'Real', unit: 'world', doc: texts['RestPlane.printed'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['RestPlane.distance'] },
        { name: 'uneven', type: 'Real', unit: 'world', doc: texts['RestPlane.uneven'] },
        { name: 'flat', type: 'Real', unit: 'world', doc: texts['RestPlane.flat'] },
      ],
    },
    RestRay: {
      kind: 149,
      role: { as: 'leaf', step: 'ray', name: 'ray', number: null },
      doc: "From the centre toward the face.",
      fields: [
        { name: 'start', type: 'Vec3', unit: 'world', doc: texts['RestRay.start'] },
        { name: 'vector', type: 'Vec3', unit: 'world', doc: texts['RestRay.vector'] },
        { name: 'end', type: 'Vec3', unit: 'world', doc: texts['RestRay.end'] },
        { name: 'distance1', type: 'Real', unit: 'world', doc: texts['RestRay.distance1'] },
        { name: 'distance2', type: 'Real', unit: 'world', doc: texts['RestRay.distance2'] },
        { name: 'product', type: 'Real', unit: 'scalar', doc: texts['RestRay.product'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['RestRay.direction'] },
        { name: 'numerator', type: 'Real', unit: 'world', doc: texts['RestRay.numerator'] },
        { name: 'denominator', type: 'Real', unit: 'scalar', doc: texts['RestRay.denominator'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['RestRay.along'] },
        { name: 'foot', type: 'Vec3', unit: 'world', doc: texts['RestRay.foot'] },
        { name: 'verdict', type: 'RestRayVerdict', unit: 'enum', doc: texts['RestRay.verdict'] },
      ],
    },
    RestAngle: {
      kind: 150,
      role: { as: 'leaf', step: 'angle', name: 'a', number: 0 },
      doc: "The angle under which one side is seen from the foot.",
      fields: [
        { name: 'side', type: 'Index', unit: 'index', doc: texts['RestAngle.side'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['RestAngle.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['RestAngle.b'] },
        { name: 'dot', type: 'Real', unit: 'scalar', doc: texts['RestAngle.dot'] },
        { name: 'lengths', type: 'Real', unit: 'scalar', doc: texts['RestAngle.lengths'] },
        { name: 'cosine', type: 'Real', unit: 'scalar', doc: texts['RestAngle.cosine'] },
        { name: 'angle', type: 'Real', unit: 'radians', doc: texts['RestAngle.angle'] },
        { name: 'sum', type: 'Real', unit: 'radians', doc: texts['RestAngle.sum'] },
        { name: 'turn', type: 'Real', unit: 'radians', doc: texts['RestAngle.turn'] },
        { name: 'turns', type: 'Real', unit: 'radians', doc: texts['RestAngle.turns'] },
        { name: 'verdict', type: 'RestAngleVerdict', unit: 'enum', doc: texts['RestAngle.verdict'] },
      ],
    },
    RestSide: {
      kind: 151,
      role: { as: 'leaf', step: 'side', name: 's', number: 0 },
      doc: "On which side of one side is the foot?",
      fields: [
        { name: 'side', type: 'Index', unit: 'index', doc: texts['RestAngle.side'] },
        { name: 'edge', type: 'Vec3', unit: 'world', doc: texts['RestSide.edge'] },
        { name: 'inward', type: 'Vec3', unit: 'scalar', doc: texts['RestSide.inward'] },
        { name: 'value', type: 'Real', unit: 'scalar', doc: texts['RestSide.value'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['RestSide.distance'] },
        { name: 'crossing', type: 'Index', unit: 'index', doc: texts['RestSide.crossing'] },
        { name: 'winding', type: 'Index', unit: 'index', doc: texts['RestSide.winding'] },
        { name: 'verdict', type: 'RestSideVerdict', unit: 'enum', doc: texts['RestSide.verdict'] },
      ],
    },
    RestInside: {
      kind: 152,
      role: { as: 'leaf', step: 'inside', name: 'inside', number: null },
      doc: "Is the foot inside the polygon?",
      fields: [
        { name: 'foot', type: 'Vec3', unit: 'world', doc: texts['RestInside.foot'] },
        { name: 'sum', type: 'Real', unit: 'radians', doc: texts['RestInside.sum'] },
        { name: 'full', type: 'Real', unit: 'radians', doc: texts['RestInside.full'] },
        { name: 'bound', type: 'Real', unit: 'radians', doc: texts['RestInside.bound'] },
        { name: 'over', type: 'Real', unit: 'radians', doc: texts['RestInside.over'] },
        { name: 'uncounted', type: 'Count', unit: 'count', doc: texts['RestInside.uncounted'] },
        { name: 'rayMeets', type: 'Flag', unit: 'flag', doc: texts['RestInside.rayMeets'] },
        { name: 'byAngles', type: 'Flag', unit: 'flag', doc: texts['RestInside.byAngles'] },
        { name: 'turns', type: 'Real', unit: 'radians', doc: texts['RestInside.turns'] },
        { name: 'least', type: 'Real', unit: 'scalar', doc: texts['RestInside.least'] },
        { name: 'leastSide', type: 'Index', unit: 'index', doc: texts['RestInside.leastSide'] },
        { name: 'allInner', type: 'Flag', unit: 'flag', doc: texts['RestInside.allInner'] },
        { name: 'winding', type: 'Index', unit: 'index', doc: texts['RestInside.winding'] },
        { name: 'onBoundary', type: 'Flag', unit: 'flag', doc: texts['RestInside.onBoundary'] },
        { name: 'convex', type: 'Flag', unit: 'flag', doc: texts['RestInside.convex'] },
        { name: 'bySides', type: 'Flag', unit: 'flag', doc: texts['RestInside.bySides'] },
        { name: 'decides', type: 'RestInsideTest', unit: 'enum', doc: texts['RestInside.decides'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['RestInside.inside'] },
        { name: 'agree', type: 'Flag', unit: 'flag', doc: texts['RestInside.agree'] },
      ],
    },
    RestPlace: {
      kind: 153,
      role: { as: 'leaf', step: 'region', name: 'region', number: null },
      doc: "The region of the centre.",
      fields: [
        { name: 'region', type: 'RestRegion', unit: 'enum', doc: texts['RestPlace.region'] },
        { name: 'foot', type: 'Vec3', unit: 'world', doc: texts['RestPlace.foot'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['RestPlace.distance'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['RestFrame.radius'] },
        { name: 'faceTouches', type: 'Flag', unit: 'flag', doc: texts['RestPlace.faceTouches'] },
        { name: 'sidesAsked', type: 'Flag', unit: 'flag', doc: texts['RestPlace.sidesAsked'] },
      ],
    },
    RestEdge: {
      kind: 154,
      role: { as: 'leaf', step: 'edge', name: 'e', number: 0 },
      doc: "The closest point of one side.",
      fields: [
        { name: 'side', type: 'Index', unit: 'index', doc: texts['RestAngle.side'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['RestCorner.point'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['RestEdge.b'] },
        { name: 'u', type: 'Vec3', unit: 'scalar', doc: texts['RestEdge.u'] },
        { name: 'size', type: 'Real', unit: 'world', doc: texts['RestEdge.size'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['RestEdge.along'] },
        { name: 'f', type: 'Real', unit: 'fraction', doc: texts['RestEdge.f'] },
        { name: 'clamped', type: 'Real', unit: 'fraction', doc: texts['RestEdge.clamped'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['RestEdge.point'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['RestEdge.distance'] },
        { name: 'nearest', type: 'Flag', unit: 'flag', doc: texts['RestEdge.nearest'] },
        { name: 'touches', type: 'Flag', unit: 'flag', doc: texts['RestEdge.touches'] },
      ],
    },
    RestVertex: {
      kind: 155,
      role: { as: 'leaf', step: 'vertex', name: 'v', number: 0 },
      doc: "The distance of one corner.",
      fields: [
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['RestCorner.corner'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['RestVertex.point'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['RestEdge.distance'] },
        { name: 'nearest', type: 'Flag', unit: 'flag', doc: texts['RestVertex.nearest'] },
        { name: 'touches', type: 'Flag', unit: 'flag', doc: texts['RestEdge.touches'] },
      ],
    },
    RestNearest: {
      kind: 156,
      role: { as: 'leaf', step: 'nearest', name: 'nearest', number: null },
      doc: "What is nearest, and whether the sphere reaches it.",
      fields: [
        { name: 'feature', type: 'RestFeature', unit: 'enum', doc: texts['RestNearest.feature'] },
        { name: 'element', type: 'Index', unit: 'index', doc: texts['RestNearest.element'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['RestNearest.point'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['RestNearest.distance'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['RestFrame.radius'] },
        { name: 'ratio', type: 'Real', unit: 'scalar', open: true, doc: texts['RestNearest.ratio'] },
        { name: 'depth', type: 'Real', unit: 'world', open: true, doc: texts['RestNearest.depth'] },
        { name: 'sideDistance', type: 'Real', unit: 'world', open: true, doc: texts['RestNearest.sideDistance'] },
        { name: 'side', type: 'Index', unit: 'index', doc: texts['RestNearest.side'] },
        { name: 'cornerDistance', type: 'Real', unit: 'world', open: true, doc: texts['RestNearest.cornerDistance'] },
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['RestNearest.corner'] },
        { name: 'verdict', type: 'RestVerdict', unit: 'enum', doc: texts['RestNearest.verdict'] },
        { name: 'trueDistance', type: 'Real', unit: 'world', doc: texts['RestNearest.trueDistance'] },
        { name: 'trueTouch', type: 'Flag', unit: 'flag', doc: texts['RestNearest.trueTouch'] },
        { name: 'right', type: 'Flag', unit: 'flag', doc: texts['RestNearest.right'] },
      ],
    },
    RestResponse: {
      kind: 157,
      role: { as: 'leaf', step: 'response', name: 'response', number: null },
      doc: "Where to then: the part its author left open.",
      fields: [
        { name: 'answer', type: 'RestAnswer', unit: 'enum', doc: texts['RestResponse.answer'] },
        { name: 'outcome', type: 'RestOutcome', unit: 'enum', doc: texts['RestResponse.outcome'] },
        { name: 'from', type: 'RestDirection', unit: 'enum', doc: texts['RestResponse.from'] },
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['RestResponse.n'] },
        { name: 'depth', type: 'Real', unit: 'world', doc: texts['RestResponse.depth'] },
        { name: 'push', type: 'Vec3', unit: 'world', doc: texts['RestResponse.push'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['RestResponse.centre'] },
        { name: 'pushed', type: 'Vec3', unit: 'world', doc: texts['RestResponse.pushed'] },
        { name: 'before', type: 'Vec3', unit: 'world', doc: texts['RestResponse.before'] },
        { name: 'speed', type: 'Real', unit: 'world', doc: texts['RestResponse.speed'] },
        { name: 'share', type: 'Real', unit: 'scalar', doc: texts['RestResponse.share'] },
        { name: 'change', type: 'Vec3', unit: 'world', doc: texts['RestResponse.change'] },
        { name: 'after', type: 'Vec3', unit: 'world', doc: texts['RestResponse.after'] },
      ],
    },
    RestPolygonEnd: {
      kind: 158,
      role: { as: 'close', step: 'polygon', name: 't', number: null },
      doc: "What the polygon came to.",
      fields: [
        { name: 'verdict', type: 'RestVerdict', unit: 'enum', doc: texts['RestNearest.verdict'] },
        { name: 'region', type: 'RestRegion', unit: 'enum', doc: texts['RestPolygonEnd.region'] },
        { name: 'feature', type: 'RestFeature', unit: 'enum', doc: texts['RestPolygonEnd.feature'] },
        { name: 'element', type: 'Index', unit: 'index', doc: texts['RestPolygonEnd.element'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['RestPolygonEnd.distance'] },
        { name: 'trueDistance', type: 'Real', unit: 'world', doc: texts['RestPolygonEnd.trueDistance'] },
      ],
    },
    RestFrameEnd: {
      kind: 159,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'overlap', type: 'Flag', unit: 'flag', doc: texts['RestFrameEnd.overlap'] },
        { name: 'trueOverlap', type: 'Flag', unit: 'flag', doc: texts['RestFrameEnd.trueOverlap'] },
        { name: 'missed', type: 'Flag', unit: 'flag', doc: texts['RestFrameEnd.missed'] },
        { name: 'contacts', type: 'Count', unit: 'count', doc: texts['RestFrameEnd.contacts'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['RestFrameEnd.distance'] },
        { name: 'trueDistance', type: 'Real', unit: 'world', open: true, doc: texts['RestFrameEnd.trueDistance'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['RestFrameEnd.centre'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['RestFrameEnd.motion'] },
        { name: 'left', type: 'Real', unit: 'world', open: true, doc: texts['RestFrameEnd.left'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** What can be set: does a resting sphere touch a polygon, and where to then. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

/** The sphere goes its way, and what is near its end is gathered. */
export type RestFrameEvent = EventOf<typeof schema, 'RestFrame'>;
/** Beside the place test: the certified sweep over the whole frame. */
export type RestSweptEvent = EventOf<typeof schema, 'RestSwept'>;
/** One polygon is asked, at the place where the sphere is now. */
export type RestPolygonEvent = EventOf<typeof schema, 'RestPolygon'>;
/** What a corner and the next add to the normal after Newell. */
export type RestCornerEvent = EventOf<typeof schema, 'RestCorner'>;
/** The plane of the polygon. */
export type RestPlaneEvent = EventOf<typeof schema, 'RestPlane'>;
/** From the centre toward the face. */
export type RestRayEvent = EventOf<typeof schema, 'RestRay'>;
/** The angle under which one side is seen from the foot. */
export type RestAngleEvent = EventOf<typeof schema, 'RestAngle'>;
/** On which side of one side is the foot? */
export type RestSideEvent = EventOf<typeof schema, 'RestSide'>;
/** Is the foot inside the polygon? */
export type RestInsideEvent = EventOf<typeof schema, 'RestInside'>;
/** The region of the centre. */
export type RestPlaceEvent = EventOf<typeof schema, 'RestPlace'>;
/** The closest point of one side. */
export type RestEdgeEvent = EventOf<typeof schema, 'RestEdge'>;
/** The distance of one corner. */
export type RestVertexEvent = EventOf<typeof schema, 'RestVertex'>;
/** What is nearest, and whether the sphere reaches it. */
export type RestNearestEvent = EventOf<typeof schema, 'RestNearest'>;
/** Where to then: the part its author left open. */
export type RestResponseEvent = EventOf<typeof schema, 'RestResponse'>;
/** What the polygon came to. */
export type RestPolygonEndEvent = EventOf<typeof schema, 'RestPolygonEnd'>;
/** The frame ends. */
export type RestFrameEndEvent = EventOf<typeof schema, 'RestFrameEnd'>;
export type Event = EventsOf<typeof schema>;
