/** The method of 2003 on the page. */
import { usualSides } from '../../../package/methods';
import type { MethodModule } from '../method/types';

export const paper: MethodModule = {
  id: 'paper',
  name: 'solver.method.paper',
  title: 'solver.method.paper.title',
  caption: ({ precision }) => ({ key: 'compare.name.paper', values: { precision } }),
  limits: ({ sides, sweeps, veryClose }) => ({
    key: 'solver.limits.paper',
    values: { sides, sweeps, keep: veryClose },
  }),
  options: new Set(['precision']),
  sides: usualSides.paper,
  maxSweeps: 6,
  settings: ({ precision }) => (precision === 'single' ? { precision } : {}),
  computesIn: ({ precision }) => precision,
  rival: 'robust',
  cpp: {
    include: 'methods/paper/collide_and_slide.h',
    call: ({ precision }) => (precision === 'single' ? 'paper::movePaper<float>' : 'paper::movePaper'),
    maxSweeps: 'kPaperSweeps',
  },
  never: new Set(),
};
