/** What people call a step of the sweep: "frame 8", "slide 0", "#14", "e₂". Its letters, as in `f8.p0.s0`, are for addresses only. */
import { knows, t } from '../base/i18n/messages';
import { studyView } from './views';
import type { Step } from '../../package/trace/steps';

/** @param part of an address */
export function partName(part: string): string {
  const letters = part.replace(/[\d_].*$/, '');
  const key = `check.${letters}`;
  return knows(key) ? t(key, { name: part, number: part.slice(letters.length) }) : part;
}

export function stepName(step: Step): string {
  return studyView(step.event) ? step.name : partName(step.name);
}
