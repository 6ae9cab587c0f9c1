/** The other bodies of the scene are run as well, all together, whenever a setting that they share with the shown one changes. */
import { showNotice } from '../../../core/told';
import { effect, signal, untracked } from '@preact/signals';
import type { Experiment, Run, Vec3 } from '../../../model';
import { bodies } from '../../../model/bodies';
import { sameExperiment } from '../../../model/experiment';
import { failureOf, isCancelled } from '../../../core/session/failure';
import type { Session } from '../../../core/session/session';
import * as store from '../../../core/store';
import { startsOf } from './arranged';

/** Centre before each frame and after the last, 3 each; NaN once it has left the numbers. */
export type Path = Float64Array;

/** Where the others go, in their order; null: that is being run. */
export const paths = signal<readonly (Path | null)[]>([]);

/** @returns a function that stops it */
export function followBodies(session: Session): () => void {
  const running = new Running(session);
  const stop = effect(() => {
    void [bodies.value, store.run.value, store.wanted.value, store.walking.value, store.meshState.value];
    untracked(() => running.update());
  });
  return () => {
    stop();
    running.forget();
  };
}

class Running {
  /** by where they begin; that of the shown one too, so that it is there once another one is shown */
  private readonly known = new Map<string, Path>();
  /** what they are paths of */
  private of: { readonly mesh: number; readonly experiment: Experiment } | null = null;
  /** the latest request; null: none is under way */
  private asked: object | null = null;
  /** what was asked a second time, because the first was cancelled with something else */
  private again: object | null = null;

  constructor(private readonly session: Session) {}

  update(): void {
    const [those, run, { loaded }] = [bodies.value, store.run.value, this.session];
    if (!those || !run || !loaded || store.walking.value) return this.forget();
    // Another run is pending, and goes first.
    if (store.wanted.value !== run.experiment) return this.cancel();
    const { experiment } = run;
    if (this.of?.mesh !== loaded.id || !alike(this.of.experiment, experiment)) this.known.clear();
    this.of = { mesh: loaded.id, experiment };
    this.known.set(keyOf(experiment.start), pathOf(run));
    const wanted = new Map(startsOf({ start: experiment.start, bodies: those }).map((start) => [keyOf(start), start]));
    for (const key of this.known.keys()) if (!wanted.has(key)) this.known.delete(key);
    this.show();
    const missing = [...wanted].filter(([key]) => !this.known.has(key));
    this.cancel();
    if (missing.length > 0) void this.ask(missing.map(([, start]) => start));
  }

  forget(): void {
    this.cancel();
    this.known.clear();
    this.of = null;
    if (paths.value.length > 0) paths.value = [];
  }

  private cancel(): void {
    if (this.asked) this.session.client.cancelBeside();
    this.asked = null;
  }

  private async ask(starts: readonly Vec3[]): Promise<void> {
    const { mesh, experiment } = this.of!;
    const asked = (this.asked = {});
    try {
      const all = await this.session.client.runBeside(mesh, experiment, Float64Array.from(starts.flat()));
      if (this.asked !== asked) return;
      if (!all) return this.ended(starts);
      const length = all.length / starts.length;
      starts.forEach((start, k) => this.known.set(keyOf(start), all.subarray(k * length, (k + 1) * length)));
      this.show();
    } catch (error) {
      if (this.asked !== asked) return;
      if (isCancelled(error)) return this.ended(starts);
      showNotice(failureOf(error, { key: 'failure.run.title' }).text);
      this.giveUp(starts);
    } finally {
      if (this.asked === asked) this.asked = null;
    }
  }

  /** Ended together with a cancelled request: asked again. */
  private ended(starts: readonly Vec3[]): void {
    const { experiment } = this.of!;
    if (this.again === experiment) return this.giveUp(starts);
    this.again = experiment;
    setTimeout(() => this.update());
  }

  /** They go nowhere, and nothing says that they are being run. */
  private giveUp(starts: readonly Vec3[]): void {
    for (const start of starts) this.known.set(keyOf(start), new Float64Array());
    this.show();
  }

  private show(): void {
    paths.value = bodies.value?.others.map((start) => this.known.get(keyOf(start)) ?? null) ?? [];
  }
}

/** The bits of it: 0 and −0 begin two paths. */
const keyOf = (start: Vec3): string => start.map((x) => (Object.is(x, -0) ? '-0' : String(x))).join(' ');

/** The same but for where the body begins. */
function alike(a: Experiment, b: Experiment): boolean {
  const inputs = a.inputs === b.inputs ? { inputs: [] } : {};
  return sameExperiment({ ...a, start: b.start, ...inputs }, { ...b, ...inputs });
}

/** The parts of a run that match the known runs of the others. */
function pathOf({ experiment, frames }: Run): Path {
  return Float64Array.from([experiment.start, ...frames.map(({ end }) => end)].flat());
}

export function centreIn(path: Path, frame: number): Vec3 | null {
  const [x, y, z] = path.subarray(3 * frame, 3 * frame + 3);
  return x !== undefined && Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z) ? [x, y!, z!] : null;
}
