import { chapter } from './chapter';
import type { StudyScene, Stop, TourMoment, Values } from '../tour/types';

/** A shot through a thin plate: in the third frame it is before the plate, and then behind it. */
const settings = {
  method: 'place',
  gravity: 10,
  start: [0, 0, 0],
  velocity: [30, 6, 0],
  boxes: 1,
  centre0: [8, 0.5, 0],
  half0: [0.1, 2, 2],
  turn0: [0, 0, 0],
  frames: 6,
} as const;
const shot: StudyScene = { study: 'projectile.thin-plate', settings };
/** Nothing is veiled in questions, or there would be no plate; a step shows nothing of those behind it. */
const at = (address: string): TourMoment => ({ scene: shot, address });
/** The same shot in steps of half the time. */
const halved = (address: string): TourMoment => ({
  scene: { ...shot, settings: { ...settings, step: 0.05, frames: 12 } },
  address,
});

/** Two frames of time, of which the second has just ended. */
const height: Values = {
  gravity: 'f1.move#gravity',
  dt: 'f1.move#step',
  pull: 'f1.move#pull',
  first: 'f1.move#before.1',
  second: 'f1.move#velocity.1',
  begin: 'first + pull',
  y1: 'f1.move#from.1',
  y: 'f1#centre.1',
  T: '2 * dt',
  level: 'begin * T',
  late: '(begin + first) * dt',
  exact: 'begin * T - gravity * T * T / 2',
  off: 'exact - y',
};
/** As much time in four frames of half the step. */
const halfStep: Values = {
  gravity: 'f3.move#gravity',
  dt: 'f3.move#step',
  T: '4 * dt',
  before: 'f3.move#before.1',
  begin: 'before + 3 * gravity * dt',
  exact: 'begin * T - gravity * T * T / 2',
  y: 'f3#centre.1',
  half: 'exact - y',
  whole: 'gravity * T * dt',
  quarter: 'whole / 4',
};
/** The frame of half the step that ends behind the plate. */
const jump: Values = {
  dt: 'f5.move#step',
  from: 'f5.move#from.0',
  to: 'f5.move#to.0',
  way: 'f5.move#way.0',
  halfThick: 'f5.box0.place#half.0',
  thick: '2 * halfThick',
};
/** The same frame in whole steps, and the plate in its way. */
const sweep: Values = {
  dt: 'f2.move#step',
  from: 'f2.move#from.0',
  way: 'f2.move#way.0',
  halfThick: 'f2.box0.place#half.0',
  middle: 'f2.box0#centre.0',
  near: 'middle - halfThick',
  hit: 'f2.box0#objectEnter',
  ahead: 'near - from',
};

/** Motion in steps, and what a step jumps over. */
export const chapter20 = chapter('20', 'game', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: at('f4'),
    say: x('look'),
    show: {},
    plays: true,
  },
  {
    beat: 'predict',
    moment: at('f1.move'),
    say: x('height.say'),
    show: {},
    values: height,
    ask: {
      kind: 'number',
      label: x('height.label'),
      question: x('height.ask'),
      unit: 'm',
      truth: 'y',
      hint: x('height.hint'),
      then: [
        { when: 'abs(g - y) <= 0.02', right: true, title: x('height.right'), say: x('height.why') },
        { when: 'abs(g - level) <= 0.02', title: x('height.level'), say: x('height.why') },
        { when: 'abs(g - late) <= 0.02', title: x('height.late'), say: x('height.why') },
        { when: 'abs(g - exact) <= 0.02', title: x('height.exact'), say: x('height.why') },
        { when: 'abs(g - y1) <= 0.02', title: x('height.one'), say: x('height.why') },
        { when: 'g > y', title: x('height.more'), say: x('height.why') },
        { title: x('height.less'), say: x('height.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: halved('f3.move'),
    say: x('half.say'),
    show: {},
    values: halfStep,
    ask: {
      kind: 'choice',
      question: x('half.ask'),
      options: [
        { id: 'same', text: x('half.same') },
        { id: 'half', text: x('half.half') },
        { id: 'quarter', text: x('half.quarter') },
        { id: 'none', text: x('half.none') },
      ],
      truth: 'half',
      then: [
        { when: 'right', right: true, title: x('half.right'), say: x('half.why') },
        { when: 'g == 0', title: x('half.same.not'), say: x('half.why') },
        { when: 'g == 2', title: x('half.quarter.not'), say: x('half.why') },
        { title: x('half.none.not'), say: x('half.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: halved('f5.ray0'),
    say: x('plate.say'),
    show: {},
    values: jump,
    ask: {
      kind: 'verdict',
      question: x('plate.ask'),
      claim: x('plate.claim'),
      reasons: [x('plate.reason.0'), x('plate.reason.1'), x('plate.reason.2')],
      truth: [0, 2],
      then: [
        { when: 'g0 == 0 and g1 == 2', right: true, title: x('plate.right'), say: x('plate.why') },
        { when: 'g0 == 0 and g1 == 0', title: x('plate.close'), say: x('plate.not.0') },
        { when: 'g0 == 0', title: x('plate.close'), say: x('plate.not.1') },
        { when: 'g1 == 1', title: x('plate.wrong'), say: x('plate.not.1') },
        { title: x('plate.wrong'), say: x('plate.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: at('f2.ray0'),
    say: x('sweep.say'),
    show: {},
    values: sweep,
    ask: {
      kind: 'number',
      label: '*t*',
      question: x('sweep.ask'),
      truth: 'hit',
      hint: x('sweep.hint'),
      values: { centre: '(middle - from) / way', far: '(middle + halfThick - from) / way', seconds: 'hit * dt' },
      then: [
        { when: 'abs(g - hit) <= 0.01', right: true, title: x('sweep.right'), say: x('sweep.why') },
        { when: 'abs(g - centre) <= 0.01', title: x('sweep.centre'), say: x('sweep.why') },
        { when: 'abs(g - far) <= 0.01', title: x('sweep.far'), say: x('sweep.why') },
        { when: 'abs(g - 1 + hit) <= 0.01', title: x('sweep.rest'), say: x('sweep.why') },
        { when: 'abs(g - seconds) <= 0.002', title: x('sweep.seconds'), say: x('sweep.why') },
        { when: 'abs(g - ahead) <= 0.01', title: x('sweep.metres'), say: x('sweep.why') },
        { when: 'g > hit', title: x('sweep.late'), say: x('sweep.why') },
        { title: x('sweep.early'), say: x('sweep.why') },
      ],
    },
  },
  {
    beat: 'why',
    moment: at('f2.move'),
    say: x('why'),
    show: {},
    values: {
      ...sweep,
      gravity: 'f2.move#gravity',
      before: 'f2.move#before.1',
      v: 'f2.move#velocity.1',
      y2: 'f2.move#from.1',
      y: 'f2.move#to.1',
      T: '3 * dt',
      begin: 'before + 2 * gravity * dt',
      off: 'begin * T - gravity * T * T / 2 - y',
      thick: '2 * halfThick',
    },
    steps: [
      { say: x('why.1'), formula: ['v_y \\leftarrow v_y - g\\,\\Delta t', '{before:2} − {gravity} · {dt}', '{v:2}'] },
      { say: x('why.2'), formula: ['y \\leftarrow y + v_y\\,\\Delta t', '{y2:2} + {v:2} · {dt}', '{y:2}'] },
      { say: x('why.3'), formula: ['\\tfrac12\\, g\\, T\\, \\Delta t', '½ · {gravity} · {T:2} · {dt}', '{off:2}'] },
      { say: x('why.4'), address: 'f2.box0.place' },
      {
        say: x('why.5'),
        address: 'f2.box0',
        formula: ['t = (x_p - x)/w_x', '({near:2} − {from:2}) / {way:2}', '{hit:3}'],
      },
    ],
  },
  {
    beat: 'try',
    moment: at('f2.box0'),
    say: x('try'),
    show: {},
    values: {
      way: 'f2.move#way.0',
      half: 'f2.box0.place#half.0',
      thick: '2 * half',
      found: 'f2.box0.place#inside',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'thick - way > -0.000001' },
      controls: [
        { kind: 'setting', set: 'velocity', axis: 0, label: x('try.speed'), range: [2, 40, 1] },
        { kind: 'setting', set: 'half0', axis: 0, label: x('try.half'), range: [0.05, 2, 0.05] },
      ],
      lines: [
        { name: x('line.way'), value: 'way' },
        { name: x('line.thick'), value: 'thick' },
        { name: x('line.found'), value: 'found' },
      ],
    },
  },
]);
