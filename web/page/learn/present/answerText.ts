/** The true answer of a question, in a few words; the comment is next to it. */
import { t } from '../../base/i18n/messages';
import { formatShort } from '../numbers';
import type { Answered, Ask } from '../tour/types';
import type { Numbers } from '../tour/values';

/** Text of a tour, one line each. */
export function answerLines(ask: Ask, truth: readonly number[]): readonly string[] {
  const [first = NaN] = truth;
  switch (ask.kind) {
    case 'place':
      // Numbers of other places are of the figure's making; the figure of the answer shows them.
      return ask.where === 'time' ? [`*t* = **${formatShort(first, 4)}**`] : [];
    case 'number': {
      const told = `**${formatShort(first, ask.decimals ?? 4)}**${unitOf(ask)}`;
      return [ask.unnamed ? told : `${ask.label} = ${told}`];
    }
    case 'choice':
      return [ask.options[first]?.text ?? ''];
    case 'verdict':
      return [
        `${t(first === 1 ? 'learn.true' : 'learn.false')}. ${t('learn.because')}: ${ask.reasons[truth[1]!] ?? ''}`,
      ];
    case 'order':
      return truth.map((item, at) => `**${at + 1}** ${ask.items[item]!}`);
    case 'triangle':
      return [t('learn.triangle', { triangle: first })];
  }
}

/** The comment on the right answer, for a reader who did not just give it: a single first word ("Right.") is left out, and so is text about the guess's numbers. */
export function saidOf({ title, say }: Answered, ask: Ask): readonly string[] {
  const own = new Set(Object.keys(ask.values ?? {}));
  const speaksOfGuess = (text: string) =>
    [...text.matchAll(/\{([A-Za-z_]\w*)/g)].some(([, name]) => own.has(name!) || /^g\d*$/.test(name!));
  const rest = title
    .replace(/^[^\s.:。：!！]+[.:。：!！]\s*/, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return [rest, say ?? ''].filter(
    (text) => text !== '' && !speaksOfGuess(text) && !onlyTruth.test(text.replace(unitOf(ask), '')),
  );
}

const unitOf = (ask: Ask): string => (ask.kind === 'number' && ask.unit ? ` ${ask.unit}` : '');

/** Text that is there already. */
const onlyTruth = /^(?:\*t\*\s*=\s*)?\{truth(?::\d)?\}[.。]?$/;

/** Numbers of a stop and of its answer. */
export const bothNumbers = (stop: Numbers, answer: Numbers | undefined): Numbers => ({ ...stop, ...answer });
