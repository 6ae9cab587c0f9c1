/** What the figures show, in words, for those who do not see them. */
import { computed } from '@preact/signals';
import { shownSlide, currentStep, experiment, meshState } from '../../core/store';
import { findEvent } from '../../explain/context';
import { formatNumber, formatVector } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { meshName } from '../meshName';

function describe(space: 'world' | 'ellipsoid'): string {
  const slide = shownSlide.value;
  const begin = slide?.opening;
  if (begin?.kind !== 'SlideBegin' || !slide) {
    const mesh = meshState.value?.mesh;
    return mesh && experiment.value ? t('view.describe.rest', { mesh: meshName(mesh) }) : '';
  }
  const nearest = findEvent(slide, 'Nearest');
  const world = space === 'world';
  const values = {
    from: formatVector(world ? begin.position : begin.center),
    by: formatVector(world ? begin.displacement : begin.travel),
    step: currentStep.value?.address ?? '',
  };
  if (!nearest?.found) return t(`view.describe.${space}.free`, values);
  return t(`view.describe.${space}.hit`, {
    ...values,
    triangle: nearest.triangle,
    time: formatNumber(nearest.time),
    point: formatVector(world ? nearest.pointWorld : nearest.point),
  });
}

export const worldDescription = computed(() => describe('world'));
export const ellipsoidDescription = computed(() => describe('ellipsoid'));
