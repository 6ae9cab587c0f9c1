/** Formulas about standing: ground, walls that steep contacts act as, edges of steps, wedges, steps, snaps, what carries the body. */
import type { EventOf, SupportReason } from '../../../package/trace/events.gen';
import type { Formula, FormulaLine, FormulaRow } from '../../model/explain/formulaTypes';

const normalLine: FormulaLine = { name: '\\sy{n}{n}', words: 'formula.words.normalOfTheContact', result: 'normal' };
const tooSteep = '\\sy{n}{n}\\cdot k < \\cos\\theta';
const walkable = '\\sy{n}{n}\\cdot k \\ge \\cos\\theta';
const onEdge = '(\\sy{c}{c} - \\sy{foot}{g})\\cdot k \\le h_m';
const held = "-\\,\\sy{rest}{u'}\\cdot k\\,/\\,|\\sy{rest}{u'}| \\le \\sin\\theta";

export const groundFormula: Formula = {
  title: 'formula.GroundTest',
  main: walkable,
  groups: [
    {
      space: 'world',
      lines: [
        normalLine,
        { name: '\\mu', expression: '\\sy{n}{n}\\cdot k', result: 'cosine' },
        { name: '\\lambda', expression: '\\cos\\theta', words: 'formula.words.slopeLimit', result: 'limit' },
      ],
    },
  ],
};

/** An edge that is met round the bend of the body need not be steep to act as a wall. */
export function steepContactFormula({ wall, verdict }: EventOf<'SteepContact'>): Formula {
  const flat = '\\operatorname{norm}(\\sy{n}{n} - k\\,(\\sy{n}{n}\\cdot k))';
  const acts = Number.isNaN(wall[0]) ? [] : [`\\sy{wall}{n'} = ${flat}`];
  return {
    title: 'formula.SteepContact',
    main: [...(verdict === 'as-rim' ? [] : [tooSteep]), ...acts].join(',\\ \\ '),
    groups: [
      {
        space: 'world',
        lines: [normalLine, { name: "\\sy{wall}{n'}", words: 'formula.words.normalOfTheWall', result: 'wall' }],
      },
    ],
  };
}

export const stepEdgeFormula: Formula = {
  title: 'formula.StepEdge',
  main: onEdge,
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{c}{c}', words: 'formula.words.contact', result: 'contact' },
        { name: '\\sy{tread}{q}', words: 'formula.words.groundOnTheStep', result: 'tread' },
        { name: '\\sy{tread}{n}', words: 'formula.words.itsUnitNormal', result: 'normal' },
        { name: '\\sy{foot}{g}', words: 'formula.words.groundUnderTheFoot', result: 'below' },
        { name: 'h', expression: '(\\sy{c}{c} - \\sy{foot}{g})\\cdot k', result: 'height' },
        { name: 'h_m', words: 'formula.words.highestStep', result: 'most' },
      ],
    },
  ],
};

/** Nothing is left of gravity where nothing gives way; a slope it has not. */
export function wedgeFormula({ motion }: EventOf<'Wedge'>): Formula {
  const gives = motion.some((part) => part !== 0);
  return gives
    ? heldFormula
    : { ...heldFormula, main: "\\sy{rest}{u'} = 0", groups: [{ space: 'world', lines: stopped }] };
}

const heldFormula: Formula = {
  title: 'formula.Wedge',
  main: held,
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{desired}{u}', words: 'formula.words.gravityThatRemains', result: 'gravity' },
        { name: "\\sy{rest}{u'}", words: 'formula.words.leftByTheFaces', result: 'motion' },
        { name: '\\sigma', expression: "-\\,\\sy{rest}{u'}\\cdot k\\,/\\,|\\sy{rest}{u'}|", result: 'sine' },
        { name: '\\lambda', expression: '\\sin\\theta', words: 'formula.words.slopeLimit', result: 'limit' },
        { name: '\\sy{floor}{m}', words: 'formula.words.floorTheyMake', result: 'normal' },
      ],
    },
  ],
};

const stopped = heldFormula.groups[0]!.lines.filter(({ result }) => result !== 'sine' && result !== 'limit');

export const stepUpFormula: Formula = {
  title: 'formula.StepUp',
  main: '\\sy{lift}{c_1} = c + h\\,k,\\ \\ \\sy{lift}{c_2} = \\sy{lift}{c_1} + \\V,\\ \\ \\sy{lift}{c_3} = \\sy{lift}{c_2} - h\\,k',
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'h', words: 'formula.words.heightAskedFor', result: 'height' },
        { name: '\\sy{lift}{c_1}', words: 'formula.words.afterGoingUp', result: 'raised' },
        { name: '\\sy{lift}{c_2}', words: 'formula.words.afterGoingForward', result: 'forward' },
        { name: '\\sy{lift}{c_3}', words: 'formula.words.afterComingDown', result: 'landed' },
        { name: 'g', expression: '(\\sy{lift}{c_3} - c)\\cdot k \\le h', result: 'gained' },
      ],
    },
  ],
};

export const snapFormula: Formula = {
  title: 'formula.Snap',
  main: "\\sy{lift}{c'} = c - h\\,k,\\ \\ h \\le h_{\\max}",
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'h_{\\max}', words: 'formula.words.largestDistance', result: 'distance' },
        { name: "\\sy{lift}{c'}", words: 'formula.words.centreAfterIt', result: 'position' },
        { name: '\\sy{c}{q}', words: 'formula.words.metBelow', result: 'point' },
        { name: '\\sy{n}{n}', words: 'formula.words.itsUnitNormal', result: 'normal' },
      ],
    },
  ],
};

const states: readonly (Omit<FormulaRow, 'on'> & { readonly reason: SupportReason })[] = [
  { reason: 'walkable', name: 'state.ground', when: walkable },
  { reason: 'step-edge', name: 'state.ground', when: onEdge },
  { reason: 'faces-hold', name: 'state.wedged', when: held },
  { reason: 'slides', name: 'state.steep', when: tooSteep },
  { reason: 'nothing-below', name: 'state.air', when: '\\sy{c}{q} = \\varnothing' },
];

/** What carries the body, with the reason that decides; the first that holds. */
export function carriedFormula({ reason }: EventOf<'Carried'>): Formula {
  return {
    title: 'formula.Carried',
    main: states.find((row) => row.reason === reason)!.when,
    table: states.map(({ name, when, ...row }) => ({ name, when, on: row.reason === reason })),
    groups: [
      {
        space: 'world',
        lines: [
          { name: '\\sy{c}{q}', words: 'formula.words.carriedAt', result: 'point' },
          { name: '\\sy{n}{n}', words: 'formula.words.normalThere', result: 'normal' },
        ],
      },
    ],
  };
}

export const oneMotionFormula: Formula = {
  title: 'formula.OneMotion',
  main: "d' = d - k\\,(d\\cdot k),\\ \\ g' = g + k\\,(d\\cdot k)",
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'd', words: 'formula.words.movementAskedFor', result: 'displacement' },
        { name: 'g', words: 'formula.words.gravityAskedFor', result: 'gravity' },
        { name: "d'", words: 'formula.words.levelPart', result: 'level' },
        { name: "g'", words: 'formula.words.verticalPart', result: 'vertical' },
      ],
    },
  ],
};
