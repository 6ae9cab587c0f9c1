/** Where the picture's camera stands: over the level, or before a spot. Poses in the figure, see `Space`. */
import { fitPose, margins } from '../../scene/camera/framing';
import type { Frame, Margins, Pose } from '../../model/stage';
import { boxPoints } from '../../scene/camera/subject';
import type { Vec3 } from '../../../mesh/geometry/vec';
import { pick } from '../../scene/pointer/pick';
import type { Space } from '../../model/space';
import type { SceneMesh } from '../../model';
import { type FreeWays, outlookOn } from '../../../audit/report/picture/views';

/** From straight above, radians: steep, and walls can be told from floors. */
const steep = 0.42;
/** Upright radii from a spot, where there is room. */
const wanted = 9;
/** A camera nearer than this share of it sees the body and nothing around; what stands in the way is thinned out instead. */
const least = 0.45;

/** CSS pixels below a level for the length to compare with. */
export const scaleHeight = 44;

/** The side of a level that lies across a picture from above: the longer one, where the picture is wide. */
export function axisAcross({ min, max }: SceneMesh['bounds'], frame: Pick<Frame, 'width' | 'height'>): 0 | 2 {
  return max[2] - min[2] > max[0] - min[0] === frame.width >= frame.height ? 2 : 0;
}

/** Of the level from above. @param roof height from which on nothing is shown */
export function posedAbove({ bounds }: SceneMesh, roof: number, space: Space, frame: Frame): Pose {
  const { min, max } = bounds;
  const top = Math.max(min[1], Math.min(max[1], roof));
  const angles = { azimuth: axisAcross(bounds, frame) === 2 ? Math.PI / 2 : 0, polar: steep };
  return fitPose(boxPoints(min, [max[0], top, max[2]], space), angles, { ...frame, margins: aboveScale(frame) });
}

/** In a low pane a figure has little room below; here it is taken from above, where no head of the pane is. */
function aboveScale(frame: Frame): Margins {
  const usual = margins(frame);
  const bottom = Math.max(usual.bottom, scaleHeight);
  return { ...usual, bottom, top: Math.max(12, usual.top - (bottom - usual.bottom)) };
}

/** Rays through the mesh, from either side. */
export const freeThrough =
  (mesh: SceneMesh): FreeWays =>
  (place, ways) =>
    ways.map((way) => pick(mesh, place, way, undefined, 1)?.at ?? 1);

/** Of the way to the body's centre, that from where its feet are hidden. */
const withoutFeet = 0.6;

/** Ways to the whole of an upright body: over a wall one would see its head alone. */
const freeToBody =
  (free: FreeWays, upright: number): FreeWays =>
  (place, ways) => {
    const drop = 0.75 * upright;
    const feet = free(
      [place[0], place[1] - drop, place[2]],
      ways.map(([x, y, z]): Vec3 => [x, y + drop, z]),
    );
    return Array.from(
      free(place, ways),
      (share, k) => Math.min(share, 1) * (withoutFeet + (1 - withoutFeet) * Math.min(feet[k]!, 1)),
    );
  };

/** Before a spot, where nothing is between. @param radii of the body */
export function posedAt(ways: FreeWays, place: Vec3, radii: Vec3, space: Space): Pose {
  const far = wanted * radii[1];
  const { out, free } = outlookOn(freeToBody(ways, radii[1]), place, far);
  const distance = Math.max(free, least * far) * space.factor[0];
  return { target: space.point(place), distance, azimuth: Math.atan2(out[0], out[2]), polar: Math.acos(out[1]) };
}

/** Whether something of the mesh is between the eye and a place. @param roof nothing above it is shown */
export function isBehind(mesh: SceneMesh, eye: Vec3, place: Vec3, roof: number): boolean {
  const way: Vec3 = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
  const enters = eye[1] > roof && way[1] < 0 ? (roof - eye[1]) / way[1] : 0;
  if (enters >= 1) return false;
  const from: Vec3 = [eye[0] + enters * way[0], eye[1] + enters * way[1], eye[2] + enters * way[2]];
  const rest: Vec3 = [way[0] * (1 - enters), way[1] * (1 - enters), way[2] * (1 - enters)];
  // Where a body was is no wall, but a lost one may have been within one.
  return pick(mesh, from, rest, undefined, 0.995) !== null;
}
