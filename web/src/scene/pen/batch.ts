import { Buffer, type Geometry } from '../gl/geometry';
import { paint, type Thing, type Uniform } from '../gl/thing';
import { repeated, type Shape } from './shapes';

/** One attribute of an instance: its name in the shader and how many numbers it has. */
export type Field = readonly [name: string, size: number];

export interface PenUniforms extends Record<string, Uniform> {
  viewport: Uniform<readonly [number, number]>;
  ratio: Uniform<number>;
  bias: Uniform<number>;
}

export const penUniforms = (): PenUniforms => ({
  viewport: { value: [1, 1] },
  ratio: { value: 1 },
  bias: { value: 0 },
});

/**
 * Many copies of one small shape in one draw call. Filled anew for every picture; the buffer grows by doubling and is never
 * given back, so after the first pictures nothing is allocated.
 */
export class Batch {
  readonly thing: Thing;
  private readonly stride: number;
  private array: Float32Array;
  private buffer: Buffer;
  private count = 0;

  constructor(
    private readonly shape: Shape,
    private readonly fields: readonly Field[],
    shaders: { vertex: string; fragment: string; uniforms: PenUniforms },
    options: { bothSides: boolean },
  ) {
    this.stride = fields.reduce((sum, [, size]) => sum + size, 0);
    this.array = new Float32Array(256 * this.stride);
    this.buffer = new Buffer(this.array, 'often');
    const { vertex, fragment, uniforms } = shaders;
    this.thing = {
      geometry: this.geometry(),
      paint: paint({ vertex, fragment }, { uniforms, translucent: true, depthWrite: false, ...options }),
      mode: 'triangles',
    };
  }

  begin(): void {
    this.count = 0;
  }

  /** @param values as many numbers as the fields have in all */
  push(...values: number[]): void {
    const { array, at } = this.reserve();
    array.set(values, at);
  }

  /** Room for one more, to be written in place: segments come by the thousand, and a list for each would keep the collector busy. */
  reserve(): { readonly array: Float32Array; readonly at: number } {
    if ((this.count + 1) * this.stride > this.array.length) this.grow();
    const at = this.count * this.stride;
    this.count += 1;
    return { array: this.array, at };
  }

  end(): void {
    this.thing.geometry.instances = this.count;
    this.buffer.written(this.count * this.stride);
  }

  set depthTest(on: boolean) {
    this.thing.paint.depthTest = on;
  }

  dispose(): void {
    this.thing.geometry.dispose();
  }

  /** A buffer on the GPU keeps its length, so a longer one is another one. */
  private grow(): void {
    const old = this.array;
    this.array = new Float32Array(old.length * 2);
    this.array.set(old);
    this.buffer = new Buffer(this.array, 'often');
    this.thing.geometry.dispose();
    this.thing.geometry = this.geometry();
  }

  private geometry(): Geometry {
    let offset = 0;
    const perInstance = this.fields.map(([name, size]) => {
      const place = { buffer: this.buffer, size, stride: this.stride, offset, perInstance: true };
      offset += size;
      return [name, place] as const;
    });
    return repeated(this.shape, perInstance);
  }
}
