/** Numbers on the GPU. Written once, or anew for every picture; a buffer is as long as it was when it was first drawn. */
export class Buffer {
  /** counts writes, so that the painter knows what is new */
  version = 1;
  /** how many numbers from the beginning are worth handing over */
  used: number;

  constructor(
    readonly data: Float32Array | Int8Array,
    readonly kind: 'once' | 'often' = 'once',
  ) {
    this.used = data.length;
  }

  /** @param used the rest is left as it is on the GPU */
  written(used = this.data.length): void {
    this.used = used;
    this.version += 1;
  }
}

/** Where a shader's input finds its numbers: `size` of every `stride`, from `offset`. */
export interface Attribute {
  readonly buffer: Buffer;
  readonly size: number;
  readonly stride: number;
  readonly offset: number;
  readonly perInstance: boolean;
}

/** Vertices by the names the shaders know, with corners listed or in their order, once or many times. */
export class Geometry {
  /** instances to draw; null where nothing is repeated */
  instances: number | null = null;
  /** Set by who holds it on the GPU. */
  release: (() => void) | null = null;

  constructor(
    /** vertices, or entries of the index */
    readonly count: number,
    readonly attributes: ReadonlyMap<string, Attribute>,
    readonly index: Uint16Array | null = null,
  ) {}

  dispose(): void {
    this.release?.();
    this.release = null;
  }
}

/** A whole buffer for one attribute. */
export function attribute(data: Float32Array | Int8Array, size: number, perInstance = false): Attribute {
  return { buffer: new Buffer(data), size, stride: size, offset: 0, perInstance };
}
