/** Showing what was found. */
import { viewNow } from '../../../core/stepping/picture';
import * as store from '../../../core/store';
import { cornersOf, posesForTriangle } from './look';

export interface FindActions {
  /** Selects a triangle of the mesh and brings it into the picture. */
  showTriangle(triangle: number): void;
}

export function findActions(): FindActions {
  return {
    showTriangle(triangle) {
      const mesh = store.meshState.value?.mesh;
      if (!mesh) return;
      store.playing.value = false;
      store.selection.value = { ...store.selection.value, triangle };
      const now = viewNow();
      // Without WebGL it is selected all the same.
      if (now) store.cameras.value = posesForTriangle(now.view, store.cameraLink.value, cornersOf(mesh, triangle));
    },
  };
}
