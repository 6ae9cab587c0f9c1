/** The quadratic of a check as the plot needs it. Written numbers are from the event; the curve is only drawn. */
import type { Quadratic } from '../model/explain/eventView';

/** Null for what is no number: there is no such root. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export interface Window {
  readonly low: number;
  readonly high: number;
}

/** 0..1, and a little more where a root lies just outside. */
export function timeWindow({ root1, root2 }: Quadratic): Window {
  const roots = [root1, root2].filter((root): root is number => root !== null && root > -0.6 && root < 1.6);
  return {
    low: Math.min(0, ...roots.map((root) => root - 0.08)),
    high: Math.max(1, ...roots.map((root) => root + 0.08)),
  };
}

/** The shown range of the curve: from a little above its maximum to where it would leave the picture. */
export function valueWindow({ a2, a1, a0 }: Quadratic, { low, high }: Window): Window {
  const at = (x: number) => (a2 * x + a1) * x + a0;
  const top = a2 !== 0 ? Math.min(high, Math.max(low, -a1 / (2 * a2))) : low;
  const values = [at(low), at(high), at(top)];
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const turn = at(top);
  // The interesting part lies around zero: the far arms are cut at three times the height of the turn, and not before the curve has gone
  // a fifth of the picture to both sides of it, or one that only just touches zero would have no height at all.
  const arms = Math.abs(a2) * (0.2 * (high - low)) ** 2;
  const reach = Math.max(Math.abs(turn) * 3, arms, 1e-9 * Math.max(Math.abs(least), most), Number.MIN_VALUE);
  const cutLow = Math.max(least, -Math.max(reach, turn < 0 ? -turn * 1.2 : 0));
  const cutHigh = Math.min(most, Math.max(reach, turn > 0 ? turn * 1.2 : 0));
  const room = cutHigh - cutLow || 1;
  return { low: cutLow - 0.12 * room, high: cutHigh + 0.08 * room };
}

/** Points of the curve inside the picture, as an svg path. */
export function curve(quadratic: Quadratic, x: Window, y: Window, place: (x: number, y: number) => string): string {
  const { a2, a1, a0 } = quadratic;
  const count = 96;
  let path = '';
  let drawing = false;
  for (let k = 0; k <= count; k++) {
    const at = x.low + ((x.high - x.low) * k) / count;
    const value = (a2 * at + a1) * at + a0;
    const inside = Number.isFinite(value) && value >= y.low && value <= y.high;
    if (inside) path += (drawing ? 'L' : 'M') + place(at, value);
    drawing = inside;
  }
  return path;
}
