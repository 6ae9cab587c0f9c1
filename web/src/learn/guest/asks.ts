/**
 * From what a tour asks to a question as the course asks it: where the true answer stands in the trace, what is said of guesses. Nothing of the
 * answer is in the tour itself; the trace of whoever opens it has it, and says when the question does not belong to it.
 */
import './messages';
import { t } from '../../i18n/messages';
import type { StudyId } from '../../study/registry.gen';
import { featureParts } from '../tour/askNames';
import type { TourAsk, TourAskOf } from '../tour/file';
import type { Answered, Ask, ChoiceAsk, MarkName, Values } from '../tour/types';
import { verdictParts } from './verdictParts';
import { fieldWords } from './words';

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
        shows: [],
      });
    case 'direction':
      return directionAsk(ask);
    case 'triangle':
      return triangleAsk(ask);
    case 'order':
      return orderAsk(ask, study);
  }
}

const ofTriangle = (address: string): boolean => /\.t\d+(?:\.|$)/.test(address);

/** The question that is asked where the tour has no other. @param study whose step it is about; null: a sweep's */
export function usualQuestion(ask: TourAsk, study: StudyId | null = null): string {
  if (study) return usualOfStudy(ask);
  switch (ask.kind) {
    case 'time':
      if (ask.field === 't1') return t('tour.ask.time.leave');
      if (ask.field === 't0') return t('tour.ask.time.plane');
      return t(ofTriangle(ask.of) ? 'tour.ask.time.triangle' : 'tour.ask.time');
    case 'verdict':
      if (/\.t\d+$/.test(ask.of)) return t('tour.ask.verdict.triangle');
      return t(ofTriangle(ask.of) ? 'tour.ask.verdict' : 'tour.ask.verdict.slide');
    case 'number':
      if (isCount(ask)) return t(ask.field === 'sweeps' ? 'tour.ask.count.sweeps' : 'tour.ask.count.candidates');
      return t('tour.ask.number', { what: fieldWords(ask.field) });
    case 'feature':
      return t(ofTriangle(ask.of) ? 'tour.ask.feature' : 'tour.ask.feature.sweep');
    case 'direction':
      return t('tour.ask.direction', { what: fieldWords(ask.field) });
    case 'order':
      return t(ask.by === 'time' ? 'tour.ask.order.time' : 'tour.ask.order.tests');
    default:
      return t(`tour.ask.${ask.kind}`);
  }
}

/** What nobody wrote a question for; those of numbers and flags come with one, in the words of the study. */
function usualOfStudy(ask: TourAsk): string {
  if (ask.kind === 'number') return t('tour.ask.number', { what: t('tour.what.other', { field: ask.field }) });
  return t(ask.kind === 'order' ? 'tour.ask.order.steps' : 'tour.ask.verdict.study');
}

/** There is nothing near a count: it is right or it is not. */
export const isCount = ({ field }: TourAskOf<'number'>): boolean => field === 'candidates' || field === 'sweeps';

/** Answers before the truth is told, where the tour does not say. */
export const usualTries = 2;

/** A hint comes with the first wrong answer; where there is no second try, with the question. */
function common(ask: TourAsk, study: StudyId | null = null) {
  const { hint, tries = usualTries } = ask;
  const question = ask.question ?? usualQuestion(ask, study);
  return { question, tries, ...(hint && (tries > 1 ? { afterMiss: hint } : { hint })) };
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
  return [{ ...right, ...said(ask, ask.right) }, ...own, ...others];
}

/** What its maker wrote, or else what is usual and what the trace says of the step. */
function said(ask: TourAsk, text: string | undefined, usual?: string): Pick<Answered, 'say' | 'because'> {
  if (text) return { say: usual ? `${text}\n\n${usual}` : text };
  // The steps that are put in order say nothing of it.
  const tells = ask.kind !== 'order' || ask.by === 'time';
  return { ...(usual && { say: usual }), ...(tells && { because: ask.of }) };
}

function timeAsk(ask: TourAskOf<'time'>): Made {
  const { of, field = 'time', tolerance = usualTolerance } = ask;
  const values = { truth: `?${of}#${field}`, sound: 'truth >= 0 and truth <= 1' };
  const truth = t('tour.said.time.truth', { truth: number('truth', 3) });
  const off = { off: number('off', 2) };
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
        { when: 'right', right: true, title: t('tour.said.right.number', { truth: `*t* = ${number('truth', 3)}` }) },
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

function numberAsk(ask: TourAskOf<'number'>, study: StudyId | null): Made {
  const { of, field, tolerance, unit } = ask;
  const within = tolerance === undefined ? `max(${usualTolerance} * abs(truth), 0.001)` : String(tolerance);
  const values = { truth: `?${of}#${field}`, within, sound: 'abs(truth) < 1e30' };
  const truth = t('tour.said.number.truth', { truth: number('truth', 4) });
  const off = { off: number('off', 4) };
  return {
    values,
    marks: ofTriangle(of) ? [...moving, 'triangle', 'corners'] : moving,
    ask: {
      ...common(ask, study),
      kind: 'number',
      label: t('tour.ask.label.number'),
      unnamed: true,
      ...(unit && { unit }),
      truth: 'truth',
      values: { off: 'abs(g - truth)', right: 'off <= within' },
      then: answers(
        ask,
        { when: 'right', right: true, title: t('tour.said.right.number', { truth: number('truth', 4) }) },
        [
          {
            when: 'truth != 0 and abs(g + truth) <= within',
            title: t('tour.said.sign', { truth: number('truth', 4) }),
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

interface Chosen {
  readonly options: ChoiceAsk['options'];
  readonly values: Values;
  readonly marks: readonly MarkName[];
  /** what comes into the figure with the answer */
  readonly shows: readonly MarkName[];
  readonly study?: StudyId | null;
}

function choice(ask: TourAsk, { options, values, marks, shows, study = null }: Chosen): Made {
  const others = options.map(({ text }, k) => ({
    ...(k + 1 < options.length && { when: `truth == ${k}` }),
    title: t(/[.。]$/.test(text) ? 'tour.said.itIs.sentence' : 'tour.said.itIs', { answer: text }),
    again: t('tour.again.other'),
    ...said(ask, ask.wrong),
  }));
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
      then: answers(ask, { when: 'right', right: true, title: t('tour.said.right') }, others),
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
