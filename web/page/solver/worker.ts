/** The solver's worker: the service behind comlink. */
import { expose, transfer } from 'comlink';
import { loadSolver } from 'sweepscope';
import type { DecoderSources } from '../../mesh/import/decoders';
import { browserKeep } from './keep';
import { replying } from './replies';
import { LocalService, type ServiceParts } from './service';
import { OwnSigns } from './signs';

/** The readers of files come when the first file does; the page asks for a file of its own only after it stands. */
const importMesh: ServiceParts['importMesh'] = async (main, companions, options) =>
  (await import('../../mesh/import')).importMesh(main, companions, { ...options, decoders });

const decoders: DecoderSources = { draco: async () => (await import('./draco')).loadDraco() };

const signs = new OwnSigns(self);

const load: ServiceParts['loadSolver'] = async () => {
  const solver = await loadSolver();
  signs.come();
  return solver;
};

const service = new LocalService({ loadSolver: load, importMesh, keep: browserKeep(), now: () => performance.now() });

/** Typed arrays in an answer are the page's own: their buffers move instead of being copied. */
function handOver<T>(reply: T): T {
  const buffers = new Set<ArrayBuffer>();
  gather((reply as { value?: unknown }).value, buffers, 0);
  return transfer(reply as object, [...buffers]) as T;
}

function gather(value: unknown, buffers: Set<ArrayBuffer>, depth: number): void {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 2) {
    for (const part of Object.values(value)) gather(part, buffers, depth + 1);
  }
}

expose(replying(service, handOver, (work) => signs.during(work)));
