/** Files that come while the course is shown: a tour is opened in it, a stop that waits for its mesh goes on, and what needs the workbench is shown there. */
import { effect, untracked } from '@preact/signals';
import { actions } from '../state/actions';
import { openDropped } from '../state/dropped';
import { importCard, meshState, room } from '../state/store';
import { showAgain } from './player';
import { stuck } from './state';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** @returns a function that stops it */
export function listenToFiles(): () => void {
  // Without this the browser would leave the page and show the file.
  const onOver = (event: DragEvent) => hasFiles(event) && event.preventDefault();
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    openDropped(event.dataTransfer);
  };
  addEventListener('dragover', onOver);
  addEventListener('drop', onDrop);
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
    removeEventListener('dragover', onOver);
    removeEventListener('drop', onDrop);
    card();
    came();
  };
}
