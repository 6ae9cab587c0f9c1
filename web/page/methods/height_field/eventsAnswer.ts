/** What is said of the answer to a hit: put back, reflected, rolling. */
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { EventViews } from '../../model/study/types';
import { putBackFormula, reflectFormula, rollFormula } from './formulasAnswer';
import { sayPutBack, sayReflect, sayRoll } from './say';
import type { HeightPutBackEvent, HeightReflectEvent, HeightRollEvent } from './schema.gen';
import { noRoll } from './whyNot';

const given = 'input';

export const answerEvents: EventViews<HeightPutBackEvent | HeightReflectEvent | HeightRollEvent> = {
  HeightPutBack: {
    sentence: sayPutBack,
    formula: putBackFormula,
    whyNot: null,
    origins: {
      from: 'cell',
      local: '.from basis',
      height: 'height',
      localTo: '.local .height',
      determinant: 'basis',
      row0: 'basis .determinant',
      row1: 'basis .determinant',
      row2: 'basis .determinant',
      difference: '.row0 .row1 .row2 basis',
      to: '.row0 .row1 .row2 .localTo',
      way: '.from .to',
      stopped: 'sweep',
    },
    cell: ({ way }) => ({ name: '\\text{put back}', value: formatNumber(way, 4), hit: false }),
  },
  HeightReflect: {
    sentence: sayReflect,
    formula: reflectFormula,
    whyNot: null,
    origins: {
      velocity: 'roll move',
      normal: 'normal sweep',
      along: '.velocity .normal',
      restitution: given,
      factor: '.restitution .along',
      result: '.velocity .factor .normal',
      speedBefore: '.velocity',
      speedAfter: '.result',
      answer: '.along',
    },
    cell: ({ speedAfter }) => ({ name: '\\text{reflect}', value: formatNumber(speedAfter, 4), hit: false }),
  },
  HeightRoll: {
    sentence: sayRoll,
    formula: rollFormula,
    whyNot: noRoll,
    origins: {
      velocity: 'reflect',
      normal: 'reflect',
      along: '.velocity .normal',
      below: given,
      tangent: '.velocity .along .normal',
      tangentSpeed: '.tangent',
      pressure: 'move .normal',
      friction: given,
      slowing: '.friction .pressure move',
      result: '.tangent .slowing',
      speed: '.result',
      answer: '.along .below',
    },
    cell: ({ answer }) => ({
      name: '\\text{roll}',
      value: t(`study.height_field.cell.${answer}`),
      hit: answer === 'rolls' || answer === 'rests',
    }),
  },
};
