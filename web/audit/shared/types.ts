import type { Ground, Level } from '../run/ground';

/** A mesh in a memory that workers share, and what else all of them only read. It can be posted to each of them. */
export interface SharedMesh {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** of the mesh in that memory */
  readonly mesh: number;
  readonly bounds: Bounds;
  /** of each lane, the block of a worker; nobody ever takes one that another worker had */
  readonly lanes: readonly number[];
  readonly laneBytes: number;
  /** in memory that is shared too */
  readonly level: Level;
  readonly ground: Ground;
}

export interface Bounds {
  readonly min: [number, number, number];
  readonly max: [number, number, number];
}
