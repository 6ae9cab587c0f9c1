/** Changes of what the room shows. */
import * as state from './state';

/** @param number of a spot; null: none */
export function choose(number: number | null): void {
  state.chosen.value = number;
}

/** What the pointer or the focus is at. @param number of a spot; null: none */
export function point(number: number | null): void {
  state.pointed.value = number;
}
