/** Turns the package's options into what the module takes: every value present, defaults filled in, wrong kinds named. */
import { methods, soundMethod } from './methods.ts';
import { RequestError } from './errors.ts';
import type { NativeOptions } from './module-types.ts';
import { numbersOf } from './settings.gen.ts';
import type { CompiledOptions, TraceOptions } from './types.ts';

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
      `${name} is ${typeof value === 'string' ? `'${value}'` : `a ${typeof value}`}; it must be ${allowed.map((a) => `'${a}'`).join(' or ')}.`,
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

const take: Parameters<typeof numbersOf>[1] = (name, unit, value, usual) => {
  if (unit === 'count') return whole(name, value, usual);
  const given = number(name, value, usual);
  // Below 0 means "default" inside the module, so negative numbers are refused here.
  if (value !== undefined && usual < 0 && !(given >= 0)) {
    throw unit === 'angle'
      ? new RequestError(
          'wall-limit-out-of-range',
          -1,
          `${name} is ${given}; it must be an angle from 0 to π/2 radians.`,
        )
      : new RequestError('skin-out-of-range', -1, `${name} is ${given}; it must be a finite length, 0 or more.`);
  }
  return given;
};

/** The default limit of sweeps is the published recursion limit. */
const takeForPaper: typeof take = (name, unit, value, usual) =>
  take(name, unit, value, name === 'maxSweeps' ? 6 : usual);

/** The options of all calls; one set may serve them all. */
const known = ['method', 'sides', 'precision', 'up', 'broadPhase', 'maxSlots'];
numbersOf({}, (name) => known.push(name));

/** @throws RequestError for an unknown name: a typo would go unnoticed */
export function checkNames(options: object, names: readonly string[]): void {
  if (Object(options) !== options || Array.isArray(options))
    throw new RequestError('options-not-an-object', -1, `Options must be an object, such as { ${names[0]}: … }.`);
  const strange = Object.keys(options).find((name) => !names.includes(name));
  if (strange !== undefined) {
    throw new RequestError('option-unknown', -1, `There is no option ${strange}; there are ${names.join(', ')}.`);
  }
}

/** Options checked once. */
class Compiled {
  readonly native: NativeOptions;

  constructor(options: TraceOptions) {
    this.native = checked(options);
    Object.freeze(this);
  }
}

/**
 * Checks options once, for calls in every frame: with the result, a call neither reads nor creates an object. Later changes of `options`
 * have no effect.
 * @param options of any call
 * @throws RequestError for a name that does not exist or a value of the wrong kind; one that is out of range is refused by the call it is for
 */
export const compileOptions = (options: TraceOptions = {}): CompiledOptions =>
  new Compiled(options) as unknown as CompiledOptions;

export function nativeOptions(options?: TraceOptions | CompiledOptions | null): NativeOptions {
  if (options === undefined || options === null) return defaults;
  return (options as unknown) instanceof Compiled
    ? (options as unknown as Compiled).native
    : checked(options as TraceOptions);
}

function checked(options: TraceOptions): NativeOptions {
  checkNames(options, known);
  const method = choice('method', options.method ?? soundMethod, methods);
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
    // Culling back faces is part of the published algorithm, so it is the paper method's default.
    sides: choice('sides', options.sides ?? (paper ? 'front' : 'both'), sides),
    precision,
    settings: [...up, ...numbersOf(options, paper ? takeForPaper : take)],
    broadPhase: options.broadPhase ?? true,
    maxSlots: whole('maxSlots', options.maxSlots, defaultMaxSlots),
  };
}

const defaults = checked({});
