/** Formulas of distances, hits and reflections, before and after a transform. */
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';
import { n, unitNaive, unitRight } from './formulas';
import type { ChangeDistanceEvent, ChangeHitEvent, ChangeReflectEvent } from './schema.gen';

export const distanceFormula = ({ stage }: ChangeDistanceEvent): Formula => {
  const prime = stage === 0 ? '' : "'";
  const normal = stage === 2 ? unitNaive : stage === 1 ? unitRight : n;
  return {
    title:
      stage === 0
        ? 'study.transforms.formula.distance'
        : stage === 1
          ? 'study.transforms.formula.distanceAfter'
          : 'study.transforms.formula.distanceNaive',
    main: `\\sy{chD}{d${prime}} = ${normal}\\cdot\\sy{chP}{p${prime}} + D${prime}`,
    groups: [
      {
        space: stage === 0 ? 'world' : 'transformed',
        lines: [
          { name: `\\sy{chP}{p${prime}}`, words: 'study.transforms.words.point', result: 'point' },
          { name: normal, words: 'study.transforms.words.unit', result: 'n' },
          { name: `${normal}\\circ p${prime}`, words: 'study.transforms.words.products', result: 'terms' },
          { name: `\\sy{chOffset}{D${prime}}`, words: 'study.transforms.words.d', result: 'offset' },
          { name: `\\sy{chD}{d${prime}}`, expression: `${normal}\\cdot p${prime} + D${prime}`, result: 'distance' },
          { name: '\\sy{chFoot}{f}', expression: `p${prime} - d${prime}\\,${normal}`, result: 'foot' },
          ...(stage === 0
            ? []
            : ([
                { name: 'Mf', words: 'study.transforms.words.movedFoot', result: 'movedFoot' },
                { name: 'e_f', words: 'study.transforms.words.apart', result: 'footOff' },
                { name: "d'\\!-d", words: 'study.transforms.words.change', result: 'change' },
                { name: "d'/d", words: 'study.transforms.words.ratio', result: 'ratio' },
                { name: '1/|m|', words: 'study.transforms.words.expected', result: 'expected' },
              ] satisfies FormulaLine[])),
        ],
      },
    ],
  };
};

export const hitFormula = ({ stage }: ChangeHitEvent): Formula => {
  const prime = stage === 0 ? '' : "'";
  const way = stage === 0 ? '\\hat v' : "v'";
  const normal = stage === 2 ? unitNaive : stage === 1 ? unitRight : n;
  return {
    title:
      stage === 0
        ? 'study.transforms.formula.hit'
        : stage === 1
          ? 'study.transforms.formula.hitAfter'
          : 'study.transforms.formula.hitNaive',
    main: `\\sy{chHit}{t} = -(${normal}\\cdot\\sy{chRay}{o${prime}} + D${prime})\\,/\\,(${normal}\\cdot\\sy{chRay}{${way}})`,
    groups: [
      {
        space: stage === 0 ? 'world' : 'transformed',
        lines: [
          { name: `\\sy{chRay}{o${prime}}`, words: 'study.transforms.words.origin', result: 'origin' },
          stage === 0
            ? {
                ...{ name: `\\sy{chRay}{${way}}`, words: 'study.transforms.words.unitDirection' as const },
                result: 'direction',
              }
            : { name: `\\sy{chRay}{${way}}`, expression: 'M\\hat v', result: 'direction' },
          { name: normal, words: 'study.transforms.words.unit', result: 'n' },
          { name: `\\sy{chOffset}{D${prime}}`, words: 'study.transforms.words.d', result: 'offset' },
          { name: 'h', expression: `${normal}\\cdot o${prime} + D${prime}`, result: 'adjacent' },
          { name: 'c', expression: `${normal}\\cdot ${way}`, result: 'cosine' },
          {
            name: '\\sy{chHit}{t}',
            expression: '-h/c',
            numbers: '−{adjacent} / {cosine}',
            result: 'time',
            found: true,
          },
          { name: `x${prime}`, expression: `o${prime} + t\\,${way}`, result: 'point' },
          {
            name: '\\sy{chPrinted}{t_p}',
            expression: 'h/c',
            result: 'printed',
            wrong: true,
            found: true,
          },
          { name: 'e_p', words: 'study.transforms.words.printedOff', result: 'printedOff' },
        ],
      },
    ],
  };
};

export const reflectFormula = ({ stage }: ChangeReflectEvent): Formula => {
  const normal = stage === 2 ? unitNaive : stage === 1 ? unitRight : n;
  return {
    title:
      stage === 0
        ? 'study.transforms.formula.reflect'
        : stage === 1
          ? 'study.transforms.formula.reflectAfter'
          : 'study.transforms.formula.reflectNaive',
    main: `\\sy{chOut}{r} = v - 2\\,(v\\cdot${normal})\\,${normal}`,
    groups: [
      {
        space: stage === 0 ? 'world' : 'transformed',
        lines: [
          { name: '\\sy{chRay}{v}', words: 'study.transforms.words.direction', result: 'v' },
          { name: normal, words: 'study.transforms.words.unit', result: 'n' },
          { name: `v\\cdot ${normal}`, words: 'study.transforms.words.dot', result: 'dot' },
          { name: `2(v{\\cdot}${normal})${normal}`, words: 'study.transforms.words.twice', result: 'twice' },
          { name: '\\sy{chOut}{r}', expression: `v - 2(v\\cdot ${normal})${normal}`, result: 'out' },
          { name: '|v|', words: 'study.transforms.words.length', result: 'lengthIn' },
          { name: '|r|', words: 'study.transforms.words.lengthSame', result: 'lengthOut' },
          { name: '\\alpha_v', words: 'study.transforms.words.angleIn', result: 'angleIn' },
          { name: '\\alpha_r', words: 'study.transforms.words.angleOut', result: 'angleOut' },
        ],
      },
    ],
  };
};

export const rayCompareFormula: Formula = {
  title: 'study.transforms.formula.same',
  main: "x' = Mx + u \\qquad r' \\nparallel Mr",
  groups: [
    {
      space: 'transformed',
      lines: [
        { name: '\\sy{chHit}{Mx}', words: 'study.transforms.words.hitMoved', result: 'hit' },
        { name: "x'", words: 'study.transforms.words.byRight', result: 'rightHit' },
        { name: 'e', words: 'study.transforms.words.apart', result: 'rightOff', found: true },
        { name: 'x_q', words: 'study.transforms.words.byNaive', result: 'naiveHit' },
        { name: '\\sy{chOff}{e_q}', words: 'study.transforms.words.apart', result: 'naiveOff', found: true },
        { name: '\\sy{chImage}{Mr}', words: 'study.transforms.words.reflectionMoved', result: 'reflection' },
        { name: "\\sy{chOut}{r'}", words: 'study.transforms.words.byRight', result: 'rightReflection' },
        { name: '\\beta', words: 'study.transforms.words.angleOfBoth', result: 'rightAngle' },
        { name: 'r_q', words: 'study.transforms.words.byNaive', result: 'naiveReflection' },
        { name: '\\beta_q', words: 'study.transforms.words.angleFromRight', result: 'naiveAngle' },
      ],
    },
  ],
};
