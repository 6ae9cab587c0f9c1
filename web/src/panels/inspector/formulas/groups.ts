/** Formulas of steps that hold others: what went in, what came out. */
import type { Formula } from './types';

export const frameFormula: Formula = {
  title: 'formula.MoveEnd',
  main: "c' = \\operatorname{move}(c, \\V, g)",
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'c', words: 'formula.words.centreAtTheStart', result: 'begin.position' },
        { name: '\\V', words: 'formula.words.movementAskedFor', result: 'begin.displacement' },
        { name: 'g', words: 'formula.words.gravityAskedFor', result: 'begin.gravity' },
        { name: 'r', words: 'formula.words.radii', result: 'begin.radii' },
        { name: "c'", words: 'formula.words.centreAtTheEnd', result: 'position' },
      ],
    },
    {
      space: 'ellipsoid',
      lines: [{ name: '\\delta', words: 'formula.words.overlapAtTheStart', result: 'startDepth' }],
    },
  ],
};

export const passFormula: Formula = {
  title: 'formula.PassEnd',
  main: "c' = \\operatorname{slide}(c, \\V)",
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'c', words: 'formula.words.centreAtTheStart', result: 'begin.position' },
        { name: '\\V', words: 'formula.words.motionAskedFor', result: 'begin.displacement' },
        { name: "c'", words: 'formula.words.centreAtTheEnd', result: 'position' },
      ],
    },
  ],
};

export const slideFormula: Formula = {
  title: 'formula.SlideEnd',
  main: 'p_e = p\\,/\\,r',
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'B', words: 'formula.words.centreAtTheStart', result: 'begin.position' },
        { name: '\\V', words: 'formula.words.motion', result: 'begin.displacement' },
        { name: 'r', words: 'formula.words.radiiSwept', result: 'begin.radii' },
        { name: "B'", words: 'formula.words.centreAfterIt', result: 'position' },
        { name: "\\V'", words: 'formula.words.motionThatRemains', result: 'remaining' },
      ],
    },
    {
      space: 'ellipsoid',
      lines: [
        { name: 'B_e', expression: 'B\\,/\\,r', result: 'begin.center' },
        { name: '\\V_e', expression: '\\V\\,/\\,r', result: 'begin.travel' },
        { name: '|\\V_e|', words: 'formula.words.length', result: 'begin.length' },
        { name: 't', words: 'formula.words.partTravelled', result: 'traveled' },
      ],
    },
  ],
};

export const queryFormula: Formula = {
  title: 'formula.QueryBox',
  main: '\\operatorname{box}(B,\\, B + \\V) \\pm r',
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'l', words: 'formula.words.lowestCorner', result: 'low' },
        { name: 'h', words: 'formula.words.highestCorner', result: 'high' },
      ],
    },
  ],
};

export const nodeFormula: Formula = {
  title: 'formula.NodeVisit',
  main: '[l, h] \\cap \\operatorname{box}(B,\\, B + \\V)',
  groups: [
    {
      space: 'world',
      lines: [
        { name: 'l', words: 'formula.words.lowestCorner', result: 'low' },
        { name: 'h', words: 'formula.words.highestCorner', result: 'high' },
        { name: 't', words: 'formula.words.reachedAtTheEarliest', result: 'enter' },
      ],
    },
  ],
};

export const triangleFormula: Formula = {
  title: 'formula.TriangleEnd',
  main: 't < t_b',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: 'p_0', words: 'formula.words.corner0', result: 'begin.p0' },
        { name: 'p_1', words: 'formula.words.corner1', result: 'begin.p1' },
        { name: 'p_2', words: 'formula.words.corner2', result: 'begin.p2' },
        { name: 't', words: 'formula.words.firstTouch', result: 'time' },
        { name: 't_b', words: 'formula.words.bestBefore', result: 'best' },
        { name: 'q', words: 'formula.words.touchingPoint', result: 'point' },
        { name: 'd', expression: 't\\,|\\V|', numbers: '{time|x} · {slide.length|v}', result: 'distance' },
      ],
    },
  ],
};

export const nearestFormula: Formula = {
  title: 'formula.Nearest',
  main: 't = \\min_i\\, t_i',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: 't', words: 'formula.words.timeOfImpact', result: 'time' },
        { name: 'd', expression: 't\\,|\\V|', numbers: '{time|x} · {slide.length|v}', result: 'distance' },
        { name: 'q', words: 'formula.words.contact', result: 'point' },
        { name: 'C', words: 'formula.words.centreAtThatTime', result: 'center' },
      ],
    },
    {
      space: 'world',
      lines: [
        { name: 'q', words: 'formula.words.contact', result: 'pointWorld' },
        { name: 'C', words: 'formula.words.centreAtThatTime', result: 'centerWorld' },
      ],
    },
  ],
};
