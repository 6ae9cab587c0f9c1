/** The first way through the course, and where a chapter leads to. */
import { aboutOf, type ChapterAbout, chapters, neighbourOf } from '.';

const main = chapters.filter(({ aside }) => !aside);
const asides = chapters.filter(({ aside }) => aside);

/** The chapters of the core path, and its duration. */
export const firstWay = {
  count: main.length,
  minutes: main.reduce((sum, each) => sum + each.minutes, 0),
};

export interface Further {
  /** null behind the last chapter */
  readonly next: ChapterAbout | null;
  /** the optional one in between */
  readonly option: ChapterAbout | null;
}

/**
 * After a chapter comes the next of the core path, with the skipped ones as an option; after its last, the skipped ones. After an optional chapter
 * you return to where you left the path.
 * @param done finished chapters
 */
export function furtherFrom(id: number, done: readonly number[]): Further {
  const after = neighbourOf(id, 1) ?? null;
  if (aboutOf(id)?.aside) {
    const open = (each: ChapterAbout) => !done.includes(each.id) && each.id !== id;
    const back = main.find((each) => each.id > id && open(each));
    const left = [asides.filter((each) => each.id > id), main, asides].flatMap((each) => each.find(open) ?? []);
    return { next: back ?? left[0] ?? null, option: null };
  }
  const onWay = main.find((each) => each.id > id);
  const next = onWay ?? asides.find((each) => !done.includes(each.id)) ?? after;
  return { next, option: after && after !== next ? after : null };
}
