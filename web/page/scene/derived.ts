import { computed } from '@preact/signals';
import { secondStep } from '../core/compare/beside';
import { frameOf } from '../../package/trace/address';
import {
  boxDepth,
  currentStep,
  experiment,
  meshState,
  knownComparison,
  knownRun,
  knownTree,
  questionOpen,
  room,
  selection,
  shownLayers,
  shownSlide,
  shownTime,
  tree,
} from '../core/store';
import type { Run } from '../model';
import type { Step } from '../../package/trace/steps';
import { centreOf, meanRadius } from '../model/space';
import type { Figure } from './layers/layer';
import { makeMoment } from './moment/moment';
import { makeSecond } from './moment/second';
import { slideFacts } from './moment/slide';
import type { Pane } from './pane';
import type { Vec3 } from '../../mesh/geometry/vec';

interface Read<T> {
  readonly value: T;
}

/** The place that is shown: the page's, or one that a film is at. */
export interface Showing {
  readonly step: Read<Step | null>;
  /** the slide whose sweep is shown, and the time of it */
  readonly slide: Read<Step | null>;
  readonly time: Read<number>;
  /** as far as it is known */
  readonly run: Read<Run | null>;
  readonly frame: Read<number>;
  /** nothing that a pointer rests on, and no second run */
  readonly alone: boolean;
}

const page: Showing = {
  step: currentStep,
  slide: shownSlide,
  time: shownTime,
  run: knownRun,
  frame: computed(() => tree.value?.frame ?? 0),
  alone: false,
};

/** The figures' data derived from the present place. The slide is a separate value, so that stepping inside one slide reuses its facts and its GPU buffers. */
export function derive(showing: Showing = page) {
  const slide = computed(() => (showing.slide.value ? slideFacts(showing.slide.value) : null));
  const moment = computed(() => makeMoment(showing.step.value, slide.value, experiment.value));
  const hovered = computed(() => (showing.alone ? null : triangleOf(selection.value.hover)));
  const second = computed(() => {
    if (showing.alone) return null;
    const [compared, beside, first] = [knownComparison.value, secondStep.value, knownRun.value];
    if (!compared || !beside || !first || questionOpen.value) return null;
    const made = makeSecond(first, compared, beside.step);
    // The course is about the two ends; the sweep of the second run would clutter them with names.
    return room.value === 'learn' ? { ...made, sweep: null } : made;
  });
  return { showing, slide, moment, hovered, second };
}

export type Derived = ReturnType<typeof derive>;

function triangleOf(address: string | null): number | null {
  let step = address === null ? null : (knownTree.value?.byAddress.get(address) ?? null);
  while (step && step.kind !== 'triangle') step = step.parent;
  return step?.opening.kind === 'TriangleBegin' ? step.opening.triangle : null;
}

/** A whole frame that is hovered; a step within one is shown where it is. */
function previewedFrame(): number | null {
  const { hover } = selection.value;
  return hover !== null && !hover.includes('.') ? frameOf(hover) : null;
}

/** The data that layers may read for one pane; nothing without a moment. */
export function figureFor(pane: Pane, derived: Derived): Figure | null {
  const { showing } = derived;
  const moment = derived.moment.value;
  if (!moment) return null;
  return {
    moment,
    space: pane.space,
    pane: pane.name,
    blend: pane.blend,
    time: showing.time.value,
    run: showing.run.value,
    second: derived.second.value,
    frame: showing.frame.value,
    shown: shownLayers.value,
    boxDepth: boxDepth.value,
    mesh: meshState.value?.mesh ?? null,
    selected: selection.value.triangle,
    hovered: derived.hovered.value,
    previewed: showing.alone ? null : previewedFrame(),
    unit: meanRadius(pane.space.vector(moment.radii)),
  };
}

/** Middle of the mesh: subtracted in double precision from everything that is drawn. */
export function sceneOrigin(): Vec3 {
  const bounds = meshState.value?.mesh.bounds;
  return bounds ? centreOf(bounds.min, bounds.max) : [0, 0, 0];
}
