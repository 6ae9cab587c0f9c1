/** Formulas of the answer to a hit, and of what is true. */
import type { Formula } from '../../model/explain/formulaTypes';
import { formatNumber } from '../../base/i18n/numbers';
import type { Step } from '../../../package/trace/steps';
import { gap, ground, n, p, r, v, words } from './formulas';
import { beside, methodOf } from './look';
import type { HeightCompareEvent, HeightPutBackEvent, HeightReflectEvent, HeightRollEvent } from './schema.gen';

export function putBackFormula(_: HeightPutBackEvent, step: Step): Formula {
  const method = methodOf(step);
  const along = method === 'published' || method === 'sweep';
  return {
    title: 'study.height_field.formula.putback',
    main: "p_1 = B^{-1}\\,(x',\\; y_0 + r,\\; z')",
    groups: [
      {
        space: along ? 'local' : 'world',
        lines: [
          words("p'", 'study.height_field.words.local', 'local'),
          { name: "y'_1", expression: `${ground} + ${r}`, result: 'height' },
          words("p'_1", 'study.height_field.words.localTo', 'localTo'),
        ],
      },
      {
        space: 'world',
        lines: [
          words('\\det B', 'study.height_field.words.determinant', 'determinant'),
          words('B^{-1}_0', 'study.height_field.words.inverse', 'row0'),
          words('B^{-1}_1', 'study.height_field.words.inverse', 'row1'),
          words('B^{-1}_2', 'study.height_field.words.inverse', 'row2'),
          words('\\varepsilon', 'study.height_field.words.difference', 'difference'),
          words('p_1', 'study.height_field.words.to', 'to'),
          words('|p_1 - p|', 'study.height_field.words.put', 'way'),
          words('p_t', 'study.height_field.words.stopped', 'stopped'),
        ],
      },
    ],
  };
}

export const reflectFormula = ({ restitution }: HeightReflectEvent): Formula => ({
  title: 'study.height_field.formula.reflect',
  main:
    restitution === 1
      ? `\\sy{hfW}{v'} = ${v} - 2\\,(${v}\\cdot ${n})\\,${n}`
      : `\\sy{hfW}{v'} = ${v} - (1 + e)\\,(${v}\\cdot ${n})\\,${n}`,
  groups: [
    {
      space: 'world',
      lines: [
        words(v, 'study.height_field.words.velocity', 'velocity'),
        words(n, 'study.height_field.words.normal', 'normal'),
        words(`${v}\\cdot ${n}`, 'study.height_field.words.along', 'along'),
        words('e', 'study.height_field.words.restitution', 'restitution'),
        {
          name: 'k',
          expression: `(1 + e)\\,${v}\\cdot ${n}`,
          numbers: '(1 + {restitution}) · {along}',
          result: 'factor',
        },
        { name: "\\sy{hfW}{v'}", expression: `${v} - k\\,${n}`, result: 'result' },
        words('|v|', 'study.height_field.words.speedBefore', 'speedBefore'),
        words("|v'|", 'study.height_field.words.speedAfter', 'speedAfter'),
      ],
    },
  ],
});

export const rollFormula = ({ answer }: HeightRollEvent): Formula => ({
  title: 'study.height_field.formula.roll',
  main: `|${v}\\cdot ${n}| < b`,
  groups: [
    {
      space: 'world',
      lines: [
        words(v, 'study.height_field.words.reflected', 'velocity'),
        words(`${v}\\cdot ${n}`, 'study.height_field.words.along', 'along'),
        words('b', 'study.height_field.words.below', 'below'),
        ...(answer === 'too-fast-to-roll'
          ? []
          : [
              { name: 'u', expression: `${v} - (${v}\\cdot ${n})\\,${n}`, result: 'tangent' },
              words('|u|', 'study.height_field.words.tangentSpeed', 'tangentSpeed'),
              words('g\\,n_y', 'study.height_field.words.pressure', 'pressure'),
              words('\\mu', 'study.height_field.words.friction', 'friction'),
              words('f', 'study.height_field.words.slowing', 'slowing'),
            ]),
        { name: "\\sy{hfW}{v'}", words: 'study.height_field.words.after', result: 'result' },
        words("|v'|", 'study.height_field.words.speed', 'speed'),
      ],
    },
  ],
});

export const truthFormula: Formula = {
  title: 'study.height_field.formula.truth',
  main: `\\sy{hfTrue}{d} = \\min_T\\,|${p} - q_T| - ${r}`,
  groups: [
    {
      space: 'world',
      lines: [
        words(p, 'study.height_field.words.found', 'centre'),
        words('q', 'study.height_field.words.nearest', 'point'),
        words(`\\pm|${p} - q|`, 'study.height_field.words.distance', 'distance'),
        words(r, 'study.height_field.words.radius', 'radius'),
        {
          name: '\\sy{hfTrue}{d}',
          expression: `\\pm|${p} - q| - r`,
          numbers: '{distance} − {radius}',
          result: 'gap',
        },
        words("d'", 'study.height_field.words.left', 'left'),
        words('k', 'study.height_field.words.asked', 'asked'),
      ],
    },
  ],
};

/** What the verdict rests on, as it really is. */
function holds({ verdict, touches, gap: measured, triangle, sweptTriangle }: HeightCompareEvent, step: Step): string {
  const facts = [`${gap} ${measured <= 0 ? '\\le' : '>'} 0`, `\\sy{hfT}{t} ${touches ? '\\le 1' : '= \\infty'}`];
  // Two triangles of one plane count as one.
  if (verdict === 'other') facts.push('T_g \\ne T_t');
  if (verdict === 'same' && triangle === sweptTriangle) facts.push('T_g = T_t');
  if (verdict === 'already-in') facts.push('\\sy{hfTrue}{d} < 0');
  if (verdict === 'still-in') {
    // Only the step of what is true has the number.
    const left = beside(step, 'HeightTruth')?.left;
    facts.push(`d' ${left === undefined ? '' : `= ${formatNumber(left, 4).replace('−', '-')} `}< 0`);
  }
  return facts.join(',\\quad ');
}

export const compareFormula = (event: HeightCompareEvent, step: Step): Formula => ({
  title: 'study.height_field.formula.compare',
  main: holds(event, step),
  groups: [
    {
      space: 'world',
      lines: [
        { ...words(gap, 'study.height_field.words.gap', 'gap'), found: true },
        words('\\sy{hfTrue}{d}', 'study.height_field.words.truth', 'truth'),
        { ...words('\\sy{hfT}{t}', 'study.height_field.words.time', 'time'), found: true },
        words('l', 'study.height_field.words.late', 'late'),
        words('T_g', 'study.height_field.words.askedTriangle', 'triangle'),
        words('T_t', 'study.height_field.words.sweptTriangle', 'sweptTriangle'),
      ],
    },
  ],
});
