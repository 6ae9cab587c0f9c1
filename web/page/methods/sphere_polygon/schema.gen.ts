// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudySchema, Vec3 } from '../../model/study/schema';
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

/** What can be set: does a resting sphere touch a polygon, and where to then. */
export interface Settings {
  /** corners of the polygon in order, counter-clockwise seen from its front (world) */
  readonly polygon: readonly number[];
  /** where a scene is given, its triangles instead of the polygon (flag) */
  readonly useMesh: boolean;
  /** centre of the sphere before frame 0 (world) */
  readonly centre: Vec3;
  /** its way in one frame (world) */
  readonly motion: Vec3;
  /** what each frame adds to that way (world) */
  readonly gravity: Vec3;
  /** its radius r (world) */
  readonly radius: number;
  /** frames of the run (count) */
  readonly frames: number;
  /** how a point is found inside the polygon (enum) */
  readonly inside: RestInsideTest;
  /** whether a sphere whose centre is behind the face counts (enum) */
  readonly facing: RestFacing;
  /** where the normal comes from (enum) */
  readonly normal: RestNormal;
  /** what becomes of a sphere that touches (enum) */
  readonly response: RestAnswer;
  /** share of the speed that a bounce gives back (fraction) */
  readonly restitution: number;
}

/** What one frame comes to. */
export interface Result {
  /** the place test finds the sphere touching or overlapping (flag) */
  readonly overlap: boolean;
  /** it truly does, at the same place (flag) */
  readonly trueOverlap: boolean;
  /** region of the centre at the polygon tested first (enum) */
  readonly region: RestRegion;
  /** part that decided there (enum) */
  readonly feature: RestFeature;
  /** that polygon: the triangle, or 0; -1 if none is near (index) */
  readonly triangle: number;
  /** distance the place test finds there; infinity where it gives none (world) */
  readonly distance: number;
  /** true distance of the centre from the nearest polygon; infinity if none is near (world) */
  readonly trueDistance: number;
  /** how deep the sphere truly is in it before the response; 0 if it is clear (world) */
  readonly depth: number;
  /** angle sum and signed edges say the same of every polygon asked (flag) */
  readonly insideAgrees: boolean;
  /** the certified sweep meets something within the frame (flag) */
  readonly swept: boolean;
  /** when; infinity if it does not (fraction) */
  readonly time: number;
  /** the sweep meets something that the place test at the end of the frame does not see (flag) */
  readonly missed: boolean;
  /** polygons asked (count) */
  readonly asked: number;
  /** of those, found touching (count) */
  readonly contacts: number;
  /** centre of the sphere after the response (world) */
  readonly centre: Vec3;
  /** its way in one frame after the response (world) */
  readonly motion: Vec3;
}

/** The sphere goes its way, and what is near its end is gathered. */
export interface RestFrameEvent {
  readonly kind: 'RestFrame';
  /** number of the frame (index) */
  readonly frame: number;
  /** centre when the frame begins (world) */
  readonly start: Vec3;
  /** way of the frame before gravity (world) */
  readonly before: Vec3;
  /** what gravity adds to it (world) */
  readonly gravity: Vec3;
  /** way of this frame, before + gravity (world) */
  readonly motion: Vec3;
  /** centre at its end, start + motion: the place that is tested (world) */
  readonly centre: Vec3;
  /** radius r (world) */
  readonly radius: number;
  /** polygons whose box meets the sphere's there (count) */
  readonly near: number;
  /** of those, the nearest that are asked, at most 24 (count) */
  readonly asked: number;
  /** how a point is found inside (enum) */
  readonly inside: RestInsideTest;
  /** whether a centre behind the face counts (enum) */
  readonly facing: RestFacing;
  /** where the normal comes from (enum) */
  readonly normal: RestNormal;
  /** what becomes of a sphere that touches (enum) */
  readonly response: RestAnswer;
}

/** Beside the place test: the certified sweep over the whole frame. */
export interface RestSweptEvent {
  readonly kind: 'RestSwept';
  /** the sphere meets something on its way (flag) */
  readonly found: boolean;
  /** when; infinity if never (fraction) */
  readonly time: number;
  /** length of the way (world) */
  readonly way: number;
  /** way that is gone after the touch before the place test looks, (1 - t) way; infinity if there is no touch (world) */
  readonly late: number;
  /** centre when it touches; at the end if it does not (world) */
  readonly centre: Vec3;
  /** touching point; the zero vector if there is none (world) */
  readonly point: Vec3;
  /** unit, from that point toward the centre; the zero vector if there is none (scalar) */
  readonly direction: Vec3;
  /** motion.direction, below 0: how much of the way goes into it; 0 if there is no touch (world) */
  readonly approach: number;
  /** that is more than rounding: the sphere does not just slide along (flag) */
  readonly enters: boolean;
  /** triangle that is met, or 0 for the polygon; -1 if none (index) */
  readonly triangle: number;
  /** part of it (enum) */
  readonly feature: RestFeature;
  /** which side or corner; 0 for the face (index) */
  readonly element: number;
  /** how deep the sphere already is in something when the frame begins (world) */
  readonly startDepth: number;
  /** true distance at the end of the way; infinity if nothing is near (world) */
  readonly endDistance: number;
  /** the sphere truly touches there (flag) */
  readonly endOverlap: boolean;
}

/** One polygon is asked, at the place where the sphere is now. */
export interface RestPolygonEvent {
  readonly kind: 'RestPolygon';
  /** triangle of the scene; 0 for the polygon (index) */
  readonly triangle: number;
  /** 0 for the nearest (index) */
  readonly order: number;
  /** its corners (count) */
  readonly corners: number;
  /** centre, after what responses to nearer polygons did (world) */
  readonly centre: Vec3;
  /** radius r (world) */
  readonly radius: number;
  /** way in one frame, after the same (world) */
  readonly motion: Vec3;
}

/** What a corner and the next add to the normal after Newell. */
export interface RestCornerEvent {
  readonly kind: 'RestCorner';
  /** number of the corner (index) */
  readonly corner: number;
  /** corner i (world) */
  readonly point: Vec3;
  /** corner j, the next (world) */
  readonly next: Vec3;
  /** ((y_i - y_j)(z_i + z_j), (z_i - z_j)(x_i + x_j), (x_i - x_j)(y_i + y_j)), from corner 0 (scalar) */
  readonly term: Vec3;
  /** sum of the terms so far (scalar) */
  readonly sum: Vec3;
}

/** The plane of the polygon. */
export interface RestPlaneEvent {
  readonly kind: 'RestPlane';
  /** convex, concave, or what is wrong with it (enum) */
  readonly shape: RestShape;
  /** sum of Newell's terms (scalar) */
  readonly sum: Vec3;
  /** its length, twice the area (scalar) */
  readonly sumLength: number;
  /** below this length it is rounding, and there is no plane (scalar) */
  readonly least: number;
  /** (p1 - p0) x (p2 - p0): the first three corners only, as printed (scalar) */
  readonly three: Vec3;
  /** its length; 0 if the three lie on a line (scalar) */
  readonly threeLength: number;
  /** unit normal that is used; the zero vector if there is no plane (scalar) */
  readonly n: Vec3;
  /** corner 0, a point of the plane (world) */
  readonly p0: Vec3;
  /** D = -n.p0 (world) */
  readonly offset: number;
  /** n.c + D, signed distance of the centre as printed (world) */
  readonly printed: number;
  /** n.(c - p0), the same without a difference of large numbers (world) */
  readonly distance: number;
  /** how far the farthest corner is off the plane (world) */
  readonly uneven: number;
  /** up to here the polygon counts as flat (world) */
  readonly flat: number;
}

/** From the centre toward the face. */
export interface RestRayEvent {
  readonly kind: 'RestRay';
  /** centre c (world) */
  readonly start: Vec3;
  /** -100000 n, as printed; the zero vector where the centre is dropped on the plane (world) */
  readonly vector: Vec3;
  /** end of the ray (world) */
  readonly end: Vec3;
  /** signed distance of its start from the plane (world) */
  readonly distance1: number;
  /** signed distance of its end (world) */
  readonly distance2: number;
  /** distance1 distance2; the ray crosses the plane only below 0 (scalar) */
  readonly product: number;
  /** unit direction of the ray (scalar) */
  readonly direction: Vec3;
  /** -(n.c + D) (world) */
  readonly numerator: number;
  /** n.direction (scalar) */
  readonly denominator: number;
  /** numerator / denominator, way to the plane (world) */
  readonly along: number;
  /** where it meets the plane (world) */
  readonly foot: Vec3;
  /** whether it does (enum) */
  readonly verdict: RestRayVerdict;
}

/** The angle under which one side is seen from the foot. */
export interface RestAngleEvent {
  readonly kind: 'RestAngle';
  /** side from corner i to the next (index) */
  readonly side: number;
  /** A, from the foot to corner i (world) */
  readonly a: Vec3;
  /** B, from the foot to the next (world) */
  readonly b: Vec3;
  /** A.B (scalar) */
  readonly dot: number;
  /** |A| |B| (scalar) */
  readonly lengths: number;
  /** A.B / (|A| |B|); 0 if the foot is at the corner (scalar) */
  readonly cosine: number;
  /** its arc cosine; 0 where it has none, as printed (radians) */
  readonly angle: number;
  /** sum of the angles so far (radians) */
  readonly sum: number;
  /** the same angle with the sign of n.(A x B) (radians) */
  readonly turn: number;
  /** sum of the signed ones so far: 2 pi inside, 0 outside, whatever the shape (radians) */
  readonly turns: number;
  /** counted, or why it counts nothing (enum) */
  readonly verdict: RestAngleVerdict;
}

/** On which side of one side is the foot? */
export interface RestSideEvent {
  readonly kind: 'RestSide';
  /** side from corner i to the next (index) */
  readonly side: number;
  /** E, from corner i to the next (world) */
  readonly edge: Vec3;
  /** n x E, square to the side, inward (scalar) */
  readonly inward: Vec3;
  /** (n x E).(foot - p_i); below 0 the foot is outside of this side (scalar) */
  readonly value: number;
  /** value / |E|, distance from the line (world) */
  readonly distance: number;
  /** 1 or -1 if the side crosses the ray in the plane from the foot, upward or downward (index) */
  readonly crossing: number;
  /** sum of the crossings so far (index) */
  readonly winding: number;
  /** inner, outer, or on the line (enum) */
  readonly verdict: RestSideVerdict;
}

/** Is the foot inside the polygon? */
export interface RestInsideEvent {
  readonly kind: 'RestInside';
  /** the point asked about (world) */
  readonly foot: Vec3;
  /** sum of the angles (radians) */
  readonly sum: number;
  /** 2 pi (radians) */
  readonly full: number;
  /** 0.9999999999 2 pi, as printed (radians) */
  readonly bound: number;
  /** sum - bound; inside from 0 on (radians) */
  readonly over: number;
  /** angles that counted nothing (count) */
  readonly uncounted: number;
  /** the ray came to the plane; as printed the sum is not asked otherwise (flag) */
  readonly rayMeets: boolean;
  /** inside by the angle sum: the ray meets the plane, and the sum is large enough (flag) */
  readonly byAngles: boolean;
  /** sum of the signed angles (radians) */
  readonly turns: number;
  /** least signed edge value (scalar) */
  readonly least: number;
  /** side that has it (index) */
  readonly leastSide: number;
  /** the foot is outside of no side; right for convex polygons only (flag) */
  readonly allInner: boolean;
  /** how often the polygon goes round the foot (index) */
  readonly winding: number;
  /** the foot is on a side (flag) */
  readonly onBoundary: boolean;
  /** all sides turn the same way, so that allInner decides; else the winding does (flag) */
  readonly convex: boolean;
  /** inside by signed edges (flag) */
  readonly bySides: boolean;
  /** which of the two is asked (enum) */
  readonly decides: RestInsideTest;
  /** its answer (flag) */
  readonly inside: boolean;
  /** both say the same (flag) */
  readonly agree: boolean;
}

/** The region of the centre. */
export interface RestPlaceEvent {
  readonly kind: 'RestPlace';
  /** T, over the face: the plane decides; b, beside it: sides and corners decide (enum) */
  readonly region: RestRegion;
  /** point of the plane under the centre (world) */
  readonly foot: Vec3;
  /** |c - foot|; infinity if the ray does not meet the face (world) */
  readonly distance: number;
  /** radius r (world) */
  readonly radius: number;
  /** in T and no farther than r (flag) */
  readonly faceTouches: boolean;
  /** sides and corners are asked: neither done with the face nor skipped (flag) */
  readonly sidesAsked: boolean;
}

/** The closest point of one side. */
export interface RestEdgeEvent {
  readonly kind: 'RestEdge';
  /** side from corner i to the next (index) */
  readonly side: number;
  /** corner i (world) */
  readonly a: Vec3;
  /** the next (world) */
  readonly b: Vec3;
  /** unit vector from a to b; the zero vector if they are one point (scalar) */
  readonly u: Vec3;
  /** |b - a| (world) */
  readonly size: number;
  /** u.(c - a) (world) */
  readonly along: number;
  /** along / size, before it is clamped; 0 for a side without length (fraction) */
  readonly f: number;
  /** the same within 0 and 1 (fraction) */
  readonly clamped: number;
  /** closest point, a corner itself at 0 and 1 (world) */
  readonly point: Vec3;
  /** distance of the centre from it (world) */
  readonly distance: number;
  /** nearer than all sides before (flag) */
  readonly nearest: boolean;
  /** no farther than r (flag) */
  readonly touches: boolean;
}

/** The distance of one corner. */
export interface RestVertexEvent {
  readonly kind: 'RestVertex';
  /** number of the corner (index) */
  readonly corner: number;
  /** the corner (world) */
  readonly point: Vec3;
  /** distance of the centre from it (world) */
  readonly distance: number;
  /** nearer than all corners before (flag) */
  readonly nearest: boolean;
  /** no farther than r (flag) */
  readonly touches: boolean;
}

/** What is nearest, and whether the sphere reaches it. */
export interface RestNearestEvent {
  readonly kind: 'RestNearest';
  /** face in T, else the nearer of side and corner; a corner wins ties, as printed (enum) */
  readonly feature: RestFeature;
  /** which side or corner; 0 for the face, -1 if none was asked (index) */
  readonly element: number;
  /** nearest point; the centre if none was asked (world) */
  readonly point: Vec3;
  /** its distance d; infinity if none was asked (world) */
  readonly distance: number;
  /** radius r (world) */
  readonly radius: number;
  /** d / r (scalar) */
  readonly ratio: number;
  /** r - d; minus infinity if none was asked (world) */
  readonly depth: number;
  /** distance of the nearest side; infinity if not asked (world) */
  readonly sideDistance: number;
  /** that side; -1 if not asked (index) */
  readonly side: number;
  /** distance of the nearest corner; infinity if not asked (world) */
  readonly cornerDistance: number;
  /** that corner; -1 if not asked (index) */
  readonly corner: number;
  /** touches, clear, or skipped (enum) */
  readonly verdict: RestVerdict;
  /** true distance of the polygon (world) */
  readonly trueDistance: number;
  /** it is no farther than r (flag) */
  readonly trueTouch: boolean;
  /** the verdict is true (flag) */
  readonly right: boolean;
}

/** Where to then: the part its author left open. */
export interface RestResponseEvent {
  readonly kind: 'RestResponse';
  /** what was asked for (enum) */
  readonly answer: RestAnswer;
  /** what was done (enum) */
  readonly outcome: RestOutcome;
  /** where the direction comes from; the centre may be on the face (enum) */
  readonly from: RestDirection;
  /** unit direction, from the nearest point to the centre (scalar) */
  readonly n: Vec3;
  /** r - d (world) */
  readonly depth: number;
  /** n (r - d) (world) */
  readonly push: Vec3;
  /** centre before (world) */
  readonly centre: Vec3;
  /** centre after (world) */
  readonly pushed: Vec3;
  /** way in one frame before (world) */
  readonly before: Vec3;
  /** before.n; below 0 it goes into the polygon (world) */
  readonly speed: number;
  /** how often before.n is taken away: 1 + restitution for a bounce, 1 for a slide, else 0 (scalar) */
  readonly share: number;
  /** -share (before.n) n (world) */
  readonly change: Vec3;
  /** way in one frame after (world) */
  readonly after: Vec3;
}

/** What the polygon came to. */
export interface RestPolygonEndEvent {
  readonly kind: 'RestPolygonEnd';
  /** touches, clear, or skipped (enum) */
  readonly verdict: RestVerdict;
  /** where the centre is (enum) */
  readonly region: RestRegion;
  /** part that decided (enum) */
  readonly feature: RestFeature;
  /** which side or corner (index) */
  readonly element: number;
  /** distance found; infinity if none (world) */
  readonly distance: number;
  /** true distance (world) */
  readonly trueDistance: number;
}

/** The frame ends. */
export interface RestFrameEndEvent {
  readonly kind: 'RestFrameEnd';
  /** the place test found a touch (flag) */
  readonly overlap: boolean;
  /** there truly was one at the place tested (flag) */
  readonly trueOverlap: boolean;
  /** the sweep meets something that the place test did not see (flag) */
  readonly missed: boolean;
  /** polygons found touching (count) */
  readonly contacts: number;
  /** distance that the place test found to the first polygon; infinity if none (world) */
  readonly distance: number;
  /** true distance of the nearest; infinity if none is near (world) */
  readonly trueDistance: number;
  /** centre after the responses (world) */
  readonly centre: Vec3;
  /** way in one frame after them (world) */
  readonly motion: Vec3;
  /** true distance after them from the polygons asked; infinity if none is near (world) */
  readonly left: number;
}

export type Event =
  | RestFrameEvent
  | RestSweptEvent
  | RestPolygonEvent
  | RestCornerEvent
  | RestPlaneEvent
  | RestRayEvent
  | RestAngleEvent
  | RestSideEvent
  | RestInsideEvent
  | RestPlaceEvent
  | RestEdgeEvent
  | RestVertexEvent
  | RestNearestEvent
  | RestResponseEvent
  | RestPolygonEndEvent
  | RestFrameEndEvent;

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
