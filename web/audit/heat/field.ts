/**
 * How many events are within reach of each place around them, on a grid that exists only where something happened: bricks of 8 samples each way, found by
 * a table. A whole level would be too many samples, and weights at corners too few: a floor may be two triangles.
 *
 * Four numbers a sample: all events, and of them those on the side of +x, +y and +z. A surface takes its heat from the side it faces, so that the ceiling
 * below a floor stays cold.
 */
import { type HeatReach, type HeatScale, heatScale } from '../report/picture/heat';
import { keyOf } from './places';
import { finer, type Stencil, stencilOf } from './stencil';

type Vec3 = readonly [number, number, number];

/** Where something happened. */
interface Placed {
  readonly place: readonly number[];
}

/** What has become of the gathered places: all are spread, there are more, or bricks are too few and the field is of no more use. */
export type Spread = 'done' | 'more' | 'full';

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
  readonly #stencil: Stencil;
  readonly #bricks = new Map<number | string, number>();
  /** 3 each: which brick each is, in bricks */
  readonly places: number[] = [];
  /** `brickSize` each */
  numbers = new Float32Array(64 * brickSize);
  /** bricks with other numbers than they had when this was last emptied */
  readonly changed = new Set<number>();
  /** where bodies stood, by the brick it is in, and how many events are within reach of each such place */
  readonly #feet: Map<number | string, Vec3>[] = [];
  readonly #sums: Float32Array[] = [];
  readonly #stale = new Set<number>();
  /** not spread yet: how many events at each place, for many are at the same one */
  #gathered = new Map<number | string, { readonly at: Vec3; count: number }>();

  /** @param cell the finest there is, unless said */
  constructor(far: HeatReach, cell = far.reach / finest) {
    this.cell = cell;
    this.far = { ...far, reach: Math.max(far.reach, 1.5 * cell) };
    this.#stencil = stencilOf(this.far, cell);
  }

  /** @param origin subtracted from the places of events; the middle of the level, so that single precision is enough for the rest */
  static of(events: Iterable<Placed>, far: HeatReach, origin: Vec3, most = mostBricks): HeatField {
    for (let field = new HeatField(far); ; field = field.coarser(far))
      if (field.take(events, origin, most)) return field;
  }

  /** An empty one with samples twice as far apart. @param far how far heat would go were they near enough */
  coarser(far: HeatReach): HeatField {
    return new HeatField(far, 2 * this.cell);
  }

  get count(): number {
    return this.places.length / 3;
  }

  /** More events, of bodies that came in later. @returns whether there were bricks enough */
  take(events: Iterable<Placed>, origin: Vec3, most = mostBricks): boolean {
    for (const { place } of events) this.#note(place[0]! - origin[0], place[1]! - origin[1], place[2]! - origin[2]);
    return this.spread(most) === 'done';
  }

  /** Places of more events, 3 numbers each; `spread` makes heat of them. */
  gather(places: ArrayLike<number>, origin: Vec3): void {
    for (let at = 0; at < places.length; at += 3)
      this.#note(places[at]! - origin[0], places[at + 1]! - origin[1], places[at + 2]! - origin[2]);
  }

  /** @param enough asked after each place: true leaves the rest for later */
  spread(most = mostBricks, enough: () => boolean = () => false): Spread {
    for (const [key, { at, count }] of this.#gathered) {
      this.#spread(at, count);
      if (this.count > most) return 'full';
      this.#stand(at);
      this.#gathered.delete(key);
      if (enough()) break;
    }
    return this.#gathered.size === 0 ? 'done' : 'more';
  }

  #note(x: number, y: number, z: number): void {
    const scale = finer / this.cell;
    const [i, j, k] = [Math.round(x * scale), Math.round(y * scale), Math.round(z * scale)];
    // Who was lost may have no place.
    if (!Number.isFinite(i + j + k)) return;
    const key = keyOf(i, j, k);
    const found = this.#gathered.get(key);
    if (found) found.count++;
    else this.#gathered.set(key, { at: [i, j, k], count: 1 });
  }

  /** The steps of colour that suit it, by the ground that bodies were above when something happened. */
  scale(): HeatScale {
    for (const brick of this.#stale) {
      const feet = this.#feet[brick];
      if (feet) this.#sums[brick] = Float32Array.from(feet.values(), (foot) => this.at(foot, [0, 1, 0]));
    }
    this.#stale.clear();
    const all = new Float32Array(this.#sums.reduce((sum, some) => sum + (some?.length ?? 0), 0));
    let to = 0;
    for (const sums of this.#sums) {
      if (!sums) continue;
      all.set(sums, to);
      to += sums.length;
    }
    return heatScale(all.sort());
  }

  /** Events within reach of a place of a surface that faces the direction. */
  at(place: Vec3, facing: Vec3): number {
    const scaled = place.map((value) => value / this.cell);
    const brick = scaled.map((value) => Math.floor(value / span));
    const found = this.#bricks.get(keyOf(...(brick as [number, number, number])));
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

  /** @param at of the event, in parts of a cell */
  #spread(at: Vec3, count: number): void {
    const { reach, tables } = this.#stencil;
    const cells = at.map((value) => Math.floor(value / finer)) as unknown as Vec3;
    const [i, j, k] = at.map((value, axis) => value - finer * cells[axis]!) as unknown as Vec3;
    const table = tables[i + finer * (j + finer * k)]!;
    const first = cells.map((cell, axis) => Math.floor((cell - reach[axis]! - 1) / span));
    const last = cells.map((cell, axis) => Math.floor((cell + reach[axis]!) / span));
    for (let x = first[0]!; x <= last[0]!; x++)
      for (let y = first[1]!; y <= last[1]!; y++)
        for (let z = first[2]!; z <= last[2]!; z++) {
          this.#origin[0] = x * span;
          this.#origin[1] = y * span;
          this.#origin[2] = z * span;
          this.#fill(x, y, z, cells, at, table, count);
        }
  }

  /** first sample of the brick that is filled */
  readonly #origin = [0, 0, 0];

  /** Called millions of times, so it makes no objects. */
  #fill(x: number, y: number, z: number, cells: Vec3, event: Vec3, table: Float32Array, count: number): void {
    const [wide, tall] = this.#stencil.reach;
    // From the first sample of the brick to that of the event's cell, and which samples of the brick are in the table.
    const ox = this.#origin[0]! - cells[0];
    const oy = this.#origin[1]! - cells[1];
    const oz = this.#origin[2]! - cells[2];
    const a0 = Math.max(0, -wide - ox);
    const a1 = Math.min(span, wide - ox);
    const b1 = Math.min(span, tall - oy);
    const c1 = Math.min(span, wide - oz);
    // Of samples before these the event is ahead; of those at the same height too, for bodies are above what they stand on.
    const ax = event[0] / finer - this.#origin[0]!;
    const ay = event[1] / finer - this.#origin[1]!;
    const az = event[2] / finer - this.#origin[2]!;
    const row = 2 * wide + 1;
    let { numbers } = this;
    let number = -1;
    for (let c = Math.max(0, -wide - oz); c <= c1; c++) {
      const past = c > az ? 0 : c < az ? 1 : 0.5;
      for (let b = Math.max(0, -tall - oy); b <= b1; b++) {
        const from = ((c + oz + wide) * (2 * tall + 1) + b + oy + tall) * row + ox + wide;
        const above = b <= ay ? 1 : 0;
        for (let a = a0; a <= a1; a++) {
          const share = count * table[from + a]!;
          if (share === 0) continue;
          if (number < 0) {
            number = this.#brick(x, y, z);
            ({ numbers } = this);
          }
          const to = number * brickSize + 4 * ((c * brickSide + b) * brickSide + a);
          numbers[to]! += share;
          numbers[to + 1]! += a > ax ? 0 : a < ax ? share : share / 2;
          numbers[to + 2]! += above * share;
          numbers[to + 3]! += past * share;
        }
      }
    }
    if (number < 0) return;
    this.changed.add(number);
    this.#stale.add(number);
  }

  /** Keeps where the body of an event stood. */
  #stand(at: Vec3): void {
    const [x, y, z] = at.map((value) => (value * this.cell) / finer) as unknown as Vec3;
    const foot: Vec3 = [x, y - this.far.upright, z];
    const [i, j, k] = foot.map((value) => Math.floor(value / this.cell / span)) as unknown as Vec3;
    const brick = this.#bricks.get(keyOf(i, j, k));
    // Once for each place, however often something happens there.
    if (brick !== undefined) (this.#feet[brick] ??= new Map()).set(keyOf(...at), foot);
  }

  #brick(i: number, j: number, k: number): number {
    const key = keyOf(i, j, k);
    const found = this.#bricks.get(key);
    if (found !== undefined) return found;
    const made = this.count;
    this.#bricks.set(key, made);
    this.places.push(i, j, k);
    if ((made + 1) * brickSize > this.numbers.length) {
      const more = new Float32Array(2 * this.numbers.length);
      more.set(this.numbers);
      this.numbers = more;
    }
    return made;
  }
}
