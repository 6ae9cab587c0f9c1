/** How the questions of the tour that is open were answered; by the number of the stop. */
import { signal } from '@preact/signals';

type Outcomes = ReadonlyMap<number, boolean>;

/** Whether the first answer was right. */
export const firstRight = signal<Outcomes>(new Map());
/** Whether the last answer was; questions that are still open have none. */
export const lastRight = signal<Outcomes>(new Map());
