/** No number of a scene is typed into a text of the course: whatever is not filled in from a trace stands in the list below, with what it is. */
import { chapterNumbers } from '../../../../web/page/learn/course/count';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Numbers that belong to no trace, by chapter and key. */
const own: Readonly<Record<string, readonly string[]>> = {
  // frames a second, and an example of speeds
  '01 look': ['60'],
  '02 why.4': ['10', '60', '5', '30'],
  '02 place.half.say': ['0.5'],
  // what a question takes for right
  '05 corner.hint': ['0.3'],
  '05 corner.label': ['3'],
  '07 where': ['0.5'],
  '07 where.middle.say': ['0.5'],
  '13 hint': ['3'],
  '13 looked.hint': ['2'],
  // triangles are numbered
  '08 stop': ['2', '3'],
  // corners, face normals and axes of two boxes, and what a goal asks for
  '15 corners.say': ['16'],
  '15 one.say': ['15', '3', '9'],
  '15 why.4': ['15'],
  '15 try': ['15'],
  '15 try.goal': ['6'],
  '18 try.goal': ['0.66'],
  // what a question takes for right
  '16 far.hint': ['0.02'],
  '17 far.hint': ['0.01'],
  // dimensions
  '16 why': ['3'],
  '16 why.5': ['3'],
  '19 ground.hint': ['0.01'],
  '19 touch.hint': ['0.01'],
  '20 height.hint': ['0.02'],
  '20 sweep.hint': ['0.01'],
  // a pair has two
  '21 all.why': ['2'],
  // what a goal asks for
  '19 try.goal': ['0.1'],
  // a body that is not there
  '09 steep.times.say': ['0.2'],
};

const numbers = (text: string): readonly string[] =>
  text
    .replace(/\{[^}]*\}|\$[^$]*\$|\[[^\]]*\]\(chapter:\d+\)|\]\([^)]*\)/g, ' ')
    // chapters are named by number
    .replace(/(chapters?|rozdzia\p{L}*|第) ?\d+( ?(to|do|–|章?到第) ?\d+)?/giu, ' ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .match(/(?<![\p{L}\d.])\d+(\.\d+)?/gu)
    ?.filter((number) => number !== '0' && number !== '1') ?? [];

it.each(['en', 'pl', 'zh'])('no chapter in %s has one', (language) => {
  const chapters = chapterNumbers.map((each) => String(each).padStart(2, '0'));
  const typed = chapters.flatMap((chapter) => {
    const file = new URL(`../../../../web/page/learn/course/${language}/${chapter}.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    return Object.entries(texts).flatMap(([key, text]) =>
      numbers(text)
        .filter((number) => !own[`${chapter} ${key}`]?.includes(number))
        .map((number) => `${chapter} ${key}: ${number} in ${text}`),
    );
  });
  expect(typed).toEqual([]);
});
