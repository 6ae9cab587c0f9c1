/** What is said of each event of two boxes. */
import { formatNumber } from '../../i18n/numbers';
import { t, type MessageKey } from '../../i18n/messages';
import type { Message } from '../../model';
import type { EventViews } from '../../study/types';
import type { Formula } from '../../explain/formulaTypes';
import type { Step } from '../../trace/steps';
import { axisName } from './look';
import type { BoxAxisEvent, Event } from './schema.gen';

const frameFormula: Formula = {
  title: 'study.boxes.formula.frame',
  main: '\\text{apart} \\iff \\exists L:\\ |T\\cdot L| > r_A + r_B',
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'c_A', words: 'study.boxes.words.centreA', result: 'begin.centreA' },
        { name: 'e', words: 'study.boxes.words.halfA', result: 'begin.halfA' },
        { name: 'c_B', words: 'study.boxes.words.centreB', result: 'begin.centreB' },
        { name: 'h', words: 'study.boxes.words.halfB', result: 'begin.halfB' },
        { name: '\\sy{gap}{g}', words: 'study.boxes.words.gap', result: 'gap' },
      ],
    },
  ],
};

const pairFormula: Formula = {
  title: 'study.boxes.formula.pair',
  main: '\\sy{gap}{g} = \\max_k\\,(|T\\cdot L_k| - r_A - r_B)',
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{T}{T}', expression: 'c_B - c_A', result: 'begin.between' },
        { name: '\\sy{gap}{g}', words: 'study.boxes.words.gap', result: 'gap' },
        { name: '\\sy{L}{L}', words: 'study.boxes.words.bestAxis', result: 'unit' },
        { name: 't', words: 'study.boxes.words.time', result: 'time', found: true },
      ],
    },
  ],
};

/** Where the axis comes from, in symbols. */
function made({ source, i, j }: BoxAxisEvent): string {
  if (source === 'face-a') return `\\sy{ai}{a_${i}}`;
  return source === 'face-b' ? `\\sy{bj}{b_${j}}` : `(\\sy{ai}{a_${i}} \\times \\sy{bj}{b_${j}})\\,/\\,{}`;
}

function axisFormula(event: BoxAxisEvent): Formula {
  const edges = event.source === 'edges';
  return {
    title: 'study.boxes.formula.axis',
    main: '|\\sy{T}{T}\\cdot\\sy{L}{L}| > \\sy{rA}{r_A} + \\sy{rB}{r_B}',
    groups: [
      {
        space: 'world',
        lines: [
          ...(edges ? [{ name: '|a\\times b|', words: 'study.boxes.words.sine' as MessageKey, result: 'length' }] : []),
          { name: '\\sy{L}{L}', expression: edges ? `${made(event)}|a\\times b|` : made(event), result: 'unit' },
          { name: '\\sy{T}{T}\\cdot L', expression: '(c_B - c_A)\\cdot L', result: 'centre' },
          { name: '|a_k\\cdot L|', words: 'study.boxes.words.partsA', result: 'partsA' },
          { name: '\\sy{rA}{r_A}', expression: '\\textstyle\\sum e_k\\,|a_k\\cdot L|', result: 'radiusA' },
          { name: '|b_k\\cdot L|', words: 'study.boxes.words.partsB', result: 'partsB' },
          { name: '\\sy{rB}{r_B}', expression: '\\textstyle\\sum h_k\\,|b_k\\cdot L|', result: 'radiusB' },
          {
            name: '\\sy{gap}{g}',
            expression: '|T\\cdot L| - r_A - r_B',
            numbers: '|{centre}| − {radiusA} − {radiusB}',
            result: 'gap',
          },
          ...(event.speed !== 0 && event.verdict !== 'gap' && event.verdict !== 'overlap'
            ? [
                { name: 's', words: 'study.boxes.words.speed' as MessageKey, result: 'speed' },
                { name: 't_0', words: 'study.boxes.words.enter' as MessageKey, result: 'enter', found: true },
                { name: 't_1', words: 'study.boxes.words.leave' as MessageKey, result: 'leave', found: true },
              ]
            : []),
        ],
      },
    ],
  };
}

const cornerFormula: Formula = {
  title: 'study.boxes.formula.corner',
  main: '|p_k| \\le h_k \\quad k = 0, 1, 2',
  groups: [
    { space: 'world', lines: [{ name: 'c', words: 'study.boxes.words.corner', result: 'point' }] },
    {
      space: 'local',
      lines: [
        { name: 'p', words: 'study.boxes.words.local', result: 'local' },
        { name: 'h', words: 'study.boxes.words.otherHalf', result: 'half' },
        { name: 'o', expression: '\\max_k\\,(|p_k| - h_k)', result: 'outside' },
      ],
    },
  ],
};

const sentenceOfAxis: Readonly<Record<BoxAxisEvent['verdict'], MessageKey>> = {
  gap: 'study.boxes.say.gap',
  overlap: 'study.boxes.say.overlap',
  'within-rounding': 'study.boxes.say.rounding',
  parallel: 'study.boxes.say.parallel',
  'not-needed': 'study.boxes.say.notNeeded',
  entering: 'study.boxes.say.entering',
  'never-meets': 'study.boxes.say.never',
};

const axisWords = ({ source, i, j }: BoxAxisEvent): string =>
  source === 'face-a' ? `a${i}` : source === 'face-b' ? `b${j}` : `a${i} × b${j}`;

function frameOf(step: Step): Step {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}

export const events: EventViews<Event> = {
  BoxFrame: {
    sentence: (_, context) => ({ key: 'study.boxes.say.frameOpen', values: { frame: context.step.name.slice(1) } }),
    formula: frameFormula,
    whyNot: null,
    origins: {
      frame: '',
      centreA: 'input',
      halfA: 'input',
      a0: 'input',
      a1: 'input',
      a2: 'input',
      centreB: 'input',
      halfB: 'input',
      b0: 'input',
      b1: 'input',
      b2: 'input',
      motion: 'input',
    },
    cell: () => ({ name: 'f', value: '', hit: false }),
  },
  BoxFrameEnd: {
    sentence: ({ overlap, gap, time }, context): Message =>
      overlap
        ? { key: 'study.boxes.say.frameOverlap', values: { depth: context.magnitude(gap) } }
        : time <= 1 && time > 0
          ? { key: 'study.boxes.say.frameMeets', values: { time: context.number(time), gap: context.number(gap) } }
          : {
              key: gap > 0 ? 'study.boxes.say.frameApart' : 'study.boxes.say.frameMissed',
              values: { gap: context.magnitude(gap) },
            },
    formula: frameFormula,
    whyNot: null,
    origins: { overlap: 'pair', gap: 'pair', asked: 'pair', time: 'pair' },
    cell: ({ gap }) => ({ name: 'f', value: formatNumber(gap, 4), hit: false }),
  },
  BoxPair: {
    sentence: () => ({ key: 'study.boxes.say.pairOpen' }),
    formula: pairFormula,
    whyNot: null,
    origins: { test: 'input', between: 'frame' },
    cell: () => ({ name: '\\text{pair}', value: '', hit: false }),
  },
  BoxPairEnd: {
    sentence: ({ overlap, byAxes, byVertices, gap, asked, time }, context): Message => {
      const opening = context.step.opening as unknown as { readonly test?: string };
      if (opening.test === 'vertices')
        return {
          key: byVertices
            ? 'study.boxes.say.pairCorners'
            : byAxes
              ? 'study.boxes.say.pairMissed'
              : 'study.boxes.say.pairNoCorner',
          values: { asked, gap: context.magnitude(gap) },
        };
      if (opening.test === 'swept')
        return time <= 1
          ? { key: 'study.boxes.say.pairTime', values: { time: context.number(time) } }
          : { key: 'study.boxes.say.pairNever', values: { asked } };
      return {
        key: overlap ? 'study.boxes.say.pairOverlap' : 'study.boxes.say.pairApart',
        values: { asked, gap: context.magnitude(gap) },
      };
    },
    formula: pairFormula,
    whyNot: null,
    origins: {
      overlap: '.byAxes .byVertices',
      gap: 'axis corner',
      axis: '.gap',
      unit: 'axis',
      asked: '',
      byAxes: 'axis',
      byVertices: 'corner',
      time: 'axis',
      timeAxis: '.time',
    },
    cell: ({ gap, overlap }) => ({ name: '\\text{pair}', value: formatNumber(gap, 4), hit: overlap }),
  },
  BoxAxis: {
    sentence: (event, context) => ({
      key: sentenceOfAxis[event.verdict],
      values: {
        axis: axisWords(event),
        gap: context.magnitude(event.gap),
        margin: formatNumber(event.margin, 4),
        enter: context.number(event.enter),
        leave: context.number(event.leave),
      },
    }),
    formula: axisFormula,
    whyNot: (event, step) =>
      event.verdict === 'gap' || event.verdict === 'not-needed' || event.verdict === 'parallel'
        ? null
        : {
            title: 'study.boxes.why.axis',
            element: 0,
            step,
            left: 'g = |T\\cdot L| - r_A - r_B',
            relation: '>',
            opposite: '≤',
            bound: 0,
            symbol: 'g',
            value: event.gap,
          },
    origins: {
      axis: '',
      source: '',
      i: '',
      j: '',
      direction: 'frame',
      length: '.direction',
      unit: '.direction .length',
      centre: 'pair .unit',
      partsA: 'frame .unit',
      partsB: 'frame .unit',
      radiusA: 'frame .partsA',
      radiusB: 'frame .partsB',
      gap: '.centre .radiusA .radiusB',
      margin: '',
      speed: 'input .unit',
      enter: '.centre .radiusA .radiusB .speed',
      leave: '.centre .radiusA .radiusB .speed',
      verdict: '.gap .margin',
    },
    cell: (event) => ({
      name: axisName(event),
      value: event.verdict === 'not-needed' ? t('study.boxes.value.not-needed') : formatNumber(event.gap, 4),
      hit: event.verdict === 'gap',
    }),
    sources: (_, step) => [{ key: 'input', symbol: 'a,\\,b,\\,T', step: frameOf(step) }],
  },
  BoxCorner: {
    sentence: ({ corner, inside, outside, needed }, context) => ({
      key: !needed
        ? 'study.boxes.say.cornerNotNeeded'
        : inside
          ? 'study.boxes.say.cornerInside'
          : 'study.boxes.say.cornerOutside',
      values: {
        corner: corner % 8,
        box: corner < 8 ? 'A' : 'B',
        other: corner < 8 ? 'B' : 'A',
        outside: context.magnitude(outside),
      },
    }),
    formula: cornerFormula,
    whyNot: ({ inside, outside }, step) =>
      inside
        ? null
        : {
            title: 'study.boxes.why.corner',
            element: 0,
            step,
            left: 'o = \\max_k\\,(|p_k| - h_k)',
            relation: '≤',
            opposite: '>',
            bound: 0,
            symbol: 'o',
            value: outside,
          },
    origins: {
      corner: '',
      point: 'frame',
      local: '.point frame',
      half: 'frame',
      outside: '.local .half',
      inside: '.outside',
      needed: '',
    },
    cell: ({ corner, outside, inside, needed }) => ({
      name: `c_{${corner}}`,
      value: needed ? formatNumber(outside, 4) : t('study.boxes.value.not-needed'),
      hit: inside,
    }),
  },
};
