/** What stands beside the figure, what the notes say of it, and what comes next: texts of a tour, with the numbers they need. */
import { answerLines, saidOf } from './answerText';
import { guestChapter } from '../course';
import { sentenceBelow } from './sentence';
import * as state from '../state';
import { whyOf } from './why';
import type { Stop } from '../tour/types';
import type { Numbers } from '../tour/values';

export interface Said {
  /** what it is about, smaller: the question beside its answer, and what whoever made a tour says before a question */
  readonly before: string | null;
  /** the one sentence */
  readonly main: readonly string[];
  /** what there is to choose from */
  readonly options: readonly string[];
  readonly formula: readonly [tex: string, numbers: string, result: string] | null;
  /** for the one who presents */
  readonly notes: readonly string[];
  /** something is asked, and its answer comes next */
  readonly asks: boolean;
  /** null: this was the last, or it is an answer */
  readonly next: string | null;
  readonly numbers: Numbers;
  /** what the page says of the step of a study, below everything else */
  readonly step: string | null;
}

export function saidNow(): Said {
  const stop = state.stop.value;
  const { ask, steps = [], say } = stop;
  const judged = state.judged.value;
  const numbers = { ...state.numbers.value, ...judged?.numbers };
  const shown = steps[state.stepsShown.value - 1];
  const following = state.chapter.value.tour.stops[state.here.value.stop + 1];
  const later = following ? firstText(following) : null;
  const rest = { numbers, step: sentenceBelow(), before: null, formula: null, options: [], asks: false };
  if (ask && judged) {
    const because = whyOf(judged.answer);
    const why = because === rest.step ? null : because;
    const answer = [...answerLines(ask, judged.guess), ...saidOf(judged.answer, ask), ...(why === null ? [] : [why])];
    return {
      ...rest,
      before: ask.question,
      main: answer.slice(0, 2),
      notes: [ask.question, ...answer.slice(2)],
      next: later,
    };
  }
  if (ask) {
    const options =
      ask.kind === 'choice'
        ? ask.options.map(({ text }) => text)
        : ask.kind === 'verdict'
          ? ask.reasons
          : ask.kind === 'order'
            ? ask.shown.map((item) => ask.items[item]!)
            : [];
    const main = ask.kind === 'verdict' ? [ask.question, `“${ask.claim}”`] : [ask.question];
    const before = state.chapter.value.id === guestChapter && say ? say : null;
    return { ...rest, before, main, options, asks: true, notes: [say, ...(ask.hint ? [ask.hint] : [])], next: null };
  }
  if (shown) {
    const next = steps[state.stepsShown.value]?.say ?? later;
    return { ...rest, main: [shown.say], formula: shown.formula ?? null, notes: [say], next };
  }
  return { ...rest, main: [say], notes: stop.fresh ? [stop.fresh] : [], next: later };
}

const firstText = ({ ask, say }: Stop): string => ask?.question ?? say;
