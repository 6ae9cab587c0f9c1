/** A study that is open: what it was asked, and what came of it. Types only; the page's first screen has no study. */
import type { SceneMesh } from '..';
import type { SettingValues } from './settings';
import type { StudyModule } from './types';

export interface StudyRun {
  readonly settings: SettingValues;
  readonly frames: number;
  /** one row of numbers a frame */
  readonly rows: Float64Array;
  /** what it stands on where the scene has no mesh */
  readonly ground: SceneMesh | null;
}

export interface OpenStudy {
  readonly module: StudyModule;
  /** what Reset goes back to: the preset's settings, or the initial ones */
  readonly baseline: SettingValues;
  readonly run: StudyRun;
  readonly mesh: SceneMesh | null;
  /** a second run, which differs in some settings */
  readonly beside: { readonly changes: SettingValues; readonly run: StudyRun } | null;
}
