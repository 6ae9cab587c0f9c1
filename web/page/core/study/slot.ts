/** The panels of studies come with the first study; the page's frame asks here what to show in its places. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { MountStage } from '../../model/stage';

export interface StudyPanels {
  readonly Left: ComponentType;
  readonly Views: ComponentType;
  readonly Timeline: ComponentType;
  /** at the place of the levels in the bar, with names of the study's own */
  readonly Levels: ComponentType<{ readonly compact?: boolean }>;
  /** the sentence of the step and the way to the next, below a figure that stands alone */
  readonly Steps: ComponentType<{ readonly home: string }>;
  /** the switches of its layers, where they stand without the rest of its column. title null: what they stand in has one */
  readonly Layers: ComponentType<{ readonly title?: string | null }>;
  readonly mountStage: MountStage;
}

export const studyPanels = signal<StudyPanels | null>(null);
