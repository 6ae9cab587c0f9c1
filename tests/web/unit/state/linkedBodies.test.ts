/** Several bodies in a link: both ways, what pages of before make of it, and what strangers write. */
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFrame } from '../../../../web/page/export/readFrame';
import { base64url, fromBase64url } from '../../../../web/page/base/base64url';
import { mostBodies } from '../../../../web/page/model/bodies';
import { inflateUpTo } from '../../../../web/page/base/inflate';
import { withTail } from '../../../../web/page/core/address/linkTail';
import {
  decodeMoment,
  encodeMoment,
  LinkError,
  longestLink,
  type Moment,
  momentJson,
  readMoment,
} from '../../../../web/page/core/address/permalink';
import type { Vec3 } from '../../../../web/page/model';

const one: Moment = {
  preset: 'stairs',
  mesh: null,
  changes: { start: [1, 2, 3] },
  compare: null,
  keptInputs: null,
  breakpoints: null,
  address: 'f3.p0.s1',
  level: 'slide',
  view: {},
};
const others: Vec3[] = [
  [0.1, -2, 1 / 3],
  [1e-9, 4, -7.25],
];
const several: Moment = { ...one, bodies: { others, shown: 1 } };

const head = () => deflateSync(strToU8(JSON.stringify(momentJson(one))), { level: 9 });
const withMore = (more: unknown) => `#v1=${base64url(withTail(head(), more as object))}`;
const bytesOf = (fragment: string) => fromBase64url(fragment.slice('#v1='.length));

describe('bodies in a link', () => {
  it('come back to the last bit, beside all else that it says', () => {
    expect(decodeMoment(encodeMoment(several))).toEqual(several);
  });

  it('leave the link of one body as it was', () => {
    expect(encodeMoment({ ...one, bodies: null })).toBe(encodeMoment(one));
    expect(encodeMoment(one)).toBe(`#v1=${base64url(head())}`);
    expect(decodeMoment(encodeMoment(one))).not.toHaveProperty('bodies');
  });

  it('stand where pages of before do not look: these show the rest', () => {
    const asBefore = inflateUpTo(bytesOf(encodeMoment(several)), 500_000)!;
    expect(readMoment(JSON.parse(strFromU8(asBefore)))).toEqual(one);
  });

  it('leave room for what later versions have to say', () => {
    const k = { others, shown: 1, colour: 'red' };
    expect(decodeMoment(withMore({ bodies: k, later: [1, 2] }))).toEqual(several);
    expect(decodeMoment(withMore({ later: true }))).toEqual(one);
  });

  it('fit, as many as there may be with all their digits', () => {
    const digits = (k: number) => Math.sin(k + 1) * 10;
    const many = Array.from({ length: mostBodies - 1 }, (_, k): Vec3 => [digits(k), digits(k + 20), digits(k + 40)]);
    const moment: Moment = { ...one, bodies: { others: many, shown: mostBodies - 1 } };
    const fragment = encodeMoment(moment);
    expect(fragment.length).toBeLessThan(longestLink);
    expect(decodeMoment(fragment)).toEqual(moment);
  });

  it.each([
    ['none', { others: [], shown: 0 }],
    ['too many', { others: Array.from({ length: mostBodies }, () => [0, 0, 0]), shown: 0 }],
    ['too far', { others: [[0, 1e31, 0]], shown: 0 }],
    ['no number', { others: [[0, null, 0]], shown: 0 }],
    ['two coordinates', { others: [[0, 0]], shown: 0 }],
    ['one shown that is not there', { others: [[0, 0, 0]], shown: 2 }],
    ['half of one shown', { others: [[0, 0, 0]], shown: 0.5 }],
    ['a text', 'all of them'],
    ['nothing at all', null],
  ])('are refused when damaged: %s', (_, bodies) => {
    expect(() => decodeMoment(withMore({ bodies }))).toThrow(new LinkError('damaged'));
  });

  it('are refused when what carries them is damaged', () => {
    const sound = bytesOf(encodeMoment(several));
    const changed = (at: number, to: number) => {
      const bytes = sound.slice();
      bytes[bytes.length + at] = to;
      return `#v1=${base64url(bytes)}`;
    };
    // Longer than all of it; of another length; cut.
    expect(() => decodeMoment(changed(-5, 255))).toThrow(new LinkError('damaged'));
    expect(() => decodeMoment(changed(-6, sound[sound.length - 6]! - 3))).toThrow(new LinkError('damaged'));
    expect(() => decodeMoment(withMore([1]))).not.toThrow();
    expect(decodeMoment(withMore(7))).toEqual(one);
    const bomb = withMore({ bodies: { others, shown: 1 }, later: ' '.repeat(1_000_000) });
    expect(bomb.length).toBeLessThan(4000);
    expect(() => decodeMoment(bomb)).toThrow(new LinkError('damaged'));
  });

  it('never crash the page, whatever is written over them', () => {
    const sound = bytesOf(encodeMoment(several));
    for (let at = 0; at < sound.length; at++) {
      const bytes = sound.slice();
      bytes[at]! ^= 0x55;
      try {
        decodeMoment(`#v1=${base64url(bytes)}`);
      } catch (error) {
        expect(error).toBeInstanceOf(LinkError);
      }
    }
  });
});

describe('bodies in a saved frame', () => {
  const frame = (run: object) =>
    JSON.stringify({
      format: 'sweepscope-frame',
      version: 1,
      address: 'f0',
      mesh: { name: 'x', preset: 'stairs', hash: '0'.repeat(64), parts: 1, positions: null, indices: null },
      request: { radii: [1, 1, 1] },
      options: { method: 'paper', sides: 'both' },
      run: { start: [1, 2, 3], inputs: [{ frames: 2, displacement: [1, 0, 0], gravity: [0, 0, 0] }], ...run },
    });

  it('are a field that may be there', () => {
    expect(readFrame(frame({ bodies: { others, shown: 1 } }))?.bodies).toEqual({ others, shown: 1 });
    expect(readFrame(frame({}))).not.toHaveProperty('bodies');
  });

  it('are refused when damaged', () => {
    for (const bodies of [null, { others: [] }, { others, shown: 3 }, { others: [['a', 0, 0]], shown: 0 }])
      expect(() => readFrame(frame({ bodies })), JSON.stringify(bodies)).toThrow();
  });
});
