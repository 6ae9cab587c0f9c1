/** Whole places as keys of a map. */

/** Bits of each number; beyond them text is the key, which takes longer. */
const bits = 17;
const half = 2 ** (bits - 1);

const inside = (value: number) => value >= -half && value < half;

export const keyOf = (i: number, j: number, k: number): number | string =>
  inside(i) && inside(j) && inside(k)
    ? ((i + half) * 2 ** bits + (j + half)) * 2 ** bits + (k + half)
    : `${i} ${j} ${k}`;
