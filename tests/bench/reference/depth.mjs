import { found, pointTriangle, uprightTriangle } from './closest.mjs';
import { gridOfTriangles } from './grid.mjs';

/** How far a ball's surface is from the mesh; `limit` when farther than that. */
export function clearance(grid, [x, y, z], radius, limit) {
  const reach = radius + limit;
  const count = grid.collect([x - reach, y - reach, z - reach], [x + reach, y + reach, z + reach]);
  let best = reach * reach;
  for (let item = 0; item < count; item++) {
    best = Math.min(best, pointTriangle(x, y, z, grid.triangles, grid.hits[item] * 9));
  }
  return Math.sqrt(best) - radius;
}

/** Measures how deep upright capsules are in the mesh. @param {import('./grid.mjs').Grid} grid */
export function capsuleDepth(grid, radius, halfHeight) {
  const core = halfHeight - radius;
  return (x, y, z) => {
    const count = grid.collect([x - radius, y - halfHeight, z - radius], [x + radius, y + halfHeight, z + radius]);
    let best = radius * radius;
    for (let item = 0; item < count; item++) {
      best = Math.min(best, uprightTriangle(x, y - core, y + core, z, grid.triangles, grid.hits[item] * 9));
    }
    return radius - Math.sqrt(best);
  };
}

/**
 * Measures how deep upright ellipsoids are in the mesh: distances are taken where the ellipsoid is the unit ball, and the
 * depth is the world's length of the way from the nearest point out to the surface.
 */
export function ellipsoidDepth(grid, radius, halfHeight) {
  const radii = [radius, halfHeight, radius];
  const scaled = gridOfTriangles(grid.triangles.map((value, at) => value / radii[at % 3]));
  return (x, y, z) => {
    const [u, v, w] = [x / radius, y / halfHeight, z / radius];
    const count = scaled.collect([u - 1, v - 1, w - 1], [u + 1, v + 1, w + 1]);
    let best = 1;
    let depth = 0;
    for (let item = 0; item < count; item++) {
      const distance = Math.sqrt(pointTriangle(u, v, w, scaled.triangles, scaled.hits[item] * 9));
      if (distance >= best) continue;
      best = distance;
      const length = Math.hypot((u - found.x) * radius, (v - found.y) * halfHeight, (w - found.z) * radius);
      depth = distance > 0 ? (1 / distance - 1) * length : radius;
    }
    return depth;
  };
}
