/** Kept data of the course: the last place, finished chapters, and results of guesses. Never sent. */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { embedded } from '../core/session/embedded';
import { keepText, keptJson, readAgain } from '../base/storage/kept';
import { names } from '../base/storage/keptNames';
import { chapterNumbers, lastChapter } from './course/count';

export interface Answers {
  /** the first guess was right */
  readonly first: boolean;
  /** the last one was */
  readonly last: boolean;
  /** one of them was: another try takes nothing away */
  readonly ever: boolean;
  readonly hints: number;
}

export interface Progress {
  /** where one was, as the address has it */
  readonly at: string | null;
  /** chapters whose questions were answered and whose last stop was seen */
  readonly done: readonly number[];
  /** by place, e.g. `4.predict` */
  readonly answers: Readonly<Record<string, Answers>>;
}

const key = names.course;
const none: Progress = { at: null, done: [], answers: {} };

const schema = v.object({
  at: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  done: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastChapter))),
    v.maxLength(chapterNumbers.length),
  ),
  answers: v.record(
    v.pipe(v.string(), v.maxLength(30)),
    v.pipe(
      v.object({
        first: v.boolean(),
        last: v.boolean(),
        ever: v.optional(v.boolean()),
        hints: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
      // Not kept before.
      v.transform(({ ever, ...answer }) => ({ ...answer, ever: ever ?? (answer.first || answer.last) })),
    ),
  ),
});

function read(): Progress {
  if (embedded) return none;
  const result = v.safeParse(schema, keptJson(key));
  return result.success ? result.output : none;
}

export const progress = signal<Progress>(read());
readAgain(() => (progress.value = read()));

function change(next: Partial<Progress>): void {
  progress.value = { ...progress.value, ...next };
  if (embedded) return;
  keepText(key, JSON.stringify(progress.value));
}

export function keepPlace(at: string): void {
  if (progress.peek().at !== at) change({ at });
}

export function chapterDone(chapter: number): void {
  const { done } = progress.peek();
  if (!done.includes(chapter)) change({ done: [...done, chapter] });
}

/** @param place without the guess */
export function noteAnswer(place: string, right: boolean, hints: number): void {
  const { answers } = progress.peek();
  const before = answers[place];
  const ever = right || (before?.ever ?? false);
  change({ answers: { ...answers, [place]: { first: before?.first ?? right, last: right, ever, hints } } });
}

export function startOver(): void {
  change(none);
}
