/** From where a stop is looked at for which nobody has put a camera: so that what it asks about is seen from its front. */
import type { CameraPose, Outlook, Vec3 } from '../../model';
import { add, addScaled, cross, dot, normalize, scale, sub } from '../../../mesh/geometry/vec';
import { axesOf, azimuthFor, fitPose, threeQuarterPolar } from '../../scene/camera/framing';
import { fieldOfView } from '../../scene/camera/rig';
import { extremes } from '../../scene/camera/subject';
import { meshState } from '../../core/store';
import { moment } from '../figure/moment';
import { askedTriangles } from '../figure/numbers';
import { cornersOf, middleOf } from '../figure/plane';
import { form } from '../form';
import type { Stop } from '../tour/types';

/** Cosine between the line of sight and a normal, below which a triangle is seen too much from its edge to be told from others. */
const leastFacing = 0.34;
/** Radians from straight above: neither a map nor from below the ground. */
const polarRange = [0.5, 1.35] as const;
/** How many times the body's size a triangle may be away and still belong into the picture. */
const nearby = 6;
/** A longer way, in longest radii, makes body and triangles too small to read on paper. */
export const longWay = 12;

/** @returns null where its maker's camera is kept, or nothing is asked of a sweep */
export function lookAt(stop: Stop): Outlook | null {
  const now = moment.peek();
  const { linked } = stop.moment;
  if (!linked || linked.study || !stop.ask || !now) return null;
  const made = linked.view.cameras?.world;
  // On paper from its maker's side, but as near as what is asked about allows: the figure is small there.
  if (made && form.peek() !== 'print') return null;
  const shapes = shapesOf(stop, now);
  const normals = shapes.map(([a, b, c]) => {
    const normal = normalize(cross(sub(b, a), sub(c, a)));
    return dot(sub(now.start, a), normal) < 0 ? scale(normal, -1) : normal;
  });
  const { azimuth, polar } = made ?? facing(usualSide(now), normals);
  return { azimuth, polar, points: nearOf(shapes, now) };
}

/**
 * The camera for a figure on paper: the body and the triangles that are asked about, without the rest of a long way.
 * @returns null where no triangles are asked about: then the whole way is shown
 */
export function closePose(stop: Stop): CameraPose | null {
  const now = moment.peek();
  if (!now || stop.ask?.kind === 'place') return null;
  const shapes = shapesOf(stop, now);
  // One alone has names at its corners.
  const near = shapes.length === 1 ? shapes[0]! : nearOf(shapes, now);
  if (near.length === 0 || nearOf(shapes, now).length === 0) return null;
  const side = stop.moment.linked?.view.cameras?.world ?? facing(usualSide(now), []);
  const end = add(now.start, now.displacement);
  const far = Math.hypot(...now.displacement) > longWay * Math.max(...now.radii);
  const body = [...extremes(now.start, now.radii), ...(far ? [] : extremes(end, now.radii))];
  return fitPose([...near, ...body], side, { fov: (fieldOfView * Math.PI) / 180, ...paper });
}

/** CSS pixels of a figure on paper, see print.css. */
const paper = { width: 560, height: 376 } as const;

type Now = NonNullable<typeof moment.value>;
type Shape = readonly [Vec3, Vec3, Vec3];

const usualSide = (now: Now): Angles => ({ azimuth: azimuthFor(now.displacement), polar: threeQuarterPolar });

/** The triangles that are asked about, or the one whose step it is. */
function shapesOf({ ask }: Stop, now: Now): readonly Shape[] {
  const mesh = meshState.peek()?.mesh ?? null;
  const own = now.candidate ? [now.candidate.begin.triangle] : [];
  return ((ask && askedTriangles(ask)) ?? own).flatMap((triangle) => {
    const corners = cornersOf({ mesh, moment: now }, triangle);
    return corners ? [corners] : [];
  });
}

/** Their middles, as far as they belong into the picture. */
const nearOf = (shapes: readonly Shape[], { start, radii }: Now): readonly Vec3[] =>
  shapes.map(middleOf).filter((point) => Math.hypot(...sub(point, start)) < nearby * Math.max(...radii));

type Angles = Pick<Outlook, 'azimuth' | 'polar'>;

/** Turned from the usual side towards the fronts, as far as it takes to see each of them. */
function facing(usual: Angles, normals: readonly Vec3[]): Angles {
  const { back } = axesOf(usual);
  const front = normals.reduce((sum, normal) => add(sum, normal), [0, 0, 0] as Vec3);
  if (Math.hypot(...front) < 1e-6) return usual;
  for (const part of [0, 0.25, 0.5, 0.75, 1, 1.5]) {
    const { azimuth, polar } = anglesOf(normalize(addScaled(back, normalize(front), part)));
    const seen = axesOf({ azimuth, polar }).back;
    if (part === 1.5 || normals.every((normal) => dot(seen, normal) >= leastFacing)) return { azimuth, polar };
  }
  return usual;
}

function anglesOf([x, y, z]: Vec3): Angles {
  const [least, most] = polarRange;
  return { azimuth: Math.atan2(x, z), polar: Math.min(most, Math.max(least, Math.acos(y))) };
}
