/**
 * The field as two textures. Made without three.js, whose part for textures the page leaves out: nothing else is painted with any.
 */
import { brickSide, brickSize, type HeatField } from './field';
import { halfOf } from './half';
import { brickTable, tableWidth } from './table';

/** Bricks in a row and in a layer of the texture. */
const across = 16;

/** Numbers of all bricks, as a texture has them. */
export interface Bricks {
  readonly data: Uint16Array<ArrayBuffer>;
  /** bricks each way */
  readonly shape: readonly [number, number, number];
}

export function bricksOf(field: HeatField | null): Bricks {
  const count = field?.count ?? 0;
  const wide = Math.min(across, Math.max(count, 1));
  const high = Math.min(across, Math.max(Math.ceil(count / across), 1));
  const deep = Math.max(Math.ceil(count / (across * across)), 1);
  const data = new Uint16Array(wide * high * deep * brickSize);
  const row = 4 * brickSide;
  for (let brick = 0; brick < count; brick++) {
    const [i, j, k] = [brick % across, Math.floor(brick / across) % across, Math.floor(brick / across ** 2)];
    for (let y = 0; y < brickSide * brickSide; y++) {
      const [b, c] = [y % brickSide, Math.floor(y / brickSide)];
      const to = (((k * brickSide + c) * high + j) * brickSide + b) * wide * row + i * row;
      for (let at = 0; at < row; at++) data[to + at] = halfOf(field!.numbers[brick * brickSize + y * row + at]!);
    }
  }
  return { data, shape: [wide, high, deep] };
}

export interface HeatTextures {
  readonly bricks: WebGLTexture;
  readonly table: WebGLTexture;
  /** of the table */
  readonly slots: number;
}

export function texturesOf(
  gl: WebGL2RenderingContext,
  { data, shape }: Bricks,
  places: readonly number[],
): HeatTextures {
  const [width, height, depth] = shape.map((side) => side * brickSide) as [number, number, number];
  const bricks = made(gl, gl.TEXTURE_3D, gl.LINEAR);
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA16F, width, height, depth, 0, gl.RGBA, gl.HALF_FLOAT, data);
  const rows = brickTable(places);
  const table = made(gl, gl.TEXTURE_2D, gl.NEAREST);
  const high = rows.length / 4 / tableWidth;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32I, tableWidth, high, 0, gl.RGBA_INTEGER, gl.INT, rows);
  return { bricks, table, slots: rows.length / 4 };
}

function made(gl: WebGL2RenderingContext, target: number, filter: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(target, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(target, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, filter);
  return texture;
}
