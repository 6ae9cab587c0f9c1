/** The records of events that are there from the beginning, a line each: what every sweep records, and the method of the first screen. */
import { addSweepViews } from '../explain/views';
import { sweepEvents } from '../explain/method/events';
import type { EventKind } from '../../package/trace/events.gen';
import { paperEvents } from '../methods/paper/events';
import type { robustEvents } from '../methods/robust/events';

export const presentViews = { ...sweepEvents, ...paperEvents };

/** Every kind has a record: what no folder has does not compile. */
type Forgotten = Exclude<EventKind, keyof typeof presentViews | keyof typeof robustEvents>;
export const complete: [Forgotten] extends [never] ? true : never = true;

addSweepViews(presentViews);
