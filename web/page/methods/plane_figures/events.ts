/** What is said of each event of two plane figures. */
import { formatNumber, formatSize } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { EventViews } from '../../model/study/types';
import type { Source } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import * as formulas from './formulas';
import { axisTex } from './look';
import { letterOf, say } from './say';
import type { Event } from './schema.gen';
import { whyNot } from './whyNot';

/** A cell has room for eight characters. */
const short = (value: number): string => (Math.abs(value) < 1e4 ? formatNumber(value, 4) : formatSize(value));
const unasked = (): string => '–';

/** The figures are those of the frame. */
const figures =
  (symbol: string) =>
  (_: unknown, step: Step): Source[] => {
    let at = step;
    while (at.parent) at = at.parent;
    return [{ key: 'input', symbol, step: at }];
  };

export const events: EventViews<Event> = {
  FigureFrame: {
    sentence: () => say.cut('frame'),
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      frame: '',
      pair: 'input',
      test: 'input',
      touching: 'input',
      centreA: 'input',
      centreB: 'input',
      radiusA: 'input',
      radiusB: 'input',
      low: 'input',
      high: 'input',
      motion: 'input',
    },
    cell: () => ({ name: 'f', value: '', hit: false }),
  },
  FigureFrameEnd: {
    sentence: say.frame,
    formula: formulas.frameFormula,
    whyNot: null,
    origins: { answer: 'pair', truth: 'pair', gap: 'pair', asked: 'pair' },
    cell: ({ gap, answer }) => ({ name: 'f', value: short(gap), hit: answer === 'touch' }),
  },
  FigureOutline: {
    sentence: () => say.cut('outline'),
    formula: formulas.frameFormula,
    whyNot: null,
    origins: { figure: '', corners: 'input' },
    cell: ({ figure }) => ({ name: letterOf(figure), value: '', hit: false }),
  },
  FigureVertex: {
    sentence: say.vertex,
    formula: formulas.vertexFormula,
    whyNot: null,
    origins: {
      vertex: '',
      point: 'input',
      into: 'input',
      out: 'input',
      turn: '.into .out',
      margin: '.into .out',
      exact: '.turn .margin',
      verdict: '.turn .margin',
    },
    cell: ({ vertex, turn }) => ({ name: `v_{${vertex}}`, value: short(turn), hit: false }),
    sources: figures('p'),
  },
  FigureOutlineEnd: {
    sentence: say.outline,
    formula: formulas.outlineFormula,
    whyNot: null,
    origins: { figure: '', lefts: 'vertex', rights: 'vertex', edgeI: '', edgeJ: '', shape: '.lefts .rights' },
    cell: ({ figure, shape }) => ({
      name: letterOf(figure),
      value: t(`study.plane_figures.short.${shape}`),
      hit: false,
    }),
  },
  FigurePairBegin: {
    sentence: () => say.cut('pair'),
    formula: formulas.pairFormula,
    whyNot: null,
    origins: { pair: 'input', between: 'frame' },
    cell: () => ({ name: '\\text{pair}', value: '', hit: false }),
  },
  FigurePairEnd: {
    sentence: say.pair,
    formula: formulas.pairFormula,
    whyNot: null,
    origins: {
      answer: '.printed .truth',
      printed: 'range distance corner square axis',
      truth: 'range distance clamp truth',
      wrong: '.answer .truth',
      gap: 'range distance clamp axis',
      nearest: 'range distance corner square axis',
      axis: 'axis',
      direction: 'range distance clamp axis',
      asked: '',
    },
    cell: ({ gap, answer }) => ({ name: '\\text{pair}', value: short(gap), hit: answer === 'touch' }),
  },
  FigureRange: {
    sentence: say.range,
    formula: formulas.rangeFormula,
    whyNot: whyNot.range,
    origins: {
      axis: '',
      low: 'frame',
      value: 'frame',
      high: 'frame',
      gap: '.low .value .high',
      inside: '.gap',
      needed: '',
    },
    cell: ({ axis, gap, inside, needed }) => ({
      name: axis === 0 ? 'x' : 'y',
      value: needed ? short(gap) : unasked(),
      hit: inside && needed,
    }),
    sources: figures('l,\\,h,\\,p'),
  },
  FigureDistance: {
    sentence: say.distance,
    formula: formulas.distanceFormula,
    whyNot: whyNot.distance,
    origins: {
      from: 'frame',
      to: 'frame',
      between: '.from .to',
      squares: '.between',
      squared: '.squares',
      reach: 'frame',
      squaredReach: '.reach',
      distance: '.squared',
      gap: '.distance .reach',
      side: '.squared .squaredReach',
      touch: '.squared .squaredReach',
    },
    cell: ({ gap, touch }) => ({ name: 'g', value: short(gap), hit: touch }),
    sources: figures('c,\\,r'),
  },
  FigureQuadrant: {
    sentence: say.quadrant,
    formula: formulas.quadrantFormula,
    whyNot: whyNot.quadrant,
    origins: { a: 'frame', b: 'frame', sameX: '.a .b', sameY: '.a .b', same: '.sameX .sameY' },
    cell: ({ same }) => ({
      name: 'q',
      value: t(same ? 'study.plane_figures.short.one' : 'study.plane_figures.short.across'),
      hit: same,
    }),
    sources: figures('c,\\,l,\\,h'),
  },
  FigureCorner: {
    sentence: say.corner,
    formula: formulas.cornerFormula,
    whyNot: whyNot.corner,
    origins: {
      corner: '',
      point: 'frame',
      between: '.point frame',
      squared: '.between',
      squaredRadius: 'frame',
      distance: '.squared',
      gap: '.distance frame',
      inside: '.squared .squaredRadius',
      needed: '',
    },
    cell: ({ corner, gap, inside, needed }) => ({
      name: `p_{${corner}}`,
      value: needed ? short(gap) : unasked(),
      hit: inside && needed,
    }),
    sources: figures('c,\\,r,\\,p'),
  },
  FigureSquare: {
    sentence: say.square,
    formula: formulas.squareFormula,
    whyNot: whyNot.square,
    origins: { between: 'frame', reach: 'frame', gaps: '.between .reach', touch: '.gaps' },
    cell: ({ gaps, touch }) => ({ name: 's', value: short(Math.max(gaps[0], gaps[1])), hit: touch }),
    sources: figures('c,\\,r,\\,h'),
  },
  FigureClamp: {
    sentence: say.clamp,
    formula: formulas.clampFormula,
    whyNot: whyNot.clamp,
    origins: {
      low: 'frame',
      high: 'frame',
      centre: 'frame',
      point: '.low .high .centre',
      between: '.point .centre',
      squared: '.between',
      squaredRadius: 'frame',
      distance: '.squared',
      gap: '.distance frame',
      side: '.squared .squaredRadius',
      touch: '.squared .squaredRadius',
    },
    cell: ({ gap, touch }) => ({ name: 'n', value: short(gap), hit: touch }),
    sources: figures('l,\\,h,\\,c'),
  },
  FigureAxis: {
    sentence: say.axis,
    formula: formulas.axisFormula,
    whyNot: whyNot.axis,
    origins: {
      axis: '',
      figure: '',
      edge: '',
      from: 'frame',
      to: 'frame',
      normal: '.from .to',
      length: '.normal',
      unit: '.normal .length',
      lowA: 'frame .unit',
      highA: 'frame .unit',
      lowB: 'frame .unit',
      highB: 'frame .unit',
      gap: '.lowA .highA .lowB .highB',
      margin: '.lowA .highA .lowB .highB',
      verdict: '.gap .margin',
    },
    cell: (event) => ({
      name: axisTex(event),
      value: event.verdict === 'not-needed' ? unasked() : short(event.gap),
      hit: event.verdict === 'gap',
    }),
    sources: figures('A,\\,B'),
  },
  FigureTruth: {
    sentence: say.truth,
    formula: formulas.truthFormula,
    whyNot: null,
    origins: { outlines: '', edgeA: '', edgeB: '', aInB: '', bInA: '', touch: '.outlines .aInB .bInA' },
    cell: ({ touch }) => ({
      name: '\\cap',
      value: t(touch ? 'study.plane_figures.value.touch' : 'study.plane_figures.value.apart'),
      hit: touch,
    }),
    sources: figures('A,\\,B'),
  },
};
