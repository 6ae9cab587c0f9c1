/**
 * Answers that a maker expects, in place of the condition that a tour has for them (`then` of a question): one of the choices, too small, too large,
 * off by so much at most. Any other condition is free.
 */
import type { FrameTree } from '../../../package/trace/steps';
import type { StudyId } from '../../model/study/registry.gen';
import { askOf, usualTolerance } from '../guest/asks';
import { type TourAsk, type TourAskOf, checkCondition } from '../tour/file';
import { answerOf } from './answer';

export type AnswerCase =
  | { readonly kind: 'chosen'; readonly at: number }
  | { readonly kind: 'low' | 'high' | 'free' }
  | { readonly kind: 'within'; readonly off: number };

/** Of the condition as it is written here; everything else is free. */
export function caseOf(when: string): AnswerCase {
  const [, chosen, off] = /^g0? == (\d+)$|^off <= (\d+(?:\.\d+)?(?:e-?\d+)?)$/.exec(when) ?? [];
  if (chosen !== undefined) return { kind: 'chosen', at: Number(chosen) };
  if (off !== undefined) return { kind: 'within', off: Number(off) };
  return { kind: when === 'g < truth' ? 'low' : when === 'g > truth' ? 'high' : 'free' };
}

/** @param asked an order is known by what stands first */
export function whenOf(given: AnswerCase, asked: TourAsk['kind']): string {
  switch (given.kind) {
    case 'chosen':
      return `${asked === 'order' ? 'g0' : 'g'} == ${given.at}`;
    case 'within':
      return `off <= ${given.off}`;
    case 'low':
      return 'g < truth';
    case 'high':
      return 'g > truth';
    case 'free':
      return '';
  }
}

export interface Chosen {
  /** as it stands in the condition */
  readonly at: number;
  readonly text: string;
}

/** What there is to choose from; null: it is answered with a number. What is right is said by the text for that. */
export function choicesOf(ask: TourAsk, study: StudyId | null, tree: FrameTree | null): readonly Chosen[] | null {
  const made = askOf(ask, study).ask;
  const truth = (ask.kind === 'choice' ? ask.answer : tree && answerOf(ask, tree, study)?.value) ?? null;
  const plain = (text: string) => text.replace(/[*$]/g, '');
  if (made.kind === 'choice')
    return made.options.map(({ text }, at) => ({ at, text: plain(text) })).filter(({ at }) => at !== truth);
  if (made.kind === 'triangle')
    return made.candidates.map((at) => ({ at, text: String(at) })).filter(({ at }) => at !== truth);
  // The right one of them stands first.
  if (made.kind === 'order') return made.items.map((text, at) => ({ at, text: plain(text) })).slice(1);
  return null;
}

/** The choices behind it move up, and with them the mark of the right one and what is said of each; what was said of it goes with it. */
export function withoutChoice(ask: TourAskOf<'choice'>, at: number): TourAskOf<'choice'> {
  const { options, answer, then = [] } = ask;
  const left = then.flatMap((each) => {
    const given = caseOf(each.when);
    if (given.kind !== 'chosen' || given.at < at) return [each];
    return given.at === at ? [] : [{ ...each, when: whenOf({ kind: 'chosen', at: given.at - 1 }, ask.kind) }];
  });
  return {
    ...ask,
    options: options.toSpliced(at, 1),
    answer: answer === undefined || answer === at ? undefined : answer > at ? answer - 1 : answer,
    then: left.length > 0 ? left : undefined,
  };
}

/** Some answers are nearly right, and something can be said of them; three times a tolerance of nothing is nothing. */
export function hasNear(ask: TourAsk, study: StudyId | null): boolean {
  if ('tolerance' in ask && ask.tolerance === 0) return false;
  return askOf({ ...ask, then: undefined }, study).ask.then.some(({ when }) => when?.startsWith('off <='));
}

export type CaseFault = 'unread' | 'never' | 'unsaid';

/** What is wrong with it as it stands; null: nothing. */
export function faultOf(
  ask: TourAsk,
  { when, say }: { readonly when: string; readonly say: string },
): CaseFault | null {
  try {
    checkCondition(when, ask, '');
  } catch {
    return 'unread';
  }
  const given = caseOf(when);
  const right = ask.kind === 'choice' && given.kind === 'chosen' && given.at === ask.answer;
  if (right || (given.kind === 'within' && given.off <= toleranceOf(ask))) return 'never';
  return say.trim() === '' ? 'unsaid' : null;
}

/** A number without one is right within a part of itself, which the trace knows. */
function toleranceOf(ask: TourAsk): number {
  if (!('tolerance' in ask) || ask.tolerance === undefined) return ask.kind === 'time' ? usualTolerance : 0;
  return ask.tolerance;
}
