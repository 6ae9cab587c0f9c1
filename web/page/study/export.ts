/** A study taken along: as a C++ test, its settings and results as JSON and CSV, the trace of a frame, the formula, the picture. */
import '../texts/later';
import '../core/study/messages';
import { t } from '../base/i18n/messages';
import type { Digits } from '../base/i18n/numbers';
import { csvText, exactText } from '../../audit/report/csvText';
import { flatText, jsonText, type Json } from '../export/json';
import { latexOf } from '../export/latex';
import { lookName, type PictureLook } from '../model/export/look';
import { takenPicture } from '../export/takenPicture';
import type { Exported, ExportKind } from '../model/export/types';
import { sentence } from '../explain/sentence';
import { MessageError } from '../core/session/failure';
import { mostTriangles } from '../export/subset';
import type { Message, SceneMesh } from '../model';
import { study } from '../core/store';
import type { OpenStudy } from '../model/study/open';
import { studySchemaHash } from '../model/study/registry.gen';
import type { FieldSchema, SettingSchema, SettingValue } from '../model/study/schema';
import { changedSettings, initialSettings, readRow } from '../model/study/settings';
import { toldMoment } from './state';
import type { ToldMoment } from '../model/study/types';

/** Records of a trace that are written; what is beyond is counted in the file. */
const mostRecords = 100_000;

/** @throws MessageError when there is nothing to take along */
export async function studyExport(
  kind: ExportKind,
  digits: Digits,
  link: string,
  look: PictureLook,
): Promise<Exported> {
  const [open, at] = [study.value, toldMoment.value];
  if (!open || !at) throw new MessageError({ key: 'export.nothing' });
  const base = `sweepscope-${open.module.id}-f${at.frame}`;
  switch (kind) {
    case 'cpp':
      return text(kind, `${open.module.id}_f${at.frame}_test.cpp`, cppTest(open, at, link));
    case 'frame':
      return text(kind, `${base}.json`, jsonText(frameOf(open, at, link)));
    case 'trace':
      return text(kind, `${base}.trace.json`, traceOf(open, at));
    case 'candidates':
      return text(kind, `sweepscope-${open.module.id}.csv`, resultsOf(open));
    case 'latex':
      return text(kind, `${base}.tex`, latexOf(at.step, digits));
    case 'picture':
      return picture(at, look, `${base}${lookName(look)}.png`);
  }
}

const types = {
  cpp: 'text/x-c++src',
  frame: 'application/json',
  trace: 'application/json',
  candidates: 'text/csv',
  latex: 'application/x-tex',
} as const;

function text(kind: keyof typeof types, fileName: string, content: string, remarks: readonly Message[] = []): Exported {
  return { kind, fileName, type: types[kind], content: [content], size: content.length, remarks };
}

const said = ({ step }: ToldMoment): string => {
  const message = sentence(step);
  return t(message.key, message.values);
};

function frameOf({ module, run, mesh }: OpenStudy, at: ToldMoment, link: string): Json {
  return {
    format: 'sweepscope-study',
    version: 1,
    study: module.id,
    link,
    mesh: mesh ? { name: mesh.name, triangles: mesh.indices.length / 3 } : null,
    settings: run.settings as Json,
    frame: at.frame,
    result: at.result as Json,
    address: at.step.address,
    says: said(at),
  };
}

function traceOf({ module }: OpenStudy, { tree, frame }: ToldMoment): string {
  const { trace } = tree;
  const records = Math.min(trace.count, mostRecords);
  const head = {
    format: 'sweepscope-study-trace',
    version: 1,
    study: module.id,
    frame: `f${frame}`,
    numbers: 'read back to the same doubles; "Infinity", "-Infinity" and "NaN" are text',
    schema: {
      hash: studySchemaHash,
      enums: module.schema.enums as unknown as Json,
      events: module.schema.events as unknown as Json,
    },
    written: { records, leftOut: trace.count - records },
  };
  const lines = Array.from({ length: records }, (_, k) => `    ${flatText({ ...trace.event(k) })}`);
  return `${jsonText(head).replace(/\n\}$/, '')},\n  "records": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** All frames, a column for each number of the results. */
function resultsOf({ module, run }: OpenStudy): string {
  const { results } = module.schema;
  const names = results.flatMap(({ name, type }) =>
    type === 'Vec3' ? ['x', 'y', 'z'].map((axis) => `${name}_${axis}`) : [name],
  );
  const rows = Array.from({ length: run.frames }, (_, frame) => {
    const row = readRow(module.schema, run.rows, frame);
    return [frame, ...results.flatMap(({ name }) => row[name] as never)];
  });
  return csvText([['frame', ...names], ...rows]);
}

/**
 * As the tests of the repository are written: settings that differ, and what the frame must come to. Nearly: sine and cosine of another
 * library may differ in their last bit.
 */
function cppTest({ module, run, mesh }: OpenStudy, at: ToldMoment, link: string): string {
  const { schema, id } = module;
  const changes = changedSettings(initialSettings(schema), run.settings);
  const settings = (schema.settings as readonly SettingSchema[]).filter(({ name }) => name in changes);
  const expected = (schema.results as readonly FieldSchema[]).flatMap((field) =>
    expectation(field, at.result[field.name], schema.enums),
  );
  return `// ${said(at)}
// ${link === '' ? id : `Its moment on the page: ${link}`}
#include <gtest/gtest.h>

#include "methods/${id}/study.h"

TEST(${schema.name}, Frame${at.frame}) {
  using namespace sweepscope;
  methods::${id}::Settings settings;
${settings.map((setting) => `  settings.${setting.name} = ${cppValue(setting, changes[setting.name]!, schema.enums)};`).join('\n')}${settings.length > 0 ? '\n' : ''}${mesh ? meshText(mesh) : ''}  methods::${id}::Run run(settings, ${mesh ? '&mesh' : 'nullptr'});
  methods::${id}::Result result;
  for (int frame = 0; frame <= ${at.frame}; ++frame) result = run.frame(frame, off);
${expected.map((line) => `  ${line}`).join('\n')}
}
`;
}

/** A mesh that can still be read comes with the test; without a larger one the test says so and is skipped, for it would fail by right. */
function meshText({ name, positions, indices }: SceneMesh): string {
  const triangles = indices.length / 3;
  const title = JSON.stringify(name).slice(1, -1);
  if (triangles > mostTriangles)
    return `  TriangleMesh mesh;  // ${title}, ${triangles} triangles
  if (mesh.triangleCount() != ${triangles}) GTEST_SKIP() << "Read ${title} into this mesh first.";
`;
  const lines = (numbers: readonly string[], width: number) =>
    Array.from(
      { length: Math.ceil(numbers.length / width) },
      (_, k) => `      ${numbers.slice(k * width, (k + 1) * width).join(', ')},`,
    ).join('\n');
  return `  // ${title}, ${triangles} triangles.
  // clang-format off
  TriangleMesh mesh;
  ASSERT_TRUE(TriangleMesh::make<double>({
${lines(Array.from(positions, cppNumber), 9)}
  }, {
${lines(Array.from(indices, String), 12)}
  }, true, mesh).ok());
  // clang-format on
`;
}

type Enums = Readonly<Record<string, readonly string[]>>;

function cppNumber(value: number): string {
  if (Number.isNaN(value)) return 'kNaN';
  if (!Number.isFinite(value)) return value > 0 ? 'kNever' : '-kNever';
  return exactText(value);
}

function cppValue({ type, list }: SettingSchema, value: SettingValue, enums: Enums): string {
  if (list || type === 'Vec3') return `{${(value as readonly number[]).map(cppNumber).join(', ')}}`;
  if (typeof value === 'boolean') return String(value);
  if (enums[type]) return `static_cast<${type}>(${enums[type].indexOf(value as string)})`;
  return cppNumber(value as number);
}

function expectation({ name, type }: FieldSchema, value: unknown, enums: Enums): string[] {
  if (type === 'Vec3') return (value as readonly number[]).map((part, k) => same(`result.${name}.${'xyz'[k]}`, part));
  if (typeof value === 'boolean') return [`EXPECT_EQ(result.${name}, ${value});`];
  if (enums[type]) return [`EXPECT_EQ(static_cast<int>(result.${name}), ${enums[type].indexOf(value as string)});`];
  return [same(`result.${name}`, value as number)];
}

function same(what: string, value: number): string {
  if (Number.isNaN(value)) return `EXPECT_TRUE(std::isnan(${what}));`;
  if (Number.isInteger(value) || !Number.isFinite(value)) return `EXPECT_EQ(${what}, ${cppNumber(value)});`;
  return `EXPECT_NEAR(${what}, ${cppNumber(value)}, ${cppNumber(1e-9 * Math.max(1, Math.abs(value)))});`;
}

async function picture(at: ToldMoment, look: PictureLook, fileName: string): Promise<Exported> {
  const { content, remarks } = await takenPicture(look, { address: at.step.address, sentence: said(at) });
  return { kind: 'picture', fileName, type: content.type, content, size: content.size, remarks };
}
