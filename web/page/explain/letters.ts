/** By which letter the formula of a step calls a thing: letters are used again from formula to formula, and a tip must use the one of its card. */
import { isSymbol, type SymbolName } from '../base/highlight';
import type { Step } from '../../package/trace/steps';
import { fieldsOf, formulaOf, hasLine } from './formula';
import { shorts } from './texMacros';

export interface NamedLine {
  /** as text: `c′`, `n₀`; null where it takes more than text to write it */
  readonly letter: string | null;
  /** what the line shows */
  readonly field: string;
}

/** The line of the formula that is this thing's own; null: it has none. */
export function lineOf(step: Step, name: SymbolName): NamedLine | null {
  const fields = fieldsOf(step);
  for (const line of formulaOf(step.event, step).groups.flatMap(({ lines }) => lines)) {
    const named = symbolOf(line.name);
    if (named?.symbol === name && hasLine(line, fields)) return { letter: textOf(named.tex), field: line.result };
  }
  return null;
}

/** TeX that is one symbol and nothing else, with the thing it stands for. */
export function symbolOf(tex: string): { readonly symbol: SymbolName; readonly tex: string } | null {
  const short = /^\\([A-Z])$/.exec(tex);
  if (short) return shorts[short[1]!] ?? null;
  const long = /^\\sy\{(\w+)\}\{(.+)\}$/.exec(tex);
  return long && isSymbol(long[1]) ? { symbol: long[1], tex: long[2]! } : null;
}

const signs: Readonly<Record<string, string>> = {
  "'": '′',
  ...{ _0: '₀', _1: '₁', _2: '₂', _3: '₃', _e: 'ₑ', _i: 'ᵢ' },
};

function textOf(tex: string): string | null {
  const text = tex.replace('\\tilde n', 'ñ').replace(/'|_[0-3ei]/g, (sign) => signs[sign]!);
  return /[\\_{}^]/.test(text) ? null : text;
}
