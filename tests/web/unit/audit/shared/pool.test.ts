// A pool that shares its mesh comes to the same as one of copies, whatever the number of workers and whatever becomes of them.
import { loadSolver } from 'sweepscope';
import { describe, expect, it } from 'vitest';
import type { AuditRun } from '../../../../../web/audit/pool/run';
import type { Ask } from '../../../../../web/audit/pool/protocol';
import { stackBytes } from '../../../../../web/audit/shared/instance';
import type { SharedMesh } from '../../../../../web/audit/shared/types';
import { found, hands, started } from '../hands';
import { crowd } from './crowd';

const load = loadSolver;
/** The package's module is not wanted where the mesh is shared. */
const unwanted: typeof loadSolver = () => Promise.reject(new Error('A copy was made.'));

const done = async ({ until }: ReturnType<typeof started>) =>
  until(({ state }) => state === 'done' || state === 'failed');

let copied: Promise<ReturnType<typeof found>> | undefined;
/** What a pool without shared memory finds. */
const expected = () =>
  (copied ??= (async () => {
    const one = started(1, hands({ load }));
    expect(await done(one)).toMatchObject({ state: 'done', shared: false });
    return found(one.run);
  })());

const joins = ({ asked }: ReturnType<typeof hands>) => asked.filter((ask) => ask.kind === 'join');
const expectSame = async (run: AuditRun) => expect(found(run)).toEqual(await expected());

describe('a pool that shares', () => {
  it.each([1, 2, 3])('comes to the same with %i workers, and makes no copy', async (workers) => {
    const given = hands({ load: unwanted, crowd });
    const pool = started(workers, given, true);
    expect(await done(pool)).toMatchObject({ state: 'done', shared: true });
    await expectSame(pool.run);
    expect(joins(given).map(({ lane }) => lane)).toEqual([1, 2].slice(0, workers - 1));
  });

  it('gives those who take the place of the dead lanes that nobody had', async () => {
    const given = hands({ load: unwanted, crowd });
    given.die(3);
    const pool = started(2, given, true);
    expect(await done(pool)).toMatchObject({ state: 'done', shared: true });
    await expectSame(pool.run);
    expect(joins(given).map(({ lane }) => lane)).toEqual([1, 2, 3, 4]);
    const { lanes } = joins(given)[0]!.shared;
    expect(new Set(lanes).size).toBe(5);
  });

  it('copies where it is not told to share', async () => {
    const given = hands({ load, crowd: () => Promise.reject(new Error('It was asked for.')) });
    const pool = started(2, given);
    expect(await done(pool)).toMatchObject({ state: 'done', shared: false });
    await expectSame(pool.run);
  });

  it.each([
    ['the module cannot be had', () => Promise.reject(new Error('no such file'))],
    ['the module is none', () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))],
  ])('copies where %s', async (_, without) => {
    const pool = started(2, hands({ load, crowd: without }), true);
    expect(await done(pool)).toMatchObject({ state: 'done', shared: false });
    await expectSame(pool.run);
  });

  it('copies where no memory can be shared', async () => {
    const { Memory } = WebAssembly;
    WebAssembly.Memory = class {
      constructor() {
        throw new RangeError('could not allocate memory');
      }
    } as never;
    try {
      const pool = started(2, hands({ load, crowd }), true);
      expect(await done(pool)).toMatchObject({ state: 'done', shared: false });
      await expectSame(pool.run);
    } finally {
      WebAssembly.Memory = Memory;
    }
  });

  it('a worker whose lane has no room takes a copy, and its bodies walk again', async () => {
    const small = (ask: Ask): Ask => {
      if (ask.kind !== 'join') return ask;
      const shared: SharedMesh = { ...ask.shared, laneBytes: stackBytes + 32 * 1024 };
      return { ...ask, shared };
    };
    let copies = 0;
    const counted: typeof loadSolver = (options) => (copies++, load(options));
    const given = hands({ load: counted, crowd });
    const spawn = () => {
      const hand = given.spawn();
      const { post } = hand;
      hand.post = (ask) => post(small(ask));
      return hand;
    };
    const pool = started(3, { ...given, spawn }, true);
    expect(await done(pool)).toMatchObject({ state: 'done' });
    await expectSame(pool.run);
    expect(copies).toBe(2);
  });

  it('ends where the mesh is refused, with the code', async () => {
    const spoilt = hands({ load: unwanted, crowd });
    const spawn = () => {
      const hand = spoilt.spawn();
      const { post } = hand;
      hand.post = (ask) => {
        if (ask.kind !== 'begin') return post(ask);
        const positions = ask.level.positions.map((value, k) => (k === 4 ? NaN : value)) as Float64Array;
        post({ ...ask, level: { ...ask.level, positions } });
      };
      return hand;
    };
    const pool = started(2, { ...spoilt, spawn }, true);
    expect(await done(pool)).toMatchObject({ state: 'failed', refused: 'position-not-finite' });
  });
});
