/** Experiments as values: checking, comparing, changing the input of many frames at once. Pure. */
import { moveNumbers } from '../../package/settings.gen';
import type { Experiment, FrameInput, Message, Vec3 } from '.';

/** Frames of one run. A summary takes about a kilobyte, so this is the most that can be handed over without a pause one notices. */
export const maxFrames = 20_000;

/** Coordinates beyond this are refused by the solver; said here first, with the field's name. */
const largest = 1e30;

const axes = ['x', 'y', 'z'] as const;

/** What is wrong with an experiment, as a message that names the field; null when nothing is. */
export function problemOf(experiment: Experiment): Message | null {
  const { start, inputs } = experiment;
  return (
    badRadii(experiment) ??
    badVector(start, isCoordinate, 'experiment.bad.start') ??
    badInputs(inputs) ??
    badSettings(experiment) ??
    badFrames(experiment)
  );
}

function badVector(vector: Vec3, good: (value: number) => boolean, key: Message['key']): Message | null {
  const at = vector.findIndex((value) => !good(value));
  return at < 0 ? null : { key, values: { axis: axes[at]!, value: String(vector[at]) } };
}

function isCoordinate(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= largest;
}

function badInputs(inputs: readonly FrameInput[]): Message | null {
  const count = inputs.length;
  if (count < 1 || count > maxFrames) return { key: 'experiment.bad.frames', values: { count, limit: maxFrames } };
  const frame = inputs.findIndex(
    ({ displacement, gravity, start = [] }) => ![...displacement, ...gravity, ...start].every(isCoordinate),
  );
  return frame < 0 ? null : { key: 'experiment.bad.input', values: { frame } };
}

/** The first thing that is wrong with settings of single frames; each set is looked at once. */
function badFrames(experiment: Experiment): Message | null {
  for (const settings of new Set(experiment.inputs.map((input) => input.settings))) {
    const bad = settings && (badRadii({ ...experiment, ...settings }) ?? badSettings({ ...experiment, ...settings }));
    if (bad) return bad;
  }
  return null;
}

const badRadii = ({ radii }: Experiment) =>
  badVector(radii, (value) => value > 0 && value <= largest, 'experiment.bad.radius');

/** What the robust method keeps unless told otherwise, world length. */
export function defaultSkin(radii: Vec3): number {
  return 0.01 * Math.min(...radii);
}

function badSettings(experiment: Experiment): Message | null {
  const bad = moveNumbers.find(({ name, unit, least, most }) => {
    const value = experiment[name];
    return value !== null && !(value >= least && value <= most && (unit !== 'count' || Number.isInteger(value)));
  });
  return bad ? { key: `experiment.bad.${bad.name}`, values: { value: String(experiment[bad.name]) } } : null;
}

const still: FrameInput = { displacement: [0, 0, 0], gravity: [0, 0, 0] };

/** The input of a frame; of the first one for a frame that a shorter run will not have. */
export function inputAt(inputs: readonly FrameInput[], frame: number): FrameInput {
  return inputs[frame] ?? inputs[0] ?? still;
}

/** The same input in every frame. */
export function uniformInputs(input: FrameInput, frames: number): FrameInput[] {
  // An impossible count is refused by `problemOf`; making that many entries first would only take the memory.
  const count = Number.isInteger(frames) && frames >= 0 && frames <= maxFrames ? frames : 0;
  return new Array<FrameInput>(count).fill(input);
}

/** As many frames as asked for: the first ones, or all with the last one repeated. */
export function resizedInputs(inputs: readonly FrameInput[], frames: number): FrameInput[] {
  if (frames <= inputs.length) return Number.isInteger(frames) && frames > 0 ? inputs.slice(0, frames) : [];
  const { start: _, ...lastInput } = inputs.at(-1) ?? still;
  const more = inputs.length > 0 ? uniformInputs(lastInput, frames - inputs.length) : [];
  return more.length > 0 ? [...inputs, ...more] : [];
}

export function sameExperiment(a: Experiment, b: Experiment): boolean {
  return a === b || JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** Its fields in one order; spreading changes does not keep it. */
function ordered(experiment: Experiment): unknown[] {
  const { method, sides, precision, radii, start, inputs } = experiment;
  return [method, sides, precision, radii, start, inputs, ...moveNumbers.map(({ name }) => experiment[name])];
}
