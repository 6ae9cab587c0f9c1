/** The solver's side of the page: meshes by number, runs, traces, file import. Knows neither the page nor that it is in a worker. */
import type {
  Mesh,
  MeshReport,
  MoveResults,
  Proof,
  ProveOptions,
  Solver,
  SweepOptions,
  SweepResults,
} from 'sweepscope';
import type { Tape } from '../../package/record/types';
import type { ImportedMesh, ImportOptions, Pose, PoseTable, SourceFile } from '../../mesh/import/types';
import type { Experiment, FrameInput, FrameSummary, SceneMesh, Vec3 } from '../model';
import type { CardLook } from './cardView';
import { factsOf, partsOf } from './facts';
import { findPlacement } from './findPlacement';
import { meshHash } from '../../mesh/hash';
import type { Keep, KeptMesh } from './keep';
import { soundMesh } from './keptRows';
import { experimentAt } from '../model/frameSettings';
import { moveOptions, moveRequest, stateHash, summarize } from './moves';
import { Newest } from '../base/latest';
import { chooseMain, pathOf } from './files';
import { boundsOf, placePositions, type Placement } from '../../mesh/placement';
import type {
  ParsedFacts,
  ParseProgress,
  PlacedMesh,
  RunProgress,
  ScanReply,
  ScanRequest,
  SolverService,
  TapeReply,
  TraceReply,
  WatchedFrame,
} from './protocol';
import type { PartChoice } from '../../mesh/parts/spans';
import type { Pin } from '../model/pins';
import type { Watched } from './watch';

export interface ServiceParts {
  loadSolver(): Promise<Solver>;
  importMesh(main: SourceFile, companions?: readonly SourceFile[], options?: ImportOptions): Promise<ImportedMesh>;
  readonly keep: Keep;
  /** milliseconds; for breaths between frames */
  now(): number;
}

/** Looking for breakpoints is never urgent: a step that is asked for meanwhile waits no longer than this. */
const scanTime = 8;

/** A long run lets other requests in after this many milliseconds. */
const breath = 24;

export class LocalService implements SolverService {
  private loading: Promise<Solver> | null = null;
  private readonly meshes = new Map<number, Mesh>();
  private parsed: ImportedMesh | null = null;
  private readonly parsing = new Newest();
  private latestRun = -1;
  private latestBeside = -1;

  constructor(private readonly parts: ServiceParts) {}

  async setMesh(id: number, positions: Float64Array, indices: Uint32Array): Promise<MeshReport> {
    const mesh = (await this.solver()).createMesh(positions, indices);
    this.meshes.get(id)?.dispose();
    this.meshes.set(id, mesh);
    // A copy: the answer's arrays are given away.
    return { ...mesh.report, degenerate: mesh.report.degenerate.slice() };
  }

  async dropMesh(id: number): Promise<void> {
    this.meshes.get(id)?.dispose();
    this.meshes.delete(id);
  }

  async parse(files: readonly File[], onProgress?: ParseProgress): Promise<ParsedFacts> {
    await this.cancelParse();
    return this.read(files, undefined, onProgress);
  }

  async repose(files: readonly File[], pose: Pose, onProgress?: ParseProgress): Promise<ParsedFacts> {
    return this.read(files, pose, onProgress);
  }

  private async read(files: readonly File[], pose?: Pose, onProgress?: ParseProgress): Promise<ParsedFacts> {
    const parsing = this.parsing.begin();
    const sources = await Promise.all(files.map(readFile));
    const { main, companions } = chooseMain(sources);
    const mesh = await this.parts.importMesh(main, companions, { onProgress, signal: parsing, pose });
    if (!parsing.aborted) this.parsed = mesh;
    return factsOf(mesh);
  }

  async cancelParse(): Promise<void> {
    this.parsing.end();
    this.parsed = null;
  }

  async picture(look: CardLook): Promise<Uint8Array | null> {
    const { cardPicture } = await import('./cardPicture');
    return this.parsed && cardPicture(this.parsed, look);
  }

  async findPlacement(hash: string): Promise<Placement | string> {
    if (!this.parsed) return '';
    const { positions, indices, unitScaleGuess: scale, upAxisGuess: upAxis } = this.parsed;
    const guess: Placement = { scale, upAxis, flip: false };
    const found = await findPlacement(positions, indices, hash, guess);
    return found ?? meshHash(placePositions(positions, guess), indices);
  }

  async accept(id: number, placement: Placement): Promise<PlacedMesh> {
    if (!this.parsed) throw new Error('no file has been read');
    const { name, indices, table, poses } = this.parsed;
    const parts = partsOf(this.parsed);
    const positions = placePositions(this.parsed.positions, placement);
    const kept: KeptMesh = {
      name,
      positions,
      indices: indices.slice(),
      parts,
      ...(table && { table }),
      ...(poses && poses.chosen !== 'modelled' && { pose: poseName(poses) }),
      bounds: boundsOf(positions),
    };
    const placed = await this.adopt(id, kept);
    this.parsed = null;
    return placed;
  }

  async adopt(id: number, kept: KeptMesh): Promise<PlacedMesh> {
    const report = await this.setMesh(id, kept.positions, kept.indices);
    const hash = await meshHash(kept.positions, kept.indices);
    // Forgetting is no reason to refuse the mesh. Saved before it is handed over, for the hand-over empties the arrays.
    const saved = await this.parts.keep.save(hash, kept).then(
      () => true,
      () => false,
    );
    return { mesh: sceneMesh(kept), report, hash, ...(!saved && { notKept: true }) };
  }

  async restore(id: number, hash: string): Promise<PlacedMesh | null> {
    const row: unknown = await this.parts.keep.load(hash).catch(() => null);
    const kept = await soundMesh(row, hash);
    if (!kept) return null;
    const report = await this.setMesh(id, kept.positions, kept.indices);
    return { mesh: sceneMesh(kept), report, hash };
  }

  async keepChoice(hash: string, choice: PartChoice): Promise<void> {
    const row = await this.parts.keep.load(hash).catch(() => null);
    if (row && typeof row !== 'string') await this.parts.keep.save(hash, { ...row, choice }).catch(() => undefined);
  }

  async run(
    id: number,
    request: number,
    experiment: Experiment,
    onProgress?: RunProgress,
  ): Promise<FrameSummary[] | null> {
    this.latestRun = request;
    await this.solver();
    const frames: FrameSummary[] = [];
    let start = experiment.start;
    let rested = this.parts.now();
    for (const input of experiment.inputs) {
      const frame = this.moveOnce(id, experiment, frames.length, input.start ?? start, input);
      frames.push(frame);
      start = frame.end;
      if (this.parts.now() - rested < breath) continue;
      onProgress?.(frames.length / experiment.inputs.length);
      await pause();
      if (this.latestRun !== request) return null;
      rested = this.parts.now();
    }
    return frames;
  }

  async cancelRun(request: number): Promise<void> {
    if (this.latestRun === request) this.latestRun = -1;
    await this.cancelBeside();
  }

  async runBeside(
    id: number,
    request: number,
    experiment: Experiment,
    starts: Float64Array,
  ): Promise<Float64Array | null> {
    this.latestBeside = request;
    await this.solver();
    const { pathsOf } = await import('./beside');
    let rested = this.parts.now();
    return pathsOf(
      () => this.mesh(id),
      experiment,
      starts,
      async () => {
        if (this.parts.now() - rested < breath) return true;
        await pause();
        rested = this.parts.now();
        return this.latestBeside === request;
      },
    );
  }

  async cancelBeside(): Promise<void> {
    this.latestBeside = -1;
  }

  async step(id: number, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary> {
    await this.solver();
    return this.moveOnce(id, experiment, frame, start, input);
  }

  async trace(id: number, experiment: Experiment, start: Vec3, input: FrameInput): Promise<TraceReply> {
    await this.solver();
    const { result, trace } = this.traceOnce(id, experiment, start, input);
    return { trace, hash: stateHash(result) };
  }

  async scan(
    id: number,
    experiment: Experiment,
    { clauses, first, states, settings }: ScanRequest,
  ): Promise<ScanReply> {
    await this.solver();
    const { placesFromTrace } = await import('../model/breakpoints/fromTrace');
    const mesh = this.mesh(id);
    const places: string[][] = clauses.map(() => []);
    const begun = this.parts.now();
    let frames = 0;
    do {
      const at = experimentAt(experiment, { settings: settings?.[frames] });
      const request = Float64Array.of(...states.subarray(9 * frames, 9 * frames + 9), ...at.radii);
      const found = placesFromTrace(clauses, mesh.trace(request, moveOptions(at)).trace, first + frames++);
      found.forEach((list, at) => places[at]!.push(...list));
    } while (9 * frames < states.length && this.parts.now() - begun < scanTime);
    return { frames, places };
  }

  async watch(
    id: number,
    experiment: Experiment,
    frames: readonly WatchedFrame[],
    pins: readonly Pin[],
  ): Promise<Watched> {
    await this.solver();
    const { watchFrames } = await import('./watch');
    return watchFrames(frames.length, pins, (frame) => {
      const { start, input } = frames[frame]!;
      return this.traceOnce(id, experiment, start, input).trace;
    });
  }

  async checkTape(id: number, part: Tape): Promise<TapeReply> {
    const { version } = (await this.solver()).build;
    const { checkTape } = await import('../../package/record/checkTape');
    return { ...checkTape(part, this.mesh(id)), version };
  }

  async sweep(id: number, queries: Float64Array, options: SweepOptions): Promise<SweepResults> {
    await this.solver();
    return this.mesh(id).sweepMany(queries, options);
  }

  async move(id: number, requests: Float64Array, experiment: Experiment): Promise<MoveResults> {
    await this.solver();
    return this.mesh(id).moveMany(requests, moveOptions(experiment));
  }

  async prove(id: number, query: Float64Array, triangle: number, options: ProveOptions): Promise<Proof> {
    await this.solver();
    return this.mesh(id).prove(query, triangle, options);
  }

  async keepText(name: string, text: string): Promise<void> {
    await this.parts.keep.save(name, text);
  }

  async keptText(name: string): Promise<string | null> {
    const kept = await this.parts.keep.load(name).catch(() => null);
    return typeof kept === 'string' ? kept : null;
  }

  private moveOnce(id: number, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): FrameSummary {
    const at = experimentAt(experiment, input);
    const request = moveRequest(start, input, at.radii);
    return summarize(this.mesh(id).moveMany(request, moveOptions(at)), frame, start, input);
  }

  private traceOnce(id: number, experiment: Experiment, start: Vec3, input: FrameInput): ReturnType<Mesh['trace']> {
    const at = experimentAt(experiment, input);
    return this.mesh(id).trace(moveRequest(start, input, at.radii), moveOptions(at));
  }

  private mesh(id: number): Mesh {
    const mesh = this.meshes.get(id);
    if (!mesh) throw new Error(`no mesh ${id}`);
    return mesh;
  }

  /** Loaded once; a failed load may be tried again. */
  private solver(): Promise<Solver> {
    this.loading ??= this.parts.loadSolver().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function readFile(file: File): Promise<SourceFile> {
  return { name: pathOf(file), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** What is kept of a pose: its name, or its number where it has none. */
const poseName = ({ animations, chosen }: PoseTable): string =>
  typeof chosen === 'number' ? animations[chosen] || `#${chosen + 1}` : '';

function sceneMesh({ name, positions, indices, parts, bounds, table, choice }: KeptMesh): SceneMesh {
  const named = { ...(table && { table }), ...(choice && { choice }) };
  return { name, positions, indices, parts, bounds, ...named, source: 'file' };
}
