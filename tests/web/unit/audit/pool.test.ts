// The pool: bodies are stolen in handfuls, a pause is a pause, an end keeps what is there, a worker that dies is replaced.
import { describe, expect, it } from 'vitest';
import { Rate } from '../../../../web/audit/pool/rate';
import { AuditRun, type Progress } from '../../../../web/audit/pool/run';
import { found, hands, level, settings, started } from './hands';

describe('the rate', () => {
  it('is of the last while, and of none before something is known', () => {
    const rate = new Rate();
    expect(rate.at(0.2, 100)).toBe(0);
    expect(rate.at(1, 1000)).toBe(1000);
    for (let seconds = 2; seconds <= 20; seconds++) rate.at(seconds, 1000 * seconds);
    // The machine is three times as fast from here on.
    for (let seconds = 21; seconds <= 40; seconds++) rate.at(seconds, 20_000 + 3000 * (seconds - 20));
    expect(rate.at(40, 80_000)).toBeCloseTo(3000);
  });

  it('is never less than nothing where a worker died with what it did', () => {
    const rate = new Rate();
    rate.at(1, 1000);
    expect(rate.at(2, 400)).toBe(200);
    expect(rate.at(3, 900)).toBe(300);
  });
});

describe('a run in a pool', () => {
  it('comes to the same with one worker, with three, and with workers that die', async () => {
    const one = started(1);
    await one.until(({ state }) => state === 'done');
    expect(found(one.run).events.length).toBeGreaterThan(0);
    const three = started(3);
    await three.until(({ state }) => state === 'done');
    expect(found(three.run)).toEqual(found(one.run));
    const given = hands();
    given.die(2);
    const dying = started(2, given);
    const last = await dying.until(({ state }) => state === 'done');
    expect(found(dying.run)).toEqual(found(one.run));
    expect(last).toMatchObject({ bodies: 900, moves: 900 * 40 });
    for (const { given: each } of [one, three, dying]) expect(each.living()).toBe(0);
  });

  it('builds the mesh once: the others, and those that come later, are given it', async () => {
    const given = hands();
    given.die(1);
    const { until } = started(3, given);
    await until(({ state }) => state === 'done');
    const begun = given.asked.filter((ask) => ask.kind === 'begin');
    expect(begun.map(({ built }) => built !== undefined)).toEqual([false, true, true, true]);
  });

  it('ends at once where the mesh is refused, with the code', async () => {
    const spoilt = { ...level, positions: level.positions.map((value, k) => (k === 4 ? NaN : value)) };
    const progress = await new Promise<Progress>((resolve) => {
      const changed = (now: Progress) => now.state === 'failed' && resolve(now);
      return new AuditRun(spoilt, [settings], { spawn: hands().spawn, workers: 3, changed });
    });
    expect(progress).toMatchObject({ refused: 'position-not-finite', bodies: 0 });
  });

  it('gives up where workers die again and again, with the reason', async () => {
    const given = hands();
    given.die(100);
    const { until } = started(2, given);
    expect(await until(({ state }) => state === 'failed')).toMatchObject({ fault: 'out of luck' });
    expect(given.living()).toBe(0);
  });

  it('pauses when the bodies under way are done, and goes on', async () => {
    const { run, until, given } = started(1);
    await until(({ bodies }) => bodies >= 200);
    const before = run.progress.bodies;
    run.pause();
    expect(run.progress.state).toBe('pausing');
    const paused = await until(({ state }) => state === 'paused');
    expect(paused.bodies).toBeGreaterThan(before);
    const handed = given.asked.findLast((ask) => ask.kind === 'chunk');
    expect(paused.bodies).toBe(handed!.to);
    const chunks = given.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given.asked.length).toBe(chunks);
    expect(run.progress.seconds).toBe(paused.seconds);
    run.goOn();
    await until(({ state }) => state === 'done');
    const whole = started(1);
    await whole.until(({ state }) => state === 'done');
    expect(found(run)).toEqual(found(whole.run));
  });

  it('hands out about a second of work, however slow the level: something is to be seen, and a pause comes, soon', async () => {
    const sizes = async (milliseconds: number) => {
      const given = hands();
      // As long as so many a body.
      const now = (): number => milliseconds * (pool.at?.run.merged[0]!.bodies ?? 0);
      const pool = { at: null as ReturnType<typeof started> | null };
      pool.at = started(1, given, false, now);
      const { asked } = given;
      await pool.at.until(({ state }) => state === 'done');
      const chunks = asked.filter((ask) => ask.kind === 'chunk');
      // Each body once.
      expect(chunks.map(({ from }) => from)).toEqual([0, ...chunks.slice(0, -1).map(({ to }) => to)]);
      expect(chunks.at(-1)!.to).toBe(900);
      return chunks.map(({ from, to }) => to - from);
    };
    const slow = await sizes(100);
    expect(slow[0]).toBe(25);
    expect(slow.slice(1, -1).every((size) => size === 10)).toBe(true);
    const quick = await sizes(0.5);
    expect(Math.max(...quick)).toBe(200);
    expect(quick.length).toBeLessThan(9);
  });

  it('knows how long it takes before the first bodies are done', async () => {
    const { seen, until } = started(1);
    await until(({ state }) => state === 'done');
    const known = seen.filter(({ left }) => left !== null);
    for (const { left, moves, rate } of known.filter(({ bodies }) => bodies === 0))
      expect(left).toBeCloseTo((900 * 40 - moves) / rate);
    expect(seen.at(-1)).toMatchObject({ left: 0, moves: 900 * 40 });
    expect(seen.at(-1)!.rate).toBeCloseTo((900 * 40) / seen.at(-1)!.seconds);
  });

  it('pauses although the last worker dies meanwhile', async () => {
    const given = hands();
    const { run, until } = started(1, given);
    await until(({ bodies }) => bodies >= 200);
    given.die(1);
    await until(({ bodies }) => bodies >= 400);
    run.pause();
    const paused = await until(({ state }) => state === 'paused');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(run.progress.seconds).toBe(paused.seconds);
    run.goOn();
    expect(await until(({ state }) => state === 'done')).toMatchObject({ bodies: 900 });
  });

  it('ends at once and keeps what is there', async () => {
    const { run, until, given } = started(2);
    await until(({ bodies }) => bodies >= 200);
    run.end();
    expect(run.progress.state).toBe('ended');
    expect(given.living()).toBe(0);
    const kept = found(run);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(found(run)).toEqual(kept);
    expect(run.merged[0].bodies).toBeGreaterThanOrEqual(200);
    run.goOn();
    run.end();
    expect(run.progress.state).toBe('ended');
  });
});
