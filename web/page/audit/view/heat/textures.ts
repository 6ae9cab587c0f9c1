/**
 * The heat as two textures. Made without three.js, whose part for textures the page leaves out: nothing else is painted with any.
 */
import { brickSide } from '../../../../audit/heat/field';
import type { Bricks } from './bricks';
import { brickTable, tableWidth } from './table';

/** Bricks in a row of the texture, and rows in a layer. */
const across = 16;
/** Bricks that are brought to the card for one picture: few milliseconds. */
const mostAtOnce = 512;

/** Layers for so many bricks: powers of two, so that a texture that grows is seldom made anew. */
export const layersFor = (bricks: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, bricks / across ** 2)));

/** Where a brick lies in the texture, in bricks. */
export const slotOf = (brick: number): readonly [number, number, number] => [
  brick % across,
  Math.floor(brick / across) % across,
  Math.floor(brick / across ** 2),
];

export class HeatTextures {
  readonly bricks: WebGLTexture;
  readonly table: WebGLTexture;
  readonly layers: number;
  /** of the table */
  slots = 0;
  #known = -1;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    count: number,
  ) {
    this.layers = layersFor(count);
    this.bricks = made(gl, gl.TEXTURE_3D, gl.LINEAR);
    const [width, height, depth] = this.shape.map((side) => side * brickSide) as [number, number, number];
    gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA16F, width, height, depth, 0, gl.RGBA, gl.HALF_FLOAT, null);
    this.table = made(gl, gl.TEXTURE_2D, gl.NEAREST);
    this.#tell([]);
  }

  /** bricks each way */
  get shape(): readonly [number, number, number] {
    return [across, across, this.layers];
  }

  /** Brings what is fresh to the card. @returns whether there is more */
  bring(bricks: Bricks): boolean {
    const { gl } = this;
    this.#tell(bricks.places);
    gl.bindTexture(gl.TEXTURE_3D, this.bricks);
    plainPixels(gl);
    let left = mostAtOnce;
    for (const brick of bricks.fresh) {
      if (left-- === 0) break;
      const [x, y, z] = slotOf(brick).map((slot) => slot * brickSide) as [number, number, number];
      gl.texSubImage3D(
        ...[gl.TEXTURE_3D, 0, x, y, z, brickSide, brickSide, brickSide, gl.RGBA, gl.HALF_FLOAT] as const,
        bricks.of(brick),
      ); // prettier-ignore
      bricks.fresh.delete(brick);
    }
    return bricks.fresh.size > 0;
  }

  release(): void {
    this.gl.deleteTexture(this.bricks);
    this.gl.deleteTexture(this.table);
  }

  /** The table, where there are more bricks than it has. */
  #tell(places: readonly number[]): void {
    if (places.length === this.#known) return;
    const { gl } = this;
    this.#known = places.length;
    const rows = brickTable(places);
    this.slots = rows.length / 4;
    gl.bindTexture(gl.TEXTURE_2D, this.table);
    plainPixels(gl);
    const high = this.slots / tableWidth;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32I, tableWidth, high, 0, gl.RGBA_INTEGER, gl.INT, rows);
  }
}

/** Pixels as they are: what draws beside may have them turned. */
function plainPixels(gl: WebGL2RenderingContext): void {
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
}

function made(gl: WebGL2RenderingContext, target: number, filter: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(target, texture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(target, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, filter);
  return texture;
}
