/** The words of what is printed and presented. */
import en from './present.en.json';

export const catalogue = en;
