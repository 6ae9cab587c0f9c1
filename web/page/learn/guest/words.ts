/** Places in a tour, and what is asked about, in words. */
import './messages';
import { comma } from '../../base/i18n/lists';
import { messageFormat, t, type MessageKey } from '../../base/i18n/messages';
import { failureOf, MessageError } from '../../core/session/failure';
import type { Failure, Message } from '../../model';
import type { FileStop } from '../tour/file';
import { TourError, type TourErrorCode } from '../tour/fileError';

/** `stops.2.ask.question` is “stop 3, ask.question”. */
export function placeWords(at: string): string {
  const [, number, , rest] = /^stops\.(\d+)(\.(.*))?$/.exec(at) ?? [];
  if (number === undefined) return at || t('tour.place.tour');
  const stop = t('tour.place.stop', { number: Number(number) + 1 });
  return rest ? stop + comma + partWords(rest) : stop;
}

/** What somebody wrote himself is named as the panel names it. */
function partWords(at: string): string {
  const [, option, said, then] = /^ask\.(?:options\.(\d)(?:\.(say))?|then\.(\d).*)$/.exec(at) ?? [];
  if (option !== undefined)
    return t(said ? 'tour.place.choice.say' : 'tour.place.choice', { number: Number(option) + 1 });
  if (then !== undefined) return t('tour.place.then', { number: Number(then) + 1 });
  return at === 'notes' ? t('tour.make.notes.own') : at;
}

export function tourMessage({ code, details, problem }: TourError): Message {
  const place = placeWords(String(details['at'] ?? ''));
  const values = { expected: '', found: '', name: '', count: 0, most: 0, ...details };
  const said = problem && { problem: t(problem.key, problem.values) };
  return {
    key: keyOf(code, details, problem),
    values: { ...values, ...said, place: place.charAt(0).toUpperCase() + place.slice(1) },
  };
}

/** What is not there, or of no use to anybody, is not told as if it were a value. */
function keyOf(
  code: TourErrorCode,
  { field, found, expected }: TourError['details'],
  problem: Message | null,
): MessageKey {
  if (code === 'field' && found === 'undefined') return 'tour.error.field.missing';
  if (code === 'field' && expected === 'never') return 'tour.error.field.unknown';
  if (code === 'moment' && problem) return 'tour.error.moment.problem';
  if (code === 'moment' && field !== undefined) return 'tour.error.moment.field';
  return `tour.error.${code}`;
}

export function tourFailure(error: unknown, title: Message): Failure {
  return failureOf(error instanceof TourError ? new MessageError(tourMessage(error)) : error, title);
}

/** What a stop is called in the list and in its head. */
export function nameOf({ title, ask }: Pick<FileStop, 'title' | 'ask'>, at: number): string {
  return title || (ask ? t(`tour.name.${ask.kind}`) : t('tour.stop', { number: at + 1 }));
}

/** What a field is called when it is asked for. */
export function fieldWords(field: string): string {
  const name = field.replace(/\.\d$/, '');
  const key = `tour.what.${name}` as MessageKey;
  return hasText(key) ? t(key) : t('tour.what.other', { field });
}

/** How a step ends, in a sentence: what a verdict of the trace means for the body, said of the part of the sweep that `of` names. */
export function endWords(of: string, verdict: string): string {
  const part = parts[/\.([a-z]+)\d*(?:_\d+)?$/.exec(of)?.[1] ?? ''];
  const keys = [`tour.end.${part}.${verdict}`, `tour.end.${verdict}`, `verdict.${verdict}`] as MessageKey[];
  const key = keys.find(hasText);
  return key ? t(key) : verdict;
}

/** What the last part of an address is. */
const parts: Readonly<Record<string, string>> = { t: 'triangle', plane: 'plane', face: 'face', e: 'edge', v: 'vertex' };

/** A key without a text shows itself. */
export const hasText = (key: MessageKey): boolean => messageFormat(key).format() !== key;
