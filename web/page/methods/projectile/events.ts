/** What is said of each event of a shot. */
import { formatNumber, formatSize } from '../../base/i18n/numbers';
import type { EventView, EventViews } from '../../model/study/types';
import type { Source } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import * as formulas from './formulas';
import { axisName, partOf, rayStep, type SlabEvent } from './look';
import { say } from './say';
import type { Event } from './schema.gen';
import { whyNot } from './whyNot';

/** A cell has room for eight characters. */
const short = (value: number): string => (Math.abs(value) < 1e4 ? formatNumber(value, 4) : formatSize(value));
const time = (value: number): string => (Number.isFinite(value) ? short(value) : formatNumber(value));

/** The ray that a box or the mesh is asked with. */
function ofRay(step: Step): Source[] {
  let root = step;
  while (root.parent) root = root.parent;
  const ray = rayStep({ step, tree: { root } as never });
  return ray && ray !== step ? [{ key: 'input', symbol: 'o,\\,d', step: ray }] : [];
}

const group = (step: Step): Source[] => {
  const part = partOf(step);
  return part && part !== step ? [{ key: 'input', symbol: 'o,\\,d,\\,h', step: part }] : [];
};

const slab: EventView<SlabEvent> = {
  sentence: say.slab,
  formula: formulas.slabFormula,
  whyNot: whyNot.slab,
  origins: {
    box: '',
    origin: 'box',
    direction: 'box',
    low: 'input',
    high: 'input',
    parallel: 'ray',
    toLow: '.low .origin .direction',
    toHigh: '.high .origin .direction',
    t1: '.toLow .toHigh .direction',
    t2: '.toLow .toHigh .direction',
    enter: '.t1 slab',
    leave: '.t2 slab',
    normal: 'box',
    planeLow: '.normal box',
    planeHigh: '.normal box',
    distanceLow: '.planeLow .normal ray',
    distanceHigh: '.planeHigh .normal ray',
    along: '.normal ray',
    worldT1: '.distanceLow .distanceHigh .along',
    worldT2: '.distanceLow .distanceHigh .along',
    difference: '.t1 .t2 .worldT1 .worldT2',
    verdict: '.enter .leave',
  },
  cell: ({ t1, verdict }, step) => ({ name: axisName(step), value: time(t1), hit: verdict === 'narrows' }),
  sources: (_, step) => group(step),
};

export const events: EventViews<Event> = {
  ShotFrame: {
    sentence: () => say.cut('frame'),
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      frame: '',
      method: 'input',
      motion: 'input',
      place: 'input frameBefore',
      velocity: 'input frameBefore',
      boxes: 'input',
      mesh: 'input',
    },
    cell: () => ({ name: 'f', value: '', hit: false }),
  },
  ShotFrameEnd: {
    sentence: say.frame,
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      hit: 'box mesh',
      time: 'box mesh',
      difference: 'box',
      place: 'box',
      arcTime: 'box mesh',
      verdict: '.hit .place',
      bounces: 'bounce',
      centre: 'ray bounce',
      velocity: 'move bounce',
    },
    cell: (event) => ({ name: 'f', value: time(event.time), hit: event.hit }),
  },
  ShotMove: {
    sentence: say.move,
    formula: formulas.moveFormula,
    whyNot: null,
    origins: {
      from: 'frame',
      before: 'frame',
      gravity: 'input',
      step: 'input',
      pull: '.gravity .step',
      velocity: '.before .pull',
      way: '.velocity .step',
      to: '.from .way',
    },
    cell: ({ velocity }) => ({ name: '|v|', value: short(Math.hypot(...velocity)), hit: false }),
  },
  ShotRay: {
    sentence: say.ray,
    formula: formulas.rayFormula,
    whyNot: null,
    origins: {
      bounce: '',
      time: 'input bounce',
      from: 'move bounce',
      way: 'move bounce',
      to: '.from .way',
      linear: '.way .quadratic',
      quadratic: 'input .time',
      sag: '.quadratic',
    },
    cell: ({ bounce, way }) => ({ name: `d_{${bounce}}`, value: short(Math.hypot(...way)), hit: false }),
  },
  ShotBox: {
    sentence: () => say.cut('box'),
    formula: formulas.boxFormula,
    whyNot: null,
    origins: {
      box: '',
      centre: 'input',
      half: 'input',
      a0: 'input',
      a1: 'input',
      a2: 'input',
      origin: 'ray .centre .a0 .a1 .a2',
      direction: 'ray .a0 .a1 .a2',
      space: 'input',
    },
    cell: ({ box }) => ({ name: `b_{${box}}`, value: '', hit: false }),
    sources: (_, step) => ofRay(step),
  },
  ShotSlabX: slab,
  ShotSlabY: slab,
  ShotSlabZ: slab,
  ShotFace: {
    sentence: say.face,
    formula: formulas.faceFormula,
    whyNot: whyNot.face,
    origins: {
      face: '',
      a: 'ray box',
      b: 'ray box',
      c: 'ray box',
      discriminant: '.a .b .c',
      root: '.a .b .c .discriminant',
      other: '.a .b .c .discriminant',
      point: '.root ray',
      outside: '.point box',
      verdict: '.discriminant .root .outside',
    },
    cell: ({ face, root, verdict }) => ({ name: `F_{${face}}`, value: time(root), hit: verdict === 'enters' }),
    sources: (_, step) => group(step),
  },
  ShotPlace: {
    sentence: say.place,
    formula: formulas.placeFormula,
    whyNot: whyNot.place,
    origins: {
      box: '',
      point: 'ray',
      local: '.point box',
      half: 'input',
      outside: '.local .half',
      inside: '.outside',
    },
    cell: ({ outside, inside }) => ({ name: 'p_1', value: short(outside), hit: inside }),
    sources: (_, step) => group(step),
  },
  ShotBoxEnd: {
    sentence: say.box,
    formula: formulas.boxFormula,
    whyNot: whyNot.box,
    origins: {
      box: '',
      verdict: '.objectEnter .objectLeave .worldEnter .worldLeave',
      objectEnter: 'slab',
      objectLeave: 'slab',
      worldEnter: 'slab',
      worldLeave: 'slab',
      difference: '.objectEnter .worldEnter',
      face: 'slab',
      normal: '.face box',
      point: 'ray slab',
      place: 'place',
      arcTime: 'face',
      arcFace: 'face',
      arcPoint: 'ray .arcTime',
    },
    cell: ({ box, verdict, objectEnter }) => ({
      name: `b_{${box}}`,
      value: verdict === 'apart' ? formatNumber(Infinity) : time(objectEnter),
      hit: verdict === 'hit',
    }),
    sources: (_, step) => ofRay(step),
  },
  ShotMesh: {
    sentence: () => say.cut('mesh'),
    formula: formulas.meshFormula,
    whyNot: null,
    origins: { triangles: 'mesh', from: 'ray', way: 'ray' },
    cell: () => ({ name: 'm', value: '', hit: false }),
    sources: (_, step) => ofRay(step),
  },
  ShotTriangle: {
    sentence: say.triangle,
    formula: formulas.triangleFormula,
    whyNot: whyNot.triangle,
    origins: {
      triangle: '',
      p0: 'mesh',
      p1: 'mesh',
      p2: 'mesh',
      normal: '.p0 .p1 .p2',
      determinant: '.p0 .p1 .p2 ray',
      u: '.p0 .p2 .determinant ray',
      v: '.p0 .p1 .determinant ray',
      time: '.p0 .p1 .p2 .determinant ray',
      verdict: '.u .v .time',
      a: '.normal ray',
      b: '.normal ray',
      c: '.normal .p0 ray',
      root: '.a .b .c',
      other: '.a .b .c',
      arcTime: '.root .other',
      arcVerdict: '.root .other',
    },
    cell: (event) => ({ name: `t_{${event.triangle}}`, value: time(event.time), hit: event.verdict === 'hit' }),
    sources: (_, step) => ofRay(step),
  },
  ShotMeshEnd: {
    sentence: say.mesh,
    formula: formulas.meshFormula,
    whyNot: null,
    origins: {
      hit: 'triangle',
      time: 'triangle',
      triangle: 'triangle',
      arcTime: 'triangle',
      arcTriangle: 'triangle',
      asked: '',
    },
    cell: (event) => ({ name: 'm', value: time(event.time), hit: event.hit }),
    sources: (_, step) => ofRay(step),
  },
  ShotBounce: {
    sentence: say.bounce,
    formula: formulas.bounceFormula,
    whyNot: null,
    origins: {
      box: 'box',
      face: 'box',
      triangle: 'mesh',
      time: 'box mesh',
      point: 'ray .time',
      clearance: '.point',
      stopped: '.point .clearance',
      velocity: 'move',
      normal: 'box',
      along: '.velocity .normal',
      restitution: 'input',
      result: '.velocity .restitution .along .normal',
      left: 'ray .time',
    },
    cell: ({ result }) => ({ name: "|v'|", value: short(Math.hypot(...result)), hit: true }),
  },
};
