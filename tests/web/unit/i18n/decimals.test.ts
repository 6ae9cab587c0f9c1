/** Numbers as readers of other languages write them. The page has one language from start to end, so each is a page of its own here. */
import { afterEach, describe, expect, it, vi } from 'vitest';

async function numbersIn(language: string) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language } });
  return import('../../../../web/page/base/i18n/numbers');
}

afterEach(() => vi.unstubAllGlobals());

describe('Polish', () => {
  it('has a decimal comma wherever a person reads a number', async () => {
    const numbers = await numbersIn('pl');
    expect(numbers.formatNumber(0.37653706314233504)).toBe('0,3765');
    expect(numbers.formatNumber(0.37653706314233504, 17)).toBe('0,37653706314233504');
    expect(numbers.formatNumber(0)).toBe('0,0000');
    expect(numbers.formatNumber(-1.11e-16)).toBe('−1,11e−16');
    expect(numbers.formatPair(0.40001, 0.40002)).toEqual(['0,4000100', '0,4000200']);
    expect(numbers.formatAngle(1)).toBe('57,3°');
    expect(numbers.formatField(1234.5)).toBe('1234,5');
    expect(numbers.formatExact(-0.25)).toBe('−0,25');
    expect(numbers.formatSize(18.34)).toBe('18,3');
    expect(numbers.formatPlain(0.25)).toBe('0,25');
    expect(numbers.formatBytes(48_200_000)).toBe('48,2 MB');
  });

  it('reads a list with decimal commas: what parts numbers are spaces, lines and semicolons', async () => {
    const { formatExact, parseList } = await numbersIn('pl');
    expect(parseList('0,5 −1,25; 3\n2.5')).toEqual([0.5, -1.25, 3, 2.5]);
    expect(parseList('0,5, 1,5 , 2')).toEqual([0.5, 1.5, 2]);
    expect(parseList([0.1 + 0.2, -3, 1e-7].map(formatExact).join(' '))).toEqual([0.1 + 0.2, -3, 1e-7]);
    expect(parseList('1,5,2')).toEqual([NaN]);
    expect((await numbersIn('en')).parseList('0.5,1.5, −2;3')).toEqual([0.5, 1.5, -2, 3]);
  });

  it('parts the components of a vector by semicolons', async () => {
    const { formatVector, formatDirection } = await numbersIn('pl');
    expect(formatVector([1, -0.5, 0])).toBe('(1,0000; −0,5000; 0,0000)');
    expect(formatDirection([-0.8784, 0.478, -0.001])).toBe('(−0,88; 0,48; −0,001)');
  });

  it('groups thousands as its readers do', async () => {
    const { formatCount } = await numbersIn('pl');
    expect(formatCount(1234)).toBe('1234');
    expect(formatCount(100_352).replace(/\s/g, ' ')).toBe('100 352');
  });

  it('keeps the comma of a formula from being a comma', async () => {
    const { writtenFormula } = await numbersIn('pl');
    expect(writtenFormula('0.9999\\cdot 2\\pi, t_0.')).toBe('0{,}9999\\cdot 2\\pi, t_0.');
  });

  it('reads both signs, shows hexadecimal numbers and those for programs as they are', async () => {
    const { parseField, formatNumber, programNumber } = await numbersIn('pl');
    expect([parseField('0,5'), parseField('0.5')]).toEqual([0.5, 0.5]);
    expect(formatNumber(0.1, 'hex')).toBe('0x1.999999999999ap-4');
    expect(Number(programNumber(formatNumber(-0.37653706314233504, 17)))).toBe(-0.37653706314233504);
  });
});

describe.each(['en', 'zh', 'something else'])('%s', (language) => {
  it('has a decimal point', async () => {
    const { formatNumber, formatVector, writtenFormula, formatCount } = await numbersIn(language);
    expect(formatNumber(0.3765)).toBe('0.3765');
    expect(formatVector([1, -0.5, 0])).toBe('(1.0000, −0.5000, 0.0000)');
    expect(writtenFormula('0.5')).toBe('0.5');
    expect(formatCount(100_352)).toBe('100,352');
  });
});
