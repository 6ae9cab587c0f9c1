/** Bringing the body to where something happens: onto a spot of the mesh, down to the ground, out of what it is stuck in. The solver says where that is. */
import { soundMethod } from '../../methods';
import type { Actions } from '../../state/actions.types';
import type { Experiment, FrameInput, Message, Vec3 } from '../../model';
import { defaultSkin } from '../../state/experiment';
import type { LoadedMesh, Session } from '../../state/session';
import * as store from '../../state/store';
import { add } from '../../state/vectors';
import { standingOn } from './gizmo';

export type BodyActions = Pick<Actions, 'placeAt' | 'dropToGround' | 'unstick'>;

/** Each ends in the deepest overlap of a frame being pushed out of; more find no way out either. */
const mostPushes = 8;
/** ellipsoid space; what rounding leaves of an overlap */
const rounding = 1e-9;

const still: FrameInput = { displacement: [0, 0, 0], gravity: [0, 0, 0] };

export interface PlaceParts {
  readonly session: Session;
  setExperiment(change: Partial<Experiment>): Promise<void>;
  readonly goTo: Actions['goTo'];
}

export function bodyActions(parts: PlaceParts): BodyActions {
  const move = (find: (body: Body) => Promise<Vec3 | Message>) => moveBody(parts, find);
  return {
    placeAt: (point, normal) => move(async (body) => freed(body, standingOn(point, normal, body.radii))),
    dropToGround: () => move(dropped),
    unstick: () =>
      move(async (body) => {
        const at = await freed(body, body.experiment.start);
        return at === body.experiment.start ? { key: 'place.isFree' } : at;
      }),
  };
}

interface Body {
  readonly session: Session;
  readonly loaded: LoadedMesh;
  readonly experiment: Experiment;
  /** with the skin around it */
  readonly radii: Vec3;
}

async function moveBody(parts: PlaceParts, find: (body: Body) => Promise<Vec3 | Message>): Promise<void> {
  const { session, setExperiment, goTo } = parts;
  const { loaded } = session;
  const experiment = store.wanted.value;
  if (!loaded || !experiment || store.walking.value) return;
  const skin = experiment.skin ?? defaultSkin(experiment.radii);
  const radii = add(experiment.radii, [skin, skin, skin]);
  await session.attempt({ key: 'failure.experiment.title' }, async () => {
    const found = await find({ session, loaded, experiment, radii });
    // Another scene was opened meanwhile, or another place asked for.
    if (session.loaded !== loaded || store.wanted.value !== experiment) return;
    if ('key' in found) {
      store.notice.value = found;
      return;
    }
    await setExperiment({ start: found });
    // Where the body was put is the beginning of the run.
    if (!/^f0\b/.test(store.cursor.value)) await goTo('f0', { history: 'none' });
  });
}

/** The sound method pushes a body out of what it overlaps before it moves; a move of nothing is that alone. */
async function freed({ session, loaded, experiment }: Body, start: Vec3): Promise<Vec3 | Message> {
  const sound: Experiment = { ...experiment, method: soundMethod, sides: 'both', precision: 'double' };
  let at = start;
  for (let push = 0; push < mostPushes; push++) {
    const { startDepth, end } = await session.client.step(loaded.id, sound, 0, at, still);
    if (startDepth <= rounding) return at;
    at = end;
  }
  return { key: 'place.stuck' };
}

async function dropped(body: Body): Promise<Vec3 | Message> {
  const { session, loaded, experiment, radii } = body;
  const from = await freed(body, experiment.start);
  if ('key' in from) return from;
  const depth = from[1] - loaded.mesh.bounds.min[1] + 2 * radii[1];
  const query = Float64Array.of(...from, 0, -Math.max(0, depth), 0, ...radii);
  const { time } = await session.client.sweep(loaded.id, query, { method: soundMethod, sides: 'both' });
  return time[0]! <= 1 ? [from[0], from[1] - time[0]! * depth, from[2]] : { key: 'place.noGround' };
}
