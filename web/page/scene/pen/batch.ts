import {
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  NormalBlending,
  RawShaderMaterial,
  Vector2,
  type BufferGeometry,
  type IUniform,
} from 'three';

/** One attribute of an instance: its name in the shader and how many numbers it has. */
export type Field = readonly [name: string, size: number];

export interface PenUniforms extends Record<string, IUniform> {
  viewport: IUniform<Vector2>;
  ratio: IUniform<number>;
  bias: IUniform<number>;
}

export const penUniforms = (): PenUniforms => ({
  viewport: { value: new Vector2(1, 1) },
  ratio: { value: 1 },
  bias: { value: 0 },
});

/**
 * Many copies of one small shape in one draw call. Filled anew for every picture; the buffer grows by doubling and is never
 * given back, so after the first pictures nothing is allocated.
 */
export class Batch {
  readonly mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  private readonly stride: number;
  private buffer: InstancedInterleavedBuffer;
  private count = 0;

  constructor(
    shape: BufferGeometry,
    private readonly fields: readonly Field[],
    shaders: { vertex: string; fragment: string; uniforms: PenUniforms },
    order: number,
  ) {
    this.stride = fields.reduce((sum, [, size]) => sum + size, 0);
    const geometry = new InstancedBufferGeometry();
    geometry.index = shape.index;
    for (const [name, attribute] of Object.entries(shape.attributes)) geometry.setAttribute(name, attribute);
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: shaders.vertex,
      fragmentShader: shaders.fragment,
      uniforms: shaders.uniforms,
      transparent: true,
      blending: NormalBlending,
      depthWrite: false,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.buffer = this.allocate(256);
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
    if ((this.count + 1) * this.stride > this.buffer.array.length) this.grow();
    const at = this.count * this.stride;
    this.count += 1;
    return { array: this.buffer.array as Float32Array, at };
  }

  end(): void {
    this.mesh.geometry.instanceCount = this.count;
    this.mesh.visible = this.count > 0;
    this.buffer.clearUpdateRanges();
    this.buffer.addUpdateRange(0, this.count * this.stride);
    this.buffer.needsUpdate = true;
  }

  /** What there is, entry by entry, the fields of each in their order. */
  get filled(): { readonly array: Float32Array; readonly stride: number; readonly count: number } {
    return { array: this.buffer.array as Float32Array, stride: this.stride, count: this.count };
  }

  set depthTest(on: boolean) {
    this.mesh.material.depthTest = on;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  private grow(): void {
    const old = this.buffer.array;
    // Attributes of a live geometry keep their GPU buffer until the geometry is disposed.
    this.mesh.geometry.dispose();
    this.buffer = this.allocate((old.length / this.stride) * 2);
    this.buffer.array.set(old);
  }

  private allocate(capacity: number): InstancedInterleavedBuffer {
    const buffer = new InstancedInterleavedBuffer(new Float32Array(capacity * this.stride), this.stride);
    buffer.setUsage(DynamicDrawUsage);
    let offset = 0;
    for (const [name, size] of this.fields) {
      this.mesh.geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, size, offset));
      offset += size;
    }
    return buffer;
  }
}
