/** A stop that waits for its mesh goes on when that is dropped. */
import { effect, untracked } from '@preact/signals';
import { meshState } from '../core/store';
import { showAgain } from './player';
import { stuck } from './state';

/** @returns a function that stops it */
export function listenToFiles(): () => void {
  let mesh = meshState.peek();
  return effect(() => {
    if (mesh === meshState.value) return;
    mesh = meshState.value;
    if (stuck.peek()) untracked(showAgain);
  });
}
