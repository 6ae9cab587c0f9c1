/**
 * What can be asked about a step of any study, from what its record and its formula say: how it ends, what of it is so, what comes after what, and
 * the numbers that its formula works out. What the study has no words for is not offered.
 */
import '../guest/messages';
import { formulaOf } from '../../explain/formula';
import { studyView } from '../../explain/views';
import type { FormulaLine } from '../../model/explain/formulaTypes';
import { plainTex } from '../../explain/texMacros';
import { t } from '../../base/i18n/messages';
import type { FieldSchema } from '../../model/study/schema';
import type { StudyModule } from '../../model/study/types';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { usualQuestion } from '../guest/asks';
import { studyWord } from '../guest/studies';
import type { StepAsk, TourAskOf } from '../tour/file';
import { longestOption, mostOptions } from '../tour/fileLimits';
import { mixed } from './random';
import { roundUp } from './worthAsking';

export function studyQuestions(step: Step, module: StudyModule): readonly StepAsk[] {
  if (step.isQuiet) return [];
  const fields = module.schema.events[step.event.kind]?.fields ?? [];
  const words = fields.flatMap((field) => ofWord(step, field, module));
  const all = [
    // How it ends comes before what else is known of it.
    ...words.filter(({ field }) => field === undefined),
    ...words.filter(({ field }) => field !== undefined),
    ...fields.flatMap((field) => ofFlag(step, field)),
    ...ofOrder(step),
    ...ofNumbers(step, fields),
  ];
  // The figures of a question end before its step, so the question says which one it is.
  const name = stepName(step);
  const told = all.map((ask) => {
    const question = t('tour.ask.of', { step: name, question: ask.question ?? usualQuestion(ask, module.id) });
    return { ...ask, question };
  });
  return told.filter(({ question }, at) => told.findIndex((each) => each.question === question) === at);
}

/** What its formula is called, and its sign in the row of steps. */
function stepName(step: Step): string {
  const title = t(formulaOf(step.event, step).title);
  const tex = texOf(studyView(step.event)?.cell(step.event, step).name ?? '');
  return tex === null ? title : `${title} ${tex}`;
}

const valueOf = ({ event }: Step, name: string): unknown =>
  (event as unknown as Readonly<Record<string, unknown>>)[name];

/** What a field is, as far as its first pause; null where it is written in signs that the text of a tour would read as its own. */
function wordsOf({ doc }: FieldSchema): string | null {
  const written = doc.replaceAll('<=', '≤').replaceAll('>=', '≥');
  const [words = ''] = written.replace(/^[\w.]{1,4}, /, '').split(/[;；]/);
  return /^[^*$[\]{}<>_^|=]{3,80}$/.test(words) ? words : null;
}

/** Words that are settings are no answers. */
function ofWord(step: Step, field: FieldSchema, { id, schema }: StudyModule): TourAskOf<'verdict'>[] {
  const all = schema.enums[field.type];
  const truth = valueOf(step, field.name);
  if (!all || typeof truth !== 'string' || schema.settings.some(({ type }) => type === field.type)) return [];
  const named = all.filter((word) => /^[a-z]/.test(word) && studyWord(id, word) !== null);
  const others = named.filter((word) => word !== truth).slice(0, mostOptions - 1);
  const options = named.filter((word) => word === truth || others.includes(word));
  if (options.length < 2 || !options.includes(truth)) return [];
  const of = step.address;
  if (field.name === 'verdict') return [{ kind: 'verdict', of, options }];
  const what = wordsOf(field);
  return what === null
    ? []
    : [{ kind: 'verdict', of, field: field.name, options, question: t('tour.ask.word', { what }) }];
}

function ofFlag(step: Step, field: FieldSchema): StepAsk[] {
  const what = wordsOf(field);
  if (typeof valueOf(step, field.name) !== 'boolean' || what === null) return [];
  const question = t('tour.ask.flag', { what });
  return [{ kind: 'verdict', of: step.address, field: field.name, options: ['yes', 'no'], question }];
}

/** Kinds of parts, by what their formulas are called. */
function ofOrder({ address: of, children }: Step): StepAsk[] {
  const firsts = new Map<string, Step>();
  for (const child of children) {
    const text = child.isQuiet ? '' : t(formulaOf(child.event, child).title).slice(0, longestOption);
    if (text !== '' && !firsts.has(text)) firsts.set(text, child);
  }
  const items = [...firsts].slice(0, mostOptions).map(([text, { address: at }]) => ({ at, text }));
  return items.length < 3 ? [] : [{ kind: 'order', by: 'order', of, items, shown: mixed(items.length, of) }];
}

/** Larger and smaller ones are seen in no figure. */
const isSeen = (value: number): boolean => Math.abs(value) >= 1e-3 && Math.abs(value) < 1e5;

/** What a number is asked in; all others have none. */
const units: Readonly<Record<string, string>> = { degrees: '°', world: 'm' };

function ofNumbers(step: Step, fields: readonly FieldSchema[]): StepAsk[] {
  const lines = formulaOf(step.event, step).groups.flatMap(({ lines }) => lines);
  const asked = new Set<string>();
  // What is worked out, or counted, comes before what can only be read off: an end of an interval, a coordinate.
  const isRead = ({ expression, result }: FormulaLine) =>
    expression === undefined && ['world', 'scalar'].includes(fields.find(({ name }) => name === result)?.unit ?? '');
  const sorted = [...lines.filter((line) => !isRead(line)), ...lines.filter(isRead)];
  return sorted.flatMap((line): StepAsk[] => {
    const field = fields.find(({ name }) => name === line.result);
    const value = valueOf(step, line.result);
    if (!field || asked.has(field.name) || line.wrong || typeof value !== 'number' || !isSeen(value)) return [];
    const what = nameOf(line, field);
    if (what === null || field.type === 'Index') return [];
    asked.add(field.name);
    return [
      {
        ...{ kind: 'number', of: step.address, field: field.name },
        tolerance: field.type === 'Count' ? 0 : roundUp(0.02 * Math.abs(value)),
        ...(units[field.unit] && { unit: units[field.unit] }),
        question: t('tour.ask.number', { what }),
      },
    ];
  });
}

/** As the formula calls it, with what that is; a sign alone says nothing to whoever is asked. */
function nameOf(line: FormulaLine, field: FieldSchema): string | null {
  const tex = texOf(line.name);
  const words = line.words ? t(line.words) : wordsOf(field);
  return tex === null || words === null ? words : t('tour.what.named', { tex, words });
}

/** Signs of a formula as the text of a tour has them: what stands in braces would be taken for a number of the step. Null where there are none. */
function texOf(source: string): string | null {
  const tex = plainTex(source).replace(/\{([A-Za-z]\w*)\}/g, '{ $1}');
  return tex === '' || tex.includes('$') ? null : `$${tex}$`;
}

/** How a number of a step is worked out, with the places of the numbers it is made of; null where the formula does not say. */
export function studyGiven(ask: StepAsk, step: Step): string | null {
  if (ask.kind !== 'number') return null;
  const line = formulaOf(step.event, step)
    .groups.flatMap(({ lines }) => lines)
    .find(({ result }) => result === ask.field);
  const name = line && texOf(line.name);
  const expression = line?.expression === undefined ? null : texOf(line.expression);
  if (!name || !expression) return null;
  // Numbers of other steps, and coordinates, have no place in the text.
  const numbers = line.numbers?.replace(/\{(\w+)(?:\|\w+)?\}/g, '{$1:4}') ?? null;
  const known = numbers !== null && !/\{(?!\w+:4\})|\[|\*|\$/.test(numbers);
  return `${name} = ${expression}${known ? ` = ${numbers}` : ''}`;
}

/** There is nothing near a whole number of things; while the step is elsewhere, nobody knows. */
export function isCountIn(tree: FrameTree | null, ask: TourAskOf<'number'>): boolean {
  const step = tree?.byAddress.get(ask.of);
  const number = step && valueOf(step, ask.field);
  return ask.tolerance === 0 && Number.isInteger(number);
}
