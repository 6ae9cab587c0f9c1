/** Where a guess lies in the world, and which guess lies nearest to a point of the screen. */
import type { Screen } from '../../model/stage';
import { addScaled, type Vec3 } from '../../../mesh/geometry/vec';
import { form } from '../form';
import * as state from '../state';
import type { Spot } from '../tour/types';

interface Motion {
  readonly start: Vec3;
  readonly displacement: Vec3;
}

export interface Directions {
  readonly origin: Vec3;
  readonly axes: readonly Vec3[];
  readonly least: number;
  readonly most: number;
}

export function directionsOf({ where }: Spot, { start, displacement }: Motion): Directions {
  return where === 'time' ? { origin: start, axes: [displacement], least: 0, most: 1 } : where;
}

/** On paper and in class nobody drags: until the answer is told, the figure shows nothing at the place that is asked for. */
export const placeIsOpen = (): boolean =>
  form.peek() !== null && state.stop.peek().ask?.kind === 'place' && state.judged.peek() === null;

/** The same, where it is asked when: the body on its way is the place. */
export const timeIsOpen = (): boolean => {
  const { ask } = state.stop.peek();
  return placeIsOpen() && ask?.kind === 'place' && ask.where === 'time';
};

export function placeOf(ask: Spot, motion: Motion, guess: readonly number[]): Vec3 {
  const { origin, axes } = directionsOf(ask, motion);
  return axes.reduce((at, axis, k) => addScaled(at, axis, guess[k] ?? 0), origin);
}

/** The guess whose place is drawn nearest to a point of the pane. A few steps of Newton's method, because perspective is not flat. */
export function guessAt(
  directions: Directions,
  screen: Screen,
  [x, y]: readonly [number, number],
  from: readonly number[],
): number[] {
  const { origin, axes, least, most } = directions;
  const small = (most - least) * 1e-3;
  const where = (guess: readonly number[]) =>
    screen(axes.reduce((at, axis, k) => addScaled(at, axis, guess[k] ?? 0), origin));
  let guess = [...from];
  for (let round = 0; round < 8; round++) {
    const at = where(guess);
    const [dx, dy] = [x - at.x, y - at.y];
    const slopes = axes.map((_, k) => {
      const moved = where(guess.map((value, i) => (i === k ? value + small : value)));
      return [(moved.x - at.x) / small, (moved.y - at.y) / small] as const;
    });
    const step = solve(slopes, dx, dy);
    guess = guess.map((value, k) => Math.min(most, Math.max(least, value + (step[k] ?? 0))));
  }
  return guess;
}

/** Least squares for one direction, exact for two. */
function solve(slopes: readonly (readonly [number, number])[], dx: number, dy: number): number[] {
  const [a, b] = slopes;
  if (!a) return [];
  if (!b) {
    const size = a[0] ** 2 + a[1] ** 2;
    return [size > 1e-9 ? (a[0] * dx + a[1] * dy) / size : 0];
  }
  const det = a[0] * b[1] - a[1] * b[0];
  if (Math.abs(det) < 1e-6) return [0, 0];
  return [(dx * b[1] - dy * b[0]) / det, (a[0] * dy - a[1] * dx) / det];
}
