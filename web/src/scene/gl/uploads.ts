import type { Buffer, Geometry } from './geometry';

interface Held {
  readonly array: WebGLVertexArrayObject;
  readonly index: WebGLBuffer | null;
  readonly buffers: ReadonlyMap<Buffer, { readonly handle: WebGLBuffer; version: number }>;
}

/** What lies on the GPU, by geometry: handed over when it is first drawn, and again when it has been written. */
export class Uploads {
  private readonly held = new Map<Geometry, Held>();

  constructor(private readonly gl: WebGL2RenderingContext) {}

  /** Makes the geometry the one that is drawn. A geometry is always drawn with the same inputs. */
  bind(geometry: Geometry, locations: ReadonlyMap<string, number>): void {
    const { gl } = this;
    const held = this.held.get(geometry) ?? this.hold(geometry, locations);
    gl.bindVertexArray(held.array);
    for (const [buffer, there] of held.buffers) {
      if (there.version === buffer.version) continue;
      there.version = buffer.version;
      gl.bindBuffer(gl.ARRAY_BUFFER, there.handle);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, buffer.data, 0, buffer.used);
    }
  }

  dispose(): void {
    for (const geometry of [...this.held.keys()]) geometry.dispose();
  }

  /** The GPU has lost everything: nothing is there to be given back. */
  forget(): void {
    for (const geometry of this.held.keys()) geometry.release = null;
    this.held.clear();
  }

  private hold(geometry: Geometry, locations: ReadonlyMap<string, number>): Held {
    const { gl } = this;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    const buffers = new Map<Buffer, { handle: WebGLBuffer; version: number }>();
    for (const [name, { buffer, size, stride, offset, perInstance }] of geometry.attributes) {
      const place = locations.get(name);
      if (place === undefined) continue;
      const there = buffers.get(buffer) ?? { handle: this.handOver(buffer), version: buffer.version };
      buffers.set(buffer, there);
      gl.bindBuffer(gl.ARRAY_BUFFER, there.handle);
      const unit = buffer.data.BYTES_PER_ELEMENT;
      const type = buffer.data instanceof Int8Array ? gl.BYTE : gl.FLOAT;
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, type, false, stride * unit, offset * unit);
      gl.vertexAttribDivisor(place, perInstance ? 1 : 0);
    }
    const held = { array, buffers, index: geometry.index && this.handOverIndex(geometry.index) };
    this.held.set(geometry, held);
    geometry.release = () => this.giveBack(geometry, held);
    return held;
  }

  private handOver(buffer: Buffer): WebGLBuffer {
    const { gl } = this;
    const handle = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, handle);
    gl.bufferData(gl.ARRAY_BUFFER, buffer.data, buffer.kind === 'often' ? gl.DYNAMIC_DRAW : gl.STATIC_DRAW);
    return handle;
  }

  private handOverIndex(index: Uint16Array): WebGLBuffer {
    const { gl } = this;
    const handle = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, handle);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, index, gl.STATIC_DRAW);
    return handle;
  }

  private giveBack(geometry: Geometry, { array, index, buffers }: Held): void {
    const { gl } = this;
    for (const { handle } of buffers.values()) gl.deleteBuffer(handle);
    gl.deleteBuffer(index);
    gl.deleteVertexArray(array);
    this.held.delete(geometry);
  }
}
