/** Heat kept up with the results: the worker is given more events as they come, another choice of kinds begins anew. */
import { effect } from '@preact/signals';
import { type HeatReach, heatReach, type HeatScale } from '../../../../audit/report/picture/heat';
import { spotReach } from '../../../../audit/run/audit';
import { progress, seen, shownKinds, type Seen } from '../../room/state';
import type { EventKind } from '../../../../audit/detectors/types';
import type { Vec3 } from '../../../model';
import { Bricks } from './bricks';
import { type HeatHand, spawnHeat } from './hand';
import type { HeatSays } from './protocol';

/** Milliseconds from one handful of events to the next. */
const patience = 250;
/** Events given at once: some milliseconds of copying. */
const portion = 200_000;

export interface ShownHeat {
  readonly bricks: Bricks;
  readonly scale: HeatScale;
  /** the walks whose events they are */
  readonly merged: Seen['merged'];
}

/** What of the results the worker has been given. */
interface Taken {
  readonly merged: Seen['merged'];
  readonly kinds: ReadonlySet<EventKind>;
  readonly origin: Vec3;
  readonly far: HeatReach;
  /** number of the field, so that words about an older one are known */
  readonly field: number;
}

const walks = () => progress.value?.state === 'running' || progress.value?.state === 'starting';

/**
 * @param originOf the middle of the level
 * @param show called with what there is; null: nothing happened
 * @returns a function that stops it
 */
export function followHeat(
  originOf: () => Vec3,
  show: (heat: ShownHeat | null) => void,
  spawn: (heard: (said: HeatSays) => void) => HeatHand = spawnHeat,
): () => void {
  let hand: HeatHand | null = null;
  let taken: Taken | null = null;
  let bricks = new Bricks();
  /** parts of the events that were given */
  let given = 0;
  let fields = 0;
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const heard = (said: HeatSays) => {
    if (!taken || said.field !== taken.field) return;
    if (said.kind === 'again') {
      begin(taken, said.cell);
      return wait(0);
    }
    bricks.take(said);
    show({ bricks, scale: said.scale, merged: taken.merged });
  };

  const begin = (of: Omit<Taken, 'field'>, cell?: number) => {
    taken = { ...of, field: ++fields };
    [given, bricks] = [0, new Bricks()];
    hand!.post({ kind: 'begin', field: fields, far: of.far, origin: of.origin, ...(cell !== undefined && { cell }) });
  };

  const update = () => {
    timer = undefined;
    last = performance.now();
    const now = seen.peek();
    const kinds = shownKinds.peek();
    const origin = originOf();
    if (!now) {
      taken = null;
      return show(null);
    }
    const { merged, settings } = now;
    hand ??= spawn(heard);
    if (taken?.merged !== merged || taken.kinds !== kinds || taken.origin !== origin)
      begin({ merged, kinds, origin, far: heatReach(settings, spotReach(settings)) });
    const { places, next } = merged.events.places(kinds, given, portion);
    given = next;
    hand.post({ kind: 'more', field: fields, places, walking: walks() });
    if (given < merged.events.parts.length) wait(0);
  };
  const wait = (milliseconds: number) => void (timer ??= setTimeout(update, milliseconds));

  const stop = effect(() => {
    void [seen.value, shownKinds.value, walks()];
    wait(Math.max(0, last + patience - performance.now()));
  });
  return () => {
    stop();
    clearTimeout(timer);
    hand?.end();
  };
}
