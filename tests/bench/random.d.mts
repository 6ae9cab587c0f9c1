export function randomFrom(seed: number): {
  next(): number;
  between(low: number, high: number): number;
  direction(): [number, number, number];
};
export function latticeValue(i: number, j: number, seed: number): number;
