/** How things are shown; nothing here asks the solver. */
import type { Panel } from '../../model';
import { batch } from '@preact/signals';
import type { Actions } from '../actions.types';
import { sightActions } from '../address/sight';
import type { Session } from '../session/session';
import { stopsAsked } from '../study/switches';
import { stepByStep } from './known';
import { keptText } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import * as store from '../store';

export type LookActions = Pick<
  Actions,
  | 'setLevel'
  | 'togglePlay'
  | 'setSpeed'
  | 'scrub'
  | 'toggleLayer'
  | 'setOnTop'
  | 'explainStop'
  | 'setStepByStep'
  | 'setViewMode'
  | 'setMorph'
  | 'frameEvent'
  | 'frameMesh'
  | 'selectTriangle'
  | 'hover'
  | 'setDigits'
  | 'setPanel'
  | 'setDialog'
  | 'setKeysOn'
  | 'dismissFailure'
  | 'dismissNotice'
>;

/** What is shown first of one's own mesh: why the body stopped, or the bench, as it was chosen last. */
export const benchFirst = (): boolean => keptText(names.sight) === 'bench';

export const slowest = 1 / 32;
export const fastest = 4;

/** Panels that know the sweep only. */
const ofSweep: ReadonlySet<Panel> = new Set(['breakpoints', 'watch', 'table', 'proof']);

export function lookActions(session: Session): LookActions {
  return {
    ...sightActions(session),
    setLevel: (level) => void (store.level.value = level),
    togglePlay() {
      if (store.frameCount.value > 0 && !store.walking.value) store.playing.value = !store.playing.value;
    },
    setSpeed: (speed) => void (store.speed.value = between(slowest, speed, fastest)),
    scrub(time) {
      batch(() => {
        store.playing.value = false;
        store.shownTime.value = between(0, time, 1);
      });
    },
    toggleLayer: (name) => void (store.layers.value = { ...store.layers.value, [name]: !store.layers.value[name] }),
    setOnTop: (on) => void (store.onTop.value = on),
    setStepByStep: (on) => void (stepByStep.value = on),
    setViewMode: (mode) => void (store.viewMode.value = mode),
    setMorph: (amount) => void (store.morph.value = between(0, amount, 1)),
    frameEvent: () => ask('event'),
    frameMesh: () => ask('mesh'),
    selectTriangle: (triangle) => void (store.selection.value = { ...store.selection.value, triangle }),
    hover(address) {
      if (store.selection.value.hover !== address) store.selection.value = { ...store.selection.value, hover: address };
    },
    setDigits: (digits) => void (store.digits.value = digits),
    setPanel(panel) {
      if (!store.study.value || panel === null || !ofSweep.has(panel)) return void (store.openPanel.value = panel);
      // A study's stops stand among its settings.
      if (panel === 'breakpoints') stopsAsked.value++;
      store.openPanel.value = panel === 'breakpoints' ? 'solver' : null;
    },
    setDialog: (dialog) => void (store.dialog.value = dialog),
    setKeysOn: (on) => void (store.keysOn.value = on),
    dismissFailure: () => void (store.failure.value = null),
    dismissNotice: () => void (store.notice.value = null),
  };
}

function ask(what: 'event' | 'mesh'): void {
  store.frameRequest.value = { what, count: store.frameRequest.value.count + 1 };
}

/** NaN becomes the lowest. */
function between(low: number, value: number, high: number): number {
  return value > low ? Math.min(value, high) : low;
}
