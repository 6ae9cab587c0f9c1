/** Formulas of the 2003 method, in the paper's letters. */
import type { EventOf } from '../../../package/trace/events.gen';
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';

export function planeFormula(event: EventOf<'PlaneTest'>): Formula {
  // The two times are swapped so that t0 < t1; which of them belongs to +1 depends on the sign of s.
  const [near, far] = event.speed > 0 ? ['-1', '1'] : ['1', '-1'];
  const numeral = (sign: string) => sign.replace('-', '−');
  return {
    title: 'formula.PlaneTest',
    main: '\\sy{t0}{t_0},\\,\\sy{t1}{t_1} = (\\pm 1 - d)\\,/\\,s',
    groups: [
      {
        space: 'ellipsoid',
        lines: [
          { name: '\\N', expression: '\\operatorname{norm}(\\sy{tri}{(p_2-p_1)\\times(p_3-p_1)})', result: 'normal' },
          { name: 'C_p', expression: '-\\N\\cdot \\sy{tri}{p_1}', result: 'constant' },
          { name: '\\phi', expression: '\\N\\cdot\\V\\,/\\,|\\V|', result: 'facing' },
          { name: 'd', expression: '\\N\\cdot \\C + C_p', result: 'distance' },
          { name: 's', expression: '\\N\\cdot\\V', result: 'speed' },
          {
            name: '\\sy{t0}{t_0}',
            expression: `(${near} - d)\\,/\\,s`,
            numbers: `(${numeral(near)} − {distance}) / {speed|v}`,
            result: 't0',
          },
          {
            name: '\\sy{t1}{t_1}',
            expression: `(${far} - d)\\,/\\,s`,
            numbers: `(${numeral(far)} − {distance}) / {speed|v}`,
            result: 't1',
          },
          ...(isCut(event) ? cutLines(event) : []),
        ],
      },
    ],
  };
}

/** The interval used further is not the computed one: cut to the motion, or all of it when there is none to compute. */
function isCut({ verdict, t0, t1, enter, leave }: EventOf<'PlaneTest'>): boolean {
  return verdict === 'parallel-embedded' || (verdict === 'crosses-plane' && (t0 !== enter || t1 !== leave));
}

function cutLines({ verdict }: EventOf<'PlaneTest'>): FormulaLine[] {
  const words = verdict === 'crosses-plane' ? 'formula.words.cutToTheMotion' : 'formula.words.wholeMotion';
  return [
    { name: '\\sy{t0}{t_0}', words, result: 'enter' },
    { name: '\\sy{t1}{t_1}', words, result: 'leave' },
  ];
}

export const faceFormula: Formula = {
  title: 'formula.FaceTest',
  main: 'z < 0,\\quad x \\ge 0,\\quad y \\ge 0',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{q}{q}', expression: '\\C - \\N + \\sy{t0}{t_0}\\V', result: 'point' },
        { name: 'a', expression: '|\\sy{tri}{p_2 - p_1}|^2', result: 'a' },
        { name: 'b', expression: '\\sy{tri}{(p_2 - p_1)}\\cdot\\sy{tri}{(p_3 - p_1)}', result: 'b' },
        { name: 'c', expression: '|\\sy{tri}{p_3 - p_1}|^2', result: 'c' },
        { name: 'd', expression: 'w\\cdot\\sy{tri}{(p_2 - p_1)},\\ \\ w = \\sy{q}{q} - \\sy{tri}{p_1}', result: 'd' },
        { name: 'e', expression: 'w\\cdot\\sy{tri}{(p_3 - p_1)}', result: 'e' },
        { name: 'x', expression: 'dc - eb', numbers: '{d} · {c} − {e} · {b}', result: 'x', signedZero: true },
        { name: 'y', expression: 'ea - db', numbers: '{e} · {a} − {d} · {b}', result: 'y', signedZero: true },
        { name: 'z', expression: 'x + y - (ac - b^2)', numbers: '{x} + {y} − {area}', result: 'z', signedZero: true },
      ],
    },
  ],
};

const roots: readonly FormulaLine[] = [
  {
    name: 't_-',
    expression: '(-a_1 \\pm \\sqrt{\\Delta})\\,/\\,2a_2',
    words: 'formula.words.smaller',
    result: 'root1',
  },
  { name: 't_+', words: 'formula.words.larger', result: 'root2' },
  {
    ...{ name: '\\X', expression: '0 < \\X < \\sy{max}{t_{\\max}}', numbers: '0 < t < {latest|m}' },
    ...{ result: 'time', found: true },
  },
];

export const vertexFormula: Formula = {
  title: 'formula.VertexTest',
  main: 'a_2t^2 + a_1t + a_0 = 0',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: 'a_2', expression: '\\V\\cdot\\V', numbers: '{vv|v}', result: 'a2' },
        { name: 'a_1', expression: '2\\,\\V\\cdot(\\C - \\sy{p}{p})', numbers: '2 · {vp}', result: 'a1' },
        { name: 'a_0', expression: '|\\sy{b}{p - B}|^2 - 1', numbers: '{pp|b} − 1', result: 'a0' },
        ...roots,
      ],
    },
  ],
};

export const edgeFormula: Formula = {
  title: 'formula.EdgeTest',
  main: 'a_2t^2 + a_1t + a_0 = 0',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        {
          name: 'a_2',
          expression: '-|\\E|^2|\\V|^2 + (\\E\\cdot\\V)^2',
          numbers: '−{ee|e} · {vv|v} + {ev}²',
          result: 'a2',
        },
        {
          name: 'a_1',
          expression: '2|\\E|^2(\\V\\cdot\\B) - 2(\\E\\cdot\\V)(\\E\\cdot\\B)',
          numbers: '2 · {ee|e} · {vb|v} − 2 · {ev} · {eb}',
          result: 'a1',
        },
        {
          name: 'a_0',
          expression: '|\\E|^2(1 - |\\B|^2) + (\\E\\cdot\\B)^2',
          numbers: '{ee|e} · (1 − {bb|b}) + {eb}²',
          result: 'a0',
        },
        {
          name: 'f',
          expression: '((\\E\\cdot\\V)\\,\\X - \\E\\cdot\\B)\\,/\\,|\\E|^2',
          numbers: '({ev} · {root|x} − {eb}) / {ee|e}',
          result: 'f',
        },
      ],
    },
  ],
};

export const backOffFormula: Formula = {
  title: 'formula.BackOff',
  main: "\\sy{base}{B'} = \\C + (d - \\varepsilon)\\,\\hat{\\V}",
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: 'd', expression: '\\T\\,|\\V|', result: 'distance' },
        { name: '\\varepsilon', words: 'formula.words.distanceToKeep', result: 'veryClose' },
        { name: "t'", words: 'formula.words.timeAt', result: 'time' },
        { name: "\\sy{base}{B'}", words: 'formula.words.newBasePoint', result: 'base' },
        { name: '\\sy{c}{c}', words: 'formula.words.contactPulledBack', result: 'contact' },
      ],
    },
    {
      space: 'world',
      lines: [
        { name: "\\sy{base}{B'}", words: 'formula.words.newBasePoint', result: 'baseWorld' },
        { name: '\\sy{c}{c}', words: 'formula.words.contact', result: 'contactWorld' },
      ],
    },
  ],
};

export const slidePlaneFormula: Formula = {
  title: 'formula.SlidePlane',
  main: "\\sy{n}{n_e} = \\operatorname{norm}(\\sy{base}{B'} - \\sy{c}{c})",
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{c}{c}', words: 'formula.words.origin', result: 'point' },
        { name: '\\sy{n}{n_e}', expression: "\\operatorname{norm}(\\sy{base}{B'} - \\sy{c}{c})", result: 'normal' },
      ],
    },
    {
      space: 'world',
      lines: [
        { name: '\\sy{c}{c}', words: 'formula.words.origin', result: 'pointWorld' },
        {
          name: '\\sy{n}{n}',
          expression: '\\operatorname{norm}(n_e / \\sy{r}{r})',
          words: 'formula.words.right',
          result: 'normalWorld',
        },
        {
          name: '\\sy{naive}{\\tilde n}',
          expression: '\\operatorname{norm}(n_e\\,\\sy{r}{r})',
          words: 'formula.words.naive',
          result: 'naiveWorld',
          wrong: true,
        },
      ],
    },
  ],
};

export const projectFormula: Formula = {
  title: 'formula.Project',
  main: "\\sy{proj}{p'} = \\sy{goal}{p} - \\sy{n}{n}\\,((\\sy{goal}{p} - \\sy{c}{c})\\cdot\\sy{n}{n})",
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{goal}{p}', words: 'formula.words.destination', result: 'destination' },
        { name: 'h', expression: '(\\sy{goal}{p} - \\sy{c}{c})\\cdot\\sy{n}{n}', result: 'height' },
        { name: "\\sy{proj}{p'}", expression: '\\sy{goal}{p} - h\\,\\sy{n}{n}', result: 'projected' },
        { name: '\\R', expression: "\\sy{proj}{p'} - \\sy{c}{c}", result: 'remaining' },
        { name: '|\\R|', words: 'formula.words.length', result: 'length' },
      ],
    },
    {
      space: 'world',
      lines: [
        { name: "\\sy{proj}{p'}", words: 'formula.words.onThePlane', result: 'projectedWorld' },
        { name: '\\R', words: 'formula.words.newVelocity', result: 'remainingWorld' },
      ],
    },
  ],
};
