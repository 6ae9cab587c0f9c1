/** Walking: frames made one by one from what the player asks for now. They become the run. */
import { frameOf } from '../../../package/trace';
import type { Actions } from '../actions.types';
import { maxFrames } from '../../model/experiment';
import { experimentAt } from '../../model/frameSettings';
import type { Experiment, FrameInput, FrameSummary, Vec3 } from '../../model';
import type { Session } from './session';
import * as store from '../store';

export type WalkActions = Pick<Actions, 'startWalk' | 'stopWalk' | 'walkFrame'>;

/** seconds; a frame of walking */
export const frameTime = 1 / 60;
/** m/s², for a body 1.8 m tall; larger and smaller bodies fall in proportion, so that they look the same */
const gravity = 9.81;
const personHeight = 1.8;
/** A fall gets no faster than this, m/s: frames stay short enough to follow. */
const fastestFall = 40;
/** height of a stair, in radii: 0.3 m for a person of 1.8 m */
const stepShare = 1 / 3;
/** ten minutes would be 36,000 frames; the run ends before it cannot be handled */
const mostFrames = Math.min(3600, maxFrames);

interface Walk {
  readonly session: Session;
  readonly experiment: Experiment;
  frames: readonly FrameSummary[];
  /** m/s */
  falling: number;
  at: Vec3;
  /** the figures are on their way to a frame */
  following: boolean;
}

export function walkActions(session: Session): WalkActions {
  let walk: Walk | null = null;
  let busy = false;

  const stopWalk = async (): Promise<void> => {
    const done = walk;
    walk = null;
    store.walking.value = false;
    if (!done || done.frames.length === 0) return;
    // The last frame may still be on its way to the figures.
    await session.attempt({ key: 'failure.walk.title' }, async () => {
      await session.show(done.frames.length - 1, (tree) => tree.root, 'replace');
    });
  };

  const begin = (): void => {
    const { run, experiment, cursor } = store;
    if (!run.value || !experiment.value || store.walking.value) return;
    const from = run.value.frames[frameOf(cursor.value)] ?? run.value.frames[0];
    const at = from?.end ?? experiment.value.start;
    walk = {
      session,
      experiment: walkingExperiment(experimentAt(experiment.value, from?.input ?? {}), at),
      frames: [],
      falling: 0,
      at,
      following: false,
    };
    store.playing.value = store.placing.value = false;
    // A drawer would lie over the walk bar and over half of the view to walk in.
    store.openPanel.value = null;
    store.walking.value = true;
  };

  return {
    startWalk() {
      // A walk goes on from what was asked for last, so that is run first.
      const { pending } = session.reruns;
      if (pending) void pending.then(begin);
      else begin();
    },
    stopWalk,
    async walkFrame(displacement) {
      const now = walk;
      if (!now || busy || !store.walking.value) return;
      busy = true;
      try {
        const done = await session.attempt({ key: 'failure.walk.title' }, () => oneFrame(now, displacement));
        if (!done) await stopWalk();
        else if (now === walk && now.frames.length >= mostFrames) {
          store.notice.value = { key: 'walk.full', values: { frames: mostFrames } };
          await stopWalk();
        }
      } finally {
        busy = false;
      }
    },
  };
}

/** A walker climbs stairs and stays on slopes, unless the experiment says how. */
function walkingExperiment(experiment: Experiment, start: Vec3): Experiment {
  const climbs = experiment.stepHeight > 0 || experiment.snapDistance > 0;
  const step = experiment.radii[1] * stepShare;
  return { ...experiment, start, inputs: [], ...(climbs ? {} : { stepHeight: step, snapDistance: step }) };
}

async function oneFrame(walk: Walk, displacement: Vec3): Promise<void> {
  const { session } = walk;
  const { loaded } = session;
  if (!loaded) return;
  const size = (2 * walk.experiment.radii[1]) / personHeight;
  walk.falling = Math.min(fastestFall, walk.falling + gravity * frameTime);
  const input: FrameInput = { displacement, gravity: [0, -walk.falling * size * frameTime, 0] };
  const frame = walk.frames.length;
  const summary = await session.client.step(loaded.id, walk.experiment, frame, walk.at, input);
  // Another scene was opened meanwhile.
  if (session.loaded !== loaded || !store.walking.value) return;
  walk.at = summary.end;
  if (summary.grounded) walk.falling = 0;
  const frames = [...walk.frames, summary];
  await session.growRun({ experiment: { ...walk.experiment, inputs: frames.map((done) => done.input) }, frames });
  walk.frames = frames;
  void follow(walk);
}

/** The figures follow as fast as traces arrive, always to the newest frame; the walk does not wait for them. */
async function follow(walk: Walk): Promise<void> {
  if (walk.following) return;
  walk.following = true;
  await walk.session.attempt({ key: 'failure.walk.title' }, async () => {
    for (let shown = -1; store.walking.value && shown < walk.frames.length - 1;) {
      shown = walk.frames.length - 1;
      await walk.session.show(shown, (tree) => tree.root, 'none');
    }
  });
  walk.following = false;
}
