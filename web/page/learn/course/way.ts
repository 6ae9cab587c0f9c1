/** The first way through the course, and where a chapter leads to. */
import { aboutOf, type ChapterAbout, chapters } from '.';

const main = chapters.filter(({ aside }) => !aside);
const asides = chapters.filter(({ aside }) => aside);

/** What is on the first way, and how long it takes. */
export const firstWay = {
  count: main.length,
  minutes: main.reduce((sum, each) => sum + each.minutes, 0),
};

export interface Further {
  /** null behind the last chapter */
  readonly next: ChapterAbout | null;
  /** the one in between that may be left out */
  readonly option: ChapterAbout | null;
}

/**
 * Behind a chapter comes the next of the first way, with what that leaves out as an option; behind the last of it, what was left out. From
 * a chapter off the way one comes back to it where one left it.
 * @param done chapters that one was through
 */
export function furtherFrom(id: number, done: readonly number[]): Further {
  const after = aboutOf(id + 1) ?? null;
  if (aboutOf(id)?.aside) {
    const open = (each: ChapterAbout) => !done.includes(each.id) && each.id !== id;
    const back = main.find((each) => each.id > id && open(each));
    const left = asides.find((each) => each.id > id && open(each)) ?? asides.find(open);
    return { next: back ?? left ?? null, option: null };
  }
  const onWay = main.find((each) => each.id > id);
  const next = onWay ?? asides.find((each) => !done.includes(each.id)) ?? after;
  return { next, option: after && after !== next ? after : null };
}
