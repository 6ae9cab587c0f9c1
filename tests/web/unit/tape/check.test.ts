// A tape that is asked again, a part at a time.
import { loadSolver } from 'sweepscope';
import { expect, it } from 'vitest';
import { readTape, record } from '../../../../web/package/record';
import { checkedAgain } from '../../../../web/page/workbench/tape/check';
import { recordedWalk } from '../../../support/recordedWalk.mjs';

it('a tape is not asked again any further once it is not wanted', async () => {
  const moves = 3 * 4096;
  const { recorder } = await recordedWalk({ loadSolver, record });
  const short = readTape(recorder.bytes());
  const many = (width: number) => new Float64Array(width * moves);
  const tape = {
    ...short,
    frames: moves,
    requests: many(12),
    positions: many(3),
    hashes: new Uint32Array(2 * moves),
    ...{ bodies: new Uint32Array(moves), optionsOf: new Uint32Array(moves), calls: new Uint32Array(moves) },
  };
  const scene = new AbortController();
  let parts = 0;
  const checkTape = async () => {
    if (++parts === 2) scene.abort();
    return { frames: 4096, differing: new Uint32Array(0), version: '1' };
  };
  expect(await checkedAgain({ checkTape }, 1, tape, scene.signal)).toBeNull();
  expect(parts).toBe(2);
});
