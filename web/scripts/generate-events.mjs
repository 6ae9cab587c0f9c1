// Makes web/src/trace/events.gen.ts and eventDocs.gen.ts from wasm/trace/events.def, by way of the schema text that the C++ preprocessor makes of it.
// `--check` only compares: it fails when the committed file is not what the schema says.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const eventsFile = 'web/src/trace/events.gen.ts';
const docsFile = 'web/src/trace/eventDocs.gen.ts';
const hashFile = 'web/lib/schema.gen.ts';

/** The schema text needs nothing but a C++ compiler, so it is compiled here rather than by a whole build. */
function schemaText() {
  const compiler = process.env.CXX ?? 'g++';
  mkdirSync(join(root, 'build'), { recursive: true });
  const program = join(root, 'build/schema_dump');
  execFileSync(
    compiler,
    ['-std=c++20', '-I', join(root, 'wasm'), join(root, 'wasm/trace/schema_dump.cpp'), '-o', program],
    { stdio: 'inherit' },
  );
  return execFileSync(program, { encoding: 'utf8' });
}

function parse(text) {
  const schema = { hash: '', enums: [], events: [] };
  for (const line of text.split('\n')) {
    const [what, ...rest] = line.split('\t');
    if (what === 'hash') schema.hash = rest[0];
    if (what === 'enum') schema.enums.push({ name: rest[0], doc: rest[1], values: [] });
    if (what === 'value') schema.enums.at(-1).values.push({ name: rest[0], text: rest[1] });
    if (what === 'event') {
      const [kind, name, as, step, label, number, doc] = rest;
      schema.events.push({ kind: Number(kind), name, role: { as, step, name: label, number }, doc, fields: [] });
    }
    if (what === 'field' || what === 'open') {
      const [type, name, unit, doc] = rest;
      schema.events.at(-1).fields.push({ type, name, unit, doc, open: what === 'open' });
    }
  }
  return schema;
}

const slots = (type) => (type === 'Vec3' ? 3 : 1);

/** Where the number of a step comes from: nowhere, it counts, or a slot of the payload. */
function numberOf({ role, fields }) {
  if (role.number === '') return 'null';
  if (role.number === '+') return "'counts'";
  const at = fields.findIndex(({ name }) => name === role.number);
  if (at < 0) throw new Error(`no field ${role.number}, which is to number a step`);
  return String(fields.slice(0, at).reduce((sum, { type }) => sum + slots(type), 0));
}

function roleCode(event) {
  const { as, step, name } = event.role;
  return `  ${event.name}: { as: '${as}', step: '${step}', name: '${name}', number: ${numberOf(event)} },`;
}

function tsType(type) {
  if (type === 'Vec3') return 'Vec3';
  if (type === 'Flag') return 'boolean';
  return ['Index', 'Count', 'Real'].includes(type) ? 'number' : type;
}

function reader(field, at) {
  if (field.type === 'Vec3') return `[s[i + ${at}]!, s[i + ${at + 1}]!, s[i + ${at + 2}]!]`;
  if (field.type === 'Flag') return `s[i + ${at}] !== 0`;
  if (tsType(field.type) === 'number') return `s[i + ${at}]!`;
  return `${field.type}Values[s[i + ${at}]!]!`;
}

function eventCode(event) {
  let at = 0;
  const lines = event.fields.map((field) => {
    const line = `    ${field.name}: ${reader(field, at)},`;
    at += slots(field.type);
    return line;
  });
  const members = event.fields.map((f) => `  /** ${f.doc} (${f.unit}) */\n  readonly ${f.name}: ${tsType(f.type)};`);
  return {
    type: `/** ${event.doc} */\nexport interface ${event.name}Event {\n  readonly kind: '${event.name}';\n${members.join('\n')}\n}\n`,
    decoder: `  ${event.kind}: (s, i) => ({\n    kind: '${event.name}',\n${lines.join('\n')}\n  }),`,
  };
}

function generate(schema) {
  const enums = schema.enums.map(
    (e) =>
      `/** ${e.doc} */\nexport const ${e.name}Values = [${e.values.map((v) => `'${v.text}'`).join(', ')}] as const;\nexport type ${e.name} = (typeof ${e.name}Values)[number];\n`,
  );
  const events = schema.events.map(eventCode);
  const fields = schema.events.map(
    (e) =>
      `  ${e.name}: {\n    fields: {\n${e.fields
        .map((f) => `      ${f.name}: { type: '${f.type}', unit: '${f.unit}'${f.open ? ', open: true' : ''} },`)
        .join('\n')}\n    },\n  },`,
  );
  return `${notice}
/* eslint-disable */

/** Schema this file was made from; a trace with another hash is refused. */
export const schemaHash = '${schema.hash}';

export type Vec3 = readonly [number, number, number];
export type Unit = 'index' | 'count' | 'fraction' | 'world' | 'ellipsoid' | 'scalar' | 'flag' | 'enum';

${enums.join('\n')}
${events.map((e) => e.type).join('\n')}
export type TraceEvent =
${schema.events.map((e) => `  | ${e.name}Event`).join('\n')};
export type EventKind = TraceEvent['kind'];
export type EventOf<K extends EventKind> = Extract<TraceEvent, { kind: K }>;

/** Kinds of steps that events make. */
export type EventStep = ${[...new Set(schema.events.map(({ role }) => `'${role.step}'`))].join(' | ')};

/** What an event is in the tree of steps (wasm/trace/events.def); the number of its step: none, counted, or in this slot of its payload. */
export interface EventRole {
  readonly as: ${[...new Set(schema.events.map(({ role }) => `'${role.as}'`))].join(' | ')};
  readonly step: EventStep;
  readonly name: string;
  readonly number: number | 'counts' | null;
}

export const eventRoles: Readonly<Record<EventKind, EventRole>> = {
${schema.events.map(roleCode).join('\n')}
};

/** Reads the payload that starts at slot i; by kind number. */
export const decoders: Readonly<Record<number, (s: Float64Array, i: number) => TraceEvent>> = {
${events.map((e) => e.decoder).join('\n')}
};

/** The numbers of each event, with their units or spaces; an open one may be infinite or none at all. What they are in words: eventDocs.gen.ts. */
export const eventFields: Readonly<
  Record<EventKind, { fields: Readonly<Record<string, { type: string; unit: Unit; open?: true }>> }>
> = {
${fields.join('\n')}
};
`;
}

/** Words are read by few, and come later than the page's first step. */
function generateDocs(schema) {
  const events = schema.events.map(
    (e) =>
      `  ${e.name}: {\n    doc: ${JSON.stringify(e.doc)},\n    fields: {\n${e.fields
        .map((f) => `      ${f.name}: ${JSON.stringify(f.doc)},`)
        .join('\n')}\n    },\n  },`,
  );
  return `${notice}
/* eslint-disable */
import type { EventKind } from './events.gen';

/** What each event and each of its numbers is. */
export const eventDocs: Readonly<
  Record<EventKind, { doc: string; fields: Readonly<Record<string, string>> }>
> = {
${events.join('\n')}
};
`;
}

const notice =
  '// Generated from wasm/trace/events.def and what it includes by web/scripts/generate-events.mjs. Do not edit.';

/** The package needs only the hash; the page reads the events. */
const hashText = (schema) =>
  `${notice}\n/** Schema of the traces this package reads; a module with another hash is refused. */\nexport const schemaHash = '${schema.hash}';\n`;

function readCommitted(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return ''; // a missing file differs from any schema
  }
}

const schema = parse(schemaText());
for (const [file, text] of [
  [eventsFile, generate(schema)],
  [docsFile, generateDocs(schema)],
  [hashFile, hashText(schema)],
]) {
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  } else if (readCommitted(file) !== text) {
    console.error(`${file} does not match wasm/trace/events.def. Run: node web/scripts/generate-events.mjs`);
    process.exitCode = 1;
  } else {
    console.log(`${file} matches events.def`);
  }
}
