/** Formulas of two boxes: the pair, an axis, a corner. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula } from '../../model/explain/formulaTypes';
import { isNoAxis } from './look';
import type { BoxAxisEvent } from './schema.gen';

export const frameFormula: Formula = {
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

export const pairFormula: Formula = {
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

/** The origin of the axis, in symbols. */
function made({ source, i, j }: BoxAxisEvent): string {
  if (source === 'face-a') return `\\sy{ai}{a_${i}}`;
  return source === 'face-b' ? `\\sy{bj}{b_${j}}` : `(\\sy{ai}{a_${i}} \\times \\sy{bj}{b_${j}})\\,/\\,{}`;
}

/** The facts about a zero cross product: nothing is projected on it. */
const noAxisFormula = ({ i, j }: BoxAxisEvent): Formula => ({
  title: 'study.boxes.formula.axis',
  main: `\\sy{ai}{a_${i}} \\times \\sy{bj}{b_${j}} = 0`,
  groups: [
    {
      space: 'world',
      lines: [
        { name: '|a\\times b|', words: 'study.boxes.words.sine', result: 'length' },
        { name: 'a\\times b', words: 'study.boxes.words.noAxis', result: 'direction' },
      ],
    },
  ],
});

export function axisFormula(event: BoxAxisEvent): Formula {
  if (isNoAxis(event)) return noAxisFormula(event);
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

export const advanceFormula: Formula = {
  title: 'study.boxes.formula.advance',
  main: 't_{k+1} = t_k + \\sy{gap}{g}\\,/\\,(-v\\cdot\\sy{L}{L} + \\omega\\,|h|)',
  groups: [
    {
      space: 'world',
      lines: [
        { name: 't_k', words: 'study.boxes.words.timeSoFar', result: 'time' },
        { name: '\\sy{L}{L}', words: 'study.boxes.words.keepsApart', result: 'unit' },
        { name: '\\sy{gap}{g}', words: 'study.boxes.words.gapLeft', result: 'gap' },
        { name: '-v\\cdot L', words: 'study.boxes.words.along', result: 'along' },
        { name: '\\omega\\,|h|', words: 'study.boxes.words.turning', result: 'turning' },
        { name: 's', expression: '-v\\cdot L + \\omega\\,|h|', numbers: '{along} + {turning}', result: 'speed' },
        { name: '\\Delta t', expression: 'g\\,/\\,s', numbers: '{gap} / {speed}', result: 'step', found: true },
        { name: 't_{k+1}', expression: 't_k + \\Delta t', numbers: '{time} + {step}', result: 'next', found: true },
      ],
    },
  ],
};

export const cornerFormula: Formula = {
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
