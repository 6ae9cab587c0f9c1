/**
 * The field as two textures. Made without three.js, whose part for textures the page leaves out: nothing else is painted with any.
 */
import { brickSide, brickSize, type HeatField } from '../../heat/field';
import { halfOf } from './half';
import { brickTable, tableWidth } from './table';

/** Bricks in a row of the texture, and rows in a layer; numbers of a layer. */
const across = 16;
const layer = across ** 2 * brickSize;

/** Numbers of all bricks, as a texture has them; brought up to date where the field has changed. */
export class Bricks {
  data = new Uint16Array(layer);
  #field: HeatField | null = null;

  /** bricks each way */
  get shape(): readonly [number, number, number] {
    return [across, across, this.data.length / layer];
  }

  take(field: HeatField | null): void {
    const anew = field !== this.#field;
    this.#field = field;
    if (!field) return;
    const layers = Math.max(1, Math.ceil(field.count / across ** 2));
    if (anew) this.data = new Uint16Array(layers * layer);
    else if (layers * layer > this.data.length) {
      const more = new Uint16Array(layers * layer);
      more.set(this.data);
      this.data = more;
    }
    if (anew) for (let brick = 0; brick < field.count; brick++) this.#write(field, brick);
    else for (const brick of field.changed) this.#write(field, brick);
    field.changed.clear();
  }

  #write({ numbers }: HeatField, brick: number): void {
    const row = 4 * brickSide;
    const [i, j, k] = [brick % across, Math.floor(brick / across) % across, Math.floor(brick / across ** 2)];
    for (let y = 0; y < brickSide * brickSide; y++) {
      const [b, c] = [y % brickSide, Math.floor(y / brickSide)];
      const to = (((k * brickSide + c) * across + j) * brickSide + b) * across * row + i * row;
      for (let at = 0; at < row; at++) this.data[to + at] = halfOf(numbers[brick * brickSize + y * row + at]!);
    }
  }
}

export interface HeatTextures {
  readonly bricks: WebGLTexture;
  readonly table: WebGLTexture;
  /** of the table */
  readonly slots: number;
}

export function texturesOf(
  gl: WebGL2RenderingContext,
  { data, shape }: Pick<Bricks, 'data' | 'shape'>,
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
