/** A length to compare with: the level's side across the picture while it is seen from above, else a round one at the middle of the picture. */
import type { Pane } from '../../scene/pane';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { SceneMesh } from '../../model';
import { axisAcross } from './camera';

export interface Scale {
  /** of the mesh's own unit */
  readonly length: number;
  /** CSS pixels */
  readonly pixels: number;
}

/** A round bar is no longer than this part of the picture. */
const widest = 0.25;

/** 1, 2 or 5 times a power of ten, no more than this. */
export function roundDown(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return ([5, 2].find((times) => times * power <= length * (1 + 1e-9)) ?? 1) * power;
}

/** @param whole the level as a whole is looked at; its bar is that side of it which is nearest */
export function scaleOf(pane: Pane, { bounds }: SceneMesh, whole: boolean): Scale | null {
  const { min, max } = bounds;
  const { projection, space } = pane;
  if (!projection) return null;
  if (whole) {
    const axis = axisAcross(bounds, pane.rect);
    const across = (2 - axis) as 0 | 2;
    const sides = [min[across], max[across]].map((side) => {
      const end = (along: number): Vec3 => (axis === 0 ? [along, min[1], side] : [side, min[1], along]);
      const [a, b] = [min[axis], max[axis]].map((along) => projection.screen(space.point(end(along))));
      return { pixels: Math.hypot(a!.x - b!.x, a!.y - b!.y), depth: Math.min(a!.depth, b!.depth) };
    });
    const [near] = sides.sort((a, b) => a.depth - b.depth);
    if (near!.depth > 0 && near!.pixels <= projection.width)
      return { length: max[axis] - min[axis], pixels: near!.pixels };
  }
  const pixel = projection.pixelSize(pane.rig.pose.target) / space.factor[0];
  const length = roundDown(widest * projection.width * pixel);
  return Number.isFinite(length) && length > 0 ? { length, pixels: length / pixel } : null;
}
