/** The outline of the user's mesh from the front, as the hull of its corners: once where it is, once coming from beside it. */
import { screenHull } from '../../../mesh/geometry/hull';
import { readable, readable3 } from '../../core/study/onto';
import type { SceneMesh } from '../../model';
import type { Settings } from './schema.gen';

type Corner = readonly [number, number];

/** of a polygon of the study */
const mostCorners = 16;

export function outlineOf({ positions, bounds: { min, max } }: SceneMesh): Partial<Settings> {
  const centre: Corner = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  const corners = Array.from({ length: positions.length / 3 }, (_, k): Corner => [
    positions[3 * k]! - centre[0],
    positions[3 * k + 1]! - centre[1],
  ]);
  const found = simplified(screenHull(corners, (corner) => corner));
  const hull = found.length < 3 ? edgeOn(max[0] - min[0], max[1] - min[1]) : found;
  const polygon = hull.flatMap(([x, y]) => [readable(x), readable(y)]);
  const width = Math.hypot(max[0] - min[0], max[1] - min[1]) || 1;
  return {
    pair: 'polygons',
    centreA: readable3(centre[0], centre[1], 0),
    polygonA: polygon,
    centreB: readable3(centre[0] + 1.2 * width, centre[1] + 0.3 * width, 0),
    polygonB: polygon,
    motion: readable3(-0.07 * width, -0.0175 * width, 0),
    frames: 24,
  };
}

/** A sheet seen from its edge, as a thin rectangle. */
function edgeOn(width: number, height: number): readonly Corner[] {
  const least = 0.01 * (Math.max(width, height) || 1);
  const [x, y] = [Math.max(width, least) / 2, Math.max(height, least) / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** The corner that changes the area least goes first. */
function simplified(hull: readonly Corner[]): readonly Corner[] {
  const left = [...hull];
  const loss = (k: number) => {
    const [a, b, c] = [left[(k + left.length - 1) % left.length]!, left[k]!, left[(k + 1) % left.length]!];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
  };
  while (left.length > mostCorners) {
    let least = 0;
    for (let k = 1; k < left.length; k++) if (loss(k) < loss(least)) least = k;
    left.splice(least, 1);
  }
  return left;
}
