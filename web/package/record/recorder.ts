/** Wraps a mesh and records its moves. Every call reaches the mesh unchanged. */
import type {
  CompiledOptions,
  KeptMoveResults,
  KeptSweepResults,
  Mesh,
  MeshReport,
  MoveOptions,
  MoveResults,
  Proof,
  ProveOptions,
  SweepOptions,
  SweepResults,
  TraceOptions,
} from '../types.ts';
import { download } from './download.ts';
import { TapeError } from './errors.ts';
import type { Said } from './format.ts';
import { OptionSets, type Renumber } from './optionSets.ts';
import { Rows } from './rows.ts';
import { checkOptions, recordedMesh } from './recordedMesh.ts';
import type { Recorder, RecordOptions } from './types.ts';
import { writeTape } from './writeTape.ts';

const usualLimit = 100_000;
const largestLimit = 4_000_000;
const largestBody = 2 ** 32 - 1;

/**
 * Begins a tape of a mesh. Use the recorder in place of the mesh.
 * @param mesh the mesh to record; it stays yours, and works as before without the recorder
 * @throws TapeError `options`, `limit`, `mesh-other`: other arrays than those of the mesh, as far as counts and bounds show
 */
export async function record(mesh: Mesh, options: RecordOptions): Promise<Recorder> {
  checkOptions(options);
  const { limit = usualLimit, build } = options;
  if (!Number.isInteger(limit) || limit < 1 || limit > largestLimit) throw new TapeError('limit');
  const { said, inside } = await recordedMesh(mesh.report, options);
  const about = { version: build.version, schemaHash: build.schemaHash, mesh: said };
  return new MeshRecorder(mesh, about, inside, new Rows(limit));
}

class MeshRecorder implements Recorder {
  readonly #mesh: Mesh;
  readonly #about: Pick<Said, 'version' | 'schemaHash' | 'mesh'>;
  readonly #inside: Parameters<typeof writeTape>[2];
  readonly #rows: Rows;
  readonly #sets = new OptionSets();
  #calls = 0;

  constructor(
    mesh: Mesh,
    about: Pick<Said, 'version' | 'schemaHash' | 'mesh'>,
    inside: Parameters<typeof writeTape>[2],
    rows: Rows,
  ) {
    this.#mesh = mesh;
    this.#about = about;
    this.#inside = inside;
    this.#rows = rows;
  }

  get report(): MeshReport {
    return this.#mesh.report;
  }
  get frames(): number {
    return this.#rows.count;
  }
  get dropped(): number {
    return this.#rows.dropped;
  }

  moveMany(
    requests: Float64Array,
    options?: MoveOptions | CompiledOptions,
    results?: KeptMoveResults,
    bodies?: ArrayLike<number>,
  ): MoveResults {
    if (bodies) checkBodies(bodies, requests.length / 12);
    const answer = this.#mesh.moveMany(requests, options, results);
    const set = this.#sets.numberOf(options, this.#renumber);
    const count = requests.length / 12;
    for (let row = 0; row < count; row++)
      this.#rows.add(requests, answer, row, bodies ? (bodies[row] as number) : row, set, this.#calls);
    this.#calls = (this.#calls + 1) >>> 0;
    return answer;
  }

  readonly #renumber = (keep: Renumber): void => {
    const used = new Set<number>();
    for (const part of this.#rows.parts('optionsOf')) for (const number of part) used.add(number);
    this.#rows.renumber(keep(used));
  };

  sweepMany(queries: Float64Array, options?: SweepOptions | CompiledOptions, results?: KeptSweepResults): SweepResults {
    return this.#mesh.sweepMany(queries, options, results);
  }
  trace(request: Float64Array, options?: TraceOptions | CompiledOptions): { result: MoveResults; trace: Float64Array } {
    return this.#mesh.trace(request, options);
  }
  prove(query: Float64Array, triangle: number, options?: ProveOptions): Proof {
    return this.#mesh.prove(query, triangle, options);
  }
  save(): Uint8Array<ArrayBuffer> {
    return this.#mesh.save();
  }
  dispose(): void {
    this.#mesh.dispose();
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const said = { ...this.#about, options: this.#sets.list, dropped: this.#rows.dropped };
    return writeTape(said, this.#rows, this.#inside);
  }
  download(name = this.#about.mesh.name): void {
    download(name, this.bytes());
  }
  clear(): void {
    this.#rows.clear();
    this.#sets.clear();
    this.#calls = 0;
  }
}

function checkBodies(bodies: ArrayLike<number>, count: number): void {
  if (bodies.length < count) throw new TapeError('bodies');
  for (let row = 0; row < count; row++) {
    const body = bodies[row] as number;
    if (!Number.isInteger(body) || body < 0 || body > largestBody) throw new TapeError('bodies');
  }
}
