/** The browser's storage when it refuses: in each way that it may, whoever saves hears of it, soon, and nobody waits for ever. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserKeep, type KeptMesh } from '../../../../web/page/solver/keep';
import { localSolver } from '../../../support/localSolver';

type Way = 'works' | 'throws' | 'aborts' | 'full' | 'closes' | 'silent' | 'no opening' | 'refused opening';

/** As little of IndexedDB as is used here. What is put is there once its transaction is complete. */
class FakeStorage {
  readonly rows = new Map<string, Map<string, unknown>>([
    ['kept', new Map()],
    ['facts', new Map()],
  ]);
  /** what becomes of changes */
  way: Way = 'works';
  opened = 0;
  closed = 0;
  aborts = 0;

  readonly open = () => {
    const request = {
      result: null as unknown,
      error: new DOMException('no', 'SecurityError'),
      onsuccess() {},
      onerror() {},
    };
    if (this.way === 'no opening') return request;
    setTimeout(() => {
      if (this.way === 'refused opening') return request.onerror();
      this.opened++;
      request.result = this.database();
      request.onsuccess();
    });
    return request;
  };

  private database() {
    const database = new EventTarget();
    let closed = false;
    return Object.assign(database, {
      close: () => {
        if (!closed) this.closed++;
        closed = true;
      },
      transaction: (_: unknown, mode: string) => this.transaction(database, mode === 'readwrite'),
    });
  }

  private transaction(database: EventTarget, writes: boolean) {
    const changes: (() => void)[] = [];
    const end = (name: string, error: DOMException | null = null) => {
      transaction.error = error;
      transaction.dispatchEvent(new Event(name));
    };
    const transaction = Object.assign(new EventTarget(), {
      error: null as DOMException | null,
      abort: () => {
        this.aborts++;
        setTimeout(() => end('abort'));
      },
      objectStore: (name: string) => {
        const rows = this.rows.get(name)!;
        return {
          put: (row: { name: string }) => {
            if (this.way === 'throws') throw new DOMException('133 MB', 'UnknownError');
            changes.push(() => rows.set(row.name, structuredClone(row)));
          },
          delete: (key: string) => changes.push(() => rows.delete(key)),
          get: (key: string) => answered(rows.get(key)),
          getAll: () => answered([...rows.values()]),
        };
      },
    });
    const answered = (result: unknown) => {
      const request = { result, onsuccess() {} };
      if (this.way !== 'silent') setTimeout(() => request.onsuccess());
      return request;
    };
    setTimeout(() => {
      const way = writes ? this.way : this.way === 'silent' ? 'silent' : 'works';
      if (way === 'aborts') end('abort');
      else if (way === 'full') end('abort', new DOMException('full', 'QuotaExceededError'));
      else if (way === 'closes') database.dispatchEvent(new Event('close'));
      else if (way !== 'silent') {
        for (const change of changes) change();
        setTimeout(() => end('complete'), 5);
      }
    }, 5);
    return transaction;
  }
}

let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  storage = new FakeStorage();
  vi.stubGlobal('indexedDB', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const mesh = (triangles = 1): KeptMesh => ({
  ...{ name: 'part.obj', parts: 1, bounds: { min: [0, 0, 0], max: [1, 0, 2] } },
  positions: new Float64Array(9 * triangles),
  indices: new Uint32Array(3 * triangles),
});

/** What comes of it within so many milliseconds. */
async function outcome(work: Promise<unknown>, within = 200): Promise<string> {
  let said = 'nothing heard';
  void work.then(
    () => (said = 'done'),
    (error: unknown) => (said = error instanceof Error ? error.name : 'odd'),
  );
  await vi.advanceTimersByTimeAsync(within);
  return said;
}

describe('what the browser keeps', () => {
  it('is there again', async () => {
    const keep = browserKeep();
    expect(await outcome(keep.save('a', mesh()))).toBe('done');
    const loaded = keep.load('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(await loaded).toEqual(mesh());
    await vi.advanceTimersByTimeAsync(100);
    expect(storage.closed).toBe(storage.opened);
  });

  it.each([
    ['throws', 'UnknownError'],
    ['aborts', 'Error'],
    ['full', 'QuotaExceededError'],
    ['closes', 'Error'],
    ['refused opening', 'SecurityError'],
  ] as const)('a storage that %s is heard at once, and no connection stays open', async (way, name) => {
    storage.way = way;
    expect(await outcome(browserKeep().save('a', mesh()))).toBe(name);
    await vi.advanceTimersByTimeAsync(100);
    expect(storage.closed).toBe(storage.opened);
  });

  it.each(['silent', 'no opening'] as const)(
    'a storage that is %s is given up, later for what is large',
    async (way) => {
      storage.way = way;
      const small = browserKeep().save('a', mesh());
      expect(await outcome(small, 19_000)).toBe('nothing heard');
      expect(await outcome(small, 2000)).toBe('Error');
      await vi.advanceTimersByTimeAsync(1000);
      expect(storage.closed).toBe(storage.opened);
      if (way !== 'silent') return;
      expect(storage.aborts).toBe(1);
      const large = browserKeep().save('b', mesh(1_000_000));
      expect(await outcome(large, 50_000)).toBe('nothing heard');
      expect(await outcome(large, 20_000)).toBe('Error');
    },
  );

  it('what cannot be read for silence is told, too', async () => {
    storage.way = 'silent';
    expect(await outcome(browserKeep().load('a'), 25_000)).toBe('Error');
  });
});

describe('a mesh that this browser will not keep', () => {
  it.each(['works', 'throws', 'aborts', 'full', 'closes', 'silent', 'no opening', 'refused opening'] as const)(
    'is used all the same, and that it is not kept is said (%s)',
    async (way) => {
      vi.useRealTimers();
      const { client } = localSolver({}, browserKeep());
      await client.parse([new File(['v 0 0 0\nv 1 0 0\nv 0 0 2\nf 1 2 3\n'], 'part.obj')], () => {});
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      storage.way = way;
      const placed = client.accept({ scale: 1, upAxis: 'y', flip: false });
      let came = false;
      void placed.then(() => (came = true));
      // Hashing is none of these clocks' business.
      const end = performance.now() + 10_000;
      while (!came && performance.now() < end) {
        await vi.advanceTimersByTimeAsync(1000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(came).toBe(true);
      const { report, notKept } = await placed;
      expect(report.triangles).toBe(1);
      expect(notKept ?? false).toBe(way !== 'works');
    },
  );
});
