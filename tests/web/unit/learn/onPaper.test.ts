/** What is asked is asked of a screen and of a sheet of paper: questions name nothing that only a screen has. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const screen: Readonly<Record<string, RegExp>> = {
  en: /\b(drag|click|press|tap|slider|button)\b/i,
  zh: /拖|点击|按下|滑块|按钮/,
  pl: /przeciągn|kliknij|naciśnij|suwak|przycisk/i,
};

it.each(Object.keys(screen))('%s', (language) => {
  const folder = new URL(`../../../../web/page/learn/course/${language}/`, import.meta.url);
  const chapters = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const asked = chapters.flatMap((file) => {
    const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>;
    return Object.entries(texts).flatMap(([key, text]) => (/(^|\.)ask$/.test(key) ? [`${file} ${key}: ${text}`] : []));
  });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((text) => screen[language]!.test(text))).toEqual([]);
});
