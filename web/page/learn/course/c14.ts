import { chapter } from './chapter';
import type { Stop } from '../tour/types';

const moment: Stop['moment'] = { scene: { preset: 'free-walk' }, address: 'f22' };
const camera = [-25, 58] as const;
const layers = ['mesh', 'wire', 'path'] as const;

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
]);
