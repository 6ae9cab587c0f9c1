/** Numbers of C++ that read back to the same bits. */
import type { Vec3 } from '../model';

/** A double of a C++ initializer. */
export function cppNumber(value: number): string {
  if (Number.isNaN(value)) return 'kNaN';
  if (!Number.isFinite(value)) return value < 0 ? '-kInfinity' : 'kInfinity';
  // The integer -0 is 0.
  return Object.is(value, -0) ? '-0.0' : String(value);
}

export function cppVector(vector: Vec3): string {
  return `{${vector.map(cppNumber).join(', ')}}`;
}
