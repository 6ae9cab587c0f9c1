/** Numbers that a person can read. */
import type { Vec3 } from '../../../model';

/** Rounded to a hundredth of a length or less; nothing hangs on the ninth digit, and what comes of it is verified afterwards. */
export function readable(vector: Vec3, unitLength: number, round: (value: number) => number = Math.round): Vec3 {
  const step = 10 ** Math.floor(Math.log10(unitLength / 100));
  const digits = Math.min(100, Math.max(0, Math.round(-Math.log10(step))));
  return vector.map((value) => Number((round(value / step) * step).toFixed(digits)) + 0) as unknown as Vec3;
}
