/**
 * The course's loan: its scene, and its view (layers, panes, curtain, outlook). Leaving the course restores the workbench without any of it, whether
 * by a link, a key, Back or a file. Only opening the moment in the workbench keeps it.
 */
import { batch } from '@preact/signals';
import type { Room } from '../../model';
import { takeViewBack } from '../address/moment';
import * as store from '../store';

/** A change of the experiment leaves it the same scene. */
const sceneNow = () => store.study.peek()?.module ?? store.meshState.peek()?.mesh ?? null;

let scene: ReturnType<typeof sceneNow> = null;

/** A lesson is shown. */
export function lendScene(): void {
  scene = sceneNow();
}

/** The lesson's content becomes the workbench's. */
export function takeAlong(): void {
  scene = null;
}

/** The content is a lesson's, and not opened by the user. */
export const isLent = (): boolean => scene !== null && scene === sceneNow();

/** Together with the view: otherwise the course would hide the steps again. */
export function enterRoom(room: Room): void {
  batch(() => {
    store.room.value = room;
    if (room !== 'learn') takeViewBack();
  });
}
