/** The chapters by number, with the minutes that a reader with vectors took; 14 includes its time in the workbench, from 15 on they are estimates. */
export const minutesOf: Readonly<Record<number, number>> = {
  1: 6,
  2: 6,
  3: 8,
  4: 9,
  5: 19,
  6: 10,
  7: 22,
  8: 11,
  9: 12,
  10: 11,
  11: 15,
  12: 13,
  13: 7,
  14: 25,
  15: 9,
  16: 8,
  17: 10,
  18: 12,
  19: 9,
  20: 10,
  21: 9,
};

/** In order. */
export const chapterNumbers: readonly number[] = Object.keys(minutesOf).map(Number);

export const lastChapter = chapterNumbers.at(-1)!;
