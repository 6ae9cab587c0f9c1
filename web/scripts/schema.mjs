// Shared by the generators of TypeScript twins: the schema text that the C++ preprocessor makes from the .def files, read line by line.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The schema text needs nothing but a C++ compiler, so it is compiled here rather than by a whole build. */
export function schemaText(source, name) {
  const compiler = process.env.CXX ?? 'g++';
  mkdirSync(fromRoot('build'), { recursive: true });
  const program = fromRoot('build', name);
  execFileSync(compiler, ['-std=c++20', '-I', fromRoot('wasm'), fromRoot(source), '-o', program], {
    stdio: 'inherit',
  });
  return execFileSync(program, { encoding: 'utf8' });
}

/** Takes one line of enum, value, event, field or open into a schema with `enums` and `events`. @returns false for other lines */
export function readEventLine(schema, [what, ...rest]) {
  if (what === 'enum') schema.enums.push({ name: rest[0], doc: rest[1], values: [] });
  else if (what === 'value') schema.enums.at(-1).values.push({ name: rest[0], text: rest[1] });
  else if (what === 'event') {
    const [kind, name, as, step, label, number, doc] = rest;
    schema.events.push({ kind: Number(kind), name, role: { as, step, name: label, number }, doc, fields: [] });
  } else if (what === 'field' || what === 'open') {
    const [type, name, unit, doc] = rest;
    schema.events.at(-1).fields.push({ type, name, unit, doc, open: what === 'open' });
  } else return false;
  return true;
}

export const slots = (type) => (type === 'Vec3' ? 3 : 1);

/** The source of a step's number: none, counting, or a slot of the payload. */
export function numberOf({ role, fields }) {
  if (role.number === '') return 'null';
  if (role.number === '+') return "'counts'";
  const at = fields.findIndex(({ name }) => name === role.number);
  if (at < 0) throw new Error(`no field ${role.number}, which is to number a step`);
  return String(fields.slice(0, at).reduce((sum, { type }) => sum + slots(type), 0));
}

export function tsType(type) {
  if (type === 'Vec3') return 'Vec3';
  if (type === 'Flag') return 'boolean';
  return ['Index', 'Count', 'Real'].includes(type) ? 'number' : type;
}

function readCommitted(file) {
  try {
    return readFileSync(fromRoot(file), 'utf8');
  } catch {
    return ''; // a missing file differs from any schema
  }
}

/** Writes [file, text] pairs; with `--check` only compares, and fails when a committed file is not what the schema says. */
/**
 * The meanings of the numbers of events, as texts to translate: each text once, by the first number that has it.
 * @returns the texts by key, and the key of a text
 */
export function fieldTexts(events) {
  const keys = new Map();
  for (const { name, fields } of events)
    for (const field of fields) if (!keys.has(field.doc)) keys.set(field.doc, `${name}.${field.name}`);
  const texts = Object.fromEntries([...keys].map(([text, key]) => [key, text]));
  return { json: `${JSON.stringify(texts, null, 2)}\n`, keyOf: (text) => keys.get(text) };
}

export function writeOrCheck(files, command) {
  for (const [file, text] of files) {
    if (!process.argv.includes('--check')) {
      writeFileSync(fromRoot(file), text);
      console.log(`wrote ${file}`);
    } else if (readCommitted(file) !== text) {
      console.error(`${file} does not match its .def files. Run: node ${command}`);
      process.exitCode = 1;
    } else {
      console.log(`${file} matches its .def files`);
    }
  }
}
