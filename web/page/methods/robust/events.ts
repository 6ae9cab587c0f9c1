/** What the robust method records: overlap, swept tests, its response, and what the body stands on. */
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { SweepEventViews } from '../../model/explain/eventView';
import { quadraticOf } from './quadratic';
import * as formulas from './formulas';
import * as say from './sentences';
import * as standingFormulas from './standingFormulas';
import * as standing from './standingSentences';
import * as standingWhy from './standingWhyNot';
import * as why from './whyNot';

const swept = { c: '.m', radicand: '.a .h', time: '.c .b .radicand', exit: '.b .radicand .a', latest: 'bound' };

type Tests = 'TouchTest' | 'SweptFaceTest' | 'SweptEdgeTest' | 'SweptVertexTest';
type Response = 'Depenetrate' | 'Advance' | 'ActivePlane' | 'Cone';
type Standing = 'GroundTest' | 'SteepContact' | 'StepEdge' | 'Wedge' | 'StepUp' | 'Snap' | 'Carried' | 'OneMotion';

export const robustEvents: SweepEventViews<Tests | Response | Standing> = {
  TouchTest: {
    sentence: say.touchSentence,
    formula: formulas.touchFormula,
    whyNot: why.touchFails,
    value: null,
    plot: null,
    origins: {
      ...{ point: 'triangle slide', distance: '.point slide', tolerance: 'triangle slide' },
      ...{ approach: '.point slide', depth: '.distance' },
    },
  },
  SweptFaceTest: {
    sentence: say.sweptFaceSentence,
    formula: formulas.sweptFaceFormula,
    whyNot: why.sweptFaceFails,
    value: null,
    plot: null,
    origins: {
      ...{ normal: 'triangle slide', distance: '.normal triangle slide', approach: '.normal slide' },
      ...{ time: '.distance .approach', point: '.time .normal slide', latest: 'bound' },
      ...{ side0: '.point triangle', side1: '.point triangle', side2: '.point triangle' },
    },
  },
  SweptEdgeTest: {
    sentence: say.sweptEdgeSentence,
    formula: formulas.sweptEdgeFormula,
    whyNot: why.sweptEdgeFails,
    value: null,
    plot: (event) => quadraticOf('edge', event),
    origins: {
      ...{ start: 'triangle', direction: 'triangle', length: 'triangle', m: '.start .direction slide' },
      ...{ a: '.direction slide', b: '.start .direction slide', h: '.start .direction slide', ...swept },
      ...{ foot: '.time .start .direction slide', point: '.start .foot .direction' },
    },
  },
  SweptVertexTest: {
    sentence: say.sweptVertexSentence,
    formula: formulas.sweptVertexFormula,
    whyNot: why.sweptVertexFails,
    value: null,
    plot: (event) => quadraticOf('vertex', event),
    origins: {
      ...{ corner: 'triangle', m: '.corner slide', a: 'slide', b: '.corner slide', h: '.corner slide', ...swept },
    },
  },
  Depenetrate: {
    sentence: say.pushSentence,
    formula: formulas.pushFormula,
    whyNot: null,
    value: ({ depth }) => formatNumber(depth),
    plot: null,
    origins: {
      ...{ depth: 'pushBefore mesh', normal: 'pushBefore mesh', push: '.depth .normal', position: '.push pushBefore' },
    },
  },
  Advance: {
    sentence: say.advanceSentence,
    formula: formulas.advanceFormula,
    whyNot: null,
    value: ({ time }) => formatNumber(time),
    plot: null,
    origins: {
      ...{ time: 'nearest', position: '.time slide', center: '.time slide', normal: 'nearest', naive: 'nearest' },
      ...{ remaining: '.time slide' },
    },
  },
  ActivePlane: {
    sentence: say.activePlaneSentence,
    formula: formulas.activePlaneFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { normal: 'advance' },
  },
  Cone: {
    sentence: say.coneSentence,
    formula: formulas.coneFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { desired: 'advance', result: '.desired activeplane', point: 'nearest' },
  },
  GroundTest: {
    sentence: standing.groundSentence,
    formula: standingFormulas.groundFormula,
    whyNot: standingWhy.groundFails,
    value: null,
    plot: null,
    origins: { normal: 'advance', cosine: '.normal', limit: 'input' },
  },
  StepUp: {
    sentence: standing.stepUpSentence,
    formula: standingFormulas.stepUpFormula,
    whyNot: standingWhy.stepUpFails,
    value: null,
    plot: null,
    origins: {
      ...{ height: 'input', raised: '.height pass', forward: '.raised pass', landed: '.forward .height' },
      ...{ gained: '.landed pass' },
    },
  },
  Snap: {
    sentence: standing.snapSentence,
    formula: standingFormulas.snapFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { distance: 'input', position: '.distance pass', point: '.position mesh', normal: '.position mesh' },
  },
  SteepContact: {
    sentence: standing.steepContactSentence,
    formula: standingFormulas.steepContactFormula,
    whyNot: standingWhy.steepContactFails,
    value: null,
    plot: null,
    origins: { normal: 'advance', wall: '.normal carried' },
  },
  StepEdge: {
    sentence: standing.stepEdgeSentence,
    formula: standingFormulas.stepEdgeFormula,
    whyNot: standingWhy.stepEdgeFails,
    value: null,
    plot: null,
    origins: {
      ...{ contact: 'touched', below: 'touched', height: '.contact .below', most: 'input', tread: '.contact touched' },
      ...{ normal: '.tread touched' },
    },
  },
  Wedge: {
    sentence: standing.wedgeSentence,
    formula: standingFormulas.wedgeFormula,
    whyNot: standingWhy.wedgeFails,
    value: null,
    plot: null,
    origins: {
      ...{ gravity: 'advance', motion: 'cone', sine: '.motion', limit: 'input', normal: 'activeplane' },
    },
  },
  Carried: {
    sentence: standing.carriedSentence,
    formula: standingFormulas.carriedFormula,
    whyNot: null,
    value: ({ state }) => t(`verdict.short.${state}`),
    plot: null,
    origins: { point: 'carrier', normal: 'carrier' },
  },
  OneMotion: {
    sentence: standing.oneMotionSentence,
    formula: standingFormulas.oneMotionFormula,
    whyNot: null,
    value: null,
    plot: null,
    origins: { displacement: 'frame', gravity: 'frame', level: '.displacement', vertical: '.gravity .displacement' },
  },
};
