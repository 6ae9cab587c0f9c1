import { describe, expect, it } from 'vitest';
import { csvText } from '../../../../web/page/export/csv';
import { flatText, jsonText } from '../../../../web/page/export/json';
import { fileBase, testFile, testName } from '../../../../web/page/export/names';
import { cppNumber } from '../../../../web/page/export/numbers';
import { floorAndWall } from '../../../support/pageState';

describe('CSV', () => {
  it('quotes what RFC 4180 wants quoted, and nothing else', () => {
    const rows = [
      ['a', 'say "so"', 'x,y', 'two\nlines', 'plain'],
      [1, 0.1, -0, null, true],
    ];
    expect(csvText(rows)).toBe('a,"say ""so""","x,y","two\nlines",plain\r\n1,0.1,-0,,true\r\n');
  });

  it('keeps every bit of a number', () => {
    for (const value of [1 / 3, 5e-324, 1.7976931348623157e308, 0.37653706314233504, 1e21]) {
      expect(Number(csvText([[value]]).trim())).toBe(value);
    }
  });
});

describe('JSON', () => {
  it('reads back to the same bits; what JSON has no number for is text', () => {
    const value = { zero: -0, third: [1 / 3, -5e-324, 1e300], none: NaN, never: -Infinity, deep: [{ a: [[1], [2]] }] };
    const read = JSON.parse(jsonText(value));
    expect(Object.is(read.zero, -0)).toBe(true);
    expect(read).toEqual({ ...value, none: 'NaN', never: '-Infinity' });
    expect(JSON.parse(flatText(value))).toEqual(read);
  });

  it('leaves out what is not there, and keeps what is null', () => {
    expect(JSON.parse(jsonText({ a: undefined, b: null }))).toEqual({ b: null });
  });

  it('keeps vectors on one line', () => {
    const text = jsonText({ long: Array.from({ length: 40 }, (_, k) => [k, k, k]), name: 'a "name"' });
    expect(text).toContain('\n    [39, 39, 39]\n');
    expect(text).toContain('"name": "a \\"name\\""');
  });
});

describe('C++ numbers', () => {
  it('are doubles with the same bits, the sign of zero included', () => {
    expect([0, -0, 1 / 3, 1e300, NaN, -Infinity].map(cppNumber)).toEqual([
      '0',
      '-0.0',
      '0.3333333333333333',
      '1e+300',
      'kNaN',
      '-kInfinity',
    ]);
  });
});

describe('names', () => {
  const ofFile = (name: string) => ({ presetId: null, mesh: { ...floorAndWall(), name } });

  it('come from the preset or the file, and the address', () => {
    expect(fileBase({ presetId: 'terrain-100k', mesh: floorAndWall() }, 'f8.p0')).toBe('terrain-100k-f8.p0');
    expect(fileBase(ofFile('My Level (2).glb'), 'f0')).toBe('my-level-2-f0');
    expect(testFile(ofFile('My Level (2).glb'), 3)).toBe('my_level_2_frame3_test.cpp');
    expect(testName(ofFile('My Level (2).glb'), 3)).toBe('MyLevel2Frame3');
  });

  it('are names of C++ and of files whatever a file is called', () => {
    for (const name of ['../../etc/passwd', '2fast.obj', 'мир.ply', '"; int main() {', 'x'.repeat(500)]) {
      expect(testName(ofFile(name), 0)).toMatch(/^[A-Z]\w{0,110}$/);
      expect(testFile(ofFile(name), 0)).toMatch(/^[a-z0-9_]{1,110}\.cpp$/);
      expect(fileBase(ofFile(name), 'f0')).toMatch(/^[a-z0-9.-]{1,120}$/);
    }
  });
});
