/** The words of tours: played, and made. */
import en from './tour.en.json';

export const catalogue = en;
