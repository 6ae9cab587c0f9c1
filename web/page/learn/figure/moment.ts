/** The motion that the figure is about: that of the sweep that is shown, or what is asked for before there is one. */
import { computed } from '@preact/signals';
import { makeMoment } from '../../scene/moment/moment';
import { slideFacts } from '../../scene/moment/slide';
import { currentStep, experiment, shownSlide } from '../../core/store';

export const moment = computed(() => {
  const slide = shownSlide.value;
  return makeMoment(currentStep.value, slide && slideFacts(slide), experiment.value);
});
