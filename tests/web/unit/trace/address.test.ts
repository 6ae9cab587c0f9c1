import { describe, expect, it } from 'vitest';
import { formatAddress, frameOf, inFrame, isAddress, parseAddress, withAncestors } from '../../../../web/package/trace';

describe('addresses', () => {
  it.each([
    'f0',
    'f120.p0',
    'f8.p0.s0.t14.e1',
    'f1.p1.s3.broad',
    'f1.p0.push2',
    'f1.p0.s1.response.plane0',
    'f1.p0.snap',
    'f0.p0.s0.t2.touch',
  ])('reads %s and writes it back', (text) => {
    expect(formatAddress(parseAddress(text)!)).toBe(text);
  });

  it.each([
    '',
    'f',
    'f-1',
    'f1.5',
    'x0',
    'f0.p2',
    'f0.s0',
    'f0.p0.s0.t1.e3',
    'f0.p0.s0.t1.e1.e1',
    'f007',
    'f0.p0.s0.t1.plane0',
    ' f0',
    'f0.p0.s0.end',
    'f99999999',
  ])('refuses %j', (text) => {
    expect(isAddress(text)).toBe(false);
  });

  it('knows frames and ancestors', () => {
    expect(frameOf('f8.p0.s0')).toBe(8);
    expect(frameOf('nonsense')).toBe(-1);
    expect(inFrame('f8.p0.s0.t1', 9)).toBe('f9.p0.s0.t1');
    expect([...withAncestors('f8.p0.s0')]).toEqual(['f8.p0.s0', 'f8.p0', 'f8']);
  });
});
