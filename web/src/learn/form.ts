/** The forms of the player beside the course on the screen: the same stops on paper, or before a class. */
import { signal } from '@preact/signals';

export type Form = 'print' | 'present';

/** null: the course as it is */
export const form = signal<Form | null>(null);
