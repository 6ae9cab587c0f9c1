/** What every study keeps on the page: words for all it has, records for all its events, presets that open, strips and figures for every step. */
import { describe, expect, it } from 'vitest';
import { messageFormat, type MessageKey, t } from '../../../web/page/base/i18n/messages';
import { fieldsOf, formulaOf, hasLine } from '../../../web/page/explain/formula';
import { fieldsIn } from '../../../web/page/explain/shownFields';
import { cells } from '../../../web/page/explain/cells';
import { originHere } from '../../../web/page/explain/panels/linked';
import { sentence } from '../../../web/page/explain/sentence';
import { whyNot } from '../../../web/page/explain/whyNot';
import { loadStudy } from '../../../web/page/model/study/modules';
import '../../../web/page/core/study/messages';
import { studyIds } from '../../../web/page/model/study/registry.gen';
import type { SettingSchema } from '../../../web/page/model/study/schema';
import { makeKnown } from '../../../web/page/study/register';
import type { SceneMesh } from '../../../web/page/model';
import type { StudyModule, ToldMoment } from '../../../web/page/model/study/types';
import { linesOf } from '../../../web/page/model/explain/pseudocode';
import { frameOf, isStudyAddress } from '../../../web/package/trace/address';
import type { Step } from '../../../web/package/trace/steps';
import { type PresetRun, runPreset, runBeside, runStudy } from '../support';

/** Text of a key; null where the catalogue has none: a missing one shows itself. */
const textOf = (key: string): string | null => {
  const [part] = messageFormat(key as MessageKey).getAst();
  return part && 'value' in part && part.value === key ? null : 'there';
};

/** A scene whose only triangle reaches through everything. */
const oneTriangle: SceneMesh = {
  name: 'one triangle',
  positions: new Float64Array([-50, -50, -50, 50, -50, 50, 0, 50, 0]),
  indices: new Uint32Array([0, 1, 2]),
  parts: 1,
  bounds: { min: [-50, -50, -50], max: [50, 50, 50] },
  source: 'preset',
};

const modules: readonly StudyModule[] = await Promise.all(studyIds.map(async (id) => (await loadStudy[id]()).study));

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  const { schema } = module;

  it('has words for all it has', () => {
    const settings = schema.settings as readonly SettingSchema[];
    const enums = new Set(
      [...settings, ...schema.results].map(({ type }) => type).filter((type) => type in schema.enums),
    );
    const wanted = [
      ...settings.flatMap(({ name, group }) => [`study.${id}.set.${name}`, `study.${id}.group.${group}`]),
      ...schema.results.map(({ name }) => `study.${id}.result.${name}`),
      ...[...enums].flatMap((type) => schema.enums[type]!.map((value) => `study.${id}.value.${value}`)),
      ...Object.keys(module.symbols).flatMap((name) => [`symbol.${name}`, `symbol.letter.${name}`]),
      ...Object.values(schema.events).flatMap(({ fields }) => fields.map(({ unit }) => `tip.unit.${unit}`)),
      ...[module.title, module.about, module.source, module.chart.title, module.chart.note],
      ...module.layers.map(({ label }) => label),
      ...module.presets.flatMap(({ title, question, answer }) => [title, question, answer]),
    ];
    expect([...new Set(wanted)].filter((key) => textOf(key) === null)).toEqual([]);
  });

  it('has three to six presets with names of its own', () => {
    expect(module.presets.length).toBeGreaterThanOrEqual(3);
    expect(module.presets.length).toBeLessThanOrEqual(6);
    for (const preset of module.presets) expect(preset.id.startsWith(`${id}.`)).toBe(true);
    expect(new Set(module.presets.map((preset) => preset.id)).size).toBe(module.presets.length);
  });

  it('has a program: each of its steps has a line, each line has steps, and what it names is in them', async () => {
    const lines = await module.program();
    const named = lines.flatMap(({ steps = [] }) => steps);
    const kinds = new Set(Object.values(schema.events).map(({ role }) => role.step));
    expect(named.filter((step) => !kinds.has(step))).toEqual([]);
    const unseen = new Set(named);
    const unmarked = new Set(lines.filter(({ where }) => where));
    const wrong = new Set<string>();
    const look = (step: Step) => {
      const here = linesOf(lines, step).map((line) => lines[line]!);
      if (here.length === 0) wrong.add(`${step.kind} has no line`);
      const own = here.filter(({ steps }) => steps!.includes(step.kind));
      if (own.length > 0) unseen.delete(step.kind);
      for (const line of own) unmarked.delete(line);
      for (const [letter, field] of own.flatMap(({ numbers = [] }) => numbers))
        if (!(field in fieldsOf(step))) wrong.add(`${letter}: ${step.kind} has no ${field}`);
    };
    const lookAt = (run: PresetRun, frame: number) => {
      for (let at = Math.max(0, frame - 3); at < Math.min(run.frames, frame + 4); at++)
        run.tree(at).steps.forEach(look);
    };
    const more = () => unseen.size + unmarked.size > 0;
    for (const preset of module.presets) lookAt(await runPreset(module, preset.id), frameOf(preset.address));
    for (const preset of module.presets)
      if (preset.compare && more()) lookAt(await runBeside(module, preset), frameOf(preset.address));
    if (more()) lookAt(await runStudy(module, {}), 0);
    // Some steps come only with another value of a setting, or with a mesh, which few presets have.
    const { settings: first } = module.presets[0]!;
    for (const { name, type } of schema.settings as readonly SettingSchema[])
      for (const value of schema.enums[type] ?? [])
        if (more()) lookAt(await runStudy(module, { ...first, [name]: value }), 0);
    if (more() && schema.mesh !== 'none') lookAt(await runStudy(module, first, 0, oneTriangle), 0);
    const missing = [...unseen].map((kind) => `nothing comes to ${kind}`);
    expect([...wrong, ...missing, ...[...unmarked].map(({ text }) => text)]).toEqual([]);
  });

  it('has levels from the frame to the leaves, outermost first', () => {
    const order = ['frame', 'slide', 'triangle', 'check'];
    const places = module.levels.map(({ level }) => order.indexOf(level));
    expect(places).toEqual([...places].sort());
    expect([places[0], places.at(-1)]).toEqual([0, 3]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('draws each layer under a name of its own, and compares settings it has', () => {
    const names = module.layers.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of module.answers ?? []) expect(schema.results.some((result) => result.name === name)).toBe(true);
    for (const name of module.variants) expect(schema.settings.some((setting) => setting.name === name)).toBe(true);
  });

  describe.each(module.presets.map((preset) => [preset.id, preset] as const))('%s', (presetId, preset) => {
    it('opens where it says and has something to say at every step', { timeout: 60_000 }, async () => {
      const run = await runPreset(module, presetId);
      makeKnown(module);
      const opened = run.moment(preset.address);
      expect(module.levels.some(({ level }) => level === preset.level)).toBe(true);
      const frames = [...new Set([opened.frame, 0, Math.floor(run.frames / 2), run.frames - 1])];
      for (const frame of frames) {
        const { steps } = run.tree(frame);
        const some = steps.length <= 60 ? steps : [...steps.slice(0, 25), ...steps.slice(-25), opened.step];
        for (const step of some)
          checkStep(module, { ...opened, step, frame, result: run.result(frame), tree: run.tree(frame) });
      }
      for (const { frame, label } of module.chart.marks({ frames: run.frames, resultOf: run.result })) {
        expect(frame).toBeLessThan(run.frames);
        expect(t(label.key, label.values)).not.toContain('study.');
      }
    });

    if (preset.compare)
      it('parts from the run beside it', async () => {
        const [one, two] = [await runPreset(module, presetId), await runBeside(module, preset)];
        expect([...one.rows]).not.toEqual([...two.rows]);
      });
  });
});

function checkStep(module: StudyModule, moment: ToldMoment): void {
  const { step } = moment;
  const at = step.address;
  expect(isStudyAddress(at), at).toBe(true);
  const said = sentence(step);
  const text = t(said.key, said.values);
  expect(text.length, at).toBeGreaterThan(8);
  expect(text, at).not.toMatch(/study\.|undefined|NaN|\[object/);
  checkFormula(step);
  for (const cell of cells(step)) expect(`${cell.name} ${cell.value}`, at).not.toMatch(/undefined|study\./);
  const failed = whyNot(step);
  if (failed) {
    expect(t(failed.title), at).not.toContain('study.');
    expect(Number.isFinite(failed.value), at).toBe(true);
  }
  const rows = module.rows(moment);
  for (const { address, bars, verdict } of rows.rows) {
    if (address !== null) expect(isStudyAddress(address)).toBe(true);
    expect(verdict, at).not.toMatch(/undefined|NaN|study\./);
    for (const { from, to } of bars) expect(Number.isNaN(from) || Number.isNaN(to), `${at}: bar`).toBe(false);
  }
  const marked = rows.rows.some(({ mark }) => mark !== undefined);
  if (marked) expect(rows.mark && textOf(rows.mark), `${at}: the legend of the marks`).toBe('there');
  if (rows.axis) expect(rows.axis.to, at).toBeGreaterThan(rows.axis.from);
  for (const point of module.subject(moment)) expect(point.every(Number.isFinite), at).toBe(true);
  for (const handle of module.handles(moment)) {
    const changes = handle.set(handle.at);
    for (const name of Object.keys(changes))
      expect(module.schema.settings.some((each) => each.name === name)).toBe(true);
  }
  for (const { value } of module.readouts(moment)) expect(value, at).not.toMatch(/undefined|NaN/);
}

/** Every number a formula names is a number of the event, and says where it comes from. */
function checkFormula(step: Step): void {
  const formula = formulaOf(step.event, step);
  const fields = fieldsOf(step);
  expect(t(formula.title), step.address).not.toContain('study.');
  for (const line of formula.groups.flatMap(({ lines }) => lines)) {
    if (line.words) expect(t(line.words), step.address).not.toContain('study.');
    if (!hasLine(line, fields)) continue;
    for (const field of [line.result, ...fieldsIn(line.numbers ?? '')]) {
      expect(fields, `${step.address} ${field}`).toHaveProperty([field]);
      expect(() => originHere(step, field)).not.toThrow();
    }
  }
}
