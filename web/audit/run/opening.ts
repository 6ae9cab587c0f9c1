/**
 * Whether a body that is gone went down within the ground or off it. Asked is where a body could drop: where it went below the ground, and from there on.
 * An opening that ends soon on every side is a hole in the ground; one that goes on is where the level ends, or a gap between two parts of it. Ground
 * without an opening was passed through.
 */
import type { CompiledOptions, SweepResults } from 'sweepscope';
import type { WalkMesh, WalkSolver } from './crowd';

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
  readonly #both: CompiledOptions;
  /** between two places that are asked for: half of what a body that just fits through has room by is less than a hole is wide */
  readonly #step: number;

  /** @param widest what goes on farther than this is no hole */
  constructor(
    solver: WalkSolver,
    private readonly mesh: WalkMesh,
    private readonly radii: readonly number[],
    private readonly widest: number,
  ) {
    this.#both = solver.compileOptions({ sides: 'both' });
    this.#step = Math.min(radii[0], radii[2]) / 2;
  }

  /**
   * @param height of the body when it stood
   * @param way where it has been since, frame by frame
   * @returns how wide the hole is that it went through; 0: there is none, it went through the ground; undefined: it left the level, for what is there goes on
   */
  passed(height: number, way: readonly Place[]): number | undefined {
    const below = way.find(([, y]) => y < height - this.radii[1]);
    const place = below && this.#roomNear([below[0], height, below[2]]);
    return place ? this.#width(place) : this.#lower(way);
  }

  /** Where near a place a body would fall out of the level. */
  #roomNear([x, y, z]: Place): Place | undefined {
    for (const [i, j] of near) {
      const place: Place = [x + i * this.#step, y, z + j * this.#step];
      if (this.#drops(place)) return place;
    }
    return undefined;
  }

  /** The same of ground farther down, beside which it fell at first: the last that was below it on its way. */
  #lower(way: readonly Place[]): number | undefined {
    const last = way.findLastIndex((place) => !this.#drops(place));
    const next = way[last + 1];
    if (next === undefined) return 0;
    if (last < 0) return this.#width(next);
    const floor = this.#floorBelow(way[last]!);
    // With its centre above that ground still, it was over an opening of it.
    return floor !== undefined && next[1] > floor ? this.#width(next) : 0;
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
  #drops(place: Place): boolean {
    const { time, depth } = this.#dropped(place);
    return !(time[0] <= 1) && !(depth[0] > 0);
  }

  /** Height of the ground on which a body there would come down; undefined: it is in it. */
  #floorBelow(place: Place): number | undefined {
    const { time, depth } = this.#dropped(place);
    return depth[0] > 0 ? undefined : place[1] - time[0] * this.#fall(place) - share * this.radii[1];
  }

  #dropped(place: Place): SweepResults {
    this.#query.set([...place, 0, -this.#fall(place), 0, ...this.radii.map((radius) => share * radius)]);
    return this.mesh.sweepMany(this.#query, this.#both);
  }

  #fall = ([, y]: Place): number => Math.max(y - this.mesh.report.bounds.min[1], 0) + 2 * this.radii[1];
}
