/** Typed arrays that grow as items arrive, so that nothing is ever sized by a count the file merely claims. */

const FIRST_CAPACITY = 1024;

export class GrowableFloat64 {
  length = 0;
  private items: Float64Array;

  /** @param capacity how many there will be, where that is known; none of what a file merely claims */
  constructor(capacity = FIRST_CAPACITY) {
    this.items = new Float64Array(Math.max(capacity, FIRST_CAPACITY));
  }

  push3(x: number, y: number, z: number): void {
    if (this.length + 3 > this.items.length) this.grow();
    this.items[this.length++] = x;
    this.items[this.length++] = y;
    this.items[this.length++] = z;
  }

  /** No check: `index` must be below `length`. */
  at(index: number): number {
    return this.items[index];
  }

  /** A copy of exactly `length` items. */
  toArray(): Float64Array<ArrayBuffer> {
    return this.items.slice(0, this.length);
  }

  private grow(): void {
    const larger = new Float64Array(this.items.length * 2);
    larger.set(this.items);
    this.items = larger;
  }
}

export class GrowableUint32 {
  length = 0;
  private items = new Uint32Array(FIRST_CAPACITY);

  push(value: number): void {
    if (this.length === this.items.length) this.grow();
    this.items[this.length++] = value;
  }

  push3(a: number, b: number, c: number): void {
    this.push(a);
    this.push(b);
    this.push(c);
  }

  /** No check: `index` must be below `length`. */
  at(index: number): number {
    return this.items[index];
  }

  /** A copy of exactly `length` items. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.items.slice(0, this.length);
  }

  private grow(): void {
    const larger = new Uint32Array(this.items.length * 2);
    larger.set(this.items);
    this.items = larger;
  }
}
