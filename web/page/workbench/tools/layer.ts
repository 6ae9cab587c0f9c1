/** What tools draw into the figures, over everything else. */
import type { Layer } from '../../scene/layers/layer';
import { placing } from '../../core/store';
import { drawGizmo, over } from './body/grip';
import { drawMeasure } from './measure/layer';
import { measuring } from './measure/measuring';
import { aim, places } from './measure/state';
import { cutNow, xrayNow } from './see/seeing';

export const toolLayer: Layer = {
  name: null,
  draw(pen, figure) {
    drawGizmo(pen, figure);
    drawMeasure(pen, figure);
  },
  watch() {
    void [placing.value, over.value, cutNow.value, xrayNow.value, measuring.value, aim.value, places.value];
  },
};
