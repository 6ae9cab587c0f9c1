/** Claims and proofs as the package gives them. Twin of wasm/batch/prove.h. */
import { Columns } from './exchange.ts';
import { RequestError } from './errors.ts';
import { checkNames } from './options.ts';
import type { NativeModule } from './module-types.ts';
import type { Proof, ProveOptions } from './types.ts';

const verdicts = ['hit', 'miss', 'inexact', 'refuted'] as const;
const refutations = [null, 'never-touches', 'too-early', 'too-late', 'leaving', 'touches'] as const;

export interface NativeClaim {
  triangle: number;
  time: number;
  samples: number;
  wholeSweep: boolean;
  until: number;
}

export function claimOf(triangle: number, options?: ProveOptions | null): NativeClaim {
  if (options) checkNames(options, ['time', 'samples', 'wholeSweep', 'until']);
  const { time = Infinity, samples = 129, wholeSweep = false, until = 1 } = options ?? {};
  for (const [name, value] of Object.entries({ triangle, time, samples, until })) {
    if (typeof value !== 'number') throw new RequestError('option-not-a-number', -1, `${name} must be a number.`);
  }
  if (!Number.isInteger(samples)) {
    throw new RequestError('option-not-whole', -1, `samples is ${samples}; it must be a whole number.`);
  }
  return { triangle, time, samples, wholeSweep, until };
}

function earlierOf(triangle: number, time: number, depth: number): Proof['earlier'] {
  return triangle < 0 ? null : { triangle, time, depth };
}

export function readProof(module: NativeModule): Proof {
  const columns = new Columns(module);
  const numbers = columns.float64();
  let at = 0;
  // In the order in which bind.cpp writes them.
  const next = () => numbers[at++] as number;
  return {
    verdict: verdicts[next()] as Proof['verdict'],
    refutation: refutations[next()] as Proof['refutation'],
    triangle: next(),
    time: next(),
    residual: next(),
    slope: next(),
    tolerance: next(),
    leastTime: next(),
    leastDistance: next(),
    firstContact: next(),
    earlier: earlierOf(next(), next(), next()),
    times: columns.float64(),
    distances: columns.float64(),
  };
}
