import type { MessageKey } from '../base/i18n/messages';
import type { OptionChanges } from '../model/comparison';
import type { Experiment, SceneMesh } from '../model';
import type { StepLevel } from '../../package/trace/steps';

/** Groups in the order of the list; the title of a group is the message `preset.group.<id>`. */
export const presetGroups = ['checks', 'sliding', 'flaws', 'robust', 'mended', 'models'] as const;
export type PresetGroup = (typeof presetGroups)[number];

export interface PresetScene {
  readonly mesh: SceneMesh;
  readonly experiment: Experiment;
  /** the step it opens at; it exists in the run of this mesh and experiment */
  readonly address: string;
  readonly level: StepLevel;
}

/** What is said of a preset. */
export interface PresetAbout {
  /** stands in links, so it never changes */
  readonly id: string;
  readonly group: PresetGroup;
  readonly titleKey: MessageKey;
  readonly questionKey: MessageKey;
  /** what a second experiment does differently; the preset then opens beside it */
  readonly compare?: OptionChanges;
  /** one sentence that says what to look at in the comparison */
  readonly lookKey?: MessageKey;
}

/** A mesh, a start, an input, a step to open at and one question that this step answers. */
export interface Preset extends PresetAbout {
  load(): Promise<PresetScene>;
}
