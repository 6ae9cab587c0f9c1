// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudySchema, Vec3 } from '../../model/study/schema';
import texts from './fields.en.json';

/** whose volumes are shown */
export const VolumeModelValues = ['scene', 'chair'] as const;
export type VolumeModel = (typeof VolumeModelValues)[number];

/** whose steps are recorded */
export const VolumeShownValues = ['all', 'aabb', 'sphere', 'obb', 'kdop', 'hull'] as const;
export type VolumeShown = (typeof VolumeShownValues)[number];

/** a kind of volume */
export const VolumeKindValues = ['aabb', 'sphere', 'obb', 'kdop', 'hull'] as const;
export type VolumeKind = (typeof VolumeKindValues)[number];

/** how an AABB follows a turned model */
export const VolumeRefitValues = ['stale', 'two-corners', 'eight-corners', 'vertices'] as const;
export type VolumeRefit = (typeof VolumeRefitValues)[number];

/** how the sphere is found */
export const VolumeSphereWayValues = ['box-centre', 'mean', 'smallest'] as const;
export type VolumeSphereWay = (typeof VolumeSphereWayValues)[number];

/** how the OBB is found */
export const VolumeObbWayValues = ['three-edges', 'own-axes', 'covariance', 'surface-covariance', 'smallest'] as const;
export type VolumeObbWay = (typeof VolumeObbWayValues)[number];

/** sides of the k-DOP */
export const VolumeDirectionsValues = ['6', '14', '18', '26'] as const;
export type VolumeDirections = (typeof VolumeDirectionsValues)[number];

/** what the model's points span, decided without rounding */
export const VolumeShapeValues = ['solid', 'flat', 'line', 'point', 'empty', 'too-far'] as const;
export type VolumeShape = (typeof VolumeShapeValues)[number];

/** where a box of the search comes from */
export const VolumeSourceValues = ['world-axes', 'vertex-covariance', 'surface-covariance', 'plane-of-hull', 'two-edges', 'refined'] as const;
export type VolumeSource = (typeof VolumeSourceValues)[number];

/** what one side says of the probe */
export const VolumeSideVerdictValues = ['behind', 'in-front', 'no-plane'] as const;
export type VolumeSideVerdict = (typeof VolumeSideVerdictValues)[number];

/** an answer beside the truth */
export const VolumeVerdictValues = ['right', 'false-alarm', 'missed'] as const;
export type VolumeVerdict = (typeof VolumeVerdictValues)[number];

/** What can be set: how tightly a volume encloses a model. */
export interface Settings {
  /** whose volumes: the scene's mesh (the chair where there is none), or the chair always (enum) */
  readonly model: VolumeModel;
  /** turn of the model about x, then y, then z in frame 0, about the centre of its box (degrees) */
  readonly turn: Vec3;
  /** what the model turns in one frame (degrees) */
  readonly spin: Vec3;
  /** frames of the run (count) */
  readonly frames: number;
  /** so many vertices more stand where the vertex farthest from the centre is: the same shape, another covariance (count) */
  readonly crowd: number;
  /** whose steps are recorded, and whose answers are counted (enum) */
  readonly shown: VolumeShown;
  /** how the AABB follows the turned model (enum) */
  readonly refit: VolumeRefit;
  /** how the sphere is found (enum) */
  readonly sphere: VolumeSphereWay;
  /** how the OBB is found (enum) */
  readonly obb: VolumeObbWay;
  /** sides of the k-DOP (enum) */
  readonly directions: VolumeDirections;
  /** OBB by axes: how its axes are turned against the model, about x, then y, then z (degrees) */
  readonly axesTurn: Vec3;
  /** OBB by three edges: its corner, 0 the low and 1 the high corner of the unturned model's box (scalar) */
  readonly corner: Vec3;
  /** OBB by three edges: edge 0 from the corner, in sizes of that box (scalar) */
  readonly edge0: Vec3;
  /** OBB by three edges: edge 1 (scalar) */
  readonly edge1: Vec3;
  /** OBB by three edges: edge 2 (scalar) */
  readonly edge2: Vec3;
  /** point that is tested, from the centre of the unturned model's box, in units of its largest half size (scalar) */
  readonly probe: Vec3;
  /** centre of a second AABB, in the same units (scalar) */
  readonly boxCentre: Vec3;
  /** half sizes of the second AABB, in the same units (scalar) */
  readonly boxHalf: Vec3;
}

/** What one frame comes to. */
export interface Result {
  /** volume of the hull in that of the AABB; 0 if the AABB has none. Above 1 only if it does not enclose the model (fraction) */
  readonly aabbFull: number;
  /** volume of the hull in that of the sphere (fraction) */
  readonly sphereFull: number;
  /** volume of the hull in that of the OBB (fraction) */
  readonly obbFull: number;
  /** volume of the hull in that of the k-DOP (fraction) */
  readonly kdopFull: number;
  /** surface of the AABB in surfaces of the hull; 0 if the hull has none (scalar) */
  readonly aabbSurface: number;
  /** surface of the sphere in surfaces of the hull (scalar) */
  readonly sphereSurface: number;
  /** surface of the OBB in surfaces of the hull (scalar) */
  readonly obbSurface: number;
  /** surface of the k-DOP in surfaces of the hull (scalar) */
  readonly kdopSurface: number;
  /** how far the model sticks out of the AABB; 0 if it is enclosed (world) */
  readonly outside: number;
  /** how far the model sticks out of the OBB (world) */
  readonly obbOutside: number;
  /** the probe is in the AABB, by six comparisons (flag) */
  readonly aabbInside: boolean;
  /** the probe is in the sphere (flag) */
  readonly sphereInside: boolean;
  /** the probe is in the OBB, by six signed distances (flag) */
  readonly obbInside: boolean;
  /** the probe is between all slabs of the k-DOP (flag) */
  readonly kdopInside: boolean;
  /** the probe is in the hull: the truth (flag) */
  readonly hullInside: boolean;
  /** the second AABB overlaps the AABB (flag) */
  readonly aabbMeets: boolean;
  /** the second AABB overlaps the sphere (flag) */
  readonly sphereMeets: boolean;
  /** no axis separates the second AABB from the OBB (flag) */
  readonly obbMeets: boolean;
  /** the second AABB overlaps every slab of the k-DOP (flag) */
  readonly kdopMeets: boolean;
  /** the second AABB meets the hull: the truth (flag) */
  readonly hullMeets: boolean;
  /** answers of volumes shown that say yes where the hull says no: work for a finer test (count) */
  readonly falseAlarms: number;
  /** answers of volumes shown that say no where the hull says yes: a collision lost (count) */
  readonly missed: number;
  /** volume of the hull, the same in every frame (scalar) */
  readonly hullVolume: number;
}

/** The model as it stands in one frame. */
export interface VolumeFrameEvent {
  readonly kind: 'VolumeFrame';
  /** number of the frame (index) */
  readonly frame: number;
  /** what its points span; without points there are no volumes (enum) */
  readonly shape: VolumeShape;
  /** turn about x, then y, then z (degrees) */
  readonly turn: Vec3;
  /** where its x axis points: column 0 of the rotation (scalar) */
  readonly a0: Vec3;
  /** where its y axis points (scalar) */
  readonly a1: Vec3;
  /** where its z axis points (scalar) */
  readonly a2: Vec3;
  /** what is added after the rotation, so that the pivot stays (world) */
  readonly shift: Vec3;
  /** centre of the unturned model's box, about which it turns; settings of places count from here (world) */
  readonly pivot: Vec3;
  /** largest half size of that box: settings of places are multiplied by it (world) */
  readonly unit: number;
  /** triangles of the model (count) */
  readonly triangles: number;
  /** of these so many were read; fewer only beyond six million (count) */
  readonly read: number;
  /** places with a vertex, each counted once (count) */
  readonly vertices: number;
  /** the chair, not the scene's mesh (flag) */
  readonly builtIn: boolean;
  /** corners of the hull; turning these is enough, because the farthest point in any direction is one of them (count) */
  readonly corners: number;
  /** the hull was finished; if not, its volume is too small and a point said to be outside may be inside (flag) */
  readonly complete: boolean;
  /** point that is tested (world) */
  readonly probe: Vec3;
  /** the same point turned back into the unturned model (world) */
  readonly probeBack: Vec3;
  /** low corner of the second AABB (world) */
  readonly boxLow: Vec3;
  /** high corner of the second AABB (world) */
  readonly boxHigh: Vec3;
}

/** Axis-aligned boxes of the turned model, four ways; one of them is used. */
export interface VolumeAabbEvent {
  readonly kind: 'VolumeAabb';
  /** the one that is used (enum) */
  readonly refit: VolumeRefit;
  /** its low corner (world) */
  readonly low: Vec3;
  /** its high corner (world) */
  readonly high: Vec3;
  /** box of the unturned model: low (world) */
  readonly staleLow: Vec3;
  /** box of the unturned model: high (world) */
  readonly staleHigh: Vec3;
  /** around the turned low and high corner alone: low (world) */
  readonly twoLow: Vec3;
  /** around the turned low and high corner alone: high (world) */
  readonly twoHigh: Vec3;
  /** around the eight turned corners: low (world) */
  readonly eightLow: Vec3;
  /** around the eight turned corners: high (world) */
  readonly eightHigh: Vec3;
  /** around the turned vertices: low (world) */
  readonly vertexLow: Vec3;
  /** around the turned vertices: high (world) */
  readonly vertexHigh: Vec3;
}

/** One corner of the unturned box is turned. */
export interface VolumeCornerEvent {
  readonly kind: 'VolumeCorner';
  /** bit k of the number says which end of axis k; 0 and 7 are the low and the high corner (index) */
  readonly corner: number;
  /** where it was (world) */
  readonly still: Vec3;
  /** where it is: rotation times still, plus shift (world) */
  readonly point: Vec3;
  /** least coordinates so far (world) */
  readonly low: Vec3;
  /** greatest coordinates so far (world) */
  readonly high: Vec3;
}

/** One axis: the intervals of all four boxes, the probe, and the second AABB. */
export interface VolumeAxisEvent {
  readonly kind: 'VolumeAxis';
  /** 0 x, 1 y, 2 z (index) */
  readonly axis: number;
  /** min of the box that is used (world) */
  readonly low: number;
  /** max of the box that is used (world) */
  readonly high: number;
  /** min, unturned (world) */
  readonly staleLow: number;
  /** max, unturned (world) */
  readonly staleHigh: number;
  /** min by two corners (world) */
  readonly twoLow: number;
  /** max by two corners (world) */
  readonly twoHigh: number;
  /** min by eight corners (world) */
  readonly eightLow: number;
  /** max by eight corners (world) */
  readonly eightHigh: number;
  /** min by vertices: the model's own (world) */
  readonly vertexLow: number;
  /** max by vertices (world) */
  readonly vertexHigh: number;
  /** vertex that gives the min: 3 triangle + corner (index) */
  readonly lowVertex: number;
  /** vertex that gives the max (index) */
  readonly highVertex: number;
  /** where that vertex is (world) */
  readonly lowPoint: Vec3;
  /** where that vertex is (world) */
  readonly highPoint: Vec3;
  /** coordinate p of the probe (world) */
  readonly probe: number;
  /** p <= max (flag) */
  readonly atMost: boolean;
  /** p >= min (flag) */
  readonly atLeast: boolean;
  /** min of the second AABB (world) */
  readonly boxLow: number;
  /** max of the second AABB (world) */
  readonly boxHigh: number;
  /** least max - greatest min; below 0 it is a gap (world) */
  readonly overlap: number;
  /** overlap >= 0 (flag) */
  readonly overlaps: boolean;
}

/** How tight the volume is, and what it says. */
export interface VolumeEndEvent {
  readonly kind: 'VolumeEnd';
  /** which volume (enum) */
  readonly volumeKind: VolumeKind;
  /** its volume (scalar) */
  readonly volume: number;
  /** its surface; a flat one has two sides (scalar) */
  readonly surface: number;
  /** volume of the hull (scalar) */
  readonly hullVolume: number;
  /** surface of the hull (scalar) */
  readonly hullSurface: number;
  /** hull's volume / volume; 0 if it has none (fraction) */
  readonly full: number;
  /** surface / hull's surface; 0 if the hull has none (scalar) */
  readonly wide: number;
  /** how far the model sticks out of it; 0 if it is enclosed (world) */
  readonly outside: number;
  /** the model sticks out by no more than rounding (flag) */
  readonly encloses: boolean;
  /** answer about the probe (flag) */
  readonly inside: boolean;
  /** answer about the second AABB (flag) */
  readonly meets: boolean;
  /** answer about the probe beside the hull's (enum) */
  readonly probeVerdict: VolumeVerdict;
  /** answer about the second AABB beside the hull's (enum) */
  readonly boxVerdict: VolumeVerdict;
}

/** The sphere around the model. Turned, it stays the same sphere about a turned centre. */
export interface VolumeSphereEvent {
  readonly kind: 'VolumeSphere';
  /** how it was found (enum) */
  readonly way: VolumeSphereWay;
  /** its centre (world) */
  readonly centre: Vec3;
  /** its radius r (world) */
  readonly radius: number;
  /** vertex on it: 3 triangle + corner (index) */
  readonly farthest: number;
  /** where that vertex is (world) */
  readonly farthestPoint: Vec3;
  /** radius of the smallest sphere (world) */
  readonly smallest: number;
}

/** A centre is chosen; the farthest vertex gives the radius. */
export interface VolumeCentredEvent {
  readonly kind: 'VolumeCentred';
  /** 0 centre of the unturned model's box, 1 mean of its vertices (index) */
  readonly way: number;
  /** the centre (world) */
  readonly centre: Vec3;
  /** vertex farthest from it (index) */
  readonly farthest: number;
  /** where that vertex is (world) */
  readonly point: Vec3;
  /** how far (world) */
  readonly radius: number;
  /** radius / that of the smallest sphere (scalar) */
  readonly excess: number;
}

/** The vertex farthest outside joins the support, and the sphere grows. */
export interface VolumeBallEvent {
  readonly kind: 'VolumeBall';
  /** number of the step; 0 is a single vertex (index) */
  readonly step: number;
  /** vertex that joins: 3 triangle + corner (index) */
  readonly pivot: number;
  /** where it is (world) */
  readonly pivotPoint: Vec3;
  /** its distance from the centre before (world) */
  readonly beyond: number;
  /** radius before (world) */
  readonly before: number;
  /** centre now (world) */
  readonly centre: Vec3;
  /** radius now (world) */
  readonly radius: number;
  /** points of support, 1 to 4 (count) */
  readonly held: number;
  /** first point of support (world) */
  readonly s0: Vec3;
  /** second; the first again if there is none (world) */
  readonly s1: Vec3;
  /** third; the first again if there is none (world) */
  readonly s2: Vec3;
  /** fourth; the first again if there is none (world) */
  readonly s3: Vec3;
  /** no vertex is outside: the smallest sphere (flag) */
  readonly last: boolean;
}

/** The oriented box, carried by the model: a corner and three edges. */
export interface VolumeObbEvent {
  readonly kind: 'VolumeObb';
  /** how it was found (enum) */
  readonly way: VolumeObbWay;
  /** its corner (world) */
  readonly corner: Vec3;
  /** edge 0 from there (world) */
  readonly e0: Vec3;
  /** edge 1 (world) */
  readonly e1: Vec3;
  /** edge 2 (world) */
  readonly e2: Vec3;
  /** corner + (e0 + e1 + e2) / 2 (world) */
  readonly centre: Vec3;
  /** (e0 x e1).e2; below 0 the edges are left-handed, and normals made of them point inward (scalar) */
  readonly determinant: number;
  /** greatest |cosine| between two edges; 0 for a box with right angles (scalar) */
  readonly skew: number;
  /** boxes measured by the search for the smallest; 0 for other ways (count) */
  readonly tried: number;
  /** planes of the hull that it laid a side on (count) */
  readonly planes: number;
  /** planes that the hull has (count) */
  readonly planesAll: number;
  /** every pair of edges was asked too (flag) */
  readonly pairs: boolean;
}

/** One row of the covariance of the unturned model, and one of its eigenvectors. */
export interface VolumeSpreadEvent {
  readonly kind: 'VolumeSpread';
  /** 0 to 2 (index) */
  readonly row: number;
  /** mean of the points (world) */
  readonly mean: Vec3;
  /** vertices that were counted, or area (scalar) */
  readonly weight: number;
  /** the row: means of products of differences from the mean (scalar) */
  readonly entries: Vec3;
  /** eigenvalue, the greatest first (scalar) */
  readonly value: number;
  /** its eigenvector in the unturned model, length 1 (scalar) */
  readonly still: Vec3;
  /** the same turned with the model (scalar) */
  readonly axis: Vec3;
}

/** The model along one axis of the OBB. */
export interface VolumeBoxAxisEvent {
  readonly kind: 'VolumeBoxAxis';
  /** 0 to 2 (index) */
  readonly axis: number;
  /** axis L, length 1 (scalar) */
  readonly unit: Vec3;
  /** least v.L over the vertices (world) */
  readonly low: number;
  /** greatest v.L over the vertices (world) */
  readonly high: number;
  /** vertex that gives the least: 3 triangle + corner (index) */
  readonly lowVertex: number;
  /** vertex that gives the greatest (index) */
  readonly highVertex: number;
  /** where it is (world) */
  readonly lowPoint: Vec3;
  /** where it is (world) */
  readonly highPoint: Vec3;
  /** least of the box's own corners on L (world) */
  readonly boxLow: number;
  /** greatest of the box's own corners on L (world) */
  readonly boxHigh: number;
}

/** One side of the OBB as a plane of three of its corners, and the probe's signed distance. */
export interface VolumeSideEvent {
  readonly kind: 'VolumeSide';
  /** 0 low and 1 high side of edge 0, then of edges 1 and 2 (index) */
  readonly side: number;
  /** first corner (world) */
  readonly v1: Vec3;
  /** second corner (world) */
  readonly v2: Vec3;
  /** third corner (world) */
  readonly v3: Vec3;
  /** [v3 - v1] x [v2 - v1] (scalar) */
  readonly crossed: Vec3;
  /** its length; 0 if the corners are in one line (scalar) */
  readonly length: number;
  /** [A, B, C], crossed / length; 0 if there is no plane (scalar) */
  readonly normal: Vec3;
  /** D = -(A v1x + B v1y + C v1z) (world) */
  readonly d: number;
  /** A px, B py, C pz of the probe (world) */
  readonly parts: Vec3;
  /** A px + B py + C pz + D; <= 0 counts as behind (world) */
  readonly distance: number;
  /** the same for the centre of the box: below 0 unless the normal points inward (world) */
  readonly centre: number;
  /** the normal points into the box (flag) */
  readonly inward: boolean;
  /** what the published rule says (enum) */
  readonly verdict: VolumeSideVerdict;
}

/** The search for the smallest box finds a smaller one. */
export interface VolumeTryEvent {
  readonly kind: 'VolumeTry';
  /** where it comes from (enum) */
  readonly source: VolumeSource;
  /** its volume (scalar) */
  readonly volume: number;
  /** of the volume of the first one (fraction) */
  readonly share: number;
  /** boxes measured until then (count) */
  readonly tried: number;
  /** its corner (world) */
  readonly corner: Vec3;
  /** edge 0 from there (world) */
  readonly e0: Vec3;
  /** edge 1 (world) */
  readonly e1: Vec3;
  /** edge 2 (world) */
  readonly e2: Vec3;
}

/** The k-DOP: slabs of fixed directions. */
export interface VolumeKdopEvent {
  readonly kind: 'VolumeKdop';
  /** sides; half as many directions (count) */
  readonly k: number;
  /** edges it has (count) */
  readonly edges: number;
  /** volume of its first three slabs alone, the AABB (scalar) */
  readonly aabb: number;
}

/** One direction: the model's interval, the probe, and the second AABB's interval. */
export interface VolumeSlabEvent {
  readonly kind: 'VolumeSlab';
  /** 0 to 2 axes, then edges' (18, 26) or corners' directions (index) */
  readonly direction: number;
  /** d, of whole numbers, not of length 1 (scalar) */
  readonly along: Vec3;
  /** |d|; d.p / |d| is a distance (scalar) */
  readonly length: number;
  /** least d.v over the vertices (world) */
  readonly low: number;
  /** greatest d.v over the vertices (world) */
  readonly high: number;
  /** vertex that gives the least: 3 triangle + corner (index) */
  readonly lowVertex: number;
  /** vertex that gives the greatest (index) */
  readonly highVertex: number;
  /** where it is (world) */
  readonly lowPoint: Vec3;
  /** where it is (world) */
  readonly highPoint: Vec3;
  /** area that the low side has in the k-DOP; 0 if it only touches (scalar) */
  readonly lowArea: number;
  /** area of the high side (scalar) */
  readonly highArea: number;
  /** dx px, dy py, dz pz of the probe (world) */
  readonly parts: Vec3;
  /** d.p (world) */
  readonly probe: number;
  /** low <= d.p <= high (flag) */
  readonly within: boolean;
  /** least d.q over the second AABB (world) */
  readonly boxLow: number;
  /** greatest d.q over the second AABB (world) */
  readonly boxHigh: number;
  /** least high - greatest low; below 0 it is a gap (world) */
  readonly overlap: number;
  /** overlap >= 0 (flag) */
  readonly overlaps: boolean;
}

/** The convex hull: what no convex volume can be tighter than. */
export interface VolumeHullEvent {
  readonly kind: 'VolumeHull';
  /** its corners (count) */
  readonly corners: number;
  /** its edges, where two planes meet (count) */
  readonly edges: number;
  /** its triangles (count) */
  readonly faces: number;
  /** its planes: triangles joined in one plane count once (count) */
  readonly planes: number;
  /** edges recorded; not more than 400 (count) */
  readonly edgesShown: number;
  /** triangles recorded; not more than 400, and the one that decides (count) */
  readonly facesShown: number;
  /** the hull was finished (flag) */
  readonly complete: boolean;
  /** triangle that the probe lies highest above; -1 without triangles (index) */
  readonly face: number;
  /** its signed distance there; below 0 the probe is inside (world) */
  readonly distance: number;
}

/** One triangle of the hull and the probe. */
export interface VolumeHullFaceEvent {
  readonly kind: 'VolumeHullFace';
  /** number of the triangle (index) */
  readonly face: number;
  /** triangles joined in one plane have the same number (index) */
  readonly plane: number;
  /** corner 0 (world) */
  readonly p0: Vec3;
  /** corner 1 (world) */
  readonly p1: Vec3;
  /** corner 2 (world) */
  readonly p2: Vec3;
  /** outward normal, length 1 (scalar) */
  readonly normal: Vec3;
  /** n.(probe - p0) (world) */
  readonly distance: number;
  /** 1 in front, 0 on it, -1 behind: decided without rounding in the unturned model (index) */
  readonly sign: number;
  /** the triangle that the probe lies highest above (flag) */
  readonly decides: boolean;
}

/** One edge of the k-DOP or the hull. */
export interface VolumeEdgeEvent {
  readonly kind: 'VolumeEdge';
  /** one end (world) */
  readonly from: Vec3;
  /** other end (world) */
  readonly to: Vec3;
}

/** The volume's answer about the probe, or about the second AABB, beside the truth. */
export interface VolumeTestEvent {
  readonly kind: 'VolumeTest';
  /** 0 the probe, 1 the second AABB (index) */
  readonly test: number;
  /** which volume (enum) */
  readonly volumeKind: VolumeKind;
  /** the probe; for a sphere and a box the point of the box nearest to the centre; else the box's centre (world) */
  readonly point: Vec3;
  /** what is compared: greatest distance beyond a side, squared distance from a centre, or greatest gap (scalar) */
  readonly value: number;
  /** what it is compared with: yes if value <= bound (scalar) */
  readonly bound: number;
  /** comparisons, sides or axes asked until the answer was known (count) */
  readonly asked: number;
  /** inside, or overlapping (flag) */
  readonly answer: boolean;
  /** AABBs only: the intervals on x and y overlap, which is all that the compendium asks of two boxes (flag) */
  readonly byTwoAxes: boolean;
  /** what the hull says (flag) */
  readonly truth: boolean;
  /** right, false alarm or missed (enum) */
  readonly verdict: VolumeVerdict;
}

/** The frame ends. */
export interface VolumeFrameEndEvent {
  readonly kind: 'VolumeFrameEnd';
  /** hull in the AABB (fraction) */
  readonly aabbFull: number;
  /** hull in the sphere (fraction) */
  readonly sphereFull: number;
  /** hull in the OBB (fraction) */
  readonly obbFull: number;
  /** hull in the k-DOP (fraction) */
  readonly kdopFull: number;
  /** the probe is in the hull (flag) */
  readonly insideHull: boolean;
  /** the second AABB meets the hull (flag) */
  readonly meetsHull: boolean;
  /** yes where the hull says no, of the volumes shown (count) */
  readonly falseAlarms: number;
  /** no where the hull says yes, of the volumes shown (count) */
  readonly missed: number;
}

export type Event =
  | VolumeFrameEvent
  | VolumeAabbEvent
  | VolumeCornerEvent
  | VolumeAxisEvent
  | VolumeEndEvent
  | VolumeSphereEvent
  | VolumeCentredEvent
  | VolumeBallEvent
  | VolumeObbEvent
  | VolumeSpreadEvent
  | VolumeBoxAxisEvent
  | VolumeSideEvent
  | VolumeTryEvent
  | VolumeKdopEvent
  | VolumeSlabEvent
  | VolumeHullEvent
  | VolumeHullFaceEvent
  | VolumeEdgeEvent
  | VolumeTestEvent
  | VolumeFrameEndEvent;

export const schema = {
  number: 2,
  id: 'volumes',
  name: 'Volumes',
  mesh: 'optional',
  doc: "how tightly a volume encloses a model",
  settings: [
    { name: 'model', type: 'VolumeModel', list: false, group: 'model', unit: 'enum', low: 0, high: 0, initial: 'scene', doc: "whose volumes: the scene's mesh (the chair where there is none), or the chair always" },
    { name: 'turn', type: 'Vec3', list: false, group: 'model', unit: 'degrees', low: -360, high: 360, initial: [0,0,20], doc: "turn of the model about x, then y, then z in frame 0, about the centre of its box" },
    { name: 'spin', type: 'Vec3', list: false, group: 'model', unit: 'degrees', low: -360, high: 360, initial: [0,5,3], doc: "what the model turns in one frame" },
    { name: 'frames', type: 'Count', list: false, group: 'model', unit: 'count', low: 1, high: 10000, initial: 36, doc: "frames of the run" },
    { name: 'crowd', type: 'Count', list: false, group: 'model', unit: 'count', low: 0, high: 1000000, initial: 0, doc: "so many vertices more stand where the vertex farthest from the centre is: the same shape, another covariance" },
    { name: 'shown', type: 'VolumeShown', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'all', doc: "whose steps are recorded, and whose answers are counted" },
    { name: 'refit', type: 'VolumeRefit', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'eight-corners', doc: "how the AABB follows the turned model" },
    { name: 'sphere', type: 'VolumeSphereWay', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'smallest', doc: "how the sphere is found" },
    { name: 'obb', type: 'VolumeObbWay', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'covariance', doc: "how the OBB is found" },
    { name: 'directions', type: 'VolumeDirections', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: '18', doc: "sides of the k-DOP" },
    { name: 'axesTurn', type: 'Vec3', list: false, group: 'ownBox', unit: 'degrees', low: -360, high: 360, initial: [0,0,15], doc: "OBB by axes: how its axes are turned against the model, about x, then y, then z" },
    { name: 'corner', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [0,0,0], doc: "OBB by three edges: its corner, 0 the low and 1 the high corner of the unturned model's box" },
    { name: 'edge0', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [1,0,0], doc: "OBB by three edges: edge 0 from the corner, in sizes of that box" },
    { name: 'edge1', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [0,1,0], doc: "OBB by three edges: edge 1" },
    { name: 'edge2', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [0,0,1], doc: "OBB by three edges: edge 2" },
    { name: 'probe', type: 'Vec3', list: false, group: 'tests', unit: 'scalar', low: -1000000, high: 1000000, initial: [0.62,0.42,0.3], doc: "point that is tested, from the centre of the unturned model's box, in units of its largest half size" },
    { name: 'boxCentre', type: 'Vec3', list: false, group: 'tests', unit: 'scalar', low: -1000000, high: 1000000, initial: [0.95,0.9,0], doc: "centre of a second AABB, in the same units" },
    { name: 'boxHalf', type: 'Vec3', list: false, group: 'tests', unit: 'scalar', low: 0, high: 1000000, initial: [0.25,0.25,0.25], doc: "half sizes of the second AABB, in the same units" },
  ],
  results: [
    { name: 'aabbFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the AABB; 0 if the AABB has none. Above 1 only if it does not enclose the model" },
    { name: 'sphereFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the sphere" },
    { name: 'obbFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the OBB" },
    { name: 'kdopFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the k-DOP" },
    { name: 'aabbSurface', type: 'Real', unit: 'scalar', doc: "surface of the AABB in surfaces of the hull; 0 if the hull has none" },
    { name: 'sphereSurface', type: 'Real', unit: 'scalar', doc: "surface of the sphere in surfaces of the hull" },
    { name: 'obbSurface', type: 'Real', unit: 'scalar', doc: "surface of the OBB in surfaces of the hull" },
    { name: 'kdopSurface', type: 'Real', unit: 'scalar', doc: "surface of the k-DOP in surfaces of the hull" },
    { name: 'outside', type: 'Real', unit: 'world', doc: "how far the model sticks out of the AABB; 0 if it is enclosed" },
    { name: 'obbOutside', type: 'Real', unit: 'world', doc: "how far the model sticks out of the OBB" },
    { name: 'aabbInside', type: 'Flag', unit: 'flag', doc: "the probe is in the AABB, by six comparisons" },
    { name: 'sphereInside', type: 'Flag', unit: 'flag', doc: "the probe is in the sphere" },
    { name: 'obbInside', type: 'Flag', unit: 'flag', doc: "the probe is in the OBB, by six signed distances" },
    { name: 'kdopInside', type: 'Flag', unit: 'flag', doc: "the probe is between all slabs of the k-DOP" },
    { name: 'hullInside', type: 'Flag', unit: 'flag', doc: "the probe is in the hull: the truth" },
    { name: 'aabbMeets', type: 'Flag', unit: 'flag', doc: "the second AABB overlaps the AABB" },
    { name: 'sphereMeets', type: 'Flag', unit: 'flag', doc: "the second AABB overlaps the sphere" },
    { name: 'obbMeets', type: 'Flag', unit: 'flag', doc: "no axis separates the second AABB from the OBB" },
    { name: 'kdopMeets', type: 'Flag', unit: 'flag', doc: "the second AABB overlaps every slab of the k-DOP" },
    { name: 'hullMeets', type: 'Flag', unit: 'flag', doc: "the second AABB meets the hull: the truth" },
    { name: 'falseAlarms', type: 'Count', unit: 'count', doc: "answers of volumes shown that say yes where the hull says no: work for a finer test" },
    { name: 'missed', type: 'Count', unit: 'count', doc: "answers of volumes shown that say no where the hull says yes: a collision lost" },
    { name: 'hullVolume', type: 'Real', unit: 'scalar', doc: "volume of the hull, the same in every frame" },
  ],
  enums: { VolumeModel: VolumeModelValues, VolumeShown: VolumeShownValues, VolumeKind: VolumeKindValues, VolumeRefit: VolumeRefitValues, VolumeSphereWay: VolumeSphereWayValues, VolumeObbWay: VolumeObbWayValues, VolumeDirections: VolumeDirectionsValues, VolumeShape: VolumeShapeValues, VolumeSource: VolumeSourceValues, VolumeSideVerdict: VolumeSideVerdictValues, VolumeVerdict: VolumeVerdictValues },
  events: {
    VolumeFrame: {
      kind: 84,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "The model as it stands in one frame.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['VolumeFrame.frame'] },
        { name: 'shape', type: 'VolumeShape', unit: 'enum', doc: texts['VolumeFrame.shape'] },
        { name: 'turn', type: 'Vec3', unit: 'degrees', doc: texts['VolumeFrame.turn'] },
        { name: 'a0', type: 'Vec3', unit: 'scalar', doc: texts['VolumeFrame.a0'] },
        { name: 'a1', type: 'Vec3', unit: 'scalar', doc: texts['VolumeFrame.a1'] },
        { name: 'a2', type: 'Vec3', unit: 'scalar', doc: texts['VolumeFrame.a2'] },
        { name: 'shift', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.shift'] },
        { name: 'pivot', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.pivot'] },
        { name: 'unit', type: 'Real', unit: 'world', doc: texts['VolumeFrame.unit'] },
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['VolumeFrame.triangles'] },
        { name: 'read', type: 'Count', unit: 'count', doc: texts['VolumeFrame.read'] },
        { name: 'vertices', type: 'Count', unit: 'count', doc: texts['VolumeFrame.vertices'] },
        { name: 'builtIn', type: 'Flag', unit: 'flag', doc: texts['VolumeFrame.builtIn'] },
        { name: 'corners', type: 'Count', unit: 'count', doc: texts['VolumeFrame.corners'] },
        { name: 'complete', type: 'Flag', unit: 'flag', doc: texts['VolumeFrame.complete'] },
        { name: 'probe', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.probe'] },
        { name: 'probeBack', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.probeBack'] },
        { name: 'boxLow', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.boxLow'] },
        { name: 'boxHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.boxHigh'] },
      ],
    },
    VolumeAabb: {
      kind: 85,
      role: { as: 'open', step: 'volume', name: 'aabb', number: null },
      doc: "Axis-aligned boxes of the turned model, four ways; one of them is used.",
      fields: [
        { name: 'refit', type: 'VolumeRefit', unit: 'enum', doc: texts['VolumeAabb.refit'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.high'] },
        { name: 'staleLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.staleLow'] },
        { name: 'staleHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.staleHigh'] },
        { name: 'twoLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.twoLow'] },
        { name: 'twoHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.twoHigh'] },
        { name: 'eightLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.eightLow'] },
        { name: 'eightHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.eightHigh'] },
        { name: 'vertexLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.vertexLow'] },
        { name: 'vertexHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.vertexHigh'] },
      ],
    },
    VolumeCorner: {
      kind: 86,
      role: { as: 'leaf', step: 'corner', name: 'c', number: 0 },
      doc: "One corner of the unturned box is turned.",
      fields: [
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['VolumeCorner.corner'] },
        { name: 'still', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.still'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.point'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.high'] },
      ],
    },
    VolumeAxis: {
      kind: 87,
      role: { as: 'leaf', step: 'side', name: 'x', number: 0 },
      doc: "One axis: the intervals of all four boxes, the probe, and the second AABB.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['VolumeAxis.axis'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['VolumeAxis.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['VolumeAxis.high'] },
        { name: 'staleLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.staleLow'] },
        { name: 'staleHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.staleHigh'] },
        { name: 'twoLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.twoLow'] },
        { name: 'twoHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.twoHigh'] },
        { name: 'eightLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.eightLow'] },
        { name: 'eightHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.eightHigh'] },
        { name: 'vertexLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.vertexLow'] },
        { name: 'vertexHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.vertexHigh'] },
        { name: 'lowVertex', type: 'Index', unit: 'index', doc: texts['VolumeAxis.lowVertex'] },
        { name: 'highVertex', type: 'Index', unit: 'index', doc: texts['VolumeAxis.highVertex'] },
        { name: 'lowPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'highPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'probe', type: 'Real', unit: 'world', doc: texts['VolumeAxis.probe'] },
        { name: 'atMost', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.atMost'] },
        { name: 'atLeast', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.atLeast'] },
        { name: 'boxLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.boxLow'] },
        { name: 'boxHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.boxHigh'] },
        { name: 'overlap', type: 'Real', unit: 'world', doc: texts['VolumeAxis.overlap'] },
        { name: 'overlaps', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.overlaps'] },
      ],
    },
    VolumeEnd: {
      kind: 88,
      role: { as: 'close', step: 'volume', name: '', number: null },
      doc: "How tight the volume is, and what it says.",
      fields: [
        { name: 'volumeKind', type: 'VolumeKind', unit: 'enum', doc: texts['VolumeEnd.volumeKind'] },
        { name: 'volume', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.volume'] },
        { name: 'surface', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.surface'] },
        { name: 'hullVolume', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.hullVolume'] },
        { name: 'hullSurface', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.hullSurface'] },
        { name: 'full', type: 'Real', unit: 'fraction', doc: texts['VolumeEnd.full'] },
        { name: 'wide', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.wide'] },
        { name: 'outside', type: 'Real', unit: 'world', doc: texts['VolumeEnd.outside'] },
        { name: 'encloses', type: 'Flag', unit: 'flag', doc: texts['VolumeEnd.encloses'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['VolumeEnd.inside'] },
        { name: 'meets', type: 'Flag', unit: 'flag', doc: texts['VolumeEnd.meets'] },
        { name: 'probeVerdict', type: 'VolumeVerdict', unit: 'enum', doc: texts['VolumeEnd.probeVerdict'] },
        { name: 'boxVerdict', type: 'VolumeVerdict', unit: 'enum', doc: texts['VolumeEnd.boxVerdict'] },
      ],
    },
    VolumeSphere: {
      kind: 89,
      role: { as: 'open', step: 'volume', name: 'sphere', number: null },
      doc: "The sphere around the model. Turned, it stays the same sphere about a turned centre.",
      fields: [
        { name: 'way', type: 'VolumeSphereWay', unit: 'enum', doc: texts['VolumeSphere.way'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeSphere.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['VolumeSphere.radius'] },
        { name: 'farthest', type: 'Index', unit: 'index', doc: texts['VolumeSphere.farthest'] },
        { name: 'farthestPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'smallest', type: 'Real', unit: 'world', doc: texts['VolumeSphere.smallest'] },
      ],
    },
    VolumeCentred: {
      kind: 90,
      role: { as: 'leaf', step: 'side', name: 'c', number: 0 },
      doc: "A centre is chosen; the farthest vertex gives the radius.",
      fields: [
        { name: 'way', type: 'Index', unit: 'index', doc: texts['VolumeCentred.way'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeCentred.centre'] },
        { name: 'farthest', type: 'Index', unit: 'index', doc: texts['VolumeCentred.farthest'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['VolumeCentred.radius'] },
        { name: 'excess', type: 'Real', unit: 'scalar', doc: texts['VolumeCentred.excess'] },
      ],
    },
    VolumeBall: {
      kind: 91,
      role: { as: 'leaf', step: 'side', name: 'b', number: 0 },
      doc: "The vertex farthest outside joins the support, and the sphere grows.",
      fields: [
        { name: 'step', type: 'Index', unit: 'index', doc: texts['VolumeBall.step'] },
        { name: 'pivot', type: 'Index', unit: 'index', doc: texts['VolumeBall.pivot'] },
        { name: 'pivotPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'beyond', type: 'Real', unit: 'world', doc: texts['VolumeBall.beyond'] },
        { name: 'before', type: 'Real', unit: 'world', doc: texts['VolumeBall.before'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['VolumeBall.radius'] },
        { name: 'held', type: 'Count', unit: 'count', doc: texts['VolumeBall.held'] },
        { name: 's0', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s0'] },
        { name: 's1', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s1'] },
        { name: 's2', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s2'] },
        { name: 's3', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s3'] },
        { name: 'last', type: 'Flag', unit: 'flag', doc: texts['VolumeBall.last'] },
      ],
    },
    VolumeObb: {
      kind: 92,
      role: { as: 'open', step: 'volume', name: 'obb', number: null },
      doc: "The oriented box, carried by the model: a corner and three edges.",
      fields: [
        { name: 'way', type: 'VolumeObbWay', unit: 'enum', doc: texts['VolumeSphere.way'] },
        { name: 'corner', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.corner'] },
        { name: 'e0', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e0'] },
        { name: 'e1', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e1'] },
        { name: 'e2', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e2'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.centre'] },
        { name: 'determinant', type: 'Real', unit: 'scalar', doc: texts['VolumeObb.determinant'] },
        { name: 'skew', type: 'Real', unit: 'scalar', doc: texts['VolumeObb.skew'] },
        { name: 'tried', type: 'Count', unit: 'count', doc: texts['VolumeObb.tried'] },
        { name: 'planes', type: 'Count', unit: 'count', doc: texts['VolumeObb.planes'] },
        { name: 'planesAll', type: 'Count', unit: 'count', doc: texts['VolumeObb.planesAll'] },
        { name: 'pairs', type: 'Flag', unit: 'flag', doc: texts['VolumeObb.pairs'] },
      ],
    },
    VolumeSpread: {
      kind: 93,
      role: { as: 'leaf', step: 'side', name: 'm', number: 0 },
      doc: "One row of the covariance of the unturned model, and one of its eigenvectors.",
      fields: [
        { name: 'row', type: 'Index', unit: 'index', doc: texts['VolumeSpread.row'] },
        { name: 'mean', type: 'Vec3', unit: 'world', doc: texts['VolumeSpread.mean'] },
        { name: 'weight', type: 'Real', unit: 'scalar', doc: texts['VolumeSpread.weight'] },
        { name: 'entries', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSpread.entries'] },
        { name: 'value', type: 'Real', unit: 'scalar', doc: texts['VolumeSpread.value'] },
        { name: 'still', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSpread.still'] },
        { name: 'axis', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSpread.axis'] },
      ],
    },
    VolumeBoxAxis: {
      kind: 94,
      role: { as: 'leaf', step: 'side', name: 'x', number: 0 },
      doc: "The model along one axis of the OBB.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['VolumeSpread.row'] },
        { name: 'unit', type: 'Vec3', unit: 'scalar', doc: texts['VolumeBoxAxis.unit'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.high'] },
        { name: 'lowVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.lowVertex'] },
        { name: 'highVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.highVertex'] },
        { name: 'lowPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'highPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'boxLow', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.boxLow'] },
        { name: 'boxHigh', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.boxHigh'] },
      ],
    },
    VolumeSide: {
      kind: 95,
      role: { as: 'leaf', step: 'side', name: 's', number: 0 },
      doc: "One side of the OBB as a plane of three of its corners, and the probe's signed distance.",
      fields: [
        { name: 'side', type: 'Index', unit: 'index', doc: texts['VolumeSide.side'] },
        { name: 'v1', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.v1'] },
        { name: 'v2', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.v2'] },
        { name: 'v3', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.v3'] },
        { name: 'crossed', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSide.crossed'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['VolumeSide.length'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSide.normal'] },
        { name: 'd', type: 'Real', unit: 'world', doc: texts['VolumeSide.d'] },
        { name: 'parts', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.parts'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['VolumeSide.distance'] },
        { name: 'centre', type: 'Real', unit: 'world', doc: texts['VolumeSide.centre'] },
        { name: 'inward', type: 'Flag', unit: 'flag', doc: texts['VolumeSide.inward'] },
        { name: 'verdict', type: 'VolumeSideVerdict', unit: 'enum', doc: texts['VolumeSide.verdict'] },
      ],
    },
    VolumeTry: {
      kind: 96,
      role: { as: 'leaf', step: 'side', name: 'k', number: 'counts' },
      doc: "The search for the smallest box finds a smaller one.",
      fields: [
        { name: 'source', type: 'VolumeSource', unit: 'enum', doc: texts['VolumeTry.source'] },
        { name: 'volume', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.volume'] },
        { name: 'share', type: 'Real', unit: 'fraction', doc: texts['VolumeTry.share'] },
        { name: 'tried', type: 'Count', unit: 'count', doc: texts['VolumeTry.tried'] },
        { name: 'corner', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.corner'] },
        { name: 'e0', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e0'] },
        { name: 'e1', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e1'] },
        { name: 'e2', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e2'] },
      ],
    },
    VolumeKdop: {
      kind: 97,
      role: { as: 'open', step: 'volume', name: 'kdop', number: null },
      doc: "The k-DOP: slabs of fixed directions.",
      fields: [
        { name: 'k', type: 'Count', unit: 'count', doc: texts['VolumeKdop.k'] },
        { name: 'edges', type: 'Count', unit: 'count', doc: texts['VolumeKdop.edges'] },
        { name: 'aabb', type: 'Real', unit: 'scalar', doc: texts['VolumeKdop.aabb'] },
      ],
    },
    VolumeSlab: {
      kind: 98,
      role: { as: 'leaf', step: 'side', name: 'd', number: 0 },
      doc: "One direction: the model's interval, the probe, and the second AABB's interval.",
      fields: [
        { name: 'direction', type: 'Index', unit: 'index', doc: texts['VolumeSlab.direction'] },
        { name: 'along', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSlab.along'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['VolumeSlab.length'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['VolumeSlab.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['VolumeSlab.high'] },
        { name: 'lowVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.lowVertex'] },
        { name: 'highVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.highVertex'] },
        { name: 'lowPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'highPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'lowArea', type: 'Real', unit: 'scalar', doc: texts['VolumeSlab.lowArea'] },
        { name: 'highArea', type: 'Real', unit: 'scalar', doc: texts['VolumeSlab.highArea'] },
        { name: 'parts', type: 'Vec3', unit: 'world', doc: texts['VolumeSlab.parts'] },
        { name: 'probe', type: 'Real', unit: 'world', doc: texts['VolumeSlab.probe'] },
        { name: 'within', type: 'Flag', unit: 'flag', doc: texts['VolumeSlab.within'] },
        { name: 'boxLow', type: 'Real', unit: 'world', doc: texts['VolumeSlab.boxLow'] },
        { name: 'boxHigh', type: 'Real', unit: 'world', doc: texts['VolumeSlab.boxHigh'] },
        { name: 'overlap', type: 'Real', unit: 'world', doc: texts['VolumeSlab.overlap'] },
        { name: 'overlaps', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.overlaps'] },
      ],
    },
    VolumeHull: {
      kind: 99,
      role: { as: 'open', step: 'volume', name: 'hull', number: null },
      doc: "The convex hull: what no convex volume can be tighter than.",
      fields: [
        { name: 'corners', type: 'Count', unit: 'count', doc: texts['VolumeHull.corners'] },
        { name: 'edges', type: 'Count', unit: 'count', doc: texts['VolumeHull.edges'] },
        { name: 'faces', type: 'Count', unit: 'count', doc: texts['VolumeHull.faces'] },
        { name: 'planes', type: 'Count', unit: 'count', doc: texts['VolumeHull.planes'] },
        { name: 'edgesShown', type: 'Count', unit: 'count', doc: texts['VolumeHull.edgesShown'] },
        { name: 'facesShown', type: 'Count', unit: 'count', doc: texts['VolumeHull.facesShown'] },
        { name: 'complete', type: 'Flag', unit: 'flag', doc: texts['VolumeHull.complete'] },
        { name: 'face', type: 'Index', unit: 'index', doc: texts['VolumeHull.face'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['VolumeHull.distance'] },
      ],
    },
    VolumeHullFace: {
      kind: 100,
      role: { as: 'leaf', step: 'side', name: 't', number: 0 },
      doc: "One triangle of the hull and the probe.",
      fields: [
        { name: 'face', type: 'Index', unit: 'index', doc: texts['VolumeHullFace.face'] },
        { name: 'plane', type: 'Index', unit: 'index', doc: texts['VolumeHullFace.plane'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['VolumeHullFace.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['VolumeHullFace.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['VolumeHullFace.p2'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['VolumeHullFace.normal'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['VolumeHullFace.distance'] },
        { name: 'sign', type: 'Index', unit: 'index', doc: texts['VolumeHullFace.sign'] },
        { name: 'decides', type: 'Flag', unit: 'flag', doc: texts['VolumeHullFace.decides'] },
      ],
    },
    VolumeEdge: {
      kind: 101,
      role: { as: 'leaf', step: 'edge', name: 'e', number: 'counts' },
      doc: "One edge of the k-DOP or the hull.",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['VolumeEdge.from'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['VolumeEdge.to'] },
      ],
    },
    VolumeTest: {
      kind: 102,
      role: { as: 'leaf', step: 'test', name: 'test', number: 0 },
      doc: "The volume's answer about the probe, or about the second AABB, beside the truth.",
      fields: [
        { name: 'test', type: 'Index', unit: 'index', doc: texts['VolumeTest.test'] },
        { name: 'volumeKind', type: 'VolumeKind', unit: 'enum', doc: texts['VolumeEnd.volumeKind'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['VolumeTest.point'] },
        { name: 'value', type: 'Real', unit: 'scalar', doc: texts['VolumeTest.value'] },
        { name: 'bound', type: 'Real', unit: 'scalar', doc: texts['VolumeTest.bound'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['VolumeTest.asked'] },
        { name: 'answer', type: 'Flag', unit: 'flag', doc: texts['VolumeTest.answer'] },
        { name: 'byTwoAxes', type: 'Flag', unit: 'flag', doc: texts['VolumeTest.byTwoAxes'] },
        { name: 'truth', type: 'Flag', unit: 'flag', doc: texts['VolumeTest.truth'] },
        { name: 'verdict', type: 'VolumeVerdict', unit: 'enum', doc: texts['VolumeTest.verdict'] },
      ],
    },
    VolumeFrameEnd: {
      kind: 103,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'aabbFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.aabbFull'] },
        { name: 'sphereFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.sphereFull'] },
        { name: 'obbFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.obbFull'] },
        { name: 'kdopFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.kdopFull'] },
        { name: 'insideHull', type: 'Flag', unit: 'flag', doc: texts['VolumeFrameEnd.insideHull'] },
        { name: 'meetsHull', type: 'Flag', unit: 'flag', doc: texts['VolumeFrameEnd.meetsHull'] },
        { name: 'falseAlarms', type: 'Count', unit: 'count', doc: texts['VolumeFrameEnd.falseAlarms'] },
        { name: 'missed', type: 'Count', unit: 'count', doc: texts['VolumeFrameEnd.missed'] },
      ],
    },
  },
} as const satisfies StudySchema;
