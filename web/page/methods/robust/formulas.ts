/** Formulas of the robust method. Everything is seen from the centre: c = B is the origin, the radius is 1. */
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';

export const touchFormula: Formula = {
  title: 'formula.TouchTest',
  main: 'D = |\\sy{b}{q - B}| \\le 1 + \\varepsilon',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{q}{q}', words: 'formula.words.closestPoint', result: 'point' },
        { name: 'D', expression: '|\\sy{b}{q - B}|', result: 'distance' },
        { name: '\\varepsilon', expression: '64\\,u\\,S', result: 'tolerance' },
        {
          name: "D'",
          expression: '(\\sy{b}{B - q})\\cdot\\V\\,/\\,D',
          words: 'formula.words.rateAtTheStart',
          result: 'approach',
        },
        { name: '\\delta', expression: '1 - D', words: 'formula.words.ifTouching', result: 'depth' },
      ],
    },
  ],
};

export const sweptFaceFormula: Formula = {
  title: 'formula.SweptFaceTest',
  main: '\\T = (1 - d)\\,/\\,(\\sy{N}{n}\\cdot\\V)',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{N}{n}', words: 'formula.words.normalTowardTheCentre', result: 'normal' },
        { name: 'd', expression: '\\sy{N}{n}\\cdot(\\C - \\sy{tri}{p})', result: 'distance' },
        { name: 's', expression: '\\sy{N}{n}\\cdot\\V', result: 'approach' },
        {
          ...{ name: '\\T', expression: '(1 - d)\\,/\\,s', numbers: '(1 − {distance}) / {approach|v}' },
          ...{ result: 'time', found: true },
        },
        { name: '\\sy{q}{q}', words: 'formula.words.touchingPoint', result: 'point' },
        { name: 'i_0', words: 'formula.words.sideOfEdge0', result: 'side0' },
        { name: 'i_1', words: 'formula.words.sideOfEdge1', result: 'side1' },
        { name: 'i_2', words: 'formula.words.sideOfEdge2', result: 'side2' },
      ],
    },
  ],
};

/** Edge and vertex share the quadratic; only m, w and what bounds the touch differ. */
function sweptLines(m: string, a: string, b: string, h: string): FormulaLine[] {
  return [
    { name: '|m|', expression: m, words: 'formula.words.distanceAtTheStart', result: 'm' },
    { name: 'A', expression: a, result: 'a' },
    { name: 'B', expression: b, words: 'formula.words.belowZeroApproaching', result: 'b' },
    { name: 'h', expression: h, words: 'formula.words.leastDistance', result: 'h' },
    { name: 'C', expression: '(|m| - 1)(|m| + 1)', numbers: '({m} − 1) · ({m} + 1)', result: 'c' },
    {
      ...{ name: 'Q', expression: 'A\\,(1 - h)(1 + h)', numbers: '{a} · (1 − {h}) · (1 + {h})' },
      ...{ words: 'formula.words.quarterOfTheDiscriminant', result: 'radicand' },
    },
    {
      ...{ name: '\\T', expression: 'C\\,/\\,(-B + \\sqrt{Q})', numbers: '{c} / (−{b} + √{radicand})' },
      ...{ result: 'time', found: true },
    },
  ];
}

export const sweptEdgeFormula: Formula = {
  title: 'formula.SweptEdgeTest',
  main: 'A\\,\\T^2 + 2B\\,\\T + C = 0',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\U', words: 'formula.words.unitDirection', result: 'direction' },
        ...sweptLines(
          '|\\sy{b}{(c - p)}\\times \\U|',
          'w\\cdot w,\\ \\ w = \\V\\times \\U',
          'm\\cdot w < 0',
          '|m - w\\,B/A| \\le 1',
        ),
        { name: 's', words: 'formula.words.footOnTheEdge', numbers: '0 ≤ {foot} ≤ {length|e}', result: 'foot' },
      ],
    },
  ],
};

export const sweptVertexFormula: Formula = {
  title: 'formula.SweptVertexTest',
  main: 'A\\,\\T^2 + 2B\\,\\T + C = 0',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{p}{p}', words: 'formula.words.corner', result: 'corner' },
        ...sweptLines('|\\sy{b}{c - p}|', '\\V\\cdot\\V', 'm\\cdot\\V < 0', '|m - \\V\\,B/A| \\le 1'),
      ],
    },
  ],
};

export const advanceFormula: Formula = {
  title: 'formula.Advance',
  main: "\\sy{t}{c'} = \\sy{B}{c} + \\T\\,\\V",
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\T', words: 'formula.words.timeOfImpact', result: 'time' },
        { name: "\\sy{t}{c'}", words: 'formula.words.centreAtTheContact', result: 'position' },
        {
          name: '\\sy{n}{n}',
          expression: '\\operatorname{norm}(n_e / \\sy{r}{r})',
          words: 'formula.words.right',
          result: 'normal',
        },
        {
          name: '\\sy{naive}{\\tilde n}',
          expression: '\\operatorname{norm}(n_e\\,\\sy{r}{r})',
          words: 'formula.words.naive',
          result: 'naive',
          wrong: true,
        },
        { name: '\\sy{rest}{u}', words: 'formula.words.motionThatRemains', result: 'remaining' },
      ],
    },
    { space: 'ellipsoid', lines: [{ name: "\\sy{t}{c'}", words: 'formula.words.centre', result: 'center' }] },
  ],
};

export const activePlaneFormula: Formula = {
  title: 'formula.ActivePlane',
  main: '\\sy{slide}{n_i}\\cdot x \\ge 0',
  groups: [
    { space: 'world', lines: [{ name: '\\sy{slide}{n_i}', words: 'formula.words.itsUnitNormal', result: 'normal' }] },
  ],
};

export const coneFormula: Formula = {
  title: 'formula.Cone',
  main: '\\sy{rest}{x} = \\arg\\min\\,|x - \\sy{desired}{u}|,\\ \\ \\sy{slide}{n_i}\\cdot x \\ge 2^{-47}|\\sy{desired}{u}|',
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{desired}{u}', words: 'formula.words.remainingBefore', result: 'desired' },
        { name: '\\sy{rest}{x}', words: 'formula.words.remainingAfter', result: 'result' },
        { name: '\\sy{c}{c}', words: 'formula.words.newestContact', result: 'point' },
      ],
    },
  ],
};

export const pushFormula: Formula = {
  title: 'formula.Depenetrate',
  main: "\\sy{base}{c'} = c + \\sy{push}{p}",
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{push}{n}', words: 'formula.words.directionOfThePush', result: 'normal' },
        { name: '\\sy{push}{p}', words: 'formula.words.push', result: 'push' },
        { name: "\\sy{base}{c'}", words: 'formula.words.centreAfterIt', result: 'position' },
      ],
    },
    { space: 'ellipsoid', lines: [{ name: '\\delta', words: 'formula.words.overlap', result: 'depth' }] },
  ],
};
