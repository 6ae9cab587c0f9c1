/** Addresses of the course that name no place in it: the nearest that they obviously mean is shown, with a notice. */
import '../texts/address';
import { actions } from '../core/actions';
import { quoted } from '../core/address/unknown';
import { lesson, room } from '../core/store';
import { showNotice } from '../core/told';
import type { Message } from '../model';
import { type Place, placeText, readPlace } from './place';
import { progress } from './progress';
import { guess } from './state';
import { firstGuess } from './tour/judge';
import type { Stop } from './tour/types';

type StopsOf = (chapter: number) => readonly Stop[] | null;

/** What is kept of an earlier visit may name no place either: that goes without a word. */
export function goToNearest(wanted: string, stopsOf: StopsOf): void {
  if (room.peek() !== 'learn') return;
  const { at, message } = nearestPlace(wanted, stopsOf);
  if (lesson.peek() !== null) showNotice(message);
  actions.learn(at, 'replace');
}

/** A place that there is: that without its answer, the start of its chapter, or where one was in the course. */
export function nearestPlace(text: string, stopsOf: StopsOf): { readonly at: string; readonly message: Message } {
  const name = quoted(text);
  const [place = '', answer] = text.split('~', 2);
  if (answer !== undefined && readPlace(place, stopsOf)) return { at: place, message: answerMessage(text) };
  const chapter = Number(/^\d{1,2}(?!\d)/.exec(text)?.[0]);
  if (stopsOf(chapter)) return { at: String(chapter), message: { key: 'address.beat', values: { name, chapter } } };
  const { at } = progress.peek();
  const left = at !== null && at !== text && readPlace(at, stopsOf) !== null;
  const message: Message = { key: 'address.chapter', values: { name, left: left ? 'yes' : 'no' } };
  return { at: left ? at : '1', message };
}

const answerMessage = (text: string): Message => ({
  key: 'address.answer',
  values: { name: quoted(text.slice(text.indexOf('~') + 1)) },
});

/** The answer in the address is none to what is asked there. */
export function leaveOut(place: Place, stopsOf: StopsOf): void {
  const stops = stopsOf(place.chapter)!;
  guess.value = firstGuess(stops[place.stop]!);
  actions.learn(placeText({ ...place, guess: null }, stops), 'replace');
  showNotice(answerMessage(placeText(place, stops)));
}

/** An imported tour has no such stop. */
export function tellStop(stop: number): void {
  showNotice({ key: 'address.stop', values: { name: stop } });
}
