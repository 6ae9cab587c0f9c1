/** A small picture beside the one on the screen, and its pixels, without a standstill. Made without three.js, as the heat's textures are. */

/** Milliseconds between two looks whether the card is done. */
const glance = 4;

export class SmallTarget {
  readonly #smooth: WebGLFramebuffer;
  readonly #flat: WebGLFramebuffer;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly width: number,
    private readonly height: number,
  ) {
    const samples = Math.min(4, gl.getParameter(gl.MAX_SAMPLES) as number);
    this.#smooth = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#smooth);
    this.#store(gl.COLOR_ATTACHMENT0, gl.RGBA8, samples);
    this.#store(gl.DEPTH_ATTACHMENT, gl.DEPTH_COMPONENT24, samples);
    this.#flat = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#flat);
    this.#store(gl.COLOR_ATTACHMENT0, gl.RGBA8, 0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  /** From here on what is drawn goes here; to be called within `draw`, after what resets the renderer. */
  begin(): void {
    this.gl.bindFramebuffer(this.gl.FRAMEBUFFER, this.#smooth);
  }

  /** @param draw calls `begin`, then draws onto a transparent ground @returns rows from the top, not premultiplied; null: the context was lost */
  async picture(draw: () => void): Promise<ImageData | null> {
    const { gl, width, height } = this;
    draw();
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.#smooth);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, this.#flat);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#flat);
    // A new one each time: browsers warn of one that is written again.
    const bytes = gl.createBuffer();
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, bytes);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, 4 * width * height, gl.STREAM_READ);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    if (!fence || !(await this.#reached(fence))) return null;
    const data = new Uint8ClampedArray(4 * width * height);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, bytes);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, data);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.deleteBuffer(bytes);
    return new ImageData(upright(data, width, height), width, height);
  }

  #store(attachment: number, format: number, samples: number): void {
    const { gl, width, height } = this;
    const buffer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, buffer);
    gl.bindRenderbuffer(gl.RENDERBUFFER, null);
  }

  async #reached(fence: WebGLSync): Promise<boolean> {
    const { gl } = this;
    for (;;) {
      if (gl.isContextLost()) return false;
      const status = gl.clientWaitSync(fence, 0, 0);
      if (status === gl.WAIT_FAILED) return false;
      if (status !== gl.TIMEOUT_EXPIRED) break;
      await new Promise((resolve) => setTimeout(resolve, glance));
    }
    gl.deleteSync(fence);
    return true;
  }
}

/** Rows from below become rows from above; colours that lie half on nothing get their own strength again. */
export function upright(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++)
    turned.set(data.subarray(4 * width * y, 4 * width * (y + 1)), 4 * width * (height - 1 - y));
  for (let at = 0; at < turned.length; at += 4) {
    const alpha = turned[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let k = 0; k < 3; k++) turned[at + k] = (255 * turned[at + k]!) / alpha;
  }
  return turned;
}
