/** Options as a tape has them: plain, with the names of the package. */
import type { NativeOptions } from '../module-types.ts';
import { methods } from '../methods.ts';
import { moveNumbers } from '../settings.gen.ts';
import type { CompiledOptions, MoveOptions, TraceOptions } from '../types.ts';

type AnyMoveOptions = MoveOptions | CompiledOptions;
type Values = Readonly<Record<string, unknown>>;

/** The options that decide the answer of a move; those of its trace do not. */
const names = ['method', 'sides', 'precision', 'up', ...moveNumbers.map(({ name }) => name)] as const;
/** The order in which choices cross to the module. */
const choices = { method: methods, sides: ['both', 'front'], precision: ['double', 'single'] } as const;

const none: Values = {};

export const isCompiled = (options: TraceOptions | CompiledOptions): options is CompiledOptions => 'native' in options;

/** Compiled options as plain ones; a number below 0 means the solver's default. */
function plainOf({ native }: CompiledOptions): MoveOptions {
  const { method, sides, precision, settings } = native as NativeOptions;
  const numbers = moveNumbers.map(({ name }, at) => [name, settings[3 + at] as number] as const);
  return {
    method: choices.method[method],
    sides: choices.sides[sides],
    precision: choices.precision[precision],
    up: settings.slice(0, 3) as unknown as readonly [number, number, number],
    ...Object.fromEntries(numbers.filter(([, value]) => value >= 0)),
  };
}

/** A copy that later changes do not reach. */
export function copyOf(options: AnyMoveOptions | undefined): MoveOptions {
  const plain = (options && isCompiled(options) ? plainOf(options) : (options ?? none)) as Values;
  // Null is what the solver takes for not given.
  const given = names.filter((name) => (plain[name] ?? undefined) !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, name === 'up' ? [...(plain.up as readonly number[])] : plain[name]]),
  );
}

/** Whether plain options say what a copy says; asked in every call, so it makes nothing. */
export function isCopyOf(copy: MoveOptions, options: AnyMoveOptions | undefined): boolean {
  const given = (options ?? none) as Values;
  const kept = copy as Values;
  for (const name of names) {
    if (name === 'up' ? !sameUp(kept.up, given.up) : !Object.is(kept[name], given[name] ?? undefined)) return false;
  }
  return true;
}

function sameUp(a: unknown, b: unknown): boolean {
  if (!a || !b) return !a && !b;
  const [one, other] = [a as readonly number[], b as readonly number[]];
  return Object.is(one[0], other[0]) && Object.is(one[1], other[1]) && Object.is(one[2], other[2]);
}

/** The first of what a tape says that is no option of a move, or has another kind of value; out of range they are refused by the move itself. @returns null for none */
export function wrongOption(json: unknown): { readonly name: string; readonly value: unknown } | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { name: '', value: json };
  const wrong = Object.entries(json).find(([name, value]) => !isOption(name, value));
  return wrong ? { name: wrong[0].slice(0, 40), value: wrong[1] } : null;
}

function isOption(name: string, value: unknown): boolean {
  if (Object.hasOwn(choices, name))
    return (choices[name as keyof typeof choices] as readonly unknown[]).includes(value);
  if (name === 'up') return Array.isArray(value) && value.length === 3 && value.every((one) => Number.isFinite(one));
  return moveNumbers.some((number) => number.name === name) && Number.isFinite(value);
}
