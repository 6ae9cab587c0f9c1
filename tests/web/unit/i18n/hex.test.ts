import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex, parseHex } from '../../../../web/page/base/i18n/hex';
import { formatNumber } from '../../../../web/page/base/i18n/numbers';

const bits = (value: number) => new BigUint64Array(Float64Array.of(value).buffer)[0]!;
const fromBits = (pattern: bigint) => new Float64Array(BigUint64Array.of(pattern).buffer)[0]!;

describe('hexadecimal floats', () => {
  it('are what C prints with %a', () => {
    const pairs: [number, string][] = [
      [1, '0x1p+0'],
      [-1, '-0x1p+0'],
      [0.5, '0x1p-1'],
      [10, '0x1.4p+3'],
      [0.1, '0x1.999999999999ap-4'],
      [1 / 3, '0x1.5555555555555p-2'],
      [0, '0x0p+0'],
      [-0, '-0x0p+0'],
      [Number.MIN_VALUE, '0x0.0000000000001p-1022'],
      [2.2250738585072014e-308, '0x1p-1022'],
      [2.225073858507201e-308, '0x0.fffffffffffffp-1022'],
      [Number.MAX_VALUE, '0x1.fffffffffffffp+1023'],
    ];
    for (const [value, text] of pairs) expect(formatHex(value)).toBe(text);
  });

  it('come back with every bit, denormals and the sign of zero included', () => {
    const finite = fc
      .bigInt(0n, (1n << 64n) - 1n)
      .map(fromBits)
      .filter(Number.isFinite);
    fc.assert(
      fc.property(finite, (value) => bits(parseHex(formatHex(value))) === bits(value)),
      {
        numRuns: 5000,
      },
    );
    const denormal = fc.bigInt(1n, (1n << 52n) - 1n).map(fromBits);
    fc.assert(fc.property(denormal, (value) => bits(parseHex(formatHex(value))) === bits(value)));
    for (const value of [0, -0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE]) {
      expect(Object.is(parseHex(formatHex(value)), value)).toBe(true);
    }
  });

  it('two numbers that differ read differently', () => {
    expect(formatHex(0.1 + 0.2)).not.toBe(formatHex(0.3));
  });

  it('reads nothing else', () => {
    for (const text of [
      '',
      '1',
      '0x',
      '0x1',
      '0x2p+0',
      '0x1.p+0',
      '0x1p+1024',
      '0x0.8p+0',
      '0x1.00000000000000p+0',
      'nan',
    ])
      expect(parseHex(text)).toBeNaN();
  });

  it('is one of the ways numbers are written; what is no number keeps its name', () => {
    expect(formatNumber(0.5, 'hex')).toBe('0x1p-1');
    expect(formatNumber(-0, 'hex')).toBe('-0x0p+0');
    expect([Infinity, -Infinity, NaN].map((value) => formatNumber(value, 'hex'))).toEqual(['∞', '−∞', '–']);
  });
});
