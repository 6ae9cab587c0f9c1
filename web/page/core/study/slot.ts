/** The panels of studies load with the first study; the page's frame asks here for the contents of its places. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { MountStage } from '../../model/stage';
import type { SettingValues } from '../../model/study/settings';

export interface StudyPanels {
  readonly Left: ComponentType;
  readonly Views: ComponentType;
  readonly Timeline: ComponentType;
  /** at the place of the levels in the bar, with names of the study's own */
  readonly Levels: ComponentType<{ readonly compact?: boolean }>;
  /** the sentence of the step and the way to the next, below a standalone figure */
  readonly Steps: ComponentType<{ readonly home: string }>;
  /** the switches of its layers, where they stand without the rest of its column. title null: what they stand in has one */
  readonly Layers: ComponentType<{ readonly title?: string | null }>;
  readonly mountStage: MountStage;
  /** Changes settings and runs again. */
  set(changes: SettingValues): Promise<void>;
}

export const studyPanels = signal<StudyPanels | null>(null);
