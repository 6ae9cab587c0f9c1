/** A click on one of the other bodies shows that one. */
import { showNotice } from '../../../core/told';
import { failureOf } from '../../../core/session/failure';
import type { Guests, Pointed } from '../../../scene/guests';
import { div, dot, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import { pick } from '../../../scene/pointer/pick';
import { bodies } from '../../../model/bodies';
import * as store from '../../../core/store';
import type { BodiesActions } from './actions';
import { adding } from './arranged';
import { areShown, placeOf } from './layer';
import { centreIn, paths } from './running';

type Ray = Pointed['ray'];

/** @returns what `guests.other` is to be */
export function otherBodies({ showBody }: BodiesActions): NonNullable<Guests['other']> {
  return (ray, shownAt, clicked) => {
    const place = otherAt(ray, shownAt);
    if (place === null) return false;
    if (clicked) void showBody(place).catch(say);
    return true;
  };
}

const say = (error: unknown) => void showNotice(failureOf(error, { key: 'failure.run.title' }).text);

/** The number of the body that a ray meets first, from 0; null: none, or the shown one. @param shownAt where that is */
export function otherAt(ray: Ray, shownAt: Vec3): number | null {
  const [those, experiment, mesh] = [bodies.value, store.experiment.value, store.meshState.value?.mesh];
  if (!those || !experiment || !mesh || adding.value || !areShown() || !store.layers.value.body) return null;
  const { radii } = experiment;
  const frame = store.tree.value?.frame ?? 0;
  let nearest = Math.min(ray[2], enters(ray, shownAt, radii));
  let best: number | null = null;
  paths.value.forEach((path, k) => {
    const centre = path && centreIn(path, frame);
    const at = centre ? enters(ray, centre, radii) : Infinity;
    if (at < nearest) [nearest, best] = [at, placeOf(k, those.shown)];
  });
  // Drawn over the mesh, it is visible wherever it is.
  const hidden = best !== null && !store.onTop.value && pick(mesh, ray[0], ray[1], undefined, nearest) !== null;
  return hidden ? null : best;
}

/** How far along the ray it enters an ellipsoid, in lengths of its direction. */
function enters([from, ahead]: Ray, centre: Vec3, radii: Vec3): number {
  const [o, d] = [div(sub(from, centre), radii), div(ahead, radii)];
  const [a, b, c] = [dot(d, d), dot(o, d), dot(o, o) - 1];
  const under = b * b - a * c;
  const at = under > 0 ? (-b - Math.sqrt(under)) / a : Infinity;
  return at > 0 ? at : Infinity;
}
