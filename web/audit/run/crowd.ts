/** Bodies that walk frame by frame, in one batch each frame. What one does depends on the seed and its own number only. */
import { length2 } from './length';
import type { CompiledOptions, compileOptions, KeptMoveResults, Mesh, Solver } from 'sweepscope';
import type { Look } from '../detectors/types';
import type { Ground, Level } from './ground';
import { moveOptions } from './options';
import { Programme } from './programme';
import { Streams } from './random';
import { findStarts, type Starts } from './starts';
import type { AuditSettings } from './types';

/** What is asked of a solver: of the package's, or of one whose mesh all workers share. */
export interface WalkSolver extends Pick<Solver, 'createMoveResults' | 'createSweepResults'> {
  readonly compileOptions: typeof compileOptions;
}

export interface WalkMesh extends Pick<Mesh, 'sweepMany' | 'moveMany'> {
  readonly report: Pick<Mesh['report'], 'bounds'>;
}

export interface World {
  readonly solver: WalkSolver;
  readonly mesh: WalkMesh;
  readonly level: Level;
  readonly ground: Ground;
}

export class Crowd {
  readonly bodies: number;
  readonly starts: Starts;
  readonly programme: Programme;
  /** 3 each */
  readonly centres: Float64Array;
  readonly grounded: Uint8Array;
  readonly jumping: Uint8Array;
  /** bodies that still walk, by their index in the crowd; shrinks as they end */
  walking: Uint32Array;
  /** 12 each, a row for each walking body: what was asked in the last frame */
  readonly requests: Float64Array;
  readonly results: KeptMoveResults;
  readonly options: CompiledOptions;
  readonly #vertical: Float64Array;

  constructor(
    private readonly world: World,
    readonly settings: AuditSettings,
    from: number,
    to: number,
  ) {
    const { solver, mesh, level, ground } = world;
    this.bodies = to - from;
    const streams = new Streams(settings.seed, from, this.bodies);
    this.starts = findStarts(mesh, level, ground, settings, streams, this.bodies);
    this.programme = new Programme(streams, this.bodies, settings);
    this.centres = this.starts.centres.slice();
    this.grounded = new Uint8Array(this.bodies);
    this.jumping = new Uint8Array(this.bodies);
    this.#vertical = new Float64Array(this.bodies);
    this.walking = Uint32Array.from(
      Array.from({ length: this.bodies }, (_, body) => body).filter((body) => !Number.isNaN(this.centres[body * 3])),
    );
    this.requests = new Float64Array(this.bodies * 12);
    this.results = solver.createMoveResults(Math.max(1, this.bodies));
    this.options = solver.compileOptions(moveOptions(settings));
  }

  /** Moves every walking body by one frame: `requests` and `results` say what happened, `centres` are still those before. */
  step(): void {
    const { walking, requests, settings, programme } = this;
    if (walking.length === 0) return;
    const seconds = 1 / settings.framesPerSecond;
    for (let row = 0; row < walking.length; row++) {
      const body = walking[row];
      if (programme.next(body, this.grounded[body] === 1)) {
        this.#vertical[body] = settings.jumpSpeed;
        this.jumping[body] = 1;
      }
      this.#vertical[body] -= settings.gravity * seconds;
      const at = row * 12;
      requests[at] = this.centres[body * 3];
      requests[at + 1] = this.centres[body * 3 + 1];
      requests[at + 2] = this.centres[body * 3 + 2];
      requests[at + 3] = programme.wish[body * 2];
      requests[at + 4] = 0;
      requests[at + 5] = programme.wish[body * 2 + 1];
      requests[at + 6] = 0;
      requests[at + 7] = this.#vertical[body] * seconds;
      requests[at + 8] = 0;
      requests[at + 9] = settings.radii[0];
      requests[at + 10] = settings.radii[1];
      requests[at + 11] = settings.radii[2];
    }
    this.world.mesh.moveMany(requests.subarray(0, walking.length * 12), this.options, this.results);
  }

  /** Who walks in a row and what it wanted; what came of it stands in the results. */
  describe(look: Look, row: number): void {
    const { requests, programme, walking } = this;
    const body = walking[row];
    const at = row * 12;
    look.body = body;
    look.x0 = requests[at];
    look.y0 = requests[at + 1];
    look.z0 = requests[at + 2];
    look.wishX = requests[at + 3];
    look.wishZ = requests[at + 5];
    look.fall = requests[at + 7];
    look.idle = programme.idle[body];
    look.turns = programme.turns[body];
    look.jumping = this.jumping[body] === 1;
    look.groundedBefore = this.grounded[body] === 1;
  }

  /** Takes what the last frame came to. */
  settle(): void {
    const { walking, requests, results, programme } = this;
    const { position, grounded, ceiling } = results;
    for (let row = 0; row < walking.length; row++) {
      const body = walking[row];
      const x = position[row * 3] - requests[row * 12];
      const z = position[row * 3 + 2] - requests[row * 12 + 2];
      for (let axis = 0; axis < 3; axis++) this.centres[body * 3 + axis] = position[row * 3 + axis];
      programme.made(body, length2(x, z));
      const stands = grounded[row] === 1;
      this.grounded[body] = stands ? 1 : 0;
      if (stands || (ceiling[row] === 1 && this.#vertical[body] > 0)) this.#vertical[body] = 0;
      if (stands) this.jumping[body] = 0;
    }
  }

  /** Those who left the level walk no more. @param gone by index in the crowd */
  end(gone: ReadonlySet<number>): void {
    if (gone.size > 0) this.walking = this.walking.filter((body) => !gone.has(body));
  }

  dispose(): void {
    this.results.dispose();
  }
}
