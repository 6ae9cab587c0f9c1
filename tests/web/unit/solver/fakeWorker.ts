/** Workers of which a test decides what they do, and the line to them. */
import { vi } from 'vitest';
import { usualPatience, type Job } from '../../../../web/page/model/jobs';
import { type Connection, Line, type Work } from '../../../../web/page/solver/line';
import { type Reply, SolverError } from '../../../../web/page/solver/protocol';
import type { Attendant, Sign, Silence } from '../../../../web/page/solver/pulse';

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

export interface Api {
  ask(what: string): Promise<Reply<string>>;
}

/** A worker of which the test decides whether it answers calls, and whether it gives signs. */
export class FakeWorker implements Connection<Api> {
  readonly calls: string[] = [];
  readonly answers: ((reply: Reply<string>) => void)[] = [];
  readonly died: Promise<never>;
  die: (reason: string) => void = () => {};
  ended = false;
  living = true;
  ready = true;
  /** calls that got lost on the way */
  loses = false;
  asked = 0;
  private told: (sign: Sign) => void = () => {};

  constructor() {
    this.died = new Promise((_, reject) => (this.die = (reason) => reject(new Error(reason))));
    this.died.catch(() => undefined);
  }
  readonly api: Api = {
    ask: (what) => {
      this.calls.push(what);
      return new Promise((resolve) => this.loses || this.answers.push(resolve));
    },
  };
  readonly signs = {
    ask: () => {
      this.asked++;
      if (this.living) setTimeout(() => this.say(this.answers.length), 5);
    },
    listen: (onSign: (sign: Sign) => void) => (this.told = onSign),
  };
  say(busy: number | null): void {
    if (!this.ended) this.told({ busy, ready: this.ready });
  }
  answer(value = 'done'): void {
    this.answers.shift()!({ ok: true, value });
  }
  terminate(): void {
    this.ended = true;
  }
}

export function office() {
  const workers: FakeWorker[] = [];
  const said: (Silence | null)[] = [];
  const loading: boolean[] = [];
  let lost = 0;
  const attendant: Attendant = {
    silent: (_, silence) => said.push(silence),
    loading: (_, is) => loading.push(is),
  };
  let make = () => new FakeWorker();
  const spawn = () => {
    const worker = make();
    workers.push(worker);
    setTimeout(() => worker.say(null), 1);
    return worker;
  };
  const line = new Line<Api>(spawn, 'SolverCrash', () => lost++, attendant);
  const outcomes: string[] = [];
  const call = (what: string, job: Partial<Job> = {}, lasting = false) => {
    const whole: Job = { kind: 'frame', name: 'stairs', patience: usualPatience, ...job };
    const work: Work = { job: whole, ended: false, lasting };
    const done = line
      .call((api) => api.ask(what), work)
      .then(
        (value) => `${what}: ${value}`,
        (error: unknown) => `${what}: ${error instanceof SolverError ? error.code : String(error)}`,
      );
    void done.then((outcome) => outcomes.push(outcome));
    return done;
  };
  return {
    ...{ workers, said, loading, line, call, outcomes },
    lost: () => lost,
    makes: (next: () => FakeWorker) => (make = next),
  };
}

export const silent = (change: Partial<FakeWorker> = {}) => Object.assign(new FakeWorker(), { living: false }, change);
