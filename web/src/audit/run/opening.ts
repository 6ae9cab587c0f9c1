/**
 * Whether a body that is gone went down within the ground or off it. Asked is where a body could drop: where it went below the ground, and from there on.
 * An opening that ends soon on every side is a hole in the ground; one that goes on is where the level ends, or a gap between two parts of it. Ground
 * without an opening was passed through.
 */
import { type CompiledOptions, compileOptions, type Mesh } from 'sweepscope';

type Place = readonly [number, number, number];

/** A body of this share of the size is looked for room for: an opening that a body just fits through is found by places at some distance. */
const share = 0.75;

/** Places about one, the nearest first, in steps: all within a body. */
const near = Array.from({ length: 9 * 9 }, (_, k) => [(k % 9) / 2 - 2, Math.floor(k / 9) / 2 - 2] as const)
  .filter(([i, j]) => i * i + j * j <= 4)
  .sort(([a, b], [c, d]) => a * a + b * b - c * c - d * d);

/** First the straight ways: most bodies leave at an open edge, which they find at once. */
const ways = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]] as const; // prettier-ignore

export class Openings {
  readonly #query = new Float64Array(9);
  readonly #both: CompiledOptions = compileOptions({ sides: 'both' });
  /** between two places that are asked for: half of what a body that just fits through has room by is less than a hole is wide */
  readonly #step: number;

  /** @param widest what goes on farther than this is no hole */
  constructor(
    private readonly mesh: Mesh,
    private readonly radii: readonly number[],
    private readonly widest: number,
  ) {
    this.#step = Math.min(radii[0], radii[2]) / 2;
  }

  /**
   * @param height of a body that stands on the ground
   * @param passed where it went below that ground: there it had room
   * @returns how wide the hole is that it went through; 0: there is none, it went through the ground; undefined: it left the level, for what is there goes on
   */
  holeAt(height: number, passed: Place): number | undefined {
    for (const [i, j] of near) {
      const place: Place = [passed[0] + i * this.#step, height, passed[2] + j * this.#step];
      if (this.#drops(place)) return this.#width(place);
    }
    return 0;
  }

  /** How wide the opening at a place is; undefined: it goes on farther than `widest`. */
  #width(place: Place): number | undefined {
    const most = Math.ceil(this.widest / this.#step);
    const at = (i: number, j: number): Place => [place[0] + i * this.#step, place[1], place[2] + j * this.#step];
    for (const [i, j] of ways) {
      let far = 1;
      while (far <= most && this.#drops(at(i * far, j * far))) far++;
      if (far > most) return undefined;
    }
    const seen = new Set([0]);
    const open: [number, number][] = [[0, 0]];
    let [left, right, back, front] = [0, 0, 0, 0];
    for (let next = open.pop(); next; next = open.pop()) {
      [left, right] = [Math.min(left, next[0]), Math.max(right, next[0])];
      [back, front] = [Math.min(back, next[1]), Math.max(front, next[1])];
      for (const [i, j] of ways.slice(0, 4)) {
        const [u, v] = [next[0] + i, next[1] + j];
        const key = u * (4 * most) + v;
        if (seen.has(key)) continue;
        seen.add(key);
        if (!this.#drops(at(u, v))) continue;
        if (Math.max(Math.abs(u), Math.abs(v)) >= most) return undefined;
        open.push([u, v]);
      }
    }
    // Centres of the smaller body were looked for: the hole goes on to its sides.
    return Math.max(right - left, front - back) * this.#step + 2 * share * Math.max(this.radii[0], this.radii[2]);
  }

  /** Whether a body there would fall out of the level. */
  #drops([x, y, z]: Place): boolean {
    const depth = Math.max(y - this.mesh.report.bounds.min[1], 0) + 2 * this.radii[1];
    this.#query.set([x, y, z, 0, -depth, 0, ...this.radii.map((radius) => share * radius)]);
    const { time, depth: overlap } = this.mesh.sweepMany(this.#query, this.#both);
    return !(time[0] <= 1) && !(overlap[0] > 0);
  }
}
