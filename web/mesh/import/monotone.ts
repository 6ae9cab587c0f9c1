/**
 * Cuts large polygons into triangles in order n log n: first into pieces that go down without turning back, then each of them
 * (de Berg et al., Computational Geometry, chapter 3). earcut takes order n² at worst: a circle of 100,000 corners took it 55 s.
 */

/** The rings of a polygon and where its corners are: the outline counter-clockwise, holes clockwise. */
class Rings {
  readonly count: number;
  readonly next: Uint32Array;
  readonly previous: Uint32Array;

  constructor(
    private readonly flat: readonly number[],
    holes: readonly number[],
  ) {
    const count = flat.length / 2;
    this.count = count;
    this.next = Uint32Array.from({ length: count }, (_, corner) => corner + 1);
    const bounds = [0, ...holes, count];
    for (let ring = 0; ring + 1 < bounds.length; ring++) this.next[bounds[ring + 1] - 1] = bounds[ring];
    this.previous = new Uint32Array(count);
    this.next.forEach((next, corner) => (this.previous[next] = corner));
  }

  /** Twice the area of three corners, positive when counter-clockwise. */
  turn(a: number, b: number, c: number): number {
    const { flat } = this;
    return (
      (flat[2 * b] - flat[2 * a]) * (flat[2 * c + 1] - flat[2 * a + 1]) -
      (flat[2 * c] - flat[2 * a]) * (flat[2 * b + 1] - flat[2 * a + 1])
    );
  }

  /** Below 0 where `a` comes before `b` on the way down; corners at one height go from left to right. */
  order(a: number, b: number): number {
    const { flat } = this;
    return flat[2 * b + 1] - flat[2 * a + 1] || flat[2 * a] - flat[2 * b] || a - b;
  }

  /** Whether `b` is seen from `a` at a smaller angle than `c`, both measured counter-clockwise from the direction of `from`. */
  isNearer(a: number, from: number, b: number, c: number): boolean {
    const half = (corner: number) => (corner === from ? -1 : this.turn(a, from, corner) > 0 ? 0 : 1);
    return half(b) !== half(c) ? half(b) < half(c) : this.turn(a, b, c) > 0;
  }

  /** Twice the area within. */
  area(): number {
    let sum = 0;
    for (let corner = 0; corner < this.count; corner++) sum += this.turn(0, corner, this.next[corner]);
    return sum;
  }
}

/** The edges that go down and cross the height looked at, from left to right, each called by its upper corner. */
class Crossed {
  private readonly edges: number[] = [];
  /** by edge: the last corner seen between it and the edge to its right */
  readonly helper: Uint32Array;

  constructor(private readonly rings: Rings) {
    this.helper = new Uint32Array(rings.count);
  }

  /** How many edges lie to the left of a corner. */
  private place(corner: number): number {
    const { rings, edges } = this;
    let [low, high] = [0, edges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rings.turn(edges[middle], rings.next[edges[middle]], corner) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The edge next to the left; undefined only where the polygon is not simple. */
  leftOf(corner: number): number | undefined {
    return this.edges[this.place(corner) - 1];
  }

  add(edge: number): void {
    this.edges.splice(this.place(edge), 0, edge);
    this.helper[edge] = edge;
  }

  remove(edge: number): void {
    const place = this.place(this.rings.next[edge]);
    const at = this.edges[place] === edge ? place : this.edges.indexOf(edge);
    if (at >= 0) this.edges.splice(at, 1);
  }
}

/** Diagonals between the pieces, two numbers each. Undefined where the polygon is found not to be simple. */
function diagonals(rings: Rings): number[] | undefined {
  const { next, previous, count } = rings;
  const found: number[] = [];
  const crossed = new Crossed(rings);
  const merges = new Uint8Array(count);
  /** Joins a corner to the last one seen beside an edge, if that one waits for it. */
  const join = (corner: number, edge: number, always = false): void => {
    const other = crossed.helper[edge];
    if (always || merges[other]) found.push(corner, other);
  };
  for (const corner of new Uint32Array(next.keys()).sort((a, b) => rings.order(a, b))) {
    const before = previous[corner];
    const comesDown = rings.order(before, corner) < 0;
    const goesDown = rings.order(corner, next[corner]) < 0;
    const bulges = rings.turn(before, corner, next[corner]) > 0;
    if (comesDown) {
      join(corner, before);
      crossed.remove(before);
    }
    // Inside lies on its left: it divides what is inside, ends two pieces, or is on the way up.
    if (comesDown ? !goesDown && !bulges : !goesDown || !bulges) {
      const left = crossed.leftOf(corner);
      if (left === undefined) return undefined;
      join(corner, left, goesDown);
      crossed.helper[left] = corner;
      if (comesDown) merges[corner] = 1;
    }
    if (goesDown) crossed.add(corner);
  }
  return found;
}

/** The corners of each piece, counter-clockwise. */
function* pieces(rings: Rings, cuts: readonly number[]): Generator<number[]> {
  /** by corner: where the sides that leave it lead, the ring's first */
  const sides = Array.from(rings.next, (corner) => [corner]);
  for (let k = 0; k < cuts.length; k += 2) {
    sides[cuts[k]].push(cuts[k + 1]);
    sides[cuts[k + 1]].push(cuts[k]);
  }
  for (let start = 0; start < sides.length; start++) {
    while (sides[start].length > 0) {
      const piece: number[] = [];
      let [from, corner] = [start, sides[start].pop()!];
      piece.push(start);
      while (corner !== start && piece.length <= rings.count) {
        piece.push(corner);
        const onward = sides[corner];
        // The sharpest turn to the left keeps to this piece: counter-clockwise from where it came from, the last side.
        let best = 0;
        for (let k = 1; k < onward.length; k++) if (rings.isNearer(corner, from, onward[best], onward[k])) best = k;
        const [to] = onward.splice(best, 1);
        if (to === undefined) return;
        [from, corner] = [corner, to];
      }
      yield piece;
    }
  }
}

/** A piece that goes down on both sides, as triangles. */
function cutPiece(rings: Rings, piece: readonly number[], add: (a: number, b: number, c: number) => void): void {
  const top = piece.reduce((best, corner, k) => (rings.order(corner, piece[best]) < 0 ? k : best), 0);
  const bottom = piece.reduce((best, corner, k) => (rings.order(corner, piece[best]) > 0 ? k : best), 0);
  const left: boolean[] = [];
  const way: number[] = [piece[top]];
  let [down, up] = [(top + 1) % piece.length, (top + piece.length - 1) % piece.length];
  while (way.length < piece.length) {
    const takeLeft = down !== bottom && (up === bottom || rings.order(piece[down], piece[up]) < 0);
    if (!takeLeft && up === bottom && way.length + 1 < piece.length) return;
    left[way.length] = takeLeft;
    way.push(piece[takeLeft ? down : up]);
    if (takeLeft) down = (down + 1) % piece.length;
    else up = (up + piece.length - 1) % piece.length;
  }
  const waiting = [0, 1];
  for (let k = 2; k < way.length; k++) {
    const last = waiting[waiting.length - 1];
    if (k + 1 === way.length || left[k] !== left[last]) {
      for (let i = 0; i + 1 < waiting.length; i++) add(way[k], way[waiting[i]], way[waiting[i + 1]]);
      waiting.length = 0;
      waiting.push(last, k);
      continue;
    }
    while (waiting.length > 1) {
      const [a, b] = waiting.slice(-2);
      const turn = rings.turn(way[a], way[b], way[k]);
      if (left[k] ? turn <= 0 : turn >= 0) break;
      add(way[k], way[a], way[b]);
      waiting.pop();
    }
    waiting.push(k);
  }
}

/**
 * @param flat 2 per corner, the outline counter-clockwise, then holes, clockwise
 * @param holes the corners that holes begin with
 * @returns 3 corners a triangle, n - 2 triangles and two more for each hole, counter-clockwise; undefined where the polygon crosses or touches
 * itself so that these would not cover it
 */
export function cutMonotone(flat: readonly number[], holes: readonly number[]): number[] | undefined {
  const rings = new Rings(flat, holes);
  const cuts = diagonals(rings);
  if (!cuts) return undefined;
  const triangles: number[] = [];
  let covered = 0;
  for (const piece of pieces(rings, cuts))
    cutPiece(rings, piece, (a, b, c) => {
      const turn = rings.turn(a, b, c);
      covered += Math.abs(turn);
      if (turn < 0) triangles.push(a, c, b);
      else triangles.push(a, b, c);
    });
  // Triangles that together are as large as the polygon, and as many as it has, lie side by side within it.
  const whole = triangles.length / 3 === rings.count - 2 + 2 * holes.length;
  const area = rings.area();
  return whole && Math.abs(covered - area) <= 1e-9 * Math.abs(area) ? triangles : undefined;
}
