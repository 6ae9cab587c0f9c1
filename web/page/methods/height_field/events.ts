/** The records for each event of a ball on a height field. */
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { Source } from '../../model/explain/eventView';
import type { EventViews } from '../../model/study/types';
import type { Step } from '../../../package/trace/steps';
import { answerEvents } from './eventsAnswer';
import { groundEvents } from './eventsGround';
import * as formulas from './formulas';
import * as answers from './formulasAnswer';
import * as say from './say';
import type { Event } from './schema.gen';
import { noCell, noHit, notLower } from './whyNot';

const value = (number: number): string => formatNumber(number, 4);

function rootOf(step: Step): Step {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}

const fromFrame =
  (symbol: string) =>
  (_: unknown, step: Step): Source[] => [{ key: 'input', symbol, step: rootOf(step) }];

const given = 'input';

export const events: EventViews<Event> = {
  HeightFrame: {
    sentence: () => ({ key: 'study.height_field.say.cutShort' }),
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      frame: '',
      method: given,
      centre: 'frameBefore',
      velocity: 'frameBefore',
      radius: given,
      cells: given,
      cellSize: given,
      state: 'frameBefore',
    },
    cell: () => ({ name: 'f', value: '', hit: false }),
  },
  HeightFrameEnd: {
    sentence: say.sayFrame,
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      hit: 'height sweep',
      gap: 'height',
      truth: 'truth',
      left: 'truth',
      centre: 'putback sweep cell',
      velocity: 'roll move',
      speed: '.velocity',
      state: 'roll',
      verdict: 'compare',
    },
    cell: ({ gap, hit }) => ({ name: 'f', value: value(gap), hit }),
  },
  HeightMove: {
    sentence: say.sayMove,
    formula: formulas.moveFormula,
    whyNot: null,
    origins: {
      from: 'frame',
      before: 'frame',
      gravity: given,
      step: given,
      pull: '.gravity .step',
      velocity: '.before .pull',
      way: '.velocity .step',
      to: '.from .way',
    },
    cell: ({ pull }) => ({ name: '\\text{move}', value: value(-pull), hit: false }),
    sources: fromFrame('p_0,\\,v_0'),
  },
  HeightSwept: {
    sentence: say.saySwept,
    formula: formulas.sweptFormula,
    whyNot: null,
    origins: {
      from: 'frame',
      way: 'move',
      decides: given,
      found: '.time',
      time: '.from .way field',
      centre: '.from .way .time',
      triangle: 'field',
      i: '.triangle',
      j: '.triangle',
      half: '.triangle',
      feature: '.point',
      a: 'field',
      b: 'field',
      c: 'field',
      point: '.centre field',
      normal: '.centre .point',
      overlap: '.from field',
    },
    cell: ({ time, found }) => ({
      name: '\\text{sweep}',
      value: found ? value(time) : t('study.height_field.cell.free'),
      hit: found,
    }),
    sources: fromFrame('p_0'),
  },
  HeightCell: {
    sentence: say.sayCell,
    formula: formulas.cellFormula,
    whyNot: noCell,
    origins: {
      centre: 'move sweep',
      size: 'frame',
      alongX: '.centre .size',
      alongZ: '.centre .size',
      cells: 'frame',
      i: '.alongX',
      j: '.alongZ',
      inside: '.alongX .alongZ .cells',
      corner00: 'field',
      corner10: 'field',
      corner01: 'field',
      corner11: 'field',
    },
    cell: ({ i, j, inside }) => ({
      name: '\\text{cell}',
      value: inside ? `${i}, ${j}` : t('study.height_field.value.none'),
      hit: false,
    }),
    sources: fromFrame('s'),
  },
  HeightTriangle: {
    sentence: say.sayTriangle,
    formula: formulas.triangleFormula,
    whyNot: notLower,
    origins: {
      restX: 'cell',
      restZ: 'cell',
      sum: '.restX .restZ',
      half: '.sum',
      triangle: 'cell .half',
      a: 'cell .half',
      b: 'cell .half',
      c: 'cell .half',
    },
    cell: ({ half }) => ({
      name: '\\text{triangle}',
      value: t(`study.height_field.value.${half}`),
      hit: false,
    }),
  },
  HeightNormal: {
    sentence: ({ normal, slope }, context) => ({
      key: 'study.height_field.say.normal',
      values: { normal: context.vector(normal), slope: context.number(slope) },
    }),
    formula: formulas.normalFormula,
    whyNot: null,
    origins: {
      sideB: 'triangle',
      sideC: 'triangle',
      product: '.sideB .sideC',
      length: '.product',
      normal: '.product .length',
      slope: '.normal',
    },
    cell: ({ normal }) => ({ name: 'n', value: formatNumber(normal[1], 4), hit: false }),
  },
  HeightBasis: {
    sentence: ({ length, x, y, zx, axes }, context) => ({
      key: 'study.height_field.say.basis',
      values: {
        ...{ axes, length: context.number(length), x: context.vector(x) },
        ...{ y: context.number(Math.hypot(...y)), zx: context.number(zx) },
      },
    }),
    formula: formulas.basisFormula,
    whyNot: null,
    origins: {
      side: 'triangle',
      length: '.side',
      axes: 'input',
      x: '.side .length',
      y: 'normal',
      z: '.x .y',
      xy: '.x .y',
      yz: '.y .z',
      zx: '.z .x',
    },
    cell: () => ({ name: '\\text{basis}', value: 'x′ y′ z′', hit: false }),
  },
  HeightTest: {
    sentence: say.sayTest,
    formula: formulas.testFormula,
    whyNot: noHit,
    origins: {
      decides: given,
      centre: 'cell',
      local: '.centre basis',
      localA: 'triangle basis',
      localB: 'triangle basis',
      localC: 'triangle basis',
      radius: 'frame',
      ball: '.local',
      ground: '.localA',
      lowest: '.ball .radius',
      gap: '.ball .radius .ground',
      gapAlong: '.local .radius .localA',
      gapUnder: '.centre .radius .under',
      gapTop: '.centre .radius .top',
      top: 'triangle',
      under: '.centre triangle normal',
      point: '.centre .radius basis',
      over: '.point triangle',
      word: '.gap',
    },
    cell: ({ gap, word }) => ({ name: '\\text{height}', value: value(gap), hit: word === 'hit' }),
    sources: fromFrame('p,\\,r'),
  },
  ...answerEvents,
  HeightTruth: {
    sentence: say.sayTruth,
    formula: answers.truthFormula,
    whyNot: null,
    origins: {
      centre: 'cell',
      radius: 'frame',
      point: '.centre field',
      triangle: '.point',
      i: '.triangle',
      j: '.triangle',
      half: '.triangle',
      feature: '.point',
      a: 'field',
      b: 'field',
      c: 'field',
      distance: '.centre .point',
      gap: '.distance .radius',
      left: 'putback field .radius',
      asked: '',
    },
    cell: ({ gap }) => ({ name: '\\text{truth}', value: value(gap), hit: false }),
  },
  HeightCompare: {
    sentence: say.sayCompare,
    formula: answers.compareFormula,
    whyNot: null,
    origins: {
      hit: 'height',
      touches: 'sweep',
      time: 'sweep',
      late: '.time move',
      triangle: 'triangle',
      sweptTriangle: 'sweep',
      gap: 'height',
      truth: 'truth',
      verdict: '.hit .touches .triangle .sweptTriangle truth',
    },
    cell: ({ verdict }) => ({
      name: '\\text{compare}',
      value: t(`study.height_field.value.${verdict}`),
      hit: verdict === 'same',
    }),
  },
  ...groundEvents,
};
