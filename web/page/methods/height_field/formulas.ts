/** Formulas of the way, of what is asked and of the height test. */
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';
import type { MessageKey } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import { beside, methodOf } from './look';
import type {
  HeightBasisEvent,
  HeightCellEvent,
  HeightRowEvent,
  HeightSweptEvent,
  HeightTestEvent,
} from './schema.gen';

export const p = '\\sy{hfP}{p}';
export const v = '\\sy{hfV}{v}';
export const n = '\\sy{hfN}{n}';
export const r = '\\sy{hfR}{r}';
export const ground = '\\sy{hfGround}{y_0}';
export const gap = '\\sy{hfGap}{g}';

export const words = (name: string, key: MessageKey, result: string): FormulaLine => ({ name, words: key, result });

export const frameFormula: Formula = {
  title: 'study.height_field.formula.frame',
  main: `\\text{hit} \\iff \\sy{hfGap}{g} \\le 0`,
  groups: [
    {
      space: 'world',
      lines: [
        words(p, 'study.height_field.words.centre', 'begin.centre'),
        words(v, 'study.height_field.words.velocity', 'begin.velocity'),
        words(r, 'study.height_field.words.radius', 'begin.radius'),
        { ...words(gap, 'study.height_field.words.gap', 'gap'), found: true },
        words('\\sy{hfTrue}{d}', 'study.height_field.words.truth', 'truth'),
        words("d'", 'study.height_field.words.left', 'left'),
        words("p'", 'study.height_field.words.end', 'centre'),
        words("\\sy{hfW}{v'}", 'study.height_field.words.after', 'velocity'),
        words("|v'|", 'study.height_field.words.speed', 'speed'),
      ],
    },
  ],
};

export const moveFormula: Formula = {
  title: 'study.height_field.formula.move',
  main: `${v} = v_0 - g\\,\\Delta t\\,\\hat y`,
  groups: [
    {
      space: 'world',
      lines: [
        words('v_0', 'study.height_field.words.before', 'before'),
        {
          name: 'g\\,\\Delta t',
          words: 'study.height_field.words.pull',
          numbers: '{gravity} · {step}',
          result: 'pull',
        },
        { name: v, expression: 'v_0 - g\\,\\Delta t\\,\\hat y', result: 'velocity' },
        { name: `${v}\\,\\Delta t`, words: 'study.height_field.words.way', result: 'way' },
        { name: 'p_1', expression: `p_0 + ${v}\\,\\Delta t`, result: 'to' },
      ],
    },
  ],
};

export const sweptFormula = ({ found, overlap }: HeightSweptEvent): Formula => ({
  title: 'study.height_field.formula.sweep',
  main: `|p_0 + \\sy{hfT}{t}\\,w - q| = ${r}`,
  groups: [
    {
      space: 'world',
      lines: [
        words('p_0', 'study.height_field.words.from', 'from'),
        words('w', 'study.height_field.words.motion', 'way'),
        { ...words('\\sy{hfT}{t}', 'study.height_field.words.time', 'time'), found: true },
        { name: 'p_t', expression: found ? 'p_0 + t\\,w' : 'p_0 + w', result: 'centre' },
        ...(found
          ? [
              words('q', 'study.height_field.words.touch', 'point'),
              words('m', 'study.height_field.words.touchNormal', 'normal'),
            ]
          : []),
        ...(overlap > 0 ? [words('o', 'study.height_field.words.overlap', 'overlap')] : []),
      ],
    },
  ],
});

export const cellFormula = ({ inside }: HeightCellEvent): Formula => ({
  title: 'study.height_field.formula.cell',
  main: '\\sy{hfCell}{i} = \\lfloor x/s \\rfloor \\qquad \\sy{hfCell}{j} = \\lfloor z/s \\rfloor',
  groups: [
    {
      space: 'world',
      lines: [
        words(p, 'study.height_field.words.centre', 'centre'),
        words('s', 'study.height_field.words.size', 'size'),
        { name: 'x/s', words: 'study.height_field.words.alongX', result: 'alongX' },
        { name: 'z/s', words: 'study.height_field.words.alongZ', result: 'alongZ' },
        ...(inside
          ? [
              { name: '\\sy{hfCell}{i}', expression: '\\lfloor x/s \\rfloor', result: 'i' },
              { name: '\\sy{hfCell}{j}', expression: '\\lfloor z/s \\rfloor', result: 'j' },
              words('c_{00}', 'study.height_field.words.corner00', 'corner00'),
              words('c_{10}', 'study.height_field.words.corner10', 'corner10'),
              words('c_{01}', 'study.height_field.words.corner01', 'corner01'),
              words('c_{11}', 'study.height_field.words.corner11', 'corner11'),
            ]
          : [words('k', 'study.height_field.words.cells', 'cells')]),
      ],
    },
  ],
});

export const triangleFormula: Formula = {
  title: 'study.height_field.formula.triangle',
  main: 'x/s - i + z/s - j < 1',
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\xi', expression: 'x/s - i', result: 'restX' },
        { name: '\\zeta', expression: 'z/s - j', result: 'restZ' },
        { name: '\\xi + \\zeta', words: 'study.height_field.words.sum', numbers: '{restX} + {restZ}', result: 'sum' },
        words('a', 'study.height_field.words.cornerA', 'a'),
        words('b', 'study.height_field.words.cornerB', 'b'),
        words('c', 'study.height_field.words.cornerC', 'c'),
      ],
    },
  ],
};

export const normalFormula: Formula = {
  title: 'study.height_field.formula.normal',
  main: `${n} = (b - a)\\times(c - a)\\,/\\,|\\ldots|`,
  groups: [
    {
      space: 'world',
      lines: [
        words('b - a', 'study.height_field.words.side', 'sideB'),
        words('c - a', 'study.height_field.words.side', 'sideC'),
        { name: 'N', expression: '(b - a)\\times(c - a)', result: 'product' },
        { name: '|N|', words: 'study.height_field.words.length', result: 'length' },
        { name: n, expression: 'N\\,/\\,|N|', result: 'normal' },
        words('\\alpha', 'study.height_field.words.slope', 'slope'),
      ],
    },
  ],
};

const madeAs = {
  unit: { x: '(c - a)\\,/\\,|c - a|', y: n, z: "x' \\times y'" },
  printed: { x: 'c - a', y: '(b - a) \\times (c - a)', z: "x' \\times y'" },
  skewed: { x: '(c - a)\\,/\\,|c - a|', y: n, z: '(c - b)\\,/\\,|c - b|' },
} as const;

export const basisFormula = ({ axes }: HeightBasisEvent): Formula => ({
  title: 'study.height_field.formula.basis',
  main: "p' = (\\sy{hfX}{x'}\\cdot p,\\; \\sy{hfN}{n}\\cdot p,\\; \\sy{hfZ}{z'}\\cdot p)",
  groups: [
    {
      space: 'world',
      lines: [
        words('c - a', 'study.height_field.words.side', 'side'),
        words('|c - a|', 'study.height_field.words.sideLength', 'length'),
        { name: "\\sy{hfX}{x'}", expression: madeAs[axes].x, result: 'x' },
        { name: "y'", expression: madeAs[axes].y, result: 'y' },
        { name: "\\sy{hfZ}{z'}", expression: madeAs[axes].z, result: 'z' },
        words("x'\\cdot y'", 'study.height_field.words.right', 'xy'),
        words("y'\\cdot z'", 'study.height_field.words.right', 'yz'),
        words("z'\\cdot x'", 'study.height_field.words.right', 'zx'),
      ],
    },
  ],
});

const groundWords: Readonly<Record<string, MessageKey>> = {
  published: 'study.height_field.words.groundLocal',
  sweep: 'study.height_field.words.groundLocal',
  axis: 'study.height_field.words.groundTop',
  vertical: 'study.height_field.words.groundUnder',
};

export function testFormula(_: HeightTestEvent, step: Step): Formula {
  const method = methodOf(step);
  const along = method === 'published' || method === 'sweep';
  const y = along ? "y'" : 'y';
  const printed = beside(step, 'HeightBasis')?.axes === 'printed';
  return {
    title: 'study.height_field.formula.test',
    main: `${y}_p - ${r} \\le ${ground}`,
    groups: [
      {
        space: along ? 'local' : 'world',
        lines: [
          along
            ? { name: "\\sy{hfP}{y'_p}", expression: `${p}\\cdot ${printed ? "y'" : n}`, result: 'ball' }
            : words('\\sy{hfP}{y_p}', 'study.height_field.words.height', 'ball'),
          words(ground, groundWords[method]!, 'ground'),
          words(r, 'study.height_field.words.radius', 'radius'),
          {
            name: gap,
            expression: `${y}_p - r - y_0`,
            numbers: '{ball} − {radius} − {ground}',
            result: 'gap',
          },
        ],
      },
      {
        space: 'world',
        lines: [
          ...(along ? [] : [words('g_n', 'study.height_field.words.gapAlong', 'gapAlong')]),
          ...(method === 'vertical' ? [] : [words('g_y', 'study.height_field.words.gapUnder', 'gapUnder')]),
          ...(method === 'axis' ? [] : [words('g_{\\max}', 'study.height_field.words.gapTop', 'gapTop')]),
        ],
      },
    ],
  };
}

export const groundFormula: Formula = {
  title: 'study.height_field.formula.ground',
  main: 'y = y(i, j)',
  groups: [
    {
      space: 'world',
      lines: [
        words('k', 'study.height_field.words.cells', 'begin.cells'),
        words('s', 'study.height_field.words.size', 'begin.size'),
        words('y_{\\min}', 'study.height_field.words.low', 'begin.low'),
        words('y_{\\max}', 'study.height_field.words.high', 'begin.high'),
        words('2k^2', 'study.height_field.words.triangles', 'triangles'),
      ],
    },
  ],
};

export const rowFormula = ({ i, j, count }: HeightRowEvent): Formula => ({
  title: 'study.height_field.formula.row',
  main: `y(i,\\,${j})`,
  groups: [
    {
      space: 'world',
      lines: Array.from({ length: count }, (_, k) =>
        words(`y_{${i + k},\\,${j}}`, 'study.height_field.words.cornerHeight', `h${k}`),
      ),
    },
  ],
});
