import { signal } from '@preact/signals';

/** Whether the menu of a narrow bar stands open. */
export const menuOpen = signal(false);
