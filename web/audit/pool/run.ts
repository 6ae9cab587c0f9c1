/**
 * A run in a pool of workers: whoever is free takes the next bodies, results are put together in the order of bodies. Pausing hands out no more bodies, ending
 * stops the workers at once and keeps what is there.
 */
import { spotReach } from '../run/audit';
import type { Level } from '../run/ground';
import { Merged } from '../run/merge';
import type { AuditSettings } from '../run/types';
import type { SharedMesh } from '../shared/types';
import type { Ask, Hand, Say } from './protocol';
import { Rate } from './rate';

/** Bodies handed out at once, at first and later: about a second of work, so that there is something to see, and a pause, soon. */
const handful = { first: 25, least: 5, most: 200, seconds: 1 };
/** A worker that died is replaced so often, all in all, before the run gives up. */
const patience = 3;

export type RunState = 'starting' | 'running' | 'pausing' | 'paused' | 'done' | 'ended' | 'failed';

export interface Progress {
  readonly state: RunState;
  /** bodies whose results are in, without a gap */
  readonly bodies: number;
  /** calls for one body and one frame so far, those under way too */
  readonly moves: number;
  readonly seconds: number;
  /** a second, over the last while, of a run that is over all in all; 0: not known yet */
  readonly rate: number;
  /** seconds; null: not known yet */
  readonly left: number | null;
  readonly fault?: string;
  /** code of the error where the mesh was refused */
  readonly refused?: string;
  /** whether the workers have one mesh; undefined: it is not built yet */
  readonly shared?: boolean;
}

export interface RunParts {
  readonly spawn: () => Hand;
  readonly workers: number;
  /** whether memory can be shared between them: then the mesh is */
  readonly share?: boolean;
  readonly changed: (progress: Progress) => void;
  readonly now?: () => number;
}

interface Worker {
  hand: Hand;
  ready: boolean;
  /** undefined: it is free */
  bodies: Bodies | undefined;
  /** when it was given them */
  since: number;
  moves: number;
}

interface Bodies {
  readonly from: number;
  /** without it */
  readonly to: number;
}

export class AuditRun {
  /** one for each of the runs */
  readonly merged: readonly Merged[];
  readonly #workers = new Set<Worker>();
  #state: RunState = 'starting';
  #next = 0;
  /** of the next bodies that are handed out */
  #handful = handful.first;
  /** bodies handed to a worker that died */
  readonly #again: Bodies[] = [];
  #deaths = 0;
  #fault: string | undefined;
  #refused: string | undefined;
  /** the mesh as the first worker built it: to copy, or to join */
  #built: Uint8Array | undefined;
  #shared: SharedMesh | undefined;
  /** the lane for the next worker; the first has the first */
  #lane = 1;
  #spent = 0;
  #since: number;
  readonly #now: () => number;
  readonly #rate = new Rate();
  /** moves whose results are in, also those that wait for bodies before them */
  #made = 0;

  /** @param runs the audit, and what is run beside it from the same starts; they have bodies, frames and seed in common */
  constructor(
    private readonly level: Level,
    private readonly runs: readonly AuditSettings[],
    private readonly parts: RunParts,
  ) {
    this.merged = runs.map((settings) => new Merged(settings.frames, spotReach(settings)));
    this.#now = parts.now ?? (() => performance.now());
    this.#since = this.#now();
    // The others begin with the mesh that it builds.
    this.#start();
  }

  get progress(): Progress {
    const [first] = this.merged;
    const settled = this.merged.reduce((sum, { moves }) => sum + moves, 0);
    const moves = this.#made + [...this.#workers].reduce((sum, worker) => sum + worker.moves, 0);
    const seconds = (this.#spent + (this.#running() ? this.#now() - this.#since : 0)) / 1000;
    const rate = this.#open() ? this.#rate.at(seconds, moves) : moves / seconds;
    // Walks that end early, as over the edge of the level, leave fewer moves than there could be.
    const { bodies, frames } = this.runs[0];
    const each = first.bodies > 0 ? settled / first.bodies : frames * this.runs.length;
    const left = rate > 0 ? Math.max(0, each * bodies - moves) / rate : null;
    return {
      state: this.#state,
      bodies: first.bodies,
      moves,
      seconds,
      rate,
      left,
      fault: this.#fault,
      refused: this.#refused,
      shared: this.#shared ? true : this.#built && false,
    };
  }

  pause(): void {
    if (!this.#running()) return;
    this.#state = 'pausing';
    this.#rest();
    this.#tell();
  }

  goOn(): void {
    if (this.#state === 'paused') this.#since = this.#now();
    if (this.#state !== 'paused' && this.#state !== 'pausing') return;
    this.#state = 'running';
    for (const worker of this.#workers) this.#feed(worker);
    this.#tell();
  }

  /** Stops at once. What is there stays. */
  end(): void {
    if (!this.#open()) return;
    this.#finish('ended');
  }

  #running = () => this.#state === 'starting' || this.#state === 'running' || this.#state === 'pausing';
  #open = () => this.#running() || this.#state === 'paused';
  #busy = () => [...this.#workers].some(({ bodies }) => bodies !== undefined);

  #start(): void {
    const worker: Worker = { hand: this.parts.spawn(), ready: false, bodies: undefined, since: 0, moves: 0 };
    worker.hand.heard = (say) => this.#hear(worker, say);
    this.#workers.add(worker);
    worker.hand.post(this.#beginning());
  }

  #beginning(): Ask {
    const { level, runs } = this;
    // Nobody gets the lane of one that died, which may still be at it.
    if (this.#shared) return { kind: 'join', shared: this.#shared, lane: this.#lane++, runs };
    // Where the first died over it, the next builds a mesh to copy.
    const lanes = this.parts.share && this.#deaths === 0 ? this.parts.workers + patience : undefined;
    return { kind: 'begin', level, runs, built: this.#built, ...(lanes !== undefined && { lanes }) };
  }

  #hear(worker: Worker, say: Say): void {
    if (!this.#open() || !this.#workers.has(worker)) return;
    if (say.kind === 'failed') return this.#lost(worker, say.message, say.refused);
    if (say.kind === 'progress') worker.moves = say.moves;
    if (say.kind === 'ready') {
      worker.ready = true;
      if (this.#state === 'starting') this.#state = 'running';
      this.#feed(worker);
      if (say.built ?? say.shared) this.#startOthers(say.built, say.shared);
    }
    if (say.kind === 'done') {
      say.results.forEach((result, k) => this.merged[k].add(result));
      this.#measure(worker);
      worker.bodies = undefined;
      worker.moves = 0;
      this.#made += say.results.reduce((sum, { moves }) => sum + moves, 0);
      if (this.merged[0].bodies >= this.runs[0].bodies) return this.#finish('done');
      this.#rest();
      this.#feed(worker);
    }
    this.#tell();
  }

  #feed(worker: Worker): void {
    if (this.#state !== 'running' || !worker.ready || worker.bodies) return;
    const bodies = this.#again.pop() ?? this.#nextBodies();
    if (!bodies) return;
    worker.bodies = bodies;
    worker.since = this.#now();
    worker.hand.post({ kind: 'chunk', ...bodies });
  }

  #nextBodies(): Bodies | undefined {
    const from = this.#next;
    if (from >= this.runs[0].bodies) return undefined;
    this.#next = Math.min(from + this.#handful, this.runs[0].bodies);
    return { from, to: this.#next };
  }

  /** A level may be a hundred times as slow as another one. */
  #measure({ bodies, since }: Worker): void {
    if (!bodies) return;
    const seconds = Math.max((this.#now() - since) / 1000, 1e-3);
    const wanted = Math.round((handful.seconds * (bodies.to - bodies.from)) / seconds);
    this.#handful = Math.max(handful.least, Math.min(handful.most, wanted));
  }

  #startOthers(built: Uint8Array | undefined, shared: SharedMesh | undefined): void {
    if (this.#built ?? this.#shared) return;
    this.#built = built;
    this.#shared = shared;
    while (this.#workers.size < this.parts.workers) this.#start();
  }

  /** A worker died: its bodies are another's, unless it happens again and again, or the mesh is one that nobody takes. */
  #lost(worker: Worker, message: string, refused?: string): void {
    worker.hand.end();
    this.#workers.delete(worker);
    if (worker.bodies) this.#again.push(worker.bodies);
    if (refused !== undefined || ++this.#deaths > patience) {
      this.#fault = message;
      this.#refused = refused;
      return this.#finish('failed');
    }
    this.#rest();
    this.#start();
    this.#tell();
  }

  /** A pause begins when nobody walks any more. */
  #rest(): void {
    if (this.#state !== 'pausing' || this.#busy()) return;
    this.#spent += this.#now() - this.#since;
    this.#state = 'paused';
  }

  #finish(state: RunState): void {
    if (this.#running()) this.#spent += this.#now() - this.#since;
    this.#state = state;
    for (const worker of this.#workers) worker.hand.end();
    this.#workers.clear();
    this.#tell();
  }

  #tell(): void {
    this.parts.changed(this.progress);
  }
}
