/** Whose figures are shown: a study has a stage, views and names of its own. */
import { computed } from '@preact/signals';
import type { ViewMode } from '../../model';
import { t } from '../../i18n/messages';
import { width } from '../../panels/shell/width';
import { study, viewMode } from '../../state/store';

/** A stage is mounted anew with every change of it. */
export const figureKind = computed(() => (study.value ? 'study' : 'sweep'));

/** A study may have one view only, and a small screen has no room for two of them. */
export const figureMode = computed<ViewMode>(() => {
  if (!study.value) return viewMode.value;
  if (!study.value.module.second) return 'world';
  return width.value === 'small' && viewMode.value === 'both' ? 'world' : viewMode.value;
});

/** What the second view is called. */
export const secondTitle = (): string => t(study.value?.module.second?.title ?? 'view.ellipsoid');
