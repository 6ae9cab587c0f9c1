/** Setting the stage: presets, and changes of the experiment. */
import type { Preset } from '../presets/types';
import { frameOf } from '../trace/address';
import type { Actions } from './actions.types';
import { problemOf, resizedInputs, sameExperiment, uniformInputs } from './experiment';
import { MessageError } from './failure';
import { LatestOnly } from './latest';
import type { Experiment, FrameInput, Vec3 } from './model';
import type { History, Session } from './session';
import * as store from './store';
import type { StepLevel } from '../trace/steps';

export type OpenActions = Pick<Actions, 'openPreset' | 'setExperiment' | 'setUniformInput' | 'resetExperiment'>;

/** A moment of a preset: what a link asks for. Without it, the preset opens as it was made. */
export interface PresetMoment {
  readonly changes?: Partial<Experiment>;
  readonly address?: string;
  readonly level?: StepLevel;
  readonly history: History;
}

export interface Opener extends OpenActions {
  /** @returns false when it failed or was overtaken */
  openPresetAt(id: string, moment: PresetMoment): Promise<boolean>;
}

const still: FrameInput = { displacement: [0, 0, 0], gravity: [0, 0, 0] };

export function openActions(session: Session, presets: readonly Preset[]): Opener {
  const reruns = makeReruns(session);
  const openPresetAt = async (id: string, moment: PresetMoment): Promise<boolean> => {
    let shown = false;
    const done = await session.attempt({ key: 'failure.preset.title', values: { id } }, async () => {
      shown = await openPreset(session, presets, id, moment);
    });
    return done && shown;
  };
  const setExperiment = (change: Partial<Experiment>): Promise<void> => changeExperiment(session, reruns, change);
  return {
    openPresetAt,
    openPreset: async (id) => void (await openPresetAt(id, { history: 'push' })),
    setExperiment,
    setUniformInput: (change) => setExperiment({ inputs: changedInputs(session.wanted, change) }),
    async resetExperiment() {
      if (session.baseline) await setExperiment(session.baseline);
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
  const { mesh, experiment: baseline, address, level } = await preset.load();
  const experiment = { ...baseline, ...moment.changes };
  const problem = problemOf(experiment);
  if (problem) throw new MessageError(problem);
  if (!session.isLatestScene(scene)) return false;
  const { id: meshId, report } = await session.client.addMesh(mesh);
  return session.openScene(scene, {
    loaded: { id: meshId, mesh, report, presetId: id, hash: null },
    experiment,
    baseline,
    address: moment.address ?? address,
    level: moment.level ?? level,
    history: moment.history,
  });
}

/** Runs again what is wanted; while a number is dragged, only the latest wish. A failure leaves what was there. */
function makeReruns(session: Session): LatestOnly {
  const work = async (turn: { readonly stale: boolean }) => {
    const asked = session.wanted;
    const done = await session.attempt({ key: 'failure.run.title' }, () => session.rerun(turn));
    if (!done && session.wanted === asked) session.wanted = store.experiment.value;
  };
  return new LatestOnly(work, () => session.client.cancelRun());
}

async function changeExperiment(session: Session, reruns: LatestOnly, change: Partial<Experiment>): Promise<void> {
  if (!session.wanted || store.walking.value) return;
  const next = { ...session.wanted, ...change };
  const problem = problemOf(next);
  if (problem) {
    await session.attempt({ key: 'failure.experiment.title' }, () => Promise.reject(new MessageError(problem)));
    return;
  }
  if (!reruns.busy && sameExperiment(next, session.wanted)) return;
  session.wanted = next;
  await reruns.request();
}

/** A change of the motion holds for every frame and starts from the input of the frame the cursor is in; a mere count keeps the inputs. */
function changedInputs(
  experiment: Experiment | null,
  { displacement, gravity, frames }: { displacement?: Vec3; gravity?: Vec3; frames?: number },
): FrameInput[] {
  const inputs = experiment?.inputs ?? [];
  const count = frames ?? inputs.length;
  if (!displacement && !gravity) return resizedInputs(inputs, count);
  const here = inputs[frameOf(store.cursor.value)] ?? inputs[0] ?? still;
  return uniformInputs({ displacement: displacement ?? here.displacement, gravity: gravity ?? here.gravity }, count);
}
