/** CSV read by a rule of its own: what comes back is what was written, and nothing of it is a formula. */
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { csvText } from '../../../../web/audit/report/csvText';

/** RFC 4180, letter by letter: rows of fields, each with whether it was quoted. */
function parsed(text: string): { readonly text: string; readonly quoted: boolean }[][] {
  const rows: { text: string; quoted: boolean }[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let field = '';
    const quoted = text[at] === '"';
    if (quoted) {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        field += text[at];
        if (text[at] === '"') at++;
      }
      at++;
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') field += text[at++];
    rows.at(-1)!.push({ text: field, quoted });
    if (text[at] === ',') at++;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      if (at < text.length) rows.push([]);
    }
  }
  return rows;
}

const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|" /C calc"!A0', '-', '=', '@', '+', "'=1"];

describe('a table', () => {
  it('has no text that a spreadsheet would run', () => {
    for (const text of dangerous) {
      const [[field]] = parsed(csvText([[text]])) as [[{ text: string; quoted: boolean }]];
      const safe = text.startsWith("'") ? text : `'${text}`;
      expect(field).toEqual({ text: safe, quoted: !text.startsWith("'") });
    }
  });

  it('leaves numbers numbers, to the bit', () => {
    const numbers = [-1, -0, 0.1, -1e-300, 1e21, NaN, Infinity, -Infinity, 5e-324];
    const [row] = parsed(csvText([numbers]));
    expect(row!.map(({ text }) => Number(text))).toEqual(numbers);
    expect(row!.every(({ quoted }) => !quoted)).toBe(true);
  });

  it('reads back as it was written, whatever it holds', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...dangerous, 'a,b', '"', '\n', ''));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, (rows) => {
        const back = parsed(csvText(rows)).map((row) => row.map(({ text }) => text));
        expect(back).toEqual(rows.map((row) => row.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text))));
      }),
    );
  });

  it('is written in one place', () => {
    const root = new URL('../../../../web/', import.meta.url).pathname;
    const files = ['page', 'mesh', 'audit', 'cli', 'package'].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true })
        .map((name) => `${folder}/${String(name)}`)
        .filter((name) => /csv[^/]*\.tsx?$/i.test(name)),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const name of files)
      expect(/join\(','\)/.test(readFileSync(root + name, 'utf8')), name).toBe(name === 'audit/report/csvText.ts');
  });
});
