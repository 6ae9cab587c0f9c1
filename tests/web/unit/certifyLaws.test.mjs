import { describe, expect, it } from 'vitest';
import { joinLaw, lawTable } from '../../../web/scripts/certify/laws.mjs';

const row = (more) => ({
  ...{ law: 'jump', name: 'apex', what: 'reached', bound: '≥ 0.99', unit: '', worse: 'least' },
  ...{ judged: 10, broken: 0, worst: 0.999, where: 'walls', ...more },
});
const joined = (one, other) => {
  joinLaw(one, other);
  return one;
};

describe('laws of two processes', () => {
  it.each([
    ['least', 0.5, 'here'],
    ['largest', 0.75, 'there'],
  ])('keeps the %s figure with its place', (worse, worst, where) => {
    const one = row({ worse, worst: 0.5, where: 'here' });
    const other = row({ worse, worst: 0.75, where: 'there', judged: 5, broken: 2 });
    expect(joined(one, other)).toMatchObject({ worst, where, judged: 15, broken: 2 });
  });

  it('adds what is counted', () => {
    expect(joined(row({ worse: 'sum', worst: 2 }), row({ worse: 'sum', worst: 3 })).worst).toBe(5);
  });

  it('takes a figure from whoever has one', () => {
    expect(joined(row({ worst: null, where: '' }), row())).toMatchObject({ worst: 0.999, where: 'walls' });
    expect(joined(row(), row({ worst: null, where: '' }))).toMatchObject({ worst: 0.999, where: 'walls' });
  });
});

describe('the table of laws', () => {
  const lines = (one) =>
    lawTable([row(one)])
      .split('\n')
      .at(-1)
      .split('|')
      .map((cell) => cell.trim());

  it('says how often a law is broken', () => expect(lines({ broken: 3 }).at(-2)).toBe('3'));
  it('says nothing of that where a figure is measured only', () =>
    expect(lines({ bound: 'measured', broken: 0 }).slice(-3, -1)).toEqual(['measured', '–']));
  it('shows how near to 1 a figure is', () => expect(lines({ worst: 1 - 2.5e-9 })[4]).toBe('1 − 2.5e-9 (walls)'));
  it('has a dash for a law without a figure', () => expect(lines({ worst: null })[4]).toBe('–'));
});
