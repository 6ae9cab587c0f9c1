/** The motion that the figure is about: that of the sweep the cursor is in, or what is asked for before there is one. */
import { computed } from '@preact/signals';
import { makeMoment, slideOf } from '../../scene/moment/moment';
import { slideFacts } from '../../scene/moment/slide';
import { currentStep, experiment, tree } from '../../state/store';

export const moment = computed(() => {
  const slide = slideOf(currentStep.value, tree.value);
  return makeMoment(currentStep.value, slide && slideFacts(slide), experiment.value);
});
