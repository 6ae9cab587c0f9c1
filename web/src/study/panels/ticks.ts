/** Round numbers on an axis. Pure. */

/** About `count` round numbers from low to high. */
export function niceTicks(low: number, high: number, count: number): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw * 0.999)!;
  const ticks: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high * (1 + 1e-12) + 1e-12 * step && ticks.length < 50; k++)
    ticks.push(Number((k * step).toPrecision(12)) + 0);
  return ticks;
}

/** With as many decimals as the step needs; thousands as an exponent where they would not fit. */
export function tickText(value: number, ticks: readonly number[]): string {
  const step = ticks.length > 1 ? Math.abs(ticks[1]! - ticks[0]!) : Math.abs(value) || 1;
  if (Math.abs(value) >= 1e5 || (step < 1e-4 && value !== 0)) return value.toExponential(1).replace('-', '−');
  const decimals = Math.min(6, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
  return value.toFixed(decimals).replace('-', '−');
}
