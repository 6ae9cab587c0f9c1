/** How the mesh is seen into: cut open, or as glass. The course has outlooks of its own. */
import { computed, signal } from '@preact/signals';
import { viewNow } from '../../../core/stepping/picture';
import * as store from '../../../core/store';
import { axesOf } from '../../../scene/camera/framing';
import { drawnMesh } from '../../../model/parts/states';
import type { PaneView } from '../../../model/stage';
import { besideBody, type Cut, type CutAxis, type Stand } from './cut';

/** null: the mesh is whole */
export const cut = signal<Cut | null>(null);
export const xray = signal(false);
/** the axis that the key takes up again */
let lastAxis: CutAxis = 'y';

/** Those that hold in the room that is shown. */
export const cutNow = computed(() => (store.room.value === 'workbench' ? cut.value : null));
export const xrayNow = computed(() => store.room.value === 'workbench' && xray.value);

export interface SeeActions {
  toggleXray(): void;
  toggleCut(): void;
  /** null: the mesh is whole again */
  setCut(change: Partial<Cut> | null): void;
}

export const seeActions: SeeActions = {
  toggleXray: () => void (xray.value = !xray.value),
  toggleCut: () => seeActions.setCut(cut.value ? null : { axis: lastAxis }),
  setCut(change) {
    if (!change) return void (cut.value = null);
    const axis = change.axis ?? cut.value?.axis ?? lastAxis;
    lastAxis = axis;
    // Across another axis the place of before means nothing.
    const at = change.at ?? (axis === cut.value?.axis ? cut.value.at : usualPlace(axis));
    cut.value = { axis, at: Math.min(1, Math.max(0, at)), flip: change.flip ?? cut.value?.flip ?? false };
  },
};

export const standOf = ({ cameraSpace, pose }: Pick<PaneView, 'cameraSpace' | 'pose'>): Stand => ({
  origin: cameraSpace.origin,
  factor: cameraSpace.factor,
  back: axesOf(pose).back,
});

/** Beside the body where it starts. */
function usualPlace(axis: CutAxis): number {
  const open = store.meshState.value?.mesh;
  const experiment = store.experiment.value;
  if (!open || !experiment) return 0.5;
  const { bounds } = drawnMesh(open);
  const view = viewNow()?.view;
  const stand = view
    ? standOf(view.world)
    : { origin: bounds.min, factor: [1, 1, 1] as const, back: [0, 0, 1] as const };
  const opening = store.shownSlide.value?.opening;
  const centre = opening?.kind === 'SlideBegin' ? opening.position : experiment.start;
  return besideBody(axis, bounds, stand, { centre, radii: experiment.radii });
}
