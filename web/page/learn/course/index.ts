/** The chapters: what they are called, and those that are there. */
import { signal } from '@preact/signals';
import { chapter01 } from './c01';
import { chapterNumbers, lastChapter, minutesOf } from './count';
import { type Chapter, type CoursePart, courseParts } from './chapter';
import { type ChapterNumber, titleOf } from './texts';

export { courseParts, type Chapter, type CoursePart };

export interface ChapterAbout {
  readonly id: number;
  readonly part: CoursePart;
  readonly title: string;
  readonly short: string;
  readonly minutes: number;
  /** optional: without it you can still explain the touch, the ellipsoid and the slide */
  readonly aside: boolean;
}

/** last chapter of each part */
const partEnds: Readonly<Record<CoursePart, number>> = { touch: 8, after: 12, own: 14, ask: 18, game: lastChapter };

/** behind the core path */
const firstAside = 12;

/** In order. */
export const chapters: readonly ChapterAbout[] = chapterNumbers.map((id) => {
  const part = courseParts.find((each) => id <= partEnds[each])!;
  return { id, part, minutes: minutesOf(id), aside: id >= firstAside, ...titleOf(String(id) as ChapterNumber) };
});

const there = signal<ReadonlyMap<number, Chapter>>(new Map([[chapter01.id, chapter01]]));

/** Number of an open imported tour, in place of a chapter's. */
export const guestChapter = 0;

export function showGuest(tour: Chapter['tour']): void {
  there.value = new Map([...there.peek(), [guestChapter, { id: guestChapter, part: 'own', tour }]]);
}

/** A chapter that is there; see `loadChapters.ts`. */
export const chapterOf = (id: number): Chapter | undefined => there.value.get(id);

export const aboutOf = (id: number): ChapterAbout | undefined => chapters.find((each) => each.id === id);

/** The one so many places further on in the list. */
export const neighbourOf = (id: number, on: 1 | -1): ChapterAbout | undefined =>
  chapters[chapters.findIndex((each) => each.id === id) + on];

export function addChapters(more: readonly Chapter[]): void {
  there.value = new Map([...there.peek(), ...more.map((chapter) => [chapter.id, chapter] as const)]);
}
