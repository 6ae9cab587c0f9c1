/** The forms of the player beside the course on the screen: the same stops on paper, or before a class. */
import { batch, signal } from '@preact/signals';
import { ended, former, guess, hints, judged, missed, pointedAt, ready, stop } from './state';
import { firstGuess } from './tour/judge';

export type Form = 'print' | 'present';

/** What a tour of somebody else says of its worksheet: who made it, and whether the answers are on it. */
export interface SheetOf {
  readonly by: string;
  readonly answers: boolean;
}
export const sheetOf = signal<SheetOf | null>(null);

/** null: the course as it is */
export const form = signal<Form | null>(null);

/** The closing page of a tour was left for it. */
let atEnd = false;

/** What was answered, or only chosen, before the class is here is not shown to it: the question begins anew. */
export function openForm(wanted: Form): void {
  atEnd = ended.peek();
  batch(() => {
    judged.value = missed.value = former.value = pointedAt.value = null;
    hints.value = 0;
    guess.value = firstGuess(stop.peek());
    form.value = wanted;
  });
}

/**
 * What was shown on paper or before a class is nobody's answer.
 * @param end at the closing page; without it, where it was opened
 */
export function leaveForm(end = atEnd): void {
  atEnd = end;
  batch(() => {
    ready.value = false;
    judged.value = null;
    form.value = null;
  });
}

/** @returns whether it was left at the closing page; that is told once */
export function leftAtEnd(): boolean {
  const was = atEnd;
  atEnd = false;
  return was;
}
