/**
 * The browser's own storage for what a link cannot carry: the meshes of dropped files and long walks. Nothing leaves the device.
 * Only what was used lately is kept (keepRule.ts). A browser that refuses (private windows, a full disk) makes reloads forget; who saves is told.
 */
import type { PartTable } from '../../mesh/import/types';
import type { Vec3 } from '../model';
import type { PartChoice } from '../../mesh/parts/spans';
import { type KeptFacts, tooMuch } from './keepRule';
import { areFacts } from './keptRows';

export interface KeptMesh {
  readonly name: string;
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly parts: number;
  readonly table?: PartTable;
  /** what was chosen of its parts last */
  readonly choice?: PartChoice;
  /** the animation in whose first pose it stands, '' for the pose of the file's scene; absent: as modelled */
  readonly pose?: string;
  readonly bounds: { readonly min: Vec3; readonly max: Vec3 };
}

/** A small store of things by name. */
export interface Keep {
  save(name: string, thing: KeptMesh | string): Promise<void>;
  load(name: string): Promise<KeptMesh | string | null>;
}

/** What is in it, for those who look after it. */
export interface Store extends Keep {
  /** what was used last comes first */
  list(): Promise<readonly KeptFacts[]>;
  forget(names: readonly string[]): Promise<void>;
}

const databaseName = 'sweepscope';
const things = 'kept';
/** What a list says of them, apart from them: a mesh is read only when it is opened. */
const facts = 'facts';

interface Row {
  readonly name: string;
  readonly saved: number;
  readonly thing: KeptMesh | string;
}

export function browserKeep(): Store {
  return { save, load, list, forget };
}

/** For browsers without storage and for tests. */
export function memoryKeep(): Keep {
  const things = new Map<string, KeptMesh | string>();
  return {
    save: async (name, thing) => void things.set(name, thing),
    load: async (name) => things.get(name) ?? null,
  };
}

/** Where there is no room, what was not used for longest makes some. */
async function save(name: string, thing: KeptMesh | string): Promise<void> {
  const row: Row = { name, saved: Date.now(), thing };
  let freed = 0;
  for (;;) {
    try {
      await change((stores) => {
        stores.things.put(row);
        stores.facts.put(factsOf(row));
      }, factsOf(row).bytes);
      break;
    } catch (error) {
      if (!isFull(error)) throw error;
      const others = (await list()).filter((one) => one.name !== name);
      const oldest = others.at(-1);
      // What is larger than all of them together would find no room even without them.
      const room = freed + others.reduce((sum, { bytes }) => sum + bytes, 0);
      if (!oldest || room < factsOf(row).bytes) throw error;
      await forget([oldest.name]);
      freed += oldest.bytes;
    }
  }
  await forget(tooMuch(await list()));
}

async function load(name: string): Promise<KeptMesh | string | null> {
  const thing = await read(things, async (store) => ((await done(store.get(name))) as Row | undefined)?.thing ?? null);
  // That it was used is worth knowing, not waiting for.
  if (thing !== null) {
    // Read now: its arrays may be given away before the store is there.
    const said = factsOf({ name, saved: Date.now(), thing });
    void change((stores) => stores.facts.put(said)).catch(() => undefined);
  }
  return thing;
}

async function list(): Promise<readonly KeptFacts[]> {
  const all = await read(facts, async (store) => ((await done(store.getAll())) as unknown[]).filter(areFacts));
  return all.toSorted((a, b) => b.used - a.used);
}

async function forget(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await change((stores) => {
    for (const name of names) {
      stores.things.delete(name);
      stores.facts.delete(name);
    }
  });
}

function factsOf({ name, saved, thing }: Row): KeptFacts {
  if (typeof thing === 'string')
    return { name, kind: 'text', label: '', triangles: 0, bytes: 2 * thing.length, used: saved };
  const bytes = thing.positions.byteLength + thing.indices.byteLength;
  return { name, kind: 'mesh', label: labelOf(thing), triangles: thing.indices.length / 3, bytes, used: saved };
}

/** Two poses of a file are two meshes, told apart by name. */
const labelOf = ({ name, pose }: KeptMesh): string => (pose ? `${name} (${pose})` : name);

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function read<T>(name: string, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const { transaction, failed } = await begin('readonly', patience);
  return Promise.race([ask(transaction.objectStore(name)), failed]);
}

/**
 * A disk that is full says so when the transaction ends, not when something is put.
 * @param bytes about as many as are put
 */
async function change(
  make: (stores: { things: IDBObjectStore; facts: IDBObjectStore }) => void,
  bytes = 0,
): Promise<void> {
  const { transaction, failed } = await begin('readwrite', patience + bytes / slowestDisk);
  const ended = new Promise<void>((resolve) => transaction.addEventListener('complete', () => resolve()));
  make({ things: transaction.objectStore(things), facts: transaction.objectStore(facts) });
  await Promise.race([ended, failed]);
}

/** Milliseconds that storage may take to answer. One that never does must not keep anybody from their mesh. */
const patience = 20_000;
/** bytes a millisecond */
const slowestDisk = 2000;

interface Begun {
  readonly transaction: IDBTransaction;
  /** rejects when the transaction is aborted or ends with its connection, and when nothing was heard of it for too long */
  readonly failed: Promise<never>;
}

async function begin(mode: IDBTransactionMode, limit: number): Promise<Begun> {
  const opening = indexedDB.open(databaseName, 2);
  opening.onupgradeneeded = ({ oldVersion }) => upgrade(opening, oldVersion);
  const database = await within(done(opening), patience, () => {
    // Should it come after all, it would be in the way of others.
    opening.onsuccess = () => opening.result.close();
  });
  const transaction = database.transaction([things, facts], mode);
  const ended = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('IndexedDB: the transaction was aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    // A browser that gives a connection up, its storage having been cleared say, need not say more than this.
    database.addEventListener('close', fail);
  });
  const limited = within(ended, limit, () => transaction.abort());
  // One use, one connection: an open one would block the upgrade of a newer page in another tab.
  const close = () => database.close();
  limited.then(close, close);
  const failed = limited.then(() => new Promise<never>(() => {}));
  // What is too large may be refused at once, and then again by the end of the transaction.
  failed.catch(() => undefined);
  return { transaction, failed };
}

function within<T>(work: Promise<T>, milliseconds: number, late: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`IndexedDB did not answer for ${Math.round(milliseconds / 1000)} seconds`));
      try {
        late();
      } catch {
        // It had ended already.
      }
    }, milliseconds);
    const stop = () => clearTimeout(timer);
    work.then(resolve, reject).finally(stop);
  });
}

function upgrade({ result: database, transaction }: IDBOpenDBRequest, from: number): void {
  const said = database.createObjectStore(facts, { keyPath: 'name' });
  if (from === 0) return void database.createObjectStore(things, { keyPath: 'name' });
  // Kept by an earlier page, which had no list.
  const walking = transaction!.objectStore(things).openCursor();
  walking.onsuccess = () => {
    const cursor = walking.result;
    if (!cursor) return;
    said.put(factsOf(cursor.value as Row));
    cursor.continue();
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}
