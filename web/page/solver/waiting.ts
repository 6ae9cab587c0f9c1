/** Workers that somebody waits for: those that say nothing, and those that are still on their way. */
import { computed, signal } from '@preact/signals';
import type { Attendant, Silence } from './pulse';

const silences = signal<ReadonlyMap<object, Silence>>(new Map());
const coming = signal<ReadonlySet<object>>(new Set());

/** What has to be decided; one at a time. */
export const silence = computed<Silence | null>(() => silences.value.values().next().value ?? null);
/** What computes is being loaded, and something waits for it. */
export const loading = computed<boolean>(() => coming.value.size > 0);

export const pageAttendant: Attendant = {
  silent(worker, said) {
    const next = new Map(silences.peek());
    if (said) next.set(worker, said);
    else next.delete(worker);
    if (said || next.size < silences.peek().size) silences.value = next;
  },
  loading(worker, is) {
    if (coming.peek().has(worker) === is) return;
    const next = new Set(coming.peek());
    if (is) next.add(worker);
    else next.delete(worker);
    coming.value = next;
  },
};
