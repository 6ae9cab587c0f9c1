/** Whose figures are shown: a study has a stage, views and names of its own. */
import { computed } from '@preact/signals';
import type { ViewMode } from '../../model';
import { t } from '../../base/i18n/messages';
import { study, viewMode } from '../../core/store';
import { studyMode } from '../../core/study/mode';

/** A stage is mounted anew with every change of it. */
export const figureKind = computed(() => (study.value ? 'study' : 'sweep'));

export const figureMode = computed<ViewMode>(() => (study.value ? studyMode() : viewMode.value));

/** What the second view is called. */
export const secondTitle = (): string => t(study.value?.module.second?.title ?? 'view.ellipsoid');
