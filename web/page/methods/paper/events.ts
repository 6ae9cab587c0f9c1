/** What the method of 2003 records: its plane, face, vertex and edge tests and its response. */
import { formatNumber } from '../../base/i18n/numbers';
import type { SweepEventViews } from '../../model/explain/eventView';
import { quadraticOf } from './quadratic';
import * as formulas from './formulas';
import * as say from './sentences';
import * as why from './whyNot';

const root = '.a2 .a1 .discriminant';
const quadratic = {
  discriminant: '.a2 .a1 .a0',
  root1: root,
  root2: root,
  latest: 'bound',
  time: '.root1 .root2 .latest',
};

type Tests = 'PlaneTest' | 'FaceTest' | 'VertexTest' | 'EdgeTest';

export const paperEvents: SweepEventViews<Tests | 'BackOff' | 'SlidePlane' | 'Project'> = {
  PlaneTest: {
    sentence: say.planeSentence,
    formula: formulas.planeFormula,
    whyNot: why.planeFails,
    value: null,
    plot: null,
    origins: {
      ...{ normal: 'triangle', constant: '.normal triangle', facing: '.normal slide', center: '.normal slide' },
      ...{ distance: '.center .constant', speed: '.normal slide', t0: '.distance .speed', t1: '.distance .speed' },
      ...{ enter: '.t0', leave: '.t1' },
    },
  },
  FaceTest: {
    sentence: say.faceSentence,
    formula: formulas.faceFormula,
    whyNot: why.faceFails,
    value: null,
    plot: null,
    origins: {
      ...{ time: 'plane', point: '.time plane slide', a: 'triangle', b: 'triangle', c: 'triangle' },
      ...{ d: '.point triangle', e: '.point triangle', area: '.a .b .c' },
      ...{ x: '.d .c .e .b', y: '.e .a .d .b', z: '.x .y .area' },
    },
  },
  VertexTest: {
    sentence: say.vertexSentence,
    formula: formulas.vertexFormula,
    whyNot: why.vertexFails,
    value: null,
    plot: (event) => quadraticOf('vertex', event),
    origins: {
      ...{ corner: 'triangle', vv: 'slide', vp: '.corner slide', pp: '.corner slide' },
      ...{ a2: '.vv', a1: '.vp', a0: '.pp', ...quadratic },
    },
  },
  EdgeTest: {
    sentence: say.edgeSentence,
    formula: formulas.edgeFormula,
    whyNot: why.edgeFails,
    value: null,
    plot: (event) => quadraticOf('edge', event),
    origins: {
      ...{ start: 'triangle', direction: 'triangle', offset: '.start slide', ee: '.direction', vv: 'slide' },
      ...{ ev: '.direction slide', eb: '.direction .offset', vb: '.offset slide', bb: '.offset' },
      ...{ a2: '.ee .vv .ev', a1: '.ee .vb .ev .eb', a0: '.ee .bb .eb', ...quadratic },
      ...{ f: '.ev .root .eb .ee', point: '.start .f .direction' },
    },
  },
  BackOff: {
    sentence: say.backOffSentence,
    formula: formulas.backOffFormula,
    whyNot: null,
    value: ({ time }) => formatNumber(time),
    plot: null,
    origins: {
      ...{ distance: 'nearest', veryClose: 'frame', time: '.distance .veryClose slide' },
      ...{ base: '.distance .veryClose slide', contact: 'nearest .veryClose' },
      ...{ baseWorld: '.base slide', contactWorld: '.contact slide' },
    },
  },
  SlidePlane: {
    sentence: say.slidePlaneSentence,
    formula: formulas.slidePlaneFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: {
      ...{ point: 'backoff', normal: 'backoff', pointWorld: '.point slide' },
      ...{ normalWorld: '.normal slide', naiveWorld: '.normal slide' },
    },
  },
  Project: {
    sentence: say.projectSentence,
    formula: formulas.projectFormula,
    whyNot: null,
    // The way that remains is told in the world, as everywhere.
    value: ({ remainingWorld }) => formatNumber(Math.hypot(...remainingWorld)),
    plot: null,
    origins: {
      ...{ destination: 'slide', height: '.destination slideplane', projected: '.destination .height slideplane' },
      ...{ remaining: '.projected slideplane', length: '.remaining', destinationWorld: 'slide' },
      ...{ projectedWorld: '.projected slide', remainingWorld: '.remaining slide' },
    },
  },
};
