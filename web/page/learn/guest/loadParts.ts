/** Loads each part of the tours when it is needed. The first screens list the names of this file's chunks only, not of all chunks behind them. */
export const loadOpenTourFile = () => import('./openTourFile');
export const loadShowTour = () => import('./showTour');
export const loadChooseTour = () => import('./chooseTour');
export const loadTourParts = () => import('./parts');
export const loadTourEditor = () => import('../tourEditor/TourPanel');
