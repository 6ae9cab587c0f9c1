import type { Matrix4, PerspectiveCamera } from 'three';
import { div, type Vec3 } from '../../../mesh/geometry/vec';

/** Where a point of the figure is on the pane: CSS pixels from its upper left corner; `depth` is below 0 behind the eye. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** The matrix after a scaling along the axes. */
export function stretched(matrix: Matrix4, [x, y, z]: Vec3): Matrix4 {
  const m = matrix.elements;
  for (let row = 0; row < 4; row++) {
    m[row] *= x;
    m[row + 4] *= y;
    m[row + 8] *= z;
  }
  return matrix;
}

/**
 * The camera of one pane as numbers: projection in double precision for dashes, arrowheads, labels and handles.
 *
 * `stretch` makes it a camera of another space, which sees the figure scaled along the axes: the view matrix is then no rotation any
 * more, while the picture is the one that the camera has in its own space.
 */
export class Projection {
  private readonly m: readonly number[];
  readonly eye: Vec3;

  constructor(
    camera: PerspectiveCamera,
    readonly width: number,
    readonly height: number,
    stretch: Vec3 = [1, 1, 1],
  ) {
    camera.updateMatrixWorld();
    this.m = stretched(camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse), stretch).elements.slice();
    this.eye = div(camera.position.toArray(), stretch);
  }

  /** Too low for names of two lines: a phone. */
  get compact(): boolean {
    return this.height < 340;
  }

  screen(point: Vec3): ScreenPoint {
    const m = this.m;
    const [x, y, z] = point;
    const depth = m[3] * x + m[7] * y + m[11] * z + m[15];
    const right = m[0] * x + m[4] * y + m[8] * z + m[12];
    const up = m[1] * x + m[5] * y + m[9] * z + m[13];
    const safe = Math.abs(depth) < 1e-9 ? 1e-9 : depth;
    return { x: (right / safe + 1) * 0.5 * this.width, y: (1 - up / safe) * 0.5 * this.height, depth };
  }

  /** Length in the figure that spans one CSS pixel at this point, across the line of sight; of a camera without stretch. */
  pixelSize(point: Vec3): number {
    const depth = Math.max(this.screen(point).depth, 1e-9);
    // m[5]-like vertical scale: projectionMatrix[5] is the cotangent of half the field of view.
    return (2 * depth) / (this.height * this.verticalScale);
  }

  private get verticalScale(): number {
    const m = this.m;
    return Math.hypot(m[1], m[5], m[9]);
  }
}
