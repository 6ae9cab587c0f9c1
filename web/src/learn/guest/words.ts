/** Places in a tour, and what is asked about, in words. */
import './messages';
import { comma } from '../../i18n/lists';
import { messageFormat, t, type MessageKey } from '../../i18n/messages';
import { failureOf, MessageError } from '../../state/failure';
import type { Failure, Message } from '../../model';
import type { FileStop } from '../tour/file';
import { TourError } from '../tour/fileError';

/** `stops.2.ask.question` is “stop 3, ask.question”. */
export function placeWords(at: string): string {
  const [, number, , rest] = /^stops\.(\d+)(\.(.*))?$/.exec(at) ?? [];
  if (number === undefined) return at || t('tour.place.tour');
  const stop = t('tour.place.stop', { number: Number(number) + 1 });
  return rest ? stop + comma + rest : stop;
}

export function tourMessage({ code, details }: TourError): Message {
  const place = placeWords(String(details['at'] ?? ''));
  const values = { expected: '', found: '', name: '', count: 0, most: 0, ...details };
  return { key: `tour.error.${code}`, values: { ...values, place: place.charAt(0).toUpperCase() + place.slice(1) } };
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

/** Names of verdicts; those of sweeps have short ones only. */
export function verdictWords(verdict: string): string {
  const [long, short] = [`verdict.${verdict}`, `verdict.short.${verdict}`] as MessageKey[];
  return hasText(long!) ? t(long!) : hasText(short!) ? t(short!) : verdict;
}

/** A key without a text shows itself. */
const hasText = (key: MessageKey): boolean => messageFormat(key).format() !== key;
