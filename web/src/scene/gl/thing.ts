import type { Geometry } from './geometry';

export type UniformValue = number | readonly number[];
export interface Uniform<T extends UniformValue = UniformValue> {
  value: T;
}

/** How something is drawn. Opaque unless it says otherwise; what is translucent is drawn in the order of its list. */
export interface Paint {
  readonly vertex: string;
  readonly fragment: string;
  readonly uniforms: Readonly<Record<string, Uniform>>;
  readonly translucent: boolean;
  depthTest: boolean;
  readonly depthWrite: boolean;
  readonly bothSides: boolean;
  /** drawn a little farther away than it is */
  readonly behind: boolean;
}

/** A paint from its shaders and what is unusual about it. */
export function paint(
  shaders: Pick<Paint, 'vertex' | 'fragment'>,
  unusual: Partial<Omit<Paint, 'vertex' | 'fragment'>> = {},
): Paint {
  return {
    uniforms: {},
    translucent: false,
    depthTest: true,
    depthWrite: true,
    bothSides: false,
    behind: false,
    ...shaders,
    ...unusual,
  };
}

/** One draw call. */
export interface Thing {
  geometry: Geometry;
  readonly paint: Paint;
  readonly mode: 'triangles' | 'lines';
}
