// What a game that asks every frame leaves for the garbage collector: nothing. In a page: tests/e2e/garbage.spec.ts.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
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
