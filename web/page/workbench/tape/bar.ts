/** Tapes of recorded games: everything about them comes with the first one (`tape/`). */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** What stands over the views while a tape is out. */
export const tapeBar = signal<ComponentType | null>(null);
