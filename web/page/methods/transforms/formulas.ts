/** Formulas of matrices, planes, normals and groups under a transform. */
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';
import { matrixFormula } from './formulasMatrix';
import type { ChangeCrossEvent, ChangeMovedEvent, ChangeNormalsEvent, ChangeObject } from './schema.gen';

export const n = '\\sy{chN}{n}';
/** The normal by inverse transpose, and multiplied like a vector. */
export const right = '\\sy{chRight}{m}';
export const naive = '\\sy{chNaive}{q}';
/** The same of length 1. */
export const unitRight = '\\sy{chRight}{\\hat m}';
export const unitNaive = '\\sy{chNaive}{\\hat q}';
const byInverse = '\\sy{chM}{M}^{-\\mathsf T}\\sy{chN}{n}';
const byMatrix = '\\sy{chM}{M}\\,\\sy{chN}{n}';

export const frameFormula: Formula = {
  title: 'study.transforms.formula.frame',
  main: "p' = Mp + u \\qquad n' \\parallel M^{-\\mathsf T}n",
  groups: [
    {
      space: 'world',
      lines: [
        { name: 's', words: 'study.transforms.words.scale', result: 'begin.scale' },
        { name: '\\theta', words: 'study.transforms.words.turn', result: 'begin.turn' },
        { name: 'u', words: 'study.transforms.words.translation', result: 'begin.translation' },
        { name: '\\det M', words: 'study.transforms.words.volume', result: 'determinant' },
        { name: '\\sy{chD}{d}', words: 'study.transforms.words.before', result: 'distanceBefore' },
      ],
    },
    {
      space: 'transformed',
      lines: [
        { name: unitRight, expression: `${byInverse} / |\\ldots|`, result: 'right' },
        { name: unitNaive, expression: `${byMatrix} / |\\ldots|`, result: 'naive' },
        { name: '\\sy{chAngle}{\\alpha}', words: 'study.transforms.words.angle', result: 'angle' },
        { name: "\\sy{chD}{d'}", words: 'study.transforms.words.after', result: 'distance' },
        { name: '\\sy{chOff}{e}', words: 'study.transforms.words.hitOff', result: 'hitOff' },
      ],
    },
  ],
};

export const crossFormula = ({ stage }: ChangeCrossEvent): Formula => {
  const prime = stage === 0 ? '' : "'";
  return {
    title: stage === 0 ? 'study.transforms.formula.cross' : 'study.transforms.formula.crossAfter',
    main: `${n}${prime} = (v_3-v_1)\\times(v_2-v_1)\\,/\\,|\\ldots| \\qquad D = -${n}${prime}\\cdot v_1`,
    groups: [
      {
        space: stage === 0 ? 'world' : 'transformed',
        lines: [
          { name: '\\sy{chV}{v_1}', words: 'study.transforms.words.v1', result: 'v1' },
          { name: '\\sy{chA}{a}', expression: 'v_3 - v_1', result: 'a' },
          { name: '\\sy{chB}{b}', expression: 'v_2 - v_1', result: 'b' },
          { name: 'a\\times b', words: 'study.transforms.words.cross', result: 'cross' },
          { name: '|a\\times b|', words: 'study.transforms.words.length', result: 'length' },
          { name: `${n}${prime}`, expression: '(a\\times b)\\,/\\,|a\\times b|', result: 'n' },
          { name: `\\sy{chOffset}{D${prime}}`, expression: `-${n}${prime}\\cdot v_1`, result: 'offset' },
        ],
      },
    ],
  };
};

export const movedFormula = ({ point }: ChangeMovedEvent): Formula => {
  const letter = ['', 'v_1', 'v_2', 'v_3', 'p', 'o', '\\hat v'][point] ?? 'p';
  const direction = point === 6;
  const to = direction ? "v'" : `${letter}'`;
  return {
    title: direction ? 'study.transforms.formula.movedWay' : 'study.transforms.formula.moved',
    main: direction ? `${to} = \\sy{chM}{M}\\,${letter}` : `${to} = \\sy{chM}{M}\\,${letter} + u`,
    groups: [
      {
        space: 'world',
        lines: [
          {
            name: letter,
            words: direction ? 'study.transforms.words.unitDirection' : 'study.transforms.words.from',
            result: 'from',
          },
        ],
      },
      {
        space: 'transformed',
        lines: [
          { name: `r_0\\circ ${letter}`, words: 'study.transforms.words.products', result: 'x' },
          { name: `r_1\\circ ${letter}`, words: 'study.transforms.words.products', result: 'y' },
          { name: `r_2\\circ ${letter}`, words: 'study.transforms.words.products', result: 'z' },
          { name: `M${letter}`, words: 'study.transforms.words.sums', result: 'product' },
          ...(direction ? [] : [{ name: 'u', words: 'study.transforms.words.translation', result: 'added' } as const]),
          { name: `\\sy{chMoved}{${to}}`, words: 'study.transforms.words.to', result: 'to' },
        ],
      },
    ],
  };
};

const planeFormula: Formula = {
  title: 'study.transforms.formula.plane',
  main: `${n}\\cdot x + \\sy{chOffset}{D} = 0`,
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{chV}{v_1}', words: 'study.transforms.words.v1', result: 'begin.v1' },
        { name: '\\sy{chV}{v_2}', words: 'study.transforms.words.v2', result: 'begin.v2' },
        { name: '\\sy{chV}{v_3}', words: 'study.transforms.words.v3', result: 'begin.v3' },
      ],
    },
    {
      space: 'transformed',
      lines: [
        { name: 'M^{-\\mathsf T}', words: 'study.transforms.words.pointsOff', result: 'right' },
        { name: 'M', words: 'study.transforms.words.pointsOff', result: 'naive' },
      ],
    },
  ],
};

export const equationFormula: Formula = {
  title: 'study.transforms.formula.equation',
  main: `(\\sy{chRight}{n'},D') = (M^{-\\mathsf T}n,\\; D - M^{-\\mathsf T}n\\cdot u)`,
  groups: [
    {
      space: 'world',
      lines: [
        { name: n, words: 'study.transforms.words.abc', result: 'n' },
        { name: '\\sy{chOffset}{D}', words: 'study.transforms.words.d', result: 'offset' },
      ],
    },
    {
      space: 'transformed',
      lines: [
        { name: right, expression: byInverse, result: 'right' },
        { name: '|m|', words: 'study.transforms.words.length', result: 'rightLength' },
        { name: unitRight, expression: 'm\\,/\\,|m|', result: 'rightUnit' },
        { name: "\\sy{chOffset}{D'}", expression: '(D - m\\cdot u)\\,/\\,|m|', result: 'rightDistance' },
        { name: 'e_m', words: 'study.transforms.words.pointsOff', result: 'rightOff' },
        { name: naive, expression: `${byMatrix} + D\\,u`, result: 'naive' },
        { name: unitNaive, expression: 'q\\,/\\,|q|', result: 'naiveUnit' },
        { name: 'D_q', expression: 'D\\,/\\,|q|', result: 'naiveDistance' },
        { name: '\\sy{chOff}{e_q}', words: 'study.transforms.words.pointsOff', result: 'naiveOff' },
      ],
    },
  ],
};

const normalFormula: Formula = {
  title: 'study.transforms.formula.normal',
  main: `(\\sy{chRight}{M^{-\\mathsf T}n})\\cdot(Ma) = n\\cdot a = 0`,
  groups: [
    {
      space: 'world',
      lines: [
        { name: n, words: 'study.transforms.words.normal', result: 'begin.n' },
        { name: '\\sy{chA}{a}', expression: 'v_3 - v_1', result: 'begin.a' },
        { name: '\\sy{chB}{b}', expression: 'v_2 - v_1', result: 'begin.b' },
      ],
    },
    {
      space: 'transformed',
      lines: [{ name: '\\sy{chAngle}{\\alpha}', words: 'study.transforms.words.angle', result: 'naive' }],
    },
  ],
};

export const termFormula: Formula = {
  title: 'study.transforms.formula.term',
  main: `${right} = ${byInverse} \\qquad ${naive} = ${byMatrix}`,
  groups: [
    {
      space: 'transformed',
      lines: [
        { name: 'c/\\det', words: 'study.transforms.words.inverseRow', result: 'inverse' },
        { name: '\\circ\\,n', words: 'study.transforms.words.products', result: 'rightTerms' },
        { name: right, words: 'study.transforms.words.sum', result: 'right' },
        { name: 'r', words: 'study.transforms.words.rowHere', result: 'm' },
        { name: 'r\\circ n', words: 'study.transforms.words.products', result: 'naiveTerms' },
        { name: naive, words: 'study.transforms.words.sum', result: 'naive' },
      ],
    },
  ],
};

/** How far a unit vector goes along the plane, by the larger of its two sides; 0 is upright. */
const alongOf = (vector: string) => `\\max(|${vector}\\cdot\\hat a'|,\\,|${vector}\\cdot\\hat b'|)`;

const bothLines: readonly FormulaLine[] = [
  { name: '\\cos\\alpha', words: 'study.transforms.words.dot', result: 'dot' },
  { name: '\\sin\\alpha', words: 'study.transforms.words.sine', result: 'cross' },
  { name: '\\sy{chAngle}{\\alpha}', words: 'study.transforms.words.degrees', result: 'angle' },
  { name: 'c_m', expression: alongOf(unitRight), result: 'rightAlong' },
];

export const normalsFormula = ({ verdict }: ChangeNormalsEvent): Formula => {
  const isBoth = verdict === 'leans' || verdict === 'same';
  return {
    title: 'study.transforms.formula.normals',
    main: isBoth
      ? `\\cos\\sy{chAngle}{\\alpha} = (${right}\\cdot${naive})\\,/\\,(|m|\\,|q|)`
      : `${naive} = ${byMatrix}${verdict === 'no-inverse' ? ' \\qquad \\det M = 0' : ''}`,
    groups: [
      {
        space: 'transformed',
        lines: [
          ...(isBoth
            ? [
                { name: right, expression: byInverse, result: 'right' },
                { name: unitRight, expression: 'm\\,/\\,|m|', result: 'rightUnit' },
              ]
            : []),
          { name: naive, expression: byMatrix, result: 'naive' },
          { name: unitNaive, expression: 'q\\,/\\,|q|', result: 'naiveUnit' },
          { name: "\\sy{chA}{\\hat a'}", expression: 'Ma\\,/\\,|Ma|', result: 'a' },
          { name: "\\sy{chB}{\\hat b'}", expression: 'Mb\\,/\\,|Mb|', result: 'b' },
          ...(isBoth ? bothLines : []),
          { name: 'c_q', expression: alongOf(unitNaive), result: 'naiveAlong' },
        ],
      },
    ],
  };
};

export const windingFormula: Formula = {
  title: 'study.transforms.formula.winding',
  main: '(Ma)\\times(Mb) = \\det M\\cdot M^{-\\mathsf T}(a\\times b)',
  groups: [
    {
      space: 'transformed',
      lines: [
        { name: "\\sy{chWinding}{n'}", words: 'study.transforms.words.byPoints', result: 'byPoints' },
        { name: unitRight, words: 'study.transforms.words.byInverse', result: 'byInverse' },
        { name: "n'\\cdot\\hat m", words: 'study.transforms.words.dot', result: 'dot' },
        { name: '\\sigma', words: 'study.transforms.words.sign', result: 'sign' },
        { name: '\\sigma\\,\\hat m', words: 'study.transforms.words.turnedBack', result: 'turnedBack' },
        { name: '\\beta', words: 'study.transforms.words.angleOfBoth', result: 'off' },
      ],
    },
  ],
};

const pointFormula: Formula = {
  title: 'study.transforms.formula.point',
  main: "d' = d\\,/\\,|M^{-\\mathsf T}n|",
  groups: [
    { space: 'world', lines: [{ name: '\\sy{chP}{p}', words: 'study.transforms.words.point', result: 'begin.point' }] },
    {
      space: 'transformed',
      lines: [
        { name: "\\sy{chP}{p'}", expression: 'Mp + u', result: 'begin.moved' },
        { name: "\\sy{chD}{d'}", words: 'study.transforms.words.byRight', result: 'right' },
        { name: 'd_q', words: 'study.transforms.words.byNaive', result: 'naive' },
      ],
    },
  ],
};

const rayFormula: Formula = {
  title: 'study.transforms.formula.ray',
  main: 't = -(n\\cdot o + D)\\,/\\,(n\\cdot\\hat v)',
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{chRay}{o}', words: 'study.transforms.words.origin', result: 'begin.origin' },
        { name: '\\sy{chRay}{\\hat v}', words: 'study.transforms.words.unitDirection', result: 'begin.direction' },
      ],
    },
    {
      space: 'transformed',
      lines: [
        { name: "\\sy{chRay}{o'}", expression: 'Mo + u', result: 'begin.movedOrigin' },
        { name: "\\sy{chRay}{v'}", expression: 'M\\hat v', result: 'begin.movedDirection' },
        { name: "\\sy{chHit}{t'}", words: 'study.transforms.words.byRight', result: 'right' },
        { name: 't_q', words: 'study.transforms.words.byNaive', result: 'naive' },
      ],
    },
  ],
};

/** Of a group as a whole. */
export const objectFormulas: Readonly<Record<ChangeObject, Formula>> = {
  matrix: matrixFormula,
  plane: planeFormula,
  normal: normalFormula,
  point: pointFormula,
  ray: rayFormula,
};
