/**
 * Whether a worker is still there while something is awaited of it. It is asked for a sign of life every other second; any sign ends the silence, and so
 * does any answer. A worker in the middle of one long computation can give none, so every job says how long that may take (jobs.ts).
 */
import type { Job } from '../model/jobs';

/** What a worker says of itself. */
export interface Sign {
  /** calls it has been given and has not answered; null: it says so unasked */
  readonly busy: number | null;
  /** its WebAssembly module is there */
  readonly ready: boolean;
}

/** A worker's other line, besides calls and answers. */
export interface Signs {
  /** Asks for a sign. What was called before is seen by the worker before. */
  ask(): void;
  /** told of every sign */
  listen(onSign: (sign: Sign) => void): void;
}

/** No sign of life for longer than the job may take, or no module for longer than a network usually takes. */
export interface Silence {
  readonly of: 'worker' | 'module';
  readonly job: Job;
  readonly seconds: number;
  /** Says nothing more for as long again. */
  wait(): void;
  /** Ends the worker; what was under way is told that it was cancelled. */
  end(): void;
  /** Ends the worker and asks another one the same. */
  again(): void;
}

/** Who is told; by default the page (state/waiting.ts). Each worker is told of by an object of its own. */
export interface Attendant {
  /** null: there are signs again, or nothing is awaited any more */
  silent(worker: object, silence: Silence | null): void;
  /** something waits for the module, and it is not there yet */
  loading(worker: object, loading: boolean): void;
}

export interface PulseParts {
  readonly attendant: Attendant;
  /** absent: the worker says nothing but its answers */
  readonly signs?: Signs | undefined;
  end(): void;
  again(): void;
  /** an answer will not come: the worker has none of the calls that are awaited */
  lost(): void;
}

/** milliseconds between two questions */
export const beat = 2000;
/** Milliseconds after which waiting for the module is worth a word. */
export const loadingShown = 400;
/** Milliseconds after which it is worth a question. */
export const loadingPatience = 20_000;

export class Pulse {
  private readonly jobs = new Set<Job>();
  /** those that the worker had been given when it was asked last */
  private asked: ReadonlySet<Job> = new Set();
  /** of them, those that it did not know of */
  private unknown: ReadonlySet<Job> = new Set();
  private timer: ReturnType<typeof setInterval> | undefined;
  private loadingTimer: ReturnType<typeof setTimeout> | undefined;
  private ticked = 0;
  /** milliseconds without a sign */
  private quiet = 0;
  /** milliseconds that something waits for the module */
  private loading = 0;
  /** grow whenever somebody chooses to wait */
  private readonly patience = { worker: 1, module: 1 };
  /** a question is under way */
  private asking = false;
  private silence: Silence | null = null;
  /** it was said that the module is on its way */
  private told = false;
  private ready: boolean;
  /** has given a sign */
  private here: boolean;

  constructor(private readonly parts: PulseParts) {
    this.ready = this.here = !parts.signs;
    parts.signs?.listen((sign) => this.heard(sign));
  }

  /** Something is asked of the worker; to be called when it has been sent. @returns to be called when the answer is there, or nobody waits for it */
  begin(job: Job): () => void {
    if (this.jobs.size === 0) this.rest();
    this.jobs.add(job);
    this.timer ??= setInterval(() => this.tick(), beat);
    if (!this.ready) this.awaitModule();
    return () => {
      if (!this.jobs.delete(job)) return;
      this.live();
      if (this.jobs.size === 0) this.done();
    };
  }

  /** The worker is given up. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.jobs.clear();
    this.live();
    this.done();
  }

  /** Nothing is awaited. A job holds a mesh, and that one may be gone by the time there is another. */
  private done(): void {
    this.asked = this.unknown = new Set();
    this.arrived();
  }

  /** A sign of life. */
  live(): void {
    this.quiet = 0;
    this.here = true;
    this.patience.worker = 1;
    if (this.silence?.of === 'worker') this.say(null);
    // Its script came, and nothing that goes on needs its module.
    if (!this.coming && (this.told || this.silence?.of === 'module')) this.arrived();
  }

  private heard({ busy, ready }: Sign): void {
    this.live();
    if (ready && !this.ready) {
      this.ready = true;
      this.arrived();
    }
    if (busy === null) return;
    this.asking = false;
    // Calls, answers and signs keep their order: what was called before the question and is not known now is lost. Asked twice, to be sure.
    const unknown = new Set(busy === 0 ? [...this.asked].filter((job) => this.jobs.has(job)) : []);
    const lost = [...unknown].some((job) => this.unknown.has(job));
    this.unknown = unknown;
    if (lost) this.parts.lost();
  }

  private tick(): void {
    if (this.jobs.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    const now = performance.now();
    // The clock goes on while the computer sleeps, the page is in the background or busy itself; none of that is the worker's silence.
    const passed = Math.min(now - this.ticked, 1.5 * beat);
    this.ticked = now;
    this.quiet += passed;
    if (this.coming) this.loading += passed;
    this.judge();
    if (!this.parts.signs || this.asking) return;
    this.asking = true;
    this.asked = new Set(this.jobs);
    this.parts.signs.ask();
  }

  private judge(): void {
    const jobs = [...this.jobs];
    // What goes on in the background is not what somebody waits for.
    const first = jobs.find(({ kind }) => kind !== 'search' && kind !== 'keep') ?? jobs[0];
    if (!first) return;
    const longest = Math.max(...jobs.map((job) => job.patience));
    const { worker, module } = this.patience;
    if (this.coming && this.loading > loadingPatience * module) this.fall('module', first, this.loading);
    else if (this.here && this.quiet > longest * worker) this.fall('worker', first, this.quiet);
  }

  private fall(of: Silence['of'], job: Job, milliseconds: number): void {
    if (this.silence) return;
    const { parts } = this;
    this.say({
      ...{ of, job, seconds: Math.round(milliseconds / 1000) },
      wait: () => {
        this.patience[of] *= 2;
        this.say(null);
      },
      end: () => parts.end(),
      again: () => parts.again(),
    });
  }

  private say(silence: Silence | null): void {
    if (silence === this.silence) return;
    this.silence = silence;
    this.parts.attendant.silent(this, silence);
  }

  /** Its script or its module is on its way, which takes as long as the network does, and something waits for it. */
  private get coming(): boolean {
    return !this.here || (!this.ready && [...this.jobs].some(({ needsModule }) => needsModule));
  }

  private awaitModule(): void {
    this.loadingTimer ??= setTimeout(() => {
      this.loadingTimer = undefined;
      if (this.jobs.size === 0 || !this.coming) return;
      this.told = true;
      this.parts.attendant.loading(this, true);
    }, loadingShown);
  }

  private arrived(): void {
    clearTimeout(this.loadingTimer);
    this.loadingTimer = undefined;
    this.loading = 0;
    this.patience.module = 1;
    if (this.silence?.of === 'module') this.say(null);
    this.told = false;
    this.parts.attendant.loading(this, false);
  }

  private rest(): void {
    this.ticked = performance.now();
    this.quiet = 0;
  }
}
