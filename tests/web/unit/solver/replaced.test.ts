/** Calls that get lost, workers that die, a module that does not come, and workers that are asked one thing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualPatience, type Job } from '../../../../web/page/model/jobs';
import { askOnce, Ended } from '../../../../web/page/solver/once';
import type { SolverError } from '../../../../web/page/solver/protocol';
import { type Attendant, beat, loadingPatience, loadingShown, type Silence } from '../../../../web/page/solver/pulse';
import { FakeWorker, office, pass, silent } from './fakeWorker';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

describe('a call that waits for what it needs', () => {
  it.each([true, false])('is sent after that, unless it was ended meanwhile: %s', async (ended) => {
    const { line, workers } = office();
    let come = () => {};
    let there = false;
    const needed = new Promise<void>((resolve) => (come = resolve)).then(() => void (there = true));
    const work = { job: { kind: 'run', name: '', patience: usualPatience } as Job, ended: false };
    const outcome = line
      .call(
        (api) => api.ask('run'),
        work,
        () => (there ? null : needed),
      )
      .catch((error: SolverError) => error.code);
    await pass(10);
    work.ended = ended;
    come();
    await pass(10);
    expect(workers.flatMap(({ calls }) => calls)).toEqual(ended ? [] : ['run']);
    if (!ended) workers[0]!.answer();
    expect(await outcome).toBe(ended ? 'cancelled' : 'done');
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
