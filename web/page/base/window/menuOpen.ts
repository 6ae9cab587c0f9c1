import { signal } from '@preact/signals';

/** Whether the menu of a narrow bar is open. */
export const menuOpen = signal(false);
