/** Bringing part of the world into the picture, in every view that is shown. */
import type { CameraLink, CameraPoses, SceneMesh, Vec3 } from '../../../model';
import { axesOf, fitPose } from '../../../scene/camera/framing';
import type { Pose, PaneView, StageView } from '../../../model/stage';
import { keptPose } from '../../../scene/camera/kept';
import { add, cross, dot, normalize, scale, sub } from '../../../../mesh/geometry/vec';

/** How much of what is around a triangle is seen with it, in sizes of its own. */
const around = 1.6;
/** Cosine below which a triangle is seen too much from its side to be made out. */
const grazing = 0.35;
/** The camera stays off straight up and down, where the horizon has no direction; radians. */
const leastPolar = 0.25;

export function cornersOf({ positions, indices }: SceneMesh, triangle: number): [Vec3, Vec3, Vec3] {
  return [0, 1, 2].map((corner): Vec3 => {
    const at = 3 * indices[3 * triangle + corner]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  }) as [Vec3, Vec3, Vec3];
}

/** The cameras that show a triangle with what is around it. A view that sees it from its side is turned to face it. */
export function posesForTriangle(view: StageView, link: CameraLink, corners: readonly [Vec3, Vec3, Vec3]): CameraPoses {
  const middle = scale(add(add(corners[0], corners[1]), corners[2]), 1 / 3);
  const seen = corners.flatMap((corner) => [
    add(middle, scale(sub(corner, middle), 1 + around)),
    sub(middle, scale(sub(corner, middle), around)),
  ]);
  const shows = (pane: PaneView) => {
    const [a, b, c] = corners.map((corner) => pane.cameraSpace.point(corner)) as [Vec3, Vec3, Vec3];
    const points = seen.map((point) => pane.cameraSpace.point(point));
    return fitPose(points, facing(normalize(cross(sub(b, a), sub(c, a))), pane.pose), pane.frame);
  };
  return posesOf(view, link, shows);
}

/** The cameras as they stand. */
export const posesNow = (view: StageView, link: CameraLink): CameraPoses => posesOf(view, link, ({ pose }) => pose);

function posesOf({ world, ellipsoid }: StageView, link: CameraLink, poseOf: (pane: PaneView) => Pose): CameraPoses {
  const kept = (pane: PaneView) => (isShown(pane) ? keptPose(poseOf(pane), pane.cameraSpace) : null);
  // Through the change of basis there is one camera.
  return { world: kept(world), ellipsoid: link === 'basis' && isShown(world) ? null : kept(ellipsoid) };
}

const isShown = ({ rect }: PaneView): boolean => rect.width > 1 && rect.height > 1;

type Angles = Pick<Pose, 'azimuth' | 'polar'>;

/** The angles as they are, or those from which a face with this normal is seen from the nearer side. @param normal in the figure */
export function facing(normal: Vec3, { azimuth, polar }: Angles): Angles {
  const along = dot(normal, axesOf({ azimuth, polar }).back);
  // A triangle without area faces nobody.
  if (!(Math.abs(along) < grazing)) return { azimuth, polar };
  const [x, y, z] = along < 0 ? scale(normal, -1) : normal;
  const up = Math.acos(Math.min(1, Math.max(-1, y)));
  return {
    azimuth: Math.hypot(x, z) < 1e-6 ? azimuth : Math.atan2(x, z),
    polar: Math.min(Math.max(up, leastPolar), Math.PI - leastPolar),
  };
}
