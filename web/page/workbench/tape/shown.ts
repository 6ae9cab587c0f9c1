/** The tape that is out, what is known of it, and the one that waits for its mesh. */
import { computed, signal } from '@preact/signals';
import type { Tape } from '../../../package/record/types';
import type { Breakpoint } from '../../model/breakpoints/condition';
import type { Experiment, SceneMesh } from '../../model';
import { awaitedMesh } from '../../core/address/awaiting';
import { sameExperiment } from '../../model/experiment';
import type { LinkedMesh } from '../../core/address/permalink';
import * as store from '../../core/store';
import type { TapedBody } from './bodies';

export interface ShownTape {
  /** of the file, without its ending */
  readonly name: string;
  readonly tape: Tape;
  readonly bodies: readonly TapedBody[];
  /** rows whose answer is another one by now, ascending */
  readonly differing: Uint32Array;
  /** what they moved in */
  readonly mesh: SceneMesh;
  /** of the solver here */
  readonly version: string;
  /** place in the list of the body that was shown last */
  readonly at: number;
  /** the runs that were shown, by the places of their bodies */
  readonly runs: ReadonlyMap<number, Experiment>;
  /** Shows a body as it was recorded. @param frame null: the first step worth seeing */
  show(at: number, frame: number | null): Promise<void>;
  /** Looks for breakpoints in every body. */
  find: BodySearch;
}

/** @param found told after each body; false: that is enough */
export type BodySearch = (on: readonly Breakpoint[], found: (hits: BodyHits) => boolean) => Promise<BodySearchEnd>;

/** Places in the list of bodies that cannot be shown and were left out; null: the search was stopped before its end. */
export type BodySearchEnd = readonly number[] | null;

export interface BodyHits {
  /** place of the body in the list */
  readonly at: number;
  /** frames in which any of the breakpoints is hit, ascending */
  readonly frames: readonly number[];
}

export const shownTape = signal<ShownTape | null>(null);

/** A tape whose mesh is not here. */
export const waitingTape = signal<{ readonly name: string; readonly mesh: LinkedMesh; stop(): void } | null>(null);

/** The one whose mesh is what is waited for now; a link or a lesson that came later may wait for another. */
export const awaitedTape = computed(() => {
  const waiting = waitingTape.value;
  return waiting?.mesh === awaitedMesh.value ? waiting : null;
});

/** Its scene is there; another one, a study or a walk hides it. */
export const tapeInScene = computed<ShownTape | null>(() => {
  const shown = shownTape.value;
  const mesh = store.meshState.value?.mesh;
  const here = shown && mesh && sameTriangles(mesh, shown.mesh) && !store.study.value && !store.walking.value;
  return here ? shown : null;
});

/** Place of the body whose recorded run is there; null: somebody changed it. */
export const shownBody = computed<number | null>(() => {
  const [shown, experiment] = [shownTape.value, store.experiment.value];
  if (!shown || !experiment) return null;
  const found = [...shown.runs].find(
    ([, run]) =>
      run === experiment || (run.inputs.length === experiment.inputs.length && sameExperiment(run, experiment)),
  );
  return found ? found[0] : null;
});

const compared = new WeakMap<SceneMesh, readonly [SceneMesh, boolean]>();

/** A mesh that was opened anew, by Back say, is another object with the same triangles. */
function sameTriangles(a: SceneMesh, b: SceneMesh): boolean {
  if (a === b) return true;
  const known = compared.get(a);
  if (known?.[0] === b) return known[1];
  const same =
    a.positions.length === b.positions.length &&
    a.indices.length === b.indices.length &&
    a.indices.every((index, at) => index === b.indices[at]) &&
    a.positions.every((value, at) => Object.is(value, b.positions[at]));
  compared.set(a, [b, same]);
  return same;
}

export interface Place {
  /** place of the body in the list */
  readonly at: number;
  readonly frame: number;
}

/** The frame of a body that a row of the tape is; null: none that is shown. */
function placeOf({ bodies, tape }: Pick<ShownTape, 'bodies' | 'tape'>, row: number): Place | null {
  const at = bodies.findIndex(({ id }) => id === tape.bodies[row]);
  const frame = bodies[at]?.rows.indexOf(row) ?? -1;
  return frame < 0 ? null : { at, frame };
}

/** The first frame answered in another way of those that are shown. @param after row behind which it is to be; -1: any */
export function differingAfter(shown: ShownTape, after: number): Place | null {
  const { bodies, tape, differing } = shown;
  const begins = new Map(bodies.map(({ id, rows }) => [id, rows[0]!]));
  const row = differing.find((each) => each > after && each >= begins.get(tape.bodies[each]!)!);
  return row === undefined ? null : placeOf(shown, row);
}

/** The first frame of a body at a call of the game, or after it. */
function frameFrom({ tape }: Pick<ShownTape, 'tape'>, { rows }: TapedBody, call: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tape.calls[rows[middle]!]! < call) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The frame of another body at the same moment of the game, or the next one it has. */
export function frameBeside(shown: ShownTape, from: Place, at: number): number {
  const { bodies, tape } = shown;
  const call = tape.calls[bodies[from.at]!.rows[from.frame]!]!;
  return Math.min(bodies[at]!.rows.length - 1, frameFrom(shown, bodies[at]!, call));
}

/** The move that a body makes in the same call as another move; null: none. */
export function rowAt(shown: Pick<ShownTape, 'tape'>, body: TapedBody, beside: number): number | null {
  const call = shown.tape.calls[beside]!;
  const row = body.rows[frameFrom(shown, body, call)];
  return row !== undefined && shown.tape.calls[row] === call ? row : null;
}
