/** The forms of the player besides the course on the screen: the same stops on paper, or in class. */
import { batch, signal } from '@preact/signals';
import { ended, former, guess, hints, judged, missed, pointedAt, ready, stop } from './state';
import { firstGuess } from './tour/judge';

export type Form = 'print' | 'present';

/** The worksheet's data of an imported tour: its author, and whether the answers are on it. */
export interface SheetOf {
  readonly by: string;
  readonly answers: boolean;
}
export const sheetOf = signal<SheetOf | null>(null);

/** null: the course as it is */
export const form = signal<Form | null>(null);

/** The closing page of a tour was left for it. */
let atEnd = false;

/** Answers and choices from before the class are not shown to it: the question starts fresh. */
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
 * Answers on paper or in class are not recorded.
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

/** @returns whether it was left at the closing page; true only once */
export function leftAtEnd(): boolean {
  const was = atEnd;
  atEnd = false;
  return was;
}
