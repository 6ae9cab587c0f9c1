/** The method of 2003 in words, line by line: collide and slide, once for the movement and once for gravity. */
import { type CodeLine, gravityPass, movementPass } from '../../model/explain/pseudocode';

export const paperOutline: readonly CodeLine[] = [
  { text: 'code.frame', indent: 0, steps: ['frame'] },
  { text: 'code.frame.move', indent: 1, steps: ['pass'], where: movementPass },
  { text: 'code.frame.fall', indent: 1, steps: ['pass'], where: gravityPass },
  { text: 'code.pass', indent: 0 },
  { text: 'code.slide', indent: 1, steps: ['slide'] },
  { text: 'code.broad', indent: 2, steps: ['broad'] },
  { text: 'code.triangle', indent: 2, steps: ['triangle'] },
  { text: 'code.plane', indent: 3, steps: ['plane'] },
  { text: 'code.face', indent: 3, steps: ['face'] },
  { text: 'code.vertex', indent: 3, steps: ['vertex'] },
  { text: 'code.edge', indent: 3, steps: ['edge'] },
  { text: 'code.nearest', indent: 2, steps: ['nearest'] },
  { text: 'code.backoff', indent: 2, steps: ['backoff', 'response'] },
  { text: 'code.slideplane', indent: 2, steps: ['slideplane'] },
  { text: 'code.project', indent: 2, steps: ['project'] },
  { text: 'code.end', indent: 2, steps: ['end'] },
];
