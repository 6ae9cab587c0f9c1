/**
 * The browser's own storage for what a link cannot carry: the meshes of dropped files and long walks. Nothing leaves the device.
 * Only the latest few things are kept. A browser that refuses (private windows, a full disk) makes reloads forget; nothing else.
 */
import type { Vec3 } from '../model';

export interface KeptMesh {
  readonly name: string;
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly parts: number;
  readonly bounds: { readonly min: Vec3; readonly max: Vec3 };
}

/** A small store of things by name. */
export interface Keep {
  save(name: string, thing: KeptMesh | string): Promise<void>;
  load(name: string): Promise<KeptMesh | string | null>;
}

const databaseName = 'sweepscope';
const storeName = 'kept';
/** A handful of meshes of a million triangles, 36 MB each, is what a browser grants without asking. */
const mostThings = 8;

interface Row {
  readonly name: string;
  readonly saved: number;
  readonly thing: KeptMesh | string;
}

export function browserKeep(): Keep {
  return {
    async save(name, thing) {
      const store = await openStore('readwrite');
      await done(store.put({ name, saved: Date.now(), thing } satisfies Row));
      await dropOldest(store);
    },
    async load(name) {
      const store = await openStore('readonly');
      return ((await done(store.get(name))) as Row | undefined)?.thing ?? null;
    },
  };
}

/** For browsers without storage and for tests. */
export function memoryKeep(): Keep {
  const things = new Map<string, KeptMesh | string>();
  return {
    save: async (name, thing) => void things.set(name, thing),
    load: async (name) => things.get(name) ?? null,
  };
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(storeName, { keyPath: 'name' }).createIndex('saved', 'saved');
  const database = await done(opening);
  const transaction = database.transaction(storeName, mode);
  // One use, one connection: an open one would block the upgrade of a newer page in another tab.
  transaction.oncomplete = transaction.onabort = () => database.close();
  return transaction.objectStore(storeName);
}

async function dropOldest(store: IDBObjectStore): Promise<void> {
  const names = await done(store.index('saved').getAllKeys());
  for (const name of names.slice(0, Math.max(0, names.length - mostThings))) store.delete(name);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}
