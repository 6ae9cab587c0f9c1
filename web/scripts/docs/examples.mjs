// The runnable examples: one file each in web/docs/examples, in this order.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

const order = [
  'sweep',
  'walk',
  'jump',
  'slopes',
  'crouch',
  'swim',
  'lift',
  'rays',
  'many',
  'trace',
  'prove',
  'record',
  'errors',
];

/** The first line is the title, the second the subject, the rest is the code. Its output is in a .txt next to it. */
export const examples = order.map((name) => {
  const source = readFileSync(fromRoot(`web/docs/examples/${name}.js`), 'utf8');
  const [, title, about, code] = /^\/\/ (.*)\n\/\/ (.*)\n([\s\S]*)$/.exec(source);
  const output = readFileSync(fromRoot(`web/docs/examples/${name}.txt`), 'utf8');
  return { name, title, about, code: code.trimEnd(), output: output.trimEnd() };
});

/** As a page runs it, and node where nothing is installed: a page has no names for packages, so they are addresses. */
export const withAddresses = (code, folder) =>
  code
    .replaceAll("from 'sweepscope/trace'", `from '${folder}/trace.js'`)
    .replaceAll("from 'sweepscope/record'", `from '${folder}/record.js'`)
    .replaceAll("from 'sweepscope'", `from '${folder}/index.js'`);
