/** The meaning of a symbol in a step: its number in the trace, and its description. */
import type { MessageValues } from '../base/i18n/messages';
import { isSymbol, type SymbolName } from '../base/highlight';
import type { TraceEvent } from '../../package/trace/events.gen';
import type { Step } from '../../package/trace/steps';
import { fieldsOf, formulaOf, hasLine } from './formula';
import { shortName, shorts } from './texMacros';
import type { FieldValue } from '../model/explain/formulaTypes';
import { studyView } from './views';

/** The letter of a thing in the formula of a step: formulas reuse letters, and a tip must use the one of its card. */
interface NamedLine {
  /** as text: `c′`, `n₀`; null where it takes more than text to write it */
  readonly letter: string | null;
  /** what the line shows */
  readonly field: string;
}

/** The line of the formula that is this thing's own; null: it has none. */
function lineOf(step: Step, name: SymbolName): NamedLine | null {
  const fields = fieldsOf(step);
  for (const line of formulaOf(step.event, step).groups.flatMap(({ lines }) => lines)) {
    const named = symbolOf(line.name);
    if (named?.symbol === name && hasLine(line, fields)) return { letter: textOf(named.tex), field: line.result };
  }
  return null;
}

/** TeX that is one symbol and nothing else, with its thing. */
function symbolOf(tex: string): { readonly symbol: SymbolName; readonly tex: string } | null {
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

/** Fields that hold the thing, best first. */
const fields: Readonly<Record<SymbolName, readonly string[]>> = {
  v: ['slide.travel', 'begin.travel', 'begin.displacement', 'slide.displacement'],
  rest: ['remaining', 'result', 'motion'],
  desired: ['desired', 'gravity'],
  e: ['direction'],
  b: ['offset'],
  t: ['root', 'time', 'traveled'],
  B: ['slide.center', 'begin.center', 'begin.position'],
  r: ['slide.radii', 'begin.radii'],
  n: ['normal', 'normalWorld'],
  naive: ['naive', 'naiveWorld'],
  N: ['normal'],
  t0: ['t0'],
  t1: ['t1'],
  best: ['latest', 'best', 'begin.best'],
  max: ['latest'],
  q: ['point'],
  p: ['corner'],
  tri: ['begin.p0'],
  c: ['contact', 'point'],
  slide: ['normal'],
  base: ['base', 'position'],
  goal: ['destination'],
  proj: ['projected'],
  push: ['push'],
  box: ['low'],
  lift: ['landed', 'position'],
  wall: ['wall'],
  foot: ['below'],
  tread: ['tread'],
  floor: ['normal'],
};

/** Those of the study that is open. */
let studyFields: Readonly<Record<string, readonly string[]>> = {};

export function setStudySymbols(symbols: Readonly<Record<string, readonly string[]>>): void {
  studyFields = symbols;
}

export interface SymbolFact {
  readonly field: string;
  readonly value: FieldValue;
  /** what its formula calls it; null: it has its usual letter */
  readonly letter: string | null;
}

/** Null where the trace of this step has no single number for it. */
export function symbolFact(step: Step, name: SymbolName): SymbolFact | null {
  const known = fieldsOf(step);
  const line = studyView(step.event) ? null : lineOf(step, name);
  if (line) return { ...line, value: known[line.field]! };
  // A study's meaning of a letter has priority; the step is one of the study's.
  const isOther = (each: string) => each === 'latest' && boundSymbol(step.event) !== name;
  const field = (studyFields[name] ?? fields[name] ?? []).find((each) => known[each] !== undefined && !isOther(each));
  return field === undefined ? null : { field, value: known[field]!, letter: null };
}

/** Values for the message `symbol.<name>`. */
export function symbolValues({ event }: Step): MessageValues {
  const element = 'edge' in event ? event.edge : 'vertex' in event ? event.vertex : 0;
  const to = 'edge' in event ? 'edge' : 'vertex' in event ? 'vertex' : 'point';
  return { element, to };
}

/** Symbols that a piece of TeX shows, in order, each once. */
export function symbolsIn(source: string): SymbolName[] {
  const either = new RegExp(`\\\\sy\\{(\\w+)\\}|${shortName.source}`, 'g');
  const found = [...source.matchAll(either)].map(([, name, short]) => name ?? shorts[short!]!.symbol);
  return [...new Set(found.filter(isSymbol))];
}

/** The role of a number in a line of numbers is the symbol it belongs to. */
export const roleSymbols: Readonly<Record<string, SymbolName>> = { e: 'e', v: 'v', b: 'b', x: 't', m: 'max' };

/**
 * The bound of a touch. The method of 2003 takes the nearest touch of the present triangle and compares triangles afterwards; the robust one takes
 * the best of all tests before.
 */
export function boundSymbol(event: TraceEvent): 'best' | 'max' {
  return event.kind === 'VertexTest' || event.kind === 'EdgeTest' ? 'max' : 'best';
}

const saidSymbols: Readonly<Record<string, SymbolName>> = {
  t0: 't0',
  enter: 't0',
  t1: 't1',
  leave: 't1',
  best: 'best',
  'begin.best': 'best',
};

/** The symbol of a number in a sentence, if it has a place in figures and strips. */
export function saidSymbol(step: Step, field: string): SymbolName | undefined {
  if (field === 'latest') return boundSymbol(step.event);
  // A box of the tree is entered too.
  return step.event.kind === 'NodeVisit' ? undefined : saidSymbols[field];
}

/** The meaning of `t` in the sentence of a step: a plane is reached and left, everything else is touched. */
export function timeSymbol({ event }: Step): SymbolName {
  if (event.kind !== 'PlaneTest') return 't';
  return event.verdict === 'outside-time' && event.t0 <= 1 ? 't1' : 't0';
}
