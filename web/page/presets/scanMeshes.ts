/** The scans of the npm packages as shapes. Loaded only when somebody opens one of their presets. */
import type { Shape } from '../../../meshes/shapes/shape';

interface Scan {
  readonly positions: readonly (readonly number[])[];
  readonly cells: readonly (readonly number[])[];
}

function shapeOf(scan: Scan, scale: number): Shape {
  return {
    positions: Float64Array.from(scan.positions.flat(), (value) => value * scale),
    indices: Uint32Array.from(scan.cells.flat()),
  };
}

export async function bunny(scale: number): Promise<Shape> {
  return shapeOf((await import('bunny')).default, scale);
}

export async function teapot(scale: number): Promise<Shape> {
  return shapeOf((await import('teapot')).default, scale);
}
