/** C++ tests as the page hands them out: they compile in this repository, pass as seen, and fail when the answer is another one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { presets } from '../../../web/page/presets';
import { createActions } from '../../../web/page/app/createActions';
import * as store from '../../../web/page/core/store';
import { buildNative } from '../../../web/scripts/make/cmake.mjs';
import { fromRoot } from '../../../web/scripts/paths.mjs';
import { localSolver } from '../../support/localSolver';
import { FakeHistory } from '../../support/pageState';

/** Face, edge, vertex, nothing hit, an overlap at the start, stairs climbed, both methods, a mesh too large to take along whole. */
const cases = [
  { preset: 'stairs' },
  { preset: 'stairs', frame: 12, change: { method: 'robust', sides: 'both', stepHeight: 0.3, snapDistance: 0.3 } },
  { preset: 'stairs', frame: 13, change: { precision: 'single' } },
  { preset: 'face-hit' },
  { preset: 'edge-hit' },
  { preset: 'vertex-hit' },
  { preset: 'stairs', frame: 0 },
  { preset: 'start-overlapping' },
  { preset: 'three-plane-corner', change: { skin: 0.004, slopeLimit: 0.7, maxSweeps: 3 } },
  { preset: 'thin-wall' },
  { preset: 'terrain-100k' },
];

const folder = fromRoot('build', 'exported');
const program = fromRoot('build', 'native', 'tests', 'cpp', 'exported_tests');
const made = [];

/** The text the page would copy, under a name of its own: two of these are of the same frame. */
async function exportCase({ preset, frame, change }, at) {
  const actions = createActions(localSolver().client, { presets, firstPreset: preset, link: new FakeHistory() });
  await actions.openPreset(preset);
  if (change) await actions.setExperiment(change);
  if (frame !== undefined) await actions.goTo(`f${frame}`);
  expect(store.failure.value).toBe(null);
  const exported = await actions.makeExport('cpp');
  const text = exported.content.join('');
  const [, name] = /TEST\(Repro, (\w+)\)/.exec(text);
  return { name: `${name}_${at}`, text: text.replace(`Repro, ${name}`, `Repro, ${name}_${at}`), exported };
}

/** One number of what was seen is another one, by as little as there is. */
function spoiled(text, at) {
  const wrong = text.replace('TEST(Repro,', 'TEST(Wrong,');
  const ways = [
    (cpp) => cpp.replace(/(const Vec3 end\{)([^,]+)/, (_, before, x) => before + nextDouble(Number(x))),
    (cpp) => cpp.replace(/(result\.passSweeps\[0\], )(\d+)/, (_, before, n) => before + (Number(n) + 1)),
    (cpp) => cpp.replace(/(result\.grounded\(\), )(\w+)/, (_, before, on) => before + (on !== 'true')),
    (cpp) => cpp.replace(/BodyState::(\w+)/, (_, name) => `BodyState::${name === 'Ground' ? 'Steep' : 'Ground'}`),
    (cpp) => cpp.replace(/Feature::(\w+)/, (_, name) => `Feature::${name === 'Face' ? 'Edge' : 'Face'}`),
  ];
  const changed = ways[at % ways.length](wrong);
  return changed === wrong ? ways[0](wrong) : changed;
}

function nextDouble(value) {
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0] = bits[0] + 1n;
  return String(double[0]);
}

function run(filter) {
  return spawnSync(program, [`--gtest_filter=${filter}`], { encoding: 'utf8' });
}

beforeAll(async () => {
  for (const [at, each] of cases.entries()) made.push(await exportCase(each, at));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines = made.flatMap(({ name, text }, at) => {
    writeFileSync(`${folder}/${name}.inc`, text);
    writeFileSync(`${folder}/${name}.wrong.inc`, spoiled(text, at));
    return [`#include "${name}.inc"`, `#include "${name}.wrong.inc"`];
  });
  writeFileSync(`${folder}/all.cpp`, `${lines.join('\n')}\n`);
  const log = [];
  await buildNative((line) => log.push(line), ['exported_tests']).catch((error) => {
    throw new Error(`${log.join('\n')}\n${String(error)}`);
  });
  expect(log.filter((line) => line.includes('warning:'))).toEqual([]);
});

describe('a frame as a C++ test', () => {
  it.each(cases.map((each, at) => [`${each.preset} ${each.frame ?? ''}`, at]))('%s passes as seen', (_, at) => {
    const { name } = made[at];
    const { status, stdout } = run(`Repro.${name}`);
    expect(stdout).toContain('[  PASSED  ] 1 test.');
    expect(status).toBe(0);
  });

  it.each(cases.map((each, at) => [`${each.preset} ${each.frame ?? ''}`, at]))(
    '%s fails with another answer',
    (_, at) => {
      const { name } = made[at];
      const { status, stdout } = run(`Wrong.${name}`);
      expect(stdout).toContain('[  FAILED  ] 1 test');
      expect(status).toBe(1);
    },
  );

  it('holds the triangles it needs and no more', () => {
    const terrain = made.at(-1);
    const [, count] = /(\d+) of \d+ triangles/.exec(terrain.text);
    expect(Number(count)).toBeLessThan(1000);
    expect(terrain.text.match(/\}, {2}\/\/ \d+$/gm).length).toBe(Number(count));
    expect(made[0].text).toContain('All 54 triangles of the mesh.');
  });

  it('is formatted as the repository wants it', () => {
    const files = made.map(({ name }) => `${folder}/${name}.inc`);
    const { stderr, status } = spawnSync('clang-format', ['--dry-run', '-Werror', ...files], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('covers faces, edges, corners, nothing hit, ground and both methods', () => {
    const all = made.map(({ text }) => text).join('');
    for (const part of [
      'Feature::Face',
      'Feature::Edge',
      'Feature::Vertex',
      'seen = {};',
      'moveRobust',
      'movePaper(',
      'movePaper<float>',
    ]) {
      expect(all).toContain(part);
    }
    expect(all).toContain('result.grounded(), true');
    for (const state of ['Air', 'Ground']) expect(all).toContain(`BodyState::${state})`);
  });
});
