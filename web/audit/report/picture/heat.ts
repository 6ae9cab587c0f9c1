/** Events as heat on what is seen of the level: how many there are within reach of each place, in five steps. */
import type { AuditEvent, AuditSettings } from '../../run/types';
import { type Camera, type Picture, placeInto, project } from './raster';

/** From few to many. */
export const heatColours = ['#f6d5d5', '#eba3a3', '#dc6b6b', '#b32630', '#6d0a16'] as const;
/** Fewer than this within reach is no heat. */
export const leastHeat = 0.5;

const rgb = heatColours.map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));

/** Where the darker steps begin, of all places where something happened: so that there is contrast also where much happens everywhere. */
const shares = [0.1, 0.4, 0.75, 0.95] as const;
/** Each step begins at so many times as much as the one before, at least: places that are nearly the same are the same step. */
const apart = 1.1;

export interface HeatScale {
  /** where each of the five steps begins, as it is said in the legend */
  readonly limits: readonly number[];
  /** events within reach where they are most */
  readonly most: number;
}

/** To two digits, and no more: what a limit is taken from has reached it. */
function roundedDown(value: number): number {
  const digit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.floor(value / digit + 1e-9) * digit).toPrecision(2));
}

/** @param sums events within reach of each place, ascending */
export function heatScale(sums: ArrayLike<number>): HeatScale {
  const at = (share: number) =>
    sums.length > 0 ? sums[Math.min(sums.length - 1, Math.floor(share * sums.length))]! : 0;
  const limits: number[] = [leastHeat];
  for (const share of shares) limits.push(roundedDown(Math.max(at(share), apart * limits.at(-1)!)));
  return { limits, most: Number(Math.max(leastHeat, at(1)).toPrecision(2)) };
}

/** Steps that there are: more than happened anywhere is none. */
export const stepsOf = ({ limits, most }: HeatScale): readonly number[] => limits.filter((limit) => limit <= most);

/**
 * How far heat goes: from the upright line within a body, so that a tall one warms the floor it stands on as the wall beside it.
 */
export interface HeatReach {
  /** an event counts fully on that line, and no more at this distance from it */
  readonly reach: number;
  /** half the line's length; 0: a body that is no taller than wide has a point */
  readonly core: number;
  /** from its middle down to where the body stands */
  readonly upright: number;
}

export const heatReach = ({ radii }: Pick<AuditSettings, 'radii'>, reach: number): HeatReach => ({
  reach,
  core: Math.max(0, radii[1] - Math.max(radii[0], radii[2])),
  upright: radii[1],
});

/** How much an event counts at a place so far from the centre of its body: 1 … 0. */
export function shareAt({ reach, core }: Omit<HeatReach, 'upright'>, x: number, y: number, z: number): number {
  const rise = Math.max(0, Math.abs(y) - core);
  const square = (x * x + rise * rise + z * z) / (reach * reach);
  return square < 1 ? (1 - square) ** 2 : 0;
}

/** Paints the picture. */
export function paintHeat(
  picture: Picture,
  camera: Camera,
  events: Iterable<AuditEvent>,
  far: Omit<HeatReach, 'upright'>,
  limits: HeatScale['limits'],
): void {
  const { width, height, pixels, depth } = picture;
  const sums = new Float32Array(width * height);
  const place = [0, 0, 0];
  for (const { x, y, z, count } of gathered(events, far.reach / 4)) {
    const at = project(camera, [x, y, z]);
    if (!at) continue;
    const size = Math.ceil(((far.reach + far.core) * camera.scale) / (camera.parallel ? 1 : at[2]));
    for (let j = Math.max(0, Math.floor(at[1] - size)); j < Math.min(height, at[1] + size); j++) {
      for (let i = Math.max(0, Math.floor(at[0] - size)); i < Math.min(width, at[0] + size); i++) {
        const away = depth[j * width + i];
        if (away === Infinity) continue;
        placeInto(place, camera, i, j, away);
        sums[j * width + i] += count * shareAt(far, place[0] - x, place[1] - y, place[2] - z);
      }
    }
  }
  for (let at = 0; at < sums.length; at++) {
    const step = stepOf(sums[at], limits);
    if (step < 0) continue;
    // Something of the shading stays, so that the form can be read below the heat.
    const shade = (pixels[at * 3] + pixels[at * 3 + 1] + pixels[at * 3 + 2]) / (3 * 236);
    for (let c = 0; c < 3; c++) pixels[at * 3 + c] = Math.min(255, Math.round(rgb[step][c] * (0.45 + 0.55 * shade)));
  }
}

/** @returns −1: no heat */
export const stepOf = (sum: number, limits: HeatScale['limits']): number =>
  limits.filter((limit) => sum >= limit).length - 1;

interface Gathered {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly count: number;
}

/** Events near each other as one place with a count: what is painted takes as long for a hundred thousand as for a thousand. */
function gathered(events: Iterable<AuditEvent>, cell: number): Iterable<Gathered> {
  const cells = new Map<string, { x: number; y: number; z: number; count: number }>();
  for (const { place } of events) {
    const key = place.map((value) => Math.floor(value / cell)).join(' ');
    const found = cells.get(key);
    if (found) found.count++;
    else cells.set(key, { x: place[0], y: place[1], z: place[2], count: 1 });
  }
  return cells.values();
}
