/** Tapes of recorded games: all their code loads with the first one (`tape/`). */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** The bar over the views while a tape is open. */
export const tapeBar = signal<ComponentType | null>(null);
