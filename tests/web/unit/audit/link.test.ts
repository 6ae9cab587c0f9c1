// A link to the level audit: level and settings are read as they were written, and what cannot be is refused by its name.
import { describe, expect, it } from 'vitest';
import { presetIn, readAddress, writeAddress } from '../../../../web/page/audit/room/address';
import { begunFor, type Draft } from '../../../../web/page/audit/room/begun';
import { methods } from '../../../../web/page/model/methods';
import { soundMethod } from '../../../../web/package/methods';
import { anchorFragment, readAnchor } from '../../../../web/page/core/address/anchors';

const flawed = methods.find(({ id }) => id !== soundMethod)!;
const usual = begunFor(1);
const changed: Draft = {
  factor: 1,
  beside: null,
  settings: {
    ...usual.settings,
    ...{ seed: 7, bodies: 123, frames: 45, speed: 2.5, slopeLimit: (33 * Math.PI) / 180, radii: [0.2, 1, 0.3] },
    method: soundMethod,
    sides: methods.find(({ id }) => id === soundMethod)!.sides,
    thresholds: { 'sticks.frames': 25, 'hops.beyond': 0.125 },
  },
};

describe('a link', () => {
  it('opens the same preset with the same settings', () => {
    const at = writeAddress(changed, 'teapot')!;
    expect(at).toContain('preset=teapot&');
    expect(at).toContain('slopeLimit=33&');
    expect(presetIn(at)).toBe('teapot');
    expect(readAddress(at, 1)).toEqual({ draft: changed, refused: [] });
    const fragment = anchorFragment('audit', at);
    expect(fragment.startsWith('#audit?preset=')).toBe(true);
    expect(readAnchor(fragment)).toEqual({ part: 'audit', at });
  });

  it('says nothing of what is as usual for a level of this size, and means that by it', () => {
    for (const factor of [1, 2500]) {
      expect(writeAddress(begunFor(factor), null)).toBeNull();
      expect(readAddress('preset=teapot', factor).draft).toEqual(begunFor(factor));
    }
  });

  it.each([
    ['bodies=0', 'number'],
    ['bodies=1.5', 'number'],
    ['frames=', 'number'],
    ['slopeLimit=95', 'number'],
    ['radii=1,2', 'radii'],
    ['radii=1,2,-3', 'radii'],
    [`method=best`, 'method'],
    [`beside=${flawed.id}`, 'method'],
    ['preset=nowhere', 'preset'],
    ['sticks.frames=1e9', 'number'],
    ['colour=red', undefined],
    ['thresholds=1', undefined],
    ['sides=front', undefined],
  ] as const)('refuses %s by name and takes the rest', (bad, wants) => {
    const { draft, refused } = readAddress(`seed=9&${bad}&speed=3`, 1);
    expect(draft).toEqual({ ...usual, settings: { ...usual.settings, seed: 9, speed: 3 } });
    expect(refused.map((one) => [`${one.name}=${one.value}`, one.wants])).toEqual([[bad, wants]]);
  });
});
