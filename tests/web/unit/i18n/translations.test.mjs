/** Every text in every language, and each says the same with the same values. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  courseParts,
  fileIn,
  messageParts,
  problemsOf,
  readerOf,
  translations,
} from '../../../../web/scripts/make/translations.mjs';

const source = fileURLToPath(new URL('../../../../web/page/', import.meta.url));
const files = readdirSync(source, { recursive: true }).filter((file) => fileIn('en', `/${file}`) === `/${file}`);

const textsIn = async (file) =>
  file.endsWith('.json') ? JSON.parse(readFileSync(source + file, 'utf8')) : { ...(await import(source + file)) };

async function problemsIn(english, language) {
  const file = fileIn(language, `/${english}`).slice(1);
  if (!existsSync(source + file)) return [`${file} is missing`];
  return problemsOf(language, file, await textsIn(english), await textsIn(file), readerOf(`/${english}`));
}

describe('texts in other languages', () => {
  it('there are many of them', () => expect(files.length).toBeGreaterThan(40));

  // One list for all that is wrong: whoever puts it right has it before them.
  it('are there, and go together with the English ones', async () => {
    const pairs = files.flatMap((file) => translations.map((language) => problemsIn(file, language)));
    expect((await Promise.all(pairs)).flat().sort()).toEqual([]);
  });
});

describe('what is wrong is found', () => {
  const problems = (english, text, language = 'pl', read = messageParts) =>
    problemsOf(language, 'x.json', { key: english }, { key: text }, read);
  const count = '{n, plural, one {# ball} other {# balls}}';

  it.each([
    ['Hit at {t}', 'Trafienie', 'x.json: key: lacks {t}'],
    ['Hit', 'Trafienie {t}', 'x.json: key: has {t}, English has not'],
    ['<v>t</v>', 't', 'x.json: key: lacks <v>'],
    ['Hit', ' ', 'x.json: key: is empty'],
    ['Hit', '{', 'x.json: key: cannot be read: '],
    [count, '{n, plural, one {# kula} many {# kul} other {# kuli}}', 'x.json: key: {n} lacks the plural “few”'],
    ['{a, select, yes {x} other {}}', '{a}', 'x.json: key: lacks {a, select: other yes}'],
  ])('%s – %s', (english, text, problem) => {
    const [found, ...others] = problems(english, text);
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });

  it('a key too few, a key too many', () => {
    expect(problemsOf('pl', 'x.json', { a: 'a', b: { c: 'c' } }, { a: 'a', d: 'd' }, messageParts)).toEqual([
      'x.json: d: is not in English',
      'x.json: b.c: is missing',
    ]);
  });

  it('plurals are those of the language; a language may choose where English does not', () => {
    expect(problems(count, '{n, plural, other {# 个球}}', 'zh')).toEqual([]);
    expect(problems(count, '{n, plural, one {#} other {#}}', 'zh')).toHaveLength(1);
    expect(problems('{half} half', '{half, select, lower {下} other {上}}', 'zh')).toEqual([]);
    expect(problems('{n, plural, =0 {none} other {some}}', '{n, plural, =0 {brak} other {są}}')).toEqual([]);
  });

  it('texts of the course keep their numbers, links, symbols and formulas', () => {
    const english = 'At {t:2} the [plane](term:plane) is met, $t_0 = 0.5$, [t0].';
    expect(problems(english, 'Przy {t:2} [płaszczyzna](term:plane), $t_0 = 0{,}5$, [t0].', 'pl', courseParts)).toEqual(
      [],
    );
    expect(problems(english, 'Przy {t} [płaszczyzna](term:face), $t_0$.', 'pl', courseParts)).toHaveLength(7);
  });
});
