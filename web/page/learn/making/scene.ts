/** Whether a stop belongs to the scene that is open, and its step there; and the way to it. */
import { signal } from '@preact/signals';
import { actions } from '../../core/actions';
import { sameExperiment } from '../../model/experiment';
import type { Experiment } from '../../model';
import { sameRecipe } from '../../core/address/linkedRecipe';
import type { Moment } from '../../core/address/permalink';
import { cameraFollow, experiment, tree } from '../../core/store';
import type { LinkedStudy } from '../../model/study/link';
import { frameOf } from '../../../package/trace/address';
import type { FrameTree, Step } from '../../../package/trace/steps';

export interface StepHere {
  readonly tree: FrameTree;
  readonly step: Step;
}

/** 'elsewhere': another scene or frame is shown; 'gone': its frame is, and has no such step. */
export type Whereabouts = StepHere | 'reading' | 'elsewhere' | 'gone';

/** how many moments are on their way to the page */
const going = signal(0);

/** Shows the moment of a stop. */
export async function goToStop(moment: Moment): Promise<void> {
  going.value++;
  const before = cameraFollow.peek();
  try {
    await actions.showMoment(moment);
    // That the camera of a stop stands still is for those who look at it; who makes it goes on stepping.
    if (moment.view.follow === 'off') actions.setCameraFollow(before);
  } finally {
    going.value--;
  }
}

export function whereIs(moment: Moment): Whereabouts {
  const here = tree.value;
  const now = actions.momentNow();
  // Read in any case: whoever asks follows it.
  const reading = going.value > 0;
  if (
    !here ||
    !now ||
    !isSceneOf(moment, { moment: now, experiment: experiment.value }) ||
    here.frame !== frameOf(moment.address)
  )
    return reading ? 'reading' : 'elsewhere';
  const step = here.byAddress.get(moment.address);
  return step ? { tree: here, step } : 'gone';
}

interface Shown {
  readonly moment: Moment;
  /** null: a study has none */
  readonly experiment: Experiment | null;
}

/** The same mesh and the same numbers, however they are written: what was read from a file has them in another order. */
export function isSceneOf(wanted: Moment, { moment, experiment }: Shown): boolean {
  if (wanted.mesh?.hash !== moment.mesh?.hash || wanted.preset !== moment.preset) return false;
  if (JSON.stringify(wanted.mesh?.parted) !== JSON.stringify(moment.mesh?.parted)) return false;
  if (!sameRecipe(wanted.repair, moment.repair)) return false;
  if (wanted.study) return sameStudy(wanted.study, moment.study);
  if (moment.study || !experiment || !sameValues(wanted.compare, moment.compare)) return false;
  // What a stop on a preset does not name is the preset's own.
  const own = wanted.preset === null || Object.keys(moment.changes).every((name) => name in wanted.changes);
  return own && sameExperiment({ ...experiment, ...wanted.changes }, experiment);
}

/** Settings are against the preset's in both, or against the initial ones. */
function sameStudy(a: LinkedStudy, b: Moment['study']): boolean {
  if (!b || a.id !== b.id || a.meshOf !== b.meshOf) return false;
  return sameValues(a.settings, b.settings) && sameValues(a.beside, b.beside);
}

function sameValues(a: object | null, b: object | null): boolean {
  const written = (values: object | null) =>
    JSON.stringify(values && Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
  return written(a) === written(b);
}
