import { describe, expect, it } from 'vitest';
import * as numbers from '../../../../web/page/base/i18n/numbers';

const { formatBytes, formatDirection, formatField, formatNumber, formatPair, formatSize, formatSpeed, parseField } =
  numbers;

describe('formatNumber', () => {
  it.each([
    [0.37653706314233504, 4, '0.3765'],
    [0.37653706314233504, 7, '0.3765371'],
    [0.37653706314233504, 17, '0.37653706314233504'],
    [-77.46777777777778, 4, '−77.4678'],
    [0, 4, '0.0000'],
    [1e-9, 4, '1.00e−9'],
    [-1.11e-16, 4, '−1.11e−16'],
    [1.5e12, 4, '1.50e+12'],
    [Infinity, 4, '∞'],
    [-Infinity, 7, '−∞'],
    [NaN, 4, '–'],
  ] as const)('%s with %s digits', (value, digits, text) => expect(formatNumber(value, digits)).toBe(text));

  it('keeps the sign of −0 only where it decides', () => {
    expect(formatNumber(-0, 4)).toBe('0.0000');
    expect(formatNumber(-0, 4, true)).toBe('−0.0000');
  });

  it('17 digits read back to the same number', () => {
    for (const value of [1 / 3, 0.1 + 0.2, 5e-324, 123456.789]) {
      expect(Number(formatNumber(value, 17).replaceAll('−', '-'))).toBe(value);
    }
  });
});

describe('other numbers', () => {
  it('tells two compared numbers apart', () => {
    expect(formatPair(0.40001, 0.40002)).toEqual(['0.4000100', '0.4000200']);
    expect(formatPair(0.5, 0.5)).toEqual(['0.5000', '0.5000']);
    expect(formatPair(0.1 + 0.2, 0.3)).toEqual(['0.30000000000000004', '0.3']);
  });

  it('shortens directions', () => expect(formatDirection([-0.8784, 0.478, -0.001])).toBe('(−0.88, 0.48, −0.001)'));
  it.each([
    [0.3, '0.30'],
    [1, '1.00'],
    [-0.2099999, '−0.21'],
    [0.0035, '0.0035'],
    [1e-7, '1.0e−7'],
    [-1320, '−1320'],
    [1234.5, '1234.5'],
    // Six signs fit.
    [-0.02345, '−0.023'],
    [12.34567, '12.346'],
    [-123.456, '−123.5'],
    [-1234.5, '−1235'],
    [123456.7, '123457'],
    [-123456.7, '−1e+5'],
    [-0.0004, '−4e−4'],
    [-1.25e-7, '−1e−7'],
    [0, '0.00'],
  ])('field %s', (value, text) => expect(formatField(value)).toBe(text));
  it.each([
    ['0,5', 0.5],
    ['−1.5', -1.5],
    ['.5', 0.5],
    ['1e-3', 0.001],
    [' 2. ', 2],
  ])('reads %s', (text, value) => expect(parseField(text)).toBe(value));
  it.each(['', 'abc', '1.2.3', '0x10', 'Infinity', '--1'])('refuses %s', (text) => expect(parseField(text)).toBeNaN());
  it.each([
    [4.08, '4.08'],
    [812, '812'],
    [0.01234, '0.0123'],
    [18.34, '18.3'],
    [0, '0'],
    [2e7, '2.00e+7'],
  ])('size %s', (value, text) => expect(formatSize(value)).toBe(text));
  it('speeds and bytes', () => {
    expect([1 / 32, 0.5, 1, 4].map(formatSpeed)).toEqual(['1/32', '1/2', '1', '4']);
    expect([384, 212_000, 48_200_000].map(formatBytes)).toEqual(['384 B', '212 kB', '48.2 MB']);
  });
});
