import { chapter } from './chapter';
import type { Show, Stop } from '../tour/types';

const moment: Stop['moment'] = { scene: { preset: 'thin-wall' }, address: 'f0.p0.s0.t0.face' };
const front = 'f0.p0.s0.t0.plane';
const back = 'f0.p0.s0.t2.plane';
const values = {
  r: 'f0.p0.s0#radii.0',
  way: 'f0.p0.s0#lengthWorld',
  // Across the wall; the traces of the two sides are in radii.
  across: 'f0.p0.s0.t0.plane#speed',
  cross: 'abs(across) * r',
  first: `${front}#constant`,
  second: `${back}#constant`,
  wall: 'abs(first + second) * r',
  reach: '2*r + wall',
  ratio: 'cross / reach',
  n: 'ceil(ratio)',
  // The gap between two of the tests that the figure shows.
  gap: 'cross / tests',
  t: 'f0.p0.s0.t0.face#time',
  after: 't * way',
};
const show: Show = { marks: ['solid', 'start', 'end', 'way'], camera: [-16, 76] };

/** A test of places jumps over a wall; a test of the motion cannot. */
export const chapter01 = chapter('1', 'touch', (x) => [
  { beat: 'look', moment, say: x('look'), show, values },
  {
    beat: 'predict',
    moment,
    say: x('claim.say'),
    show,
    values,
    ask: {
      kind: 'verdict',
      question: x('claim.ask'),
      claim: x('claim'),
      reasons: [x('claim.ends'), x('claim.between'), x('claim.thick')],
      truth: [0, 1],
      shows: { marks: ['hit'] },
      then: [
        { when: 'verdict and reason', right: true, title: x('claim.right'), say: x('claim.right.say') },
        { when: 'verdict and g1 == 2', title: x('claim.size'), say: x('claim.size.say') },
        { when: 'verdict', title: x('claim.but'), say: x('claim.but.say') },
        { title: x('claim.hit'), say: x('claim.hit.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment,
    say: x('tests.say'),
    show,
    values,
    ask: {
      kind: 'number',
      question: x('tests.ask'),
      hint: x('tests.hint'),
      label: x('tests.label'),
      truth: 'n',
      help: { label: x('help.label'), text: x('help.text') },
      shows: { marks: ['ghosts'] },
      values: {
        k: 'max(1, round(g))',
        wide: 'cross / k',
        x0: 'f0.p0.s0#begin:position.0',
        // The last test before the wall is behind the ball; how far the ball may still move on until it is clear of the wall.
        last: 'x0 + wide * floor((wall + r - x0) / wide)',
        spare: 'wall + r - last',
        // As far again as a gap is too long.
        upto: 'spare + wide - reach',
        lucky: 'last > -r',
        alone: 'cross / wall',
      },
      then: [
        { when: 'g == n', right: true, title: x('tests.right'), say: x('tests.right.say') },
        { when: 'abs(g - alone) <= 0.02 * alone', title: x('tests.wall'), say: x('tests.wall.say') },
        {
          when: 'g >= cross / (r + wall) - 1 and g <= cross / r + 1',
          title: x('tests.half'),
          say: x('tests.half.say'),
        },
        { when: 'abs(g - ratio) <= 0.1', title: x('tests.whole'), say: x('tests.whole.say') },
        { when: 'g > 0 and g != round(g)', title: x('tests.part'), say: x('tests.part.say') },
        { when: 'g > n', title: x('tests.many'), say: x('tests.many.say') },
        { when: 'g < 1', title: x('tests.none'), say: x('tests.none.say') },
        { when: 'g == 1', title: x('tests.one'), say: x('tests.few.say') },
        { when: 'lucky', title: x('tests.lucky'), say: x('tests.lucky.say') },
        { title: x('tests.few'), say: x('tests.few.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment,
    say: x('why'),
    show: { ...show, plot: 'mesh' },
    values,
    steps: [
      { say: x('why.1'), show: { marks: ['ghosts'] } },
      { say: x('why.2'), formula: ['2r + w', '2 · {r} + {wall}', '{reach:2} m'] },
      { say: x('why.3'), formula: ['n \\ge |v| / (2r + w)', '{cross} / {reach:2} = {ratio:1}', '*n* = {n}'] },
      { say: x('why.4'), show: { marks: ['hit'] } },
    ],
  },
  {
    beat: 'try',
    moment,
    say: x('try'),
    show: { ...show, layers: ['velocities'], marks: ['solid', 'ghosts', 'end'], plot: 'mesh' },
    values: { ...values, bx: 'f0.p0.s0#begin:position.0', vx: 'f0.p0.s0#displacement.0' },
    tryout: {
      // The wall is at x = 0; one of the tests is near enough to it.
      goal: {
        say: x('try.goal'),
        when: 'tests < n and abs(bx + vx * round(-bx * tests / vx) / tests) < reach / 2',
      },
      controls: [{ kind: 'ghosts', most: 32 }],
      lines: [
        { name: x('try.gap'), value: 'gap' },
        { name: x('try.reach'), value: 'reach' },
        { name: x('try.n'), value: 'n' },
        { name: x('try.t'), value: 't' },
      ],
    },
  },
]);
