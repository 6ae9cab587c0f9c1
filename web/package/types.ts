/**
 * Public types of the package. Units are the mesh's own (metres by convention), angles are radians, times are fractions 0..1 of
 * the displacement they belong to. Everything is in world space unless a name says otherwise.
 */

import type { MoveNumbers } from './settings.gen.ts';

/** Where to load the module from; everything has a default. */
export interface LoadOptions {
  /** Whether to load the build with SIMD; default: where the engine has it. Both give the same answers, bit for bit. */
  simd?: boolean;
  /** Where to fetch the module from. A relative address is resolved against this file, or against the page if a bundler left no usable address of this file. Default: `sweepscope-simd.wasm` or `sweepscope.wasm` next to this file. */
  wasmUrl?: string | URL;
  /** The module's bytes, if you have them already. Wins over `wasmUrl`. */
  wasmBinary?: BufferSource;
}

/** The loaded module: it makes meshes and kept results. A page or a worker needs one. */
export interface Solver {
  /** the loaded build: the package's version, the schema of its traces, and whether it uses SIMD */
  readonly build: { readonly version: string; readonly schemaHash: string; readonly simd: boolean };
  /**
   * Copies the mesh, checks it and builds its broad phase.
   *
   * @param positions 3 per vertex. Float64 positions keep their precision.
   * @param indices 3 per triangle; absent: every three vertices make a triangle.
   * @throws MeshError when a length, an index or a number is bad; it names the first bad element.
   */
  createMesh(positions: Float32Array | Float64Array, indices?: Uint32Array | Uint16Array): Mesh;
  /**
   * Makes a mesh from the bytes of `save`, in a fraction of the time it takes to build it. Every answer is the same, bit for bit, with SIMD and without.
   * `report.buildMilliseconds` is the time of loading.
   *
   * All bytes are checked, and invented ones do no harm; but only the bytes of `save` are sure to give right answers.
   * @param bytes all bytes of `save`; read, not kept
   * @throws MeshError `saved-foreign`: these are other bytes; `saved-version`: another version of this package saved them, build the mesh again;
   * `saved-damaged`: some are missing or changed
   */
  loadMesh(bytes: Uint8Array): Mesh;
  /**
   * Makes results that calls write into, for up to `capacity` sweeps: with them, and with options from `compileOptions`, a call creates no
   * object and copies nothing out.
   * @param capacity the most requests of one call
   * @throws RequestError when the capacity is no whole number above 0, or there is no memory for it
   */
  createSweepResults(capacity: number): KeptSweepResults;
  /**
   * The same for calls of up to `capacity` moves.
   * @param capacity the most requests of one call
   * @param options `contacts`: initial room for the contacts of one call, default 8 × capacity. It grows if a call has more.
   * @throws RequestError as createSweepResults
   */
  createMoveResults(capacity: number, options?: { contacts?: number }): KeptMoveResults;
}

/**
 * Results in the module's memory that calls write into. They hold the answer of the last call that used them, until the next such
 * call; after a call that threw, their contents are undefined. Each array has the length of the reserved capacity: `count` is the number of answered requests, `contactStart[count]` that of
 * their contacts. Read the arrays from here after every call of this package: when its memory grows, the old ones are detached (their length is 0).
 */
export interface KeptResults {
  /** requests that fit */
  readonly capacity: number;
  /** requests that the last call answered; 0 when it threw */
  readonly count: number;
  /** Frees the memory. Safe to call twice; calls into them afterwards throw DisposedError. */
  dispose(): void;
}
/** The last answer of `sweepMany` with these results: `createSweepResults` makes them. */
export interface KeptSweepResults extends SweepResults, KeptResults {}
/** The last answer of `moveMany` with these results: `createMoveResults` makes them. */
export interface KeptMoveResults extends MoveResults, KeptResults {}

/** Options that were checked by `compileOptions`. */
export interface CompiledOptions {
  /** internal to the package */
  readonly native: unknown;
}
/** Options of any call. */
export type AnyOptions = TraceOptions | CompiledOptions;

/** The findings when the mesh was checked and built. */
export interface MeshReport {
  /** how many vertices were given */
  readonly vertices: number;
  /** how many triangles there are, those of zero area among them */
  readonly triangles: number;
  /** smallest and largest coordinates of all vertices, world */
  readonly bounds: { readonly min: readonly [number, number, number]; readonly max: readonly [number, number, number] };
  /** triangles of exactly zero area; they act as a point or a segment */
  readonly degenerateTriangles: number;
  /** indices of up to 1,000 of them, ascending */
  readonly degenerate: Uint32Array;
  /** bytes held for positions, indices and tree */
  readonly memoryBytes: number;
  /** how long checking and building took, milliseconds */
  readonly buildMilliseconds: number;
}

/** A level: triangles that bodies are swept against. It is in the module's memory until you dispose of it, or until the engine finds that nothing refers to it. */
export interface Mesh {
  /** the findings when it was built */
  readonly report: MeshReport;
  /**
   * Sweeps many ellipsoids, independently, without response.
   * @param queries n × 9: centre, displacement, radii
   * @param results where the answer is written; the call returns it. Without it, the call returns new arrays, which belong to the caller.
   * @throws RequestError for a wrong length, a number that is not finite or a radius that is not above 0
   */
  sweepMany(queries: Float64Array, options?: SweepOptions | CompiledOptions, results?: KeptSweepResults): SweepResults;
  /**
   * Moves many ellipsoids for one frame each: a movement pass that slides, then a gravity pass. Put walking into the displacement, and falling and
   * jumping into the gravity displacement: only the gravity pass lets a body rest on ground. If both together go up, the frame rises,
   * and the body neither steps nor snaps.
   * @param requests n × 12: centre, displacement, gravity displacement, radii
   * @param results as for sweepMany
   * @throws RequestError as for sweepMany, and for options out of range
   */
  moveMany(requests: Float64Array, options?: MoveOptions | CompiledOptions, results?: KeptMoveResults): MoveResults;
  /**
   * Moves one ellipsoid as `moveMany` does, bit for bit, and records every decision.
   * @param request 12 numbers as for moveMany
   * @throws RequestError as moveMany, and where the trace does not fit the memory
   * @returns the same result and the trace: one owned Float64Array, which `decodeTrace` of `sweepscope/trace` reads
   */
  trace(request: Float64Array, options?: TraceOptions | CompiledOptions): { result: MoveResults; trace: Float64Array };
  /**
   * The built mesh as bytes with a checksum, to keep as a file and load by `solver.loadMesh`. Same mesh, same bytes; about as many as
   * `report.memoryBytes`.
   * @returns new bytes, which belong to you
   * @throws DisposedError after `dispose`, RequestError where there is no memory for the bytes
   */
  save(): Uint8Array<ArrayBuffer>;
  /**
   * Proves or refutes a claim about one sweep and one triangle, by the distance between them alone: without broad phase, planes and roots.
   *
   * Distances are those of the ellipsoid's centre from the triangle in ellipsoid space, where the ellipsoid is the unit sphere: it touches where the
   * distance is R = 1. The distance is a convex function f of the fraction t of the displacement, so a hit at t is right when f(t) = R and f falls
   * to it, and a miss is right when the minimum of f is not below R (or, if the sweep starts inside, not below f(0)). A distance has no front and back:
   * triangles that a sweep with sides 'front' ignores count here.
   *
   * @param query 9 numbers as for sweepMany, one query
   * @param triangle index into the given triangles; -1, for a miss only: the nearest triangle
   * @throws RequestError as for sweepMany, for a triangle the mesh does not have, and for options out of range
   */
  prove(query: Float64Array, triangle: number, options?: ProveOptions): Proof;
  /** Frees the mesh. Safe to call twice; any other use afterwards throws DisposedError. */
  dispose(): void;
}

/** How a sweep is made. A name that does not exist is refused. */
export interface SweepOptions {
  /** default 'robust' */
  method?: 'robust' | 'paper';
  /**
   * Default 'both' for the robust method and 'front' for the paper method. 'front' with the robust method ignores a face if the
   * body's centre is behind it, or if the body overlaps it and the motion of the whole frame leaves it through its front: bodies pass through
   * platforms from below.
   */
  sides?: 'both' | 'front';
  /**
   * The precision of the paper method; default 'double'. 'single' rounds positions, velocities, the mesh and every operation to 32 bits, as games of
   * 2003 did; results and traces hold those floats as doubles. The robust method is always in double and refuses it.
   */
  precision?: 'double' | 'single';
}

/** The contacts of a batch of sweeps, in the order of the queries (n of them). */
export interface SweepResults {
  /** n; fraction of the displacement at first contact; Infinity: none; 0: starts touching or overlapping a triangle it approaches */
  time: Float64Array;
  /** 3n, world, on the mesh; NaN where nothing is hit */
  point: Float64Array;
  /** 3n, world, unit, from the mesh toward the ellipsoid; NaN where nothing is hit */
  normal: Float64Array;
  /** n, index into the given triangles; -1: none */
  triangle: Int32Array;
  /** n; 0 none, 1 face, 2 edge, 3 vertex */
  feature: Uint8Array;
  /** n; deepest overlap at the start (approached or not), in ellipsoid-space units; 0: clear */
  depth: Float64Array;
}

/** How a frame of a character is made. */
export interface MoveOptions extends SweepOptions, MoveNumbers {
  /** robust: up direction for ground, steps and snap, world, of any length but 0; default [0, 1, 0] */
  up?: readonly [number, number, number];
}

/** How a frame is made and recorded. */
export interface TraceOptions extends MoveOptions {
  /** record the visited boxes of the broad phase too; default true */
  broadPhase?: boolean;
  /** largest trace, in slots of 8 bytes; default 16,777,216. A trace that reaches it says so in its header. */
  maxSlots?: number;
}

/** A claim about a sweep and a triangle, and how closely to examine it. */
export interface ProveOptions {
  /** the claim: the fraction of the displacement, 0..1, at which the triangle is first touched; default Infinity: it is not touched */
  time?: number;
  /** a miss is claimed up to this fraction of the displacement, 0..1; default 1 */
  until?: number;
  /** points of the curve, 2..65,536; default 129 */
  samples?: number;
  /**
   * Look as well for a triangle that is touched before the claimed time. This measures every triangle of the mesh (some
   * 0.1 µs each if it is far from the sweep); default false.
   */
  wholeSweep?: boolean;
}

/** The verdict on a claim by the distance between one ellipsoid and one triangle, with the curve itself. */
export interface Proof {
  /**
   * 'hit', 'miss': the claim is proved. 'inexact': it is right except for rounding beyond `tolerance` (and below 1e-9 of the largest length).
   * 'refuted': it is wrong.
   */
  verdict: 'hit' | 'miss' | 'inexact' | 'refuted';
  /**
   * why it is refuted. Claimed a hit: the triangle is never touched; it is touched later than claimed; the ellipsoid is already inside at that time; it
   * leaves there (an exit). Claimed a miss: it is touched
   */
  refutation: 'never-touches' | 'too-early' | 'too-late' | 'leaving' | 'touches' | null;
  /** the examined triangle, index into the given triangles; -1: the mesh has none */
  triangle: number;
  /** fraction of the displacement that `residual` and `slope` are of: the claimed time, or, for a miss, where f is least up to `until` */
  time: number;
  /** f(time) - R, ellipsoid-space units */
  residual: number;
  /** f'(time), ellipsoid-space units per displacement; below 0 while approaching */
  slope: number;
  /** 64 u S with u = 2^-53 and S the largest length involved, ellipsoid-space units */
  tolerance: number;
  /** fraction of the displacement, 0..1, at which f is least */
  leastTime: number;
  /** the minimum of f, ellipsoid-space units */
  leastDistance: number;
  /** when this triangle is first touched, found by bisection of f alone; 0: starts touching and approaches; Infinity: never */
  firstContact: number;
  /**
   * with `wholeSweep`: of the triangles touched before the claimed time the one that the ellipsoid enters deepest: when that touch begins, and how far
   * below R (or below the distance at the start) the distance falls by the claimed time, ellipsoid-space units. null: there is none, or `wholeSweep` is off
   */
  earlier: { triangle: number; time: number; depth: number } | null;
  /** points of the curve, fractions of the displacement, evenly from 0 to 1 */
  times: Float64Array;
  /** f at `times`, ellipsoid-space units */
  distances: Float64Array;
}

/** The end positions and contacts of a batch of moves, in the order of the requests (n of them). */
export interface MoveResults {
  /** 3n, world; centre at the end of the frame */
  position: Float64Array;
  /** n; 1: the body can stand here: `state` is ground or wedged (robust), or gravity was stopped (paper) */
  grounded: Uint8Array;
  /**
   * n; what carries the body at the end of the frame. 0 air: nothing. 1 ground: a walkable surface, or the edge of a step. 2 steep: on faces
   * too steep to stand on, so it slides. 3 wedged: several such faces hold it. The paper method has 0 and 1 only.
   */
  state: Uint8Array;
  /** 3n, world, on the mesh: where the body is carried; NaN in the air. On the edge of a step, a point of the edge. */
  groundPoint: Float64Array;
  /** 3n, world, unit, toward the body: the normal there; NaN in the air. On the edge of a step, that of the tread; wedged, that of the floor the faces form together. */
  groundNormal: Float64Array;
  /** n, index into the given triangles; -1 in the air */
  groundTriangle: Int32Array;
  /** n; 1: the frame rises, and something above stopped at least half of the rise: end the jump (robust) */
  ceiling: Uint8Array;
  /** n; 1: took a step up or down over an edge (robust, `stepHeight`) */
  stepped: Uint8Array;
  /** n; 1: was set down on ground it had just left (robust, `snapDistance`) */
  snapped: Uint8Array;
  /** n; sweeps made in both passes (at most 255 are counted) */
  sweeps: Uint8Array;
  /** 2n; sweeps of the movement pass and of the gravity pass */
  passSweeps: Uint8Array;
  /** n; 1: the limit of sweeps ended a pass before its motion was used up */
  truncated: Uint8Array;
  /** n; deepest overlap at the start, ellipsoid-space units; without faces that `sides: 'front'` ignores */
  startDepth: Float64Array;
  /**
   * n; the way out for a body that began in the mesh and was pushed out. 0: it was not pushed. 1: the nearest way, because the winding of the triangles around
   * does not decide which side is out, or the body was on that side. 2: by their winding; it was behind them, or almost on them (robust).
   */
  wayOut: Uint8Array;
  /** n + 1; contacts of request k are contactStart[k] … contactStart[k + 1] - 1 of the arrays below */
  contactStart: Uint32Array;
  /** fraction of the displacement of the sweep that met it */
  contactTime: Float64Array;
  /** 3 per contact, world, on the mesh */
  contactPoint: Float64Array;
  /** 3 per contact, world, unit, from the mesh toward the ellipsoid */
  contactNormal: Float64Array;
  /** index into the given triangles */
  contactTriangle: Int32Array;
  /** 1 face, 2 edge, 3 vertex */
  contactFeature: Uint8Array;
  /** which corner or edge, 0..2; 0 for a face */
  contactElement: Uint8Array;
  /** 0 movement, 1 gravity */
  contactPass: Uint8Array;
  /** number of the slide in its pass */
  contactSlide: Uint8Array;
}
