/** The chapters, in order. */
import type { Chapter } from './chapter';
import { chapter01 } from './c01';
import { chapter02 } from './c02';
import { chapter03 } from './c03';
import { chapter04 } from './c04';

export { courseParts, type Chapter, type CoursePart } from './chapter';

export const chapters: readonly Chapter[] = [chapter01, chapter02, chapter03, chapter04];

export const chapterOf = (id: number): Chapter | undefined => chapters.find((chapter) => chapter.id === id);
