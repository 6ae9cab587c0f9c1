// Makes web/package/trace/events.gen.ts and eventDocs.gen.ts from wasm/trace/events.def, by way of the schema text that the C++ preprocessor makes of it, and
// web/package/settings.gen.ts from wasm/method/settings.def.
// `--check` only compares: it fails when the committed file is not what the schema says.
import { fieldTexts, numberOf, readEventLine, schemaText, slots, tsType, writeOrCheck } from './schema.mjs';

const eventsFile = 'web/package/trace/events.gen.ts';
const docsFile = 'web/package/trace/eventDocs.gen.ts';
const wordsFile = 'web/package/trace/fieldWords.gen.ts';
const textsFile = 'web/package/trace/fields.en.json';
const hashFile = 'web/package/schema.gen.ts';
const settingsFile = 'web/package/settings.gen.ts';

function parse(text) {
  const schema = { hash: '', enums: [], events: [], settings: [] };
  for (const line of text.split('\n')) {
    const parts = line.split('\t');
    if (parts[0] === 'hash') schema.hash = parts[1];
    else if (parts[0] === 'setting') schema.settings.push(settingOf(parts.slice(1)));
    else readEventLine(schema, parts);
  }
  return schema;
}

function roleCode(event) {
  const { as, step, name } = event.role;
  return `  ${event.name}: { as: '${as}', step: '${step}', name: '${name}', number: ${numberOf(event)} },`;
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
    type: `/** ${event.doc} */\nexport interface ${event.name}Event {\n  /** tells events apart */\n  readonly kind: '${event.name}';\n${members.join('\n')}\n}\n`,
    decoder: `  ${event.kind}: (s, i) => ({\n    kind: '${event.name}',\n${lines.join('\n')}\n  }),`,
  };
}

function generate(schema) {
  const enums = schema.enums.map(
    (e) =>
      `/** ${e.doc} */\nexport const ${e.name}Values = [${e.values.map((v) => `'${v.text}'`).join(', ')}] as const;\n/** ${e.doc} */\nexport type ${e.name} = (typeof ${e.name}Values)[number];\n`,
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

/** x, y, z */
export type Vec3 = readonly [number, number, number];
/** What a number is: an index, a count, a fraction of a displacement, a length or place in world or ellipsoid space, a bare number, 0 or 1, one of several words. */
export type Unit = 'index' | 'count' | 'fraction' | 'world' | 'ellipsoid' | 'scalar' | 'flag' | 'enum';

${enums.join('\n')}
${events.map((e) => e.type).join('\n')}
/** Any event of a trace; its kind tells them apart. A later version may have more. */
export type TraceEvent =
${schema.events.map((e) => `  | ${e.name}Event`).join('\n')};
/** Names of the kinds of events. */
export type EventKind = TraceEvent['kind'];
/** The event of one kind. */
export type EventOf<K extends EventKind> = Extract<TraceEvent, { kind: K }>;

/** Kinds of steps that events make. */
export type EventStep = ${[...new Set(schema.events.map(({ role }) => `'${role.step}'`))].join(' | ')};

/** What an event is in the tree of steps (wasm/trace/events.def); the number of its step: none, counted, or in this slot of its payload. */
export interface EventRole {
  /** what it does there: opens a step, is a part of the open one, closes it, is a check of its triangle, belongs to its response, was asked beside it */
  readonly as: ${[...new Set(schema.events.map(({ role }) => `'${role.as}'`))].join(' | ')};
  /** kind of its step */
  readonly step: EventStep;
  /** its name in the addresses of steps */
  readonly name: string;
  /** what numbers it: nothing, counting, or that slot of its payload */
  readonly number: number | 'counts' | null;
}

/** What each event is in the tree of steps. */
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

/** The same in the language of the page. */
function generateWords({ events }, { keyOf }) {
  const rows = events.map(
    ({ name, fields }) =>
      `  ${name}: {\n${fields.map((field) => `    ${field.name}: texts['${keyOf(field.doc)}'],`).join('\n')}\n  },`,
  );
  return `${notice}
/* eslint-disable */
import type { EventKind } from './events.gen';
import texts from './fields.en.json';

/** What each number of an event is, in the language of the page. */
export const fieldWords: Readonly<Record<EventKind, Readonly<Record<string, string>>>> = {
${rows.join('\n')}
};
`;
}

const notice =
  '// Generated from wasm/trace/events.def and what it includes by web/scripts/generate-events.mjs. Do not edit.';

function settingOf([name, unit, usual, who, least, most, doc]) {
  const number = (text) => String(Number(text));
  return { name, unit, usual: number(usual), own: who === 'Solver', least: number(least), most: number(most), doc };
}

/** Straight-line code: options are read for every call. */
function settingsText({ settings }) {
  const options = settings.map(({ name, doc }) => `  /** ${doc} */\n  ${name}?: number;`);
  const choices = settings.map(({ name, own }) => `  readonly ${name}: ${own ? 'number | null' : 'number'};`);
  const rows = settings.map(
    ({ name, unit, usual, own, least, most }) =>
      `  { name: '${name}', unit: '${unit}', usual: ${usual}, own: ${own}, least: ${least}, most: ${most} },`,
  );
  const numbers = settings.map(({ name, unit, usual }) => `    take('${name}', '${unit}', options.${name}, ${usual}),`);
  return `// Generated from wasm/method/settings.def by web/scripts/generate-events.mjs. Do not edit.
/* eslint-disable */

/** What a move may be told beside method, sides, precision and the direction up. */
export interface MoveNumbers {
${options.join('\n')}
}

/** The same as somebody chose it; null: left to the solver. */
export interface ChosenNumbers {
${choices.join('\n')}
}

/** \`own\`: the solver knows what is usual; \`usual\` is what it is told then. In the order in which the numbers cross. */
export const moveNumbers = [
${rows.join('\n')}
] as const;
export type MoveNumber = (typeof moveNumbers)[number];

/** @param take one number of those that go before the requests of a move */
export function numbersOf(
  options: MoveNumbers,
  take: (name: MoveNumber['name'], unit: MoveNumber['unit'], value: unknown, usual: number) => number,
): number[] {
  return [
${numbers.join('\n')}
  ];
}
`;
}

/** The package needs only the hash; the page reads the events. */
const hashText = (schema) =>
  `${notice}\n/** Schema of the traces this package reads; a module with another hash is refused. */\nexport const schemaHash = '${schema.hash}';\n`;

const schema = parse(schemaText('wasm/trace/schema_dump.cpp', 'schema_dump'));
const texts = fieldTexts(schema.events);
writeOrCheck(
  [
    [eventsFile, generate(schema)],
    [docsFile, generateDocs(schema)],
    [textsFile, texts.json],
    [wordsFile, generateWords(schema, texts)],
    [hashFile, hashText(schema)],
    [settingsFile, settingsText(schema)],
  ],
  'web/scripts/generate-events.mjs',
);
