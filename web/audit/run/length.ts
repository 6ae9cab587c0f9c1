/** Lengths by square roots alone, which round alike everywhere; `Math.hypot` is left to the engine. */
export const length2 = (x: number, z: number): number => Math.sqrt(x * x + z * z);
export const length3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);
