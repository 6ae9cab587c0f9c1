/** Makes the mesh that is open stand in another way, and runs its frames again. */
import { showNotice } from '../../../core/told';
import { wholeMesh } from '../../../model/parts/collision';
import { secondExperiment } from '../../../core/compare/options';
import { problemOf } from '../../../model/experiment';
import { MessageError } from '../../../core/session/failure';
import { mendPlaced } from '../../../core/files/repairedMesh';
import { parted } from '../../../core/files/partChoice';
import { sceneName } from '../../../core/session/sceneName';
import type { LoadedMesh, Session } from '../../../core/session/session';
import { keepText, keptText } from '../../../base/storage/kept';
import { names } from '../../../base/storage/keptNames';
import * as store from '../../../core/store';
import { boundsOf } from '../../../../mesh/placement';
import { keepPlaces, placesMoved, placesOf } from '../places/places';
import { type Going, type Stand, stood, stoodExperiment, stoodPositions, stoodRecipe } from './stand';

export interface StandActions {
  /** @returns false when it failed or was overtaken; the scene is then unchanged */
  standMesh(stand: Stand, going: Going): Promise<boolean>;
}

export function standActions({ session }: { readonly session: Session }): StandActions {
  return {
    async standMesh(stand, going) {
      let shown = false;
      const { loaded } = session;
      if (!loaded || loaded.presetId !== null || store.study.value || store.walking.value) return false;
      const done = await session.attempt({ key: 'stand.failed' }, async () => {
        shown = await open(session, loaded, stand, going);
      });
      return done && shown;
    },
  };
}

async function open(session: Session, before: LoadedMesh, stand: Stand, going: Going): Promise<boolean> {
  const shown = session.sweepShown();
  if (!shown) return false;
  const scene = session.beginScene();
  const experiment = stoodExperiment(shown.experiment, stand, going);
  const compare = shown.compare && stoodExperiment(shown.compare, stand, going);
  const problem = problemOf(experiment) ?? problemOf(secondExperiment(experiment, compare ?? {}));
  if (problem) throw new MessageError(problem);
  store.progress.value = { name: before.mesh.name, stage: 'build', fraction: 0 };
  const placed = await stoodMesh(session, before, stand, scene);
  if (!placed) return false;
  const { notKept, ...loaded } = { ...placed, presetId: null };
  if (scene.aborted) {
    session.client.dropMesh(loaded.id);
    return false;
  }
  const takeBack = bringAlong(before, loaded, stand);
  const opened = await session.openScene(scene, {
    loaded,
    experiment,
    baseline: stoodExperiment(shown.baseline, stand, going),
    compare,
    bodies: shown.bodies && {
      ...shown.bodies,
      others: shown.bodies.others.map((start) => stoodExperiment({ start }, stand, going).start),
    },
    address: shown.address,
    level: shown.level,
    history: 'push',
  });
  if (!opened) takeBack();
  else if (notKept) showNotice({ key: 'import.notKept' });
  return opened;
}

/** The file's mesh with another orientation; the choice of parts and the repair are applied to it again. */
async function stoodMesh(session: Session, { mesh, repair }: LoadedMesh, stand: Stand, scene: AbortSignal) {
  const original = repair?.original ?? mesh;
  const { name, indices, parts, table, positions: before } = wholeMesh(original);
  const positions = stoodPositions(before, stand);
  const kept = { name, positions, indices, parts, ...(table && { table }), bounds: boundsOf(positions) };
  const whole = await session.client.adopt(kept);
  const { choice } = original;
  const chosen = choice ? await parted(session, whole, choice) : whole;
  if (choice) void session.client.keepChoice(whole.hash, choice).catch(() => undefined);
  const { notKept } = whole;
  if (!repair) return { ...chosen, ...(notKept && { notKept }) };
  const mended = await mendPlaced(session, chosen, stoodRecipe(repair.recipe, stand), scene);
  return mended && { ...mended, ...(notKept && { notKept }) };
}

/** The scene's data in this browser, by its name. Existing data of the other one stays. @returns a function that undoes it */
function bringAlong(before: LoadedMesh, after: LoadedMesh, stand: Stand): () => void {
  const [from, to] = [sceneName(before), sceneName(after)];
  if (from === null || to === null || from === to) return () => {};
  const hadNotes = keptText(names.notes + to) !== null;
  const hadPlaces = placesOf(to).length > 0;
  if (!hadNotes) keepText(names.notes + to, keptText(names.notes + from));
  if (!hadPlaces)
    keepPlaces(
      to,
      placesMoved(placesOf(from), (at) => stood(at, stand), stand.factor),
    );
  return () => {
    if (!hadNotes) keepText(names.notes + to, null);
    if (!hadPlaces) keepPlaces(to, []);
  };
}
