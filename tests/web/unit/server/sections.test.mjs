/** How the sections of `npm test` follow each other, and that a failed one holds up no other. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSections } from '../../../../web/scripts/testing/section.mjs';
import { sections } from '../../../../web/scripts/testing/sections.mjs';

const passed = { passed: 1, failed: 0, skipped: 0, failures: [] };
let steps;
const section = (name, more = {}) => ({
  name,
  title: name,
  run: async () => {
    steps.push(name);
    return passed;
  },
  ...more,
});

beforeEach(() => {
  steps = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('runs what goes beside a browser once the page is built, and reports in the order given', async () => {
  const browser = section('browser', {
    waits: true,
    async run(_, isBuilt) {
      steps.push('build');
      isBuilt();
      await vi.waitFor(() => expect(steps).toContain('beside'));
      steps.push('browser');
      return passed;
    },
  });
  const results = await runSections([section('beside', { beside: true }), section('alone'), browser]);
  expect(steps).toEqual(['alone', 'build', 'beside', 'browser']);
  expect(results.map(({ name }) => name)).toEqual(['beside', 'alone', 'browser']);
});

it('runs the others when the page cannot be built, and counts that as a failure', async () => {
  const browser = section('browser', {
    waits: true,
    run: async () => {
      throw new Error('no page');
    },
  });
  const results = await runSections([section('beside', { beside: true }), browser]);
  expect(steps).toEqual(['beside']);
  expect(results.map(({ failed }) => failed)).toEqual([0, 1]);
});

it('runs one after the other without a browser', async () => {
  await runSections([section('beside', { beside: true }), section('alone')]);
  expect(steps.sort()).toEqual(['alone', 'beside']);
});

it('has sections of different names, each with sources that begin like a path', () => {
  const names = sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { sources } of sections) expect(sources.length).toBeGreaterThan(0);
  // The folder that the package, the page and the solver are in.
  for (const name of ['web', 'package', 'e2e'])
    expect(sections.find((one) => one.name === name).sources).toContain('web/');
});
