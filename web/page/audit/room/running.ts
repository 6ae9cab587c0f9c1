/** The run of the page: starts it, and brings what it finds to the signals, a few times a second however many workers speak. */
import { batch } from '@preact/signals';
import type { MeshState } from '../../model';
import { audited } from '../../core/store';
import { AuditRun } from '../../../audit/pool/run';
import type { AuditSettings } from '../../../audit/run/types';
import { spawnWalker } from './hands';
import { besideShown, chosen, found, pointed, progress, workers } from './state';
import { machineHere, workerCount } from './workers';

/** Milliseconds between two looks of the page at the results. */
const patience = 250;

let run: AuditRun | null = null;
/** number of the run that was asked for last; workers of an older one are not wanted any more */
let latest = 0;

/** Results live in this page only: whoever closes it, loads it again or changes its language is asked first. */
const askBefore = (event: BeforeUnloadEvent) => {
  if (shownBodies > 0) event.preventDefault();
};

/** What was found by an earlier run gives way. @param runs the audit, and what is run beside it */
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
      // What somebody waits for is there at once.
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
/** What was found stays. */
export const endRun = (): void => run?.end();
