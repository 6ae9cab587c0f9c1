/** The records for each event of two boxes. */
import { formatNumber } from '../../base/i18n/numbers';
import type { MessageKey } from '../../base/i18n/messages';
import type { Message } from '../../model';
import type { EventViews } from '../../model/study/types';
import type { Step } from '../../../package/trace/steps';
import { advanceFormula, axisFormula, cornerFormula, frameFormula, pairFormula } from './formulas';
import { axisName, axisOf, isNoAxis } from './look';
import type { BoxAxisEvent, BoxPairEndEvent, Event } from './schema.gen';

const sentenceOfAxis: Readonly<Record<BoxAxisEvent['verdict'], MessageKey>> = {
  gap: 'study.boxes.say.gap',
  overlap: 'study.boxes.say.overlap',
  'within-rounding': 'study.boxes.say.rounding',
  parallel: 'study.boxes.say.parallel',
  'not-needed': 'study.boxes.say.notNeeded',
  entering: 'study.boxes.say.entering',
  'never-meets': 'study.boxes.say.never',
};

const axisWords = ({ source, i, j }: Pick<BoxAxisEvent, 'source' | 'i' | 'j'>): string =>
  source === 'face-a' ? `a${i}` : source === 'face-b' ? `b${j}` : `a${i} × b${j}`;

function frameOf(step: Step): Step {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}

const isTurning = (step: Step): boolean =>
  (frameOf(step).opening as unknown as { readonly turning?: boolean } | null)?.turning === true;

/** What the steps of a turning box came to. */
function reached({ time, safe }: BoxPairEndEvent): 'contact' | 'together' | 'none' | 'open' {
  if (time <= 1) return time > 0 ? 'contact' : 'together';
  return safe < 1 ? 'open' : 'none';
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
      turning: 'input',
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
    sentence: (end, context): Message => {
      const { overlap, byAxes, byVertices, gap, asked, time, safe } = end;
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
      if (opening.test === 'swept' && isTurning(context.step))
        return {
          key: 'study.boxes.say.pairTurning',
          values: { reached: reached(end), steps: asked / 15, time: context.number(time), safe: context.number(safe) },
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
      time: 'axis advanceStep',
      timeAxis: '.time',
      safe: 'axis advanceStep',
    },
    cell: ({ gap, overlap }) => ({ name: '\\text{pair}', value: formatNumber(gap, 4), hit: overlap }),
  },
  BoxAxis: {
    sentence: (event, context) => ({
      key: sentenceOfAxis[isNoAxis(event) && event.verdict !== 'not-needed' ? 'parallel' : event.verdict],
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
      event.verdict === 'gap' || event.verdict === 'not-needed' || isNoAxis(event)
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
      value: event.verdict === 'not-needed' ? '–' : isNoAxis(event) ? '∥' : formatNumber(event.gap, 4),
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
      value: needed ? formatNumber(outside, 4) : '–',
      hit: inside,
    }),
  },
  BoxAdvance: {
    sentence: ({ axis, verdict, time, gap, speed, next }, context) => ({
      key: verdict === 'goes-on' ? 'study.boxes.say.advanceGoes' : 'study.boxes.say.advanceStops',
      values: {
        axis: axisWords(axisOf(axis)),
        verdict: verdict.replaceAll('-', ''),
        time: context.number(time),
        gap: context.magnitude(gap),
        speed: context.number(speed),
        next: context.number(next),
      },
    }),
    formula: advanceFormula,
    whyNot: ({ verdict, iteration, gap, contact }, step) =>
      verdict === 'goes-on'
        ? {
            ...{ title: 'study.boxes.why.advance', element: iteration, step },
            ...{ left: 'g', relation: '≤', opposite: '>', bound: contact, symbol: 'g', value: gap },
          }
        : null,
    origins: {
      iteration: '',
      time: 'advanceStep',
      centreB: 'frame .time',
      b0: 'frame .time',
      b1: 'frame .time',
      b2: 'frame .time',
      axis: '',
      unit: '.axis .b0 .b1 .b2',
      gap: 'frame .centreB .unit',
      contact: 'frame',
      along: 'frame .unit',
      turning: 'input',
      speed: '.along .turning',
      step: '.gap .speed',
      next: '.time .step',
      verdict: '.gap .contact .next',
    },
    cell: ({ iteration, gap, verdict }) => ({
      name: `i_{${iteration}}`,
      value: formatNumber(gap, 4),
      hit: verdict === 'contact',
    }),
  },
};
