// Makes web/page/methods/<study>/schema.gen.ts and the registries web/page/study/{registry,load}.gen.ts from the .def files of the studies (wasm/method/study.h), by
// way of the schema text that the C++ preprocessor makes of them. `--check` only compares.
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { fieldTexts, numberOf, readEventLine, schemaText, writeOrCheck } from './schema.mjs';

const command = 'web/scripts/generate-studies.mjs';
const notice = `// Generated from wasm/methods by ${command}. Do not edit.\n/* eslint-disable */\n`;

/** `INITIAL(1, 2, 3)` to its numbers. */
const numbersOf = (initial) =>
  initial
    .replace(/^INITIAL\(|\)$/g, '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)));

function parse(text) {
  const schema = { hash: '', studies: [] };
  let study = null;
  let group = '';
  for (const line of text.split('\n')) {
    const [what, ...rest] = line.split('\t');
    if (what === 'hash') schema.hash = rest[0];
    if (what === 'study') {
      const [number, name, folder, mesh, doc] = rest;
      study = {
        number: Number(number),
        name,
        folder,
        mesh: mesh.toLowerCase(),
        doc,
        settings: [],
        results: [],
        enums: [],
        events: [],
      };
      schema.studies.push(study);
      group = '';
    }
    if (what === 'group') group = rest[0];
    if (what === 'setting' || what === 'list') {
      const [type, name, unit, low, high, initial, doc] = rest;
      const range = { low: Number(low), high: Number(high) };
      study.settings.push({
        group,
        type,
        list: what === 'list',
        name,
        unit,
        ...range,
        initial: numbersOf(initial),
        doc,
      });
    }
    if (what === 'result') {
      const [type, name, unit, doc] = rest;
      study.results.push({ type, name, unit, doc });
    }
    if (study) readEventLine(study, [what, ...rest]);
  }
  // In the order of their numbers, whatever the order of the registry.
  schema.studies.sort((a, b) => a.number - b.number);
  return schema;
}

/** Value that a setting has from the beginning, as TypeScript. */
function initialOf({ enums }, { type, list, initial, name }) {
  if (initial.some(Number.isNaN)) throw new Error(`INITIAL of ${name} must be plain numbers`);
  if (list) return JSON.stringify(initial);
  if (type === 'Vec3') return JSON.stringify(initial.length > 0 ? initial : [0, 0, 0]);
  const first = initial[0] ?? 0;
  if (type === 'Flag') return String(first !== 0);
  const values = enums.find((each) => each.name === type)?.values;
  return values ? `'${values[first].text}'` : String(first);
}

function settingCode(study, setting) {
  const { group, type, list, name, unit, low, high, doc } = setting;
  const range = Number.isFinite(low) && Number.isFinite(high) ? `low: ${low}, high: ${high}, ` : '';
  const words = JSON.stringify(doc);
  return `    { name: '${name}', type: '${type}', list: ${list}, group: '${group}', unit: '${unit}', ${range}initial: ${initialOf(study, setting)}, doc: ${words} },`;
}

function eventSchema({ kind, name, role, doc, fields }, event, { keyOf }) {
  const rows = fields.map(
    (f) =>
      `        { name: '${f.name}', type: '${f.type}', unit: '${f.unit}'${f.open ? ', open: true' : ''}, doc: texts['${keyOf(f.doc)}'] },`,
  );
  const roles = `{ as: '${role.as}', step: '${role.step}', name: '${role.name}', number: ${numberOf(event)} }`;
  return `    ${name}: {\n      kind: ${kind},\n      role: ${roles},\n      doc: ${JSON.stringify(doc)},\n      fields: [\n${rows.join('\n')}\n      ],\n    },`;
}

function generate(study) {
  const { number, name, folder, mesh, doc, settings, results, enums, events } = study;
  const enumCode = enums.map(
    (e) =>
      `/** ${e.doc} */\nexport const ${e.name}Values = [${e.values.map((v) => `'${v.text}'`).join(', ')}] as const;\nexport type ${e.name} = (typeof ${e.name}Values)[number];\n`,
  );
  for (const { name, fields } of events)
    if (fields.some((field) => field.name === 'kind'))
      throw new Error(`${name}: kind is the event's own; name the field otherwise`);
  const texts = fieldTexts(events);
  return `${notice}import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

${enumCode.join('\n')}
export const schema = {
  number: ${number},
  id: '${folder}',
  name: '${name}',
  mesh: '${mesh}',
  doc: ${JSON.stringify(doc)},
  settings: [
${settings.map((each) => settingCode(study, each)).join('\n')}
  ],
  results: [
${results.map((r) => `    { name: '${r.name}', type: '${r.type}', unit: '${r.unit}', doc: ${JSON.stringify(r.doc)} },`).join('\n')}
  ],
  enums: { ${enums.map((e) => `${e.name}: ${e.name}Values`).join(', ')} },
  events: {
${events.map((e) => eventSchema(e, e, texts)).join('\n')}
  },
} as const satisfies StudySchema;

/** What can be set: ${doc}. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

${events.map((e) => `/** ${e.doc} */\nexport type ${e.name}Event = EventOf<typeof schema, '${e.name}'>;`).join('\n')}
export type Event = EventsOf<typeof schema>;
`;
}

const schema = parse(schemaText('wasm/method/study_schema_dump.cpp', 'study_schema_dump'));
/** Studies whose folder on the page is there. */
const shown = schema.studies
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(fromRoot('web/page/methods', folder, 'index.ts')));
const registry = `${notice}
/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = '${schema.hash}';

/** The studies, in the order of their numbers. */
export const studyIds = [${shown.map((folder) => `'${folder}'`).join(', ')}] as const;
export type StudyId = (typeof studyIds)[number];
`;
const loaders = `${notice}import type { LoadStudy } from '../model/study/modules';

export const studies: LoadStudy = {
${shown.map((folder) => `  ${folder}: () => import('../methods/${folder}'),`).join('\n')}
};
`;
const only = process.argv.find((each) => each.startsWith('--only='))?.slice(7);
writeOrCheck(
  [
    ['web/page/model/study/registry.gen.ts', registry],
    ['web/page/app/studies.gen.ts', loaders],
    ...schema.studies
      .filter(({ folder }) => !only || folder === only)
      .flatMap((study) => [
        [`web/page/methods/${study.folder}/schema.gen.ts`, generate(study)],
        [`web/page/methods/${study.folder}/fields.en.json`, fieldTexts(study.events).json],
      ]),
  ],
  command,
);
