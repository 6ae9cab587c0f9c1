/** Answers to the questions of the presets. Nobody needs them before asking, so they are a chunk of their own. */
import texts from './answers.en.json';

export const answers: Readonly<Record<string, string>> = texts;

/** Null: a question that has to be tried out. */
export const answerOf = (preset: string): string | null => answers[preset] ?? null;
