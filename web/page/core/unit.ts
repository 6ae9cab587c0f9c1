/** The unit of lengths in the scene that is shown. */
import { computed } from '@preact/signals';
import { meshState } from './store';
import { t } from '../base/i18n/messages';

const name = computed(() => meshState.value?.mesh.unit ?? 'metre');

/** As it stands behind a number. */
export const unit = computed(() => t(`unit.${name.value}`));
/** As a word. */
export const unitName = computed(() => t(`unit.${name.value}.name`));
