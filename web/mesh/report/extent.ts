/** The longest side of the box around some corners of a mesh. */
export function extentOf(p: Float64Array, corners: ArrayLike<number> & Iterable<number>): number {
  let largest = 0;
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity;
    let high = -Infinity;
    for (const corner of corners) {
      low = Math.min(low, p[3 * corner + axis]!);
      high = Math.max(high, p[3 * corner + axis]!);
    }
    largest = Math.max(largest, high - low);
  }
  return largest;
}
