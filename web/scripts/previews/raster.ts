/** A small software renderer for the previews: only + − × ÷ and square roots, so every machine makes the same pixels. */
import { coverTriangle } from '../../mesh/geometry/coverTriangle';
import { cross, dot, sub, type Vec3 } from '../../mesh/geometry/vec';

export type Colour = readonly [number, number, number];

/** By a square root: Math.hypot differs between machines in the last bit. */
export const unit = (a: Vec3): Vec3 => {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Looking along −eye, y up; x, y in pixels, z towards the eye in the same measure. */
export interface Camera {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly eye: Vec3;
  readonly centre: Vec3;
  /** pixels per unit of length */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export function cameraFrom(eye: Vec3): Pick<Camera, 'right' | 'up' | 'eye'> {
  const towards = unit(eye);
  const right = unit(cross([0, 1, 0], towards));
  return { eye: towards, right, up: cross(towards, right) };
}

export function project({ right, up, eye, centre, scale, width, height }: Camera, point: Vec3): Vec3 {
  const from = sub(point, centre);
  return [width / 2 + scale * dot(from, right), height / 2 - scale * dot(from, up), scale * dot(from, eye)];
}

export class Canvas {
  readonly pixels: Float64Array;
  private readonly depth: Float64Array;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Colour,
  ) {
    this.pixels = new Float64Array(3 * width * height);
    this.depth = new Float64Array(width * height).fill(-Infinity);
    for (let at = 0; at < this.pixels.length; at++) this.pixels[at] = background[at % 3]!;
  }

  blend(x: number, y: number, colour: Colour, alpha: number): void {
    const at = 3 * (y * this.width + x);
    for (let c = 0; c < 3; c++) this.pixels[at + c] = this.pixels[at + c]! * (1 - alpha) + colour[c]! * alpha;
  }

  /** A triangle with its edges drawn in; `solid` hides what lies behind it. */
  triangle(corners: readonly [Vec3, Vec3, Vec3], fill: Colour, wire: Colour, look: TriangleLook): void {
    const [a, b, c] = corners;
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-6) return;
    const heights = [distance(b, c), distance(c, a), distance(a, b)].map((side) => Math.abs(area) / side);
    coverTriangle(this, a, b, c, (x, y, u, v, w) => {
      const z = u * a[2] + v * b[2] + w * c[2];
      if (z < this.depth[y * this.width + x]! - 1e-9) return;
      if (look.solid) this.depth[y * this.width + x] = z;
      const edge = Math.min(u * heights[0]!, v * heights[1]!, w * heights[2]!) < look.wireWidth;
      this.blend(x, y, edge ? wire : fill, edge ? look.wireAlpha : look.alpha);
    });
  }

  /** A line of some width, over everything. */
  line(from: Vec3, to: Vec3, colour: Colour, thick: number, alpha: number): void {
    const [left, right] = range([from[0] - thick, from[0] + thick, to[0] - thick, to[0] + thick], this.width);
    const [top, bottom] = range([from[1] - thick, from[1] + thick, to[1] - thick, to[1] + thick], this.height);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const square = dx * dx + dy * dy || 1;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const [px, py] = [x + 0.5 - from[0], y + 0.5 - from[1]];
        const along = Math.max(0, Math.min(1, (px * dx + py * dy) / square));
        const off = Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2);
        if (off < thick / 2) this.blend(x, y, colour, alpha);
      }
    }
  }

  /** Inside of a convex polygon, over everything. */
  polygon(points: readonly (readonly [number, number])[], colour: Colour): void {
    const [left, right] = range(
      points.map(([x]) => x),
      this.width,
    );
    const [top, bottom] = range(
      points.map(([, y]) => y),
      this.height,
    );
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const inside = points.every(([ax, ay], at) => {
          const [bx, by] = points[(at + 1) % points.length]!;
          return (bx - ax) * (y + 0.5 - ay) - (by - ay) * (x + 0.5 - ax) >= 0;
        });
        if (inside) this.blend(x, y, colour, 1);
      }
    }
  }

  /** Mean of `factor` × `factor` pixels, one byte a channel in steps of `step`: fewer colours make smaller files. */
  reduced(factor: number, step: number): Uint8Array {
    const width = this.width / factor;
    const height = this.height / factor;
    const out = new Uint8Array(3 * width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (let c = 0; c < 3; c++) {
          let sum = 0;
          for (let k = 0; k < factor * factor; k++) {
            const [sx, sy] = [x * factor + (k % factor), y * factor + Math.floor(k / factor)];
            sum += this.pixels[3 * (sy * this.width + sx) + c]!;
          }
          out[3 * (y * width + x) + c] = Math.min(255, Math.round(sum / factor ** 2 / step) * step);
        }
      }
    }
    return out;
  }
}

export interface TriangleLook {
  readonly solid: boolean;
  readonly alpha: number;
  /** pixels from an edge that belong to it */
  readonly wireWidth: number;
  readonly wireAlpha: number;
}

function distance(a: Vec3, b: Vec3): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) || 1e-9;
}

/** Whole pixels that values span, within the picture. */
function range(values: readonly number[], size: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(size, Math.ceil(Math.max(...values)))];
}

/** The outline of an ellipsoid on the screen: how far out a pixel lies, 1 on the outline, and pixels per unit of that. */
export function ellipseOf(camera: Camera, radii: Vec3): (dx: number, dy: number) => { out: number; pixels: number } {
  const squares: Vec3 = [radii[0] ** 2, radii[1] ** 2, radii[2] ** 2];
  const weigh = (a: Vec3, b: Vec3) => a[0] * b[0] * squares[0] + a[1] * b[1] * squares[1] + a[2] * b[2] * squares[2];
  const { right, up, scale } = camera;
  const [xx, xy, yy] = [weigh(right, right), -weigh(right, up), weigh(up, up)].map((value) => value * scale * scale);
  const determinant = xx! * yy! - xy! * xy!;
  return (dx, dy) => {
    const out = Math.sqrt((yy! * dx * dx - 2 * xy! * dx * dy + xx! * dy * dy) / determinant);
    return { out, pixels: out > 0 ? Math.sqrt(dx * dx + dy * dy) / out : 1 };
  };
}
