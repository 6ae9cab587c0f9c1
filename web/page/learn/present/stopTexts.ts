/** The text next to the figure, the notes, and the next slide: texts of a tour, with the numbers they need. */
import { t } from '../../base/i18n/messages';
import { answerLines, saidOf } from './answerText';
import { sentenceBelow } from './sentence';
import * as state from '../state';
import { whyOf } from './why';
import { judge, truthOf } from '../tour/judge';
import type { Ask, Stop } from '../tour/types';
import type { Numbers } from '../tour/values';

export interface Said {
  /** its subject, smaller: the question next to its answer, and an author's text before a question */
  readonly before: string | null;
  /** the main sentence */
  readonly main: readonly string[];
  /** of the stop; null: it has none */
  readonly heading: string | null;
  /** what there is to choose from */
  readonly options: readonly string[];
  /** they are called A, B and so on; arrows have their letters already */
  readonly lettered: boolean;
  /** which of them is right, once it is shown */
  readonly right: number | null;
  /** a time is the question: its line, with the answer once it is shown */
  readonly line: { readonly at: number | null } | null;
  readonly formula: readonly [tex: string, numbers: string, result: string] | null;
  /** for the presenter: the author's notes */
  readonly own: readonly string[];
  /** and what else there is to say: text, hint, the rest of an answer */
  readonly notes: readonly string[];
  /** the true answer to the present question, for the presenter only */
  readonly answer: readonly string[];
  /** there is a question, and its answer is next */
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
  const own = stop.notes ? [stop.notes] : [];
  const judged = state.judged.value;
  const numbers = { ...state.numbers.value, ...judged?.numbers };
  const shown = steps[state.stepsShown.value - 1];
  const following = state.chapter.value.tour.stops[state.here.value.stop + 1];
  const later = following ? firstText(following) : null;
  const rest = {
    ...{ numbers, step: sentenceBelow(), heading: stop.title ?? null },
    ...{ before: null, formula: null, line: null, asks: false, answer: [] as readonly string[] },
    ...{ options: [], lettered: true, right: null, own },
  };
  if (ask && judged) {
    const truth = truthOf(ask, numbers);
    const because = whyOf(judged.answer);
    const why = because === rest.step ? null : because;
    const offered = offeredBy(ask);
    const right = rightOf(ask, truth);

    const answer = [...toldLines(ask, truth), ...saidOf(judged.answer, ask), ...(why === null ? [] : [why])];
    return {
      ...rest,
      before: ask.question,
      main: answer.slice(0, 2),
      line: asksTime(ask) ? { at: truth[0]! } : null,
      ...(right !== null && { ...offered, right }),
      notes: [ask.question, ...answer.slice(2)],
      next: later,
    };
  }
  if (ask) {
    const main = ask.kind === 'verdict' ? [ask.question, t('present.claim', { claim: ask.claim })] : [ask.question];
    // Often a fact that the question is asked with.
    const before = say || null;
    const notes = [say, ...(ask.hint ? [ask.hint] : [])];
    const line = asksTime(ask) ? { at: null } : null;
    const { answer, more } = trueAnswer(ask, numbers);
    const all = { ...numbers, ...more };
    return { ...rest, ...offeredBy(ask), numbers: all, before, main, line, asks: true, notes, answer, next: null };
  }
  if (shown) {
    const next = steps[state.stepsShown.value]?.say ?? later;
    return { ...rest, main: [shown.say], formula: shown.formula ?? null, notes: [say], next };
  }
  return { ...rest, main: [say], notes: stop.fresh ? [stop.fresh] : [], next: later };
}

/** The choices of a question. */
function offeredBy(ask: Ask): Pick<Said, 'options' | 'lettered'> {
  switch (ask.kind) {
    case 'choice':
      return { options: ask.options.map(({ text }) => text), lettered: !ask.options.some(({ arrow }) => arrow) };
    case 'verdict':
      return { options: ask.reasons, lettered: true };
    case 'order':
      return { options: ask.shown.map((item) => ask.items[item]!), lettered: true };
    case 'triangle':
      return { options: ask.candidates.map(triangleName), lettered: true };
    default:
      return { options: [], lettered: true };
  }
}

const triangleName = (triangle: number): string => t('learn.triangle', { triangle });

/** Which of them it is; null where none of them is the answer. */
function rightOf(ask: Ask, [first = NaN]: readonly number[]): number | null {
  if (ask.kind === 'choice') return first;
  return ask.kind === 'triangle' ? ask.candidates.indexOf(first) : null;
}

/** The answer in a few words, with the letter it has in the list. */
function toldLines(ask: Ask, truth: readonly number[]): readonly string[] {
  const lines = answerLines(ask, truth);
  const right = rightOf(ask, truth);
  if (right === null || !offeredBy(ask).lettered) return lines;
  return lines.map((line) => `**${String.fromCharCode(65 + right)}** ${line}`);
}

/** After the last stop: its text is over. */
export const nothingSaid = (main: string): Said => ({
  ...{ before: null, main: [main], heading: null, options: [], lettered: true, right: null, line: null, formula: null },
  ...{ own: [], notes: [], answer: [], asks: false, next: null, numbers: {}, step: null },
});

/** With its reason. Nothing before the trace is there, or where it has no such answer. */
function trueAnswer(ask: Ask, numbers: Numbers): { readonly answer: readonly string[]; readonly more: Numbers } {
  if (!state.ready.value || !state.answerable.value) return { answer: [], more: {} };
  try {
    const truth = truthOf(ask, numbers);
    const { answer, numbers: more } = judge(ask, truth, numbers, state.traces.value);
    return { answer: [...toldLines(ask, truth), ...saidOf(answer, ask)], more };
  } catch {
    return { answer: [], more: {} };
  }
}

const asksTime = (ask: Ask): boolean => ask.kind === 'place' && ask.where === 'time';

const firstText = ({ ask, say }: Stop): string => ask?.question ?? say;
