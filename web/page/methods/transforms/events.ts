/** What is said of each event of planes, points, normals and rays under a transform. */
import { t } from '../../base/i18n/messages';
import type { Formula } from '../../model/explain/formulaTypes';
import type { EventViews } from '../../model/study/types';
import { planeEvents } from './eventsPlane';
import { rayEvents } from './eventsRay';
import * as formulas from './formulas';
import { isNone } from './figure';
import { angleText } from './ink';
import * as say from './say';
import { outcomeOf } from './look';
import { cutShort, failed, fromFrame, value } from './shared';
import type { Event } from './schema.gen';

/** What a frame has by the right normal only. */
const byRight = ['right', 'angle', 'distance', 'hitOff'];

/** A formula without the lines of numbers that do not exist. */
const lessOf = (formula: Formula, none: readonly string[]): Formula => ({
  ...formula,
  groups: formula.groups.map((each) => ({ ...each, lines: each.lines.filter(({ result }) => !none.includes(result)) })),
});

export const events: EventViews<Event> = {
  ChangeFrame: {
    ...cutShort,
    formula: formulas.frameFormula,
    origins: {
      frame: '',
      share: '.frame',
      full: 'input',
      scale: '.full .share',
      turn: 'input',
      translation: 'input',
      order: 'input',
      type: '.scale',
      mirrored: '.scale',
      by: 'input',
    },
    cell: () => ({ name: 'f', value: '', hit: false }),
  },
  ChangeFrameEnd: {
    sentence: say.sayFrame,
    formula: ({ right }) => (isNone(right) ? lessOf(formulas.frameFormula, byRight) : formulas.frameFormula),
    whyNot: null,
    origins: {
      type: 'input',
      determinant: 'object',
      right: 'object',
      naive: 'object',
      angle: '.right .naive',
      distanceBefore: 'object',
      distance: 'object',
      hitOff: 'object',
    },
    cell: ({ angle }) => ({ name: 'f', value: angleText(angle), hit: false }),
  },
  ...planeEvents,
  ChangeNormal: {
    ...cutShort,
    formula: formulas.objectFormulas.normal,
    origins: { n: 'object', a: 'object', b: 'object' },
    cell: () => ({ name: '\\text{normal}', value: '', hit: false }),
  },
  ChangeTerm: {
    sentence: say.sayTerm,
    formula: formulas.termFormula,
    whyNot: null,
    origins: {
      row: '',
      inverse: 'frame',
      rightTerms: '.inverse object',
      right: '.rightTerms',
      m: 'frame',
      naiveTerms: '.m object',
      naive: '.naiveTerms',
    },
    cell: ({ row, right, inverse }) => ({
      name: `m_${'xyz'[row] ?? ''}`,
      value: isNone(inverse) ? '–' : value(right),
      hit: false,
    }),
    sources: fromFrame('M'),
  },
  ChangeNormals: {
    sentence: say.sayNormals,
    formula: formulas.normalsFormula,
    whyNot: ({ verdict, naiveAlong, angle }, step) =>
      verdict === 'leans' && angle > 1e-9
        ? failed('study.transforms.why.naive', step, {
            left: "c_q = \\max(|\\hat q\\cdot\\hat a'|,\\,|\\hat q\\cdot\\hat b'|)",
            relation: '=',
            opposite: '≠',
            bound: 0,
            symbol: 'c',
            value: naiveAlong,
          })
        : null,
    origins: {
      right: 'term',
      rightLength: '.right',
      rightUnit: '.right .rightLength',
      naive: 'term',
      naiveLength: '.naive',
      naiveUnit: '.naive .naiveLength',
      dot: '.rightUnit .naiveUnit',
      cross: '.rightUnit .naiveUnit',
      angle: '.dot .cross',
      a: 'object frame',
      b: 'object frame',
      rightAlong: '.rightUnit .a .b',
      naiveAlong: '.naiveUnit .a .b',
      verdict: '.angle',
    },
    cell: ({ angle, verdict }) => ({
      name: '\\alpha',
      value: verdict === 'leans' || verdict === 'same' ? angleText(angle) : t('study.none'),
      hit: verdict === 'same',
    }),
    sources: fromFrame('M'),
  },
  ChangeWinding: {
    sentence: say.sayWinding,
    formula: formulas.windingFormula,
    whyNot: ({ flips, dot }, step) =>
      flips
        ? failed('study.transforms.why.winding', step, {
            left: "n'\\cdot\\hat m",
            relation: '>',
            opposite: '≤',
            bound: 0,
            symbol: 'n′·m̂',
            value: dot,
          })
        : null,
    origins: {
      byPoints: 'frame',
      byInverse: 'compare',
      sign: 'frame',
      turnedBack: '.byInverse .sign',
      dot: '.byPoints .byInverse',
      off: '.byPoints .turnedBack',
      flips: '.dot',
    },
    cell: ({ dot, flips, byInverse }) => ({
      name: "n'\\!\\cdot\\hat m",
      value: isNone(byInverse) ? t('study.none') : value(dot),
      hit: !flips && !isNone(byInverse),
    }),
  },
  ...rayEvents,
  ChangeObjectEnd: {
    sentence: say.sayObject,
    formula: ({ object }, step) => {
      const formula = formulas.objectFormulas[object];
      const { right, naive } = outcomeOf(step);
      const none = [...(right === null ? ['right'] : []), ...(naive === null ? ['naive'] : [])];
      return lessOf(formula, none);
    },
    whyNot: null,
    origins: {
      object: '',
      right: 'det equation compare distance hit',
      naive: 'det equation compare distance hit',
      agree: '.right .naive',
    },
    cell: ({ object, right, agree }, step) => {
      const outcome = outcomeOf(step);
      const shown = object === 'normal' || object === 'plane' ? outcome.naive : outcome.right;
      const text = object === 'matrix' ? value(right) : shown === null ? t('study.none') : value(shown);
      return {
        name: `\\text{${t(`study.transforms.value.${object}`)}}`,
        value: object === 'normal' && shown !== null ? angleText(shown) : text,
        hit: agree && object !== 'matrix',
      };
    },
  },
};
