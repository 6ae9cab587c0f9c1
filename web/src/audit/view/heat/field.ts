/**
 * How many events are within reach of each place around them, on a grid that exists only where something happened: bricks of 8 samples each way, found by
 * a table. A whole level would be too many samples, and weights at corners too few: a floor may be two triangles.
 *
 * Four numbers a sample: all events, and of them those on the side of +x, +y and +z. A surface takes its heat from the side it faces, so that the ceiling
 * below a floor stays cold.
 */
import { type Gathered, gathered, type HeatReach, shareAt } from '../../report/picture/heat';
import type { AuditEvent } from '../../run/types';

type Vec3 = readonly [number, number, number];

/** Samples of a brick each way. The last ones are also the first of the next brick, so that a place lies between samples of one brick. */
export const brickSide = 8;
const span = brickSide - 1;
/** Numbers of a brick. */
export const brickSize = 4 * brickSide ** 3;
/** Samples for a reach. Halved as often as the events, apart from each other in a level of kilometres, need more bricks than this. */
const finest = 4;
export const mostBricks = 8_192;

export class HeatField {
  /** length between samples, and how far heat goes: farther than asked only where samples would miss it */
  readonly cell: number;
  readonly far: HeatReach;
  readonly #places = new Map<string, number>();
  /** 3 each: which brick each is, in bricks */
  readonly places: number[] = [];
  /** `brickSize` each */
  numbers = new Float32Array(64 * brickSize);

  private constructor(far: HeatReach, cell: number) {
    this.cell = cell;
    this.far = { ...far, reach: Math.max(far.reach, 1.5 * cell) };
  }

  /** @param origin subtracted from the places of events; the middle of the level, so that single precision is enough for the rest */
  static of(events: readonly AuditEvent[], far: HeatReach, origin: Vec3, most = mostBricks): HeatField {
    for (let cell = far.reach / finest; ; cell *= 2) {
      const field = new HeatField(far, cell);
      if (field.take(events, origin, most)) return field;
    }
  }

  get count(): number {
    return this.places.length / 3;
  }

  /** More events, of bodies that came in later. @returns whether there were bricks enough */
  take(events: readonly AuditEvent[], origin: Vec3, most = mostBricks): boolean {
    for (const { x, y, z, count } of gathered(events, this.cell)) {
      if (Number.isFinite(x + y + z)) this.#spread({ x: x - origin[0], y: y - origin[1], z: z - origin[2], count });
      if (this.count > most) return false;
    }
    return true;
  }

  /** Events within reach of a place of a surface that faces the direction. */
  at(place: Vec3, facing: Vec3): number {
    const scaled = place.map((value) => value / this.cell);
    const brick = scaled.map((value) => Math.floor(value / span));
    const found = this.#places.get(brick.join(' '));
    if (found === undefined) return 0;
    const local = scaled.map((value, axis) => value - brick[axis]! * span);
    const base = local.map((value) => Math.min(Math.floor(value), span - 1));
    const sums = [0, 0, 0, 0];
    for (let corner = 0; corner < 8; corner++) {
      let at = 0;
      let weight = 1;
      for (let axis = 2; axis >= 0; axis--) {
        const next = (corner >> axis) & 1;
        const part = local[axis]! - base[axis]!;
        weight *= next ? part : 1 - part;
        at = at * brickSide + base[axis]! + next;
      }
      for (let k = 0; k < 4; k++) sums[k]! += weight * this.numbers[found * brickSize + 4 * at + k]!;
    }
    return [0, 1, 2].reduce((sum, axis) => {
      const ahead = sums[axis + 1]!;
      return sum + facing[axis]! ** 2 * (facing[axis]! >= 0 ? ahead : sums[0]! - ahead);
    }, 0);
  }

  #spread(event: Gathered): void {
    const { x, y, z } = event;
    const { reach, core } = this.far;
    const [low, high] = [
      [x - reach, y - reach - core, z - reach],
      [x + reach, y + reach + core, z + reach],
    ].map((end) => end.map((value) => value / this.cell)) as [number[], number[]];
    const first = low.map((value) => Math.floor((Math.ceil(value) - 1) / span));
    const last = high.map((value) => Math.floor(value / span));
    for (let i = first[0]!; i <= last[0]!; i++)
      for (let j = first[1]!; j <= last[1]!; j++)
        for (let k = first[2]!; k <= last[2]!; k++) this.#fill(event, [i, j, k], low, high);
  }

  /** @param low, high samples within reach, of all bricks together */
  #fill({ x, y, z, count }: Gathered, [i, j, k]: Vec3, low: readonly number[], high: readonly number[]): void {
    const range = (brick: number, axis: number) => {
      const from = Math.max(0, Math.ceil(low[axis]! - brick * span));
      return [from, Math.min(span, Math.floor(high[axis]! - brick * span))] as const;
    };
    const [[a0, a1], [b0, b1], [c0, c1]] = [range(i, 0), range(j, 1), range(k, 2)];
    let at = -1;
    for (let c = c0; c <= c1; c++) {
      const dz = (k * span + c) * this.cell - z;
      for (let b = b0; b <= b1; b++) {
        const dy = (j * span + b) * this.cell - y;
        for (let a = a0; a <= a1; a++) {
          const dx = (i * span + a) * this.cell - x;
          const share = count * shareAt(this.far, dx, dy, dz);
          if (share === 0) continue;
          if (at < 0) at = this.#brick(i, j, k) * brickSize;
          const to = at + 4 * ((c * brickSide + b) * brickSide + a);
          this.numbers[to]! += share;
          if (dx < 0) this.numbers[to + 1]! += share;
          if (dy < 0) this.numbers[to + 2]! += share;
          if (dz < 0) this.numbers[to + 3]! += share;
        }
      }
    }
  }

  #brick(i: number, j: number, k: number): number {
    const key = `${i} ${j} ${k}`;
    const found = this.#places.get(key);
    if (found !== undefined) return found;
    const made = this.count;
    this.#places.set(key, made);
    this.places.push(i, j, k);
    if ((made + 1) * brickSize > this.numbers.length) {
      const more = new Float32Array(2 * this.numbers.length);
      more.set(this.numbers);
      this.numbers = more;
    }
    return made;
  }
}

/** Events within reach where they are most, of the ground that bodies were above. @param upright radius */
export function mostIn(field: HeatField, events: readonly AuditEvent[], origin: Vec3, upright: number): number {
  let most = 0;
  for (const { x, y, z } of gathered(events, field.cell)) {
    if (!Number.isFinite(x + y + z)) continue;
    most = Math.max(most, field.at([x - origin[0], y - upright - origin[1], z - origin[2]], [0, 1, 0]));
  }
  return most;
}
