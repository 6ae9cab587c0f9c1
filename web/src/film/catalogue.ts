/** The words about films. */
import en from './film.en.json';

export const catalogue = en;
