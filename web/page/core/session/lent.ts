/**
 * What the course shows is lent to it: its scene, and how that is looked at (layers, panes, curtain, outlook). Whoever leaves the course finds the
 * workbench without any of it, however they leave: by a link, a key, Back, a file. Only who takes the moment along keeps it.
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

/** What a lesson shows becomes the workbench's. */
export function takeAlong(): void {
  scene = null;
}

/** What is shown is a lesson's, and nothing that anybody opened. */
export const isLent = (): boolean => scene !== null && scene === sceneNow();

/** At once with the view: in between, the course would draw its curtain again. */
export function enterRoom(room: Room): void {
  batch(() => {
    store.room.value = room;
    if (room !== 'learn') takeViewBack();
  });
}
