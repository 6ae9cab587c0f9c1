/** Formulas of the matrix, its rows and its determinant. */
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';
import type { ChangeRowEvent } from './schema.gen';

const matrixLines: readonly FormulaLine[] = [
  { name: 'Mx', words: 'study.transforms.words.column0', result: 'begin.x' },
  { name: 'My', words: 'study.transforms.words.column1', result: 'begin.y' },
  { name: 'Mz', words: 'study.transforms.words.column2', result: 'begin.z' },
  { name: 'r_0', words: 'study.transforms.words.row0', result: 'begin.row0' },
  { name: 'r_1', words: 'study.transforms.words.row1', result: 'begin.row1' },
  { name: 'r_2', words: 'study.transforms.words.row2', result: 'begin.row2' },
];

export const matrixFormula: Formula = {
  title: 'study.transforms.formula.matrix',
  main: '\\sy{chM}{M} = (\\,Mx\\;\\;My\\;\\;Mz\\,)',
  groups: [
    {
      space: null,
      lines: [...matrixLines, { name: '\\det M', expression: 's_x\\,s_y\\,s_z', result: 'naive' }],
    },
  ],
};

export const rowFormula = ({ row }: ChangeRowEvent): Formula => {
  const [i, j, k] = [row, (row + 1) % 3, (row + 2) % 3];
  return {
    title: 'study.transforms.formula.row',
    main: `\\det M = r_${i}\\cdot(r_${j}\\times r_${k})`,
    groups: [
      {
        space: null,
        lines: [
          { name: `r_${i}`, words: 'study.transforms.words.rowHere', result: 'm' },
          { name: `r_${j}`, words: 'study.transforms.words.rowNext', result: 'next' },
          { name: `r_${k}`, words: 'study.transforms.words.rowAfter', result: 'after' },
          { name: `\\sy{chCofactors}{c_${i}}`, expression: `r_${j}\\times r_${k}`, result: 'cofactors' },
          { name: `r_${i}\\circ c_${i}`, words: 'study.transforms.words.products', result: 'terms' },
          { name: '\\det M', expression: `\\textstyle\\sum r_${i}\\circ c_${i}`, result: 'sum' },
          { name: `c_${i}/\\det`, words: 'study.transforms.words.inverseRow', result: 'inverse' },
        ],
      },
    ],
  };
};

export const determinantFormula: Formula = {
  title: 'study.transforms.formula.determinant',
  main: '\\det\\sy{chM}{M} \\ne 0',
  groups: [
    {
      space: null,
      lines: [
        { name: '\\det M', expression: 'r_0\\cdot c_0', result: 'determinant' },
        { name: '\\textstyle\\prod s', expression: 's_x\\,s_y\\,s_z', result: 'product' },
        { name: '\\sigma', words: 'study.transforms.words.sign', result: 'sign' },
        { name: '\\epsilon', words: 'study.transforms.words.least', result: 'least' },
      ],
    },
  ],
};
