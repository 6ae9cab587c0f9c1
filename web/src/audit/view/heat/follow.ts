/** Heat kept up with the results: more events are added, another choice of kinds begins anew; at most four times a second. */
import { effect } from '@preact/signals';
import type { AuditEvent } from '../../run/types';
import { heatReach, type HeatScale } from '../../report/picture/heat';
import { spotReach } from '../../run/audit';
import { seen, shownKinds, type Seen } from '../../room/state';
import type { EventKind } from '../../detectors/types';
import type { Vec3 } from '../../../model';
import { HeatField } from '../../heat/field';

/** Milliseconds from one picture of the heat to the next. */
const patience = 250;
/** Of the time that bringing it up to date takes, this many times as much is left to the page. */
const ease = 5;
/** Events that are taken in one go: spread over a large level each costs a tenth of a millisecond. */
const portion = 500;

export interface ShownHeat {
  readonly field: HeatField;
  readonly scale: HeatScale;
  /** the walks whose events they are */
  readonly merged: Seen['merged'];
}

/**
 * @param originOf the middle of the level
 * @param show called with what there is; null: nothing happened
 * @returns a function that stops it
 */
export function followHeat(originOf: () => Vec3, show: (heat: ShownHeat | null) => void): () => void {
  let field: HeatField | null = null;
  let taken: {
    readonly merged: Seen['merged'];
    readonly kinds: ReadonlySet<EventKind>;
    readonly origin: Vec3;
  } | null = null;
  let rest = patience;
  let count = 0;
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const began = performance.now();
    timer = undefined;
    const now = seen.peek();
    const kinds = shownKinds.peek();
    const origin = originOf();
    if (taken?.merged !== now?.merged || taken?.kinds !== kinds || taken.origin !== origin) {
      taken = now && { merged: now.merged, kinds, origin };
      [field, count] = [null, 0];
    }
    if (!now) return show(null);
    const { merged, settings } = now;
    const chosen = (events: readonly AuditEvent[]) => events.filter(({ kind }) => kinds.has(kind));
    const next = Math.min(count + portion, merged.events.length);
    const fresh = chosen(merged.events.slice(count, next));
    const far = heatReach(settings, spotReach(settings));
    if (!field) field = HeatField.of(fresh, far, origin);
    else if (!field.take(fresh, origin)) field = HeatField.of(chosen(merged.events.slice(0, next)), far, origin);
    count = next;
    if (count < merged.events.length) timer = setTimeout(update);
    else show({ field, scale: field.scale(), merged });
    const spent = performance.now() - began;
    rest = Math.max(patience, ease * spent);
    last = began + spent;
  };

  const stop = effect(() => {
    void [seen.value, shownKinds.value];
    timer ??= setTimeout(update, Math.max(0, last + rest - performance.now()));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
