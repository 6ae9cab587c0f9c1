/** The words of the course around its chapters. The chapters' own texts are in `course/`. */
import en from './messages.en.json';

export const catalogue = en;
