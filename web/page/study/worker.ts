/** The studies' worker: the engine behind comlink. Apart from the solver's, so that neither waits for the other. */
import { expose } from 'comlink';
import { describeError } from '../solver/failures';
import type { Reply } from '../solver/protocol';
import { OwnSigns } from '../solver/signs';
import { type GivenMesh, type RunPlace, StudyEngine, type Traced } from './engine';
import createStudies from './module/studies.mjs';
import wasmUrl from './module/studies.wasm?url';
import { studySchemaHash } from '../model/study/registry.gen';

const signs = new OwnSigns(self);
let loading: Promise<StudyEngine> | null = null;

/** Loaded once; a failed load may be tried again. */
function engine(): Promise<StudyEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<StudyEngine> {
  const response = await fetch(wasmUrl);
  if (!response.ok)
    throw Object.assign(new Error(`${wasmUrl} answered ${response.status}`), { code: 'wasm-not-found' });
  const made = new StudyEngine(await createStudies({ wasmBinary: await response.arrayBuffer() }), studySchemaHash);
  signs.come();
  return made;
}

function reply<T>(work: (engine: StudyEngine) => T | Promise<T>): Promise<Reply<T>> {
  return signs.during(async () => {
    try {
      return { ok: true, value: await work(await engine()) };
    } catch (error) {
      return { ok: false, failure: describeError(error) };
    }
  });
}

const api = {
  open: (
    place: RunPlace,
    study: number,
    settings: Float64Array,
    withMesh: boolean | GivenMesh,
    onProgress?: (fraction: number) => void,
  ) => reply((engine) => engine.open(place, study, settings, withMesh, onProgress)),
  ground: (place: RunPlace) => reply((engine) => engine.ground(place)),
  cancel: () => reply((engine) => engine.cancel()),
  trace: (place: RunPlace, frame: number): Promise<Reply<Traced>> => reply((engine) => engine.trace(place, frame)),
};

export type StudyWorkerApi = typeof api;
expose(api);
