/** Corners that lie on an edge between two others, which a cut with holes may pass over on one side. */

/** Edges times corners that are looked at; beyond that the polygon stays as it was cut. About a second. */
const MAX_LOOKS = 100_000_000;
/** Twice the area of what counts as a line, where all corners are within 1 of the first. */
const FLAT = 1e-14;

/**
 * Splits triangles at the corners on such edges of theirs as no other triangle and no ring has, so that both sides of each edge have the same
 * corners.
 *
 * @param cut 3 corner numbers per triangle; changed in place
 * @param flat 2 per corner
 * @param next the corner that follows in its ring
 */
export function splitAtCorners(cut: number[], flat: readonly number[], next: (corner: number) => number): void {
  const corners = flat.length / 2;
  const edges = new Set<number>();
  const end = (i: number) => (i % 3 === 2 ? i - 2 : i + 1);
  cut.forEach((a, i) => edges.add(a * corners + cut[end(i)]));
  // The places of edges that nothing lies on the other side of.
  const open = cut.flatMap((a, i) => {
    const b = cut[end(i)];
    return next(a) === b || edges.has(b * corners + a) ? [] : [i];
  });
  if (open.length * corners > MAX_LOOKS) return;
  // From the last on, so that what is added behind moves none that is still to be split.
  for (const at of open.reverse()) {
    const [a, b] = [cut[at], cut[end(at)]];
    const between: { corner: number; along: number }[] = [];
    for (let corner = 0; corner < corners; corner++) {
      const along = placeBetween(flat, a, b, corner);
      if (along !== undefined) between.push({ corner, along });
    }
    between.sort((one, other) => one.along - other.along);
    splitEdge(
      cut,
      a,
      b,
      between.map(({ corner }) => corner),
    );
  }
}

/** The triangle with the edge a → b becomes a fan about its third corner. */
function splitEdge(cut: number[], a: number, b: number, between: readonly number[]): void {
  if (between.length === 0) return;
  for (let triangle = 0; triangle < cut.length; triangle += 3)
    for (let side = 0; side < 3; side++) {
      if (cut[triangle + side] !== a || cut[triangle + ((side + 1) % 3)] !== b) continue;
      const apex = cut[triangle + ((side + 2) % 3)];
      cut.splice(triangle, 3, a, between[0], apex);
      between.forEach((corner, i) => cut.push(corner, between[i + 1] ?? b, apex));
      return;
    }
}

/** How far along from a to b a corner is that lies between them. */
function placeBetween(flat: readonly number[], a: number, b: number, corner: number): number | undefined {
  const [ax, ay] = [flat[a * 2], flat[a * 2 + 1]];
  const [ux, uy] = [flat[b * 2] - ax, flat[b * 2 + 1] - ay];
  const [vx, vy] = [flat[corner * 2] - ax, flat[corner * 2 + 1] - ay];
  const along = ux * vx + uy * vy;
  return Math.abs(ux * vy - uy * vx) <= FLAT && along > 0 && along < ux * ux + uy * uy ? along : undefined;
}
