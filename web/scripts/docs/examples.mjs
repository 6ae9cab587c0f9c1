// The runnable examples: each a file of its own in web/docs/examples, in this order.
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

/** The first line is the title, the second what it is about, the rest is the code. What it prints stands in a .txt beside it. */
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
