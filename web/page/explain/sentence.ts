/**
 * One sentence for every step: what it decided and why, with the two numbers that decide.
 *
 * A student can read it aloud; the live region does. Numbers come from the step's own event and from the events around it.
 */
import type { Message } from '../model';
import type { Step } from '../../package/trace/steps';
import type { Digits } from '../base/i18n/numbers';
import { Context } from './context';
import type { Said } from './said';
import { eventView } from './views';

/** @param digits decimals of the numbers; a sentence never shows more than 7 unless two numbers need them to differ */
export function sentence(step: Step, digits: Digits = 4): Message {
  return sentenceWith(step, digits).message;
}

/** The sentence, and what the numbers in it are. */
export function sentenceWith(step: Step, digits: Digits): { message: Message; said: ReadonlyMap<string, Said> } {
  const context = new Context(step, digits === 4 ? 4 : 7, say);
  return { message: say(context), said: context.said };
}

function say(context: Context): Message {
  return eventView(context.step.event).sentence(context.step.event, context);
}
