/** What the picture is of: the level as it was walked, or the mesh that is open while nothing has been. */
import { computed } from '@preact/signals';
import type { MeshState } from '../../model';
import { meanRadius } from '../../model/space';
import { experiment, meshState } from '../../core/store';
import { found } from '../room/state';

export const shownLevel = computed<MeshState | null>(() => found.value?.level ?? meshState.value);

/** Radii of those who walked, or of the body that is there: what "near" means in the picture. */
export const shownRadii = (): readonly [number, number, number] =>
  found.peek()?.settings.radii ?? experiment.peek()?.radii ?? [0.5, 0.5, 0.5];

/** A length that is 1 in the figure. */
export const figureUnit = (): number => meanRadius(shownRadii());
