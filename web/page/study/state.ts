/** The state of the open study that belongs to no run: layers, breakpoints. Signals; written by `room.ts` and restored from links. */
import { computed } from '@preact/signals';
import { currentStep, study, tree } from '../core/store';
import { readRow } from '../model/study/settings';
import { toggledLayers, veiled } from '../core/study/switches';
import type { StudyModule, StudyMoment, ToldMoment } from '../model/study/types';
import type { FrameTree, Step } from '../../package/trace/steps';
import { buildStudyTree, levelsOf } from './tree';

export { breaks, type StudyBreak, toggledLayers } from '../core/study/switches';

export function isShown({ layers }: StudyModule, name: string): boolean {
  const usual = !layers.find((layer) => layer.name === name)?.off;
  return usual !== toggledLayers.value.includes(name);
}

/** The data of the figures, as far as it may be seen; null while no study is shown. */
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

/** The data of strips, readouts and exports; null also during a question, which they would give away. */
export const toldMoment = computed<ToldMoment | null>(() =>
  moment.value && isTold(moment.value) ? moment.value : null,
);

/** A study as it is known before one of its steps: the figures of a question, which must not answer it. Pure. */

/** The first record of a step. Every record of a study belongs to a step, so it is the one after the previous step. */
function firstRecord({ parent, order }: Step): number {
  if (!parent) return 0;
  const before = parent.children.findLast((each) => each.order < order);
  return before ? before.lastRecord + 1 : firstRecord(parent) + 1;
}

/** @returns the frame up to where the step begins, with the step that is open there; of the frame itself, its beginning */
export function beforeStep(
  { schema, levels, quiet }: StudyModule,
  { frame, trace }: FrameTree,
  step: Step,
): { readonly tree: FrameTree; readonly step: Step } {
  const known = trace.upTo(Math.max(0, firstRecord(step) - 1));
  const names = levels.map(({ level }) => level);
  const tree = buildStudyTree(known, frame, schema, levelsOf(names, quiet));
  return { tree, step: (step.parent && tree.byAddress.get(step.parent.address)) ?? tree.root };
}

/** @returns the moment as known before the step in question: without the result of its frame, and without the frames from there on */
export function beforeAnswer(module: StudyModule, moment: StudyMoment, asked: Step): StudyMoment {
  const given = moment.tree.root.children.filter(({ name }) => module.given?.includes(name));
  return {
    ...moment,
    ...beforeStep(module, moment.tree, asked),
    given,
    result: null,
    beside: null,
    frames: moment.frame,
  };
}
