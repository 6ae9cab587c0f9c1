/** Whether a centre went through a triangle. */
import type { CompiledOptions, KeptSweepResults } from 'sweepscope';
import type { WalkMesh, WalkSolver } from './crowd';

/** The centre as a ball this small, as a share of the smallest radius. */
const pointShare = 1e-3;

export class Passing {
  readonly #queries: Float64Array;
  readonly #kept: KeptSweepResults;
  readonly #one = new Float64Array(9);
  readonly #single: KeptSweepResults;
  readonly #both: CompiledOptions;
  readonly #point: number;

  constructor(
    solver: WalkSolver,
    private readonly mesh: WalkMesh,
    radii: readonly number[],
    bodies: number,
  ) {
    this.#queries = new Float64Array(bodies * 9);
    this.#both = solver.compileOptions({ sides: 'both' });
    this.#kept = solver.createSweepResults(Math.max(1, bodies));
    this.#single = solver.createSweepResults(1);
    this.#point = Math.min(...radii) * pointShare;
  }

  /** The way of one centre in this frame: from three numbers of one array to three of another; none where these are no numbers. */
  set(row: number, from: Float64Array, a: number, to: Float64Array, b: number): void {
    const at = row * 9;
    const queries = this.#queries;
    for (let axis = 0; axis < 3; axis++) {
      queries[at + axis] = from[a + axis];
      const way = to[b + axis] - from[a + axis];
      queries[at + 3 + axis] = Number.isFinite(way) ? way : 0;
    }
    queries.fill(this.#point, at + 6, at + 9);
  }

  /** Asks for all ways set so far. */
  ask(rows: number): void {
    if (rows > 0) this.mesh.sweepMany(this.#queries.subarray(0, rows * 9), this.#both, this.#kept);
  }

  /**
   * Whether the centre went through a triangle. A step is no straight line: where the body rose it may have gone up first, where it sank, down last.
   */
  crossed(row: number): boolean {
    const [x, y, z, dx, dy, dz] = this.#queries.subarray(row * 9, row * 9 + 6);
    const straight = this.#kept.time[row] <= 1 && !(this.#kept.depth[row] > 0);
    if (!straight) return false;
    const [bendX, bendY, bendZ] = dy > 0 ? [0, dy, 0] : [dx, 0, dz];
    return (
      this.#meets(x, y, z, bendX, bendY, bendZ) ||
      this.#meets(x + bendX, y + bendY, z + bendZ, dx - bendX, dy - bendY, dz - bendZ)
    );
  }

  #meets(x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
    this.#one.set([x, y, z, dx, dy, dz]);
    this.#one.fill(this.#point, 6);
    this.mesh.sweepMany(this.#one, this.#both, this.#single);
    return this.#single.time[0] <= 1;
  }

  dispose(): void {
    this.#kept.dispose();
    this.#single.dispose();
  }
}
