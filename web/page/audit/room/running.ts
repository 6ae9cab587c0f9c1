/** The run of the page: starts it, and passes its results to the signals, a few times a second for any number of workers. */
import { batch } from '@preact/signals';
import type { MeshState } from '../../model';
import { audited } from '../../core/store';
import { AuditRun } from '../../../audit/pool/run';
import type { AuditSettings } from '../../../audit/run/types';
import { besideShown, chosen, found, pointed, progress, workers } from './state';
import { machineHere, workerCount } from './workers';
import type { Ask, Hand, Say } from '../../../audit/pool/protocol';
import { handOf } from '../workerHand';

/** Workers of the page as hands of an audit. */
function spawnWalker(): Hand {
  const worker = new Worker(new URL('./walker.ts', import.meta.url), { type: 'module' });
  const hand: Hand = {
    heard: () => {},
    ...handOf<Ask, Say>(
      worker,
      (said) => hand.heard(said),
      (message) => hand.heard({ kind: 'failed', message }),
    ),
  };
  return hand;
}

/** Milliseconds between two looks of the page at the results. */
const patience = 250;

let run: AuditRun | null = null;
/** number of the run that was asked for last; workers of an older one are not wanted any more */
let latest = 0;

/** Results live in this page only: closing it, reloading it or changing its language asks first. */
const askBefore = (event: BeforeUnloadEvent) => {
  if (shownBodies > 0) event.preventDefault();
};

/** Drops the findings of an earlier run. @param runs the audit, and the second run */
export async function startRun(level: MeshState, runs: readonly AuditSettings[]): Promise<void> {
  const turn = ++latest;
  run?.end();
  window.addEventListener('beforeunload', askBefore);
  const count = workerCount(await machineHere(), runs[0]!.bodies);
  if (turn !== latest) return;
  const { positions, indices } = level.mesh;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tell = () => {
    timer = null;
    if (turn === latest) publish(level, runs, made);
  };
  const made: AuditRun = new AuditRun({ positions, indices }, runs, {
    spawn: spawnWalker,
    workers: count,
    share: count > 1 && crossOriginIsolated,
    changed: ({ state }) => {
      const moves = state === 'starting' || state === 'running';
      if (moves) return void (timer ??= setTimeout(tell, patience));
      // Awaited results are shown immediately.
      if (timer !== null) clearTimeout(timer);
      tell();
    },
  });
  run = made;
  batch(() => {
    chosen.value = null;
    pointed.value = null;
    besideShown.value = false;
    audited.value = false;
    workers.value = count;
    publish(level, runs, made);
  });
}

function publish(level: MeshState, runs: readonly AuditSettings[], { merged, progress: now }: AuditRun): void {
  const [first, second = null] = merged;
  batch(() => {
    progress.value = now;
    if (now.state === 'done') audited.value = true;
    if (found.value?.merged === first && shownBodies === first!.bodies) return;
    shownBodies = first!.bodies;
    found.value = { settings: runs[0]!, besideSettings: runs[1] ?? null, level, merged: first!, beside: second };
  });
}

/** of the results that are shown */
let shownBodies = -1;

export const pauseRun = (): void => run?.pause();
export const goOnWithRun = (): void => run?.goOn();
/** The findings stay. */
export const endRun = (): void => run?.end();
