/** Inequalities that failed. */
import type { Failed } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import { methodOf } from './look';
import type { HeightCellEvent, HeightRollEvent, HeightTestEvent, HeightTriangleEvent } from './schema.gen';

export function noCell({ inside, alongX, alongZ, cells }: HeightCellEvent, step: Step): Failed | null {
  if (inside) return null;
  const x = alongX < 0 || !(alongX < cells);
  const value = x ? alongX : alongZ;
  const name = x ? 'x/s' : 'z/s';
  return {
    title: 'study.height_field.why.cell',
    ...{ element: 0, step, left: name, symbol: name, value },
    ...(value < 0 ? { relation: '≥', opposite: '<', bound: 0 } : { relation: '<', opposite: '≥', bound: cells }),
  };
}

export const notLower = ({ half, sum }: HeightTriangleEvent, step: Step): Failed | null =>
  half === 'lower'
    ? null
    : {
        title: 'study.height_field.why.triangle',
        ...{ element: 0, step, left: '\\xi + \\zeta', relation: '<', opposite: '≥', bound: 1 },
        ...{ symbol: 'ξ + ζ', value: sum, margin: sum - 1 },
      };

export function noHit({ word, gap }: HeightTestEvent, step: Step): Failed | null {
  if (word !== 'above') return null;
  const along = ['published', 'sweep'].includes(methodOf(step));
  return {
    title: 'study.height_field.why.test',
    ...{ element: 0, step, left: along ? "g = y'_p - r - y_0" : 'g = y_p - r - y_0' },
    ...{ relation: '≤', opposite: '>', bound: 0, symbol: 'g', value: gap },
  };
}

export const noRoll = ({ answer, along, below }: HeightRollEvent, step: Step): Failed | null =>
  answer !== 'too-fast-to-roll'
    ? null
    : {
        title: 'study.height_field.why.roll',
        ...{ element: 0, step, left: '|v\\cdot n|', relation: '<', opposite: '≥', bound: below },
        ...{ symbol: '|v·n|', value: Math.abs(along), margin: Math.abs(along) - below },
      };
