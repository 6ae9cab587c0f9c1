/** What is said of a guess, and how a guess of each kind becomes numbers. */
import { evaluate } from './expression';
import type { Answered, Ask, ChoiceAsk, Stop } from './types';
import { type Numbers, type Traces, numbersOf } from './values';

/** `g` and `g0` are the first number of the guess, `g1` the second. */
export function guessNumbers(guess: readonly number[]): Numbers {
  return {
    ...(guess.length > 0 && { g: guess[0]! }),
    ...Object.fromEntries(guess.map((value, at) => [`g${at}`, value])),
  };
}

/** The guess as a stop begins: where things stand before anybody has put them elsewhere, and nothing chosen. */
export function firstGuess({ ask, tryout }: Pick<Stop, 'ask' | 'tryout'>): readonly number[] {
  if (ask?.kind === 'place') return ask.begin;
  if (ask?.kind === 'order') return ask.shown;
  if (!ask) return tryout?.places?.flatMap(({ begin }) => begin) ?? [];
  return [];
}

export interface Judged {
  readonly answer: Answered;
  readonly numbers: Numbers;
  readonly right: boolean;
}

/** @param known the numbers of the stop @throws ExpressionError */
export function judge(ask: Ask, guess: readonly number[], known: Numbers, traces: Traces): Judged {
  const numbers = numbersOf(ask.values, traces, { ...known, ...guessNumbers(guess), ...built(ask, guess, known) });
  const answer = ask.then.find(({ when }) => when === undefined || evaluate(when, numbers) !== 0) ?? ask.then.at(-1)!;
  return { answer, numbers, right: answer.right === true };
}

/** Numbers that every ask of a kind has. */
function built(ask: Ask, guess: readonly number[], known: Numbers): Numbers {
  if (ask.kind === 'order')
    return { out: firstOutOfOrder(guess), right: guess.every((item, at) => item === at) ? 1 : 0 };
  if (ask.kind === 'choice') return { right: guess[0] === chosenOf(ask, known) ? 1 : 0 };
  if (ask.kind === 'verdict') {
    const [verdict, reason] = ask.truth;
    return { verdict: guess[0] === verdict ? 1 : 0, reason: guess[1] === reason ? 1 : 0 };
  }
  return {};
}

/** Number of the right option: of the one that is named, or what the trace says. */
function chosenOf({ options, truth }: ChoiceAsk, known: Numbers): number {
  const named = options.findIndex(({ id }) => id === truth);
  return named >= 0 ? named : evaluate(truth, known);
}

/** Place of the first pair that is the wrong way round; −1: none is. */
function firstOutOfOrder(guess: readonly number[]): number {
  return guess.findIndex((item, at) => at > 0 && item < guess[at - 1]!);
}

/** The true answer as a guess. Truths are made of the numbers of the stop; of places, where many are right, also of the guess. */
export function truthOf(ask: Ask, known: Numbers, guess?: readonly number[]): readonly number[] {
  if (ask.kind === 'order') return ask.items.map((_, at) => at);
  if (ask.kind === 'choice') return [chosenOf(ask, known)];
  if (ask.kind === 'verdict') return ask.truth;
  if (ask.kind === 'place') {
    const all = { ...known, ...guessNumbers(guess ?? ask.begin) };
    return ask.truth.map((expression) => evaluate(expression, all));
  }
  return [evaluate(ask.truth, known)];
}
