/** What belongs to the study that is open and to no run: layers, breakpoints. Signals; written by `room.ts` and restored from links. */
import { computed } from '@preact/signals';
import { currentStep, study, tree } from '../state/store';
import { readRow } from './settings';
import { toggledLayers, veiled } from './switches';
import type { StudyModule, StudyMoment } from './types';
import { beforeStep } from './veil';

export { breaks, type StudyBreak, toggledLayers } from './switches';

export function isShown({ layers }: StudyModule, name: string): boolean {
  const usual = !layers.find((layer) => layer.name === name)?.off;
  return usual !== toggledLayers.value.includes(name);
}

/** What figures, strips and readouts are made of, as far as it may be seen; null while no study is shown. */
export const moment = computed<StudyMoment | null>(() => {
  const [open, step, at] = [study.value, currentStep.value, tree.value];
  if (!open || !step || !at || at.frame >= open.run.frames) return null;
  const { schema } = open.module;
  const resultOf = (frame: number) => readRow(schema, open.run.rows, frame);
  const asked = veiled.value === null ? undefined : at.byAddress.get(veiled.value);
  const beside =
    !asked && open.beside && at.frame < open.beside.run.frames ? readRow(schema, open.beside.run.rows, at.frame) : null;
  return {
    step,
    tree: at,
    ...(asked && beforeStep(open.module, at, asked)),
    frame: at.frame,
    settings: open.run.settings,
    result: resultOf(at.frame),
    beside,
    resultOf,
    frames: open.run.frames,
    mesh: open.mesh,
  };
});
