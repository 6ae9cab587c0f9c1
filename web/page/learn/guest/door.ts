/**
 * The entry to the code of tours. A lazy import contains the names of all its chunks; behind this entry there are many, and the first screen has only
 * the name of the entry.
 */
export const opening = () => import('./open');
export const arriving = () => import('./arrive');
export const choosing = () => import('./choose');
export const parts = () => import('./parts');
export const making = () => import('../making/TourPanel');
