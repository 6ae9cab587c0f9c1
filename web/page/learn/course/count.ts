/** Minutes that a reader with vectors took for each chapter; 14 includes its time in the workbench, from 15 on they are estimates. */
const minutes = [6, 6, 8, 9, 19, 10, 22, 11, 12, 11, 15, 13, 7, 25, 9, 8, 10, 12, 9, 10, 9];

export const minutesOf = (chapter: number): number => minutes[chapter - 1]!;

export const lastChapter = minutes.length;

/** In order. */
export const chapterNumbers: readonly number[] = minutes.map((_, at) => at + 1);
