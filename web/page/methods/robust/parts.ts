/** Words and layers of the robust method: separate chunks, because the first step is one of the method of 2003. */
import type { MethodParts } from '../../model/method/types';
import { addLayers } from '../../scene/layers/late';

export const robustParts: MethodParts = {
  words: async () => (await import('./words')).knowRobustSteps(),
  layers: async () => addLayers(await import('./layers/index')),
  outline: async () => (await import('./outline')).robustOutline,
  program: async () => (await import('./program')).robustProgram,
};
