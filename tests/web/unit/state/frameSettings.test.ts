// What single frames of a recorded game have of their own: where it holds, how it is changed, checked and written.
import { describe, expect, it } from 'vitest';
import type { FrameInput } from '../../../../web/page/model';
import { secondExperiment } from '../../../../web/page/core/compare/options';
import { problemOf, resizedInputs, sameExperiment } from '../../../../web/page/model/experiment';
import { changedThroughout, experimentAt } from '../../../../web/page/model/frameSettings';
import { inputsOf, readKeptInputs, runsOf } from '../../../../web/page/core/address/permalink';
import { waysOf } from '../../../../web/page/scene/layers/path';
import { experimentOf } from '../../../support/pageState';

const plain: FrameInput = { displacement: [1, 0, 0], gravity: [0, -1, 0] };
const wide = { radii: [1, 2, 1], stepHeight: 0.5 } as const;
const inputs: readonly FrameInput[] = [
  plain,
  plain,
  { ...plain, start: [3, 3, -0] },
  { ...plain, start: [3, 3, -0] },
  { ...plain, settings: wide },
  { ...plain, settings: { ...wide } },
  { ...plain, start: [0, 1, 2], settings: { skin: null } },
  plain,
];

describe('settings of single frames', () => {
  const experiment = experimentOf({ inputs });

  it('hold in their frames', () => {
    expect(experimentAt(experiment, inputs[4]!)).toEqual({ ...experiment, ...wide });
    expect(experimentAt(experiment, inputs[2]!)).toBe(experiment);
  });

  it('give way to what is changed throughout, and so do those of the run beside', () => {
    for (const changed of [
      changedThroughout(experiment, { stepHeight: 0.1 }),
      secondExperiment(experiment, { stepHeight: 0.1 }),
    ]) {
      expect(changed.stepHeight).toBe(0.1);
      expect(changed.inputs.map(({ settings }) => settings)).toEqual([
        ...[undefined, undefined, undefined, undefined],
        ...[{ radii: [1, 2, 1] }, { radii: [1, 2, 1] }, { skin: null }, undefined],
      ]);
      expect(changed.inputs[6]!.start).toEqual([0, 1, 2]);
    }
    expect(changedThroughout(experiment, { inputs: [plain] }).inputs).toEqual([plain]);
  });

  it('are checked like those of all', () => {
    const wrong = (input: Partial<FrameInput>) => problemOf(experimentOf({ inputs: [plain, { ...plain, ...input }] }));
    expect(problemOf(experiment)).toBeNull();
    expect(wrong({ settings: { radii: [1, 0, 1] } })?.key).toBe('experiment.bad.radius');
    expect(wrong({ settings: { stepHeight: -1 } })?.key).toBe('experiment.bad.stepHeight');
    expect(wrong({ start: [0, Infinity, 0] })).toEqual({ key: 'experiment.bad.input', values: { frame: 1 } });
  });

  it('are written and read as they are, equal neighbours once, and no place twice', () => {
    expect(runsOf(inputs).map(([frames]) => frames)).toEqual([2, 1, 1, 2, 1, 1]);
    const read = readKeptInputs(JSON.stringify(runsOf(inputs)));
    // JSON knows no −0.
    expect(read).toEqual(
      inputs.map(({ start, ...rest }) => ({ ...rest, ...(start && { start: start.map((x) => x + 0) }) })),
    );
    expect(inputsOf(runsOf(inputs))).toStrictEqual([...inputs]);
    expect(readKeptInputs(JSON.stringify([[1, 0, 0, 0, 0, 0, 0, { p: [1, 2] }]]))).toBeNull();
    expect(readKeptInputs(JSON.stringify([[1, 0, 0, 0, 0, 0, 0, { o: { colour: 1 } }]]))).toBeNull();
  });

  it('make runs that are not the same', () => {
    const without = experimentOf({ inputs: inputs.map(({ displacement, gravity }) => ({ displacement, gravity })) });
    expect(sameExperiment(experiment, without)).toBe(false);
  });

  it('go on in frames that are added; the place does not', () => {
    const last: FrameInput = { ...plain, start: [9, 9, 9], settings: wide };
    expect(resizedInputs([plain, last], 4)).toEqual([plain, last, ...[1, 2].map(() => ({ ...plain, settings: wide }))]);
  });
});

describe('the way of a body', () => {
  it('breaks where it was set elsewhere', () => {
    const frame = (x: number, start?: readonly [number, number, number]) =>
      ({ start: [x, 0, 0], end: [x + 1, 0, 0], input: { ...plain, ...(start && { start }) } }) as never;
    expect(waysOf([frame(0), frame(1), frame(7, [7, 0, 0]), frame(8)])).toEqual([
      [0, 1, 2].map((x) => [x, 0, 0]),
      [7, 8, 9].map((x) => [x, 0, 0]),
    ]);
    expect(waysOf([])).toEqual([]);
  });
});
