import { deflateSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeMoment,
  encodeMoment,
  inputsOf,
  isMomentFragment,
  LinkError,
  longestLink,
  type Moment,
  runsOf,
} from '../../../../web/page/core/address/permalink';

const moment: Moment = {
  preset: 'stairs',
  mesh: null,
  changes: {},
  compare: null,
  keptInputs: null,
  breakpoints: null,
  address: 'f8.p0.s0.t14.e1',
  level: 'check',
  view: {},
};

const packed = (value: unknown) =>
  `#v1=${Buffer.from(deflateSync(strToU8(typeof value === 'string' ? value : JSON.stringify(value)))).toString('base64url')}`;

describe('links', () => {
  it('are short for a preset', () => {
    expect(encodeMoment(moment).length).toBeLessThan(100);
    expect(decodeMoment(encodeMoment(moment))).toEqual(moment);
  });

  it.each(['', '+edge&time:0.01,-sweeps:3', '-nonfinite'])('carry breakpoints: "%s"', (breakpoints) => {
    expect(decodeMoment(encodeMoment({ ...moment, breakpoints })).breakpoints).toBe(breakpoints);
  });

  it('are damaged when their breakpoints are', () => {
    for (const s of ['+what', 7, '+sweeps:0'])
      expect(() => decodeMoment(packed({ p: 'stairs', a: 'f0', s }))).toThrow(new LinkError('damaged'));
  });

  it('carry changes bit for bit, small meshes and the view', () => {
    const full: Moment = {
      ...moment,
      preset: null,
      mesh: {
        name: 'Würfel.stl',
        hash: 'ab'.repeat(32),
        parts: 2,
        inline: { positions: [0, 0.1, 1e-300, 1, 2, 3], indices: [0, 1, 1] },
      },
      changes: {
        method: 'robust',
        start: [0.1 + 0.2, -0.3, 5e-324],
        skin: null,
        maxSweeps: 4,
        inputs: [
          { displacement: [1, 0, 0], gravity: [0, -1, 0] },
          { displacement: [1, 0, 0], gravity: [0, -1, 0] },
          { displacement: [0, 0, 1 / 3], gravity: [0, 0, 0] },
        ],
      },
      compare: { method: 'paper', skin: null, slopeLimit: 0.1 },
      keptInputs: 'inputs-0123456789abcdef',
      level: 'slide',
      view: {
        ...({ mode: 'world', morph: 0.25, link: 'basis', follow: 'off', glyphs: 'large', boxDepth: 3 } as const),
        cameras: { world: { target: [1, 2.5, -3], distance: 12.5, azimuth: -0.65, polar: 1.2 }, ellipsoid: null },
        ...{ onTop: false, toggled: ['boxes', 'mesh'] },
      },
    };
    expect(decodeMoment(encodeMoment(full))).toEqual(full);
  });

  // 52 kB of these crashed the tab, and blocked it for as long as it took to list what is wrong with them.
  it.each([
    ['nested forty million deep', '['.repeat(40_000_000)],
    ['with twenty million layers', `{"p":"stairs","a":"f0","w":{"y":[${'0,'.repeat(20_000_000)}0]}}`],
  ])('%s are refused after half a megabyte', (_, text) => {
    const fragment = packed(text);
    const begun = performance.now();
    expect(() => decodeMoment(fragment)).toThrow(new LinkError('damaged'));
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('of lists as long as half a megabyte allows are refused at the first thing wrong', () => {
    for (const json of [
      `{"p":"stairs","a":"f0","w":{"y":[${'0,'.repeat(200_000)}0]}}`,
      `{"p":"stairs","a":"f0","t":[${'0,'.repeat(200_000)}0]}`,
      `{"p":"stairs","a":"f0","s":"${','.repeat(400_000)}"}`,
      '['.repeat(240_000) + ']'.repeat(240_000),
    ]) {
      const fragment = packed(json);
      const begun = performance.now();
      expect(() => decodeMoment(fragment)).toThrow(new LinkError('damaged'));
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });

  it('with a mesh whose corners are not all there are damaged', () => {
    const mesh = (last: number) => ({
      n: 'z',
      h: 'c'.repeat(64),
      q: 1,
      p: [0, 0, 0, 1, 0, 0, 0, 0, 1],
      i: [0, 1, last],
    });
    expect(decodeMoment(packed({ m: mesh(2), a: 'f0' })).mesh?.inline?.indices).toEqual([0, 1, 2]);
    for (const last of [3, 179]) {
      expect(() => decodeMoment(packed({ m: mesh(last), a: 'f0' }))).toThrow(new LinkError('damaged'));
    }
  });

  it('of before the cameras could be linked in three ways are still read', () => {
    const old = (c: unknown) => packed({ p: 'x', a: 'f0', w: { c } });
    expect(decodeMoment(old(true)).view).toEqual({ link: 'angles' });
    expect(decodeMoment(old(false)).view).toEqual({ link: 'free' });
    expect(() => decodeMoment(old('sideways'))).toThrow(new LinkError('damaged'));
  });

  it('with an impossible camera are damaged', () => {
    const camera = (v: unknown) => packed({ p: 'x', a: 'f0', w: { v } });
    expect(decodeMoment(camera([0, 0, 0, 5, 0, 1])).view.cameras?.world?.distance).toBe(5);
    for (const bad of [
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, -5, 0, 1],
      [0, 0, 0, 5, 0, 4],
      [0, 0, 0, 5, 0],
      [1e300, 0, 0, 5, 0, 1],
    ])
      expect(() => decodeMoment(camera(bad)), String(bad)).toThrow(new LinkError('damaged'));
  });

  it('stay short for a uniform input of many frames', () => {
    const inputs = Array.from({ length: 5000 }, () => ({
      displacement: [0.1, 0, 0] as const,
      gravity: [0, -0.1, 0] as const,
    }));
    expect(encodeMoment({ ...moment, changes: { inputs } }).length).toBeLessThan(longestLink);
    expect(inputsOf(runsOf(inputs))).toEqual(inputs);
  });

  it('of other kinds are left alone or refused by name', () => {
    expect(isMomentFragment('#main')).toBe(false);
    expect(isMomentFragment('')).toBe(false);
    expect(isMomentFragment('#v2=abc')).toBe(true);
    expect(() => decodeMoment('#v2=abc')).toThrow(new LinkError('newer'));
  });

  it.each([
    '#v1=',
    '#v1=????',
    '#v1=AAAA',
    packed('{'),
    packed(null),
    packed([]),
    packed({ p: 'stairs' }),
    packed({ a: 'f0' }),
    packed({ p: 'stairs', a: 'f0', m: { n: 'x', h: 'ab'.repeat(32), q: 1 } }),
    packed({ p: 'stairs', a: 'nonsense' }),
    packed({ p: 'stairs', a: 'f0', e: { radii: [1, 2] } }),
    packed({ p: 'stairs', a: 'f0', e: { radii: [1, 2, null] } }),
    packed({ p: 'stairs', a: 'f0', e: { evil: 1 } }),
    packed({ p: 'stairs', a: 'f0', e: { inputs: [[1e9, 0, 0, 0, 0, 0, 0]] } }),
    packed({ p: 'stairs', a: 'f0', e: { inputs: Array.from({ length: 9 }, () => [20000, 0, 0, 0, 0, 0, 0]) } }),
    packed({ m: { n: 'x', h: 'nohash', q: 1 }, a: 'f0' }),
    packed({ m: { n: 'x', h: 'ab'.repeat(32), q: 1, p: [1, 2], i: [] }, a: 'f0' }),
    packed({ p: 'stairs', a: 'f0', l: 7 }),
    packed({ p: 'stairs', a: 'f0', w: { y: ['everything'] } }),
    packed({ p: 'stairs', a: 'f0', k: '../../etc' }),
    `#v1=${'A'.repeat(70_000)}`,
  ])('damaged in some way are refused: %s', (fragment) => {
    expect(() => decodeMoment(fragment)).toThrow(new LinkError('damaged'));
  });

  it('never do worse than a LinkError, cut or edited anywhere', () => {
    const sound = encodeMoment({ ...moment, changes: { start: [1, 2, 3] } });
    fc.assert(
      fc.property(fc.nat(), fc.string({ maxLength: 3 }), fc.boolean(), (at, text, cut) => {
        const place = at % (sound.length + 1);
        const edited = sound.slice(0, place) + text + (cut ? '' : sound.slice(place + text.length));
        try {
          decodeMoment(edited);
        } catch (error) {
          expect(error).toBeInstanceOf(LinkError);
        }
      }),
      { numRuns: 3000, seed: 4 },
    );
  });
});
