/**
 * The way to everything of tours. Who asks for a part of the page later has the names of all its chunks with it; behind this door there are
 * many, and the first screens have the name of the door only.
 */
export const opening = () => import('./openTourFile');
export const arriving = () => import('./showTour');
export const choosing = () => import('./chooseTour');
export const parts = () => import('./parts');
export const making = () => import('../tourEditor/TourPanel');
