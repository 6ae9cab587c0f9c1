import { signal } from '@preact/signals';

/** On a phone: whether the inspector stands over the figure or below it. */
export const sheetOpen = signal(false);
