/**
 * The texts of the course by chapter and key, in the language of the page. Another language is another folder of the same files. The titles and the
 * first chapter load with the page, the others with their chapters (`rest.ts`).
 */
import titles from './en/titles.json';
import c1 from './en/01.json';
import type commonTexts from './en/common.json';
import type c2 from './en/02.json';
import type c3 from './en/03.json';
import type c4 from './en/04.json';
import type c5 from './en/05.json';
import type c6 from './en/06.json';
import type c7 from './en/07.json';
import type c8 from './en/08.json';
import type c9 from './en/09.json';
import type c10 from './en/10.json';
import type c11 from './en/11.json';
import type c12 from './en/12.json';
import type c13 from './en/13.json';
import type c14 from './en/14.json';
import type c15 from './en/15.json';
import type c16 from './en/16.json';
import type c17 from './en/17.json';
import type c18 from './en/18.json';
import type c19 from './en/19.json';
import type c20 from './en/20.json';
import type c21 from './en/21.json';

export interface Texts {
  readonly '1': typeof c1;
  readonly '2': typeof c2;
  readonly '3': typeof c3;
  readonly '4': typeof c4;
  readonly '5': typeof c5;
  readonly '6': typeof c6;
  readonly '7': typeof c7;
  readonly '8': typeof c8;
  readonly '9': typeof c9;
  readonly '10': typeof c10;
  readonly '11': typeof c11;
  readonly '12': typeof c12;
  readonly '13': typeof c13;
  readonly '14': typeof c14;
  readonly '15': typeof c15;
  readonly '16': typeof c16;
  readonly '17': typeof c17;
  readonly '18': typeof c18;
  readonly '19': typeof c19;
  readonly '20': typeof c20;
  readonly '21': typeof c21;
  readonly common: typeof commonTexts;
}
export type ChapterNumber = Exclude<keyof Texts, 'common'>;
export type TextKey<N extends keyof Texts> = keyof Texts[N] & string;

let there: Partial<Texts> = { '1': c1 };

export function addTexts(more: Partial<Texts>): void {
  there = { ...there, ...more };
}

export function text<N extends keyof Texts>(chapter: N, key: TextKey<N>): string {
  const texts = there[chapter];
  if (!texts) throw new Error(`the texts of chapter ${chapter} are not there yet`);
  return (texts as Readonly<Record<string, string>>)[key]!;
}

/** What several chapters behind the first say in the same words. */
export const common = (key: TextKey<'common'>): string => text('common', key);

/** The title of a chapter, in its head and in the list. */
export const titleOf = (chapter: ChapterNumber): { readonly title: string; readonly short: string } => titles[chapter];
