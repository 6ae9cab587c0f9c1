/** The second experiment as a value. Pure. */
import { methodOf } from '../../model/methods';
import type { Experiment } from '../../model';
import { changedThroughout } from '../../model/frameSettings';
import { comparedOptions, type ComparedOption, type OptionChanges } from '../../model/comparison';

/** The first experiment with the options of the second. */
export function secondExperiment(first: Experiment, changes: OptionChanges): Experiment {
  return changedThroughout(first, changes);
}

/** What there is to compare before anybody chose: the other method, with the sides that belong to it. */
export function otherMethod({ method }: Experiment): OptionChanges {
  const { rival } = methodOf({ method });
  return { method: rival, sides: methodOf({ method: rival }).sides };
}

/** Options in which two experiments differ, in the order they are shown. */
export function differingOptions(first: Experiment, second: Experiment): ComparedOption[] {
  return comparedOptions.filter((option) => first[option] !== second[option]);
}

/** What turns the second experiment back into the first: the changes after a swap. */
export function swappedChanges(first: Experiment, changes: OptionChanges): OptionChanges {
  const options = comparedOptions.filter((option) => option in changes);
  return Object.fromEntries(options.map((option) => [option, first[option]])) as OptionChanges;
}
