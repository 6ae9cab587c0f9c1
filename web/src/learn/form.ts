/** The forms of the player beside the course on the screen: the same stops on paper, or before a class. */
import { batch, signal } from '@preact/signals';
import { ended, judged, ready } from './state';

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

export function openForm(wanted: Form): void {
  atEnd = ended.peek();
  form.value = wanted;
}

/** What was shown on paper or before a class is nobody's answer. */
export function leaveForm(): void {
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
