import { div, sub, type Vec3 } from './geometry/vec';
import { centreAt, type Figure } from './layers/layer';
import type { Sight } from './surface/look';

/**
 * The way of the body that must be seen: from the start to the hit, or to the end of the motion as long as none is known.
 *
 * @param eye in the figure
 */
export function sightOf({ moment, space }: Figure, eye: Vec3): Sight {
  return {
    eye: div(eye, space.factor),
    from: sub(moment.start, space.origin),
    to: sub(centreAt(moment, moment.nearest?.time ?? 1), space.origin),
    radii: moment.radii,
  };
}
