/** The sections of `npm test`. */
import { expect, it } from 'vitest';
import { sections } from '../../../../web/scripts/testing/sections.mjs';

it('have different names, and sources that begin like a path', () => {
  const names = sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { sources } of sections) expect(sources.length).toBeGreaterThan(0);
  // The folder that the package, the page and the solver are in.
  for (const name of ['web', 'package', 'e2e'])
    expect(sections.find((one) => one.name === name).sources).toContain('web/');
});
