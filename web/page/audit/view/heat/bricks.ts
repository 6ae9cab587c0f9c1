/** The heat as the page has it: bricks of samples in half precision, and which of them are not on the graphics card yet. */
import { brickSize } from '../../../../audit/heat/field';
import type { BrickUpdate } from './protocol';

export class Bricks {
  /** length between samples, and how far heat goes */
  cell = 0;
  reach = 0;
  /** 3 each: which brick each is, in bricks */
  readonly places: number[] = [];
  /** `brickSize` each */
  data = new Uint16Array(64 * brickSize);
  /** those that have changed since this was last emptied */
  readonly fresh = new Set<number>();

  get count(): number {
    return this.places.length / 3;
  }

  take({ cell, reach, bricks, places, data }: BrickUpdate): void {
    this.cell = cell;
    this.reach = reach;
    bricks.forEach((brick, at) => {
      this.#makeRoom(brick + 1);
      for (let axis = 0; axis < 3; axis++) this.places[3 * brick + axis] = places[3 * at + axis]!;
      this.data.set(data.subarray(at * brickSize, (at + 1) * brickSize), brick * brickSize);
      this.fresh.add(brick);
    });
  }

  /** Numbers of a brick. */
  of(brick: number): Uint16Array {
    return this.data.subarray(brick * brickSize, (brick + 1) * brickSize);
  }

  #makeRoom(count: number): void {
    if (count * brickSize <= this.data.length) return;
    const more = new Uint16Array(Math.max(count * brickSize, 2 * this.data.length));
    more.set(this.data);
    this.data = more;
  }
}
