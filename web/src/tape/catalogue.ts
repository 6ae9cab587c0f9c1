/** The words about tapes. */
import en from './tape.en.json';

export const catalogue = en;
