/** Layers and breakpoints of the study that is open: what belongs to no run, but to links. */
import { signal } from '@preact/signals';

/** A frame to stop at: a result that is, or is not, what is said. */
export interface StudyBreak {
  readonly result: string;
  readonly relation: 'is' | 'changes' | 'below' | 'above';
  /** of `is`: the value as text; of `below` and `above` a number */
  readonly value: string | number;
}

/** layers that are switched otherwise than usual */
export const toggledLayers = signal<readonly string[]>([]);
export const breaks = signal<readonly StudyBreak[]>([]);

/** Address of a step that is asked about: the figures show nothing that is recorded from there on. null: nothing is asked. */
export const veiled = signal<string | null>(null);

/** Grows when somebody asks for the stops. */
export const stopsAsked = signal(0);
