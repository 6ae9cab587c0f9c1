/** The robust method on the page. */
import type { MoveOptions } from 'sweepscope';
import type { MethodModule } from '../../method/types';

export const robust: MethodModule = {
  id: 'robust',
  name: 'solver.method.robust',
  title: 'solver.method.robust.title',
  caption: () => ({ key: 'compare.name.robust' }),
  limits: ({ sides, sweeps, skin, unit }) => ({ key: 'solver.limits.robust', values: { sides, sweeps, skin, unit } }),
  options: new Set(['skin', 'slopeLimit', 'stepHeight', 'snapDistance']),
  sides: 'both',
  maxSweeps: 8,
  settings: ({ skin, slopeLimit, stepHeight, snapDistance }) => {
    const options: Partial<MoveOptions> = { stepHeight, snapDistance };
    if (skin !== null) options.skin = skin;
    if (slopeLimit !== null) options.slopeLimit = slopeLimit;
    return options;
  },
  computesIn: () => 'double',
  rival: 'paper',
  cpp: { include: 'methods/robust/slide/collide_and_slide.h', call: () => 'moveRobust' },
  // It asks for closest points; it has no planes to be embedded in.
  never: new Set(['embedded']),
};
