import { chapter } from './chapter';
import type { Stop } from '../tour/types';

const moment: Stop['moment'] = { scene: { preset: 'free-walk' }, address: 'f22' };
const camera = [-25, 58] as const;
const layers = ['mesh', 'wire', 'path'] as const;
/** Frame 8 of the stairs: an edge, a slide, gravity. */
const frame: Stop['moment'] = { scene: { preset: 'stairs' }, address: 'f8', level: 'slide' };

/** The workbench, with a list that ticks itself. */
export const chapter14 = chapter('14', 'own', (x) => [
  {
    beat: 'look',
    moment,
    say: x('look'),
    show: { marks: ['mover'], layers, camera },
  },
  {
    beat: 'predict',
    moment,
    say: x('predict'),
    show: { marks: ['mover'], layers, camera },
    ask: {
      kind: 'choice',
      question: x('report.ask'),
      options: [
        { id: 'words', text: x('report.words') },
        { id: 'address', text: x('report.address') },
        { id: 'file', text: x('report.file') },
      ],
      truth: 'address',
      then: [
        { when: 'right', right: true, title: x('report.right'), say: x('report.right.say') },
        { when: 'g == 0', title: x('report.words.title'), say: x('report.words.say') },
        { title: x('report.file.title'), say: x('report.file.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: frame,
    say: x('whole'),
    show: { marks: ['start', 'end', 'way', 'stop'], layers: ['mesh', 'wire'], camera: [-62, 62] },
    values: {
      rx: 'f8.p0.s0#radii.0',
      ry: 'f8.p0.s0#radii.1',
      time: 'f8.p0.s0.nearest#time',
      sweeps: 'f8.p0#sweeps',
      fall: 'f8.p1.s0#lengthWorld',
    },
    ask: {
      kind: 'order',
      question: x('whole.ask'),
      items: [x('whole.divide'), x('whole.sweep'), x('whole.slide'), x('whole.again'), x('whole.gravity')],
      shown: [3, 1, 4, 0, 2],
      shows: { parts: ['frames', 'slides'] },
      then: [
        { when: 'right', right: true, title: x('whole.right'), say: x('whole.right.say') },
        { when: 'g0 != 0', title: x('whole.first'), say: x('whole.first.say') },
        { when: 'g4 != 4', title: x('whole.last'), say: x('whole.last.say') },
        { title: x('whole.middle'), say: x('whole.middle.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment,
    say: x('why'),
    show: { marks: ['mover'], layers, parts: ['frames', 'slides'], camera },
    steps: [{ say: x('why.1') }, { say: x('why.2') }, { say: x('why.3') }, { say: x('why.4') }],
  },
  {
    beat: 'try',
    moment,
    say: x('try'),
    show: { marks: ['mover'], layers, parts: ['checklist'], camera },
  },
  {
    beat: 'try',
    moment: frame,
    say: x('learnt'),
    show: { marks: ['start', 'end', 'way', 'stop'], layers: ['mesh', 'wire', 'path'], camera: [-62, 62] },
    closing: Array.from({ length: 14 }, (_, k) => x(`learnt.${k + 1}` as 'learnt.1')),
  },
]);
