/** Turns the package's options into what the module takes: every value present, defaults filled in, wrong kinds named. */
import { RequestError } from './errors.ts';
import type { NativeOptions } from './module-types.ts';
import type { TraceOptions } from './types.ts';

const methods = ['paper', 'robust'];
const sides = ['both', 'front'];
const precisions = ['double', 'single'];

/** 2^24 slots of 8 bytes: 128 MiB, a full trace of some 200,000 candidates. */
const defaultMaxSlots = 2 ** 24;

function choice(name: string, value: unknown, allowed: readonly string[]): number {
  const index = allowed.indexOf(value as string);
  if (index < 0) {
    throw new RequestError(
      'option-unknown',
      -1,
      `${name} is ${JSON.stringify(value)}; it must be ${allowed.map((a) => `'${a}'`).join(' or ')}.`,
    );
  }
  return index;
}

function number(name: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value !== 'number') throw new RequestError('option-not-a-number', -1, `${name} must be a number.`);
  return value;
}

/** A NaN or an infinity would reach C++ as some integer; there it could pass for a sound one. */
function whole(name: string, value: unknown, fallback: number): number {
  const n = number(name, value, fallback);
  if (!Number.isInteger(n))
    throw new RequestError('option-not-whole', -1, `${name} is ${n}; it must be a whole number.`);
  return Math.max(-1, Math.min(n, 2 ** 31 - 1));
}

/** skin below 0 stands for "default" inside the module, so a negative one is refused here. */
function skinOf(value: unknown): number {
  const skin = number('skin', value, -1);
  if (value !== undefined && !(skin >= 0)) {
    throw new RequestError('skin-out-of-range', -1, `skin is ${skin}; it must be a finite length, 0 or more.`);
  }
  return skin;
}

export function nativeOptions(options?: TraceOptions | null): NativeOptions {
  return options === undefined || options === null ? defaults : checked(options);
}

function checked(options: TraceOptions): NativeOptions {
  const method = choice('method', options.method ?? 'robust', methods);
  const paper = methods[method] === 'paper';
  const precision = choice('precision', options.precision ?? 'double', precisions);
  if (precision !== 0 && !paper) {
    throw new RequestError(
      'precision-needs-paper',
      -1,
      "precision 'single' is for method 'paper' only; the robust method always computes in double.",
    );
  }
  const up = options.up ?? [0, 1, 0];
  if (!Array.isArray(up) || up.length !== 3 || up.some((n) => typeof n !== 'number')) {
    throw new RequestError('up-not-usable', -1, 'up must be an array of three finite numbers, not all 0.');
  }
  return {
    method,
    // Culling back faces is part of the published algorithm; the paper method does it unless told otherwise.
    sides: choice('sides', options.sides ?? (paper ? 'front' : 'both'), sides),
    precision,
    settings: [
      skinOf(options.skin),
      whole('maxSweeps', options.maxSweeps, paper ? 6 : 8),
      ...up,
      number('slopeLimit', options.slopeLimit, 0.8726646259971648),
      number('stepHeight', options.stepHeight, 0),
      number('snapDistance', options.snapDistance, 0),
    ],
    broadPhase: options.broadPhase ?? true,
    maxSlots: whole('maxSlots', options.maxSlots, defaultMaxSlots),
  };
}

const defaults = checked({});
