/**
 * A place in the course as it stands in the address: `4`, `4.predict`, `4.predict-2`, with a guess `4.predict~0.31`. In a tour of somebody
 * else its stops are counted: `tour=<tour>.3~0.31`.
 */
import { aboutOf, guestChapter } from './course';
import { type Beat, beats, type Stop } from './tour/types';

export interface Place {
  readonly chapter: number;
  /** number of the stop in its chapter */
  readonly stop: number;
  readonly guess: readonly number[] | null;
}

const one = String.raw`-?[\d.]+(?:e[+-]?\d+)?`;
const given = `(?:~(${one}(?:,${one}){0,11}))?$`;
const pattern = new RegExp(String.raw`^(\d{1,2})(?:\.(look|predict|why|try)(?:-(\d))?)?` + given);
const ofTour = new RegExp(String.raw`^tour=([@\w-]+?)(?:\.(\d{1,2}))?` + given);

/** What is said of a place in a tour, without looking whether it is there. */
export function readTourPlace(text: string): { readonly tour: string; readonly place: Place } | null {
  const [, tour, stop = '1', guess] = ofTour.exec(text) ?? [];
  if (tour === undefined) return null;
  return {
    tour,
    place: { chapter: guestChapter, stop: Number(stop) - 1, guess: guess?.split(',').map(Number) ?? null },
  };
}

/** Whether an address names a chapter that there is, or claims to name a tour. */
export function isPlaceText(text: string): boolean {
  if (text.startsWith('tour=')) return readTourPlace(text) !== null;
  const [, number] = pattern.exec(text) ?? [];
  return number !== undefined && aboutOf(Number(number)) !== undefined;
}

let guest: string | null = null;

/** @param tour the tour that is open, as the address names it */
export function setGuestName(tour: string): void {
  guest = tour;
}

/** @param stopsOf the stops of a chapter; null: there is no such chapter @returns null for what names no place */
export function readPlace(text: string, stopsOf: (chapter: number) => readonly Stop[] | null): Place | null {
  const visit = readTourPlace(text);
  if (visit) return visit.tour === guest && stopsOf(guestChapter)?.[visit.place.stop] ? visit.place : null;
  const [, number, beat, nth, guess] = pattern.exec(text) ?? [];
  const chapter = Number(number);
  const stops = number === undefined ? null : stopsOf(chapter);
  if (!stops) return null;
  const stop = beat === undefined ? 0 : nthOf(stops, beat as Beat, Number(nth ?? 1));
  return stop < 0 ? null : { chapter, stop, guess: guess?.split(',').map(Number) ?? null };
}

export function placeText({ chapter, stop, guess }: Place, stops: readonly Stop[]): string {
  // What somebody typed is judged again as he typed it; where something was dragged to, four decimals say it. An address has no plus sign.
  const exact = stops[stop]?.ask?.kind === 'number';
  const written = (value: number) => String(exact ? value : Number(value.toFixed(4))).replace('+', '');
  const given = guess ? `~${guess.map(written).join(',')}` : '';
  if (chapter === guestChapter) return `tour=${guest}.${stop + 1}${given}`;
  const { beat } = stops[stop]!;
  const nth = stops.slice(0, stop + 1).filter((each) => each.beat === beat).length;
  const name = beat === null ? '' : `.${beat}${nth > 1 ? `-${nth}` : ''}`;
  return `${chapter}${name}${given}`;
}

function nthOf(stops: readonly Stop[], beat: Beat, nth: number): number {
  const places = stops.flatMap((stop, at) => (stop.beat === beat ? [at] : []));
  return places[nth - 1] ?? -1;
}

export const firstOf = (stops: readonly Stop[], beat: Beat): number => nthOf(stops, beat, 1);
export const beatIndex = (beat: Beat | null): number => (beat === null ? -1 : beats.indexOf(beat));
