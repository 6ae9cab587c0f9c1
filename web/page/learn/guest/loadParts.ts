/** Loads each part of the tours when it is needed. The first screens list the names of this file's chunks only, not of all chunks behind them. */
import { withExplanations } from '../../core/explanations';

export const loadOpenTourFile = () => withExplanations(import('./openTourFile'));
export const loadShowTour = () => withExplanations(import('./showTour'));
export const loadChooseTour = () => withExplanations(import('./chooseTour'));
export const loadTourParts = () => withExplanations(import('./parts'));
export const loadTourEditor = () => withExplanations(import('../tourEditor/TourPanel'));
