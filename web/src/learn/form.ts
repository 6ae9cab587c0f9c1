/** The forms of the player beside the course on the screen: the same stops on paper, or before a class. */
import { signal } from '@preact/signals';

export type Form = 'print' | 'present';

/** What a tour of somebody else says of its worksheet: who made it, and whether the answers are on it. */
export interface SheetOf {
  readonly by: string;
  readonly answers: boolean;
}
export const sheetOf = signal<SheetOf | null>(null);

/** null: the course as it is */
export const form = signal<Form | null>(null);
