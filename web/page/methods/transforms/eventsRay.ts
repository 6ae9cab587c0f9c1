/** What is said of the point and of the ray. */
import { t } from '../../base/i18n/messages';
import type { EventViews } from '../../model/study/types';
import * as formulas from './formulas';
import * as rays from './formulasRay';
import { isNone } from './figure';
import { angleText } from './ink';
import * as say from './say';
import { cutShort, failed, fromFrame, value } from './shared';
import type { Event } from './schema.gen';

type Kinds = 'ChangePoint' | 'ChangeDistance' | 'ChangeRay' | 'ChangeHit' | 'ChangeReflect' | 'ChangeRayCompare';

export const rayEvents: Pick<EventViews<Event>, Kinds> = {
  ChangePoint: {
    ...cutShort,
    formula: formulas.objectFormulas.point,
    origins: { point: 'input', moved: '.point frame' },
    cell: () => ({ name: '\\text{point}', value: '', hit: false }),
  },
  ChangeDistance: {
    sentence: say.sayDistance,
    formula: rays.distanceFormula,
    whyNot: ({ stage, verdict, ratio, expected, change }, step) => {
      if (verdict !== 'different' || expected === 0) return null;
      if (stage === 1 && ratio !== 0)
        return failed('study.transforms.why.distance', step, {
          left: '1/|M^{-\\mathsf T}n|',
          relation: '=',
          opposite: '≠',
          bound: 1,
          symbol: '1/|m|',
          value: expected,
        });
      return failed('study.transforms.why.distance', step, {
        left: "d' - d",
        relation: '=',
        opposite: '≠',
        bound: 0,
        symbol: 'd′ − d',
        value: change,
      });
    },
    origins: {
      stage: '',
      point: 'image object',
      n: 'frame',
      terms: '.n .point',
      offset: 'frame',
      distance: '.terms .offset',
      foot: '.point .n .distance',
      movedFoot: 'distance',
      footOff: '.foot .movedFoot',
      change: '.distance distance',
      ratio: '.distance distance',
      expected: 'frame',
      verdict: '.change',
    },
    cell: ({ stage, distance, verdict }) => ({
      name: ['d', "d'", 'd_q'][stage] ?? 'd',
      value: verdict === 'no-plane' ? t('study.none') : value(distance),
      hit: verdict === 'same',
    }),
    sources: fromFrame('n,\\,D'),
  },
  ChangeRay: {
    ...cutShort,
    formula: formulas.objectFormulas.ray,
    origins: {
      origin: 'input',
      direction: 'input',
      movedOrigin: '.origin frame',
      movedDirection: '.direction frame',
    },
    cell: () => ({ name: '\\text{ray}', value: '', hit: false }),
  },
  ChangeHit: {
    sentence: say.sayHit,
    formula: rays.hitFormula,
    whyNot: ({ stage, verdict, time, cosine }, step) => {
      if (verdict === 'behind')
        return failed('study.transforms.why.hit', step, {
          left: 't',
          relation: '≥',
          opposite: '<',
          bound: 0,
          symbol: 't',
          value: time,
        });
      if (verdict !== 'parallel') return null;
      return failed('study.transforms.why.hit', step, {
        left: ['c = n\\cdot\\hat v', "c = \\hat m\\cdot v'", "c = \\hat q\\cdot v'"][stage] ?? 'c',
        relation: '≠',
        opposite: '≈',
        bound: 0,
        symbol: 'c',
        value: cosine,
      });
    },
    origins: {
      stage: '',
      origin: 'image object',
      direction: 'image object',
      n: 'frame',
      offset: 'frame',
      adjacent: '.n .origin .offset',
      cosine: '.n .direction',
      time: '.adjacent .cosine',
      printed: '.adjacent .cosine',
      point: '.origin .direction .time',
      printedPoint: '.origin .direction .printed',
      printedOff: '.printedPoint .n .offset',
      verdict: '.time',
    },
    cell: ({ stage, time, verdict }) => ({
      name: ['t', "t'", 't_q'][stage] ?? 't',
      value: verdict === 'hits' || verdict === 'behind' ? value(time) : t('study.none'),
      hit: verdict === 'hits' && stage < 2,
    }),
    sources: fromFrame('n,\\,D'),
  },
  ChangeReflect: {
    sentence: say.sayReflect,
    formula: rays.reflectFormula,
    whyNot: null,
    origins: {
      stage: '',
      v: 'hit',
      n: 'hit',
      dot: '.v .n',
      twice: '.dot .n',
      out: '.v .twice',
      lengthIn: '.v',
      lengthOut: '.out',
      angleIn: '.v .n',
      angleOut: '.out .n',
    },
    cell: ({ stage, angleOut, n }) => ({
      name: ['\\alpha', "\\alpha'", '\\alpha_q'][stage] ?? '\\alpha',
      value: isNone(n) ? t('study.none') : angleText(angleOut),
      hit: false,
    }),
  },
  ChangeRayCompare: {
    sentence: say.sayCompare,
    formula: rays.rayCompareFormula,
    whyNot: ({ rightAngle, rightOff }, step) =>
      rightOff < Infinity && rightAngle > 1e-6
        ? failed('study.transforms.why.reflection', step, {
            left: "\\beta = \\angle(r',\\,Mr)",
            relation: '=',
            opposite: '≠',
            bound: 0,
            symbol: 'β',
            value: rightAngle,
          })
        : null,
    origins: {
      hit: 'hit',
      rightHit: 'hit',
      naiveHit: 'hit',
      rightOff: '.hit .rightHit',
      naiveOff: '.hit .naiveHit',
      reflection: 'reflect frame',
      rightReflection: 'reflect',
      naiveReflection: 'reflect',
      rightAngle: '.reflection .rightReflection',
      naiveAngle: '.naiveReflection .rightReflection',
    },
    cell: ({ rightAngle, rightOff }) => ({
      name: '\\beta',
      value: rightOff < Infinity ? angleText(rightAngle) : t('study.none'),
      hit: rightOff < Infinity && rightAngle <= 1e-6,
    }),
  },
};
