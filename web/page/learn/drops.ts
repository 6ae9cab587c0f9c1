/** Files that come while the course is shown: a tour is opened in it, a stop that waits for its mesh goes on, and what needs the workbench is shown there. */
import { effect, untracked } from '@preact/signals';
import { actions } from '../core/actions';
import { importCard, meshState, room } from '../core/store';
import { showAgain } from './player';
import { stuck } from './state';

/** @returns a function that stops it */
export function listenToFiles(): () => void {
  const card = effect(() => {
    if (importCard.value && room.peek() === 'learn') untracked(() => actions.openInWorkbench());
  });
  let mesh = meshState.peek();
  const came = effect(() => {
    if (mesh === meshState.value) return;
    mesh = meshState.value;
    if (stuck.peek()) untracked(showAgain);
  });
  return () => {
    card();
    came();
  };
}
