import { describe, expect, it } from 'vitest';
import { isStudyAddress } from '../../../../web/package/trace/address';
import { tidyAddress, tidyStudyAddress } from '../../../../web/package/trace/tidyAddress';

describe('what a person types for an address', () => {
  for (const [typed, meant] of [
    ['f8.p0.s0.t14.e1', 'f8.p0.s0.t14.e1'],
    ['8 0 0 14 e1', 'f8.p0.s0.t14.e1'],
    ['F8 / P0 / S0 / T14 / E1', 'f8.p0.s0.t14.e1'],
    ['8,0,0', 'f8.p0.s0'],
    ['f 8 p 0', 'f8.p0'],
    ['  f8.p0.  ', 'f8.p0'],
    ['f008.p0.s00', 'f8.p0.s0'],
    ['p0.s1', 'f3.p0.s1'],
    ['s1', 'f3.s1'],
    ['12', 'f12'],
    ['8 0 0 nearest', 'f8.p0.s0.nearest'],
    ['8-0-0 14 v 2', 'f8.p0.s0.t14.v2'],
    ['f8.p0.s0.response.plane1', 'f8.p0.s0.response.plane1'],
    ['f8.p0.s0.broad_2', 'f8.p0.s0.broad_2'],
    ['', ''],
  ] as const)
    it(`“${typed}”`, () => expect(tidyAddress(typed, 3)).toBe(meant));
});

describe('what a person types in a study', () => {
  for (const [typed, meant] of [
    ['f39.ray.hit0', 'f39.ray.hit0'],
    ['F3 / PAIR0 / X12', 'f3.pair0.x12'],
    ['7', 'f7'],
    ['007', 'f7'],
    ['pair0.x2', 'f3.pair0.x2'],
    ['f0.epa.i003', 'f0.epa.i3'],
    ['f1.t0.swept_2', 'f1.t0.swept_2'],
    ['', ''],
  ] as const)
    it(`“${typed}”`, () => {
      expect(tidyStudyAddress(typed, 3)).toBe(meant);
      if (meant !== '') expect(isStudyAddress(meant)).toBe(true);
    });
});
