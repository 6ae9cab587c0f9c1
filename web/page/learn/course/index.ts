/** The chapters: what they are called, and those that are there. */
import { signal } from '@preact/signals';
import { chapter01 } from './c01';
import { chapterCount } from './count';
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
const partEnds: Readonly<Record<CoursePart, number>> = { touch: 8, after: 12, own: 14, ask: chapterCount };

/** Minutes that a reader with vectors took for each; 14 includes its time in the workbench, those from 15 on are estimates. */
const minutes = [6, 6, 8, 9, 19, 10, 22, 11, 12, 11, 15, 13, 7, 25, 9, 8, 10, 12];
/** behind the core path */
const firstAside = 12;

/** In order. */
export const chapters: readonly ChapterAbout[] = Array.from({ length: chapterCount }, (_, at) => {
  const id = at + 1;
  const part = courseParts.find((each) => id <= partEnds[each])!;
  return { id, part, minutes: minutes[at]!, aside: id >= firstAside, ...titleOf(String(id) as ChapterNumber) };
});

const there = signal<ReadonlyMap<number, Chapter>>(new Map([[chapter01.id, chapter01]]));

/** Number of an open imported tour, in place of a chapter's. */
export const guestChapter = 0;

export function showGuest(tour: Chapter['tour']): void {
  there.value = new Map([...there.peek(), [guestChapter, { id: guestChapter, part: 'own', tour }]]);
}

/** A chapter that is there; see `loadChapters.ts`. */
export const chapterOf = (id: number): Chapter | undefined => there.value.get(id);

export const aboutOf = (id: number): ChapterAbout | undefined => chapters[id - 1];

export function addChapters(more: readonly Chapter[]): void {
  there.value = new Map([...there.peek(), ...more.map((chapter) => [chapter.id, chapter] as const)]);
}
