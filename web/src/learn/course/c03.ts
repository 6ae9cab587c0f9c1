import { chapter } from './chapter';
import { tiltedPlane } from './scenes';

export const chapter03 = chapter('3', 'touch', (x) => [
  {
    beat: 'look',
    moment: { scene: tiltedPlane, address: 'f0.p0.s0' },
    say: x('look'),
    show: { marks: ['start', 'end', 'way', 'mover'], parts: ['time'] },
    plays: true,
  },
]);
