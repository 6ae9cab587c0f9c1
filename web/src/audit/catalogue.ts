/** The words of the level audit. */
import en from './audit.en.json';

export const catalogue = en;
