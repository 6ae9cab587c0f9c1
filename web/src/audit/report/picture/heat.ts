/** Events as heat on what is seen of the level: how many there are within reach of each place, in five steps. */
import type { AuditEvent } from '../../run/types';
import { type Camera, type Picture, placeInto, project } from './raster';

/** From few to many. */
export const heatColours = ['#f6d5d5', '#eba3a3', '#dc6b6b', '#b32630', '#6d0a16'] as const;
/** Fewer than this within reach is no heat. */
export const leastHeat = 0.5;

const rgb = heatColours.map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));

export interface Heat {
  /** events within reach where they are most */
  readonly most: number;
}

/** Paints the picture. @param reach an event counts fully where it is, and no more at this distance */
export function paintHeat(picture: Picture, camera: Camera, events: readonly AuditEvent[], reach: number): Heat {
  const { width, height, pixels, depth } = picture;
  const sums = new Float32Array(width * height);
  const place = [0, 0, 0];
  for (const { x, y, z, count } of gathered(events, reach)) {
    const at = project(camera, [x, y, z]);
    if (!at) continue;
    const size = Math.ceil((reach * camera.scale) / (camera.parallel ? 1 : at[2]));
    for (let j = Math.max(0, Math.floor(at[1] - size)); j < Math.min(height, at[1] + size); j++) {
      for (let i = Math.max(0, Math.floor(at[0] - size)); i < Math.min(width, at[0] + size); i++) {
        const far = depth[j * width + i];
        if (far === Infinity) continue;
        placeInto(place, camera, i, j, far);
        const share = ((place[0] - x) ** 2 + (place[1] - y) ** 2 + (place[2] - z) ** 2) / (reach * reach);
        if (share < 1) sums[j * width + i] += count * (1 - share) ** 2;
      }
    }
  }
  const most = sums.reduce((high, sum) => Math.max(high, sum), 0);
  for (let at = 0; at < sums.length; at++) {
    const step = stepOf(sums[at], most);
    if (step < 0) continue;
    // Something of the shading stays, so that the form can be read below the heat.
    const shade = (pixels[at * 3] + pixels[at * 3 + 1] + pixels[at * 3 + 2]) / (3 * 236);
    for (let c = 0; c < 3; c++) pixels[at * 3 + c] = Math.min(255, Math.round(rgb[step][c] * (0.45 + 0.55 * shade)));
  }
  return { most };
}

/** Steps are equal on a logarithmic scale. @returns −1: no heat */
export function stepOf(sum: number, most: number): number {
  if (!(sum >= leastHeat)) return -1;
  if (most <= leastHeat) return 0;
  const share = Math.log(sum / leastHeat) / Math.log(most / leastHeat);
  return Math.min(heatColours.length - 1, Math.floor(share * heatColours.length));
}

/** Events near each other as one place with a count: what is painted takes as long for a hundred thousand as for a thousand. */
function gathered(events: readonly AuditEvent[], reach: number) {
  const cell = reach / 4;
  const cells = new Map<string, { x: number; y: number; z: number; count: number }>();
  for (const { place } of events) {
    const key = place.map((value) => Math.floor(value / cell)).join(' ');
    const found = cells.get(key);
    if (found) found.count++;
    else cells.set(key, { x: place[0], y: place[1], z: place[2], count: 1 });
  }
  return cells.values();
}
