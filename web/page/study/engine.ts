/** The studies' module behind a few calls: numbers in, rows and traces out. In the worker of the page, and in tests. */
import { Newest } from '../base/latest';
import type { NativeStudies } from './native';

/** What the module says of an opening; twin of StudyProblem in wasm/batch/study_run.h. */
const problems = ['none', 'unknown-study', 'setting', 'mesh-needed'] as const;

export type StudyErrorCode =
  | 'study-unknown'
  | 'study-setting' // element: place of the setting
  | 'study-mesh-needed'
  | 'study-mesh' // element: what the mesh check complained about
  | 'study-frame'
  | 'schema-mismatch'
  | 'out-of-memory';

/** The one error of the studies. */
export class StudyError extends Error {
  override readonly name = 'StudyError';
  constructor(
    readonly code: StudyErrorCode,
    readonly element = -1,
  ) {
    super(`${code}${element >= 0 ? ` ${element}` : ''}`);
  }
}

export interface Traced {
  readonly row: Float64Array;
  readonly slots: Float64Array;
}

export interface GivenMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** Slots of 8 bytes a trace may take. */
const mostSlots = 8_000_000;
/** What comes before the first frame, and the frames themselves, let others in after this many milliseconds. */
const breath = 24;

/** There is room for two runs: the one that is looked at, and whatever is run next. */
export type RunPlace = 0 | 1;

export class StudyEngine {
  /** how often each place was given away */
  private readonly runs = [new Newest(), new Newest()] as const;
  /** why there is not the mesh that was given last */
  private refused: unknown = null;

  constructor(
    private readonly module: NativeStudies,
    /** hash of the schema the page was made with */
    schemaHash: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    if (hexOf(module) !== schemaHash) throw new StudyError('schema-mismatch');
  }

  /** The mesh that studies opened from now on may run on; those that were opened keep theirs. */
  setMesh(positions: Float64Array, indices: Uint32Array): void {
    try {
      this.refused = null;
      this.write(positions, indices);
      if (this.module._studies_mesh(positions.length) !== 0)
        throw new StudyError('study-mesh', this.module._studies_element());
    } catch (error) {
      this.refused = error;
      throw error;
    }
  }

  /** Runs that are not done are given up; what has been run can still be traced. */
  cancel(): void {
    for (const run of this.runs) run.end();
  }

  /**
   * Runs a study from its first frame to its last.
   * @param settings as `encodeSettings` writes them
   * @param withMesh a mesh that comes with it, so that no other can come between; true: the one that was given last
   * @returns one row of numbers a frame; null when a newer run took over
   */
  async open(
    place: RunPlace,
    study: number,
    settings: Float64Array,
    withMesh: boolean | GivenMesh,
    onProgress: (fraction: number) => void = () => {},
  ): Promise<Float64Array | null> {
    const run = this.runs[place].begin();
    if (typeof withMesh === 'object') this.setMesh(withMesh.positions, withMesh.indices);
    else if (withMesh && this.refused) throw this.refused;
    this.write(settings);
    const problem = problems[this.module._studies_open(place, study, withMesh ? 1 : 0)]!;
    if (problem === 'unknown-study') throw new StudyError('study-unknown', study);
    if (problem === 'setting') throw new StudyError('study-setting', this.module._studies_element());
    if (problem === 'mesh-needed') throw new StudyError('study-mesh-needed');
    const frames = this.module._studies_frames(place);
    let rested = this.now();
    const rest = async (fraction: number): Promise<boolean> => {
      if (this.now() - rested < breath) return true;
      onProgress(fraction);
      await new Promise((resolve) => setTimeout(resolve, 0));
      rested = this.now();
      return !run.aborted;
    };
    for (let ready = this.module._studies_prepare(place); ready < 1; ready = this.module._studies_prepare(place))
      if (!(await rest(ready))) return null;
    let at = 0;
    let rows = new Float64Array(0);
    for (let done = 0; done < frames;) {
      // So many that the clock is asked seldom, so few that nobody waits for long.
      done = this.module._studies_advance(place, ++at < 8 ? done + 1 : done + 16);
      // Before others are let in: what they ask is answered in the same columns.
      if (done >= frames) rows = this.column(0);
      if (!(await rest(done / frames))) return null;
    }
    return rows;
  }

  /** What a run stands on where the scene has no mesh: nine coordinates a triangle. */
  ground(place: RunPlace): Float64Array {
    this.module._studies_ground(place);
    return this.column(0);
  }

  /** Every decision of a frame that has been run. */
  trace(place: RunPlace, frame: number): Traced {
    if (this.module._studies_trace(place, frame, mostSlots) !== 0) throw new StudyError('study-frame', frame);
    const traced = { row: this.column(0), slots: this.column(1) };
    this.module._studies_release();
    return traced;
  }

  private write(...parts: readonly (Float64Array | Uint32Array)[]): void {
    const numbers = parts.reduce((sum, { length }) => sum + length, 0);
    let at = this.module._studies_input(numbers) >>> 3;
    if (at === 0 && numbers > 0) throw new StudyError('out-of-memory', 8 * numbers);
    for (const part of parts) {
      this.module.HEAPF64.set(part, at);
      at += part.length;
    }
  }

  /** An owned copy: views are void as soon as the memory grows. */
  private column(number: number): Float64Array<ArrayBuffer> {
    const table = (this.module._studies_columns() >>> 2) + 2 * number;
    const [address, length] = [this.module.HEAPU32[table]!, this.module.HEAPU32[table + 1]!];
    return this.module.HEAPF64.slice(address >>> 3, (address >>> 3) + length);
  }
}

function hexOf(module: NativeStudies): string {
  const half = (high: number) => (module._studies_schema(high) >>> 0).toString(16).padStart(8, '0');
  return half(1) + half(0);
}
