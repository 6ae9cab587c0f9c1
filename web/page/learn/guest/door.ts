/**
 * The way to everything of tours. Who asks for a part of the page later has the names of all its chunks with it; behind this door there are
 * many, and the first screens have the name of the door only.
 */
export const opening = () => import('./open');
export const arriving = () => import('./arrive');
export const choosing = () => import('./choose');
export const parts = () => import('./parts');
export const making = () => import('../making/TourPanel');
