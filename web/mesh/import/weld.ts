/** Joins vertices at exactly the same place, as STL needs: it repeats every corner of every triangle. */
import { GrowableFloat64 } from './growable';

const EMPTY = -1;
const FIRST_SLOTS = 4096;

/**
 * Hands out vertex numbers, the same one for the same three numbers (bit for bit, except that -0 is 0).
 * All places that are not finite share one vertex of NaN: they are dropped later, and NaN equals nothing, so each would be looked
 * up past all the others.
 */
export class Welder {
  private readonly vertices: GrowableFloat64;
  private slots: Int32Array;
  private notFinite = EMPTY;
  private readonly words: Uint32Array;
  private readonly numbers = new Float64Array(3);
  /** Differs each time, so that no file can be made to fill one place of the table. Vertex numbers do not depend on it. */
  private readonly seed = (Math.random() * 0x7fffffff) | 1;

  /** @param expected vertices, about; more than that only take longer */
  constructor(expected = 0) {
    this.vertices = new GrowableFloat64(3 * expected);
    this.slots = new Int32Array(Math.max(FIRST_SLOTS, 2 ** Math.ceil(Math.log2(2 * expected + 1)))).fill(EMPTY);
    this.words = new Uint32Array(this.numbers.buffer);
  }

  get count(): number {
    return this.vertices.length / 3;
  }

  /** The number of the vertex at x, y, z; a new one if it is the first there. */
  vertex(x: number, y: number, z: number): number {
    if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z))) return this.notFiniteVertex();
    if (this.count * 2 >= this.slots.length) this.grow();
    const mask = this.slots.length - 1;
    for (let slot = this.hash(x, y, z) & mask; ; slot = (slot + 1) & mask) {
      const vertex = this.slots[slot];
      if (vertex === EMPTY) return (this.slots[slot] = this.add(x, y, z));
      if (this.isAt(vertex, x, y, z)) return vertex;
    }
  }

  /** 3 per vertex. */
  toArray(): Float64Array<ArrayBuffer> {
    return this.vertices.toArray();
  }

  private add(x: number, y: number, z: number): number {
    // Adding 0 turns -0 into 0.
    this.vertices.push3(x + 0, y + 0, z + 0);
    return this.count - 1;
  }

  private isAt(vertex: number, x: number, y: number, z: number): boolean {
    const { vertices } = this;
    return vertices.at(vertex * 3) === x && vertices.at(vertex * 3 + 1) === y && vertices.at(vertex * 3 + 2) === z;
  }

  private notFiniteVertex(): number {
    if (this.notFinite === EMPTY) this.notFinite = this.add(NaN, NaN, NaN);
    return this.notFinite;
  }

  private hash(x: number, y: number, z: number): number {
    const { numbers, words } = this;
    numbers[0] = x + 0;
    numbers[1] = y + 0;
    numbers[2] = z + 0;
    let hash = this.seed;
    for (let i = 0; i < 6; i++) {
      hash = Math.imul(hash ^ words[i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return (hash ^ (hash >>> 13)) >>> 0;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(EMPTY);
    const mask = this.slots.length - 1;
    for (let vertex = 0; vertex < this.count; vertex++) {
      if (vertex === this.notFinite) continue;
      let slot =
        this.hash(this.vertices.at(vertex * 3), this.vertices.at(vertex * 3 + 1), this.vertices.at(vertex * 3 + 2)) &
        mask;
      while (this.slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      this.slots[slot] = vertex;
    }
  }
}
