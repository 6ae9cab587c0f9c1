/** A small renderer for the pictures of a report: triangles with a depth buffer, shaded by their faces, in plain memory, so that a page and a terminal make the same. */
import { coverTriangle } from '../../../mesh/geometry/coverTriangle';
import { cross, dot, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Level } from '../../run/ground';

/** Where a point is in the picture: pixels to the right and down, and how far from the eye. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly eye: Vec3;
  /** unit vectors */
  readonly right: Vec3;
  readonly up: Vec3;
  readonly ahead: Vec3;
  /** pixels for a length: everywhere where `far` is Infinity (parallel rays), at the distance of one else */
  readonly scale: number;
  readonly parallel: boolean;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** rgb rows */
  readonly pixels: Uint8Array;
  /** along the view; Infinity: nothing there */
  readonly depth: Float32Array;
}

/** What comes nearer to the eye than this is not drawn. */
const near = 0.05;
/** Where nothing is; no face is as white. */
export const paper = [255, 255, 255];
/** Faces from away from the light to lit. */
const dark = [166, 178, 189];
const lit = [236, 239, 242];
export const light: Vec3 = [-0.37, 0.78, 0.51];

/** @param above triangles wholly above this height are left out, such as a roof over the map */
export function drawLevel({ positions, indices }: Level, camera: Camera, above = Infinity): Picture {
  const { width, height } = camera;
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = paper[at % 3];
  const picture = { width, height, pixels, depth: new Float32Array(width * height).fill(Infinity) };
  const corners: Vec3[] = [];
  for (let at = 0; at + 2 < indices.length; at += 3) {
    for (let k = 0; k < 3; k++) {
      const v = indices[at + k] * 3;
      corners[k] = [positions[v], positions[v + 1], positions[v + 2]];
    }
    if (Math.min(corners[0][1], corners[1][1], corners[2][1]) > above) continue;
    drawTriangle(picture, camera, corners as unknown as readonly [Vec3, Vec3, Vec3]);
  }
  return picture;
}

function drawTriangle(picture: Picture, camera: Camera, corners: readonly [Vec3, Vec3, Vec3]): void {
  const normal = cross(sub(corners[1], corners[0]), sub(corners[2], corners[0]));
  const length = Math.hypot(...normal);
  if (!(length > 0)) return;
  // From behind a face is a wall that would hide what is to be seen: the inside of a room stays open.
  const view = camera.parallel ? camera.ahead : sub(corners[0], camera.eye);
  if (dot(normal, view) >= 0) return;
  const share = 0.35 + 0.65 * Math.max(0, dot(normal, light) / length);
  const colour = dark.map((value, c) => Math.round(value + (lit[c] - value) * share));
  const cut = clipped(
    corners.map((corner) => seen(camera, corner)),
    camera.parallel,
  );
  for (let k = 2; k < cut.length; k++) fill(picture, [cut[0], cut[k - 1], cut[k]].map((at) => place(camera, at)), colour, camera.parallel); // prettier-ignore
}

/** In the axes of the camera: right, up, ahead. */
const seen = ({ eye, right, up, ahead }: Camera, point: Vec3): Vec3 => {
  const from = sub(point, eye);
  return [dot(from, right), dot(from, up), dot(from, ahead)];
};

const place = ({ width, height, scale, parallel }: Camera, [x, y, z]: Vec3): Vec3 => {
  const k = parallel ? scale : scale / z;
  return [width / 2 + x * k, height / 2 - y * k, z];
};

/** @returns undefined where the eye is past it */
export function project(camera: Camera, point: Vec3): Vec3 | undefined {
  const at = seen(camera, point);
  return camera.parallel || at[2] >= near ? place(camera, at) : undefined;
}

/** What of a triangle is before the eye. */
function clipped(corners: Vec3[], parallel: boolean): Vec3[] {
  if (parallel || corners.every(([, , z]) => z >= near)) return corners;
  return corners.flatMap((from, k) => {
    const to = corners[(k + 1) % corners.length];
    const inside = from[2] >= near ? [from] : [];
    if (from[2] >= near === to[2] >= near) return inside;
    const t = (near - from[2]) / (to[2] - from[2]);
    return [...inside, from.map((value, axis) => value + t * (to[axis] - value)) as unknown as Vec3];
  });
}

function fill(picture: Picture, [a, b, c]: Vec3[], colour: readonly number[], parallel: boolean): void {
  const { width, pixels, depth } = picture;
  // In perspective it is one over the depth that is linear on the screen.
  const [za, zb, zc] = [a, b, c].map(([, , z]) => (parallel ? z : 1 / z));
  coverTriangle(picture, a, b, c, (x, y, u, v, w) => {
    const mixed = u * za + v * zb + w * zc;
    const z = parallel ? mixed : 1 / mixed;
    const at = y * width + x;
    if (z >= depth[at]) return;
    depth[at] = z;
    pixels.set(colour, at * 3);
  });
}

/** The place in the world that a pixel shows. */
export function placeOf(camera: Camera, x: number, y: number, z: number): Vec3 {
  const place = [0, 0, 0];
  placeInto(place, camera, x, y, z);
  return place as unknown as Vec3;
}

/** The same, into numbers that are used again. */
export function placeInto(
  place: number[],
  { eye, right, up, ahead, scale, parallel, width, height }: Camera,
  x: number,
  y: number,
  z: number,
): void {
  const k = parallel ? scale : scale / z;
  const i = (x + 0.5 - width / 2) / k;
  const j = (height / 2 - y - 0.5) / k;
  for (let axis = 0; axis < 3; axis++) place[axis] = eye[axis] + i * right[axis] + j * up[axis] + z * ahead[axis];
}
