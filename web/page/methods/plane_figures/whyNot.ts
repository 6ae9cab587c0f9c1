/** Inequalities of the tests in the plane that failed. */
import { above, atMost, below } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import { failedOf } from '../../study/failed';
import type { Step } from '../../../package/trace/steps';
import { frameOf } from './look';
import type {
  FigureAxisEvent,
  FigureClampEvent,
  FigureCornerEvent,
  FigureDistanceEvent,
  FigureQuadrantEvent,
  FigureRangeEvent,
  FigureSquareEvent,
} from './schema.gen';

const failed = failedOf('plane_figures');

const strict = (step: Step): boolean => {
  const { touching, test } = frameOf(step);
  return touching === 'excluded' && test !== 'right';
};

export const whyNot = {
  range: ({ axis, gap, inside, needed }: FigureRangeEvent, step: Step): Failed | null =>
    inside || !needed
      ? null
      : failed('range', step, axis, {
          left: 'g = \\max(l - p,\\ p - h)',
          ...(strict(step) ? below : atMost),
          bound: 0,
          symbol: 'g',
          value: gap,
        }),

  distance: ({ touch, squared, squaredReach, gap }: FigureDistanceEvent, step: Step): Failed | null =>
    touch
      ? null
      : failed('distance', step, 0, {
          left: 'd\\cdot d',
          ...(strict(step) ? below : atMost),
          bound: squaredReach,
          symbol: 'd·d',
          value: squared,
          margin: gap,
        }),

  quadrant({ same, sameX, a, b }: FigureQuadrantEvent, step: Step): Failed | null {
    const [k, name] = sameX ? ([1, 'y'] as const) : ([0, 'x'] as const);
    const numbers = { left: `a_${name}\\,b_${name}`, ...above, bound: 0, symbol: `a${name} b${name}` };
    return same ? null : failed('quadrant', step, 0, { ...numbers, value: a[k] * b[k] });
  },

  corner: ({ corner, inside, needed, distance, gap }: FigureCornerEvent, step: Step): Failed | null =>
    inside || !needed
      ? null
      : failed('corner', step, corner, {
          ...{ left: '|d|', ...atMost, bound: frameOf(step).radiusA, symbol: '|d|', value: distance },
          margin: gap,
        }),

  square({ touch, gaps }: FigureSquareEvent, step: Step): Failed | null {
    const value = Math.max(gaps[0], gaps[1]);
    const numbers = { left: '\\max_k |d_k| - (h_k + r)', ...atMost, bound: 0, symbol: 'g', value };
    return touch ? null : failed('square', step, 0, numbers);
  },

  clamp: ({ touch, distance, gap }: FigureClampEvent, step: Step): Failed | null =>
    touch
      ? null
      : failed('clamp', step, 0, {
          ...{ left: '|n - c|', ...atMost, bound: frameOf(step).radiusA, symbol: '|n − c|', value: distance },
          margin: gap,
        }),

  axis: ({ verdict, gap, margin, axis }: FigureAxisEvent, step: Step): Failed | null =>
    verdict === 'overlap' || verdict === 'within-rounding'
      ? failed('axis', step, axis, {
          left: 'g = \\max(l_B - h_A,\\ l_A - h_B)',
          ...above,
          bound: verdict === 'overlap' ? 0 : margin,
          symbol: 'g',
          value: gap,
        })
      : null,
};
