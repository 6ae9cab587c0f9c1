import type { SceneMesh } from '../../model';
import { add, length, mul, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { centreAt } from '../layers/layer';
import type { Moment } from '../moment/moment';
import type { Space } from '../../model/space';
import type { Rig } from './rig';

/** Radii around the event that are always in the picture. */
const surroundings = 1.55;

/**
 * What "frame event" shows: the ellipsoid at the start, at the hit and where it was asked to go. Points in the figure.
 *
 * @param blend 0 world … 1 ellipsoid space, where little is drawn at the destination and the tip of v is enough
 */
export function eventPoints(moment: Moment, space: Space, blend: number): Vec3[] {
  // A short motion is shown with its surroundings, not as an ellipsoid that fills the pane.
  const middle = centreAt(moment, (moment.nearest?.time ?? 1) / 2);
  const around = extremes(middle, scale(moment.radii, surroundings)).map((p) => space.point(p));
  return [...bodyPoints(moment, space, blend), ...around];
}

/** The ellipsoids of the event alone. */
export function bodyPoints(moment: Moment, space: Space, blend: number): Vec3[] {
  const bodies = [0, moment.nearest?.time ?? 0].flatMap((time) => extremes(centreAt(moment, time), moment.radii));
  const end = extremes(centreAt(moment, 1), scale(moment.radii, 1 - 0.7 * blend));
  return [...bodies, ...end].map((p) => space.point(p));
}

/** What "frame mesh" shows. */
export function meshPoints(mesh: SceneMesh, space: Space): Vec3[] {
  return boxPoints(mesh.bounds.min, mesh.bounds.max, space);
}

/** The corners of a box. */
export function boxPoints(min: Vec3, max: Vec3, space: Space): Vec3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    space.point([corner & 1 ? max[0] : min[0], corner & 2 ? max[1] : min[1], corner & 4 ? max[2] : min[2]]),
  );
}

/** Distance in the figure from a camera's target to the farthest corner of the mesh. */
export function reachOf(mesh: SceneMesh | null, pane: { readonly cameraSpace: Space; readonly rig: Rig }): number {
  if (!mesh) return 10;
  const { target } = pane.rig.pose;
  return Math.max(...meshPoints(mesh, pane.cameraSpace).map((p) => length(sub(p, target))));
}

/** Enough points of an ellipsoid's surface that their extent on the screen is its own. */
export function extremes(centre: Vec3, radii: Vec3): Vec3[] {
  const points: Vec3[] = [];
  for (let i = 0; i <= 6; i++) {
    const latitude = -Math.PI / 2 + (i * Math.PI) / 6;
    for (let k = 0; k < 12; k++) {
      const turn = (k * Math.PI) / 6;
      const across = Math.cos(latitude);
      points.push(add(centre, mul([across * Math.cos(turn), Math.sin(latitude), across * Math.sin(turn)], radii)));
    }
  }
  return points;
}
