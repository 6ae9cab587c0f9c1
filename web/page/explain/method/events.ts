/** What every sweep records: frame, pass, slide, broad phase, triangle, nearest hit. */
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { SweepEventViews } from '../../model/explain/eventView';
import * as formulas from './formulas';
import * as say from './sentences';

type Groups =
  'MoveBegin' | 'MoveEnd' | 'PassBegin' | 'PassEnd' | 'SlideBegin' | 'SlideEnd' | 'TriangleBegin' | 'TriangleEnd';

export const sweepEvents: SweepEventViews<Groups | 'QueryBox' | 'NodeVisit' | 'Nearest'> = {
  MoveBegin: {
    sentence: say.beginSentence,
    formula: formulas.frameFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: {
      position: 'frameBefore',
      displacement: 'input',
      gravity: 'input',
      radii: 'input',
      skin: 'input',
      veryClose: 'input',
    },
  },
  MoveEnd: {
    sentence: say.frameSentence,
    formula: formulas.frameFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { position: 'passBefore', startDepth: 'pushFirst' },
  },
  PassBegin: {
    sentence: say.beginSentence,
    formula: formulas.passFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { position: 'passBefore', displacement: 'frame' },
  },
  PassEnd: {
    sentence: say.passSentence,
    formula: formulas.passFormula,
    whyNot: null,
    value: ({ sweeps }) => t('check.sweeps', { count: sweeps }),
    plot: null,
    origins: { position: 'slideLast' },
  },
  SlideBegin: {
    sentence: say.beginSentence,
    formula: formulas.slideFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: {
      ...{ position: 'slideBefore', displacement: 'slideBefore', radii: 'frame' },
      ...{
        center: '.position .radii',
        travel: '.displacement .radii',
        length: '.travel',
        lengthWorld: '.displacement',
      },
    },
  },
  SlideEnd: {
    sentence: (event, context) =>
      context.step.kind === 'slide' ? say.slideSentence(event, context) : say.endSentence(event, context),
    formula: formulas.slideFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: {
      ...{
        position: 'moved',
        remaining: 'remaining',
        remainingLength: '.remaining',
        center: 'moved',
        traveled: 'moved',
      },
    },
  },
  QueryBox: {
    sentence: (_, context) => say.queryBoxSentence(context),
    formula: formulas.queryFormula,
    whyNot: null,
    value: (_, { visits }) => (visits?.length ? t('check.boxes', { count: visits.length }) : ''),
    plot: null,
    origins: { low: 'slide', high: 'slide' },
  },
  NodeVisit: {
    sentence: say.nodeSentence,
    formula: formulas.nodeFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { low: 'mesh', high: 'mesh', enter: '.low .high slide' },
  },
  TriangleBegin: {
    sentence: say.beginSentence,
    formula: formulas.triangleFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { p0: 'mesh', p1: 'mesh', p2: 'mesh', best: 'bound' },
  },
  TriangleEnd: {
    sentence: say.triangleSentence,
    formula: formulas.triangleFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { time: 'touching', point: 'touching', distance: '.time slide', best: 'bound' },
  },
  Nearest: {
    sentence: say.nearestSentence,
    formula: formulas.nearestFormula,
    whyNot: null,
    value: ({ found, time }) => (found ? formatNumber(time) : t('verdict.short.miss')),
    plot: null,
    origins: {
      ...{ time: 'chosen', point: 'chosen', distance: '.time slide', center: '.time slide' },
      ...{ pointWorld: '.point slide', centerWorld: '.center slide' },
    },
  },
};
