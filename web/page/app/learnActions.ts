/** Between the course and the workbench: a place in the course, the moment it shows, and the way from one to the other. */
import { showFailure } from '../core/told';
import { batch } from '@preact/signals';
import type { SolverClient } from '../solver/client';
import type { Experiment, Outlook } from '../model';
import { enterRoom, isLent, lendScene, takeAlong } from '../core/session/courseLoan';
import type { LinkWriter } from '../core/address/link';
import type { LinkedView } from '../core/address/linkedView';
import { waitFor } from '../core/address/missingFile';
import type { Moment } from '../core/address/permalink';
import { linkToNow, momentNow, showView, sweepNow } from '../core/address/moment';
import { restoreFragment, restoreMoment, type RestoreParts } from '../core/address/restore';
import type { LoadedMesh } from '../core/session/session';
import * as store from '../core/store';
import type { Visits } from '../core/kept/visits';

/** The parts of tours. */
export interface SceneNow {
  readonly moment: Moment;
  readonly loaded: LoadedMesh;
  readonly experiment: Experiment;
  readonly client: SolverClient;
}

export interface LearnActions {
  /** Goes to a place in the course, e.g. `4.predict`; null: where one was. */
  learn(at: string | null, how?: 'push' | 'replace'): void;
  /**
   * Shows a moment to the course; the address stays the course's.
   * @param look asked once the moment is there
   * @returns false when it failed or was overtaken
   */
  showLesson(moment: Moment, look: () => Outlook | null): Promise<boolean>;
  /** Shows a moment in the workbench, with its view. */
  showMoment(moment: Moment): Promise<void>;
  /** The content, a sweep or a study; null while there is none. */
  momentNow(): Moment | null;
  /** The scene that is open, with the solver that has its mesh; null while there is none, or a study. */
  sceneNow(): SceneNow | null;
  /** The moment of the course, in the workbench. Back returns to the course. */
  openInWorkbench(): void;
  /** To the workbench, where it was left. */
  toWorkbench(): Promise<void>;
}

export function learnActions(parts: RestoreParts, writer: LinkWriter, visits: Visits): LearnActions {
  let latest: Moment | null = null;
  /** settings of the study that the last lesson showed */
  let settings: string | undefined;
  return {
    learn: (at, how = 'push') => writer.anchors.enter('learn', at, how),
    async showLesson(moment, look) {
      latest = moment;
      const { asking } = parts.session;
      let shown = false;
      // The user went on meanwhile, and the later moment will be shown; or has left.
      const isOver = () => latest !== moment || store.room.peek() !== 'learn';
      const show = () => {
        if (isOver()) return;
        store.level.value = moment.level;
        showView(moment.view, true);
        lendScene();
        const before = [JSON.stringify(store.outlook.value), settings];
        store.outlook.value = look();
        settings = JSON.stringify(moment.study?.settings);
        if (before[0] !== JSON.stringify(store.outlook.value) || before[1] !== settings)
          store.frameRequest.value = { what: 'event', count: store.frameRequest.value.count + 1 };
        shown = true;
      };
      // A request of the user goes first. If it failed, the lesson that it replaced is still to be shown.
      do {
        await asking.underWay;
        if (isOver()) return false;
        waitFor(parts.session, null);
        await restoreMoment(parts, moment, 'none', show, undefined, () => isOver() || asking.underWay !== null);
      } while (!shown && asking.underWay);
      return shown;
    },
    showMoment: (moment) =>
      restoreMoment(parts, moment, 'push', () => {
        store.level.value = moment.level;
        showView(moment.view);
        // It was the scene that is there, so nothing was opened for it.
        if (store.room.peek() !== 'workbench') writer.push();
      }),
    momentNow: () => momentNow(parts.session),
    sceneNow() {
      const { session } = parts;
      const moment = store.study.value ? null : sweepNow(session);
      const experiment = store.experiment.value;
      const { loaded, client } = session;
      return moment && loaded && experiment ? { moment, loaded, experiment, client } : null;
    },
    openInWorkbench() {
      // The first lesson is not there yet.
      if (!momentNow(parts.session)) void parts.opener.openPresetAt(parts.firstPreset, { history: 'push' });
      const usual: Partial<LinkedView> = { morph: store.morph.value };
      // Together with the room: otherwise the course would hide the steps again.
      batch(() => {
        takeAlong();
        store.outlook.value = null;
        showView(usual);
        writer.push();
        enterRoom('workbench');
      });
    },
    async toWorkbench() {
      // A browser that keeps nothing must not lose the mesh that was audited.
      const left =
        visits.last() ?? (store.room.peek() === 'audit' ? (linkToNow(parts.session)?.fragment ?? null) : null);
      let view: Partial<LinkedView> | null = null;
      if (left !== null) view = await restoreFragment(parts, left, 'push');
      const failed = left === null || view ? null : store.failure.peek();
      // A lesson's scene is nothing to go on with.
      if (left === null || (failed && isLent()))
        await parts.opener.openPresetAt(parts.firstPreset, { history: 'push' });
      if (failed) showFailure(failed);
      // It is the scene that was there, or could not be had: then the workbench shows what there is, and says why.
      if (store.room.value !== 'workbench') {
        batch(() => {
          store.outlook.value = null;
          showView(view ?? {});
          writer.push();
          enterRoom('workbench');
        });
      }
    },
  };
}

declare module '../core/actions' {
  interface PageActions extends LearnActions {}
}
