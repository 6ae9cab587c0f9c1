/** Public types of `sweepscope/record`. Units and spaces are those of the package. */
import type { CompiledOptions, KeptMoveResults, Mesh, MoveOptions, MoveResults, Solver } from '../types.ts';

/** Options of a recorder. */
export interface RecordOptions {
  /** `solver.build`: which version answered */
  build: Solver['build'];
  /** what the mesh was made of: the arrays given to `createMesh` */
  positions: Float32Array | Float64Array;
  /** absent: every three vertices make a triangle */
  indices?: Uint32Array | Uint16Array;
  /** 'inside': the tape has the mesh in it, 24 bytes a vertex and 12 a triangle. 'hash': only its hash; the page asks for the mesh when the tape is opened. Default 'inside' */
  mesh?: 'inside' | 'hash';
  /** name of the level; default 'level' */
  name?: string;
  /** how many moves are kept, 1..4,000,000; then the oldest are dropped. Default 100,000: 14 MB, 28 minutes of one body at 60 frames a second */
  limit?: number;
}

/** A mesh that records every move. Sweeps, traces and proofs are passed on and not recorded, because they move nothing. */
export interface Recorder extends Mesh {
  /**
   * Moves as `Mesh.moveMany` does and puts each request, its options and a hash of its answer on the tape. A call that throws leaves nothing there.
   * @param bodies the body of each request, a whole number; default: the index of the request
   * @throws TapeError `bodies`, before anything is run
   */
  moveMany(
    requests: Float64Array,
    options?: MoveOptions | CompiledOptions,
    results?: KeptMoveResults,
    bodies?: ArrayLike<number>,
  ): MoveResults;
  /** moves on the tape, of all bodies */
  readonly frames: number;
  /** how many of the oldest moves were dropped, because of the limit or for lack of memory */
  readonly dropped: number;
  /** The tape so far, as `readTape` and the page read it: new bytes, which belong to you and are the same on every machine. Recording goes on. */
  bytes(): Uint8Array<ArrayBuffer>;
  /**
   * Has the browser save the tape.
   * @param name of the file, without its ending; default: that of the level
   * @throws TapeError `no-page` where there is no document
   */
  download(name?: string): void;
  /** Empties the tape; recording goes on. */
  clear(): void;
}

/** The mesh of a tape. */
export interface TapeMesh {
  /** its name */
  readonly name: string;
  /** SHA-256 of positions (as 64-bit floats) and indices (32 bits), 64 hexadecimal digits; `f` and 16 digits where it was recorded by a page without https */
  readonly hash: string;
  /** how many vertices it has */
  readonly vertices: number;
  /** how many triangles it has */
  readonly triangles: number;
  /** 3 per vertex; null: the tape has it by hash only */
  readonly positions: Float64Array | null;
  /** 3 per triangle; null: the tape has it by hash only */
  readonly indices: Uint32Array | null;
}

/** A tape that was read and checked: columns of n moves, in the order in which they were asked for. */
export interface Tape {
  /** version of the package that gave the answers */
  readonly version: string;
  /** its schema of traces; another one is another solver */
  readonly schemaHash: string;
  /** the mesh that the bodies moved in */
  readonly mesh: TapeMesh;
  /** every set of options that was used */
  readonly options: readonly MoveOptions[];
  /** n: how many moves are on it */
  readonly frames: number;
  /** how many of the oldest moves were dropped */
  readonly dropped: number;
  /** 12n, world: centre, displacement, gravity displacement, radii */
  readonly requests: Float64Array;
  /** 3n, world: where the body ended */
  readonly positions: Float64Array;
  /** 2n; over every bit of the answer, contacts and ground among them */
  readonly hashes: Uint32Array;
  /** n; the body of the move */
  readonly bodies: Uint32Array;
  /** n; index into `options` */
  readonly optionsOf: Uint32Array;
  /** n; number of the call of `moveMany`, ascending: moves of one call are of one frame of the game */
  readonly calls: Uint32Array;
}

/** How the answers of a solver compare with those on a tape. */
export interface TapeCheck {
  /** how many moves were asked again */
  readonly frames: number;
  /** of these, the moves whose answer is not the same bit for bit, as indices into the columns of the tape, ascending */
  readonly differing: Uint32Array;
}
