/** Formulas of steps that hold others: what went in, what came out. */
import type { EventOf } from '../../../package/trace/events.gen';
import type { Formula } from '../../model/explain/formulaTypes';

export const frameFormula: Formula = {
  title: 'formula.MoveEnd',
  main: "c' = \\operatorname{move}(\\sy{B}{c}, \\V, g)",
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{B}{c}', words: 'formula.words.centreAtTheStart', result: 'begin.position' },
        { name: '\\V', words: 'formula.words.movementAskedFor', result: 'begin.displacement' },
        { name: 'g', words: 'formula.words.gravityAskedFor', result: 'begin.gravity' },
        { name: '\\sy{r}{r}', words: 'formula.words.radii', result: 'begin.radii' },
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
  main: "c' = \\operatorname{slide}(\\sy{B}{c}, \\V)",
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{B}{c}', words: 'formula.words.centreAtTheStart', result: 'begin.position' },
        { name: '\\V', words: 'formula.words.motionAskedFor', result: 'begin.displacement' },
        { name: "c'", words: 'formula.words.centreAtTheEnd', result: 'position' },
      ],
    },
  ],
};

export const slideFormula: Formula = {
  title: 'formula.SlideEnd',
  main: 'p_e = p\\,/\\,\\sy{r}{r}',
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\C', words: 'formula.words.centreAtTheStart', result: 'begin.position' },
        { name: '\\V', words: 'formula.words.motion', result: 'begin.displacement' },
        { name: '\\sy{r}{r}', words: 'formula.words.radiiSwept', result: 'begin.radii' },
        { name: "\\sy{base}{B'}", words: 'formula.words.centreAfterIt', result: 'position' },
        { name: '\\R', words: 'formula.words.motionThatRemains', result: 'remaining' },
      ],
    },
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{B}{B_e}', expression: '\\C\\,/\\,\\sy{r}{r}', result: 'begin.center' },
        { name: '\\V_e', expression: '\\V\\,/\\,\\sy{r}{r}', result: 'begin.travel' },
        { name: '|\\V_e|', words: 'formula.words.length', result: 'begin.length' },
        { name: '\\T', words: 'formula.words.partTravelled', result: 'traveled' },
      ],
    },
  ],
};

export const queryFormula: Formula = {
  title: 'formula.QueryBox',
  main: '\\sy{box}{\\operatorname{box}}(\\C,\\, \\C + \\V) \\pm \\sy{r}{r}',
  groups: [
    {
      space: 'world',
      lines: [
        { name: '\\sy{box}{l}', words: 'formula.words.lowestCorner', result: 'low' },
        { name: '\\sy{box}{h}', words: 'formula.words.highestCorner', result: 'high' },
      ],
    },
  ],
};

export const nodeFormula: Formula = {
  title: 'formula.NodeVisit',
  main: '[l, h] \\cap \\sy{box}{\\operatorname{box}}(\\C,\\, \\C + \\V)',
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
  main: '\\T < \\sy{best}{t_{\\mathrm{best}}}',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\sy{tri}{p_0}', words: 'formula.words.corner0', result: 'begin.p0' },
        { name: '\\sy{tri}{p_1}', words: 'formula.words.corner1', result: 'begin.p1' },
        { name: '\\sy{tri}{p_2}', words: 'formula.words.corner2', result: 'begin.p2' },
        { name: '\\T', words: 'formula.words.firstTouch', result: 'time', found: true },
        { name: '\\sy{best}{t_{\\mathrm{best}}}', words: 'formula.words.bestBefore', result: 'best' },
        { name: '\\sy{c}{q}', words: 'formula.words.touchingPoint', result: 'point' },
        {
          ...{ name: 'd', expression: '\\T\\,|\\V|', numbers: '{time|x} · {slide.length|v}' },
          ...{ result: 'distance', found: true },
        },
      ],
    },
  ],
};

/** Nothing hit: there is no time of impact, and the centre is where the motion ends. */
const nothingNearest: Formula = {
  title: 'formula.Nearest',
  main: '\\T = \\min_i\\, t_i',
  groups: [
    {
      space: 'ellipsoid',
      lines: [{ name: '\\sy{t}{C}', words: 'formula.words.centreAfterTheWholeMotion', result: 'center' }],
    },
    {
      space: 'world',
      lines: [{ name: '\\sy{t}{C}', words: 'formula.words.centreAfterTheWholeMotion', result: 'centerWorld' }],
    },
  ],
};

export function nearestFormula(event: EventOf<'Nearest'>): Formula {
  return event.found ? somethingNearest : nothingNearest;
}

const somethingNearest: Formula = {
  title: 'formula.Nearest',
  main: '\\T = \\min_i\\, t_i',
  groups: [
    {
      space: 'ellipsoid',
      lines: [
        { name: '\\T', words: 'formula.words.timeOfImpact', result: 'time' },
        { name: 'd', expression: '\\T\\,|\\V|', numbers: '{time|x} · {slide.length|v}', result: 'distance' },
        { name: '\\sy{c}{q}', words: 'formula.words.contact', result: 'point' },
        { name: '\\sy{t}{C}', words: 'formula.words.centreAtThatTime', result: 'center' },
      ],
    },
    {
      space: 'world',
      lines: [
        { name: '\\sy{c}{q}', words: 'formula.words.contact', result: 'pointWorld' },
        { name: '\\sy{t}{C}', words: 'formula.words.centreAtThatTime', result: 'centerWorld' },
      ],
    },
  ],
};
