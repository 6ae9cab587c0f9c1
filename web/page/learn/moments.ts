/** A stop's request to the workbench. */
import { paper } from '../presets/make';
import { meshHash } from '../../mesh/hash';
import { toggledFor } from '../core/address/moment';
import type { Moment } from '../core/address/permalink';
import type { Outlook, Vec3 } from '../model';
import { type StudyId, studyIds } from '../model/study/registry.gen';
import type { StepLevel } from '../../package/trace/steps';
import type { Show, StudyScene, TourMoment, TourScene } from './tour/types';

/** @param layers of the workbench that are shown */
export async function momentOf({ scene, address, level, compare, linked }: TourMoment, show: Show): Promise<Moment> {
  if (linked) return linked;
  if ('study' in scene) return studyMoment(scene, address, level ?? 'check');
  return {
    ...(await sceneOf(scene)),
    compare: compare ?? null,
    keptInputs: null,
    address,
    level: level ?? 'check',
    view: {
      mode: show.view ?? 'world',
      morph: show.morph ?? 0,
      toggled: toggledFor(show.layers ?? []),
    },
  };
}

/** The study that a preset is of. */
export const studyOf = (preset: string): StudyId => studyIds.find((each) => preset.startsWith(`${each}.`))!;

function studyMoment({ study: preset, settings = {} }: StudyScene, address: string, level: StepLevel): Moment {
  const id = studyOf(preset);
  const study = { id, settings, meshOf: null, beside: null, toggled: [], breaks: [] };
  return { preset, study, mesh: null, changes: {}, compare: null, keptInputs: null, address, level, view: {} };
}

/** whether it is a study that is shown */
export const isOfStudy = ({ scene, linked }: TourMoment): boolean =>
  linked ? Boolean(linked.study) : 'study' in scene;

async function sceneOf(scene: Exclude<TourScene, StudyScene>): Promise<Pick<Moment, 'preset' | 'mesh' | 'changes'>> {
  if ('preset' in scene) return { preset: scene.preset, mesh: null, changes: scene.changes ?? {} };
  const { name, positions, indices, changes } = scene;
  const hash = await meshHash(Float64Array.from(positions), Uint32Array.from(indices));
  return {
    preset: null,
    mesh: { name, hash, parts: 1, inline: { positions, indices } },
    // Everything that is fed to the solver: nothing may depend on what suits a mesh of this size.
    changes: paper(changes),
  };
}

/** The same triangles with the other winding. Presets stay as they are. */
export function turnedOver(scene: TourScene): TourScene {
  if (!('positions' in scene)) return scene;
  return {
    ...scene,
    indices: scene.indices.map((_, at, all) => all[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1]!),
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** @param points that have to be in the picture as well */
export function outlookOf({ camera }: Show, points: readonly Vec3[]): Outlook | null {
  const [azimuth, polar] = camera ?? [20, 72];
  return { azimuth: radians(azimuth), polar: radians(polar), points };
}
