/** Workers that say nothing, that are slow, that come late, and that die: who waits is told what is true of each, and of no other. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualPatience, type Job } from '../../../../web/src/solver/jobs';
import { type Connection, Line, type Work } from '../../../../web/src/solver/line';
import { askOnce, Ended } from '../../../../web/src/solver/once';
import type { Reply } from '../../../../web/src/solver/protocol';
import { SolverError } from '../../../../web/src/solver/protocol';
import {
  type Attendant,
  beat,
  loadingPatience,
  loadingShown,
  type Sign,
  type Silence,
} from '../../../../web/src/solver/pulse';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface Api {
  ask(what: string): Promise<Reply<string>>;
}

/** A worker of which the test decides whether it answers calls, and whether it gives signs. */
class FakeWorker implements Connection<Api> {
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

function office() {
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

const silent = (change: Partial<FakeWorker> = {}) => Object.assign(new FakeWorker(), { living: false }, change);

describe('a worker that gives no sign', () => {
  it('is told of after the time its job may take, and not before', async () => {
    const { call, workers, said } = office();
    void call('one');
    await pass(100);
    workers[0]!.living = false;
    await pass(usualPatience - beat);
    expect(said).toEqual([]);
    await pass(2 * beat);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ of: 'worker', job: { kind: 'frame', name: 'stairs' } });
    expect(said[0]!.seconds).toBeGreaterThanOrEqual(20);
    expect(said[0]!.seconds).toBeLessThan(25);
  });

  it('the longest of its jobs counts', async () => {
    const { call, workers, said } = office();
    void call('small');
    void call('large', { patience: 3 * usualPatience });
    await pass(100);
    workers[0]!.living = false;
    await pass(3 * usualPatience - beat);
    expect(said).toEqual([]);
    await pass(2 * beat);
    expect(said).toHaveLength(1);
  });

  it('is told of by what somebody waits for, not by what goes on behind', async () => {
    const { call, workers, said } = office();
    void call('looked for', { kind: 'search' });
    void call('kept', { kind: 'keep' });
    void call('asked', { kind: 'run' });
    await pass(100);
    workers[0]!.living = false;
    await pass(usualPatience + 2 * beat);
    expect(said[0]).toMatchObject({ job: { kind: 'run' } });
  });

  it('that answers late after all: what was said is taken back by itself', async () => {
    const { call, workers, said, outcomes } = office();
    void call('late');
    await pass(100);
    workers[0]!.living = false;
    await pass(usualPatience + 2 * beat);
    expect(said.at(-1)).not.toBeNull();
    workers[0]!.answer();
    await pass(0);
    expect(said.at(-1)).toBeNull();
    expect(outcomes).toEqual(['late: done']);
    expect(workers).toHaveLength(1);
  });

  it('that gives a late sign without an answer: taken back too, and told of again when it stops again', async () => {
    const { call, workers, said } = office();
    void call('late');
    await pass(100);
    workers[0]!.living = false;
    await pass(usualPatience + 2 * beat);
    workers[0]!.say(1);
    expect(said.map((each) => each?.of ?? null)).toEqual(['worker', null]);
    await pass(usualPatience - beat);
    expect(said).toHaveLength(2);
    await pass(2 * beat);
    expect(said.at(-1)).toMatchObject({ of: 'worker' });
  });

  it('can be waited for: it is told of again only after twice as long', async () => {
    const { call, workers, said } = office();
    void call('long');
    await pass(100);
    workers[0]!.living = false;
    await pass(usualPatience + 2 * beat);
    said[0]!.wait();
    expect(said.at(-1)).toBeNull();
    await pass(usualPatience - 3 * beat);
    expect(said).toHaveLength(2);
    await pass(3 * beat);
    expect(said.at(-1)).toMatchObject({ of: 'worker' });
    expect(said.at(-1)!.seconds).toBeGreaterThanOrEqual(40);
  });

  it('can be ended: what was asked is cancelled, what nobody waits for is asked of the next one, which is well', async () => {
    const { call, workers, said, outcomes, lost } = office();
    void call('loop');
    void call('behind it');
    void call('kept', {}, true);
    await pass(100);
    workers[0]!.living = false;
    await pass(usualPatience + 2 * beat);
    said[0]!.end();
    await pass(0);
    expect(said.at(-1)).toBeNull();
    expect(workers[0]!.ended).toBe(true);
    expect(lost()).toBe(1);
    expect(outcomes).toEqual(['loop: cancelled', 'behind it: cancelled']);
    expect(workers[1]!.calls).toEqual(['kept']);
    const next = call('next');
    await pass(10);
    workers[1]!.answer();
    workers[1]!.answer();
    expect(await next).toBe('next: done');
    await pass(10 * usualPatience);
    expect(said.at(-1)).toBeNull();
    expect(workers).toHaveLength(2);
  });
});

describe('a worker that is only slow', () => {
  it('is never told of while it gives signs, however long its job takes', async () => {
    const { call, workers, said, outcomes } = office();
    void call('hours');
    await pass(3_600_000);
    expect(said).toEqual([]);
    expect(workers[0]!.asked).toBeGreaterThan(1000);
    workers[0]!.answer();
    await pass(0);
    expect(outcomes).toEqual(['hours: done']);
  });

  it('is never told of while its answers come, though signs wait behind long pieces of work', async () => {
    const { call, workers, said, outcomes } = office();
    for (let at = 0; at < 5; at++) void call(String(at));
    await pass(1);
    workers[0]!.living = false;
    for (let at = 0; at < 5; at++) {
      await pass(usualPatience - 2 * beat);
      workers[0]!.answer();
    }
    await pass(0);
    expect(said).toEqual([]);
    expect(outcomes).toHaveLength(5);
  });

  it('nobody is asked for a sign while nothing is awaited', async () => {
    const { call, workers } = office();
    void call('one');
    await pass(100);
    workers[0]!.answer();
    await pass(2 * beat);
    const { asked } = workers[0]!;
    workers[0]!.living = false;
    await pass(3_600_000);
    expect(workers[0]!.asked).toBe(asked);
  });

  it('a computer that slept, or a page that was busy, is not the silence of the worker', async () => {
    const { call, workers, said } = office();
    void call('one');
    await pass(100);
    workers[0]!.living = false;
    await pass(beat);
    // An hour passes and no timer was called.
    const now = performance.now() + 3_600_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    await pass(beat);
    expect(said).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('a call or an answer that got lost', () => {
  it('is noticed at the second sign that knows nothing of it, and the worker is replaced', async () => {
    const { call, workers, makes, outcomes } = office();
    makes(() => Object.assign(new FakeWorker(), { loses: true }));
    void call('lost');
    await pass(beat + 10);
    expect(outcomes).toEqual([]);
    await pass(beat + 10);
    expect(outcomes).toEqual(['lost: crash']);
    expect(workers[0]!.ended).toBe(true);
    makes(() => new FakeWorker());
    const next = call('next');
    await pass(1);
    workers[1]!.answer();
    expect(await next).toBe('next: done');
  });

  it('a call that came after the question is not taken for one', async () => {
    const { call, workers, outcomes } = office();
    void call('first');
    await pass(beat);
    // The question is under way; by its answer the first is done and another one is asked.
    workers[0]!.answer();
    await pass(1);
    for (let at = 0; at < 20; at++) {
      void call(String(at));
      await pass(beat / 2 + 7);
      workers[0]!.answer();
      await pass(1);
    }
    expect(outcomes).toHaveLength(21);
    expect(outcomes.every((outcome) => outcome.endsWith('done'))).toBe(true);
  });
});

describe('a worker that dies', () => {
  it('costs what it was asked, with what that was; the next call has another one', async () => {
    const { line, workers, said } = office();
    const job: Job = { kind: 'run', name: 'stairs', patience: usualPatience, input: { more: { radii: 1 } } };
    const failed = line.call((api) => api.ask('run'), { job, ended: false }).catch((error: unknown) => error);
    await pass(10);
    workers[0]!.die('out of luck');
    const error = (await failed) as SolverError;
    expect(error.code).toBe('crash');
    expect(error.job).toBe(job);
    expect(said.every((each) => each === null)).toBe(true);
    expect(workers[0]!.ended).toBe(true);
  });
});

describe('the module on its way', () => {
  it('is told of once waiting for it is worth a word, and no more once it is there', async () => {
    const { call, workers, makes, loading, said } = office();
    makes(() => Object.assign(new FakeWorker(), { ready: false }));
    void call('run', { needsModule: true });
    await pass(loadingShown - 10);
    expect(loading).toEqual([]);
    await pass(20);
    expect(loading).toEqual([true]);
    await pass(5000);
    workers[0]!.ready = true;
    workers[0]!.say(null);
    expect(loading).toEqual([true, false]);
    await pass(3_600_000);
    expect(said).toEqual([]);
    expect(loading.at(-1)).toBe(false);
  });

  it('is not told of when it is quick, nor to those who do not need it', async () => {
    const { call, workers, makes, loading } = office();
    makes(() => Object.assign(new FakeWorker(), { ready: false }));
    void call('read');
    await pass(5000);
    expect(loading).toEqual([]);
    workers[0]!.answer();
    void call('run', { needsModule: true });
    await pass(loadingShown - 10);
    workers[0]!.ready = true;
    workers[0]!.say(null);
    await pass(5000);
    expect(loading).not.toContain(true);
  });

  it('that does not come is no silent worker: it is asked for again, or waited for', async () => {
    const { call, workers, makes, said, outcomes } = office();
    makes(() => Object.assign(new FakeWorker(), { ready: false }));
    void call('run', { needsModule: true });
    await pass(loadingPatience + 2 * beat);
    expect(said.at(-1)).toMatchObject({ of: 'module' });
    said.at(-1)!.wait();
    await pass(loadingPatience - 3 * beat);
    expect(said.at(-1)).toBeNull();
    await pass(4 * beat);
    expect(said.at(-1)).toMatchObject({ of: 'module' });
    makes(() => new FakeWorker());
    said.at(-1)!.again();
    await pass(0);
    expect(said.at(-1)).toBeNull();
    expect(workers[1]!.calls).toEqual(['run']);
    workers[1]!.answer();
    await pass(0);
    expect(outcomes).toEqual(['run: done']);
  });

  it('a script that has not come is on its way, too', async () => {
    const { call, makes, said, loading } = office();
    // What never ran has said nothing.
    makes(() => {
      const worker = silent({ ready: false });
      worker.say = () => {};
      return worker;
    });
    void call('read');
    await pass(loadingPatience + 2 * beat);
    expect(loading).toEqual([true]);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ of: 'module' });
  });
});

describe('a worker that is asked one thing', () => {
  function once(signal = new AbortController().signal) {
    const said: (Silence | null)[] = [];
    const sent: unknown[] = [];
    let ended = 0;
    const worker = {
      ...{ onmessage: null, onerror: null, onmessageerror: null },
      postMessage: (message: unknown) => void sent.push(message),
      terminate: () => void ended++,
    } as unknown as Worker;
    const job: Job = { kind: 'report', name: 'stairs', patience: usualPatience };
    const read = (said: { begun?: true; last?: string }) => said.last;
    const attendant: Attendant = { silent: (_, silence) => said.push(silence), loading: () => {} };
    const answer = askOnce({ worker, job, request: 'look', signal, read, attendant });
    const outcome = answer.then(
      (value) => value,
      (error: unknown) => error,
    );
    const say = (data: unknown) => worker.onmessage!({ data } as MessageEvent);
    return { worker, said, sent, say, outcome, job, ended: () => ended };
  }

  it('and answers', async () => {
    const { say, outcome, sent, said, ended } = once();
    expect(sent).toEqual(['look']);
    say({ begun: true });
    say({ last: 'fine' });
    expect(await outcome).toBe('fine');
    expect(ended()).toBe(1);
    await pass(10 * usualPatience);
    expect(said.filter(Boolean)).toEqual([]);
  });

  it('and says nothing: told of, and ended by whoever does not wait', async () => {
    const { said, outcome, ended } = once();
    await pass(usualPatience + 2 * beat);
    expect(said.at(-1)).toMatchObject({ of: 'worker', job: { kind: 'report' } });
    said.at(-1)!.end();
    expect(await outcome).toBeInstanceOf(Ended);
    expect(said.at(-1)).toBeNull();
    expect(ended()).toBe(1);
  });

  it('and says what it begins: that is a sign', async () => {
    const { said, say, outcome } = once();
    for (let at = 0; at < 10; at++) {
      await pass(usualPatience - beat);
      say({ begun: true });
    }
    expect(said.filter(Boolean)).toEqual([]);
    say({ last: 'fine' });
    expect(await outcome).toBe('fine');
  });

  it('and dies: with what it was asked', async () => {
    const { worker, outcome, job } = once();
    worker.onmessageerror!({} as MessageEvent);
    expect(await outcome).toMatchObject({ job });
  });

  it('and is not wanted any more', async () => {
    const stop = new AbortController();
    const { outcome, ended } = once(stop.signal);
    stop.abort();
    expect(await outcome).toBeNull();
    expect(ended()).toBe(1);
  });
});
