/** The texts of the course by chapter and key, in the language of the page. Another language is another folder of the same files. */
import c1 from './en/01.json';
import c2 from './en/02.json';
import c3 from './en/03.json';
import c4 from './en/04.json';
import c5 from './en/05.json';
import c6 from './en/06.json';
import c7 from './en/07.json';
import c8 from './en/08.json';
import c9 from './en/09.json';
import c10 from './en/10.json';
import c11 from './en/11.json';
import c12 from './en/12.json';
import c13 from './en/13.json';
import c14 from './en/14.json';

const english = {
  '1': c1,
  '2': c2,
  '3': c3,
  '4': c4,
  '5': c5,
  '6': c6,
  '7': c7,
  '8': c8,
  '9': c9,
  '10': c10,
  '11': c11,
  '12': c12,
  '13': c13,
  '14': c14,
};

export type Texts = typeof english;
export type ChapterNumber = keyof Texts;
export type TextKey<N extends ChapterNumber> = keyof Texts[N] & string;

export function text<N extends ChapterNumber>(chapter: N, key: TextKey<N>): string {
  return english[chapter][key] as string;
}
