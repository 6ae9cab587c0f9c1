/** What a worker of an audit does: builds the mesh, unless another did, then walks the bodies it is given. */
import { loadSolver, MeshError } from 'sweepscope';
import { worldOf } from '../run/audit';
import { runChunk } from '../run/chunk';
import type { World } from '../run/crowd';
import type { AuditSettings } from '../run/types';
import type { Ask, Say } from './protocol';

/** Between two words about progress, milliseconds. */
const silence = 100;

/** @returns what to call for every message */
export function serve(
  say: (say: Say, transfer: ArrayBuffer[]) => void,
  load = loadSolver,
): (ask: Ask) => Promise<void> {
  let world: World | undefined;
  let runs: readonly AuditSettings[] = [];

  const walk = (from: number, to: number) => {
    let moves = 0;
    let last = performance.now();
    const results = runs.map((settings) => {
      const before = moves;
      return runChunk(world!, settings, from, to, (_, made) => {
        moves = before + made;
        if (performance.now() - last < silence) return;
        last = performance.now();
        say({ kind: 'progress', moves }, []);
      })!;
    });
    const held = results.flatMap(({ events, ways }) =>
      [events.kind, events.body, events.frame, events.place, events.size, ...Object.values(ways ?? {})].map(
        ({ buffer }) => buffer as ArrayBuffer,
      ),
    );
    say({ kind: 'done', results }, held);
  };

  return async (ask) => {
    try {
      if (ask.kind === 'chunk') return walk(ask.from, ask.to);
      runs = ask.runs;
      world = worldOf(await load(), ask.level, ask.runs[0], ask.built);
      if (ask.built) return say({ kind: 'ready' }, []);
      const built = world.mesh.save();
      say({ kind: 'ready', built }, [built.buffer as ArrayBuffer]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      say({ kind: 'failed', message, ...(error instanceof MeshError && { refused: error.code }) }, []);
    }
  };
}
