import { describe, expect, it } from 'vitest';
import { StudyEngine, StudyError } from '../../../../web/page/study/engine';
import type { NativeStudies } from '../../../../web/page/study/native';

const hash = '00c0ffee89abcdef';

/** The module as the engine sees it: memory, and answers that a test makes up. Rows are of one number: the frame. */
class FakeModule implements NativeStudies {
  memory = new ArrayBuffer(4096);
  HEAPF64 = new Float64Array(this.memory);
  HEAPU32 = new Uint32Array(this.memory);
  readonly calls: string[] = [];
  /** what is asked for before the first frame is done */
  pieces = 0;
  frames = 3;
  problem = 0;
  element = -1;
  noMemory = false;
  /** called whenever some frames were run */
  onAdvance = (): void => {};
  private input = 64;
  private done = 0;
  private prepared = 0;

  _studies_input(numbers: number): number {
    this.calls.push(`input ${numbers}`);
    return this.noMemory ? 0 : 8 * this.input;
  }
  _studies_columns(): number {
    return 16;
  }
  _studies_element(): number {
    return this.element;
  }
  _studies_schema(high: number): number {
    // As C++ gives them: doubles of 32 bits each.
    return high ? 0x00c0ffee : 0x89abcdef;
  }
  _studies_mesh(coordinates: number): number {
    this.calls.push(`mesh ${coordinates}`);
    return this.problem;
  }
  _studies_open(place: number, study: number, withMesh: number): number {
    const settings = [...this.HEAPF64.slice(this.input, this.input + 2)];
    this.calls.push(`open ${place} ${study} ${withMesh} ${settings.join()}`);
    this.done = this.prepared = 0;
    return this.problem;
  }
  _studies_prepare(): number {
    this.calls.push('prepare');
    return Math.min(1, this.prepared++ / Math.max(1, this.pieces) + (this.pieces ? 0 : 1));
  }
  _studies_ground(): void {}
  _studies_frames(): number {
    return this.frames;
  }
  _studies_advance(place: number, frames: number): number {
    this.calls.push(`advance ${place} ${frames}`);
    this.done = Math.min(this.frames, frames);
    // Memory grows: views of before are void.
    const grown = new ArrayBuffer(this.memory.byteLength + 64);
    new Uint8Array(grown).set(new Uint8Array(this.memory));
    this.HEAPF64.fill(NaN);
    this.memory = grown;
    this.HEAPF64 = new Float64Array(grown);
    this.HEAPU32 = new Uint32Array(grown);
    this.columns(Array.from({ length: this.done }, (_, frame) => frame));
    this.onAdvance();
    return this.done;
  }
  _studies_trace(place: number, frame: number): number {
    this.calls.push(`trace ${place} ${frame}`);
    if (frame >= this.done) return 1;
    this.columns([frame], [1, 2, 3]);
    return 0;
  }
  _studies_release(): void {
    this.calls.push('release');
  }

  private columns(...columns: readonly (readonly number[])[]): void {
    let at = 128;
    columns.forEach((numbers, column) => {
      this.HEAPF64.set(numbers, at);
      this.HEAPU32.set([8 * at, numbers.length], 4 + 2 * column);
      at += numbers.length;
    });
  }
}

const open = (engine: StudyEngine, place: 0 | 1 = 0, onProgress?: (fraction: number) => void) =>
  engine.open(place, 5, Float64Array.of(1.5, -2), false, onProgress);
/** Every look at it is so many milliseconds later. */
const clock = (step: number) => {
  let now = 0;
  return () => (now += step);
};

describe('the studies’ engine', () => {
  it('refuses a module of another schema', () => {
    const make = () => new StudyEngine(new FakeModule(), '00c0ffee89abcdee');
    expect(make).toThrow(new StudyError('schema-mismatch'));
    expect(() => new StudyEngine(new FakeModule(), hash)).not.toThrow();
  });

  it('writes settings, prepares, runs all frames and gives a copy of the rows', async () => {
    const module = new FakeModule();
    module.pieces = 2;
    const engine = new StudyEngine(module, hash, clock(0));
    const rows = (await open(engine, 1))!;
    expect([...rows]).toEqual([0, 1, 2]);
    expect(module.calls).toEqual([
      ...['input 2', 'open 1 5 0 1.5,-2', 'prepare', 'prepare', 'prepare'],
      ...['advance 1 1', 'advance 1 2', 'advance 1 3'],
    ]);
    module.HEAPF64.fill(7);
    expect([...rows]).toEqual([0, 1, 2]);
    expect(engine.trace(1, 2)).toEqual({ row: Float64Array.of(2), slots: Float64Array.of(1, 2, 3) });
    expect(module.calls.at(-1)).toBe('release');
  });

  it('runs many frames at a time once it knows that they are quick', async () => {
    const module = new FakeModule();
    module.frames = 100;
    expect(await open(new StudyEngine(module, hash, clock(0)))).toHaveLength(100);
    expect(module.calls.filter((call) => call.startsWith('advance'))).toHaveLength(13);
  });

  it('lets others in, and tells how far it is', async () => {
    const module = new FakeModule();
    module.frames = 4;
    module.pieces = 2;
    const told: number[] = [];
    let others = 0;
    const ticking = setInterval(() => others++, 0);
    await open(new StudyEngine(module, hash, clock(30)), 0, (fraction) => told.push(fraction));
    clearInterval(ticking);
    expect(told).toEqual([0, 0.5, 0.25, 0.5, 0.75, 1]);
    expect(others).toBeGreaterThan(0);
    const quiet: number[] = [];
    await open(new StudyEngine(new FakeModule(), hash, clock(1)), 0, (fraction) => quiet.push(fraction));
    expect(quiet).toEqual([]);
  });

  it('gives up a run when a newer one takes its place, and only then', async () => {
    const module = new FakeModule();
    const engine = new StudyEngine(module, hash, clock(30));
    const [older, beside, newer] = [open(engine, 0), open(engine, 1), open(engine, 0)];
    expect(await older).toBeNull();
    expect(await beside).not.toBeNull();
    expect(await newer).toEqual(Float64Array.of(0, 1, 2));
  });

  it('gives up a run while it is being prepared', async () => {
    const module = new FakeModule();
    module.pieces = 1000;
    const engine = new StudyEngine(module, hash, clock(30));
    const older = open(engine);
    await new Promise((resolve) => setTimeout(resolve, 5));
    module.pieces = 0;
    expect(await open(engine)).not.toBeNull();
    expect(await older).toBeNull();
  });

  it('gives up both runs when it is told to, and none when it gets another mesh', async () => {
    const engine = new StudyEngine(new FakeModule(), hash, clock(30));
    const runs = [open(engine, 0), open(engine, 1)];
    engine.cancel();
    expect(await Promise.all(runs)).toEqual([null, null]);
    const goingOn = [open(engine, 0), open(engine, 1)];
    withMesh(engine);
    expect(await Promise.all(goingOn)).not.toContain(null);
  });

  it('gives the rows of its own, whatever is asked while it lets others in', async () => {
    const module = new FakeModule();
    const engine = new StudyEngine(module, hash, clock(30));
    const rows = await open(engine, 0, (fraction) => fraction === 1 && engine.trace(1, 1));
    expect(module.calls).toContain('trace 1 1');
    expect(rows).toEqual(Float64Array.of(0, 1, 2));
  });

  it('names what went wrong', async () => {
    const module = new FakeModule();
    const engine = new StudyEngine(module, hash);
    module.element = 4;
    for (const [problem, code, element] of [
      [1, 'study-unknown', 5],
      [2, 'study-setting', 4],
      [3, 'study-mesh-needed', -1],
    ] as const) {
      module.problem = problem;
      await expect(open(engine)).rejects.toMatchObject({ name: 'StudyError', code, element });
    }
    expect(() => withMesh(engine)).toThrow(expect.objectContaining({ code: 'study-mesh', element: 4 }));
    module.problem = 0;
    expect(await open(engine)).not.toBeNull();
    expect(() => engine.trace(0, 3)).toThrow(expect.objectContaining({ code: 'study-frame', element: 3 }));
    module.noMemory = true;
    await expect(open(engine)).rejects.toMatchObject({ code: 'out-of-memory', element: 16 });
  });
});

function withMesh(engine: StudyEngine): void {
  engine.setMesh(Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0), Uint32Array.of(0, 1, 2));
}
