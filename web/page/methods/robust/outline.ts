/** The robust method, in words, line by line. */
import { type CodeLine, gravityPass, movementPass } from '../../model/explain/pseudocode';

export const robustOutline: readonly CodeLine[] = [
  { text: 'code.frame', indent: 0, steps: ['frame'] },
  { text: 'code.robust.carried', indent: 1, steps: ['carried', 'onemotion'] },
  { text: 'code.frame.move', indent: 1, steps: ['pass'], where: movementPass },
  { text: 'code.frame.fall', indent: 1, steps: ['pass'], where: gravityPass },
  { text: 'code.robust.snap', indent: 1, steps: ['snap'] },
  { text: 'code.pass', indent: 0 },
  { text: 'code.robust.push', indent: 1, steps: ['push'] },
  { text: 'code.slide', indent: 1, steps: ['slide'] },
  { text: 'code.broad', indent: 2, steps: ['broad'] },
  { text: 'code.triangle', indent: 2, steps: ['triangle'] },
  { text: 'code.robust.touch', indent: 3, steps: ['touch'] },
  { text: 'code.robust.face', indent: 3, steps: ['face'] },
  { text: 'code.robust.edge', indent: 3, steps: ['edge'] },
  { text: 'code.robust.vertex', indent: 3, steps: ['vertex'] },
  { text: 'code.nearest', indent: 2, steps: ['nearest'] },
  { text: 'code.robust.advance', indent: 2, steps: ['advance', 'response'] },
  { text: 'code.robust.ground', indent: 2, steps: ['ground', 'wall', 'wedge'] },
  { text: 'code.robust.step', indent: 2, steps: ['stepedge', 'stepup'] },
  { text: 'code.robust.plane', indent: 2, steps: ['activeplane'] },
  { text: 'code.robust.cone', indent: 2, steps: ['cone'] },
  { text: 'code.end', indent: 2, steps: ['end'] },
];
