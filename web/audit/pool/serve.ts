/** What a worker of an audit does: builds the mesh, unless another did, then walks the bodies it is given. */
import { loadSolver } from 'sweepscope';
import { worldOf } from '../run/audit';
import { runChunk } from '../run/chunk';
import type { World } from '../run/crowd';
import type { Level } from '../run/ground';
import type { AuditSettings } from '../run/types';
import { buildShared } from '../shared/build';
import { laneWorld } from '../shared/lane';
import type { SharedMesh } from '../shared/types';
import type { Ask, Say } from './protocol';

/** Between two words about progress, milliseconds. */
const silence = 100;

export interface ServeParts {
  readonly load?: typeof loadSolver;
  /** the module of workers that share their mesh; absent: each has a copy */
  readonly crowd?: () => Promise<WebAssembly.Module>;
}

/** @returns what to call for every message */
export function serve(
  say: (say: Say, transfer: ArrayBuffer[]) => void,
  { load = loadSolver, crowd }: ServeParts = {},
): (ask: Ask) => Promise<void> {
  let world: World | undefined;
  let runs: readonly AuditSettings[] = [];
  /** the level, while the mesh is not this worker's own */
  let joined: Level | null = null;

  const own = async (level: Level, built?: Uint8Array) => worldOf(await load(), level, runs[0], built);

  /** The others are refused what this one was; for anything else they can do as this one does: take a copy. */
  const join = async (shared: SharedMesh, lane: number) => {
    try {
      world = laneWorld(shared, lane);
      joined = shared.level;
    } catch {
      world = await own(shared.level);
    }
  };

  const share = async (level: Level, lanes: number): Promise<SharedMesh | null> => {
    try {
      const shared = buildShared(await crowd!(), level, runs[0].slopeLimit, lanes);
      await join(shared, 0);
      return joined && shared;
    } catch (error) {
      if (refusalOf(error) !== undefined) throw error;
      return null;
    }
  };

  const begin = async ({ level, built, lanes }: Ask & { kind: 'begin' }) => {
    const shared = lanes !== undefined && crowd ? await share(level, lanes) : null;
    if (shared) return say({ kind: 'ready', shared }, []);
    const made = (world = await own(level, built));
    if (built) return say({ kind: 'ready' }, []);
    const bytes = made.mesh.save();
    say({ kind: 'ready', built: bytes }, [bytes.buffer as ArrayBuffer]);
  };

  const walk = (from: number, to: number) => {
    let moves = 0;
    let last = performance.now();
    return runs.map((settings) => {
      const before = moves;
      return runChunk(world!, settings, from, to, (_, made) => {
        moves = before + made;
        if (performance.now() - last < silence) return;
        last = performance.now();
        say({ kind: 'progress', moves }, []);
      })!;
    });
  };

  /** What a lane has no room for, or ends it, may go well in a memory of one's own. */
  const walked = async (from: number, to: number) => {
    try {
      return walk(from, to);
    } catch (error) {
      if (!joined) throw error;
      world = await own(joined);
      joined = null;
      return walk(from, to);
    }
  };

  return async (ask) => {
    try {
      if (ask.kind === 'chunk') {
        const results = await walked(ask.from, ask.to);
        return say({ kind: 'done', results }, results.flatMap(buffersOf));
      }
      runs = ask.runs;
      if (ask.kind === 'begin') return await begin(ask);
      await join(ask.shared, ask.lane);
      say({ kind: 'ready' }, []);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const refused = refusalOf(error);
      say({ kind: 'failed', message, ...(refused !== undefined && { refused }) }, []);
    }
  };
}

const buffersOf = ({ events, ways }: ReturnType<typeof runChunk> & object): ArrayBuffer[] =>
  [events.kind, events.body, events.frame, events.place, events.size, ...Object.values(ways ?? {})].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );

/** The code of a MeshError. By its name: in the command line the class is there twice, with the package and with what shares meshes. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'MeshError' ? (error as Error & { code: string }).code : undefined;
