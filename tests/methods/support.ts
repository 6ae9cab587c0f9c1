/** The studies' module in the same thread, for tests of presets: the same module, rows and trees as on the page. */
import { readFileSync } from 'node:fs';
import createStudies from '../../web/page/study/module/studies.mjs';
import { StudyEngine } from '../../web/page/study/engine';
import { studySchemaHash } from '../../web/page/model/study/registry.gen';
import {
  encodeSettings,
  initialSettings,
  readRow,
  type ResultValues,
  rowWidth,
  settingsProblem,
  type SettingValues,
} from '../../web/page/model/study/settings';
import { buildStudyTree, levelsOf } from '../../web/page/study/tree';
import type { StudyModule, StudyPreset, ToldMoment } from '../../web/page/model/study/types';
import { vocabularyOf } from '../../web/page/study/vocabulary';
import { decodeTrace } from '../../web/package/trace/decode';
import type { FrameTree } from '../../web/package/trace/steps';
import { makeKnown } from '../../web/page/study/register';
import { frameOf } from '../../web/package/trace/address';
import type { SceneMesh } from '../../web/page/model';

let loading: Promise<StudyEngine> | null = null;

export function studyEngine(): Promise<StudyEngine> {
  const wasmBinary = readFileSync(new URL('../../web/page/study/module/studies.wasm', import.meta.url));
  return (loading ??= createStudies({ wasmBinary }).then((module) => new StudyEngine(module, studySchemaHash)));
}

export interface PresetRun {
  readonly settings: SettingValues;
  readonly frames: number;
  readonly rows: Float64Array;
  result(frame: number): ResultValues;
  tree(frame: number): FrameTree;
  /** the moment at an address, as layers and rows read it */
  moment(address: string): ToldMoment;
}

/** Runs settings of a study in one of the two places. */
export async function runStudy(
  module: StudyModule,
  changes: SettingValues,
  place: 0 | 1 = 0,
  mesh: SceneMesh | null = null,
): Promise<PresetRun> {
  makeKnown(module);
  const { schema } = module;
  const settings = { ...initialSettings(schema), ...changes };
  const problem = settingsProblem(schema, settings);
  if (problem) throw new Error(`${problem.setting.name}: ${problem.kind}`);
  const engine = await studyEngine();
  if (mesh) engine.setMesh(mesh.positions, mesh.indices);
  const rows = (await engine.open(place, schema.number, encodeSettings(schema, settings), mesh !== null))!;
  const vocabulary = vocabularyOf(schema);
  const levels = levelsOf(
    module.levels.map(({ level }) => level),
    module.quiet,
  );
  const result = (frame: number) => readRow(schema, rows, frame);
  const frames = rows.length / rowWidth(schema);
  const tree = (frame: number) => {
    const { row, slots } = engine.trace(place, frame);
    const width = rowWidth(schema);
    row.forEach((value, at) => {
      if (!Object.is(value, rows[frame * width + at])) throw new Error(`frame ${frame} differs when traced`);
    });
    return buildStudyTree(decodeTrace(slots, vocabulary), frame, schema, levels);
  };
  const moment = (address: string): ToldMoment => {
    const frame = frameOf(address);
    const at = tree(frame);
    const step = at.byAddress.get(address);
    if (!step) throw new Error(`no step ${address}`);
    return { step, tree: at, frame, settings, result: result(frame), beside: null, resultOf: result, frames, mesh };
  };
  return { settings, frames, rows, result, tree, moment };
}

export async function runPreset(module: StudyModule, id: string, place: 0 | 1 = 0): Promise<PresetRun> {
  const preset = module.presets.find((each) => each.id === id)!;
  return runStudy(module, preset.settings, place, (await preset.mesh?.()) ?? null);
}

/** The run beside a preset, where it has one. */
export async function runBeside(module: StudyModule, { settings, compare, mesh }: StudyPreset): Promise<PresetRun> {
  return runStudy(module, { ...settings, ...compare }, 1, (await mesh?.()) ?? null);
}
