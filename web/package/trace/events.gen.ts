// Generated from wasm/trace/events.def and what it includes by web/scripts/generate-events.mjs. Do not edit.
/* eslint-disable */

/** Schema this file was made from; a trace with another hash is refused. */
export const schemaHash = 'eff9fc47cb6a5936';

/** x, y, z */
export type Vec3 = readonly [number, number, number];
/** What a number is: an index, a count, a fraction of a displacement, a length or place in world or ellipsoid space, a bare number, 0 or 1, one of several words. */
export type Unit = 'index' | 'count' | 'fraction' | 'world' | 'ellipsoid' | 'scalar' | 'flag' | 'enum';

/** which algorithm ran */
export const MethodValues = ['paper', 'robust'] as const;
/** which algorithm ran */
export type Method = (typeof MethodValues)[number];

/** which sides of a triangle can be hit */
export const SidesValues = ['both', 'front'] as const;
/** which sides of a triangle can be hit */
export type Sides = (typeof SidesValues)[number];

/** the part of a triangle that is touched */
export const FeatureValues = ['none', 'face', 'edge', 'vertex'] as const;
/** the part of a triangle that is touched */
export type Feature = (typeof FeatureValues)[number];

/** how one test ended */
export const VerdictValues = ['miss', 'culled-backface', 'outside-time', 'parallel-out', 'parallel-embedded', 'crosses-plane', 'degenerate-skipped', 'face-hit', 'outside-face', 'vertex-hit', 'edge-hit', 'no-root', 'root-negative', 'root-later-than-best', 'edge-param-out', 'chosen', 'clear', 'entering', 'leaving', 'moving-away'] as const;
/** how one test ended */
export type Verdict = (typeof VerdictValues)[number];

/** what the broad phase did with a box */
export const NodeVerdictValues = ['descended', 'leaf', 'outside-box', 'later-than-best'] as const;
/** what the broad phase did with a box */
export type NodeVerdict = (typeof NodeVerdictValues)[number];

/** why one slide ended */
export const SlideVerdictValues = ['free', 'again', 'too-short', 'limit-reached', 'stopped', 'grounded'] as const;
/** why one slide ended */
export type SlideVerdict = (typeof SlideVerdictValues)[number];

/** what carries a body */
export const BodyStateValues = ['air', 'ground', 'steep', 'wedged'] as const;
/** what carries a body */
export type BodyState = (typeof BodyStateValues)[number];

/** which way a body that begins in the mesh was pushed out */
export const WayOutValues = ['none', 'nearest', 'winding'] as const;
/** which way a body that begins in the mesh was pushed out */
export type WayOut = (typeof WayOutValues)[number];

/** why the body is carried, or is not */
export const SupportReasonValues = ['nothing-below', 'walkable', 'step-edge', 'faces-hold', 'slides'] as const;
/** why the body is carried, or is not */
export type SupportReason = (typeof SupportReasonValues)[number];

/** what became of a contact plane */
export const PlaneVerdictValues = ['added', 'merged', 'dropped'] as const;
/** what became of a contact plane */
export type PlaneVerdict = (typeof PlaneVerdictValues)[number];

/** which boundary of the allowed cone the motion was projected on */
export const ConeVerdictValues = ['unhindered', 'on-plane', 'on-crease', 'corner'] as const;
/** which boundary of the allowed cone the motion was projected on */
export type ConeVerdict = (typeof ConeVerdictValues)[number];

/** whether a contact can be stood on */
export const GroundVerdictValues = ['ground', 'too-steep'] as const;
/** whether a contact can be stood on */
export type GroundVerdict = (typeof GroundVerdictValues)[number];

/** how an attempt to step up or snap down ended */
export const StepVerdictValues = ['taken', 'no-room-above', 'no-gain', 'no-ground', 'rising', 'not-standing', 'same-height', 'too-high'] as const;
/** how an attempt to step up or snap down ended */
export type StepVerdict = (typeof StepVerdictValues)[number];

/** when it is asked what carries the body */
export const SupportMomentValues = ['start', 'end'] as const;
/** when it is asked what carries the body */
export type SupportMoment = (typeof SupportMomentValues)[number];

/** how a contact too steep to stand on acts while the body moves */
export const WallVerdictValues = ['as-wall', 'as-rim', 'as-in-wedge', 'as-it-is', 'enclosed'] as const;
/** how a contact too steep to stand on acts while the body moves */
export type WallVerdict = (typeof WallVerdictValues)[number];

/** whether a steep contact is the edge of a step */
export const EdgeVerdictValues = ['step-edge', 'no-ground-below', 'drop-too-high', 'no-tread'] as const;
/** whether a steep contact is the edge of a step */
export type EdgeVerdict = (typeof EdgeVerdictValues)[number];

/** whether steep faces hold a body together */
export const WedgeVerdictValues = ['holds', 'slides'] as const;
/** whether steep faces hold a body together */
export type WedgeVerdict = (typeof WedgeVerdictValues)[number];

/** One frame begins: the movement pass, then the gravity pass. */
export interface MoveBeginEvent {
  /** tells events apart */
  readonly kind: 'MoveBegin';
  /** paper or robust (enum) */
  readonly method: Method;
  /** both, or front faces only (enum) */
  readonly sides: Sides;
  /** centre of the ellipsoid at the start of the frame (world) */
  readonly position: Vec3;
  /** requested movement of this frame (world) */
  readonly displacement: Vec3;
  /** requested gravity displacement of this frame (world) */
  readonly gravity: Vec3;
  /** radii of the ellipsoid (world) */
  readonly radii: Vec3;
  /** clearance kept by the robust method; 0 for the paper method (world) */
  readonly skin: number;
  /** sweeps allowed in one pass (count) */
  readonly maxSweeps: number;
  /** distance kept by the paper method; 0 for the robust method (ellipsoid) */
  readonly veryClose: number;
  /** triangles in the mesh (count) */
  readonly triangles: number;
}

/** One pass begins. */
export interface PassBeginEvent {
  /** tells events apart */
  readonly kind: 'PassBegin';
  /** 0 movement, 1 gravity (index) */
  readonly pass: number;
  /** centre at the start of the pass (world) */
  readonly position: Vec3;
  /** requested displacement of the pass (world) */
  readonly displacement: Vec3;
}

/** One sweep and its response begin. */
export interface SlideBeginEvent {
  /** tells events apart */
  readonly kind: 'SlideBegin';
  /** number of the slide in its pass (index) */
  readonly slide: number;
  /** centre B at the start of the sweep (world) */
  readonly position: Vec3;
  /** displacement v of the sweep (world) */
  readonly displacement: Vec3;
  /** radii swept (skin included) (world) */
  readonly radii: Vec3;
  /** centre B in ellipsoid space (ellipsoid) */
  readonly center: Vec3;
  /** displacement v in ellipsoid space (ellipsoid) */
  readonly travel: Vec3;
  /** |v| in ellipsoid space (ellipsoid) */
  readonly length: number;
  /** |v| in the world (world) */
  readonly lengthWorld: number;
}

/** The box of the whole sweep, for the broad phase. */
export interface QueryBoxEvent {
  /** tells events apart */
  readonly kind: 'QueryBox';
  /** lowest corner (world) */
  readonly low: Vec3;
  /** highest corner (world) */
  readonly high: Vec3;
}

/** The broad phase looks at one box of the tree. */
export interface NodeVisitEvent {
  /** tells events apart */
  readonly kind: 'NodeVisit';
  /** node in the tree (index) */
  readonly node: number;
  /** depth in the tree, the root is 0 (count) */
  readonly depth: number;
  /** lowest corner of the box (world) */
  readonly low: Vec3;
  /** highest corner of the box (world) */
  readonly high: Vec3;
  /** earliest time the swept box can reach it; 0 for a plain box query (fraction) */
  readonly enter: number;
  /** triangles in a leaf, else 0 (count) */
  readonly triangles: number;
  /** descended, leaf or why it was left out (enum) */
  readonly verdict: NodeVerdict;
}

/** One candidate triangle is tested. */
export interface TriangleBeginEvent {
  /** tells events apart */
  readonly kind: 'TriangleBegin';
  /** number of the test in this sweep (index) */
  readonly test: number;
  /** triangle in the mesh (index) */
  readonly triangle: number;
  /** corner 0 (ellipsoid) */
  readonly p0: Vec3;
  /** corner 1 (ellipsoid) */
  readonly p1: Vec3;
  /** corner 2 (ellipsoid) */
  readonly p2: Vec3;
  /** nearest hit so far; infinity if none (fraction) */
  readonly best: number;
}

/** What the tests of one triangle came to. */
export interface TriangleEndEvent {
  /** tells events apart */
  readonly kind: 'TriangleEnd';
  /** triangle in the mesh (index) */
  readonly triangle: number;
  /** outcome of the triangle (enum) */
  readonly verdict: Verdict;
  /** what is touched first (enum) */
  readonly feature: Feature;
  /** which corner or edge; 0 for a face, -1 for none (index) */
  readonly element: number;
  /** when it is touched; infinity if never (fraction) */
  readonly time: number;
  /** touching point; NaN if none (ellipsoid) */
  readonly point: Vec3;
  /** way to the touch, t |v|; infinity if none (ellipsoid) */
  readonly distance: number;
  /** nearest hit before this triangle; infinity if none (fraction) */
  readonly best: number;
  /** 1 if this triangle is now the nearest (flag) */
  readonly improved: boolean;
}

/** The nearest of all hits of this sweep. */
export interface NearestEvent {
  /** tells events apart */
  readonly kind: 'Nearest';
  /** 1 if anything is hit (flag) */
  readonly found: boolean;
  /** triangles tested (count) */
  readonly candidates: number;
  /** number of the chosen test; -1 if none (index) */
  readonly test: number;
  /** triangle in the mesh; -1 if none (index) */
  readonly triangle: number;
  /** what is touched (enum) */
  readonly feature: Feature;
  /** which corner or edge; 0 for a face, -1 for none (index) */
  readonly element: number;
  /** time of impact; infinity if none (fraction) */
  readonly time: number;
  /** way to the touch, t |v|; infinity if none (ellipsoid) */
  readonly distance: number;
  /** contact; NaN if none (ellipsoid) */
  readonly point: Vec3;
  /** centre at the time of impact, or at the end if nothing is hit (ellipsoid) */
  readonly center: Vec3;
  /** contact in the world; NaN if none (world) */
  readonly pointWorld: Vec3;
  /** centre in the world at that time (world) */
  readonly centerWorld: Vec3;
}

/** One slide ends: done, or once more with what remains. */
export interface SlideEndEvent {
  /** tells events apart */
  readonly kind: 'SlideEnd';
  /** number of the slide in its pass (index) */
  readonly slide: number;
  /** centre after the slide (world) */
  readonly position: Vec3;
  /** motion still to be made; 0 when done (world) */
  readonly remaining: Vec3;
  /** its length (world) */
  readonly remainingLength: number;
  /** centre in ellipsoid space (ellipsoid) */
  readonly center: Vec3;
  /** part of this sweep that was travelled (fraction) */
  readonly traveled: number;
  /** why it ended (enum) */
  readonly verdict: SlideVerdict;
}

/** One pass ends. */
export interface PassEndEvent {
  /** tells events apart */
  readonly kind: 'PassEnd';
  /** 0 movement, 1 gravity (index) */
  readonly pass: number;
  /** centre after the pass (world) */
  readonly position: Vec3;
  /** sweeps made (count) */
  readonly sweeps: number;
  /** 1 if the limit of sweeps ended it (flag) */
  readonly truncated: boolean;
}

/** One frame ends. */
export interface MoveEndEvent {
  /** tells events apart */
  readonly kind: 'MoveEnd';
  /** centre after the frame (world) */
  readonly position: Vec3;
  /** 1 if the ellipsoid stands on something (flag) */
  readonly grounded: boolean;
  /** sweeps made in both passes (count) */
  readonly sweeps: number;
  /** 1 if a limit of sweeps ended a pass (flag) */
  readonly truncated: boolean;
  /** deepest overlap at the start (ellipsoid) */
  readonly startDepth: number;
}

/** When the sphere cuts the triangle's plane (paper, chapter 3.2). */
export interface PlaneTestEvent {
  /** tells events apart */
  readonly kind: 'PlaneTest';
  /** unit normal N of the plane (ellipsoid) */
  readonly normal: Vec3;
  /** plane constant Cp = -N.p1 (ellipsoid) */
  readonly constant: number;
  /** N.v/|v|; front facing when it is not above 0 (scalar) */
  readonly facing: number;
  /** N.B (ellipsoid) */
  readonly center: number;
  /** signed distance d of the centre, N.B + Cp (ellipsoid) */
  readonly distance: number;
  /** s = N.v, change of the distance over the sweep (ellipsoid) */
  readonly speed: number;
  /** first time at distance 1 or -1, before clamping (fraction) */
  readonly t0: number;
  /** last time at distance 1 or -1, before clamping (fraction) */
  readonly t1: number;
  /** t0 clamped to 0..1 (fraction) */
  readonly enter: number;
  /** t1 clamped to 0..1 (fraction) */
  readonly leave: number;
  /** crosses-plane, or why the triangle is out (enum) */
  readonly verdict: Verdict;
}

/** Is the touching point inside the triangle? (paper, chapter 3.3 and appendix C) */
export interface FaceTestEvent {
  /** tells events apart */
  readonly kind: 'FaceTest';
  /** t0, when the sphere reaches the plane (fraction) */
  readonly time: number;
  /** where it reaches the plane, q = B - N + t0 v (ellipsoid) */
  readonly point: Vec3;
  /** e10.e10 (scalar) */
  readonly a: number;
  /** e10.e20 (scalar) */
  readonly b: number;
  /** e20.e20 (scalar) */
  readonly c: number;
  /** w.e10 with w = q - p1 (scalar) */
  readonly d: number;
  /** w.e20 (scalar) */
  readonly e: number;
  /** ac - b*b (scalar) */
  readonly area: number;
  /** dc - eb; inside needs x >= 0 (scalar) */
  readonly x: number;
  /** ea - db; inside needs y >= 0 (scalar) */
  readonly y: number;
  /** x + y - (ac - b*b); inside needs z < 0 (scalar) */
  readonly z: number;
  /** face-hit or outside-face (enum) */
  readonly verdict: Verdict;
}

/** The moving sphere against one corner of the triangle (paper, chapter 3.4). */
export interface VertexTestEvent {
  /** tells events apart */
  readonly kind: 'VertexTest';
  /** 0, 1 or 2 (index) */
  readonly vertex: number;
  /** the corner p (ellipsoid) */
  readonly corner: Vec3;
  /** v.v (scalar) */
  readonly vv: number;
  /** v.(B - p) (scalar) */
  readonly vp: number;
  /** |p - B| squared (scalar) */
  readonly pp: number;
  /** coefficient of t squared, v.v (scalar) */
  readonly a2: number;
  /** coefficient of t, 2 v.(B - p) (scalar) */
  readonly a1: number;
  /** constant, |p - B| squared - 1 (scalar) */
  readonly a0: number;
  /** a1 a1 - 4 a2 a0 (scalar) */
  readonly discriminant: number;
  /** smaller root; NaN if there is none (fraction) */
  readonly root1: number;
  /** larger root; NaN if there is none (fraction) */
  readonly root2: number;
  /** upper bound for an accepted root (fraction) */
  readonly latest: number;
  /** accepted root; infinity if none (fraction) */
  readonly time: number;
  /** vertex-hit or why not (enum) */
  readonly verdict: Verdict;
}

/** The moving sphere against one edge of the triangle (paper, chapter 3.4). */
export interface EdgeTestEvent {
  /** tells events apart */
  readonly kind: 'EdgeTest';
  /** 0, 1 or 2; edge k runs from corner k to corner k+1 (index) */
  readonly edge: number;
  /** first corner pa of the edge (ellipsoid) */
  readonly start: Vec3;
  /** edge vector e = pb - pa (ellipsoid) */
  readonly direction: Vec3;
  /** b = pa - B (ellipsoid) */
  readonly offset: Vec3;
  /** |e| squared (scalar) */
  readonly ee: number;
  /** |v| squared (scalar) */
  readonly vv: number;
  /** e.v (scalar) */
  readonly ev: number;
  /** e.b (scalar) */
  readonly eb: number;
  /** v.b (scalar) */
  readonly vb: number;
  /** |b| squared (scalar) */
  readonly bb: number;
  /** coefficient of t squared (scalar) */
  readonly a2: number;
  /** coefficient of t (scalar) */
  readonly a1: number;
  /** constant (scalar) */
  readonly a0: number;
  /** a1 a1 - 4 a2 a0 (scalar) */
  readonly discriminant: number;
  /** smaller root; NaN if there is none (fraction) */
  readonly root1: number;
  /** larger root; NaN if there is none (fraction) */
  readonly root2: number;
  /** upper bound for an accepted root (fraction) */
  readonly latest: number;
  /** accepted root; infinity if none (fraction) */
  readonly time: number;
  /** where along the edge, 0 at its start, 1 at its end; NaN if there is no root (scalar) */
  readonly f: number;
  /** touching point pa + f e; NaN if there is no root (ellipsoid) */
  readonly point: Vec3;
  /** edge-hit or why not (enum) */
  readonly verdict: Verdict;
}

/** Paper: stop a little before the contact (appendix F). */
export interface BackOffEvent {
  /** tells events apart */
  readonly kind: 'BackOff';
  /** way to the contact (ellipsoid) */
  readonly distance: number;
  /** distance to keep (ellipsoid) */
  readonly veryClose: number;
  /** 1 if the sphere moved; 0 if the contact was nearer than the distance to keep (flag) */
  readonly moved: boolean;
  /** time at the position kept (fraction) */
  readonly time: number;
  /** new base point (ellipsoid) */
  readonly base: Vec3;
  /** contact, pulled back by the same amount (ellipsoid) */
  readonly contact: Vec3;
  /** new base point in the world (world) */
  readonly baseWorld: Vec3;
  /** contact in the world (world) */
  readonly contactWorld: Vec3;
}

/** Paper: the plane to slide along (chapter 4.1). */
export interface SlidePlaneEvent {
  /** tells events apart */
  readonly kind: 'SlidePlane';
  /** origin of the plane (ellipsoid) */
  readonly point: Vec3;
  /** unit normal n = normalize(base - contact) (ellipsoid) */
  readonly normal: Vec3;
  /** origin in the world (world) */
  readonly pointWorld: Vec3;
  /** right normal in the world, normalize(n / r) (world) */
  readonly normalWorld: Vec3;
  /** naive normal, normalize(n r): wrong unless the radii agree (world) */
  readonly naiveWorld: Vec3;
}

/** Paper: the destination is projected on the sliding plane (chapter 4.2). */
export interface ProjectEvent {
  /** tells events apart */
  readonly kind: 'Project';
  /** where the sphere wanted to go (ellipsoid) */
  readonly destination: Vec3;
  /** signed distance of the destination from the sliding plane (ellipsoid) */
  readonly height: number;
  /** destination on the sliding plane (ellipsoid) */
  readonly projected: Vec3;
  /** new velocity, projected - contact (ellipsoid) */
  readonly remaining: Vec3;
  /** its length (ellipsoid) */
  readonly length: number;
  /** destination in the world (world) */
  readonly destinationWorld: Vec3;
  /** projected destination in the world (world) */
  readonly projectedWorld: Vec3;
  /** new velocity in the world (world) */
  readonly remainingWorld: Vec3;
}

/** Robust: does the sphere touch or overlap the triangle before it moves? */
export interface TouchTestEvent {
  /** tells events apart */
  readonly kind: 'TouchTest';
  /** closest point of the triangle to the centre (ellipsoid) */
  readonly point: Vec3;
  /** where the closest point lies (enum) */
  readonly feature: Feature;
  /** which corner or edge; 0 for a face (index) */
  readonly element: number;
  /** D, distance of the closest point (ellipsoid) */
  readonly distance: number;
  /** touch tolerance 64 u S (ellipsoid) */
  readonly tolerance: number;
  /** change of D over the sweep; below 0 while approaching (ellipsoid) */
  readonly approach: number;
  /** 1 - D if touching, else 0 (ellipsoid) */
  readonly depth: number;
  /** clear, entering or leaving (enum) */
  readonly verdict: Verdict;
}

/** Robust: the moving sphere against the inside of the triangle. */
export interface SweptFaceTestEvent {
  /** tells events apart */
  readonly kind: 'SweptFaceTest';
  /** unit normal n, toward the centre (ellipsoid) */
  readonly normal: Vec3;
  /** distance d of the centre from the plane (ellipsoid) */
  readonly distance: number;
  /** n.v; below 0 while approaching (ellipsoid) */
  readonly approach: number;
  /** t = (1 - d)/(n.v); infinity if it never approaches (fraction) */
  readonly time: number;
  /** where it reaches the plane; NaN if never (ellipsoid) */
  readonly point: Vec3;
  /** signed side of edge 0; inside needs >= 0 (scalar) */
  readonly side0: number;
  /** signed side of edge 1; inside needs >= 0 (scalar) */
  readonly side1: number;
  /** signed side of edge 2; inside needs >= 0 (scalar) */
  readonly side2: number;
  /** upper bound for an accepted time (fraction) */
  readonly latest: number;
  /** face-hit or why not (enum) */
  readonly verdict: Verdict;
}

/** Robust: the moving sphere against one edge. */
export interface SweptEdgeTestEvent {
  /** tells events apart */
  readonly kind: 'SweptEdgeTest';
  /** 0, 1 or 2; edge k runs from corner k to corner k+1 (index) */
  readonly edge: number;
  /** first corner p of the edge (ellipsoid) */
  readonly start: Vec3;
  /** unit direction u of the edge (ellipsoid) */
  readonly direction: Vec3;
  /** length of the edge (ellipsoid) */
  readonly length: number;
  /** |m|, distance of the centre from the line of the edge (ellipsoid) */
  readonly m: number;
  /** A = w.w with w = v x u (scalar) */
  readonly a: number;
  /** B = m.w; approaching needs B < 0 (scalar) */
  readonly b: number;
  /** least distance from the line over all time (ellipsoid) */
  readonly h: number;
  /** C = (|m| - 1)(|m| + 1) (scalar) */
  readonly c: number;
  /** A (1 - h)(1 + h) (scalar) */
  readonly radicand: number;
  /** t = C/(-B + sqrt(radicand)); infinity if never (fraction) */
  readonly time: number;
  /** the larger root, when the sphere leaves: (-B + sqrt(radicand))/A; infinity if never (fraction) */
  readonly exit: number;
  /** way along the edge to the touch, needs 0..length; NaN if never (ellipsoid) */
  readonly foot: number;
  /** touching point; NaN if never (ellipsoid) */
  readonly point: Vec3;
  /** upper bound for an accepted time (fraction) */
  readonly latest: number;
  /** edge-hit or why not (enum) */
  readonly verdict: Verdict;
}

/** Robust: the moving sphere against one corner. */
export interface SweptVertexTestEvent {
  /** tells events apart */
  readonly kind: 'SweptVertexTest';
  /** 0, 1 or 2 (index) */
  readonly vertex: number;
  /** the corner p (ellipsoid) */
  readonly corner: Vec3;
  /** |m|, distance of the centre from the corner (ellipsoid) */
  readonly m: number;
  /** A = v.v (scalar) */
  readonly a: number;
  /** B = m.v; approaching needs B < 0 (scalar) */
  readonly b: number;
  /** least distance from the corner over all time (ellipsoid) */
  readonly h: number;
  /** C = (|m| - 1)(|m| + 1) (scalar) */
  readonly c: number;
  /** A (1 - h)(1 + h) (scalar) */
  readonly radicand: number;
  /** t = C/(-B + sqrt(radicand)); infinity if never (fraction) */
  readonly time: number;
  /** the larger root, when the sphere leaves: (-B + sqrt(radicand))/A; infinity if never (fraction) */
  readonly exit: number;
  /** upper bound for an accepted time (fraction) */
  readonly latest: number;
  /** vertex-hit or why not (enum) */
  readonly verdict: Verdict;
}

/** Robust: pushed out of the deepest overlap before moving. */
export interface DepenetrateEvent {
  /** tells events apart */
  readonly kind: 'Depenetrate';
  /** number of the round (index) */
  readonly round: number;
  /** deepest triangle (index) */
  readonly triangle: number;
  /** how far out of it: its overlap, or more than 1 for a centre behind it (ellipsoid) */
  readonly depth: number;
  /** direction of the push (world) */
  readonly normal: Vec3;
  /** the push (world) */
  readonly push: Vec3;
  /** centre after the push (world) */
  readonly position: Vec3;
  /** what says which way is out: nearest, or the winding of the triangles around (enum) */
  readonly way: WayOut;
}

/** Robust: the ellipsoid moves up to the contact of its skin. */
export interface AdvanceEvent {
  /** tells events apart */
  readonly kind: 'Advance';
  /** time of impact (fraction) */
  readonly time: number;
  /** centre at the contact (world) */
  readonly position: Vec3;
  /** centre in ellipsoid space (ellipsoid) */
  readonly center: Vec3;
  /** right normal in the world, normalize(n / r) (world) */
  readonly normal: Vec3;
  /** naive normal, normalize(n r): wrong unless the radii agree (world) */
  readonly naive: Vec3;
  /** displacement that remains of the original one (world) */
  readonly remaining: Vec3;
}

/** Robust: a contact plane joins, merges with or leaves the active set. */
export interface ActivePlaneEvent {
  /** tells events apart */
  readonly kind: 'ActivePlane';
  /** place in the active set; -1 once dropped (index) */
  readonly plane: number;
  /** triangle it came from (index) */
  readonly triangle: number;
  /** its unit normal (world) */
  readonly normal: Vec3;
  /** added, merged or dropped (enum) */
  readonly verdict: PlaneVerdict;
}

/** Robust: the remaining motion is projected on the cone the active planes leave open. */
export interface ConeEvent {
  /** tells events apart */
  readonly kind: 'Cone';
  /** remaining displacement before (world) */
  readonly desired: Vec3;
  /** remaining displacement after (world) */
  readonly result: Vec3;
  /** active planes (count) */
  readonly planes: number;
  /** active plane it slides on; -1 if none (index) */
  readonly first: number;
  /** second plane of a crease; -1 if none (index) */
  readonly second: number;
  /** contact the newest plane came from (world) */
  readonly point: Vec3;
  /** unhindered, on-plane, on-crease or corner (enum) */
  readonly verdict: ConeVerdict;
}

/** Robust: can this contact be stood on? */
export interface GroundTestEvent {
  /** tells events apart */
  readonly kind: 'GroundTest';
  /** its unit normal (world) */
  readonly normal: Vec3;
  /** n.up (scalar) */
  readonly cosine: number;
  /** cosine of the slope limit (scalar) */
  readonly limit: number;
  /** ground or too-steep (enum) */
  readonly verdict: GroundVerdict;
}

/** Robust: tries the motion again from one step higher. */
export interface StepUpEvent {
  /** tells events apart */
  readonly kind: 'StepUp';
  /** height asked for (world) */
  readonly height: number;
  /** centre after going up (world) */
  readonly raised: Vec3;
  /** centre after going forward (world) */
  readonly forward: Vec3;
  /** centre after coming down (world) */
  readonly landed: Vec3;
  /** taken, or why not; places are NaN if it was not even tried (enum) */
  readonly verdict: StepVerdict;
  /** height gained; NaN if it was not tried (world) */
  readonly gained: number;
}

/** Robust: snaps down to the ground it just left. */
export interface SnapEvent {
  /** tells events apart */
  readonly kind: 'Snap';
  /** largest distance to snap (world) */
  readonly distance: number;
  /** centre after it (world) */
  readonly position: Vec3;
  /** taken, or why not (enum) */
  readonly verdict: StepVerdict;
  /** what the way down meets last; NaN if nothing (world) */
  readonly point: Vec3;
  /** its unit normal; NaN if nothing (world) */
  readonly normal: Vec3;
  /** its triangle; -1 if nothing (index) */
  readonly triangle: number;
  /** what would carry the body there (enum) */
  readonly state: BodyState;
}

/** Robust: how does a contact too steep to stand on act on this motion? */
export interface SteepContactEvent {
  /** tells events apart */
  readonly kind: 'SteepContact';
  /** triangle of the contact (index) */
  readonly triangle: number;
  /** its unit normal (world) */
  readonly normal: Vec3;
  /** normal of the wall it acts as, without its part along the body's up; NaN if it acts as it is (world) */
  readonly wall: Vec3;
  /** what carried the body when the frame began (enum) */
  readonly state: BodyState;
  /** as a wall, or as it is, and why (enum) */
  readonly verdict: WallVerdict;
}

/** Robust: is a steep contact the edge of a step? Looks for ground behind it and before it. */
export interface StepEdgeEvent {
  /** tells events apart */
  readonly kind: 'StepEdge';
  /** the contact (world) */
  readonly contact: Vec3;
  /** ground before it; NaN if there is none, or it was not looked for (world) */
  readonly below: Vec3;
  /** height of the edge, or of the ground over a bevel, above that ground; NaN if there is none (world) */
  readonly height: number;
  /** highest edge: the step height where a step lands, else the larger of step height and snap distance (world) */
  readonly most: number;
  /** ground behind it, on the step; NaN if there is none (world) */
  readonly tread: Vec3;
  /** normal of that ground; NaN if there is none (world) */
  readonly normal: Vec3;
  /** step-edge, or why not (enum) */
  readonly verdict: EdgeVerdict;
}

/** Robust: do steep faces hold the body together? */
export interface WedgeEvent {
  /** tells events apart */
  readonly kind: 'Wedge';
  /** gravity displacement that remains (world) */
  readonly gravity: Vec3;
  /** what the faces leave of it; 0 where nothing gives way (world) */
  readonly motion: Vec3;
  /** sine of the slope of that motion, downward (scalar) */
  readonly sine: number;
  /** sine of the slope limit (scalar) */
  readonly limit: number;
  /** what the faces make together: the normal of a floor along their crease (world) */
  readonly normal: Vec3;
  /** holds or slides (enum) */
  readonly verdict: WedgeVerdict;
}

/** Robust: what carries the body, at the start of a frame that asks for it, and at its end. */
export interface CarriedEvent {
  /** tells events apart */
  readonly kind: 'Carried';
  /** start or end (enum) */
  readonly moment: SupportMoment;
  /** air, ground, steep or wedged (enum) */
  readonly state: BodyState;
  /** why (enum) */
  readonly reason: SupportReason;
  /** where; NaN in the air (world) */
  readonly point: Vec3;
  /** normal there; NaN in the air (world) */
  readonly normal: Vec3;
  /** triangle; -1 in the air (index) */
  readonly triangle: number;
  /** 1 if the frame goes up: then it is neither stepped nor snapped (flag) */
  readonly rising: boolean;
  /** 1 if something above took at least half of the rise (end) (flag) */
  readonly ceiling: boolean;
  /** 1 if a step was taken (end) (flag) */
  readonly stepped: boolean;
  /** 1 if the body was set down on ground (end) (flag) */
  readonly snapped: boolean;
}

/** Robust: in the air a rise in the displacement and a fall in the gravity displacement are one motion. */
export interface OneMotionEvent {
  /** tells events apart */
  readonly kind: 'OneMotion';
  /** requested movement of this frame (world) */
  readonly displacement: Vec3;
  /** requested gravity displacement of this frame (world) */
  readonly gravity: Vec3;
  /** displacement of the movement pass: what is requested without its rise (world) */
  readonly level: Vec3;
  /** displacement of the gravity pass: what is requested and that rise (world) */
  readonly vertical: Vec3;
}

/** Any event of a trace; its kind tells them apart. A later version may have more. */
export type TraceEvent =
  | MoveBeginEvent
  | PassBeginEvent
  | SlideBeginEvent
  | QueryBoxEvent
  | NodeVisitEvent
  | TriangleBeginEvent
  | TriangleEndEvent
  | NearestEvent
  | SlideEndEvent
  | PassEndEvent
  | MoveEndEvent
  | PlaneTestEvent
  | FaceTestEvent
  | VertexTestEvent
  | EdgeTestEvent
  | BackOffEvent
  | SlidePlaneEvent
  | ProjectEvent
  | TouchTestEvent
  | SweptFaceTestEvent
  | SweptEdgeTestEvent
  | SweptVertexTestEvent
  | DepenetrateEvent
  | AdvanceEvent
  | ActivePlaneEvent
  | ConeEvent
  | GroundTestEvent
  | StepUpEvent
  | SnapEvent
  | SteepContactEvent
  | StepEdgeEvent
  | WedgeEvent
  | CarriedEvent
  | OneMotionEvent;
/** Names of the kinds of events. */
export type EventKind = TraceEvent['kind'];
/** The event of one kind. */
export type EventOf<K extends EventKind> = Extract<TraceEvent, { kind: K }>;

/** Kinds of steps that events make. */
export type EventStep = 'frame' | 'pass' | 'slide' | 'broad' | 'triangle' | 'nearest' | 'plane' | 'face' | 'vertex' | 'edge' | 'backoff' | 'slideplane' | 'project' | 'touch' | 'push' | 'advance' | 'activeplane' | 'cone' | 'ground' | 'stepup' | 'snap' | 'wall' | 'stepedge' | 'wedge' | 'carried' | 'onemotion';

/** What an event is in the tree of steps (wasm/trace/events.def); the number of its step: none, counted, or in this slot of its payload. */
export interface EventRole {
  /** what it does there: opens a step, is a part of the open one, closes it, is a check of its triangle, belongs to its response, was asked beside it */
  readonly as: 'open' | 'part' | 'visit' | 'close' | 'check' | 'response' | 'early' | 'asked';
  /** kind of its step */
  readonly step: EventStep;
  /** its name in the addresses of steps */
  readonly name: string;
  /** what numbers it: nothing, counting, or that slot of its payload */
  readonly number: number | 'counts' | null;
}

/** What each event is in the tree of steps. */
export const eventRoles: Readonly<Record<EventKind, EventRole>> = {
  MoveBegin: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
  PassBegin: { as: 'open', step: 'pass', name: 'p', number: 'counts' },
  SlideBegin: { as: 'open', step: 'slide', name: 's', number: 'counts' },
  QueryBox: { as: 'part', step: 'broad', name: 'broad', number: null },
  NodeVisit: { as: 'visit', step: 'broad', name: '', number: null },
  TriangleBegin: { as: 'open', step: 'triangle', name: 't', number: 'counts' },
  TriangleEnd: { as: 'close', step: 'triangle', name: '', number: null },
  Nearest: { as: 'part', step: 'nearest', name: 'nearest', number: null },
  SlideEnd: { as: 'close', step: 'slide', name: '', number: null },
  PassEnd: { as: 'close', step: 'pass', name: '', number: null },
  MoveEnd: { as: 'close', step: 'frame', name: '', number: null },
  PlaneTest: { as: 'check', step: 'plane', name: 'plane', number: null },
  FaceTest: { as: 'check', step: 'face', name: 'face', number: null },
  VertexTest: { as: 'check', step: 'vertex', name: 'v', number: 0 },
  EdgeTest: { as: 'check', step: 'edge', name: 'e', number: 0 },
  BackOff: { as: 'response', step: 'backoff', name: 'backoff', number: null },
  SlidePlane: { as: 'response', step: 'slideplane', name: 'slideplane', number: null },
  Project: { as: 'response', step: 'project', name: 'project', number: null },
  TouchTest: { as: 'check', step: 'touch', name: 'touch', number: null },
  SweptFaceTest: { as: 'check', step: 'face', name: 'face', number: null },
  SweptEdgeTest: { as: 'check', step: 'edge', name: 'e', number: 0 },
  SweptVertexTest: { as: 'check', step: 'vertex', name: 'v', number: 0 },
  Depenetrate: { as: 'early', step: 'push', name: 'push', number: 'counts' },
  Advance: { as: 'response', step: 'advance', name: 'advance', number: null },
  ActivePlane: { as: 'response', step: 'activeplane', name: 'plane', number: 'counts' },
  Cone: { as: 'response', step: 'cone', name: 'cone', number: null },
  GroundTest: { as: 'response', step: 'ground', name: 'ground', number: null },
  StepUp: { as: 'response', step: 'stepup', name: 'stepup', number: null },
  Snap: { as: 'response', step: 'snap', name: 'snap', number: null },
  SteepContact: { as: 'response', step: 'wall', name: 'wall', number: null },
  StepEdge: { as: 'response', step: 'stepedge', name: 'stepedge', number: null },
  Wedge: { as: 'response', step: 'wedge', name: 'wedge', number: null },
  Carried: { as: 'asked', step: 'carried', name: 'carried', number: null },
  OneMotion: { as: 'asked', step: 'onemotion', name: 'onemotion', number: null },
};

/** Reads the payload that starts at slot i; by kind number. */
export const decoders: Readonly<Record<number, (s: Float64Array, i: number) => TraceEvent>> = {
  1: (s, i) => ({
    kind: 'MoveBegin',
    method: MethodValues[s[i + 0]!]!,
    sides: SidesValues[s[i + 1]!]!,
    position: [s[i + 2]!, s[i + 3]!, s[i + 4]!],
    displacement: [s[i + 5]!, s[i + 6]!, s[i + 7]!],
    gravity: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    radii: [s[i + 11]!, s[i + 12]!, s[i + 13]!],
    skin: s[i + 14]!,
    maxSweeps: s[i + 15]!,
    veryClose: s[i + 16]!,
    triangles: s[i + 17]!,
  }),
  2: (s, i) => ({
    kind: 'PassBegin',
    pass: s[i + 0]!,
    position: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    displacement: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
  }),
  3: (s, i) => ({
    kind: 'SlideBegin',
    slide: s[i + 0]!,
    position: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    displacement: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    radii: [s[i + 7]!, s[i + 8]!, s[i + 9]!],
    center: [s[i + 10]!, s[i + 11]!, s[i + 12]!],
    travel: [s[i + 13]!, s[i + 14]!, s[i + 15]!],
    length: s[i + 16]!,
    lengthWorld: s[i + 17]!,
  }),
  4: (s, i) => ({
    kind: 'QueryBox',
    low: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    high: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
  }),
  5: (s, i) => ({
    kind: 'NodeVisit',
    node: s[i + 0]!,
    depth: s[i + 1]!,
    low: [s[i + 2]!, s[i + 3]!, s[i + 4]!],
    high: [s[i + 5]!, s[i + 6]!, s[i + 7]!],
    enter: s[i + 8]!,
    triangles: s[i + 9]!,
    verdict: NodeVerdictValues[s[i + 10]!]!,
  }),
  6: (s, i) => ({
    kind: 'TriangleBegin',
    test: s[i + 0]!,
    triangle: s[i + 1]!,
    p0: [s[i + 2]!, s[i + 3]!, s[i + 4]!],
    p1: [s[i + 5]!, s[i + 6]!, s[i + 7]!],
    p2: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    best: s[i + 11]!,
  }),
  11: (s, i) => ({
    kind: 'TriangleEnd',
    triangle: s[i + 0]!,
    verdict: VerdictValues[s[i + 1]!]!,
    feature: FeatureValues[s[i + 2]!]!,
    element: s[i + 3]!,
    time: s[i + 4]!,
    point: [s[i + 5]!, s[i + 6]!, s[i + 7]!],
    distance: s[i + 8]!,
    best: s[i + 9]!,
    improved: s[i + 10] !== 0,
  }),
  12: (s, i) => ({
    kind: 'Nearest',
    found: s[i + 0] !== 0,
    candidates: s[i + 1]!,
    test: s[i + 2]!,
    triangle: s[i + 3]!,
    feature: FeatureValues[s[i + 4]!]!,
    element: s[i + 5]!,
    time: s[i + 6]!,
    distance: s[i + 7]!,
    point: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    center: [s[i + 11]!, s[i + 12]!, s[i + 13]!],
    pointWorld: [s[i + 14]!, s[i + 15]!, s[i + 16]!],
    centerWorld: [s[i + 17]!, s[i + 18]!, s[i + 19]!],
  }),
  23: (s, i) => ({
    kind: 'SlideEnd',
    slide: s[i + 0]!,
    position: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    remaining: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    remainingLength: s[i + 7]!,
    center: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    traveled: s[i + 11]!,
    verdict: SlideVerdictValues[s[i + 12]!]!,
  }),
  24: (s, i) => ({
    kind: 'PassEnd',
    pass: s[i + 0]!,
    position: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    sweeps: s[i + 4]!,
    truncated: s[i + 5] !== 0,
  }),
  25: (s, i) => ({
    kind: 'MoveEnd',
    position: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    grounded: s[i + 3] !== 0,
    sweeps: s[i + 4]!,
    truncated: s[i + 5] !== 0,
    startDepth: s[i + 6]!,
  }),
  7: (s, i) => ({
    kind: 'PlaneTest',
    normal: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    constant: s[i + 3]!,
    facing: s[i + 4]!,
    center: s[i + 5]!,
    distance: s[i + 6]!,
    speed: s[i + 7]!,
    t0: s[i + 8]!,
    t1: s[i + 9]!,
    enter: s[i + 10]!,
    leave: s[i + 11]!,
    verdict: VerdictValues[s[i + 12]!]!,
  }),
  8: (s, i) => ({
    kind: 'FaceTest',
    time: s[i + 0]!,
    point: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    a: s[i + 4]!,
    b: s[i + 5]!,
    c: s[i + 6]!,
    d: s[i + 7]!,
    e: s[i + 8]!,
    area: s[i + 9]!,
    x: s[i + 10]!,
    y: s[i + 11]!,
    z: s[i + 12]!,
    verdict: VerdictValues[s[i + 13]!]!,
  }),
  9: (s, i) => ({
    kind: 'VertexTest',
    vertex: s[i + 0]!,
    corner: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    vv: s[i + 4]!,
    vp: s[i + 5]!,
    pp: s[i + 6]!,
    a2: s[i + 7]!,
    a1: s[i + 8]!,
    a0: s[i + 9]!,
    discriminant: s[i + 10]!,
    root1: s[i + 11]!,
    root2: s[i + 12]!,
    latest: s[i + 13]!,
    time: s[i + 14]!,
    verdict: VerdictValues[s[i + 15]!]!,
  }),
  10: (s, i) => ({
    kind: 'EdgeTest',
    edge: s[i + 0]!,
    start: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    direction: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    offset: [s[i + 7]!, s[i + 8]!, s[i + 9]!],
    ee: s[i + 10]!,
    vv: s[i + 11]!,
    ev: s[i + 12]!,
    eb: s[i + 13]!,
    vb: s[i + 14]!,
    bb: s[i + 15]!,
    a2: s[i + 16]!,
    a1: s[i + 17]!,
    a0: s[i + 18]!,
    discriminant: s[i + 19]!,
    root1: s[i + 20]!,
    root2: s[i + 21]!,
    latest: s[i + 22]!,
    time: s[i + 23]!,
    f: s[i + 24]!,
    point: [s[i + 25]!, s[i + 26]!, s[i + 27]!],
    verdict: VerdictValues[s[i + 28]!]!,
  }),
  20: (s, i) => ({
    kind: 'BackOff',
    distance: s[i + 0]!,
    veryClose: s[i + 1]!,
    moved: s[i + 2] !== 0,
    time: s[i + 3]!,
    base: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    contact: [s[i + 7]!, s[i + 8]!, s[i + 9]!],
    baseWorld: [s[i + 10]!, s[i + 11]!, s[i + 12]!],
    contactWorld: [s[i + 13]!, s[i + 14]!, s[i + 15]!],
  }),
  21: (s, i) => ({
    kind: 'SlidePlane',
    point: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    normal: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    pointWorld: [s[i + 6]!, s[i + 7]!, s[i + 8]!],
    normalWorld: [s[i + 9]!, s[i + 10]!, s[i + 11]!],
    naiveWorld: [s[i + 12]!, s[i + 13]!, s[i + 14]!],
  }),
  22: (s, i) => ({
    kind: 'Project',
    destination: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    height: s[i + 3]!,
    projected: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    remaining: [s[i + 7]!, s[i + 8]!, s[i + 9]!],
    length: s[i + 10]!,
    destinationWorld: [s[i + 11]!, s[i + 12]!, s[i + 13]!],
    projectedWorld: [s[i + 14]!, s[i + 15]!, s[i + 16]!],
    remainingWorld: [s[i + 17]!, s[i + 18]!, s[i + 19]!],
  }),
  13: (s, i) => ({
    kind: 'TouchTest',
    point: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    feature: FeatureValues[s[i + 3]!]!,
    element: s[i + 4]!,
    distance: s[i + 5]!,
    tolerance: s[i + 6]!,
    approach: s[i + 7]!,
    depth: s[i + 8]!,
    verdict: VerdictValues[s[i + 9]!]!,
  }),
  14: (s, i) => ({
    kind: 'SweptFaceTest',
    normal: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    distance: s[i + 3]!,
    approach: s[i + 4]!,
    time: s[i + 5]!,
    point: [s[i + 6]!, s[i + 7]!, s[i + 8]!],
    side0: s[i + 9]!,
    side1: s[i + 10]!,
    side2: s[i + 11]!,
    latest: s[i + 12]!,
    verdict: VerdictValues[s[i + 13]!]!,
  }),
  15: (s, i) => ({
    kind: 'SweptEdgeTest',
    edge: s[i + 0]!,
    start: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    direction: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    length: s[i + 7]!,
    m: s[i + 8]!,
    a: s[i + 9]!,
    b: s[i + 10]!,
    h: s[i + 11]!,
    c: s[i + 12]!,
    radicand: s[i + 13]!,
    time: s[i + 14]!,
    exit: s[i + 15]!,
    foot: s[i + 16]!,
    point: [s[i + 17]!, s[i + 18]!, s[i + 19]!],
    latest: s[i + 20]!,
    verdict: VerdictValues[s[i + 21]!]!,
  }),
  16: (s, i) => ({
    kind: 'SweptVertexTest',
    vertex: s[i + 0]!,
    corner: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    m: s[i + 4]!,
    a: s[i + 5]!,
    b: s[i + 6]!,
    h: s[i + 7]!,
    c: s[i + 8]!,
    radicand: s[i + 9]!,
    time: s[i + 10]!,
    exit: s[i + 11]!,
    latest: s[i + 12]!,
    verdict: VerdictValues[s[i + 13]!]!,
  }),
  30: (s, i) => ({
    kind: 'Depenetrate',
    round: s[i + 0]!,
    triangle: s[i + 1]!,
    depth: s[i + 2]!,
    normal: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    push: [s[i + 6]!, s[i + 7]!, s[i + 8]!],
    position: [s[i + 9]!, s[i + 10]!, s[i + 11]!],
    way: WayOutValues[s[i + 12]!]!,
  }),
  31: (s, i) => ({
    kind: 'Advance',
    time: s[i + 0]!,
    position: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    center: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    normal: [s[i + 7]!, s[i + 8]!, s[i + 9]!],
    naive: [s[i + 10]!, s[i + 11]!, s[i + 12]!],
    remaining: [s[i + 13]!, s[i + 14]!, s[i + 15]!],
  }),
  32: (s, i) => ({
    kind: 'ActivePlane',
    plane: s[i + 0]!,
    triangle: s[i + 1]!,
    normal: [s[i + 2]!, s[i + 3]!, s[i + 4]!],
    verdict: PlaneVerdictValues[s[i + 5]!]!,
  }),
  33: (s, i) => ({
    kind: 'Cone',
    desired: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    result: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    planes: s[i + 6]!,
    first: s[i + 7]!,
    second: s[i + 8]!,
    point: [s[i + 9]!, s[i + 10]!, s[i + 11]!],
    verdict: ConeVerdictValues[s[i + 12]!]!,
  }),
  34: (s, i) => ({
    kind: 'GroundTest',
    normal: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    cosine: s[i + 3]!,
    limit: s[i + 4]!,
    verdict: GroundVerdictValues[s[i + 5]!]!,
  }),
  35: (s, i) => ({
    kind: 'StepUp',
    height: s[i + 0]!,
    raised: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    forward: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    landed: [s[i + 7]!, s[i + 8]!, s[i + 9]!],
    verdict: StepVerdictValues[s[i + 10]!]!,
    gained: s[i + 11]!,
  }),
  36: (s, i) => ({
    kind: 'Snap',
    distance: s[i + 0]!,
    position: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    verdict: StepVerdictValues[s[i + 4]!]!,
    point: [s[i + 5]!, s[i + 6]!, s[i + 7]!],
    normal: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    triangle: s[i + 11]!,
    state: BodyStateValues[s[i + 12]!]!,
  }),
  37: (s, i) => ({
    kind: 'SteepContact',
    triangle: s[i + 0]!,
    normal: [s[i + 1]!, s[i + 2]!, s[i + 3]!],
    wall: [s[i + 4]!, s[i + 5]!, s[i + 6]!],
    state: BodyStateValues[s[i + 7]!]!,
    verdict: WallVerdictValues[s[i + 8]!]!,
  }),
  38: (s, i) => ({
    kind: 'StepEdge',
    contact: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    below: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    height: s[i + 6]!,
    most: s[i + 7]!,
    tread: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    normal: [s[i + 11]!, s[i + 12]!, s[i + 13]!],
    verdict: EdgeVerdictValues[s[i + 14]!]!,
  }),
  39: (s, i) => ({
    kind: 'Wedge',
    gravity: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    motion: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    sine: s[i + 6]!,
    limit: s[i + 7]!,
    normal: [s[i + 8]!, s[i + 9]!, s[i + 10]!],
    verdict: WedgeVerdictValues[s[i + 11]!]!,
  }),
  40: (s, i) => ({
    kind: 'Carried',
    moment: SupportMomentValues[s[i + 0]!]!,
    state: BodyStateValues[s[i + 1]!]!,
    reason: SupportReasonValues[s[i + 2]!]!,
    point: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    normal: [s[i + 6]!, s[i + 7]!, s[i + 8]!],
    triangle: s[i + 9]!,
    rising: s[i + 10] !== 0,
    ceiling: s[i + 11] !== 0,
    stepped: s[i + 12] !== 0,
    snapped: s[i + 13] !== 0,
  }),
  41: (s, i) => ({
    kind: 'OneMotion',
    displacement: [s[i + 0]!, s[i + 1]!, s[i + 2]!],
    gravity: [s[i + 3]!, s[i + 4]!, s[i + 5]!],
    level: [s[i + 6]!, s[i + 7]!, s[i + 8]!],
    vertical: [s[i + 9]!, s[i + 10]!, s[i + 11]!],
  }),
};

/** The numbers of each event, with their units or spaces; an open one may be infinite or none at all. What they are in words: eventDocs.gen.ts. */
export const eventFields: Readonly<
  Record<EventKind, { fields: Readonly<Record<string, { type: string; unit: Unit; open?: true }>> }>
> = {
  MoveBegin: {
    fields: {
      method: { type: 'Method', unit: 'enum' },
      sides: { type: 'Sides', unit: 'enum' },
      position: { type: 'Vec3', unit: 'world' },
      displacement: { type: 'Vec3', unit: 'world' },
      gravity: { type: 'Vec3', unit: 'world' },
      radii: { type: 'Vec3', unit: 'world' },
      skin: { type: 'Real', unit: 'world' },
      maxSweeps: { type: 'Count', unit: 'count' },
      veryClose: { type: 'Real', unit: 'ellipsoid' },
      triangles: { type: 'Count', unit: 'count' },
    },
  },
  PassBegin: {
    fields: {
      pass: { type: 'Index', unit: 'index' },
      position: { type: 'Vec3', unit: 'world' },
      displacement: { type: 'Vec3', unit: 'world' },
    },
  },
  SlideBegin: {
    fields: {
      slide: { type: 'Index', unit: 'index' },
      position: { type: 'Vec3', unit: 'world' },
      displacement: { type: 'Vec3', unit: 'world' },
      radii: { type: 'Vec3', unit: 'world' },
      center: { type: 'Vec3', unit: 'ellipsoid' },
      travel: { type: 'Vec3', unit: 'ellipsoid' },
      length: { type: 'Real', unit: 'ellipsoid' },
      lengthWorld: { type: 'Real', unit: 'world' },
    },
  },
  QueryBox: {
    fields: {
      low: { type: 'Vec3', unit: 'world' },
      high: { type: 'Vec3', unit: 'world' },
    },
  },
  NodeVisit: {
    fields: {
      node: { type: 'Index', unit: 'index' },
      depth: { type: 'Count', unit: 'count' },
      low: { type: 'Vec3', unit: 'world' },
      high: { type: 'Vec3', unit: 'world' },
      enter: { type: 'Real', unit: 'fraction' },
      triangles: { type: 'Count', unit: 'count' },
      verdict: { type: 'NodeVerdict', unit: 'enum' },
    },
  },
  TriangleBegin: {
    fields: {
      test: { type: 'Index', unit: 'index' },
      triangle: { type: 'Index', unit: 'index' },
      p0: { type: 'Vec3', unit: 'ellipsoid' },
      p1: { type: 'Vec3', unit: 'ellipsoid' },
      p2: { type: 'Vec3', unit: 'ellipsoid' },
      best: { type: 'Real', unit: 'fraction', open: true },
    },
  },
  TriangleEnd: {
    fields: {
      triangle: { type: 'Index', unit: 'index' },
      verdict: { type: 'Verdict', unit: 'enum' },
      feature: { type: 'Feature', unit: 'enum' },
      element: { type: 'Index', unit: 'index' },
      time: { type: 'Real', unit: 'fraction', open: true },
      point: { type: 'Vec3', unit: 'ellipsoid', open: true },
      distance: { type: 'Real', unit: 'ellipsoid', open: true },
      best: { type: 'Real', unit: 'fraction', open: true },
      improved: { type: 'Flag', unit: 'flag' },
    },
  },
  Nearest: {
    fields: {
      found: { type: 'Flag', unit: 'flag' },
      candidates: { type: 'Count', unit: 'count' },
      test: { type: 'Index', unit: 'index' },
      triangle: { type: 'Index', unit: 'index' },
      feature: { type: 'Feature', unit: 'enum' },
      element: { type: 'Index', unit: 'index' },
      time: { type: 'Real', unit: 'fraction', open: true },
      distance: { type: 'Real', unit: 'ellipsoid', open: true },
      point: { type: 'Vec3', unit: 'ellipsoid', open: true },
      center: { type: 'Vec3', unit: 'ellipsoid' },
      pointWorld: { type: 'Vec3', unit: 'world', open: true },
      centerWorld: { type: 'Vec3', unit: 'world' },
    },
  },
  SlideEnd: {
    fields: {
      slide: { type: 'Index', unit: 'index' },
      position: { type: 'Vec3', unit: 'world' },
      remaining: { type: 'Vec3', unit: 'world' },
      remainingLength: { type: 'Real', unit: 'world' },
      center: { type: 'Vec3', unit: 'ellipsoid' },
      traveled: { type: 'Real', unit: 'fraction' },
      verdict: { type: 'SlideVerdict', unit: 'enum' },
    },
  },
  PassEnd: {
    fields: {
      pass: { type: 'Index', unit: 'index' },
      position: { type: 'Vec3', unit: 'world' },
      sweeps: { type: 'Count', unit: 'count' },
      truncated: { type: 'Flag', unit: 'flag' },
    },
  },
  MoveEnd: {
    fields: {
      position: { type: 'Vec3', unit: 'world' },
      grounded: { type: 'Flag', unit: 'flag' },
      sweeps: { type: 'Count', unit: 'count' },
      truncated: { type: 'Flag', unit: 'flag' },
      startDepth: { type: 'Real', unit: 'ellipsoid' },
    },
  },
  PlaneTest: {
    fields: {
      normal: { type: 'Vec3', unit: 'ellipsoid' },
      constant: { type: 'Real', unit: 'ellipsoid' },
      facing: { type: 'Real', unit: 'scalar' },
      center: { type: 'Real', unit: 'ellipsoid' },
      distance: { type: 'Real', unit: 'ellipsoid' },
      speed: { type: 'Real', unit: 'ellipsoid' },
      t0: { type: 'Real', unit: 'fraction' },
      t1: { type: 'Real', unit: 'fraction' },
      enter: { type: 'Real', unit: 'fraction' },
      leave: { type: 'Real', unit: 'fraction' },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  FaceTest: {
    fields: {
      time: { type: 'Real', unit: 'fraction' },
      point: { type: 'Vec3', unit: 'ellipsoid' },
      a: { type: 'Real', unit: 'scalar' },
      b: { type: 'Real', unit: 'scalar' },
      c: { type: 'Real', unit: 'scalar' },
      d: { type: 'Real', unit: 'scalar' },
      e: { type: 'Real', unit: 'scalar' },
      area: { type: 'Real', unit: 'scalar' },
      x: { type: 'Real', unit: 'scalar' },
      y: { type: 'Real', unit: 'scalar' },
      z: { type: 'Real', unit: 'scalar' },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  VertexTest: {
    fields: {
      vertex: { type: 'Index', unit: 'index' },
      corner: { type: 'Vec3', unit: 'ellipsoid' },
      vv: { type: 'Real', unit: 'scalar' },
      vp: { type: 'Real', unit: 'scalar' },
      pp: { type: 'Real', unit: 'scalar' },
      a2: { type: 'Real', unit: 'scalar' },
      a1: { type: 'Real', unit: 'scalar' },
      a0: { type: 'Real', unit: 'scalar' },
      discriminant: { type: 'Real', unit: 'scalar' },
      root1: { type: 'Real', unit: 'fraction', open: true },
      root2: { type: 'Real', unit: 'fraction', open: true },
      latest: { type: 'Real', unit: 'fraction' },
      time: { type: 'Real', unit: 'fraction', open: true },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  EdgeTest: {
    fields: {
      edge: { type: 'Index', unit: 'index' },
      start: { type: 'Vec3', unit: 'ellipsoid' },
      direction: { type: 'Vec3', unit: 'ellipsoid' },
      offset: { type: 'Vec3', unit: 'ellipsoid' },
      ee: { type: 'Real', unit: 'scalar' },
      vv: { type: 'Real', unit: 'scalar' },
      ev: { type: 'Real', unit: 'scalar' },
      eb: { type: 'Real', unit: 'scalar' },
      vb: { type: 'Real', unit: 'scalar' },
      bb: { type: 'Real', unit: 'scalar' },
      a2: { type: 'Real', unit: 'scalar' },
      a1: { type: 'Real', unit: 'scalar' },
      a0: { type: 'Real', unit: 'scalar' },
      discriminant: { type: 'Real', unit: 'scalar' },
      root1: { type: 'Real', unit: 'fraction', open: true },
      root2: { type: 'Real', unit: 'fraction', open: true },
      latest: { type: 'Real', unit: 'fraction' },
      time: { type: 'Real', unit: 'fraction', open: true },
      f: { type: 'Real', unit: 'scalar', open: true },
      point: { type: 'Vec3', unit: 'ellipsoid', open: true },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  BackOff: {
    fields: {
      distance: { type: 'Real', unit: 'ellipsoid' },
      veryClose: { type: 'Real', unit: 'ellipsoid' },
      moved: { type: 'Flag', unit: 'flag' },
      time: { type: 'Real', unit: 'fraction' },
      base: { type: 'Vec3', unit: 'ellipsoid' },
      contact: { type: 'Vec3', unit: 'ellipsoid' },
      baseWorld: { type: 'Vec3', unit: 'world' },
      contactWorld: { type: 'Vec3', unit: 'world' },
    },
  },
  SlidePlane: {
    fields: {
      point: { type: 'Vec3', unit: 'ellipsoid' },
      normal: { type: 'Vec3', unit: 'ellipsoid' },
      pointWorld: { type: 'Vec3', unit: 'world' },
      normalWorld: { type: 'Vec3', unit: 'world' },
      naiveWorld: { type: 'Vec3', unit: 'world' },
    },
  },
  Project: {
    fields: {
      destination: { type: 'Vec3', unit: 'ellipsoid' },
      height: { type: 'Real', unit: 'ellipsoid' },
      projected: { type: 'Vec3', unit: 'ellipsoid' },
      remaining: { type: 'Vec3', unit: 'ellipsoid' },
      length: { type: 'Real', unit: 'ellipsoid' },
      destinationWorld: { type: 'Vec3', unit: 'world' },
      projectedWorld: { type: 'Vec3', unit: 'world' },
      remainingWorld: { type: 'Vec3', unit: 'world' },
    },
  },
  TouchTest: {
    fields: {
      point: { type: 'Vec3', unit: 'ellipsoid' },
      feature: { type: 'Feature', unit: 'enum' },
      element: { type: 'Index', unit: 'index' },
      distance: { type: 'Real', unit: 'ellipsoid' },
      tolerance: { type: 'Real', unit: 'ellipsoid' },
      approach: { type: 'Real', unit: 'ellipsoid' },
      depth: { type: 'Real', unit: 'ellipsoid' },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  SweptFaceTest: {
    fields: {
      normal: { type: 'Vec3', unit: 'ellipsoid' },
      distance: { type: 'Real', unit: 'ellipsoid' },
      approach: { type: 'Real', unit: 'ellipsoid' },
      time: { type: 'Real', unit: 'fraction', open: true },
      point: { type: 'Vec3', unit: 'ellipsoid', open: true },
      side0: { type: 'Real', unit: 'scalar' },
      side1: { type: 'Real', unit: 'scalar' },
      side2: { type: 'Real', unit: 'scalar' },
      latest: { type: 'Real', unit: 'fraction' },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  SweptEdgeTest: {
    fields: {
      edge: { type: 'Index', unit: 'index' },
      start: { type: 'Vec3', unit: 'ellipsoid' },
      direction: { type: 'Vec3', unit: 'ellipsoid' },
      length: { type: 'Real', unit: 'ellipsoid' },
      m: { type: 'Real', unit: 'ellipsoid' },
      a: { type: 'Real', unit: 'scalar' },
      b: { type: 'Real', unit: 'scalar' },
      h: { type: 'Real', unit: 'ellipsoid' },
      c: { type: 'Real', unit: 'scalar' },
      radicand: { type: 'Real', unit: 'scalar' },
      time: { type: 'Real', unit: 'fraction', open: true },
      exit: { type: 'Real', unit: 'fraction', open: true },
      foot: { type: 'Real', unit: 'ellipsoid', open: true },
      point: { type: 'Vec3', unit: 'ellipsoid', open: true },
      latest: { type: 'Real', unit: 'fraction' },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  SweptVertexTest: {
    fields: {
      vertex: { type: 'Index', unit: 'index' },
      corner: { type: 'Vec3', unit: 'ellipsoid' },
      m: { type: 'Real', unit: 'ellipsoid' },
      a: { type: 'Real', unit: 'scalar' },
      b: { type: 'Real', unit: 'scalar' },
      h: { type: 'Real', unit: 'ellipsoid' },
      c: { type: 'Real', unit: 'scalar' },
      radicand: { type: 'Real', unit: 'scalar' },
      time: { type: 'Real', unit: 'fraction', open: true },
      exit: { type: 'Real', unit: 'fraction', open: true },
      latest: { type: 'Real', unit: 'fraction' },
      verdict: { type: 'Verdict', unit: 'enum' },
    },
  },
  Depenetrate: {
    fields: {
      round: { type: 'Index', unit: 'index' },
      triangle: { type: 'Index', unit: 'index' },
      depth: { type: 'Real', unit: 'ellipsoid' },
      normal: { type: 'Vec3', unit: 'world' },
      push: { type: 'Vec3', unit: 'world' },
      position: { type: 'Vec3', unit: 'world' },
      way: { type: 'WayOut', unit: 'enum' },
    },
  },
  Advance: {
    fields: {
      time: { type: 'Real', unit: 'fraction' },
      position: { type: 'Vec3', unit: 'world' },
      center: { type: 'Vec3', unit: 'ellipsoid' },
      normal: { type: 'Vec3', unit: 'world' },
      naive: { type: 'Vec3', unit: 'world' },
      remaining: { type: 'Vec3', unit: 'world' },
    },
  },
  ActivePlane: {
    fields: {
      plane: { type: 'Index', unit: 'index' },
      triangle: { type: 'Index', unit: 'index' },
      normal: { type: 'Vec3', unit: 'world' },
      verdict: { type: 'PlaneVerdict', unit: 'enum' },
    },
  },
  Cone: {
    fields: {
      desired: { type: 'Vec3', unit: 'world' },
      result: { type: 'Vec3', unit: 'world' },
      planes: { type: 'Count', unit: 'count' },
      first: { type: 'Index', unit: 'index' },
      second: { type: 'Index', unit: 'index' },
      point: { type: 'Vec3', unit: 'world' },
      verdict: { type: 'ConeVerdict', unit: 'enum' },
    },
  },
  GroundTest: {
    fields: {
      normal: { type: 'Vec3', unit: 'world' },
      cosine: { type: 'Real', unit: 'scalar' },
      limit: { type: 'Real', unit: 'scalar' },
      verdict: { type: 'GroundVerdict', unit: 'enum' },
    },
  },
  StepUp: {
    fields: {
      height: { type: 'Real', unit: 'world' },
      raised: { type: 'Vec3', unit: 'world' },
      forward: { type: 'Vec3', unit: 'world' },
      landed: { type: 'Vec3', unit: 'world' },
      verdict: { type: 'StepVerdict', unit: 'enum', open: true },
      gained: { type: 'Real', unit: 'world', open: true },
    },
  },
  Snap: {
    fields: {
      distance: { type: 'Real', unit: 'world' },
      position: { type: 'Vec3', unit: 'world' },
      verdict: { type: 'StepVerdict', unit: 'enum' },
      point: { type: 'Vec3', unit: 'world', open: true },
      normal: { type: 'Vec3', unit: 'world', open: true },
      triangle: { type: 'Index', unit: 'index' },
      state: { type: 'BodyState', unit: 'enum' },
    },
  },
  SteepContact: {
    fields: {
      triangle: { type: 'Index', unit: 'index' },
      normal: { type: 'Vec3', unit: 'world' },
      wall: { type: 'Vec3', unit: 'world', open: true },
      state: { type: 'BodyState', unit: 'enum' },
      verdict: { type: 'WallVerdict', unit: 'enum' },
    },
  },
  StepEdge: {
    fields: {
      contact: { type: 'Vec3', unit: 'world' },
      below: { type: 'Vec3', unit: 'world', open: true },
      height: { type: 'Real', unit: 'world', open: true },
      most: { type: 'Real', unit: 'world' },
      tread: { type: 'Vec3', unit: 'world', open: true },
      normal: { type: 'Vec3', unit: 'world', open: true },
      verdict: { type: 'EdgeVerdict', unit: 'enum' },
    },
  },
  Wedge: {
    fields: {
      gravity: { type: 'Vec3', unit: 'world' },
      motion: { type: 'Vec3', unit: 'world' },
      sine: { type: 'Real', unit: 'scalar' },
      limit: { type: 'Real', unit: 'scalar' },
      normal: { type: 'Vec3', unit: 'world' },
      verdict: { type: 'WedgeVerdict', unit: 'enum' },
    },
  },
  Carried: {
    fields: {
      moment: { type: 'SupportMoment', unit: 'enum' },
      state: { type: 'BodyState', unit: 'enum' },
      reason: { type: 'SupportReason', unit: 'enum' },
      point: { type: 'Vec3', unit: 'world', open: true },
      normal: { type: 'Vec3', unit: 'world', open: true },
      triangle: { type: 'Index', unit: 'index' },
      rising: { type: 'Flag', unit: 'flag' },
      ceiling: { type: 'Flag', unit: 'flag' },
      stepped: { type: 'Flag', unit: 'flag' },
      snapped: { type: 'Flag', unit: 'flag' },
    },
  },
  OneMotion: {
    fields: {
      displacement: { type: 'Vec3', unit: 'world' },
      gravity: { type: 'Vec3', unit: 'world' },
      level: { type: 'Vec3', unit: 'world' },
      vertical: { type: 'Vec3', unit: 'world' },
    },
  },
};
