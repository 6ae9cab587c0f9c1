/** Three significant figures. */
export function figure(value) {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return '0';
  if (Math.abs(value) >= 100) return value.toFixed(0);
  const text = value.toPrecision(3);
  return text.includes('e') ? Number(text).toExponential(1) : text;
}

/** Median, and the range of the repetitions. @param {import('../measure/interleave.mjs').Summary} [summary] */
export function range(summary) {
  if (!summary) return undefined;
  const { median, low, high, count } = summary;
  return count > 1 ? `${figure(median)} (${figure(low)}–${figure(high)})` : figure(median);
}

export const bytes = (count) => (count >= 1e6 ? `${(count / 1e6).toFixed(2)} MB` : `${(count / 1e3).toFixed(0)} KB`);
