/** Workers that say nothing, that are only slow, and that come late: who waits is told what is true of each, and of no other. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualPatience } from '../../../../web/page/model/jobs';
import { beat } from '../../../../web/page/solver/pulse';
import { office, pass } from './fakeWorker';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
