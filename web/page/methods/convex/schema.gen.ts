// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudySchema, Vec3 } from '../../model/study/schema';
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

/** What can be set: how far apart or how deep are two convex bodies. */
export interface Settings {
  /** shape of body A (enum) */
  readonly shapeA: ConvexShape;
  /** centre of body A (world) */
  readonly centreA: Vec3;
  /** its size: radius (sphere), radii, half sizes, radius and half height (capsule, cone, cylinder; along its own y), or what the points of a hull or part are multiplied by (world) */
  readonly sizeA: Vec3;
  /** turn of body A about x, then y, then z (degrees) */
  readonly turnA: Vec3;
  /** of a part of the scene's mesh: which, in the order of their first triangles; beyond the last, the last (index) */
  readonly partA: number;
  /** of a hull: its points, from the centre; coordinates beyond a million are taken as a million (world) */
  readonly pointsA: readonly number[];
  /** shape of body B (enum) */
  readonly shapeB: ConvexShape;
  /** centre of body B in frame 0 (world) */
  readonly centreB: Vec3;
  /** its size, as of body A (world) */
  readonly sizeB: Vec3;
  /** turn of body B about x, then y, then z, in frame 0 (degrees) */
  readonly turnB: Vec3;
  /** of a part of the scene's mesh: which (index) */
  readonly partB: number;
  /** of a hull: its points, from the centre (world) */
  readonly pointsB: readonly number[];
  /** way of body B in one frame (world) */
  readonly motion: Vec3;
  /** what body B turns in one frame (degrees) */
  readonly spin: Vec3;
  /** frames of the run (count) */
  readonly frames: number;
  /** what is asked of the pair (enum) */
  readonly question: ConvexQuestion;
  /** first search direction; none is taken as along x (scalar) */
  readonly start: Vec3;
  /** when GJK stops (enum) */
  readonly termination: ConvexTermination;
  /** of the absolute rule: what v.v - v.w, and v.v, may come to; world units squared (scalar) */
  readonly epsilon: number;
  /** how the nearest point of a simplex is found (enum) */
  readonly subDistance: ConvexSubDistance;
  /** whether spheres and capsules are asked as they are, or as a core with a margin (enum) */
  readonly rounding: ConvexRounding;
  /** of EPA: faces its polytope may have (count) */
  readonly faces: number;
  /** of conservative advancement: a distance that counts as contact, as a share of the bodies' sizes (scalar) */
  readonly contact: number;
}

/** What one frame comes to. */
export interface Result {
  /** what the pair is, by the rules that were chosen (enum) */
  readonly verdict: ConvexVerdict;
  /** what they answer: distance; below 0 how deep the bodies are in each other (world) */
  readonly distance: number;
  /** the distance is surely not below this: a plane keeps the bodies so far apart, or the polytope leaves the origin so deep (world) */
  readonly low: number;
  /** and not above this: two points are so far apart, or a plane so near (world) */
  readonly high: number;
  /** nearest point of A, or its deepest in B (world) */
  readonly pointA: Vec3;
  /** nearest point of B, or its deepest in A (world) */
  readonly pointB: Vec3;
  /** from B toward A; pointA - pointB is the distance times this (scalar) */
  readonly normal: Vec3;
  /** iterations of GJK (count) */
  readonly gjk: number;
  /** iterations of EPA (count) */
  readonly epa: number;
  /** steps of conservative advancement (count) */
  readonly steps: number;
  /** first contact during the motion to the next frame; infinity if there is none or it was not asked (fraction) */
  readonly time: number;
  /** the same by the certified sweep; infinity if it meets nothing, no number where it has no answer (fraction) */
  readonly sweepTime: number;
  /** time less sweepTime; no number where there is no sweep (fraction) */
  readonly difference: number;
  /** distance or depth by the robust rules, whatever was chosen (world) */
  readonly trueDistance: number;
  /** first contact by the robust rules; infinity if there is none or it was not asked (fraction) */
  readonly trueTime: number;
  /** centre of body B (world) */
  readonly centre: Vec3;
}

/** Two convex bodies as they stand in one frame. */
export interface ConvexFrameEvent {
  readonly kind: 'ConvexFrame';
  /** number of the frame (index) */
  readonly frame: number;
  /** what is asked (enum) */
  readonly question: ConvexQuestion;
  /** shape of body A (enum) */
  readonly shapeA: ConvexShape;
  /** its centre (world) */
  readonly centreA: Vec3;
  /** its size (world) */
  readonly sizeA: Vec3;
  /** its axis a0, a unit vector (scalar) */
  readonly a0: Vec3;
  /** its axis a1 (scalar) */
  readonly a1: Vec3;
  /** its axis a2 (scalar) */
  readonly a2: Vec3;
  /** its corners; 0 for a round body (count) */
  readonly cornersA: number;
  /** how far the farthest corner of a part lies outside of the corners that were kept; 0 if all were (world) */
  readonly leftOutA: number;
  /** where the middle of a part lies in the scene (world) */
  readonly homeA: Vec3;
  /** margin of body A around its core (world) */
  readonly marginA: number;
  /** shape of body B (enum) */
  readonly shapeB: ConvexShape;
  /** its centre (world) */
  readonly centreB: Vec3;
  /** its size (world) */
  readonly sizeB: Vec3;
  /** its axis b0, a unit vector (scalar) */
  readonly b0: Vec3;
  /** its axis b1 (scalar) */
  readonly b1: Vec3;
  /** its axis b2 (scalar) */
  readonly b2: Vec3;
  /** its corners; 0 for a round body (count) */
  readonly cornersB: number;
  /** how far the farthest corner of a part lies outside of the corners that were kept; 0 if all were (world) */
  readonly leftOutB: number;
  /** where the middle of a part lies in the scene (world) */
  readonly homeB: Vec3;
  /** margin of body B around its core (world) */
  readonly marginB: number;
  /** from the centre of A to that of B (world) */
  readonly between: Vec3;
  /** way of body B to the next frame (world) */
  readonly motion: Vec3;
  /** what it turns on that way (degrees) */
  readonly spin: Vec3;
  /** largest length involved: reach of A, reach of B and the way between their centres (world) */
  readonly scale: number;
  /** what rounding can make of a distance, 2^-46 of that (world) */
  readonly rounding: number;
}

/** Gilbert, Johnson and Keerthi's search for the point of A - B nearest to the origin begins. */
export interface ConvexGjkEvent {
  readonly kind: 'ConvexGjk';
  /** first search direction (scalar) */
  readonly start: Vec3;
  /** when it stops (enum) */
  readonly termination: ConvexTermination;
  /** of the absolute rule (scalar) */
  readonly epsilon: number;
  /** how the nearest point of a simplex is found (enum) */
  readonly subDistance: ConvexSubDistance;
}

/** One support point, and what becomes of the simplex. */
export interface ConvexGjkStepEvent {
  readonly kind: 'ConvexGjkStep';
  /** number of the iteration; number 0 only makes the first point (index) */
  readonly iteration: number;
  /** d, search direction: from the nearest point so far toward the origin, -v (world) */
  readonly search: Vec3;
  /** farthest point of A along d (world) */
  readonly supportA: Vec3;
  /** farthest point of B along -d (world) */
  readonly supportB: Vec3;
  /** their difference: farthest point of A - B along d (world) */
  readonly w: Vec3;
  /** points of the simplex before (index) */
  readonly countBefore: number;
  /** point 0 of the simplex before; no number where there is none (world) */
  readonly before0: Vec3;
  /** point 1 (world) */
  readonly before1: Vec3;
  /** point 2 (world) */
  readonly before2: Vec3;
  /** point 3 (world) */
  readonly before3: Vec3;
  /** nearest point so far; none in number 0 (world) */
  readonly v: Vec3;
  /** |v|: the bodies are no farther apart than this (world) */
  readonly length: number;
  /** -d.w / |d|, which is v.w / |v|: a plane across d keeps them so far apart (world) */
  readonly bound: number;
  /** largest bound so far (world) */
  readonly low: number;
  /** v.v - v.w, what the new point promises (scalar) */
  readonly progress: number;
  /** progress up to this ends the search (scalar) */
  readonly allowed: number;
  /** the new point is in the simplex already (flag) */
  readonly again: boolean;
  /** barycentric coordinate of the origin, dropped on the simplex with its new point; below 0 the origin lies beyond the side without point 0 (scalar) */
  readonly lambda0: number;
  /** of point 1 (scalar) */
  readonly lambda1: number;
  /** of point 2 (scalar) */
  readonly lambda2: number;
  /** of point 3 (scalar) */
  readonly lambda3: number;
  /** too flat for signs: all its sides were asked (flag) */
  readonly flat: boolean;
  /** which points are kept: a bit for each, the new one last (index) */
  readonly kept: number;
  /** points of the simplex after (index) */
  readonly countAfter: number;
  /** point 0 of the simplex after (world) */
  readonly after0: Vec3;
  /** point 1 (world) */
  readonly after1: Vec3;
  /** point 2 (world) */
  readonly after2: Vec3;
  /** point 3 (world) */
  readonly after3: Vec3;
  /** its weight in the nearest point (scalar) */
  readonly weight0: number;
  /** weight of point 1 (scalar) */
  readonly weight1: number;
  /** weight of point 2 (scalar) */
  readonly weight2: number;
  /** weight of point 3 (scalar) */
  readonly weight3: number;
  /** nearest point of the new simplex to the origin (world) */
  readonly vAfter: Vec3;
  /** its length (world) */
  readonly lengthAfter: number;
  /** the point of A that makes it (world) */
  readonly nearestA: Vec3;
  /** the point of B that makes it (world) */
  readonly nearestB: Vec3;
  /** goes on, or why it ends (enum) */
  readonly verdict: ConvexStepVerdict;
}

/** The search ends. */
export interface ConvexGjkEndEvent {
  readonly kind: 'ConvexGjkEnd';
  /** what it says of the pair (enum) */
  readonly verdict: ConvexVerdict;
  /** |v|, 0 if the bodies meet; of the cores, where margins are apart (world) */
  readonly distance: number;
  /** largest distance that a plane keeps them apart; minus infinity if none was asked (world) */
  readonly low: number;
  /** the point of A that makes it (world) */
  readonly nearestA: Vec3;
  /** the point of B that makes it (world) */
  readonly nearestB: Vec3;
  /** iterations made (count) */
  readonly iterations: number;
  /** points of the last simplex (count) */
  readonly points: number;
}

/** Van den Bergen's expanding polytope begins: a tetrahedron in A - B around the origin. */
export interface ConvexEpaEvent {
  readonly kind: 'ConvexEpa';
  /** points that came from GJK; the others are support points across them (count) */
  readonly from: number;
  /** faces the polytope may have (count) */
  readonly most: number;
  /** it ends when a face can grow by no more than this share of the depth (scalar) */
  readonly share: number;
}

/** A face of the polytope is made. */
export interface ConvexFaceEvent {
  readonly kind: 'ConvexFace';
  /** number of the face (index) */
  readonly face: number;
  /** its corners in A - B, counterclockwise seen from outside (world) */
  readonly p0: Vec3;
  /** corner 1 (world) */
  readonly p1: Vec3;
  /** corner 2 (world) */
  readonly p2: Vec3;
  /** outward, a unit vector (scalar) */
  readonly normal: Vec3;
  /** of its plane from the origin; infinity for a face without area, which is never the nearest (world) */
  readonly distance: number;
  /** iteration that made it; -1 for the tetrahedron (index) */
  readonly born: number;
  /** iteration that removed it; -1 if it stays to the end (index) */
  readonly gone: number;
}

/** The face nearest to the origin is asked whether A - B goes on behind it. */
export interface ConvexEpaStepEvent {
  readonly kind: 'ConvexEpaStep';
  /** number of the iteration (index) */
  readonly iteration: number;
  /** the nearest face (index) */
  readonly face: number;
  /** its corner 0 (world) */
  readonly p0: Vec3;
  /** its corner 1 (world) */
  readonly p1: Vec3;
  /** its corner 2 (world) */
  readonly p2: Vec3;
  /** n, its outward normal (scalar) */
  readonly normal: Vec3;
  /** of its plane from the origin: the depth is not less (world) */
  readonly distance: number;
  /** the point of that plane nearest to the origin (world) */
  readonly foot: Vec3;
  /** farthest point of A along n (world) */
  readonly supportA: Vec3;
  /** farthest point of B along -n (world) */
  readonly supportB: Vec3;
  /** their difference (world) */
  readonly w: Vec3;
  /** n.w: the depth is not more, for a way of so much along n parts the bodies (world) */
  readonly reach: number;
  /** n.w less the distance (world) */
  readonly growth: number;
  /** growth up to this ends the search (world) */
  readonly allowed: number;
  /** largest distance of a nearest face so far (world) */
  readonly low: number;
  /** smallest n.w so far (world) */
  readonly high: number;
}

/** What the iteration did to the polytope. */
export interface ConvexEpaStepEndEvent {
  readonly kind: 'ConvexEpaStepEnd';
  /** faces that the new point sees, which go (count) */
  readonly removed: number;
  /** edges around them, each with a new face to the new point (count) */
  readonly horizon: number;
  /** faces of the polytope now (count) */
  readonly faces: number;
  /** points it was made of so far (count) */
  readonly vertices: number;
  /** goes on, or why it ends (enum) */
  readonly verdict: ConvexEpaVerdict;
}

/** The polytope has grown. */
export interface ConvexEpaEndEvent {
  readonly kind: 'ConvexEpaEnd';
  /** why it ended (enum) */
  readonly verdict: ConvexEpaVerdict;
  /** smallest n.w found, a way that surely parts the bodies; of the cores, where margins are apart (world) */
  readonly depth: number;
  /** the depth is not less than this (world) */
  readonly low: number;
  /** n of that way: A moves by -depth n, or B by depth n (scalar) */
  readonly normal: Vec3;
  /** point of A that lies deepest (world) */
  readonly deepestA: Vec3;
  /** point of B that lies deepest (world) */
  readonly deepestB: Vec3;
  /** iterations made (count) */
  readonly iterations: number;
  /** faces at the end (count) */
  readonly faces: number;
  /** points the polytope was made of (count) */
  readonly vertices: number;
}

/** Conservative advancement begins: steps so short that the bodies cannot meet within them. */
export interface ConvexAdvanceEvent {
  readonly kind: 'ConvexAdvance';
  /** way of body B in the frame (world) */
  readonly motion: Vec3;
  /** most that body B turns in the frame, radians (scalar) */
  readonly turn: number;
  /** no point of B is farther from its centre (world) */
  readonly radius: number;
  /** a distance up to this counts as contact (world) */
  readonly contact: number;
}

/** One distance, and how long the bodies surely stay apart. */
export interface ConvexAdvanceStepEvent {
  readonly kind: 'ConvexAdvanceStep';
  /** number of the step (index) */
  readonly iteration: number;
  /** time so far (fraction) */
  readonly time: number;
  /** centre of B then (world) */
  readonly centreB: Vec3;
  /** axis b0 of B then (scalar) */
  readonly b0: Vec3;
  /** axis b1 (scalar) */
  readonly b1: Vec3;
  /** axis b2 (scalar) */
  readonly b2: Vec3;
  /** distance of the bodies that the step trusts (world) */
  readonly distance: number;
  /** a plane keeps them so far apart (world) */
  readonly low: number;
  /** two points are so far apart (world) */
  readonly high: number;
  /** nearest point of A (world) */
  readonly nearestA: Vec3;
  /** nearest point of B (world) */
  readonly nearestB: Vec3;
  /** n, of the plane that keeps them apart, from B toward A (scalar) */
  readonly normal: Vec3;
  /** motion.n (world) */
  readonly along: number;
  /** turn times radius, the most that turning adds (world) */
  readonly turning: number;
  /** their sum: B comes no faster toward A in a frame (world) */
  readonly speed: number;
  /** distance over speed; infinity if it does not come nearer (fraction) */
  readonly step: number;
  /** time after the step (fraction) */
  readonly next: number;
  /** iterations of GJK (count) */
  readonly gjk: number;
  /** goes on, or why it ends (enum) */
  readonly verdict: ConvexAdvanceVerdict;
}

/** Conservative advancement ends. */
export interface ConvexAdvanceEndEvent {
  readonly kind: 'ConvexAdvanceEnd';
  /** why it ended (enum) */
  readonly verdict: ConvexAdvanceVerdict;
  /** first contact; infinity if there is none in the frame (fraction) */
  readonly time: number;
  /** until then they surely do not meet (fraction) */
  readonly safe: number;
  /** distance there (world) */
  readonly distance: number;
  /** steps made (count) */
  readonly steps: number;
}

/** The same time by another road: the certified sweep of an ellipsoid against the other body's triangles. */
export interface ConvexSweepEvent {
  readonly kind: 'ConvexSweep';
  /** hit, none, or why there is no answer (enum) */
  readonly verdict: ConvexSweepVerdict;
  /** A is the ellipsoid, and takes B's motion backward (flag) */
  readonly movesA: boolean;
  /** of the ellipsoid, along its own axes (world) */
  readonly radii: Vec3;
  /** of the ellipsoid against the other body (world) */
  readonly way: Vec3;
  /** triangles of the other body (count) */
  readonly triangles: number;
  /** first contact by the sweep (fraction) */
  readonly time: number;
  /** first contact by conservative advancement (fraction) */
  readonly advanced: number;
  /** the latter less the former; not above 0, and not below by more than the contact distance allows (fraction) */
  readonly difference: number;
  /** where they touch then, on the body that stands still in this sweep, as it stands at the beginning of the frame (world) */
  readonly point: Vec3;
  /** from that body toward the ellipsoid (scalar) */
  readonly normal: Vec3;
}

/** Triangles to draw a body, or A - B, by. */
export interface ConvexOutlineEvent {
  readonly kind: 'ConvexOutline';
  /** 0 body A, 1 body B, 2 the difference A - B, whose origin is the world's (index) */
  readonly which: number;
  /** how many follow (count) */
  readonly triangles: number;
  /** their corners (count) */
  readonly vertices: number;
  /** support points in fixed directions: it lies within the body (flag) */
  readonly sampled: boolean;
  /** 3 a body, 2 flat, 1 a segment, 0 a point (index) */
  readonly rank: number;
}

/** A triangle of an outline. */
export interface ConvexTriangleEvent {
  readonly kind: 'ConvexTriangle';
  /** corner 0, counterclockwise seen from outside (world) */
  readonly p0: Vec3;
  /** corner 1 (world) */
  readonly p1: Vec3;
  /** corner 2 (world) */
  readonly p2: Vec3;
  /** from corner 0 to 1 there is an edge of the body, not only of the triangle (flag) */
  readonly edge0: boolean;
  /** from corner 1 to 2 (flag) */
  readonly edge1: boolean;
  /** from corner 2 to 0 (flag) */
  readonly edge2: boolean;
}

/** The outline ends. */
export interface ConvexOutlineEndEvent {
  readonly kind: 'ConvexOutlineEnd';
  /** 0 body A, 1 body B, 2 the difference A - B (index) */
  readonly which: number;
}

/** The same by the robust rules: the relative rule and signed volumes, with EPA wherever they meet. */
export interface ConvexTruthEvent {
  readonly kind: 'ConvexTruth';
  /** what the pair is (enum) */
  readonly verdict: ConvexVerdict;
  /** distance; below 0 how deep (world) */
  readonly distance: number;
  /** not below this (world) */
  readonly low: number;
  /** not above this (world) */
  readonly high: number;
  /** what the chosen rules answer, less this (world) */
  readonly off: number;
  /** first contact; infinity if there is none or it was not asked (fraction) */
  readonly time: number;
}

/** The frame ends. */
export interface ConvexFrameEndEvent {
  readonly kind: 'ConvexFrameEnd';
  /** what the pair is (enum) */
  readonly verdict: ConvexVerdict;
  /** distance; below 0 how deep; infinity if there is no such body (world) */
  readonly distance: number;
  /** not below this (world) */
  readonly low: number;
  /** not above this (world) */
  readonly high: number;
  /** nearest point of A, or its deepest in B (world) */
  readonly pointA: Vec3;
  /** nearest point of B, or its deepest in A (world) */
  readonly pointB: Vec3;
  /** from B toward A (scalar) */
  readonly normal: Vec3;
  /** first contact during the motion to the next frame (fraction) */
  readonly time: number;
}

export type Event =
  | ConvexFrameEvent
  | ConvexGjkEvent
  | ConvexGjkStepEvent
  | ConvexGjkEndEvent
  | ConvexEpaEvent
  | ConvexFaceEvent
  | ConvexEpaStepEvent
  | ConvexEpaStepEndEvent
  | ConvexEpaEndEvent
  | ConvexAdvanceEvent
  | ConvexAdvanceStepEvent
  | ConvexAdvanceEndEvent
  | ConvexSweepEvent
  | ConvexOutlineEvent
  | ConvexTriangleEvent
  | ConvexOutlineEndEvent
  | ConvexTruthEvent
  | ConvexFrameEndEvent;

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
