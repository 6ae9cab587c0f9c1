/** Measuring a distance: what a pointer picks for its ends, and when it is over. */
import { batch, computed, effect } from '@preact/signals';
import { guests, type Pointed } from '../../../scene/guests';
import type { Pane } from '../../../scene/pane';
import * as store from '../../../core/store';
import { snapped } from '../snap';
import { MeasureOverlay } from './MeasureOverlay';
import { type End, namedPlace, namedPoints } from './points';
import { aim, ends } from './state';

export interface MeasureActions {
  toggleMeasure(): void;
}

const tool = { Overlay: MeasureOverlay, end };
export const measuring = computed(() => store.tool.value === tool);
let stop: (() => void) | null = null;

export const measureActions: MeasureActions = {
  toggleMeasure: () => (measuring.value ? end() : begin()),
};

function begin(): void {
  const of = store.meshState.value?.mesh;
  if (!of || !store.run.value || store.walking.value) return;
  batch(() => {
    store.tool.value?.end();
    store.placing.value = false;
    // A drawer would lie over the view to click in.
    store.openPanel.value = null;
    store.tool.value = tool;
  });
  guests.point = point;
  stop = effect(() => {
    const over =
      store.meshState.value?.mesh !== of ||
      store.walking.value ||
      store.study.value ||
      store.room.value !== 'workbench';
    // What was measured belongs to that scene.
    if (over) queueMicrotask(end);
  });
}

function end(): void {
  stop?.();
  stop = null;
  if (guests.point === point) guests.point = null;
  batch(() => {
    ends.value = [null, null];
    aim.value = null;
    if (store.tool.value === tool) store.tool.value = null;
  });
}

function point(pane: Pane, pointed: Pointed | null): boolean {
  const found = pointed && endAt(pane, pointed);
  if (!pointed?.clicked) aim.value = found;
  else if (found) take(found);
  return true;
}

/** The third click begins anew. */
function take(found: End): void {
  const [from, to] = ends.value;
  ends.value = from && !to ? [from, found] : [found, null];
}

/** Points of the figure before those of the mesh, for they stand in front of it. */
function endAt({ projection, space }: Pane, { at, ray, reach, moment }: Pointed): End | null {
  const mesh = store.meshState.value?.mesh;
  if (!projection || !mesh) return null;
  const screen = (world: Parameters<typeof space.point>[0]) => projection.screen(space.point(world));
  let best: End | null = null;
  let nearest = reach;
  for (const name of namedPoints) {
    const place = namedPlace(name, moment);
    if (!place) continue;
    const { x, y, depth } = screen(place);
    const away = Math.hypot(x - at[0], y - at[1]);
    if (depth > 0 && away < nearest) [best, nearest] = [{ kind: 'named', name }, away];
  }
  if (best) return best;
  const on = snapped(mesh, { ray, at, reach }, screen);
  return on && { kind: 'picked', on };
}
