import { describe, expect, it } from 'vitest';
import '../../../../web/page/texts/presetMessages';
import { t } from '../../../../web/page/base/i18n/messages';
import { presets as whole } from '../../../../web/page/presets/all';
import { firstPreset, presetById, presetGroups, presets } from '../../../../web/page/presets';
import { isAddress } from '../../../../web/package/trace';
import { isStop } from '../../../../web/package/trace/walk';
import { catalogues, messages as catalogue } from '../../../support/catalogues';
import { partCount, soundness } from './meshFacts';
import { openingStep, play, solver } from './run';

describe('the list', () => {
  it('has ids fit for links, each once, and the stairs first on screen', () => {
    const ids = presets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(firstPreset.id).toBe('stairs');
    for (const preset of presets) expect(presetById(preset.id)).toBe(preset);
    expect(presetById('no-such-preset')).toBeUndefined();
  });

  it('is known to the page as the presets have it: else run node web/scripts/generate-previews.mjs', async () => {
    expect(presets.map(({ load: _, ...about }) => about)).toEqual(whole.map(({ load: _, ...about }) => about));
    for (const [at, preset] of presets.entries()) {
      if (!preset.id.startsWith('terrain')) expect(await preset.load()).toEqual(await whole[at]!.load());
    }
  });

  it('needs no text of later for the first of them', () => {
    for (const key of [firstPreset.titleKey, firstPreset.questionKey])
      expect(catalogues['../../web/page/presets/messages.en.json']).toHaveProperty([key]);
  });

  it('has a title, a question and a group name for each, and no text without a preset', () => {
    const keys: string[] = presetGroups.map((group) => `preset.group.${group}`);
    for (const preset of presets) {
      expect(presetGroups).toContain(preset.group);
      expect(t(preset.titleKey).length).toBeLessThanOrEqual(32);
      expect(t(preset.questionKey)).toMatch(/\?/);
      expect(t(preset.questionKey).length).toBeLessThanOrEqual(160);
      keys.push(preset.titleKey, preset.questionKey);
    }
    const known = Object.keys(catalogue).filter((key) => /^preset\.(group\..+|.+\.(title|question))$/.test(key));
    expect(known.sort()).toEqual(keys.sort());
  });

  it('stays together by group, in the order of the groups', () => {
    const order = presets.map(({ group }) => presetGroups.indexOf(group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', { timeout: 60_000 }, (_, preset) => {
  it('loads a sound mesh and an experiment with finite numbers', async () => {
    const { mesh, experiment, address } = await preset.load();
    expect(soundness(mesh)).toEqual([]);
    expect(mesh.source).toBe('preset');
    if (mesh.indices.length < 1e5) expect(mesh.parts).toBe(partCount(mesh));
    const made = (await solver()).createMesh(mesh.positions, mesh.indices);
    expect(made.report.bounds).toEqual(mesh.bounds);
    made.dispose();
    expect(experiment.inputs.length).toBeGreaterThan(0);
    expect([...experiment.radii, ...experiment.start].every(Number.isFinite)).toBe(true);
    expect(Math.min(...experiment.radii)).toBeGreaterThan(0);
    for (const input of experiment.inputs) {
      expect([...input.displacement, ...input.gravity].every(Number.isFinite)).toBe(true);
    }
    expect(isAddress(address)).toBe(true);
  });

  it('runs, and opens at a step of its run that is a stop of its level', async () => {
    const scene = await preset.load();
    const played = await play(scene);
    for (const { end, contacts } of played.frames) {
      expect(end.every(Number.isFinite)).toBe(true);
      for (const { normal, point } of contacts) {
        expect([...normal, ...point].every(Number.isFinite)).toBe(true);
        expect(Math.hypot(...normal)).toBeCloseTo(1, 12);
      }
    }
    const step = openingStep(scene, played);
    expect(step.address).toBe(scene.address);
    expect(isStop(step, scene.level)).toBe(true);
    played.dispose();
  });

  it('gives the same run twice', async () => {
    if (preset.id === 'terrain-1m') return; // nothing else than the coarse hills, ten times slower
    const [first, second] = [await play(await preset.load()), await play(await preset.load())];
    expect(second.frames).toEqual(first.frames);
    first.dispose();
    second.dispose();
  });
});
