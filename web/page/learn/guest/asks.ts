/**
 * From what a tour asks to a question as the course asks it: where the true answer stands in the trace, what is said of guesses. Nothing of the
 * answer is in the tour itself; the trace of whoever opens it has it, and says when the question does not belong to it.
 */
import './messages';
import { t } from '../../base/i18n/messages';
import type { StudyId } from '../../model/study/registry.gen';
import { featureParts } from '../tour/askNames';
import type { TourAsk, TourAskOf } from '../tour/file';
import { ownChoice } from './ownChoice';
import type { Answered, Ask, ChoiceAsk, MarkName, Values } from '../tour/types';
import { usualHint } from './hints';
import { ofTriangle, usualQuestion } from './question';
import { reasonsOf } from './reasons';
import { verdictParts } from './verdictParts';

export { isCount, usualQuestion } from './question';

/** Of the time on the way; of other numbers, a part of them. */
export const usualTolerance = 0.02;
/** What is called close: so many times what is right. */
const close = 3;

export interface Made {
  readonly ask: Ask;
  /** numbers of the stop; `truth`, and `sound`: 1 where the trace has such an answer */
  readonly values: Values;
  readonly marks: readonly MarkName[];
}

const moving = ['start', 'end', 'way'] as const;
const number = (name: string, decimals: number): string => `{${name}:${decimals}}`;

/** @param study whose step it is about; null: a sweep's */
export function askOf(ask: TourAsk, study: StudyId | null = null): Made {
  switch (ask.kind) {
    case 'time':
      return timeAsk(ask);
    case 'number':
      return numberAsk(ask, study);
    case 'feature':
      return choice(ask, {
        options: featureParts.map(({ id, feature, name }) => ({ id, text: t(`tour.part.${feature}`, { name }) })),
        values: {
          isFace: `?${ask.of}#feature=face`,
          isVertex: `?${ask.of}#feature=vertex`,
          isEdge: `?${ask.of}#feature=edge`,
          element: `?${ask.of}#element`,
          truth: 'isVertex * (1 + element) + isEdge * (4 + element)',
          sound: 'isFace + isVertex + isEdge == 1',
        },
        marks: [...moving, 'triangle', 'corners'],
        shows: ['contact'],
      });
    case 'verdict':
      return choice(ask, {
        ...verdictParts(ask, study),
        study,
        marks: ofTriangle(ask.of) ? [...moving, 'triangle', 'corners'] : moving,
        shows: study ? [] : ['contact'],
      });
    case 'direction':
      return directionAsk(ask);
    case 'triangle':
      return triangleAsk(ask);
    case 'order':
      return orderAsk(ask, study);
    case 'choice':
      return choice(ask, { ...ownChoice(ask), marks: [], shows: [] });
    case 'value':
      return numberAsk(ask, study);
  }
}

/** Answers before the truth is told, where the tour does not say. */
export const usualTries = 2;

/** A hint comes with the first wrong answer; where there is no second try, with the question. */
function common(ask: TourAsk, study: StudyId | null = null) {
  const { hint, tries = usualTries } = ask;
  const question = ask.question ?? usualQuestion(ask, study);
  // Nobody but its maker can help with a question of one's own.
  const about = { question, tries, ...('of' in ask ? { about: ask.of } : { ofShown: true }) };
  const usual = 'of' in ask ? usualHint(ask, study) : undefined;
  if (tries > 1) return { ...about, afterMiss: hint || usual, ...(!hint && usual && { usualHint: true }) };
  return { ...about, ...(hint && { hint }) };
}

/**
 * Those of its own come after the right answer, before the usual ones.
 * @param truth tells the right answer where no list shows it
 */
function answers(ask: TourAsk, right: Answered, others: readonly Answered[], truth?: string): readonly Answered[] {
  const own = (ask.then ?? []).map(({ when, say, right }) => ({
    when,
    title: say,
    again: say,
    ...(right ? { right } : truth && { say: truth }),
  }));
  return [{ ...right, ...said(ask, ask.right, right.say) }, ...own, ...others];
}

/** What its maker wrote, or else what is usual and what the trace says of the step. */
function said(ask: TourAsk, text: string | undefined, usual?: string): Pick<Answered, 'say' | 'because'> {
  if (text) return { say: usual ? `${text}\n\n${usual}` : text };
  // The steps that are put in order say nothing of it.
  const tells = ask.kind !== 'order' || ask.by === 'time';
  // Of one's own question the trace knows nothing.
  return { ...(usual && { say: usual }), ...(tells && 'of' in ask && { because: reasonsOf(ask) }) };
}

function timeAsk(ask: TourAskOf<'time'>): Made {
  const { of, field = 'time', tolerance = usualTolerance } = ask;
  const values = { truth: `?${of}#${field}`, sound: 'truth >= 0 and truth <= 1' };
  const truth = t('tour.said.time.truth', { truth: number('truth', 4) });
  const off = { off: number('off', 3) };
  return {
    values,
    marks: [...moving, 'mover', 'guess', 'answer', ...(ofTriangle(of) ? (['triangle'] as const) : [])],
    ask: {
      ...common(ask),
      kind: 'place',
      where: 'time',
      as: 'body',
      label: t('tour.ask.label.time'),
      begin: [0],
      truth: ['truth'],
      ...(/\.nearest$/.test(of) && { shows: { marks: ['contact'] } }),
      values: { off: 'abs(g - truth)', right: `off <= ${tolerance}` },
      then: answers(
        ask,
        { when: 'right', right: true, title: t('tour.said.right.number', { truth: `*t* = ${number('truth', 4)}` }) },
        [
          {
            when: `off <= ${close * tolerance}`,
            title: t('tour.said.time.near', off),
            again: t('tour.again.near'),
            ...said(ask, ask.near, truth),
          },
          {
            when: 'g < truth',
            title: t('tour.said.time.early', off),
            again: t('tour.again.early'),
            ...said(ask, ask.wrong, truth),
          },
          { title: t('tour.said.time.late', off), again: t('tour.again.late'), ...said(ask, ask.wrong, truth) },
        ],
        truth,
      ),
    },
  };
}

function numberAsk(ask: TourAskOf<'number' | 'value'>, study: StudyId | null): Made {
  const { tolerance, unit } = ask;
  const of = 'of' in ask ? ask.of : null;
  const within = tolerance === undefined ? `max(${usualTolerance} * abs(truth), 0.001)` : String(tolerance);
  const source = ask.kind === 'number' ? `?${ask.of}#${ask.field}` : String(ask.answer ?? 0);
  const values = { truth: source, within, sound: 'abs(truth) < 1e30' };
  const decimals = ask.kind === 'value' ? decimalsOf(ask.answer ?? 0) : 4;
  const told = (name: string) => ({ [name]: `${number(name, decimals)}${unit ? ` ${unit}` : ''}` });
  const truth = t('tour.said.number.truth', told('truth'));
  const off = told('off');
  return {
    values,
    marks: of === null ? [] : ofTriangle(of) ? [...moving, 'triangle', 'corners'] : moving,
    ask: {
      ...common(ask, study),
      kind: 'number',
      label: t('tour.ask.label.number'),
      unnamed: true,
      ...(unit && { unit }),
      ...(decimals !== 4 && { decimals }),
      truth: 'truth',
      ...(of !== null && ofTriangle(of) && !study && { shows: { marks: ['contact'] } }),
      values: { off: 'abs(g - truth)', right: 'off <= within' },
      then: answers(
        ask,
        { when: 'right', right: true, title: t('tour.said.right.number', told('truth')) },
        [
          {
            when: 'truth != 0 and abs(g + truth) <= within',
            title: t('tour.said.sign', told('truth')),
            again: t('tour.again.sign'),
            ...said(ask, ask.wrong),
          },
          {
            when: `off <= ${close} * within`,
            title: t('tour.said.time.near', off),
            again: t('tour.again.near'),
            ...said(ask, ask.near, truth),
          },
          {
            when: 'g < truth',
            title: t('tour.said.low', off),
            again: t('tour.again.low'),
            ...said(ask, ask.wrong, truth),
          },
          { title: t('tour.said.high', off), again: t('tour.again.high'), ...said(ask, ask.wrong, truth) },
        ],
        truth,
      ),
    },
  };
}

/** As many as its maker wrote, but not more than a text can ask for. */
function decimalsOf(answer: number): number {
  return [4, 5, 6, 7, 8].find((decimals) => Number(answer.toFixed(decimals)) === answer) ?? 9;
}

interface Chosen {
  readonly options: ChoiceAsk['options'];
  readonly values: Values;
  readonly marks: readonly MarkName[];
  /** what comes into the figure with the answer */
  readonly shows: readonly MarkName[];
  readonly study?: StudyId | null;
  /** what is said of a choice, where its maker wrote it */
  readonly reasons?: readonly (string | undefined)[];
  /** what is said of the right one, likewise */
  readonly reason?: string | undefined;
}

function choice(ask: TourAsk, { options, values, marks, shows, study = null, reasons = [], reason }: Chosen): Made {
  const others = options.flatMap(({ text }, k): Answered[] => {
    const usual = {
      title: t(/[.。?!？！]$/.test(text) ? 'tour.said.itIs.sentence' : 'tour.said.itIs', { answer: text }),
      again: t('tour.again.other'),
      ...said(ask, ask.wrong),
    };
    const isIt = `truth == ${k}`;
    const own = reasons.flatMap((say, at) =>
      say ? [{ ...usual, when: `${isIt} and g == ${at}`, say, again: say }] : [],
    );
    return [...own, { ...(k + 1 < options.length && { when: isIt }), ...usual }];
  });
  return {
    values,
    marks,
    ask: {
      ...common(ask, study),
      kind: 'choice',
      options,
      truth: 'truth',
      shows: { marks: shows },
      values: { off: 'abs(g - truth)' },
      then: answers(
        ask,
        { when: 'right', right: true, title: t('tour.said.right'), ...(reason && { say: reason }) },
        others,
      ),
    },
  };
}

function directionAsk(ask: TourAskOf<'direction'>): Made {
  const along = ask.options.map(({ arrow }) => {
    const size = Math.hypot(...arrow) || 1;
    return arrow.map((value, axis) => `(${(value / size).toFixed(6)}) * n${axis}`).join(' + ');
  });
  const names = ask.options.map((_, k) => `d${k}`);
  return choice(ask, {
    options: ask.options.map(({ text, arrow }, k) => ({
      id: `arrow${k}`,
      text: text || t('tour.arrow', { name: arrowName(k) }),
      arrow,
    })),
    values: {
      ...Object.fromEntries([0, 1, 2].map((axis) => [`n${axis}`, `?${ask.of}#${ask.field}.${axis}`])),
      ...Object.fromEntries(along.map((sum, k) => [`d${k}`, sum])),
      most: `max(${names.join(', ')})`,
      truth: names.map((name, k) => `${k} * (${name} == most)`).join(' + '),
      // Within 11°: another trace may have turned it a little.
      sound: 'most >= 0.98 * hypot(n0, n1, n2) and most > 0',
    },
    marks: moving,
    shows: [],
  });
}

export const arrowName = (at: number): string => String.fromCharCode(65 + at);

function triangleAsk(ask: TourAskOf<'triangle'>): Made {
  const { of, candidates } = ask;
  return {
    values: {
      truth: `?${of}#triangle`,
      time: `?${of}#time`,
      sound: candidates.map((triangle) => `(truth == ${triangle})`).join(' + ') + ' == 1',
    },
    marks: [...moving, 'numbers'],
    ask: {
      ...common(ask),
      kind: 'triangle',
      candidates,
      truth: 'truth',
      shows: { marks: ['contact'] },
      values: { off: 'abs(g - truth)', right: 'g == truth' },
      then: answers(ask, { when: 'right', right: true, title: t('tour.said.right') }, [
        {
          title: t('tour.said.triangle', { truth: number('truth', 0) }),
          again: t('tour.again.other'),
          ...said(ask, ask.wrong, t('tour.said.triangle.why')),
        },
      ]),
    },
  };
}

function orderAsk(ask: TourAskOf<'order'>, study: StudyId | null): Made {
  const { items, by } = ask;
  const names = items.map((_, k) => `o${k}`);
  return {
    values: {
      ...Object.fromEntries(items.map(({ at }, k) => [`o${k}`, `?${at}#${by}`])),
      sound: names
        .slice(1)
        .map((name, k) => `${names[k]} <= ${name}`)
        .join(' and '),
    },
    marks: by === 'time' ? [...moving, 'numbers'] : [...moving, 'triangle', 'corners'],
    ask: {
      ...common(ask, study),
      kind: 'order',
      items: items.map(({ text }) => text),
      shown: ask.shown,
      ...(by === 'time' && { steps: items.map(({ at }) => at) }),
      values: { place: 'out + 1' },
      then: answers(ask, { when: 'right', right: true, title: t('tour.said.right') }, [
        {
          title: t('tour.said.order'),
          again: t('tour.said.order'),
          ...said(ask, ask.wrong, t('tour.said.order.at', { place: number('place', 0) })),
        },
      ]),
    },
  };
}
