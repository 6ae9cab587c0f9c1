/** Round numbers on an axis. Pure. */
import { writtenNumber } from '../../base/i18n/numbers';

/** About `count` round numbers from low to high. */
export function niceTicks(low: number, high: number, count: number): number[] {
  const span = high - low;
  // So near to each other that rounding would make the steps.
  if (!(span > 1e-10 * Math.max(Math.abs(low), Math.abs(high))) || !Number.isFinite(span)) return [low];
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw * 0.999)!;
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, k) => Number(((first + k) * step).toPrecision(15)) + 0);
}

/** With as many decimals as the step needs; thousands as an exponent where they would not fit. */
export function tickText(value: number, ticks: readonly number[]): string {
  const step = ticks.length > 1 ? Math.abs(ticks[1]! - ticks[0]!) : Math.abs(value) || 1;
  if (Math.abs(value) >= 1e5 || (step < 1e-4 && value !== 0)) {
    const digits = Math.ceil(Math.log10(Math.abs(value) / step) - 1e-9);
    return writtenNumber(value.toExponential(Math.min(9, Math.max(1, digits))));
  }
  const decimals = Math.min(6, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
  return writtenNumber(value.toFixed(decimals));
}
