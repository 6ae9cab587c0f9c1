// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** shape of a convex body */
export const ConvexShapeValues = ['sphere', 'ellipsoid', 'box', 'capsule', 'cone', 'cylinder', 'hull', 'part'] as const;
export type ConvexShape = (typeof ConvexShapeValues)[number];

/** what is asked of two convex bodies */
export const ConvexQuestionValues = ['distance', 'depth', 'time'] as const;
export type ConvexQuestion = (typeof ConvexQuestionValues)[number];

/** when GJK stops */
export const ConvexTerminationValues = ['relative', 'absolute'] as const;
export type ConvexTermination = (typeof ConvexTerminationValues)[number];

/** how the nearest point of a simplex is found */
export const ConvexSubDistanceValues = ['signed-volumes', 'johnson'] as const;
export type ConvexSubDistance = (typeof ConvexSubDistanceValues)[number];

/** how rounded bodies are asked */
export const ConvexRoundingValues = ['whole', 'core'] as const;
export type ConvexRounding = (typeof ConvexRoundingValues)[number];

/** what a pair of convex bodies is */
export const ConvexVerdictValues = ['separated', 'touching', 'overlapping', 'meeting', 'stalled', 'cycles', 'limit-reached', 'depth-bounded', 'no-body'] as const;
export type ConvexVerdict = (typeof ConvexVerdictValues)[number];

/** what an iteration of GJK comes to */
export const ConvexStepVerdictValues = ['goes-on', 'near-enough', 'nothing-farther', 'no-progress', 'holds-origin', 'on-origin', 'no-subset', 'same-again', 'last-allowed'] as const;
export type ConvexStepVerdict = (typeof ConvexStepVerdictValues)[number];

/** how the growing polytope ends */
export const ConvexEpaVerdictValues = ['goes-on', 'on-boundary', 'flat', 'faces-full', 'horizon-broken', 'apart', 'nothing-farther'] as const;
export type ConvexEpaVerdict = (typeof ConvexEpaVerdictValues)[number];

/** how conservative advancement ends */
export const ConvexAdvanceVerdictValues = ['goes-on', 'contact', 'moves-away', 'beyond-frame', 'starts-together', 'steps-full'] as const;
export type ConvexAdvanceVerdict = (typeof ConvexAdvanceVerdictValues)[number];

/** what the certified sweep has to say */
export const ConvexSweepVerdictValues = ['hit', 'no-hit', 'starts-together', 'no-triangles', 'turns'] as const;
export type ConvexSweepVerdict = (typeof ConvexSweepVerdictValues)[number];

export const schema = {
  number: 6,
  id: 'convex',
  name: 'Convex',
  mesh: 'optional',
  doc: "how far apart or how deep are two convex bodies",
  settings: [
    { name: 'shapeA', type: 'ConvexShape', list: false, group: 'bodyA', unit: 'enum', low: 0, high: 0, initial: 'hull', doc: "shape of body A" },
    { name: 'centreA', type: 'Vec3', list: false, group: 'bodyA', unit: 'world', low: -1000000, high: 1000000, initial: [0,0,0], doc: "centre of body A" },
    { name: 'sizeA', type: 'Vec3', list: false, group: 'bodyA', unit: 'world', low: 0.000001, high: 1000000, initial: [1,1,1], doc: "its size: radius (sphere), radii, half sizes, radius and half height (capsule, cone, cylinder; along its own y), or what the points of a hull or part are multiplied by" },
    { name: 'turnA', type: 'Vec3', list: false, group: 'bodyA', unit: 'degrees', low: -360, high: 360, initial: [0,20,0], doc: "turn of body A about x, then y, then z" },
    { name: 'partA', type: 'Index', list: false, group: 'bodyA', unit: 'index', low: 0, high: 1000000, initial: 0, doc: "of a part of the scene's mesh: which, in the order of their first triangles; beyond the last, the last" },
    { name: 'pointsA', type: 'Vec3', list: true, group: 'bodyA', unit: 'world', low: 1, high: 64, initial: [-1.1,-0.6,-0.7,0.9,-0.8,-0.5,1.2,-0.5,0.6,-0.8,-0.7,0.8,-0.7,0.6,-0.5,0.7,0.7,-0.3,0.3,1,0.5,-0.9,0.3,0.6], doc: "of a hull: its points, from the centre; coordinates beyond a million are taken as a million" },
    { name: 'shapeB', type: 'ConvexShape', list: false, group: 'bodyB', unit: 'enum', low: 0, high: 0, initial: 'box', doc: "shape of body B" },
    { name: 'centreB', type: 'Vec3', list: false, group: 'bodyB', unit: 'world', low: -1000000, high: 1000000, initial: [2.9,0.9,0.5], doc: "centre of body B in frame 0" },
    { name: 'sizeB', type: 'Vec3', list: false, group: 'bodyB', unit: 'world', low: 0.000001, high: 1000000, initial: [0.7,0.5,0.6], doc: "its size, as of body A" },
    { name: 'turnB', type: 'Vec3', list: false, group: 'bodyB', unit: 'degrees', low: -360, high: 360, initial: [25,10,35], doc: "turn of body B about x, then y, then z, in frame 0" },
    { name: 'partB', type: 'Index', list: false, group: 'bodyB', unit: 'index', low: 0, high: 1000000, initial: 0, doc: "of a part of the scene's mesh: which" },
    { name: 'pointsB', type: 'Vec3', list: true, group: 'bodyB', unit: 'world', low: 1, high: 64, initial: [0.8,0,0,-0.8,0,0,0,0.8,0,0,-0.8,0,0,0,0.8,0,0,-0.8], doc: "of a hull: its points, from the centre" },
    { name: 'motion', type: 'Vec3', list: false, group: 'motion', unit: 'world', low: -1000000, high: 1000000, initial: [-0.12,-0.04,-0.02], doc: "way of body B in one frame" },
    { name: 'spin', type: 'Vec3', list: false, group: 'motion', unit: 'degrees', low: -360, high: 360, initial: [0,0,0], doc: "what body B turns in one frame" },
    { name: 'frames', type: 'Count', list: false, group: 'motion', unit: 'count', low: 1, high: 10000, initial: 24, doc: "frames of the run" },
    { name: 'question', type: 'ConvexQuestion', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'depth', doc: "what is asked of the pair" },
    { name: 'start', type: 'Vec3', list: false, group: 'test', unit: 'scalar', low: -1000000, high: 1000000, initial: [1,0,0], doc: "first search direction; none is taken as along x" },
    { name: 'termination', type: 'ConvexTermination', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'relative', doc: "when GJK stops" },
    { name: 'epsilon', type: 'Real', list: false, group: 'test', unit: 'scalar', low: 1e-30, high: 1, initial: 0.000001, doc: "of the absolute rule: what v.v - v.w, and v.v, may come to; world units squared" },
    { name: 'subDistance', type: 'ConvexSubDistance', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'signed-volumes', doc: "how the nearest point of a simplex is found" },
    { name: 'rounding', type: 'ConvexRounding', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'whole', doc: "whether spheres and capsules are asked as they are, or as a core with a margin" },
    { name: 'faces', type: 'Count', list: false, group: 'test', unit: 'count', low: 4, high: 256, initial: 256, doc: "of EPA: faces its polytope may have" },
    { name: 'contact', type: 'Real', list: false, group: 'test', unit: 'scalar', low: 1e-12, high: 0.01, initial: 1e-9, doc: "of conservative advancement: a distance that counts as contact, as a share of the bodies' sizes" },
  ],
  results: [
    { name: 'verdict', type: 'ConvexVerdict', unit: 'enum', doc: "what the pair is, by the rules that were chosen" },
    { name: 'distance', type: 'Real', unit: 'world', doc: "what they answer: distance; below 0 how deep the bodies are in each other" },
    { name: 'low', type: 'Real', unit: 'world', doc: "the distance is surely not below this: a plane keeps the bodies so far apart, or the polytope leaves the origin so deep" },
    { name: 'high', type: 'Real', unit: 'world', doc: "and not above this: two points are so far apart, or a plane so near" },
    { name: 'pointA', type: 'Vec3', unit: 'world', doc: "nearest point of A, or its deepest in B" },
    { name: 'pointB', type: 'Vec3', unit: 'world', doc: "nearest point of B, or its deepest in A" },
    { name: 'normal', type: 'Vec3', unit: 'scalar', doc: "from B toward A; pointA - pointB is the distance times this" },
    { name: 'gjk', type: 'Count', unit: 'count', doc: "iterations of GJK" },
    { name: 'epa', type: 'Count', unit: 'count', doc: "iterations of EPA" },
    { name: 'steps', type: 'Count', unit: 'count', doc: "steps of conservative advancement" },
    { name: 'time', type: 'Real', unit: 'fraction', doc: "first contact during the motion to the next frame; infinity if there is none or it was not asked" },
    { name: 'sweepTime', type: 'Real', unit: 'fraction', doc: "the same by the certified sweep; infinity if it meets nothing, no number where it has no answer" },
    { name: 'difference', type: 'Real', unit: 'fraction', doc: "time less sweepTime; no number where there is no sweep" },
    { name: 'trueDistance', type: 'Real', unit: 'world', doc: "distance or depth by the robust rules, whatever was chosen" },
    { name: 'trueTime', type: 'Real', unit: 'fraction', doc: "first contact by the robust rules; infinity if there is none or it was not asked" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "centre of body B" },
  ],
  enums: { ConvexShape: ConvexShapeValues, ConvexQuestion: ConvexQuestionValues, ConvexTermination: ConvexTerminationValues, ConvexSubDistance: ConvexSubDistanceValues, ConvexRounding: ConvexRoundingValues, ConvexVerdict: ConvexVerdictValues, ConvexStepVerdict: ConvexStepVerdictValues, ConvexEpaVerdict: ConvexEpaVerdictValues, ConvexAdvanceVerdict: ConvexAdvanceVerdictValues, ConvexSweepVerdict: ConvexSweepVerdictValues },
  events: {
    ConvexFrame: {
      kind: 164,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "Two convex bodies as they stand in one frame.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['ConvexFrame.frame'] },
        { name: 'question', type: 'ConvexQuestion', unit: 'enum', doc: texts['ConvexFrame.question'] },
        { name: 'shapeA', type: 'ConvexShape', unit: 'enum', doc: texts['ConvexFrame.shapeA'] },
        { name: 'centreA', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.centreA'] },
        { name: 'sizeA', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.sizeA'] },
        { name: 'a0', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrame.a0'] },
        { name: 'a1', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrame.a1'] },
        { name: 'a2', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrame.a2'] },
        { name: 'cornersA', type: 'Count', unit: 'count', doc: texts['ConvexFrame.cornersA'] },
        { name: 'leftOutA', type: 'Real', unit: 'world', doc: texts['ConvexFrame.leftOutA'] },
        { name: 'homeA', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.homeA'] },
        { name: 'marginA', type: 'Real', unit: 'world', doc: texts['ConvexFrame.marginA'] },
        { name: 'shapeB', type: 'ConvexShape', unit: 'enum', doc: texts['ConvexFrame.shapeB'] },
        { name: 'centreB', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.centreA'] },
        { name: 'sizeB', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.sizeA'] },
        { name: 'b0', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrame.b0'] },
        { name: 'b1', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrame.b1'] },
        { name: 'b2', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrame.b2'] },
        { name: 'cornersB', type: 'Count', unit: 'count', doc: texts['ConvexFrame.cornersA'] },
        { name: 'leftOutB', type: 'Real', unit: 'world', doc: texts['ConvexFrame.leftOutA'] },
        { name: 'homeB', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.homeA'] },
        { name: 'marginB', type: 'Real', unit: 'world', doc: texts['ConvexFrame.marginB'] },
        { name: 'between', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.between'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['ConvexFrame.motion'] },
        { name: 'spin', type: 'Vec3', unit: 'degrees', doc: texts['ConvexFrame.spin'] },
        { name: 'scale', type: 'Real', unit: 'world', doc: texts['ConvexFrame.scale'] },
        { name: 'rounding', type: 'Real', unit: 'world', doc: texts['ConvexFrame.rounding'] },
      ],
    },
    ConvexGjk: {
      kind: 165,
      role: { as: 'open', step: 'gjk', name: 'gjk', number: null },
      doc: "Gilbert, Johnson and Keerthi's search for the point of A - B nearest to the origin begins.",
      fields: [
        { name: 'start', type: 'Vec3', unit: 'scalar', doc: texts['ConvexGjk.start'] },
        { name: 'termination', type: 'ConvexTermination', unit: 'enum', doc: texts['ConvexGjk.termination'] },
        { name: 'epsilon', type: 'Real', unit: 'scalar', doc: texts['ConvexGjk.epsilon'] },
        { name: 'subDistance', type: 'ConvexSubDistance', unit: 'enum', doc: texts['ConvexGjk.subDistance'] },
      ],
    },
    ConvexGjkStep: {
      kind: 166,
      role: { as: 'leaf', step: 'gjkStep', name: 'i', number: 0 },
      doc: "One support point, and what becomes of the simplex.",
      fields: [
        { name: 'iteration', type: 'Index', unit: 'index', doc: texts['ConvexGjkStep.iteration'] },
        { name: 'search', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.search'] },
        { name: 'supportA', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.supportA'] },
        { name: 'supportB', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.supportB'] },
        { name: 'w', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.w'] },
        { name: 'countBefore', type: 'Index', unit: 'index', doc: texts['ConvexGjkStep.countBefore'] },
        { name: 'before0', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before0'] },
        { name: 'before1', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before1'] },
        { name: 'before2', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before2'] },
        { name: 'before3', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before3'] },
        { name: 'v', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.v'] },
        { name: 'length', type: 'Real', unit: 'world', open: true, doc: texts['ConvexGjkStep.length'] },
        { name: 'bound', type: 'Real', unit: 'world', open: true, doc: texts['ConvexGjkStep.bound'] },
        { name: 'low', type: 'Real', unit: 'world', open: true, doc: texts['ConvexGjkStep.low'] },
        { name: 'progress', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.progress'] },
        { name: 'allowed', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.allowed'] },
        { name: 'again', type: 'Flag', unit: 'flag', doc: texts['ConvexGjkStep.again'] },
        { name: 'lambda0', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.lambda0'] },
        { name: 'lambda1', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.lambda1'] },
        { name: 'lambda2', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.lambda2'] },
        { name: 'lambda3', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.lambda3'] },
        { name: 'flat', type: 'Flag', unit: 'flag', doc: texts['ConvexGjkStep.flat'] },
        { name: 'kept', type: 'Index', unit: 'index', doc: texts['ConvexGjkStep.kept'] },
        { name: 'countAfter', type: 'Index', unit: 'index', doc: texts['ConvexGjkStep.countAfter'] },
        { name: 'after0', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.after0'] },
        { name: 'after1', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before1'] },
        { name: 'after2', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before2'] },
        { name: 'after3', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexGjkStep.before3'] },
        { name: 'weight0', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.weight0'] },
        { name: 'weight1', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.weight1'] },
        { name: 'weight2', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.weight2'] },
        { name: 'weight3', type: 'Real', unit: 'scalar', open: true, doc: texts['ConvexGjkStep.weight3'] },
        { name: 'vAfter', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.vAfter'] },
        { name: 'lengthAfter', type: 'Real', unit: 'world', doc: texts['ConvexGjkStep.lengthAfter'] },
        { name: 'nearestA', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.nearestA'] },
        { name: 'nearestB', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.nearestB'] },
        { name: 'verdict', type: 'ConvexStepVerdict', unit: 'enum', doc: texts['ConvexGjkStep.verdict'] },
      ],
    },
    ConvexGjkEnd: {
      kind: 167,
      role: { as: 'close', step: 'gjk', name: 'gjk', number: null },
      doc: "The search ends.",
      fields: [
        { name: 'verdict', type: 'ConvexVerdict', unit: 'enum', doc: texts['ConvexGjkEnd.verdict'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ConvexGjkEnd.distance'] },
        { name: 'low', type: 'Real', unit: 'world', open: true, doc: texts['ConvexGjkEnd.low'] },
        { name: 'nearestA', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.nearestA'] },
        { name: 'nearestB', type: 'Vec3', unit: 'world', doc: texts['ConvexGjkStep.nearestB'] },
        { name: 'iterations', type: 'Count', unit: 'count', doc: texts['ConvexGjkEnd.iterations'] },
        { name: 'points', type: 'Count', unit: 'count', doc: texts['ConvexGjkEnd.points'] },
      ],
    },
    ConvexEpa: {
      kind: 168,
      role: { as: 'open', step: 'epa', name: 'epa', number: null },
      doc: "Van den Bergen's expanding polytope begins: a tetrahedron in A - B around the origin.",
      fields: [
        { name: 'from', type: 'Count', unit: 'count', doc: texts['ConvexEpa.from'] },
        { name: 'most', type: 'Count', unit: 'count', doc: texts['ConvexEpa.most'] },
        { name: 'share', type: 'Real', unit: 'scalar', doc: texts['ConvexEpa.share'] },
      ],
    },
    ConvexFace: {
      kind: 169,
      role: { as: 'leaf', step: 'face', name: 't', number: 0 },
      doc: "A face of the polytope is made.",
      fields: [
        { name: 'face', type: 'Index', unit: 'index', doc: texts['ConvexFace.face'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['ConvexFace.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['ConvexFace.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['ConvexFace.p2'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFace.normal'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['ConvexFace.distance'] },
        { name: 'born', type: 'Index', unit: 'index', doc: texts['ConvexFace.born'] },
        { name: 'gone', type: 'Index', unit: 'index', doc: texts['ConvexFace.gone'] },
      ],
    },
    ConvexEpaStep: {
      kind: 170,
      role: { as: 'open', step: 'epaStep', name: 'i', number: 0 },
      doc: "The face nearest to the origin is asked whether A - B goes on behind it.",
      fields: [
        { name: 'iteration', type: 'Index', unit: 'index', doc: texts['ConvexEpaStep.iteration'] },
        { name: 'face', type: 'Index', unit: 'index', doc: texts['ConvexEpaStep.face'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.p2'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ConvexEpaStep.normal'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ConvexEpaStep.distance'] },
        { name: 'foot', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.foot'] },
        { name: 'supportA', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.supportA'] },
        { name: 'supportB', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.supportB'] },
        { name: 'w', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaStep.w'] },
        { name: 'reach', type: 'Real', unit: 'world', doc: texts['ConvexEpaStep.reach'] },
        { name: 'growth', type: 'Real', unit: 'world', doc: texts['ConvexEpaStep.growth'] },
        { name: 'allowed', type: 'Real', unit: 'world', doc: texts['ConvexEpaStep.allowed'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ConvexEpaStep.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['ConvexEpaStep.high'] },
      ],
    },
    ConvexEpaStepEnd: {
      kind: 171,
      role: { as: 'close', step: 'epaStep', name: 'i', number: null },
      doc: "What the iteration did to the polytope.",
      fields: [
        { name: 'removed', type: 'Count', unit: 'count', doc: texts['ConvexEpaStepEnd.removed'] },
        { name: 'horizon', type: 'Count', unit: 'count', doc: texts['ConvexEpaStepEnd.horizon'] },
        { name: 'faces', type: 'Count', unit: 'count', doc: texts['ConvexEpaStepEnd.faces'] },
        { name: 'vertices', type: 'Count', unit: 'count', doc: texts['ConvexEpaStepEnd.vertices'] },
        { name: 'verdict', type: 'ConvexEpaVerdict', unit: 'enum', doc: texts['ConvexGjkStep.verdict'] },
      ],
    },
    ConvexEpaEnd: {
      kind: 172,
      role: { as: 'close', step: 'epa', name: 'epa', number: null },
      doc: "The polytope has grown.",
      fields: [
        { name: 'verdict', type: 'ConvexEpaVerdict', unit: 'enum', doc: texts['ConvexEpaEnd.verdict'] },
        { name: 'depth', type: 'Real', unit: 'world', doc: texts['ConvexEpaEnd.depth'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ConvexEpaEnd.low'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ConvexEpaEnd.normal'] },
        { name: 'deepestA', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaEnd.deepestA'] },
        { name: 'deepestB', type: 'Vec3', unit: 'world', doc: texts['ConvexEpaEnd.deepestB'] },
        { name: 'iterations', type: 'Count', unit: 'count', doc: texts['ConvexGjkEnd.iterations'] },
        { name: 'faces', type: 'Count', unit: 'count', doc: texts['ConvexEpaEnd.faces'] },
        { name: 'vertices', type: 'Count', unit: 'count', doc: texts['ConvexEpaEnd.vertices'] },
      ],
    },
    ConvexAdvance: {
      kind: 173,
      role: { as: 'open', step: 'advance', name: 'advance', number: null },
      doc: "Conservative advancement begins: steps so short that the bodies cannot meet within them.",
      fields: [
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['ConvexAdvance.motion'] },
        { name: 'turn', type: 'Real', unit: 'scalar', doc: texts['ConvexAdvance.turn'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['ConvexAdvance.radius'] },
        { name: 'contact', type: 'Real', unit: 'world', doc: texts['ConvexAdvance.contact'] },
      ],
    },
    ConvexAdvanceStep: {
      kind: 174,
      role: { as: 'leaf', step: 'advanceStep', name: 'i', number: 0 },
      doc: "One distance, and how long the bodies surely stay apart.",
      fields: [
        { name: 'iteration', type: 'Index', unit: 'index', doc: texts['ConvexAdvanceStep.iteration'] },
        { name: 'time', type: 'Real', unit: 'fraction', doc: texts['ConvexAdvanceStep.time'] },
        { name: 'centreB', type: 'Vec3', unit: 'world', doc: texts['ConvexAdvanceStep.centreB'] },
        { name: 'b0', type: 'Vec3', unit: 'scalar', doc: texts['ConvexAdvanceStep.b0'] },
        { name: 'b1', type: 'Vec3', unit: 'scalar', doc: texts['ConvexAdvanceStep.b1'] },
        { name: 'b2', type: 'Vec3', unit: 'scalar', doc: texts['ConvexAdvanceStep.b2'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceStep.distance'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceStep.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceStep.high'] },
        { name: 'nearestA', type: 'Vec3', unit: 'world', doc: texts['ConvexAdvanceStep.nearestA'] },
        { name: 'nearestB', type: 'Vec3', unit: 'world', doc: texts['ConvexAdvanceStep.nearestB'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ConvexAdvanceStep.normal'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceStep.along'] },
        { name: 'turning', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceStep.turning'] },
        { name: 'speed', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceStep.speed'] },
        { name: 'step', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexAdvanceStep.step'] },
        { name: 'next', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexAdvanceStep.next'] },
        { name: 'gjk', type: 'Count', unit: 'count', doc: texts['ConvexAdvanceStep.gjk'] },
        { name: 'verdict', type: 'ConvexAdvanceVerdict', unit: 'enum', doc: texts['ConvexGjkStep.verdict'] },
      ],
    },
    ConvexAdvanceEnd: {
      kind: 175,
      role: { as: 'close', step: 'advance', name: 'advance', number: null },
      doc: "Conservative advancement ends.",
      fields: [
        { name: 'verdict', type: 'ConvexAdvanceVerdict', unit: 'enum', doc: texts['ConvexEpaEnd.verdict'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexAdvanceEnd.time'] },
        { name: 'safe', type: 'Real', unit: 'fraction', doc: texts['ConvexAdvanceEnd.safe'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ConvexAdvanceEnd.distance'] },
        { name: 'steps', type: 'Count', unit: 'count', doc: texts['ConvexAdvanceEnd.steps'] },
      ],
    },
    ConvexSweep: {
      kind: 176,
      role: { as: 'leaf', step: 'sweep', name: 'sweep', number: null },
      doc: "The same time by another road: the certified sweep of an ellipsoid against the other body's triangles.",
      fields: [
        { name: 'verdict', type: 'ConvexSweepVerdict', unit: 'enum', doc: texts['ConvexSweep.verdict'] },
        { name: 'movesA', type: 'Flag', unit: 'flag', doc: texts['ConvexSweep.movesA'] },
        { name: 'radii', type: 'Vec3', unit: 'world', doc: texts['ConvexSweep.radii'] },
        { name: 'way', type: 'Vec3', unit: 'world', doc: texts['ConvexSweep.way'] },
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['ConvexSweep.triangles'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexSweep.time'] },
        { name: 'advanced', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexSweep.advanced'] },
        { name: 'difference', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexSweep.difference'] },
        { name: 'point', type: 'Vec3', unit: 'world', open: true, doc: texts['ConvexSweep.point'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', open: true, doc: texts['ConvexSweep.normal'] },
      ],
    },
    ConvexOutline: {
      kind: 177,
      role: { as: 'open', step: 'outline', name: 'outline', number: 0 },
      doc: "Triangles to draw a body, or A - B, by.",
      fields: [
        { name: 'which', type: 'Index', unit: 'index', doc: texts['ConvexOutline.which'] },
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['ConvexOutline.triangles'] },
        { name: 'vertices', type: 'Count', unit: 'count', doc: texts['ConvexOutline.vertices'] },
        { name: 'sampled', type: 'Flag', unit: 'flag', doc: texts['ConvexOutline.sampled'] },
        { name: 'rank', type: 'Index', unit: 'index', doc: texts['ConvexOutline.rank'] },
      ],
    },
    ConvexTriangle: {
      kind: 178,
      role: { as: 'leaf', step: 'triangle', name: 't', number: 'counts' },
      doc: "A triangle of an outline.",
      fields: [
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['ConvexTriangle.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['ConvexFace.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['ConvexFace.p2'] },
        { name: 'edge0', type: 'Flag', unit: 'flag', doc: texts['ConvexTriangle.edge0'] },
        { name: 'edge1', type: 'Flag', unit: 'flag', doc: texts['ConvexTriangle.edge1'] },
        { name: 'edge2', type: 'Flag', unit: 'flag', doc: texts['ConvexTriangle.edge2'] },
      ],
    },
    ConvexOutlineEnd: {
      kind: 179,
      role: { as: 'close', step: 'outline', name: 'outline', number: null },
      doc: "The outline ends.",
      fields: [
        { name: 'which', type: 'Index', unit: 'index', doc: texts['ConvexOutlineEnd.which'] },
      ],
    },
    ConvexTruth: {
      kind: 180,
      role: { as: 'leaf', step: 'truth', name: 'truth', number: null },
      doc: "The same by the robust rules: the relative rule and signed volumes, with EPA wherever they meet.",
      fields: [
        { name: 'verdict', type: 'ConvexVerdict', unit: 'enum', doc: texts['ConvexTruth.verdict'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ConvexTruth.distance'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ConvexTruth.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['ConvexTruth.high'] },
        { name: 'off', type: 'Real', unit: 'world', doc: texts['ConvexTruth.off'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexTruth.time'] },
      ],
    },
    ConvexFrameEnd: {
      kind: 181,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'verdict', type: 'ConvexVerdict', unit: 'enum', doc: texts['ConvexTruth.verdict'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['ConvexFrameEnd.distance'] },
        { name: 'low', type: 'Real', unit: 'world', open: true, doc: texts['ConvexTruth.low'] },
        { name: 'high', type: 'Real', unit: 'world', open: true, doc: texts['ConvexTruth.high'] },
        { name: 'pointA', type: 'Vec3', unit: 'world', doc: texts['ConvexFrameEnd.pointA'] },
        { name: 'pointB', type: 'Vec3', unit: 'world', doc: texts['ConvexFrameEnd.pointB'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ConvexFrameEnd.normal'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ConvexFrameEnd.time'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** What can be set: how far apart or how deep are two convex bodies. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

/** Two convex bodies as they stand in one frame. */
export type ConvexFrameEvent = EventOf<typeof schema, 'ConvexFrame'>;
/** Gilbert, Johnson and Keerthi's search for the point of A - B nearest to the origin begins. */
export type ConvexGjkEvent = EventOf<typeof schema, 'ConvexGjk'>;
/** One support point, and what becomes of the simplex. */
export type ConvexGjkStepEvent = EventOf<typeof schema, 'ConvexGjkStep'>;
/** The search ends. */
export type ConvexGjkEndEvent = EventOf<typeof schema, 'ConvexGjkEnd'>;
/** Van den Bergen's expanding polytope begins: a tetrahedron in A - B around the origin. */
export type ConvexEpaEvent = EventOf<typeof schema, 'ConvexEpa'>;
/** A face of the polytope is made. */
export type ConvexFaceEvent = EventOf<typeof schema, 'ConvexFace'>;
/** The face nearest to the origin is asked whether A - B goes on behind it. */
export type ConvexEpaStepEvent = EventOf<typeof schema, 'ConvexEpaStep'>;
/** What the iteration did to the polytope. */
export type ConvexEpaStepEndEvent = EventOf<typeof schema, 'ConvexEpaStepEnd'>;
/** The polytope has grown. */
export type ConvexEpaEndEvent = EventOf<typeof schema, 'ConvexEpaEnd'>;
/** Conservative advancement begins: steps so short that the bodies cannot meet within them. */
export type ConvexAdvanceEvent = EventOf<typeof schema, 'ConvexAdvance'>;
/** One distance, and how long the bodies surely stay apart. */
export type ConvexAdvanceStepEvent = EventOf<typeof schema, 'ConvexAdvanceStep'>;
/** Conservative advancement ends. */
export type ConvexAdvanceEndEvent = EventOf<typeof schema, 'ConvexAdvanceEnd'>;
/** The same time by another road: the certified sweep of an ellipsoid against the other body's triangles. */
export type ConvexSweepEvent = EventOf<typeof schema, 'ConvexSweep'>;
/** Triangles to draw a body, or A - B, by. */
export type ConvexOutlineEvent = EventOf<typeof schema, 'ConvexOutline'>;
/** A triangle of an outline. */
export type ConvexTriangleEvent = EventOf<typeof schema, 'ConvexTriangle'>;
/** The outline ends. */
export type ConvexOutlineEndEvent = EventOf<typeof schema, 'ConvexOutlineEnd'>;
/** The same by the robust rules: the relative rule and signed volumes, with EPA wherever they meet. */
export type ConvexTruthEvent = EventOf<typeof schema, 'ConvexTruth'>;
/** The frame ends. */
export type ConvexFrameEndEvent = EventOf<typeof schema, 'ConvexFrameEnd'>;
export type Event = EventsOf<typeof schema>;
