/** What is said of each event of planes, points, normals and rays under a transform. */
import { t } from '../../i18n/messages';
import type { EventViews } from '../../study/types';
import { planeEvents } from './eventsPlane';
import { rayEvents } from './eventsRay';
import * as formulas from './formulas';
import { isNone } from './figure';
import { angleText } from './ink';
import * as say from './say';
import { cutShort, failed, fromFrame, value } from './shared';
import type { Event } from './schema.gen';

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
    formula: formulas.frameFormula,
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
            left: '|q\\cdot Ma|',
            relation: '=',
            opposite: '≠',
            bound: 0,
            symbol: '|q·Ma|',
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
            left: "n'\\cdot m",
            relation: '>',
            opposite: '≤',
            bound: 0,
            symbol: 'n′·m',
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
      name: "n'\\!\\cdot m",
      value: isNone(byInverse) ? t('study.none') : value(dot),
      hit: !flips && !isNone(byInverse),
    }),
  },
  ...rayEvents,
  ChangeObjectEnd: {
    sentence: say.sayObject,
    formula: ({ object }) => formulas.objectFormulas[object],
    whyNot: null,
    origins: {
      object: '',
      right: 'det equation compare distance hit',
      naive: 'det equation compare distance hit',
      agree: '.right .naive',
    },
    cell: ({ object, right, naive, agree }) => ({
      name: `\\text{${t(`study.transforms.value.${object}`)}}`,
      value: object === 'normal' ? angleText(naive) : value(object === 'plane' ? naive : right),
      hit: agree && object !== 'matrix',
    }),
  },
};
