/** Settings of single frames, as recorded games have them. Pure. */
import type { Experiment, FrameInput } from '.';

/** The experiment as it holds in a frame. */
export function experimentAt(experiment: Experiment, { settings }: Pick<FrameInput, 'settings'>): Experiment {
  return settings ? { ...experiment, ...settings } : experiment;
}

/** Whether frames say the same; those of a link are other objects than those of a tape. */
export const sameSettings = (a: FrameInput['settings'], b: FrameInput['settings']): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Changes somebody makes hold in every frame, whatever single frames say. */
export function changedThroughout(experiment: Experiment, change: Partial<Experiment>): Experiment {
  const changed = { ...experiment, ...change };
  if (change.inputs || !experiment.inputs.some(({ settings }) => settings)) return changed;
  return { ...changed, inputs: experiment.inputs.map((input) => without(input, Object.keys(change))) };
}

function without(input: FrameInput, names: readonly string[]): FrameInput {
  if (!input.settings) return input;
  const { settings, ...plain } = input;
  const left = Object.entries(settings).filter(([name]) => !names.includes(name));
  return left.length > 0 ? { ...plain, settings: Object.fromEntries(left) } : plain;
}
