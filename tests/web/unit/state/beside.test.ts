/** Bodies that are run beside the shown one: each on its own, ended when nobody wants them any more. */
import { describe, expect, it } from 'vitest';
import type { Mesh, MoveResults } from 'sweepscope';
import { pathsOf } from '../../../../web/page/solver/beside';
import { localSolver } from '../../../support/localSolver';
import { experimentOf, floorAndWall } from '../../../support/pageState';

const experiment = experimentOf({ method: 'robust' });
const frames = experiment.inputs.length;
const goOn = async () => true;

/** Moves every body by its displacement; those that begin beyond x = 2 leave the numbers. */
function falling(asked: number[]): Mesh {
  const moveMany = (requests: Float64Array) => {
    asked.push(requests.length / 12);
    const position = new Float64Array(requests.length / 4);
    for (let k = 0; k < requests.length / 12; k++) {
      const at = requests.subarray(12 * k);
      position.set([at[0]! > 2 ? NaN : at[0]! + at[3]!, at[1]!, at[2]!], 3 * k);
    }
    return { position } as MoveResults;
  };
  return { moveMany } as unknown as Mesh;
}

describe('bodies run beside', () => {
  it('go on without one that has left the numbers', async () => {
    const asked: number[] = [];
    const mesh = falling(asked);
    const paths = (await pathsOf(() => mesh, experiment, Float64Array.of(-2, 1, 0, 3, 1, 0), goOn))!;
    const length = 3 * (frames + 1);
    expect([...paths.subarray(0, length)].filter((_, k) => k % 3 === 0)).toEqual([-2, -1, 0, 1, 2]);
    expect([...paths.subarray(length, length + 4)]).toEqual([3, 1, 0, NaN]);
    expect(paths.subarray(length + 6).every(Number.isNaN)).toBe(true);
    expect(asked).toEqual([2, 1, 1, 1]);
  });

  it('end with all of them gone, and with the first rest that says so', async () => {
    const asked: number[] = [];
    const mesh = falling(asked);
    await pathsOf(() => mesh, experiment, Float64Array.of(3, 1, 0), goOn);
    expect(asked).toEqual([1]);
    const rests = [true, false, true];
    expect(
      await pathsOf(
        () => mesh,
        experiment,
        Float64Array.of(-2, 1, 0),
        async () => rests.shift()!,
      ),
    ).toBeNull();
    expect(asked).toEqual([1, 1, 1]);
  });

  it('give way to a newer request, to a cancel and to the end of a run', async () => {
    // Every look at the clock finds that it is time for a breath.
    let time = 0;
    const { client } = localSolver({ now: () => (time += 1000) });
    const { id } = await client.addMesh(floorAndWall());
    const ask = () => client.runBeside(id, experiment, Float64Array.of(-2, 1.5, 0));
    const [older, newer] = await Promise.all([ask(), ask()]);
    expect(older).toBeNull();
    expect(newer).toHaveLength(3 * (frames + 1));
    const cancelled = ask();
    client.cancelBeside();
    expect(await cancelled).toBeNull();
    const ended = ask();
    client.cancelRun();
    expect(await ended).toBeNull();
    expect(await ask()).toEqual(newer);
  });
});
