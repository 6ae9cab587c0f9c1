/** A chapter, and how it gets its texts: by keys of the course's catalogue, so that another language is another file. */
import { text, titleOf, type ChapterNumber, type TextKey } from './texts';
import type { Tour } from '../tour/types';

export const courseParts = ['touch', 'after', 'own', 'ask', 'game'] as const;
export type CoursePart = (typeof courseParts)[number];

export interface Chapter {
  readonly id: number;
  readonly part: CoursePart;
  readonly tour: Tour;
}

/** @param write makes the stops; its argument gives the text of a key of this chapter */
export function chapter<N extends ChapterNumber>(
  id: N,
  part: CoursePart,
  write: (x: (key: TextKey<N>) => string) => Tour['stops'],
): Chapter {
  const x = (key: TextKey<N>): string => text(id, key);
  return {
    id: Number(id),
    part,
    // Read when it is shown, so that it is in the language of that moment.
    get tour(): Tour {
      return { ...titleOf(id), stops: write(x) };
    },
  };
}
