import { attribute, Geometry, type Attribute } from '../gl/geometry';

/** Corners of one small shape, and the order they are drawn in. */
export interface Shape {
  readonly name: string;
  readonly corners: Attribute;
  readonly count: number;
  readonly index: Uint16Array | null;
}

/** A quad whose x is 0 at the first end and 1 at the second, y −1 and 1 at the sides. */
export const strokeQuad = (): Shape => quad([0, -1, 1, -1, 1, 1, 0, 1]);

export const centredQuad = (): Shape => quad([-1, -1, 1, -1, 1, 1, -1, 1]);

function quad(corners: number[]): Shape {
  return shape('corner', corners, 2, [0, 1, 2, 0, 2, 3]);
}

/** The vertex shader of fills picks its corner by this weight. */
export const oneTriangle = (): Shape => shape('position', [1, 0, 0, 0, 1, 0, 0, 0, 1], 3);

/** Meridians and parallels; at the poles, where two corners of a cell are one, only one of its triangles is there. */
export function unitBall(around = 64, down = 32): Shape {
  const corners: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= down; row++) {
    const polar = (row / down) * Math.PI;
    for (let column = 0; column <= around; column++) {
      const turn = (column / around) * 2 * Math.PI;
      corners.push(-Math.cos(turn) * Math.sin(polar), Math.cos(polar), Math.sin(turn) * Math.sin(polar));
      if (row === down || column === around) continue;
      const [a, b] = [row * (around + 1) + column, (row + 1) * (around + 1) + column];
      if (row > 0) index.push(a + 1, a, b + 1);
      if (row < down - 1) index.push(a, b, b + 1);
    }
  }
  return shape('position', corners, 3, index);
}

function shape(name: string, corners: number[], size: number, index?: number[]): Shape {
  return {
    name,
    corners: attribute(new Float32Array(corners), size),
    count: index?.length ?? corners.length / size,
    index: index ? new Uint16Array(index) : null,
  };
}

/** The shape once for every instance. */
export const repeated = (shape: Shape, perInstance: readonly (readonly [string, Attribute])[]): Geometry =>
  new Geometry(shape.count, new Map([[shape.name, shape.corners], ...perInstance]), shape.index);
