import { experiment, layers, tree, walking } from '../../core/store';
import type { Experiment } from '../../model';
import type { Vec3 } from '../../../mesh/geometry/vec';
import { centreAt } from '../layers/layer';
import type { Moment } from '../moment/moment';

export type HandleKind = 'start' | 'tip';

/** Something in the figure that can be dragged. Position in the world. */
export interface Handle {
  readonly kind: HandleKind;
  readonly at: Vec3;
  /** the part of a gizmo around it; absent: the thing itself */
  readonly part?: string;
}

/**
 * What can be dragged now. The start only in the first frame, where it is an input and not a result; the velocity only where
 * every frame has the same input, since dragging it sets them all, and only in the slide that begins with it.
 */
export function handlesFor(moment: Moment): Handle[] {
  const plan = experiment.value;
  if (!plan || walking.value || !layers.value.velocities) return [];
  const frame = tree.value?.frame ?? 0;
  const first = isFirstSlide(moment);
  const handles: Handle[] = [];
  if (frame === 0 && first) handles.push({ kind: 'start', at: moment.start });
  if (first && isUniform(plan)) handles.push({ kind: 'tip', at: centreAt(moment, 1) });
  return handles;
}

function isFirstSlide({ slide }: Moment): boolean {
  if (!slide) return true;
  const pass = slide.step.parent?.opening;
  return slide.begin.slide === 0 && (pass?.kind !== 'PassBegin' || pass.pass === 0);
}

export function isUniform({ inputs }: Experiment): boolean {
  const first = inputs[0];
  if (!first) return false;
  const same = (a: Vec3, b: Vec3): boolean => a === b || (a[0] === b[0] && a[1] === b[1] && a[2] === b[2]);
  return inputs.every(
    (i) => i === first || (same(i.displacement, first.displacement) && same(i.gravity, first.gravity)),
  );
}
