/** Answers to the questions of the presets. They are needed only on request, so they are a separate chunk. */
import texts from './answers.en.json';

export const answers: Readonly<Record<string, string>> = texts;

/** Null: a question that has to be tried out. */
export const answerOf = (preset: string): string | null => answers[preset] ?? null;
