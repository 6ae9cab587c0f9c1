// What a game that asks every frame leaves for the garbage collector: nothing; and what the collector frees. In a page: tests/e2e/long/garbage.spec.ts.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../web/scripts/paths.mjs';
import { expectedBytes } from '../../support/allocations.mjs';

it('calls into results that are kept make no object, those with results of their own make some', () => {
  const child = fromRoot('tests/support/allocationsChild.mjs');
  const told = JSON.parse(execFileSync(process.execPath, [child], { encoding: 'utf8' }));
  expect(Object.keys(told).filter((name) => name.startsWith('kept')).length).toBe(4);
  expect(Object.keys(told).length).toBe(6);
  for (const [name, bytes] of Object.entries(told)) {
    const { least, most } = expectedBytes(name);
    expect(bytes, name).toBeGreaterThanOrEqual(least);
    expect(bytes, name).toBeLessThanOrEqual(most);
  }
}, 60_000);

describe('a mesh that was never disposed of', () => {
  const run = (how, count) => {
    const child = fromRoot('tests/support/forgottenMeshes.mjs');
    return JSON.parse(execFileSync(process.execPath, ['--expose-gc', child, how, String(count)], { encoding: 'utf8' }));
  };

  it('is freed when nothing refers to it, and not before', () => {
    const one = run('held', 1).bytes;
    const held = run('held', 60);
    const forgotten = run('forgotten', 60);
    // A mesh takes half a megabyte; memory grows in steps, so a few may be waiting at a time.
    expect(held.bytes - one).toBeGreaterThan(60 * 300_000);
    expect(forgotten.bytes - one).toBeLessThan((held.bytes - one) / 5);
    expect(forgotten.bytes).toBeLessThanOrEqual(run('disposed', 60).bytes + 4_000_000);
    expect(held.times[0]).toBeLessThan(1);
    expect(held.times).toEqual([held.times[0], held.times[0]]);
  }, 60_000);
});
