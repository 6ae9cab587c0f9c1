/** What belongs to the study that is open and to no run: layers, breakpoints. Signals; written by `room.ts` and restored from links. */
import { computed } from '@preact/signals';
import { currentStep, study, tree } from '../core/store';
import { readRow } from '../model/study/settings';
import { toggledLayers, veiled } from '../core/study/switches';
import type { StudyModule, StudyMoment, ToldMoment } from '../model/study/types';
import { beforeAnswer } from './veil';

export { breaks, type StudyBreak, toggledLayers } from '../core/study/switches';

export function isShown({ layers }: StudyModule, name: string): boolean {
  const usual = !layers.find((layer) => layer.name === name)?.off;
  return usual !== toggledLayers.value.includes(name);
}

/** What figures are made of, as far as it may be seen; null while no study is shown. */
export const moment = computed<StudyMoment | null>(() => {
  const [open, step, at] = [study.value, currentStep.value, tree.value];
  if (!open || !step || !at || at.frame >= open.run.frames) return null;
  const { schema } = open.module;
  const resultOf = (frame: number) => readRow(schema, open.run.rows, frame);
  const beside =
    open.beside && at.frame < open.beside.run.frames ? readRow(schema, open.beside.run.rows, at.frame) : null;
  const whole: ToldMoment = {
    step,
    tree: at,
    frame: at.frame,
    settings: open.run.settings,
    result: resultOf(at.frame),
    beside,
    resultOf,
    frames: open.run.frames,
    mesh: open.mesh,
  };
  const asked = veiled.value === null ? undefined : at.byAddress.get(veiled.value);
  return asked ? beforeAnswer(open.module, whole, asked) : whole;
});

const isTold = (at: StudyMoment): at is ToldMoment => at.result !== null;

/** What strips, readouts and exports are made of; null also while something is asked, which they would tell. */
export const toldMoment = computed<ToldMoment | null>(() =>
  moment.value && isTold(moment.value) ? moment.value : null,
);
