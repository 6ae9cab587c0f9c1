/** Events as heat on what is seen of the level: how many there are within reach of each place, in five steps. */
import type { AuditEvent } from '../../run/types';
import { type Camera, type Picture, placeOf, project } from './raster';

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
  for (const { place } of events) {
    const at = project(camera, place);
    if (!at) continue;
    const size = Math.ceil((reach * camera.scale) / (camera.parallel ? 1 : at[2]));
    for (let y = Math.max(0, Math.floor(at[1] - size)); y < Math.min(height, at[1] + size); y++) {
      for (let x = Math.max(0, Math.floor(at[0] - size)); x < Math.min(width, at[0] + size); x++) {
        const z = depth[y * width + x];
        if (z === Infinity) continue;
        const [px, py, pz] = placeOf(camera, x, y, z);
        const far = ((px - place[0]) ** 2 + (py - place[1]) ** 2 + (pz - place[2]) ** 2) / (reach * reach);
        if (far < 1) sums[y * width + x] += (1 - far) ** 2;
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
