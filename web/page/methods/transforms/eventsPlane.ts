/** What is said of the matrix and of the plane. */
import { t } from '../../base/i18n/messages';
import type { EventViews } from '../../model/study/types';
import * as formulas from './formulas';
import * as matrix from './formulasMatrix';
import { isNone } from './figure';
import * as say from './say';
import { cutShort, failed, fromFrame, value } from './shared';
import type { Event } from './schema.gen';

type Kinds =
  'ChangeMatrix' | 'ChangeRow' | 'ChangeDeterminant' | 'ChangePlane' | 'ChangeCross' | 'ChangeMoved' | 'ChangeEquation';

export const planeEvents: Pick<EventViews<Event>, Kinds> = {
  ChangeMatrix: {
    ...cutShort,
    formula: formulas.objectFormulas.matrix,
    origins: { row0: 'frame', row1: 'frame', row2: 'frame', x: 'frame', y: 'frame', z: 'frame' },
    cell: () => ({ name: 'M', value: '', hit: false }),
  },
  ChangeRow: {
    sentence: say.sayRow,
    formula: matrix.rowFormula,
    whyNot: null,
    origins: {
      row: '',
      m: 'object',
      next: 'object',
      after: 'object',
      cofactors: '.next .after',
      terms: '.m .cofactors',
      sum: '.terms',
      inverse: '.cofactors .sum',
    },
    cell: ({ row, sum }) => ({ name: `r_${row}`, value: value(sum), hit: false }),
  },
  ChangeDeterminant: {
    sentence: say.sayDeterminant,
    formula: matrix.determinantFormula,
    whyNot: ({ determinant, least, type }, step) =>
      say.isFlat(type)
        ? failed('study.transforms.why.inverse', step, {
            left: '|\\det M|',
            relation: '>',
            opposite: '≤',
            bound: determinant === 0 ? 0 : least,
            symbol: 'det M',
            value: Math.abs(determinant),
          })
        : null,
    origins: { determinant: 'row', product: 'frame', least: '', sign: '.determinant', type: '.determinant frame' },
    cell: ({ determinant, sign }) => ({ name: '\\det', value: value(determinant), hit: sign !== 0 }),
  },
  ChangePlane: {
    ...cutShort,
    formula: formulas.objectFormulas.plane,
    origins: { v1: 'input', v2: 'input', v3: 'input' },
    cell: () => ({ name: '\\text{plane}', value: '', hit: false }),
  },
  ChangeCross: {
    sentence: say.sayCross,
    formula: formulas.crossFormula,
    whyNot: ({ verdict, length, least }, step) =>
      verdict === 'plane'
        ? null
        : failed('study.transforms.why.plane', step, {
            left: '|a\\times b|',
            relation: '>',
            opposite: '≤',
            bound: length === 0 ? 0 : least,
            symbol: '|a × b|',
            value: length,
          }),
    origins: {
      stage: '',
      v1: 'image object',
      v2: 'image object',
      v3: 'image object',
      a: '.v3 .v1',
      b: '.v2 .v1',
      cross: '.a .b',
      length: '.cross',
      least: '.a .b .v1',
      n: '.cross .length',
      offset: '.n .v1',
      verdict: '.length .least',
    },
    cell: ({ stage, offset, verdict }) => ({
      name: stage === 0 ? 'D' : "D'",
      value: verdict === 'plane' ? value(offset) : t('study.transforms.value.one-line'),
      hit: false,
    }),
  },
  ChangeMoved: {
    sentence: say.sayMoved,
    formula: formulas.movedFormula,
    whyNot: null,
    origins: {
      point: '',
      from: 'object',
      x: '.from frame',
      y: '.from frame',
      z: '.from frame',
      product: '.x .y .z',
      added: 'frame',
      to: '.product .added',
    },
    cell: ({ point }) => ({
      name: ['', "v_1'", "v_2'", "v_3'", "p'", "o'", "v'"][point] ?? 'p',
      value: '',
      hit: false,
    }),
    sources: fromFrame('M,\\,u'),
  },
  ChangeEquation: {
    sentence: say.sayEquation,
    formula: formulas.equationFormula,
    whyNot: (event, step) =>
      event.naiveHolds || isNone(event.n) || isNone(event.naiveUnit)
        ? null
        : failed('study.transforms.why.equation', step, {
            left: "e_q = \\max_k |q\\cdot v_k' + D|\\,/\\,|q|",
            relation: '=',
            opposite: '≠',
            bound: 0,
            symbol: 'e',
            value: event.naiveOff,
          }),
    origins: {
      n: 'cross',
      offset: 'cross',
      right: '.n frame',
      rightOffset: '.offset .right frame',
      rightLength: '.right',
      rightUnit: '.right .rightLength',
      rightDistance: '.rightOffset .rightLength',
      naive: '.n .offset frame',
      naiveOffset: '.offset',
      naiveUnit: '.naive',
      naiveDistance: '.naiveOffset .naive',
      rightOff: '.rightUnit .rightDistance image',
      naiveOff: '.naiveUnit .naiveDistance image',
      naiveHolds: '.naiveOff',
      value: '.right .rightOffset',
    },
    cell: ({ naiveOff, naiveHolds }) => ({ name: 'e_q', value: value(naiveOff), hit: naiveHolds }),
    sources: fromFrame('M,\\,u'),
  },
};
