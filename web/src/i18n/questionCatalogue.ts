/** What the presets ask, beyond that of the first screen: a chunk of its own. Whoever says one of these has waited for `loadQuestions`. */
import questions from '../presets/questions.en.json';

export const catalogue = { ...questions };
