import type { Rgba } from '../palette';
import { Programs } from './programs';
import { Uploads } from './uploads';
import type { Paint, Thing } from './thing';

/** Column by column, as WebGL takes them. */
type Matrix = readonly number[];

export interface Eye {
  readonly projectionMatrix: Matrix;
  readonly modelViewMatrix: Matrix;
}

/**
 * What the figures need of WebGL 2 and nothing else: lists of things with shaders of their own, drawn in the order they are given.
 * No lights, textures or materials, for which a general renderer would be two thirds of the page.
 */
export class Painter {
  /** since the last `clear` */
  drawCalls = 0;
  private programs: Programs;
  private uploads: Uploads;
  private ratio = 1;

  constructor(
    readonly gl: WebGL2RenderingContext,
    private readonly background: Rgba,
  ) {
    this.programs = new Programs(gl);
    this.uploads = new Uploads(gl);
  }

  get isLost(): boolean {
    return this.gl.isContextLost();
  }

  /** After a lost context, whose objects are gone: everything is made again when it is next drawn. */
  forget(): void {
    this.programs = new Programs(this.gl);
    this.uploads.forget();
    this.uploads = new Uploads(this.gl);
  }

  /** In CSS pixels. Empties the picture. */
  setSize(width: number, height: number, ratio: number): void {
    this.ratio = ratio;
    this.gl.canvas.width = Math.floor(width * ratio);
    this.gl.canvas.height = Math.floor(height * ratio);
  }

  clear(): void {
    const { gl } = this;
    this.drawCalls = 0;
    gl.disable(gl.SCISSOR_TEST);
    gl.depthMask(true);
    gl.clearColor(this.background[0], this.background[1], this.background[2], 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  }

  /** From here on nothing is drawn outside of this rectangle: CSS pixels from the lower left corner. */
  window(left: number, bottom: number, width: number, height: number): void {
    const { gl } = this;
    const [x, y, w, h] = [left, bottom, width, height].map((each) => Math.round(each * this.ratio));
    gl.enable(gl.SCISSOR_TEST);
    gl.viewport(x, y, w, h);
    gl.scissor(x, y, w, h);
  }

  draw(things: Iterable<Thing>, eye: Eye): void {
    const { gl } = this;
    for (const { geometry, paint, mode } of things) {
      if (geometry.count === 0 || geometry.instances === 0) continue;
      this.programs.use(paint, eye);
      this.uploads.bind(geometry, this.programs.locations(paint));
      this.settle(paint);
      const shape = mode === 'lines' ? gl.LINES : gl.TRIANGLES;
      const instances = geometry.instances ?? 1;
      if (geometry.index) gl.drawElementsInstanced(shape, geometry.count, gl.UNSIGNED_SHORT, 0, instances);
      else gl.drawArraysInstanced(shape, 0, geometry.count, instances);
      this.drawCalls += 1;
    }
    gl.bindVertexArray(null);
  }

  dispose(): void {
    this.programs.dispose();
    this.uploads.dispose();
  }

  private settle(paint: Paint): void {
    const { gl } = this;
    const set = (capability: number, on: boolean) => (on ? gl.enable(capability) : gl.disable(capability));
    set(gl.BLEND, paint.translucent);
    // The canvas is opaque, so its own alpha is added up rather than mixed.
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    set(gl.DEPTH_TEST, paint.depthTest);
    // Equal depth wins: candidates lie on the very faces of the mesh.
    gl.depthFunc(gl.LEQUAL);
    gl.depthMask(paint.depthWrite);
    set(gl.CULL_FACE, !paint.bothSides);
    set(gl.POLYGON_OFFSET_FILL, paint.behind);
    gl.polygonOffset(1, 1);
  }
}
