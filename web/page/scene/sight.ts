import { div, sub, type Vec3 } from '../../mesh/geometry/vec';
import { centreAt, type Figure } from './layers/layer';
import type { Sight } from './surface/look';

/**
 * The way of the body that must be seen: from the start to the hit, or to the end of the motion as long as none is known.
 *
 * @param eye in the figure
 * @param upTo cleared no further than to this time, where it is known better; 0 while it is a question: a hole further on would be the answer
 */
export function sightOf({ moment, space }: Figure, eye: Vec3, upTo: number | null): Sight {
  const until = upTo ?? moment.nearest?.time ?? 1;
  return {
    eye: div(eye, space.factor),
    from: sub(moment.start, space.origin),
    to: sub(centreAt(moment, until), space.origin),
    radii: moment.radii,
  };
}
