/** Setting the stage: presets, and changes of the experiment. */
import type { StudyId } from '../../model/study/registry.gen';
import type { SettingValues } from '../../model/study/settings';
import type { Preset } from '../../presets/types';
import type { Recipe } from '../../../mesh/repair/types';
import { frameOf } from '../../../package/trace/address';
import type { Actions, Axis } from '../actions.types';
import { type Bodies, wantedBodies } from '../../model/bodies';
import type { OptionChanges } from '../../model/comparison';
import { secondExperiment } from '../compare/options';
import { inputAt, problemOf, resizedInputs, sameExperiment, uniformInputs } from '../../model/experiment';
import { MessageError } from './failure';
import { changedThroughout, experimentAt } from '../../model/frameSettings';
import type { Experiment, FrameInput, Vec3 } from '../../model';
import type { History, Session } from './session';
import { rooms } from '../rooms';
import * as store from '../store';
import type { StepLevel } from '../../../package/trace/steps';

export type OpenActions = Pick<
  Actions,
  'openPreset' | 'setExperiment' | 'setUniformInput' | 'setAxis' | 'resetExperiment'
>;

/** The moment of a preset in a link. Without it, the preset opens in its original state. */
export interface PresetMoment {
  readonly changes?: Partial<Experiment>;
  /** null: nothing is compared; absent: as the preset was made */
  readonly compare?: OptionChanges | null;
  readonly address?: string;
  readonly level?: StepLevel;
  /** the repair of its mesh; absent: none */
  readonly repair?: Recipe | null;
  readonly bodies?: Bodies | null;
  /** of the study that is named instead of a preset */
  readonly settings?: SettingValues;
  readonly history: History;
}

export interface Opener extends OpenActions {
  /** @returns false when it failed or was overtaken */
  openPresetAt(id: string, moment: PresetMoment): Promise<boolean>;
}

export function openActions(session: Session, presets: readonly Preset[]): Opener {
  const openPresetAt = async (id: string, moment: PresetMoment): Promise<boolean> => {
    let shown = false;
    const by = session.asking.latest;
    const done = await session.attempt(
      { key: 'failure.preset.title', values: { id } },
      async () => {
        const { history, address, settings } = moment;
        // Presets of studies have the study's name before theirs.
        if (settings || id.includes('.')) {
          const { studyRoom } = await rooms.studies();
          // It came late: another thing was asked for meanwhile.
          if (session.asking.latest !== by) return;
          const room = studyRoom(session);
          const at = { history, ...(address !== undefined && { address }) };
          shown = settings
            ? await room.openOn(id as StudyId, null, { ...at, settings })
            : await room.openPresetById(id, at);
          return;
        }
        shown = await openPreset(session, presets, id, moment);
      },
      by,
    );
    return done && shown;
  };
  const setExperiment = (change: Partial<Experiment>): Promise<void> => changeExperiment(session, change);
  const setUniformInput: OpenActions['setUniformInput'] = (change) =>
    setExperiment({ inputs: changedInputs(store.wanted.value, change) });
  return {
    openPresetAt,
    // In the level audit it is the level, and the address stays the audit's.
    openPreset: async (id) =>
      void (await openPresetAt(id, { history: store.room.peek() === 'audit' ? 'replace' : 'push' })),
    setExperiment,
    setUniformInput,
    async setAxis(vector, axis, value) {
      const wanted = store.wanted.value;
      if (!wanted) return;
      const input = inputAt(wanted.inputs, cursorFrame());
      if (vector === 'radii' || vector === 'start') {
        await setExperiment({ [vector]: withAxis(experimentAt(wanted, input)[vector], axis, value) });
      } else await setUniformInput({ [vector]: withAxis(input[vector], axis, value) });
    },
    async resetExperiment() {
      const { baseline } = session;
      if (!baseline || !wantedBodies.value || store.walking.value)
        return void (baseline && (await setExperiment(baseline)));
      store.wanted.value = baseline;
      wantedBodies.value = null;
      await session.runAgain('push');
    },
  };
}

async function openPreset(
  session: Session,
  presets: readonly Preset[],
  id: string,
  moment: PresetMoment,
): Promise<boolean> {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new MessageError({ key: 'preset.unknown', values: { id } });
  const scene = session.beginScene();
  const [{ mesh: made, experiment: baseline, address, level }] = await Promise.all([
    preset.load(),
    // The first one's name and question load with the page.
    preset.id === 'stairs' || import('../../texts/presetMessages'),
  ]);
  const experiment = { ...baseline, ...moment.changes };
  const compare = moment.compare === undefined ? (preset.compare ?? null) : moment.compare;
  const problem = problemOf(experiment) ?? problemOf(secondExperiment(experiment, compare ?? {}));
  if (problem) throw new MessageError(problem);
  const { repair: recipe } = moment;
  const mended = recipe
    ? await (await import('../files/repairedMesh')).mendMesh(session, made, recipe, scene)
    : { mesh: made };
  if (!mended || scene.aborted) return false;
  const added = await session.client.addMesh(mended.mesh);
  return session.openScene(scene, {
    loaded: { ...added, ...mended, presetId: id, hash: null },
    experiment,
    baseline,
    compare,
    address: moment.address ?? address,
    level: moment.level ?? level,
    bodies: moment.bodies,
    history: moment.history,
  });
}

async function changeExperiment(session: Session, change: Partial<Experiment>): Promise<void> {
  const wanted = store.wanted.value;
  if (!wanted || store.walking.value) return;
  const next = changedThroughout(wanted, change);
  const problem = problemOf(next);
  if (problem) {
    await session.attempt({ key: 'failure.experiment.title' }, () => Promise.reject(new MessageError(problem)));
    return;
  }
  if (!session.reruns.busy && sameExperiment(next, wanted)) return;
  store.wanted.value = next;
  await session.runAgain();
}

/** A change of the motion holds for every frame and starts from the input of the frame the cursor is in; a mere count keeps the inputs. */
function changedInputs(
  experiment: Experiment | null,
  { displacement, gravity, frames }: { displacement?: Vec3; gravity?: Vec3; frames?: number },
): FrameInput[] {
  const inputs = experiment?.inputs ?? [];
  const count = frames ?? inputs.length;
  if (!displacement && !gravity) return resizedInputs(inputs, count);
  const here = inputAt(inputs, cursorFrame());
  return uniformInputs({ displacement: displacement ?? here.displacement, gravity: gravity ?? here.gravity }, count);
}

function cursorFrame(): number {
  return frameOf(store.cursor.value);
}

function withAxis(vector: Vec3, axis: Axis, value: number): Vec3 {
  return [0, 1, 2].map((at) => (at === axis ? value : vector[at]!)) as unknown as Vec3;
}
