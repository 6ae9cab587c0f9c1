/** Which pixels a triangle covers. Only + − × ÷, so every machine makes the same pixels. */
type Corner = readonly [x: number, y: number, ...rest: number[]];

/** In pixels of the screen; a triangle with less area is a line, and covers nothing. */
const leastArea = 1e-9;

/**
 * Calls back for each pixel whose centre lies in the triangle.
 *
 * @param pixel its column and row, and the barycentric weights of a, b and c there
 */
export function coverTriangle(
  { width, height }: { readonly width: number; readonly height: number },
  a: Corner,
  b: Corner,
  c: Corner,
  pixel: (x: number, y: number, u: number, v: number, w: number) => void,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (!(Math.abs(area) > leastArea)) return;
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(width, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(height, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / area;
      const v = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / area;
      const w = 1 - u - v;
      if (u >= 0 && v >= 0 && w >= 0) pixel(x, y, u, v, w);
    }
  }
}
