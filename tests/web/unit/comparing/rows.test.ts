import { describe, expect, it } from 'vitest';
import { apart, differenceRows, type Side } from '../../../../web/page/workbench/compare/rows';
import { presetById } from '../../../../web/page/presets';
import { secondExperiment } from '../../../../web/page/core/compare/options';
import { readTrace } from '../../../../web/package/trace';
import { localSolver } from '../../../support/localSolver';

async function sides(id: string, frame = 0): Promise<[Side, Side]> {
  const preset = presetById(id)!;
  const { mesh, experiment } = await preset.load();
  const { client } = localSolver();
  const { id: meshId } = await client.addMesh(mesh);
  const side = async (of: typeof experiment): Promise<Side> => {
    const frames = (await client.run(meshId, of))!;
    const { start, input } = frames[frame]!;
    return { frame: frames[frame]!, tree: readTrace((await client.trace(meshId, of, start, input)).trace, frame) };
  };
  return [await side(experiment), await side(secondExperiment(experiment, preset.compare ?? {}))];
}

const rowsOf = async (id: string, digits: 4 | 7 | 17 = 4) =>
  Object.fromEntries(
    differenceRows(...(await sides(id)), digits).map(({ name, first, second, sign }) => [name, [first, second, sign]]),
  );

describe('the table of differences', () => {
  it('leaving a ridge', async () => {
    expect(await rowsOf('leaving-contact')).toEqual({
      feature: ['edge e₁, tri 2', 'face, tri 4', 'differs'],
      time: ['0.0008', '0.4646', 'differs'],
      second: ['edge e₁, tri 2', 'stopped', 'differs'],
      sweeps: ['6 + 1', '1 + 0', 'differs'],
      x: ['0.1478', '1.4950', 'differs'],
      y: ['0.4776', '0.4948', 'differs'],
      z: ['0.2500', '0.2500', 'same'],
      state: ['in the air', 'in the air', 'same'],
      truncated: ['yes', 'no', 'differs'],
      startDepth: ['0.0010', '0.0010', 'same'],
    });
  });

  it('a wall that is culled: no contact, no time, and a sweep that goes free', async () => {
    const rows = await rowsOf('one-sided-wall');
    expect(rows.feature).toEqual(['none', 'face, tri 0', 'differs']);
    expect(rows.time).toEqual(['none', '0.7475', 'differs']);
    expect(rows.second).toEqual(['free', 'stopped', 'differs']);
    expect(rows.startDepth).toBeUndefined();
  });

  it('numbers that differ are shown with as many digits as it takes', async () => {
    const [a, b] = await sides('one-sided-wall');
    const nudged = { ...a, frame: { ...a.frame, end: [a.frame.end[0] + 3e-7, ...a.frame.end.slice(1)] as never } };
    const [first, second] = [differenceRows(a, a, 4), differenceRows(a, nudged, 4)].map((rows) =>
      rows.find(({ name }) => name === 'x')!,
    );
    expect(first).toMatchObject({ sign: 'same', first: '0.0000', second: '0.0000' });
    expect(second!.sign).toBe('differs');
    expect(second!.first).not.toBe(second!.second);
    expect(apart(a.frame, nudged.frame)).toBeCloseTo(3e-7, 15);
    expect(apart(a.frame, b.frame)).toBeCloseTo(0.505, 9);
  });

  it('rounding is told from a difference', async () => {
    const rows = await rowsOf('acute-wedge');
    expect(rows.time).toEqual(['0.0005', '0.0005', 'close']);
    expect(rows.feature![2]).toBe('same');
  });
});
