/** Heat kept up with the results: more events are added, another choice of kinds begins anew; at most four times a second. */
import { effect } from '@preact/signals';
import type { AuditEvent } from '../../run/types';
import { heatReach, leastHeat } from '../../report/picture/heat';
import { spotReach } from '../../run/audit';
import { found, shownKinds, type Found } from '../../room/state';
import type { EventKind } from '../../detectors/types';
import type { Vec3 } from '../../../model';
import { HeatField, mostIn } from './field';

/** Milliseconds from one picture of the heat to the next. */
const patience = 250;

export interface ShownHeat {
  readonly field: HeatField;
  readonly most: number;
}

/**
 * @param originOf the middle of the level
 * @param show called with what there is; null: nothing happened
 * @returns a function that stops it
 */
export function followHeat(originOf: () => Vec3, show: (heat: ShownHeat | null) => void): () => void {
  let field: HeatField | null = null;
  let taken: {
    readonly merged: Found['merged'];
    readonly kinds: ReadonlySet<EventKind>;
    readonly origin: Vec3;
  } | null = null;
  let events: AuditEvent[] = [];
  let count = 0;
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    last = performance.now();
    timer = undefined;
    const now = found.peek();
    const kinds = shownKinds.peek();
    const origin = originOf();
    if (!now) {
      [field, taken, events, count] = [null, null, [], 0];
      return show(null);
    }
    const { merged, settings } = now;
    if (taken?.merged !== merged || taken.kinds !== kinds || taken.origin !== origin) {
      taken = { merged, kinds, origin };
      [field, events, count] = [null, [], 0];
    }
    const fresh = merged.events.slice(count).filter(({ kind }) => kinds.has(kind));
    count = merged.events.length;
    for (const event of fresh) events.push(event);
    if (!field?.take(fresh, origin)) field = HeatField.of(events, heatReach(settings, spotReach(settings)), origin);
    show({ field, most: Math.max(leastHeat, mostIn(field, events, origin, settings.radii[1])) });
  };

  const stop = effect(() => {
    void [found.value, shownKinds.value];
    timer ??= setTimeout(update, Math.max(0, last + patience - performance.now()));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
