/**
 * Convex hull on the screen (Andrew's monotone chain).
 *
 * @param at screen position of each item
 * @returns the items on the hull, in order around it
 */
export function screenHull<T>(items: readonly T[], at: (item: T) => readonly [number, number]): T[] {
  const points = items.map((item) => ({ item, xy: at(item) }));
  points.sort((a, b) => a.xy[0] - b.xy[0] || a.xy[1] - b.xy[1]);
  if (points.length < 3) return points.map((p) => p.item);
  const lower = chain(points);
  const upper = chain(points.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)].map((p) => p.item);
}

interface Placed<T> {
  readonly item: T;
  readonly xy: readonly [number, number];
}

function chain<T>(points: readonly Placed<T>[]): Placed<T>[] {
  const out: Placed<T>[] = [];
  for (const point of points) {
    while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], point) <= 0) out.pop();
    out.push(point);
  }
  return out;
}

function turn<T>(a: Placed<T>, b: Placed<T>, c: Placed<T>): number {
  return (b.xy[0] - a.xy[0]) * (c.xy[1] - a.xy[1]) - (b.xy[1] - a.xy[1]) * (c.xy[0] - a.xy[0]);
}
