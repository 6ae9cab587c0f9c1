/** Where things stand in strip C, for its width. */
export interface ChartLayout {
  readonly width: number;
  /** left edges of the three text columns */
  readonly test: number;
  readonly triangle: number;
  readonly feature: number;
  /** the time axis */
  readonly left: number;
  readonly right: number;
  /** right edge of the number column */
  readonly value: number;
}

const digitWidth = 7.8;

/** @param most the highest test and triangle numbers, for the width of their columns */
export function chartLayout(width: number, most: { test: number; triangle: number }): ChartLayout {
  const columns = (value: number) => Math.max(20, (String(value).length + 1) * digitWidth);
  const test = 10;
  const triangle = test + columns(most.test) + 8;
  const feature = triangle + columns(most.triangle) + 8;
  const roomy = width > 900;
  const left = feature + (roomy ? 112 : 86);
  const right = width - (roomy ? 102 : 86);
  return { width, test, triangle, feature, left, right, value: width - 10 };
}

export function timeToX({ left, right }: ChartLayout, time: number): number {
  return left + time * (right - left);
}

export function xToTime({ left, right }: ChartLayout, x: number): number {
  return Math.min(1, Math.max(0, (x - left) / (right - left)));
}
