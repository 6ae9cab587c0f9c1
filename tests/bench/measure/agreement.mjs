/**
 * How a peer's hit times agree with the exact ones.
 *
 * @typedef {object} Agreement
 * @property {number} checked sweeps compared
 * @property {number} hits of them, what truly hits
 * @property {number} missed true hits not found
 * @property {number} false hits found where there is none
 * @property {number} medianMm error along the sweep, millimetres, where both hit
 * @property {number} worstMm
 *
 * @param {Float64Array} exact @param {Float64Array} times
 * @param {import('../requests/sweeps.mjs').Sweeps} sweeps
 * @returns {Agreement}
 */
export function agreementOf(exact, times, { values }) {
  const errors = [];
  let hits = 0;
  let missed = 0;
  let falseHits = 0;
  for (let k = 0; k < exact.length; k++) {
    const truly = exact[k] <= 1;
    const found = times[k] <= 1;
    hits += Number(truly);
    missed += Number(truly && !found);
    falseHits += Number(!truly && found);
    if (!truly || !found) continue;
    const length = Math.hypot(values[k * 6 + 3], values[k * 6 + 4], values[k * 6 + 5]);
    errors.push(Math.abs(exact[k] - times[k]) * length * 1000);
  }
  errors.sort((a, b) => a - b);
  const medianMm = errors[errors.length >> 1] ?? 0;
  return { checked: exact.length, hits, missed, false: falseHits, medianMm, worstMm: errors[errors.length - 1] ?? 0 };
}

/** The hit times of a peer's first `count` sweeps. */
export function hitTimes(world, sweeps, count) {
  const times = new Float64Array(sweeps.count);
  world.sweepMany(world.prepare?.(sweeps) ?? sweeps, count, times);
  return times.subarray(0, count);
}
