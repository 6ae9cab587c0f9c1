/** Bringing the body to where something happens: onto a spot of the mesh, down to the ground, out of what it is stuck in. The solver says where that is. */
import { showNotice } from '../../../core/told';
import { soundMethod } from '../../../../package/methods';
import type { Actions } from '../../../core/actions.types';
import type { Experiment, FrameInput, Message, Vec3 } from '../../../model';
import { wantedBodies } from '../../../model/bodies';
import { defaultSkin } from '../../../model/experiment';
import { experimentAt } from '../../../model/frameSettings';
import type { LoadedMesh, Session } from '../../../core/session/session';
import * as store from '../../../core/store';
import { add as add3 } from '../../../model/vectors';
import { arrange, arrangedNow, withAnother } from '../bodies/actions';
import { adding } from '../bodies/arranged';
import { standingOn } from './gizmo';

export interface BodyActions extends Pick<Actions, 'placeAt' | 'dropToGround' | 'unstick'> {
  /** Another body next to the one on screen, for users without a pointer. */
  addBeside(): Promise<void>;
}

/** Each ends in the deepest overlap of a frame being pushed out of; more find no way out either. */
const mostPushes = 8;
/** radii between a body and one added next to it */
const beside = 2.5;
/** ellipsoid space; what rounding leaves of an overlap */
const rounding = 1e-9;

const still: FrameInput = { displacement: [0, 0, 0], gravity: [0, 0, 0] };

export interface PlaceParts {
  readonly session: Session;
  setExperiment(change: Partial<Experiment>): Promise<void>;
  readonly goTo: Actions['goTo'];
}

export function bodyActions(parts: PlaceParts): BodyActions {
  const move = (find: Find) => moveBody(parts, find, (start) => parts.setExperiment({ start }));
  const add = async (find: Find) => {
    const now = arrangedNow();
    const another = now && withAnother(now);
    adding.value = false;
    if (another) await moveBody(parts, find, (start) => arrange(parts.session, another(start)));
  };
  return {
    placeAt: (point, normal, more = false) =>
      (more || adding.value ? add : move)((body) => freed(body, standingOn(point, normal, body.radii))),
    addBeside: () =>
      add((body) => {
        const { start, radii } = body.experiment;
        return freed(body, add3(start, [beside * radii[0], 0, 0]));
      }),
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

type Find = (body: Body) => Promise<Vec3 | Message>;

async function moveBody(parts: PlaceParts, find: Find, put: (start: Vec3) => Promise<void>): Promise<void> {
  const { session, goTo } = parts;
  const { loaded } = session;
  const experiment = store.wanted.value;
  if (!loaded || !experiment || store.walking.value) return;
  // As it is in the frame that begins there.
  const first = experimentAt(experiment, experiment.inputs[0] ?? {});
  const skin = first.skin ?? defaultSkin(first.radii);
  const radii = add3(first.radii, [skin, skin, skin]);
  const those = wantedBodies.value;
  await session.attempt({ key: 'failure.experiment.title' }, async () => {
    const found = await find({ session, loaded, experiment: first, radii });
    // Another scene was opened meanwhile, or another place asked for.
    if (session.loaded !== loaded || store.wanted.value !== experiment || wantedBodies.value !== those) return;
    if ('key' in found) {
      showNotice(found);
      return;
    }
    await put(found);
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
