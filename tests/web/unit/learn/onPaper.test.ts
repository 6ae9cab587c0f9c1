/** What is asked is asked of a screen and of a sheet of paper: only what the sheet heads "Try on screen" names what only a screen has. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allChapters } from './tools';

const screen: Readonly<Record<string, RegExp>> = {
  en: /\b(drag|click|press|tap|slider|button)\b/i,
  zh: /拖|点击|按下|滑块|按钮/,
  // not: what a sweep is called
  pl: /przeciągnij|przeciągaj|kliknij|naciśnij|suwak|przycisk/i,
};

/** Keys of what a sheet prints outside its tries: questions, what stands before them, reasons and comments; not hints, nor helps for the hand. */
function printedKeys(): ReadonlySet<string> {
  const printed = new Set<string>();
  for (const { id, tour } of allChapters) {
    const file = `${String(id).padStart(2, '0')}.json`;
    const texts = textsOf('en', file);
    const said = tour.stops.flatMap(({ beat, say, steps = [], ask, tryout }) => [
      ...(beat === 'try' ? [] : [say]),
      ...(tryout?.goal ? [tryout.goal.say] : []),
      ...steps.map((step) => step.say),
      ...(ask ? [ask.question, ...ask.then.flatMap(({ title, say: more }) => [title, more ?? ''])] : []),
      ...(ask?.kind === 'verdict' ? [ask.claim, ...ask.reasons] : []),
      ...(ask?.kind === 'order' ? ask.items : []),
    ]);
    for (const [key, text] of Object.entries(texts)) if (said.includes(text)) printed.add(`${file} ${key}`);
  }
  return printed;
}

const folder = (language: string) => new URL(`../../../../web/page/learn/course/${language}/`, import.meta.url);
const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8')) as Record<string, string>;
const printed = printedKeys();

it.each(Object.keys(screen))('%s', (language) => {
  const files = readdirSync(folder(language)).filter((file) => /^\d\d\.json$/.test(file));
  const all = files.flatMap((file) =>
    Object.entries(textsOf(language, file)).map(([key, text]) => [`${file} ${key}`, text] as const),
  );
  const read = all.filter(([key]) => printed.has(key));
  expect(read.length).toBeGreaterThan(300);
  expect(read.filter(([, text]) => screen[language]!.test(text))).toEqual([]);
  // The words are known: where a hand is meant, they are found.
  expect(all.some(([, text]) => screen[language]!.test(text))).toBe(true);
});
