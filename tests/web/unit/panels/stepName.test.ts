import { describe, expect, it } from 'vitest';
import { partName, stepName } from '../../../../web/page/explain/stepName';
import { readTrace } from '../../../../web/package/trace';
import { encodeTrace, paperFrame } from '../../../support/encodeTrace';

describe('the name of a step', () => {
  it.each([
    ['f8', 'frame 8'],
    ['p0', 'movement'],
    ['p1', 'gravity'],
    ['s12', 'slide 12'],
    ['t14', '#14'],
    ['v0', 'p₁'],
    ['e2', 'e₃'],
  ])('%s is %s', (part, name) => expect(partName(part)).toBe(name));

  it('is no part of an address, whatever the step', () => {
    const tree = readTrace(
      encodeTrace(paperFrame([[{ hits: [0.5, null, 0.25] }, { hits: [] }], [{ hits: [null] }]])),
      8,
    );
    const names = tree.steps.map(stepName);
    expect(names).toEqual(expect.arrayContaining(['frame 8', 'gravity', 'slide 1', '#2', 'p₃', 'e₁', 'nearest']));
    expect(names.filter((name) => /^[fpstve]\d/.test(name))).toEqual([]);
  });
});
