/** The number of the inspector that was asked where it comes from. By field and kind of step, so it survives stepping. */
import { signal } from '@preact/signals';

export interface AskedNumber {
  /** kind of the step's event; another kind of step has other numbers */
  readonly kind: string;
  /** as the formula names it */
  readonly field: string;
}

export const askedNumber = signal<AskedNumber | null>(null);
