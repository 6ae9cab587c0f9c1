/** The robust method on the page. */
import { usualSides } from '../../../package/methods';
import type { MethodModule } from '../method/types';

export const robust: MethodModule = {
  id: 'robust',
  name: 'solver.method.robust',
  title: 'solver.method.robust.title',
  caption: () => ({ key: 'compare.name.robust' }),
  limits: ({ sides, sweeps, skin, unit }) => ({ key: 'solver.limits.robust', values: { sides, sweeps, skin, unit } }),
  options: new Set(['skin', 'slopeLimit', 'stepHeight', 'snapDistance', 'wallLimit']),
  sides: usualSides.robust,
  maxSweeps: 8,
  settings: () => ({}),
  computesIn: () => 'double',
  rival: 'paper',
  cpp: { include: 'methods/robust/slide/collide_and_slide.h', call: () => 'moveRobust' },
  // It asks for closest points; it has no planes to be embedded in.
  never: new Set(['embedded']),
};
